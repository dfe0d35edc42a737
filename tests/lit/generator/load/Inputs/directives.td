include "mlir/IR/OpBase.td"

def U_Dialect : Dialect {
  let name = "u";
  let cppNamespace = "::u";
}
def U_Op : Op<U_Dialect, "op"> {
  let arguments = (ins I32Attr:$x);
  let assemblyFormat = "custom<Foo>($x) attr-dict";
}
// Ops with a directive whose C++ functions strata-opt registers.
def U_IndicesOp : Op<U_Dialect, "indices"> {
  let arguments = (ins Variadic<Index>:$values, DenseI64ArrayAttr:$numbers);
  let assemblyFormat = "custom<DynamicIndexList>($values, $numbers) attr-dict";
}
def U_TypedOp : Op<U_Dialect, "typed"> {
  let arguments = (ins Variadic<AnyInteger>:$values, DenseI64ArrayAttr:$numbers);
  let assemblyFormat = "custom<DynamicIndexList>($values, $numbers, type($values)) attr-dict";
}
def U_ScalableOp : Op<U_Dialect, "scalable"> {
  let arguments = (ins Variadic<Index>:$values, DenseI64ArrayAttr:$numbers, DenseBoolArrayAttr:$flags);
  let assemblyFormat = "custom<DynamicIndexList>($values, $numbers, $flags) attr-dict";
}
