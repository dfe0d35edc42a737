// A type constraint that is not declared.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a"> {
  let arguments = (ins I23:$x);
}
// CHECK:{{.*}}op-unknown-constraint.td:[[#@LINE-2]]:24: error: Variable not defined: 'I23'
// CHECK-NEXT:  let arguments = (ins I23:$x);
// CHECK-NEXT:                       ^
// CHECK-NEXT:{{.*}}op-unknown-constraint.td:[[#@LINE-5]]:24: note: did you mean 'I1'?
// CHECK-NEXT:  let arguments = (ins I23:$x);
// CHECK-NEXT:                       ^
