// Two types with the same mnemonic.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/AttrTypeBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_VecType : TypeDef<T_Dialect, "Vec"> { let mnemonic = "vec"; }

def T_VectorType : TypeDef<T_Dialect, "Vector"> { let mnemonic = "vec"; }
// CHECK:{{.*}}type-same-mnemonic.td:[[#@LINE-1]]:5: error: type 't.vec' is declared twice
// CHECK-NEXT:def T_VectorType : TypeDef<T_Dialect, "Vector"> { let mnemonic = "vec"; }
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}type-same-mnemonic.td:[[#@LINE-6]]:5: note: the other declaration is here
// CHECK-NEXT:def T_VecType : TypeDef<T_Dialect, "Vec"> { let mnemonic = "vec"; }
// CHECK-NEXT:    ^
