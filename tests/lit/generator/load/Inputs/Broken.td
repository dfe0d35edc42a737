include "mlir/IR/OpBase.td"
def B_Dialect : Dialect { let name = "b"; let cppNamespace = "::b"; }
def B_AOp : Op<B_Dialect, "a"> {
  let arguments = (ins I32:$x, I32:$x);
  let assemblyFormat = "$x $z attr-dict";
}
