// Two ops with the same C++ class name, which lacks the part of the record name before '_'.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_AddOp : Op<T_Dialect, "add">;

def S_AddOp : Op<T_Dialect, "plus">;
// CHECK:{{.*}}op-same-class.td:[[#@LINE-1]]:5: error: the C++ class of op 't.plus' is '::t::AddOp', and so is that of op 't.add'
// CHECK-NEXT:def S_AddOp : Op<T_Dialect, "plus">;
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}op-same-class.td:[[#@LINE-6]]:5: note: the other declaration is here
// CHECK-NEXT:def T_AddOp : Op<T_Dialect, "add">;
// CHECK-NEXT:    ^
