// The bytecode encoding of the dialect of Encoding.td: each kind of value of mlir/IR/BytecodeBase.td. A file of its own,
// because mlir/IR/OpBase.td declares other classes with the same names.

include "mlir/IR/BytecodeBase.td"

def StringAttr : WithType<"StringAttr", Attribute>;
// A point without the code of its entry.
def PointParts : CompositeBytecode<"PointAttr"> {
  dag members = (attr SignedVarInt:$x_pos, VarInt:$y_pos, Bool:$fixed);
  let cBuilder = "get<$_resultType>(context, $_args)";
}

let cType = "LabelAttr" in {
def LabelAttr : DialectAttribute<(attr StringAttr:$name)> {
  let cBuilder = "get<$_resultType>(context, $_args, Attribute())";
  let printerPredicate = "!$_val.getNote()";
}
def LabelAttrWithNote : DialectAttribute<(attr LocalVar<"int", "7">:$_unused, StringAttr:$name, Attribute:$note)> {
  let printerPredicate = "$_val.getNote()";
  let postProcess = "(void)_unused;";
}
}
def PointAttr : DialectAttribute<(attr SignedVarInt:$x_pos, VarInt:$y_pos, Bool:$fixed)>;
def PathAttr : DialectAttribute<(attr Array<PointAttr>:$points, Array<SignedVarIntList>:$lengths, Array<Attribute>:$notes,
                                      Array<PointParts>:$marks)>;
def BoxType : DialectType<(type Type:$content, PointParts:$corner)>;
def UnitType : DialectType<(type)>;

def EncodingAttributes : DialectAttributes<"encoding"> {
  let elems = [LabelAttr, ReservedOrDead, LabelAttrWithNote, PointAttr, PathAttr];
}
def EncodingTypes : DialectTypes<"encoding"> {
  let elems = [BoxType, UnitType];
}
