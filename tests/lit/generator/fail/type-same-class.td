// Two types with one C++ class name.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/AttrTypeBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_VecType : TypeDef<T_Dialect, "Vec"> { let mnemonic = "vec"; }

def T_VectorType : TypeDef<T_Dialect, "Vec"> { let mnemonic = "vector"; }
// CHECK:{{.*}}type-same-class.td:[[#@LINE-1]]:5: error: the C++ class of type 't.vector' is '::t::VecType', and so is that of type 't.vec'
// CHECK-NEXT:def T_VectorType : TypeDef<T_Dialect, "Vec"> { let mnemonic = "vector"; }
// CHECK-NEXT:    ^
// CHECK-NEXT:{{.*}}type-same-class.td:[[#@LINE-6]]:5: note: the other declaration is here
// CHECK-NEXT:def T_VecType : TypeDef<T_Dialect, "Vec"> { let mnemonic = "vec"; }
// CHECK-NEXT:    ^
