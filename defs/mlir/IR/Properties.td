//===- Properties.td - Properties of ops -------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A property is a C++ value that is stored in the op. Its record holds the code that converts the value to
// and from an attribute, and that parses and prints it.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_PROPERTIES
#define STRATA_DEFS_PROPERTIES

include "mlir/IR/Constraints.td"

defvar _propToAttribute = "return convertToAttribute($_ctxt, $_storage);";
defvar _propFromAttribute = "return convertFromAttribute($_storage, $_attr, $_diag);";
defvar _propPrinter = "$_printer << $_storage";

// Code that parses a C++ type for which a FieldParser exists.
class _fieldParser<string cppType> {
  code required = "auto value = ::mlir::FieldParser<" # cppType # ">::parse($_parser);\n"
                  "if (::mlir::failed(value)) return ::mlir::failure();\n"
                  "$_storage = std::move(*value);";
  code optional = "auto value = ::mlir::FieldParser<std::optional<" # cppType # ">>::parse($_parser);\n"
                  "if (::mlir::failed(value)) return ::mlir::failure();\n"
                  "if (!value->has_value()) return std::nullopt;\n"
                  "$_storage = **value;";
}

class Property<string storageTypeParam = "", string desc = "", string interfaceTypeParam = storageTypeParam>
    : PropConstraint<TruePred, desc, interfaceTypeParam> {
  string storageType = storageTypeParam;
  string description = "";

  // Conversions between the stored value and the accessor's value.
  code convertFromStorage = "$_storage";
  code assignToStorage = "$_storage = $_value";

  // Conversions between the stored value and an attribute.
  code convertToAttribute = _propToAttribute;
  code convertFromAttribute = _propFromAttribute;

  code hashProperty = "";

  // Textual form.
  code parser = _fieldParser<storageType>.required;
  code optionalParser = "";
  code printer = _propPrinter;

  // Bytecode.
  code writeToMlirBytecode = "writeToMlirBytecode($_writer, $_storage);";
  code readFromMlirBytecode =
      "if (::mlir::failed(readFromMlirBytecode($_reader, $_storage))) return ::mlir::failure();";

  Property baseProperty = ?;
  string defaultValue = "";
  string storageTypeValueOverride = "";

  // The form of property that the generator recognizes, and the default code of that form in the order
  // convertToAttribute, convertFromAttribute, parser, optionalParser, printer. A field that differs from
  // `knownCode` holds code that the author of the property wrote.
  string knownForm = "";
  list<code> knownCode = [_propToAttribute, _propFromAttribute, _fieldParser<storageTypeParam>.required, "",
                          _propPrinter];
}

defvar writeMlirBytecodeWithConvertToAttribute = "$_writer.writeAttribute(convertToAttribute($_ctxt, $_storage));";
defvar readMlirBytecodeUsingConvertFromAttribute =
    "::mlir::Attribute attr;\n"
    "if (::mlir::failed($_reader.readAttribute(attr)) ||\n"
    "    ::mlir::failed(convertFromAttribute($_storage, attr, nullptr))) return ::mlir::failure();";

//===-- Scalar properties --------------------------------------------------===//

class IntProp<string storageTypeParam, string desc = storageTypeParam> : Property<storageTypeParam, desc> {
  defvar fromText = "return $_parser.parseOptionalInteger($_storage);";
  defvar toText = "$_printer << $_storage";
  let optionalParser = fromText;
  let printer = toText;
  let writeToMlirBytecode = "$_writer.writeVarInt($_storage);";
  let readFromMlirBytecode = "uint64_t value;\n"
                             "if (::mlir::failed($_reader.readVarInt(value))) return ::mlir::failure();\n"
                             "$_storage = value;";
  let knownForm = "Integer";
  let knownCode = [_propToAttribute, _propFromAttribute, _fieldParser<storageTypeParam>.required, fromText, toText];
}
def I32Prop : IntProp<"int32_t">;
def I64Prop : IntProp<"int64_t">;

class _StringProp : Property<"std::string", "string", "::llvm::StringRef"> {
  defvar fromText = "if (::mlir::failed($_parser.parseOptionalString(&$_storage))) return std::nullopt;";
  defvar toText = "$_printer.printString($_storage)";
  let convertFromStorage = "::llvm::StringRef{$_storage}";
  let assignToStorage = "$_storage = $_value.str()";
  let optionalParser = fromText;
  let printer = toText;
  let knownForm = "String";
  let knownCode = [_propToAttribute, _propFromAttribute, _fieldParser<"std::string">.required, fromText, toText];
}
def StringProp : _StringProp;

class _BoolProp : IntProp<"bool", "boolean"> {
  defvar boolToText = "$_printer << ($_storage ? \"true\" : \"false\")";
  let printer = boolToText;
  let knownForm = "Boolean";
  let knownCode = [_propToAttribute, _propFromAttribute, _fieldParser<"bool">.required,
                   "return $_parser.parseOptionalInteger($_storage);", boolToText];
}
def BoolProp : _BoolProp;

