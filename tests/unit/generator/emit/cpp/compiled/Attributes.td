// Ops with one member per attribute constraint of the standard .td files: plain, optional, with default,
// confined.
include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/AttrTypeBase.td"

def A_Dialect : Dialect {
  let name = "a";
  let cppNamespace = "::attrs";
  let useDefaultAttributePrinterParser = 1;
}

def A_Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"Red", 0>, I32EnumAttrCase<"Blue", 1>]> {
  let cppNamespace = "::attrs";
}
def A_Flags : I32BitEnumAttr<"Flags", "flags", [I32BitEnumAttrCaseNone<"None">, I32BitEnumAttrCaseBit<"Wet", 0>,
                                                I32BitEnumAttrCaseBit<"Hot", 1>]> {
  let cppNamespace = "::attrs";
}
def A_Side : I32Enum<"Side", "a side", [I32EnumCase<"Left", 0>, I32EnumCase<"Right", 1>]> {
  let cppNamespace = "::attrs";
}
def A_SideAttr : EnumAttr<A_Dialect, A_Side, "side">;
def A_PairAttr : AttrDef<A_Dialect, "Pair"> {
  let mnemonic = "pair";
  let parameters = (ins "int64_t":$a, "int64_t":$b);
  let assemblyFormat = "`<` $a `,` $b `>`";
}
def A_MarkAttr : AttrDef<A_Dialect, "Mark"> { let mnemonic = "mark"; }

// A constraint that every attribute satisfies.
class Any<string words = "that is present"> : AttrConstraint<CPred<"$_self != nullptr">, words>;

class A_Op<string name, list<Trait> traits = []> : Op<A_Dialect, name, traits>;

// Members without default: their constraint has no value type, or the default value has no literal.
multiclass Forms<string name, Attr attr> {
  def name # Op : A_Op<"forms." # name> {
    let arguments = (ins attr:$plain, ConfinedAttr<attr, [Any<>]>:$confined, OptionalAttr<attr>:$optional,
                         OptionalAttr<ConfinedAttr<attr, [Any<>]>>:$optional_confined,
                         ConfinedAttr<OptionalAttr<attr>, [Any<>]>:$confined_optional);
  }
}
multiclass Defaults<string name, Attr attr, string val> : Forms<name, attr> {
  def name # DefaultOp : A_Op<"default." # name> {
    let arguments = (ins DefaultValuedAttr<attr, val>:$plain, DefaultValuedOptionalAttr<attr, val>:$optional,
                         ConfinedAttr<DefaultValuedAttr<attr, val>, [Any<>]>:$confined,
                         DefaultValuedAttr<ConfinedAttr<attr, [Any<>]>, val>:$confined_inside,
                         ConfinedAttr<DefaultValuedOptionalAttr<attr, val>, [Any<>]>:$confined_optional);
  }
}

defm Attrs_ : Forms<"Any", AnyAttr>;
defm Attrs_ : Forms<"Location", LocationAttr>;
defm Attrs_ : Defaults<"Bool", BoolAttr, "true">;
defm Attrs_ : Defaults<"Index", IndexAttr, "::llvm::APInt(64, 7)">;
defm Attrs_ : Forms<"APInt", APIntAttr>;
foreach width = [1, 8, 16, 32, 64] in {
  defm Attrs_ : Forms<"AnyI" # width, !cast<Attr>("AnyI" # width # "Attr")>;
  defm Attrs_ : Defaults<"I" # width, !cast<Attr>("I" # width # "Attr"), "1">;
  defm Attrs_ : Defaults<"SI" # width, !cast<Attr>("SI" # width # "Attr"), "-1">;
  defm Attrs_ : Defaults<"UI" # width, !cast<Attr>("UI" # width # "Attr"), "1">;
}
foreach width = [32, 64] in
  defm Attrs_ : Defaults<"F" # width, !cast<Attr>("F" # width # "Attr"),
                  !if(!eq(width, 32), "::llvm::APFloat(1.5f)", "::llvm::APFloat(1.5)")>;
