// A type cannot have both an assembly format and a custom parser.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/AttrTypeBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_VecType : TypeDef<T_Dialect, "Vec"> {
  let mnemonic = "vec";
  let parameters = (ins "unsigned":$size);
  let assemblyFormat = "`<` $size `>`";
  let hasCustomAssemblyFormat = 1;
}
// CHECK:{{.*}}type-two-formats.td:[[#@LINE-2]]:7: error: 'T_VecType' has both assemblyFormat and hasCustomAssemblyFormat
// CHECK-NEXT:  let hasCustomAssemblyFormat = 1;
// CHECK-NEXT:      ^
