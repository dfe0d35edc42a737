//===- BytecodeBase.td - Encodings of attributes and types -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Declares how the attributes and types of a dialect are stored in bytecode. The output of -gen-bytecode reads and writes
// them; see docs/bytecode.md.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_MLIR_IR_BYTECODEBASE
#define STRATA_MLIR_IR_BYTECODEBASE

// How a value is stored: four templates of C++ expressions, and the C++ type of the value.
class Bytecode<string parse = "", string build = "", string print = "", string get = "", string t = ""> {
  // True if the value was read. $_reader: the DialectBytecodeReader; $_var: the variable to fill; $_resultType: the class of the
  // value. Empty for values that consist of members.
  string cParser = parse;
  // The value of the parameter. $_args: the variable, or the members separated by commas; $_resultType as above.
  string cBuilder = build;
  // The statement that writes the value. $_writer: the DialectBytecodeWriter; $_getter: the value; $_name: the attribute or type
  // that contains it.
  string cPrinter = print;
  // The value. $_attrType: the attribute or type that contains it; $_member: the name of the member; $_getMember: the name of
  // its getter. Empty for a call of the getter.
  string cGetter = get;
  // The class of the value. Empty for the name of the record.
  string cType = t;
  // If not empty, the entry is written only for values that satisfy this condition. $_val: the attribute or type.
  string printerPredicate = "";
}

// Copies of an encoding in which one of the parts is replaced.
class WithParser<string p = "", Bytecode t = Bytecode<>> : Bytecode<p, t.cBuilder, t.cPrinter, t.cGetter, t.cType>;
class WithBuilder<string b = "", Bytecode t = Bytecode<>> : Bytecode<t.cParser, b, t.cPrinter, t.cGetter, t.cType>;
class WithPrinter<string p = "", Bytecode t = Bytecode<>> : Bytecode<t.cParser, t.cBuilder, p, t.cGetter, t.cType>;
class WithGetter<string g = "", Bytecode t = Bytecode<>> : Bytecode<t.cParser, t.cBuilder, t.cPrinter, g, t.cType>;
class WithType<string ty = "", Bytecode t = Bytecode<>> : Bytecode<t.cParser, t.cBuilder, t.cPrinter, t.cGetter, ty>;

// A value that consists of the members in the field `dag members`, and is built by the field `cBuilder`.
class CompositeBytecode<string t = ""> : WithType<t>;

//===-- Primitive values ----------------------------------------------------===//

// A value that a function of the reader fills, and a function of the writer takes.
class BytecodePrimitive<string read, string write, string type>
    : Bytecode<"succeeded($_reader." # read # "($_var))", "$_args", "$_writer." # write # "($_getter)", "", type>;

class AttributeKind : BytecodePrimitive<"readAttribute", "writeAttribute", "">;
class TypeKind : BytecodePrimitive<"readType", "writeType", "">;
def Attribute : AttributeKind;
def Type : TypeKind;

def VarInt : BytecodePrimitive<"readVarInt", "writeVarInt", "uint64_t">;
def SignedVarInt : BytecodePrimitive<"readSignedVarInt", "writeSignedVarInt", "int64_t">;
def Bool : BytecodePrimitive<"readBool", "writeOwnedBool", "bool">;
def Blob : BytecodePrimitive<"readBlob", "writeOwnedBlob", "ArrayRef<char>">;

// Values that functions of the dialect's author read. `s` is the name of an earlier member.
class KnownWidthAPInt<string s>
    : WithParser<"succeeded(readAPIntWithKnownWidth($_reader, " # s # ", $_var))",
                 BytecodePrimitive<"", "writeAPIntWithKnownWidth", "FailureOr<APInt>">>;
class KnownSemanticsAPFloat<string s>
    : WithParser<"succeeded(readAPFloatWithKnownSemantics($_reader, " # s # ", $_var))",
                 BytecodePrimitive<"", "writeAPFloatWithKnownSemantics", "FailureOr<APFloat>">>;
// A handle of class `s` of a resource.
class ResourceHandle<string s>
    : WithParser<"succeeded(readResourceHandle<" # s # ">($_reader, $_var))",
                 BytecodePrimitive<"", "writeResourceHandle", "FailureOr<" # s # ">">>;

// A variable of the reading function with the value `d`. Nothing is stored.
class LocalVar<string t, string d> : Bytecode<"(($_var = " # d # "), true)", "$_args", "", "", t>;

// A list, stored as its size and its elements.
class Array<Bytecode t> {
  Bytecode elemT = t;
  string cBuilder = "$_args";
}
// An encoding for elements of an Array: the getter of the element is the element itself.
class List<Bytecode t> : WithGetter<"$_member", t>;
def SignedVarIntList : List<SignedVarInt>;
def BoolList : List<Bool>;

//===-- Attributes and types ------------------------------------------------===//

// An entry of a dialect: the members that are stored, in this order. A member whose name starts with an underscore is not an
// argument of the builder.
class DialectAttrOrType<dag d> {
  dag members = d;
  // The class. Empty for the name of the record.
  string cType = "";
  // Statements between reading and building.
  code postProcess = "";
}
class DialectAttribute<dag d> : DialectAttrOrType<d>, AttributeKind {
  let cParser = "succeeded($_reader.readAttribute<$_resultType>($_var))";
  let cBuilder = "get<$_resultType>(context, $_args)";
}
class DialectType<dag d> : DialectAttrOrType<d>, TypeKind {
  let cParser = "succeeded($_reader.readType<$_resultType>($_var))";
  let cBuilder = "get<$_resultType>(context, $_args)";
}

// The operators of `members`.
def attr;
def type;
def none;

// The entries of dialect `d`. The position of an entry in the list is its code in files.
class DialectAttributes<string d> {
  string dialect = d;
  list<DialectAttrOrType> elems;
}
class DialectTypes<string d> {
  string dialect = d;
  list<DialectAttrOrType> elems;
}
// Keeps the code of an entry that was removed, or that is reserved.
def ReservedOrDead : DialectAttrOrType<(none)>;

#endif // STRATA_MLIR_IR_BYTECODEBASE
