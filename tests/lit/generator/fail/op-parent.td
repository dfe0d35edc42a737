// The arguments of HasParent and SingleBlockImplicitTerminator must be C++ class names.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a", [HasParent<"func.func">]>;
// CHECK:{{.*}}op-parent.td:[[#@LINE-1]]:33: error: 'func.func' is not the C++ class of an op
// CHECK-NEXT:def T_AOp : Op<T_Dialect, "a", [HasParent<"func.func">]>;
// CHECK-NEXT:                                ^

def T_BOp : Op<T_Dialect, "b", [SingleBlockImplicitTerminator<"the yield">]> {
  let regions = (region AnyRegion:$body);
}
// CHECK-NEXT:{{.*}}op-parent.td:[[#@LINE-3]]:5: error: 'the yield' is not the C++ class of an op
// CHECK-NEXT:def T_BOp : Op<T_Dialect, "b", [SingleBlockImplicitTerminator<"the yield">]> {
// CHECK-NEXT:    ^
