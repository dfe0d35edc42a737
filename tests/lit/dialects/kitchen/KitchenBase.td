//===- KitchenBase.td - The dialect and its enums ----------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_TESTS_KITCHEN_BASE
#define STRATA_TESTS_KITCHEN_BASE

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/Properties.td"

def K_Dialect : Dialect {
  let name = "k";
  let cppNamespace = "::kitchen";
  let summary = "everything that a dialect can have";
  let description = [{
    Uses each feature of the ODS language at least once. The operations have no meaning of their own.
  }];
  let dependentDialects = ["::mlir::func::FuncDialect"];
  let discardableAttrs = (ins "::mlir::IntegerAttr":$heat, "::mlir::StringAttr":$cook_name);
  let extraClassDeclaration = "static constexpr int burners = 4; void initialize();";
  let hasConstantMaterializer = 1;
  let hasCanonicalizer = 1;
  let hasNonDefaultDestructor = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  let hasOperationInterfaceFallback = 1;
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let usePropertiesForAttributes = 1;
  let isExtensible = 0;
}

class K_Op<string mnemonic, list<Trait> traits = []> : Op<K_Dialect, mnemonic, traits>;

//===-- Enums without an attribute -----------------------------------------===//

def K_Eat : I32BitEnumCaseBit<"Eat", 0, "eat">;
def K_Drink : I32BitEnumCaseBit<"Drink", 1, "drink">;
def K_Serve : I32BitEnumCaseBit<"Serve", 2, "serve">;
def K_Fast : I32BitEnumAttrCaseBit<"fast", 0>;
def K_Exact : I32BitEnumAttrCaseBit<"exact", 1>;

let cppNamespace = "::kitchen" in {

def K_Heat : I32Enum<"Heat", "how hot", [
    I32EnumCase<"Off", 0, "off">, I32EnumCase<"Low", 1, "low">, I32EnumCase<"High", 7, "high">]>;
def K_Distance : I64Enum<"Distance", "how far", [I64EnumCase<"Near", 1, "near">, I64EnumCase<"Far", 4294967296, "far">]> {
  let description = "Wider than 32 bits.";
  let underlyingType = "uint64_t";
}
def K_Taste : I8BitEnum<"Taste", "what it tastes of", [
    I8BitEnumCaseNone<"Nothing", "nothing">, I8BitEnumCaseBit<"Sweet", 0, "sweet">,
    I8BitEnumCaseBit<"Salty", 1, "salty">, I8BitEnumCaseBit<"Sour", 2, "sour">]> {
  let separator = ", ";
}
def K_Side16 : I16BitEnum<"Side16", "sixteen bits", [I16BitEnumCase<"A", 1, "a">, I16BitEnumCaseBit<"P", 15, "p">]>;
def K_Side64 : I64BitEnum<"Side64", "sixty-four bits", [I64BitEnumCaseBit<"First", 0, "first">,
                                                        I64BitEnumCaseBit<"Last", 62, "last">]>;
// A case group of a bit enum: with printBitEnumPrimaryGroups its keyword is printed instead of those of its bits.
def K_Meal : I32BitEnum<"Meal", "what to do", [K_Eat, K_Drink, K_Serve,
                                               BitEnumCaseGroup<"Both", [K_Eat, K_Drink], "both">]> {
  let printBitEnumPrimaryGroups = 1;
}

//===-- Enums with an attribute --------------------------------------------===//

def K_Color : I32EnumAttr<"Color", "a colour", [
    I32EnumAttrCase<"red", 0>, I32EnumAttrCase<"green", 1>, I32EnumAttrCase<"sky", 2, "sky-blue">]> {
  let underlyingToSymbolFnName = "colorOf";
  let stringToSymbolFnName = "colorNamed";
  let symbolToStringFnName = "nameOfColor";
  let symbolToStringFnRetType = "::llvm::StringRef";
  let maxEnumValFnName = "lastColor";
}
def K_Long : I64EnumAttr<"Long", "a long one", [I64EnumAttrCase<"one", 1>, I64EnumAttrCase<"two", 2>]>;
def K_Bits8 : I8BitEnumAttr<"Bits8", "eight", [I8BitEnumAttrCaseNone<"none8">, I8BitEnumAttrCaseBit<"x", 0>,
                                               I8BitEnumAttrCaseBit<"y", 1>]> {
  let separator = "|";
}
def K_Bits16 : I16BitEnumAttr<"Bits16", "sixteen", [I16BitEnumAttrCaseBit<"u", 0>, I16BitEnumAttrCaseBit<"v", 9>]>;
def K_Bits32 : I32BitEnumAttr<"Bits32", "thirty-two", [
    I32BitEnumAttrCaseNone<"none">, K_Fast, K_Exact, I32BitEnumAttrCaseGroup<"all", [K_Fast, K_Exact]>]> {
  let separator = ", ";
  let printBitEnumQuoted = 1;
}
def K_Bits64 : I64BitEnumAttr<"Bits64", "sixty-four", [I64BitEnumAttrCaseBit<"low", 0>, I64BitEnumAttrCaseBit<"high", 40>]>;
// The attribute of this enum is declared below with EnumAttr.
def K_Spice : I32EnumAttr<"Spice", "a spice", [I32EnumAttrCase<"salt", 0>, I32EnumAttrCase<"pepper", 1>]> {
  let genSpecializedAttr = 0;
}

} // cppNamespace

def K_SpiceAttr : EnumAttr<K_Dialect, K_Spice, "spice">;
def K_HeatAttr : EnumAttr<K_Dialect, K_Heat, "heat"> {
  let assemblyFormat = "`<` $value `>`";
}
def K_TasteAttr : EnumAttr<K_Dialect, K_Taste, "taste">;

#endif // STRATA_TESTS_KITCHEN_BASE
