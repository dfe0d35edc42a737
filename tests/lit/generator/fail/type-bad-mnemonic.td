// A type mnemonic that the parser could not read.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/AttrTypeBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_VecType : TypeDef<T_Dialect, "Vec"> { let mnemonic = "a vec"; }
// CHECK:{{.*}}type-bad-mnemonic.td:[[#@LINE-1]]:49: error: 'a vec' is not a mnemonic: it takes visible characters other than '"'
// CHECK-NEXT:def T_VecType : TypeDef<T_Dialect, "Vec"> { let mnemonic = "a vec"; }
// CHECK-NEXT:                                                ^

def T_EmptyType : TypeDef<T_Dialect, "Empty"> { let mnemonic = ""; }
// CHECK-NEXT:{{.*}}type-bad-mnemonic.td:[[#@LINE-1]]:5: error: 'T_EmptyType' has no mnemonic: set 'typeName' by hand
// CHECK-NEXT:def T_EmptyType : TypeDef<T_Dialect, "Empty"> { let mnemonic = ""; }
// CHECK-NEXT:    ^

def T_DashType : TypeDef<T_Dialect, "Dash"> { let mnemonic = "a-dash"; }
// CHECK-NEXT:{{.*}}type-bad-mnemonic.td:[[#@LINE-1]]:51: warning: mnemonic 'a-dash' is not readable: it takes letters, digits, '_', '$' and '.'
// CHECK-NEXT:def T_DashType : TypeDef<T_Dialect, "Dash"> { let mnemonic = "a-dash"; }
// CHECK-NEXT:                                                  ^
