// Mnemonics that the parser cannot read at all, or only in quotes.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AOp : Op<T_Dialect, "a b">;
// CHECK:{{.*}}op-bad-mnemonic.td:[[#@LINE-1]]:28: error: 'a b' is not a name for an op: it takes visible characters other than '"'
// CHECK-NEXT:def T_AOp : Op<T_Dialect, "a b">;
// CHECK-NEXT:                           ^

def T_BOp : Op<T_Dialect, "b.">;
// CHECK-NEXT:{{.*}}op-bad-mnemonic.td:[[#@LINE-1]]:28: warning: 'b.' is only readable in quotes, in the generic form: other names take letters, digits, '_', '$' and '.', and '.' only in between
// CHECK-NEXT:def T_BOp : Op<T_Dialect, "b.">;
// CHECK-NEXT:                           ^

def T_COp : Op<T_Dialect, "c..d">;
// CHECK-NEXT:{{.*}}op-bad-mnemonic.td:[[#@LINE-1]]:28: warning: 'c..d' is only readable in quotes, in the generic form: other names take letters, digits, '_', '$' and '.', and '.' only in between
// CHECK-NEXT:def T_COp : Op<T_Dialect, "c..d">;
// CHECK-NEXT:                           ^

def T_DOp : Op<T_Dialect, "ä">;
// CHECK-NEXT:{{.*}}op-bad-mnemonic.td:[[#@LINE-1]]:28: error: 'ä' is not a name for an op: it takes visible characters other than '"'
// CHECK-NEXT:def T_DOp : Op<T_Dialect, "ä">;

def T_EOp : Op<T_Dialect, "e-f#1">;
// CHECK-NEXT:{{.*}}op-bad-mnemonic.td:[[#@LINE-1]]:28: warning: 'e-f#1' is only readable in quotes, in the generic form: other names take letters, digits, '_', '$' and '.', and '.' only in between
// CHECK-NEXT:def T_EOp : Op<T_Dialect, "e-f#1">;
// CHECK-NEXT:                           ^
