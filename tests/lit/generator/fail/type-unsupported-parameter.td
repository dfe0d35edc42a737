// C++ types that have no place in a descriptor.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/AttrTypeBase.td"

def T_Dialect : Dialect { let name = "t"; }

def T_VecType : TypeDef<T_Dialect, "Vec"> {
  let mnemonic = "vec";
  let parameters = (ins "std::map<int, int>":$table);
  let assemblyFormat = "`<` $table `>`";
}
// CHECK:{{.*}}type-unsupported-parameter.td:[[#@LINE-3]]:46: error: parameter 'table' has the C++ type 'std::map<int, int>', which is not supported: use a number, an enum, a string, a type, an attribute, or an array of types, attributes or int64_t
// CHECK-NEXT:  let parameters = (ins "std::map<int, int>":$table);
// CHECK-NEXT:                                             ^