class _UnitProp : Property<"bool", "unit property"> {
  defvar toAttr = "return $_storage ? ::mlir::Attribute(::mlir::UnitAttr::get($_ctxt))\n"
                  "                 : ::mlir::Attribute(::mlir::BoolAttr::get($_ctxt, false));";
  defvar fromAttr = "$_storage = ::llvm::isa<::mlir::UnitAttr>($_attr);\n"
                    "if (auto flag = ::llvm::dyn_cast<::mlir::BoolAttr>($_attr)) $_storage = flag.getValue();\n"
                    "else if (!$_storage) return ::mlir::failure();\n"
                    "return ::mlir::success();";
  defvar word = "::llvm::StringRef word;\n"
                "bool isThere = ::mlir::succeeded($_parser.parseOptionalKeyword(&word, {\"unit\", \"unit_absent\"}));\n";
  defvar required =
      word # "if (!isThere) return $_parser.emitError($_parser.getCurrentLocation(), \"expected 'unit' or "
             "'unit_absent'\");\n"
             "$_storage = word == \"unit\";";
  defvar optional = word # "if (!isThere) return std::nullopt;\n"
                           "$_storage = word == \"unit\";";
  defvar toText = "$_printer << ($_storage ? \"unit\" : \"unit_absent\")";
  let defaultValue = "false";
  let convertToAttribute = toAttr;
  let convertFromAttribute = fromAttr;
  let parser = required;
  let optionalParser = optional;
  let printer = toText;
  let knownForm = "Unit";
  let knownCode = [toAttr, fromAttr, required, optional, toText];
}
def UnitProp : _UnitProp;

//===-- Derived properties -------------------------------------------------===//

// Copies the fields of the decorated property.
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
  let knownForm = p.knownForm;
  let knownCode = p.knownCode;
}

class DefaultValuedProp<Property p, string default = "", string storageDefault = ""> : _DecoratedProp<p> {
  let defaultValue = default;
  let storageTypeValueOverride = storageDefault;
}
class ConfinedProp<Property p, Pred pred, string newSummary = ""> : _DecoratedProp<p> {
  let predicate = !if(!eq(p.predicate, TruePred), pred, And<[p.predicate, pred]>);
  let summary = !if(!empty(newSummary), p.summary, newSummary);
}
class ConstantProp<Property prop, string val>
    : ConfinedProp<prop, CPred<"$_self == " # val>, "constant '" # prop.summary # "': " # val> {
  string value = val;
}

// An array of elements of `elementProperty`; `predicate` applies to the whole array.
class ArrayProp<Property elem = Property<>, string newSummary = "">
    : Property<"::llvm::SmallVector<" # elem.storageType # ">",
               !if(!empty(newSummary), "array of " # elem.summary, newSummary),
               "::llvm::ArrayRef<" # elem.storageType # ">"> {
  let convertFromStorage = "::llvm::ArrayRef<" # elem.storageType # ">{$_storage}";
  let assignToStorage = "$_storage.assign($_value.begin(), $_value.end())";
  Property elementProperty = elem;
  defvar type = "::llvm::SmallVector<" # elem.storageType # ">";
  let optionalParser = _fieldParser<type>.optional;
  let knownForm = "Array";
  let knownCode = [_propToAttribute, _propFromAttribute, _fieldParser<type>.required, _fieldParser<type>.optional,
                   _propPrinter];
}
class IntArrayProp<Property elem, string newSummary = ""> : ArrayProp<elem, newSummary> {
  let knownForm = "IntArray";
}

class OptionalProp<Property p, bit canDelegateParsing = 1>
    : Property<"std::optional<" # p.storageType # ">", "optional " # p.summary,
               "std::optional<" # p.interfaceType # ">"> {
  defvar isPlain = !and(!eq(p.convertFromStorage, "$_storage"), !eq(p.assignToStorage, "$_storage = $_value"),
                        !eq(p.storageType, p.interfaceType));
  let defaultValue = "std::nullopt";
  let convertFromStorage =
      !if(isPlain, "$_storage",
          "($_storage ? std::optional<" # p.interfaceType # ">(" #
              !subst("$_storage", "(*$_storage)", p.convertFromStorage) # ") : std::nullopt)");
  let assignToStorage =
      !if(isPlain, "$_storage = $_value",
          "if ($_value) {\n"
          "  $_storage.emplace();\n"
          "  " # !subst("$_storage", "(*$_storage)", !subst("$_value", "(*$_value)", p.assignToStorage)) # ";\n"
          "} else {\n"
          "  $_storage.reset();\n"
          "}");
  Property elementProperty = p;
  // The textual form is that of `p`, or `none`; without delegation it is `none` or `some<...>`.
  bit delegatesParsing = !and(canDelegateParsing, !empty(p.defaultValue), !not(!empty(p.optionalParser)));
  defvar type = "std::optional<" # p.storageType # ">";
  let optionalParser = _fieldParser<type>.optional;
  let knownForm = "Optional";
  let knownCode = [_propToAttribute, _propFromAttribute, _fieldParser<type>.required, _fieldParser<type>.optional,
                   _propPrinter];
}

//===-- Deprecated names ---------------------------------------------------===//

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
