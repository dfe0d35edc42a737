include "mlir/IR/OpBase.td"

def U_Dialect : Dialect {
  let name = "u";
  let cppNamespace = "::u";
}
def U_Op : Op<U_Dialect, "op"> {
  let arguments = (ins I32Attr:$x);
  let assemblyFormat = "custom<Foo>($x) attr-dict";
}
