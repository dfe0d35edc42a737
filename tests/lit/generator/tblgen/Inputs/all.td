// One declaration of each kind, for tests of generator flags.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/PatternBase.td"

def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}
def T_Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"red", 0>]> {
  let cppNamespace = "::t";
}
def T_VecType : TypeDef<T_Dialect, "Vec"> {
  let mnemonic = "vec";
  let parameters = (ins "unsigned":$size);
  let assemblyFormat = "`<` $size `>`";
}
def T_MarkAttr : AttrDef<T_Dialect, "Mark"> {
  let mnemonic = "mark";
}
def T_NegOp : Op<T_Dialect, "neg"> {
  let arguments = (ins I32:$input);
  let results = (outs I32:$result);
  let assemblyFormat = "$input attr-dict";
}
def NegOfNeg : Pat<(T_NegOp (T_NegOp $x)), (replaceWithValue $x)>;
