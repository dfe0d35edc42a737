//===- Properties.td - Op data that is not an attribute ----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A property is a C++ value stored in the op itself. Its record holds the code that turns it into an
// attribute and back, and into text and back.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_PROPERTIES
#define STRATA_DEFS_PROPERTIES

include "mlir/IR/Constraints.td"

class Property<string storageTypeParam = "", string desc = "", string interfaceTypeParam = storageTypeParam>
    : PropConstraint<TruePred, desc, interfaceTypeParam> {
  string storageType = storageTypeParam;
  string description = "";

  // Between what is stored and what accessors give.
  code convertFromStorage = "$_storage";
  code assignToStorage = "$_storage = $_value";

  // Between what is stored and an attribute.
  code convertToAttribute = "return convertToAttribute($_ctxt, $_storage);";
  code convertFromAttribute = "return convertFromAttribute($_storage, $_attr, $_diag);";

  code hashProperty = "";

  // Text.
  code parser = "auto value = ::mlir::FieldParser<" # storageType # ">::parse($_parser);\n"
                "if (::mlir::failed(value)) return ::mlir::failure();\n"
                "$_storage = std::move(*value);";
  code optionalParser = "";
  code printer = "$_printer << $_storage";

  // Bytecode.
  code writeToMlirBytecode = "writeToMlirBytecode($_writer, $_storage);";
  code readFromMlirBytecode =
      "if (::mlir::failed(readFromMlirBytecode($_reader, $_storage))) return ::mlir::failure();";

  Property baseProperty = ?;
  string defaultValue = "";
  string storageTypeValueOverride = "";
}

defvar writeMlirBytecodeWithConvertToAttribute = "$_writer.writeAttribute(convertToAttribute($_ctxt, $_storage));";
defvar readMlirBytecodeUsingConvertFromAttribute =
    "::mlir::Attribute attr;\n"
    "if (::mlir::failed($_reader.readAttribute(attr)) ||\n"
    "    ::mlir::failed(convertFromAttribute($_storage, attr, nullptr))) return ::mlir::failure();";

//===-- Plain values -------------------------------------------------------===//

class IntProp<string storageTypeParam, string desc = storageTypeParam> : Property<storageTypeParam, desc> {
  let optionalParser = "auto value = ::mlir::FieldParser<std::optional<" # storageType # ">>::parse($_parser);\n"
                       "if (::mlir::failed(value)) return ::mlir::failure();\n"
                       "if (!value->has_value()) return std::nullopt;\n"
                       "$_storage = **value;";
  let writeToMlirBytecode = "$_writer.writeVarInt($_storage);";
  let readFromMlirBytecode = "uint64_t value;\n"
                             "if (::mlir::failed($_reader.readVarInt(value))) return ::mlir::failure();\n"
                             "$_storage = value;";
}
def I32Prop : IntProp<"int32_t">;
def I64Prop : IntProp<"int64_t">;

class _StringProp : Property<"std::string", "string", "::llvm::StringRef"> {
  let convertFromStorage = "::llvm::StringRef{$_storage}";
  let assignToStorage = "$_storage = $_value.str()";
  let printer = "$_printer.printString($_storage)";
  let storageTypeValueOverride = "std::string($_value)";
}
def StringProp : _StringProp;

class _BoolProp : IntProp<"bool", "boolean"> {
  let printer = "$_printer << ($_storage ? \"true\" : \"false\")";
}
def BoolProp : _BoolProp;

class _UnitProp : Property<"bool", "unit property"> {
  let defaultValue = "false";
  let convertToAttribute = "return $_storage ? ::mlir::UnitAttr::get($_ctxt) : ::mlir::Attribute();";
  let convertFromAttribute = "if ($_attr && !::llvm::isa<::mlir::UnitAttr>($_attr))\n"
                             "  return $_diag() << \"expected a unit attribute\";\n"
                             "$_storage = static_cast<bool>($_attr);\n"
                             "return ::mlir::success();";
  let parser = "::llvm::StringRef keyword;\n"
               "if (::mlir::failed($_parser.parseKeyword(&keyword))) return ::mlir::failure();\n"
               "$_storage = keyword == \"unit\";";
  let optionalParser = "$_storage = ::mlir::succeeded($_parser.parseOptionalKeyword(\"unit\"));\n"
                       "if (!$_storage) return std::nullopt;";
  let printer = "$_printer << ($_storage ? \"unit\" : \"unit_absent\")";
}
def UnitProp : _UnitProp;

