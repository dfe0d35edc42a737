// A type with parameters but without an assembly format.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/AttrTypeBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_VecType : TypeDef<T_Dialect, "Vec"> {
  let mnemonic = "vec";
  let parameters = (ins "unsigned":$size);
}
// CHECK:{{.*}}type-no-format.td:[[#@LINE-4]]:5: error: 'T_VecType' has parameters and a mnemonic; it needs an assemblyFormat or hasCustomAssemblyFormat
// CHECK-NEXT:def T_VecType : TypeDef<T_Dialect, "Vec"> {
// CHECK-NEXT:    ^
