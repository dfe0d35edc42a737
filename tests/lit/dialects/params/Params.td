//===- Params.td - A parameter of each kind ----------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Types and attributes for file tests. Each has a parameter of one C++ type or of one parameter class of the vocabulary.
// The loader supports all of them; parameters that need C++ code are in Code.td.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_TESTS_PARAMS
#define STRATA_TESTS_PARAMS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"

def Params_Dialect : Dialect {
  let name = "params";
  let cppNamespace = "::params";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

class Params_Attr<string name, string word> : AttrDef<Params_Dialect, name> {
  let mnemonic = word;
}

def Params_Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"red", 0>, I32EnumAttrCase<"blue", 1, "dark-blue">]> {
  let cppNamespace = "::params";
  let genSpecializedAttr = 0;
}

//===-- One value ----------------------------------------------------------===//

class OneParam<string name, string word, string type> : Params_Attr<name, word> {
  let parameters = (ins AttrParameter<type, "">:$value);
  let assemblyFormat = "`<` $value `>`";
}

def Params_Flag : OneParam<"Flag", "flag", "bool">;
def Params_Small : OneParam<"Small", "small", "int8_t">;
def Params_Size : OneParam<"Size", "size", "uint64_t">;
def Params_Real : OneParam<"Real", "real", "double">;
def Params_Map : OneParam<"Map", "map", "::mlir::AffineMap">;
def Params_Set : OneParam<"Set", "set", "::mlir::IntegerSet">;
def Params_Place : OneParam<"Place", "place", "::mlir::Location">;
def Params_Name : OneParam<"Name", "name", "::mlir::StringAttr">;
def Params_Path : OneParam<"Path", "path", "::mlir::FlatSymbolRefAttr">;
def Params_Elements : OneParam<"Elements", "elements", "::mlir::DenseI32ArrayAttr">;
def Params_Shaped : OneParam<"Shaped", "shaped", "::mlir::ShapedType">;
def Params_Owned : OneParam<"Owned", "owned", "std::string">;
def Params_BigInt : Params_Attr<"BigInt", "int"> {
  let parameters = (ins APIntParameter<"">:$value);
  let assemblyFormat = "`<` $value `>`";
}
def Params_Float : Params_Attr<"Float", "float"> {
  let parameters = (ins APFloatParameter<"">:$value);
  let assemblyFormat = "`<` $value `>`";
}
def Params_Text : Params_Attr<"Text", "text"> {
  let parameters = (ins StringRefParameter<"", "\"none\"">:$value);
  let assemblyFormat = "(`<` $value^ `>`)?";
}
def Params_Colored : Params_Attr<"Colored", "colored"> {
  let parameters = (ins EnumParameter<Params_Color>:$value);
  let assemblyFormat = "`<` $value `>`";
}

//===-- Several values -----------------------------------------------------===//

class Several<string name, string word, string element> : Params_Attr<name, word> {
  let parameters = (ins ArrayRefParameter<element>:$value);
  let assemblyFormat = "`[` $value `]`";
}

def Params_Bools : Several<"Bools", "bools", "bool">;
def Params_I8s : Several<"I8s", "i8s", "int8_t">;
def Params_I32s : Several<"I32s", "i32s", "int32_t">;
def Params_U32s : Several<"U32s", "u32s", "unsigned">;
def Params_I64s : Several<"I64s", "i64s", "int64_t">;
def Params_U64s : Several<"U64s", "u64s", "uint64_t">;
def Params_Floats : Several<"Floats", "floats", "float">;
def Params_Texts : Several<"Texts", "texts", "::llvm::StringRef">;
def Params_Maps : Several<"Maps", "maps", "::mlir::AffineMap">;
def Params_Types : Several<"Types", "types", "::mlir::Type">;
def Params_Attrs : Several<"Attrs", "attrs", "::mlir::Attribute">;
def Params_Ids : ArrayOfAttr<Params_Dialect, "Ids", "ids", "uint16_t">;

//===-- Values that may be left out ----------------------------------------===//

def Params_Bounds : Params_Attr<"Bounds", "bounds"> {
  let parameters = (ins OptionalParameter<"std::optional<uint32_t>">:$low,
                        OptionalParameter<"std::optional<int64_t>">:$high);
  let assemblyFormat = "`<` ($low^)? (`to` $high^)? `>`";
}
def Params_Optional : Params_Attr<"Optional", "optional"> {
  let parameters = (ins OptionalParameter<"::mlir::AffineMap">:$map,
                        OptionalParameter<"::mlir::Attribute">:$other,
                        DefaultValuedParameter<"int32_t", "7">:$number,
                        DefaultValuedParameter<"bool", "true">:$flag,
                        OptionalArrayRefParameter<"int32_t">:$sizes);
  let assemblyFormat = "`<` struct(params) `>`";
}

//===-- Types, and what is declared here -----------------------------------===//

def Params_Point : TypeDef<Params_Dialect, "Point"> {
  let mnemonic = "point";
  let parameters = (ins ArrayRefParameter<"int32_t">:$coordinates);
  let assemblyFormat = "`<` $coordinates `>`";
}
def Params_Line : TypeDef<Params_Dialect, "Line"> {
  let mnemonic = "line";
  let parameters = (ins "PointType":$from, "::params::PointType":$to, OptionalParameter<"FlagAttr">:$flag);
  let assemblyFormat = "`<` $from `to` $to (`if` $flag^)? `>`";
}
def Params_Qualified : TypeDef<Params_Dialect, "Qualified"> {
  let mnemonic = "qualified";
  let parameters = (ins "PointType":$from);
  let assemblyFormat = "`<` qualified($from) `>`";
}
def Params_Typed : AttrDef<Params_Dialect, "Typed"> {
  let mnemonic = "typed";
  let parameters = (ins "int64_t":$value, AttributeSelfTypeParameter<"">:$type);
  let assemblyFormat = "`<` $value `>`";
  let traits = [TypedAttrInterface];
}

// A parameter declared by a type constraint: it has the C++ class of the constraint, which is verified.
def Params_Narrow : TypeDef<Params_Dialect, "Narrow"> {
  let mnemonic = "narrow";
  let parameters = (ins AnyI8:$element);
  let assemblyFormat = "`<` $element `>`";
}

#endif // STRATA_TESTS_PARAMS
