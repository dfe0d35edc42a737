// A dialect whose attributes and types have a bytecode encoding (EncodingBytecode.td).

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def Encoding_Dialect : Dialect {
  let name = "encoding";
  let cppNamespace = "::test";
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

// Stored in two forms, depending on the note.
def Encoding_LabelAttr : AttrDef<Encoding_Dialect, "Label"> {
  let mnemonic = "label";
  let parameters = (ins "StringAttr":$name, OptionalParameter<"Attribute">:$note);
  let assemblyFormat = "`<` $name (`,` $note^)? `>`";
}
def Encoding_PointAttr : AttrDef<Encoding_Dialect, "Point"> {
  let mnemonic = "point";
  let parameters = (ins "int64_t":$x_pos, "uint64_t":$y_pos, "bool":$fixed);
  let assemblyFormat = "`<` $x_pos `,` $y_pos `,` $fixed `>`";
  let genVerifyDecl = 1;
}
def Encoding_PathAttr : AttrDef<Encoding_Dialect, "Path"> {
  let mnemonic = "path";
  let parameters = (ins ArrayRefParameter<"PointAttr">:$points, ArrayRefParameter<"int64_t">:$lengths,
                        ArrayRefParameter<"Attribute">:$notes, ArrayRefParameter<"PointAttr">:$marks);
  let assemblyFormat = "`<` `[` $points `]` `,` `[` $lengths `]` `,` `[` $notes `]` `,` `[` $marks `]` `>`";
}
// Not encoded: stored as text.
def Encoding_PlainAttr : AttrDef<Encoding_Dialect, "Plain"> { let mnemonic = "plain"; }

def Encoding_BoxType : TypeDef<Encoding_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "Type":$content, "PointAttr":$corner);
  let assemblyFormat = "`<` $content `,` $corner `>`";
}
def Encoding_UnitType : TypeDef<Encoding_Dialect, "Unit"> { let mnemonic = "unit"; }
