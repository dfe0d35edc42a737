// A dialect with parameters of all kinds, for tests in Python. Nothing in it needs C++.
include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Shapes_Dialect : Dialect {
  let name = "shapes";
  let cppNamespace = "::shapes";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

def Shapes_Color : I32EnumAttr<"Color", "a color", [
  I32EnumAttrCase<"Red", 0, "red">, I32EnumAttrCase<"None", 7, "none">
]> {
  let cppNamespace = "::shapes";
  let genSpecializedAttr = 0;
}
def Shapes_ColorAttr : EnumAttr<Shapes_Dialect, Shapes_Color, "color">;
def Shapes_Sides : I32BitEnum<"Sides", "some sides", [I32BitEnumCaseBit<"left", 0>, I32BitEnumCaseBit<"right", 1>]> {
  let cppNamespace = "::shapes";
  let separator = "|";
}

class Shapes_Type<string name, string word, list<Trait> traits = []> : TypeDef<Shapes_Dialect, name, traits> {
  let mnemonic = word;
}
def Shapes_Sized : TypeInterface<"Sized"> {
  let cppNamespace = "::shapes";
  let description = "Types that have a size.";
}
def Shapes_Named : AttrInterface<"Named"> {
  let cppNamespace = "::shapes";
}
def Shapes_Box : Shapes_Type<"Box", "box", [Shapes_Sized]> {
  let summary = "A box.";
  let parameters = (ins "int8_t":$width, "unsigned":$height, "bool":$open, EnumParameter<Shapes_Color>:$color,
                        StringRefParameter<>:$label, "::mlir::Type":$content, ArrayRefParameter<"int64_t">:$offsets,
                        DefaultValuedParameter<"int64_t", "4">:$depth);
  let assemblyFormat = "`<` $width `,` $height `,` $open `,` $color `,` $label `,` $content `,` `[` $offsets `]` (`,` $depth^)? `>`";
}
def Shapes_Style : AttrDef<Shapes_Dialect, "Style", [Shapes_Named]> {
  let mnemonic = "style";
  let parameters = (ins EnumParameter<Shapes_Sides>:$sides, OptionalParameter<"::mlir::Attribute">:$note);
  let assemblyFormat = "`<` $sides (`,` $note^)? `>`";
}

def Shapes_Drawable : OpInterface<"Drawable"> {
  let cppNamespace = "::shapes";
  let description = "Operations that can be drawn.";
}

class Shapes_Op<string mnemonic, list<Trait> traits = []> : Op<Shapes_Dialect, mnemonic, traits>;
def Shapes_MakeOp : Shapes_Op<"make", [Shapes_Drawable]> {
  let arguments = (ins Shapes_Color:$color, OptionalAttr<Shapes_Style>:$style);
  let results = (outs Shapes_Box:$box);
}
def Shapes_JoinOp : Shapes_Op<"join", [SameOperandsAndResultType]> {
  let arguments = (ins Shapes_Box:$first, Shapes_Box:$second);
  let results = (outs Shapes_Box:$result);
  let assemblyFormat = "$first `,` $second attr-dict `:` type($result)";
}
