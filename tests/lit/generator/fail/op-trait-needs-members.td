// Traits about operands and results require ops that have them.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a", [SameOperandsAndResultType]>;
// CHECK:{{.*}}op-trait-needs-members.td:[[#@LINE-1]]:33: error: trait 'SameOperandsAndResultType' is for an op with an operand, which 'T_AOp' is not
// CHECK-NEXT:def T_AOp : Op<T_Dialect, "a", [SameOperandsAndResultType]>;
// CHECK-NEXT:                                ^
// CHECK-NEXT:{{.*}}op-trait-needs-members.td:[[#@LINE-4]]:33: error: trait 'SameOperandsAndResultType' is for an op with a result, which 'T_AOp' is not
// CHECK-NEXT:def T_AOp : Op<T_Dialect, "a", [SameOperandsAndResultType]>;
// CHECK-NEXT:                                ^

def T_BOp : Op<T_Dialect, "b", [SameTypeOperands]>;
// CHECK-NEXT:{{.*}}op-trait-needs-members.td:[[#@LINE-1]]:33: error: trait 'SameTypeOperands' is for an op with an operand, which 'T_BOp' is not
// CHECK-NEXT:def T_BOp : Op<T_Dialect, "b", [SameTypeOperands]>;
// CHECK-NEXT:                                ^

def T_COp : Op<T_Dialect, "c", [FirstAttrDerivedResultType]>;
// CHECK-NEXT:{{.*}}op-trait-needs-members.td:[[#@LINE-1]]:33: error: trait 'FirstAttrDerivedResultType' is for an op with an attribute, which 'T_COp' is not
// CHECK-NEXT:def T_COp : Op<T_Dialect, "c", [FirstAttrDerivedResultType]>;
// CHECK-NEXT:                                ^
// CHECK-NEXT:{{.*}}op-trait-needs-members.td:[[#@LINE-4]]:33: error: trait 'FirstAttrDerivedResultType' is for an op with a result, which 'T_COp' is not
// CHECK-NEXT:def T_COp : Op<T_Dialect, "c", [FirstAttrDerivedResultType]>;
// CHECK-NEXT:                                ^

def T_DOp : Op<T_Dialect, "d", [NoRegionArguments]>;
// CHECK-NEXT:{{.*}}op-trait-needs-members.td:[[#@LINE-1]]:33: warning: trait 'NoRegionArguments' has no effect on 'T_DOp', which has no region
// CHECK-NEXT:def T_DOp : Op<T_Dialect, "d", [NoRegionArguments]>;
// CHECK-NEXT:                                ^

def T_EOp : Op<T_Dialect, "e", [SingleBlockImplicitTerminator<"YieldOp">]>;
// CHECK-NEXT:{{.*}}op-trait-needs-members.td:[[#@LINE-1]]:5: warning: trait 'SingleBlock' has no effect on 'T_EOp', which has no region
// CHECK-NEXT:def T_EOp : Op<T_Dialect, "e", [SingleBlockImplicitTerminator<"YieldOp">]>;
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}op-trait-needs-members.td:[[#@LINE-4]]:5: warning: trait 'SingleBlockImplicitTerminator' has no effect on 'T_EOp', which has no region
// CHECK-NEXT:def T_EOp : Op<T_Dialect, "e", [SingleBlockImplicitTerminator<"YieldOp">]>;
// CHECK-NEXT:    ^
