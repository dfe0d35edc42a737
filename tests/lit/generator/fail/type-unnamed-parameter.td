// A type parameter without a name.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/AttrTypeBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_VecType : TypeDef<T_Dialect, "Vec"> {
  let mnemonic = "vec";
  let parameters = (ins "unsigned", "Type":$element);
  let assemblyFormat = "`<` params `>`";
}
// CHECK:{{.*}}type-unnamed-parameter.td:[[#@LINE-3]]:7: error: parameter 0 of 'T_VecType' needs a name
// CHECK-NEXT:  let parameters = (ins "unsigned", "Type":$element);
// CHECK-NEXT:      ^