//===-- Made from other properties -----------------------------------------===//

// All that a derived property takes over from the one it is made from.
class _DecoratedProp<Property p> : Property<p.storageType, p.summary, p.interfaceType> {
  let predicate = p.predicate;
  let description = p.description;
  let convertFromStorage = p.convertFromStorage;
  let assignToStorage = p.assignToStorage;
  let convertToAttribute = p.convertToAttribute;
  let convertFromAttribute = p.convertFromAttribute;
  let hashProperty = p.hashProperty;
  let parser = p.parser;
  let optionalParser = p.optionalParser;
  let printer = p.printer;
  let writeToMlirBytecode = p.writeToMlirBytecode;
  let readFromMlirBytecode = p.readFromMlirBytecode;
  let storageTypeValueOverride = p.storageTypeValueOverride;
  let defaultValue = p.defaultValue;
  let baseProperty = p;
}

class DefaultValuedProp<Property p, string default = "", string storageDefault = ""> : _DecoratedProp<p> {
  let defaultValue = default;
  let storageTypeValueOverride = storageDefault;
}
class ConfinedProp<Property p, Pred pred, string newSummary = ""> : _DecoratedProp<p> {
  let predicate = And<[p.predicate, pred]>;
  let summary = !if(!empty(newSummary), p.summary, newSummary);
}
class ConstantProp<Property prop, string val>
    : ConfinedProp<prop, CPred<"$_self == " # val>, "constant '" # prop.summary # "': " # val> {
  string value = val;
}

class ArrayProp<Property elem = Property<>, string newSummary = "">
    : Property<"::llvm::SmallVector<" # elem.storageType # ">",
               !if(!empty(newSummary), "array of " # elem.summary, newSummary),
               "::llvm::ArrayRef<" # elem.storageType # ">"> {
  let assignToStorage = "$_storage.assign($_value.begin(), $_value.end())";
  Property elementProperty = elem;
}
class IntArrayProp<Property elem, string newSummary = ""> : ArrayProp<elem, newSummary>;

class OptionalProp<Property p, bit canDelegateParsing = 1>
    : Property<"std::optional<" # p.storageType # ">", "optional " # p.summary,
               "std::optional<" # p.interfaceType # ">"> {
  let defaultValue = "std::nullopt";
  let baseProperty = p;
  bit delegatesParsing = canDelegateParsing;
}

//===-- Older names --------------------------------------------------------===//

class IntProperty<string storageTypeParam, string desc = "">
    : IntProp<storageTypeParam, desc>, Deprecated<"use IntProp">;
class ArrayProperty<Property elem = Property<>, string newSummary = "">
    : ArrayProp<elem, newSummary>, Deprecated<"use ArrayProp">;
class IntArrayProperty<Property elem, string newSummary = "">
    : IntArrayProp<elem, newSummary>, Deprecated<"use IntArrayProp">;
class DefaultValuedProperty<Property p, string default = "", string storageDefault = "">
    : DefaultValuedProp<p, default, storageDefault>, Deprecated<"use DefaultValuedProp">;
class OptionalProperty<Property p, bit canDelegateParsing = 1>
    : OptionalProp<p, canDelegateParsing>, Deprecated<"use OptionalProp">;
class ConfinedProperty<Property p, Pred pred, string newSummary = "">
    : ConfinedProp<p, pred, newSummary>, Deprecated<"use ConfinedProp">;
def I32Property    : IntProp<"int32_t">, Deprecated<"use I32Prop">;
def I64Property    : IntProp<"int64_t">, Deprecated<"use I64Prop">;
def StringProperty : _StringProp, Deprecated<"use StringProp">;
def BoolProperty   : _BoolProp, Deprecated<"use BoolProp">;
def UnitProperty   : _UnitProp, Deprecated<"use UnitProp">;

#endif // STRATA_DEFS_PROPERTIES
