// Parameter names whose accessors would hide accessors of every type.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/AttrTypeBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_VecType : TypeDef<T_Dialect, "Vec"> {
  let mnemonic = "vec";
  let parameters = (ins "unsigned":$mnemonic);
  let assemblyFormat = "`<` $mnemonic `>`";
}
// CHECK:{{.*}}type-reserved-name.td:[[#@LINE-3]]:36: error: 'mnemonic' cannot be the name of a parameter: every generated class has a getMnemonic() of its own
// CHECK-NEXT:  let parameters = (ins "unsigned":$mnemonic);
// CHECK-NEXT:                                   ^
