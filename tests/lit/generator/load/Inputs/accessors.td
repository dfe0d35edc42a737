include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def U_Dialect : Dialect {
  let name = "u";
  let cppNamespace = "::u";
}
def U_Box : TypeDef<U_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "unsigned":$inner_size);
  let assemblyFormat = "`<` $inner_size `>`";
}
class U_TypeThat<string cpp, string summary> : Type<CPred<cpp>, summary>;
def U_Known : Op<U_Dialect, "known"> {
  let arguments = (ins U_TypeThat<"::llvm::cast<::u::BoxType>($_self).getInnerSize() > 1", "big box">:$x);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
def U_Unknown : Op<U_Dialect, "unknown"> {
  let arguments = (ins U_TypeThat<"::llvm::cast<::u::BoxType>($_self).getOuterSize() > 1", "odd box">:$x);
  let assemblyFormat = "$x attr-dict `:` type($x)";
}
