// Mnemonics that the parser could not read.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a b">;
// CHECK:{{.*}}op-bad-mnemonic.td:[[#@LINE-1]]:28: error: 'a b' is not a name for an op: it takes letters, digits, '_', '$' and '.', and '.' only in between
// CHECK-NEXT:def T_AOp : Op<T_Dialect, "a b">;
// CHECK-NEXT:                           ^

def T_BOp : Op<T_Dialect, "b.">;
// CHECK-NEXT:{{.*}}op-bad-mnemonic.td:[[#@LINE-1]]:28: error: 'b.' is not a name for an op: it takes letters, digits, '_', '$' and '.', and '.' only in between
// CHECK-NEXT:def T_BOp : Op<T_Dialect, "b.">;
// CHECK-NEXT:                           ^

def T_COp : Op<T_Dialect, "c..d">;
// CHECK-NEXT:{{.*}}op-bad-mnemonic.td:[[#@LINE-1]]:28: error: 'c..d' is not a name for an op: it takes letters, digits, '_', '$' and '.', and '.' only in between
// CHECK-NEXT:def T_COp : Op<T_Dialect, "c..d">;
// CHECK-NEXT:                           ^

def T_DOp : Op<T_Dialect, "ä">;
// CHECK-NEXT:{{.*}}op-bad-mnemonic.td:[[#@LINE-1]]:28: error: 'ä' is not a name for an op: it takes letters, digits, '_', '$' and '.', and '.' only in between
// CHECK-NEXT:def T_DOp : Op<T_Dialect, "ä">;
