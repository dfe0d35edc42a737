// An op trait cannot be a trait of a type.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_VecType : TypeDef<T_Dialect, "Vec", [Commutative]> { let mnemonic = "vec"; }
// CHECK:{{.*}}type-trait-of-ops.td:[[#@LINE-1]]:44: error: 'Commutative' is a trait of ops and not of types
// CHECK-NEXT:def T_VecType : TypeDef<T_Dialect, "Vec", [Commutative]> { let mnemonic = "vec"; }
// CHECK-NEXT:                                           ^
