// A C++ class name of a type that is invalid or reserved.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/AttrTypeBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_AType : TypeDef<T_Dialect, "a vec"> { let mnemonic = "a"; }
// CHECK:{{.*}}type-bad-class.td:[[#@LINE-1]]:5: error: 'a vecType' is not a C++ class name
// CHECK-NEXT:def T_AType : TypeDef<T_Dialect, "a vec"> { let mnemonic = "a"; }
// CHECK-NEXT:    ^

def T_BType : TypeDef<T_Dialect, ""> { let mnemonic = "b"; }
// CHECK-NEXT:{{.*}}type-bad-class.td:[[#@LINE-1]]:5: error: 'Type' is not a C++ class name
// CHECK-NEXT:def T_BType : TypeDef<T_Dialect, ""> { let mnemonic = "b"; }
// CHECK-NEXT:    ^
