// A type with an assembly format but without a mnemonic.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/AttrTypeBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_VecType : TypeDef<T_Dialect, "Vec"> {
  let parameters = (ins "unsigned":$size);
  let assemblyFormat = "`<` $size `>`";
}
// CHECK:{{.*}}type-no-mnemonic.td:[[#@LINE-4]]:5: error: 'T_VecType' has no mnemonic: set 'typeName' by hand
// CHECK-NEXT:def T_VecType : TypeDef<T_Dialect, "Vec"> {
// CHECK-NEXT:    ^
