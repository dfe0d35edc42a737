// A record that is defined twice.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AddOp : Op<T_Dialect, "add">;

def T_AddOp : Op<T_Dialect, "plus">;
// CHECK:{{.*}}op-same-record.td:[[#@LINE-1]]:5: error: def already exists: T_AddOp
// CHECK-NEXT:def T_AddOp : Op<T_Dialect, "plus">;
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}op-same-record.td:[[#@LINE-6]]:5: note: location of previous definition
// CHECK-NEXT:def T_AddOp : Op<T_Dialect, "add">;
// CHECK-NEXT:    ^