defm Attrs_ : Defaults<"Str", StrAttr, "\"word\"">;
defm Attrs_ : Defaults<"SymbolName", SymbolNameAttr, "\"name\"">;
defm Attrs_ : Forms<"TypedStr", TypedStrAttr<NoneType>>;
defm Attrs_ : Forms<"Type", TypeAttr>;
defm Attrs_ : Forms<"TypeOf", TypeAttrOf<AnyInteger>>;
defm Attrs_ : Forms<"IntegerTypeOf", TypeAttrBase<"::mlir::IntegerType", "an integer type">>;
defm Attrs_ : Forms<"Unit", UnitAttr>;
defm Attrs_ : Forms<"SymbolRef", SymbolRefAttr>;
defm Attrs_ : Defaults<"FlatSymbolRef", FlatSymbolRefAttr, "\"name\"">;
defm Attrs_ : Forms<"AffineMap", AffineMapAttr>;
defm Attrs_ : Forms<"IntegerSet", IntegerSetAttr>;
defm Attrs_ : Defaults<"Dictionary", DictionaryAttr, "{}">;
defm Attrs_ : Defaults<"Array", ArrayAttr, "{}">;
defm Attrs_ : Defaults<"BoolArray", BoolArrayAttr, "{true, false}">;
defm Attrs_ : Defaults<"I32Array", I32ArrayAttr, "{1, 2}">;
defm Attrs_ : Defaults<"I64Array", I64ArrayAttr, "{1, 2}">;
defm Attrs_ : Defaults<"F32Array", F32ArrayAttr, "{1.5f}">;
defm Attrs_ : Defaults<"F64Array", F64ArrayAttr, "{1.5}">;
defm Attrs_ : Defaults<"StrArray", StrArrayAttr, "{\"a\", \"b\"}">;
defm Attrs_ : Defaults<"TypeArray", TypeArrayAttr, "{}">;
defm Attrs_ : Defaults<"AffineMapArray", AffineMapArrayAttr, "{}">;
defm Attrs_ : Defaults<"I64SmallVectorArray", I64SmallVectorArrayAttr, "{1, 2}">;
defm Attrs_ : Forms<"LocationArray", LocationArrayAttr>;
defm Attrs_ : Forms<"DictArray", DictArrayAttr>;
defm Attrs_ : Forms<"IndexListArray", IndexListArrayAttr>;
defm Attrs_ : Forms<"SymbolRefArray", SymbolRefArrayAttr>;
defm Attrs_ : Forms<"FlatSymbolRefArray", FlatSymbolRefArrayAttr>;
defm Attrs_ : Forms<"ColorArray", TypedArrayAttrBase<A_Color, "colors">>;
defm Attrs_ : Forms<"Elements", ElementsAttr>;
defm Attrs_ : Forms<"IndexElements", IndexElementsAttr>;
defm Attrs_ : Forms<"AnyIntElements", AnyIntElementsAttr>;
defm Attrs_ : Forms<"IntElementsOf", IntElementsAttrOf<16>>;
defm Attrs_ : Forms<"AnyI32Elements", AnyI32ElementsAttr>;
defm Attrs_ : Forms<"AnyI64Elements", AnyI64ElementsAttr>;
defm Attrs_ : Defaults<"I32Elements", I32ElementsAttr, "{1}">;
defm Attrs_ : Defaults<"I64Elements", I64ElementsAttr, "{int64_t(1)}">;
defm Attrs_ : Defaults<"RankedI32Elements", RankedI32ElementsAttr<[2]>, "{1, 2}">;
defm Attrs_ : Defaults<"RankedI64Elements", RankedI64ElementsAttr<[2]>, "{int64_t(1), int64_t(2)}">;
defm Attrs_ : Defaults<"F64Elements", F64ElementsAttr, "{1.5}">;
defm Attrs_ : Defaults<"RankedF32Elements", RankedF32ElementsAttr<[2]>, "{1.5f, 2.5f}">;
defm Attrs_ : Defaults<"RankedF64Elements", RankedF64ElementsAttr<[2]>, "{1.5, 2.5}">;
defm Attrs_ : Forms<"StringElements", StringElementsAttr>;
defm Attrs_ : Defaults<"DenseBoolArray", DenseBoolArrayAttr, "{true, false}">;
foreach width = [8, 16, 32, 64] in
  defm Attrs_ : Defaults<"DenseI" # width # "Array", !cast<Attr>("DenseI" # width # "ArrayAttr"), "{1, 2}">;
defm Attrs_ : Defaults<"DenseF32Array", DenseF32ArrayAttr, "{1.5f}">;
defm Attrs_ : Defaults<"DenseF64Array", DenseF64ArrayAttr, "{1.5}">;
defm Attrs_ : Forms<"AnyOf", AnyAttrOf<[I32Attr, StrAttr]>>;
defm Attrs_ : Forms<"AnyIntegerOf", AnyAttrOf<[I32Attr, I64Attr], "an integer", "::mlir::IntegerAttr",
                                       "::llvm::cast<::mlir::IntegerAttr>($_self)">>;
defm Attrs_ : Defaults<"Color", A_Color, "Color::Blue">;
defm Attrs_ : Defaults<"Flags", A_Flags, "Flags::Wet">;
defm Attrs_ : Defaults<"Side", A_SideAttr, "Side::Right">;
defm Attrs_ : Forms<"Pair", A_PairAttr>;
defm Attrs_ : Forms<"Mark", A_MarkAttr>;
