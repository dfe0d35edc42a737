// DeclareOpInterfaceMethods lists a method that the interface does not have.
// RUN: strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a", [DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccessorForOperand"]>]>;
// CHECK:{{.*}}interface-unknown-method.td:[[#@LINE-1]]:33: warning: interface 'BranchOpInterface' has no method 'getSuccessorForOperand'; nothing is declared for it
// CHECK-NEXT:def T_AOp : Op<T_Dialect, "a", [DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccessorForOperand"]>]>;
// CHECK-NEXT:                                ^
// CHECK-NEXT:{{.*}}interface-unknown-method.td:[[#@LINE-4]]:33: note: did you mean 'getSuccessorForOperands'?
// CHECK-NEXT:def T_AOp : Op<T_Dialect, "a", [DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccessorForOperand"]>]>;
// CHECK-NEXT:                                ^
