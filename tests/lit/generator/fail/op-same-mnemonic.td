// Two ops with the same name.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_AddOp : Op<T_Dialect, "add">;

def T_PlusOp : Op<T_Dialect, "add">;
// CHECK:{{.*}}op-same-mnemonic.td:[[#@LINE-1]]:5: error: op 't.add' is declared twice
// CHECK-NEXT:def T_PlusOp : Op<T_Dialect, "add">;
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}op-same-mnemonic.td:[[#@LINE-6]]:5: note: the other declaration is here
// CHECK-NEXT:def T_AddOp : Op<T_Dialect, "add">;
// CHECK-NEXT:    ^
