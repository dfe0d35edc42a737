//===- PropertyText.cpp - Assembly format of properties -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/PropertyText.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/ParserState.h"
#include "runtime/asm/PrinterState.h"
#include "runtime/ir/EnumSupport.h"
#include "runtime/ir/Properties.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Parsing of properties
//===----------------------------------------------------------------------===//

static OptionalParseResult parseInteger(OpAsmParser &parser, const PropertySpec &spec, Attribute &form) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::APInt value;
  OptionalParseResult parsed = parser.parseOptionalInteger(value);
  if (!parsed.has_value() || failed(*parsed))
    return parsed;
  bool isFlag = spec.form == PropertyForm::Boolean;
  unsigned width = isFlag ? 1 : spec.bitWidth;
  // parseOptionalInteger() adds a leading zero bit to unsigned literals.
  if (spec.isSigned && !isFlag ? !value.isSignedIntN(width)
                               : value.isNegative() || value.getActiveBits() > width)
    return parser.emitError(loc, "integer value too large");
  if (isFlag)
    form = BoolAttr::get(parser.getContext(), !value.isZero());
  else
    form = IntegerAttr::get(IntegerType::get(parser.getContext(), width), value.sextOrTrunc(width));
  return success();
}

static OptionalParseResult parseUnit(OpAsmParser &parser, Attribute &form) {
  llvm::StringRef word;
  if (failed(parser.parseOptionalKeyword(&word, {"unit", "unit_absent"})))
    return std::nullopt;
  form = word == "unit" ? Attribute(UnitAttr::get(parser.getContext()))
                        : Attribute(BoolAttr::get(parser.getContext(), false));
  return success();
}

/// Parses the keywords of an enum value, after `keyword<` if there is one.
static OptionalParseResult parseEnumWords(OpAsmParser &parser, const PropertySpec &spec, Attribute &form,
                                          bool isOptional) {
  const EnumSpec &enumeration = *spec.enumSpec;
  llvm::StringRef separator = enumeration.separator.trim();
  bool isBits = enumeration.isBitEnum;
  uint64_t value = 0;
  bool isFirst = true;
  do {
    llvm::SMLoc loc = parser.getCurrentLocation();
    std::string word;
    llvm::StringRef keyword;
    if (failed(isBits ? parser.parseOptionalKeyword(&keyword) : parser.parseOptionalKeywordOrString(&word))) {
      if (isFirst)
        return std::nullopt;
      return parser.emitError(loc,
                              "expected keyword for " + spec.summary +
                                  (isOptional ? " after '" + enumeration.separator + "'" : llvm::Twine()));
    }
    isFirst = false;
    if (isBits)
      word = keyword.str();
    std::optional<uint64_t> found;
    for (const EnumCaseSpec &item : enumeration.cases)
      if (item.spelling == word)
        found = item.value;
    if (!found)
      return parser.emitError(loc, "expected one of [" + listEnumSpellings(enumeration) + "] for " +
                                       spec.summary + ", got: " + word);
    value |= *found;
  } while (isBits &&
           succeeded(separator == "," ? parser.parseOptionalComma() : parser.parseOptionalVerticalBar()));
  form = makeEnumProperty(spec, parser.getContext(), value);
  return success();
}

static OptionalParseResult parseQuotedEnum(OpAsmParser &parser, const PropertySpec &spec, Attribute &form,
                                           bool isOptional) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  std::string text;
  if (failed(parser.parseOptionalString(&text)))
    return parseEnumWords(parser, spec, form, isOptional);
  std::optional<uint64_t> value = symbolizeEnumValue(*spec.enumSpec, text);
  if (!value)
    return parser.emitError(loc, "expected one of [" + listEnumSpellings(*spec.enumSpec) + "] for " +
                                     spec.summary + ", got: " + text);
  form = makeEnumProperty(spec, parser.getContext(), *value);
  return success();
}

/// Parses an enum value with the keyword of the property, if it has one.
/// \param isOptional true if the value may be absent.
static OptionalParseResult parseEnum(OpAsmParser &parser, const PropertySpec &spec, Attribute &form,
                                     bool isOptional) {
  if (!spec.keyword.empty()) {
    if (failed(isOptional ? parser.parseOptionalKeyword(spec.keyword) : parser.parseKeyword(spec.keyword)))
      return isOptional ? OptionalParseResult(std::nullopt) : OptionalParseResult(failure());
    if (failed(parser.parseLess()))
      return failure();
  }
  llvm::SMLoc loc = parser.getCurrentLocation();
  OptionalParseResult value = spec.enumSpec->isQuoted
                                  ? parseQuotedEnum(parser, spec, form, isOptional)
                                  : parseEnumWords(parser, spec, form, isOptional && spec.keyword.empty());
  if (!value.has_value()) {
    if (isOptional && spec.keyword.empty())
      return std::nullopt;
    return parser.emitError(loc, "expected keyword for " + spec.summary);
  }
  if (failed(*value))
    return failure();
  return spec.keyword.empty() ? ParseResult(success()) : parser.parseGreater();
}

/// Parses `[a, b]` into an ArrayAttr or a DenseArrayAttr of integers.
static OptionalParseResult parseArray(OpAsmParser &parser, const PropertySpec &spec, Attribute &form,
                                      bool isOptional) {
  if (isOptional && !parser.getState().token().is(TokenKind::LSquare))
    return std::nullopt;
  llvm::SmallVector<Attribute> elements;
  auto parseElement = [&] { return parseProperty(parser, *spec.element, elements.emplace_back()); };
  if (failed(parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, parseElement)))
    return failure();
  if (spec.form == PropertyForm::Array) {
    form = ArrayAttr::get(parser.getContext(), elements);
    return success();
  }
  std::string data;
  for (Attribute element : elements) {
    uint64_t bits = llvm::cast<IntegerAttr>(element).getValue().getZExtValue();
    for (unsigned byte = 0; byte != spec.bitWidth / 8u; ++byte)
      data.push_back(static_cast<char>(bits >> (8 * byte)));
  }
  form = DenseArrayAttr::get(IntegerType::get(parser.getContext(), spec.bitWidth), elements.size(), data);
  return success();
}

/// Parses `none`, `some<a>`, or only `a` if the property is written like its element
/// (PropertySpec::delegatesParsing).
static OptionalParseResult parseOptionalForm(OpAsmParser &parser, const PropertySpec &spec, Attribute &form,
                                             bool isOptional) {
  MLIRContext *context = parser.getContext();
  if (succeeded(parser.parseOptionalKeyword("none"))) {
    form = ArrayAttr::get(context, {});
    return success();
  }
  Attribute element;
  if (spec.delegatesParsing) {
    OptionalParseResult parsed = parseOptionalProperty(parser, *spec.element, element);
    if (!parsed.has_value())
      return isOptional ? OptionalParseResult(std::nullopt) : OptionalParseResult(failure());
    if (failed(*parsed))
      return failure();
  } else {
    if (failed(parser.parseOptionalKeyword("some"))) {
      if (isOptional)
        return std::nullopt;
      return parser.emitError(parser.getCurrentLocation(), "expected 'none' or 'some<prop>'");
    }
    if (failed(parser.parseLess()) || failed(parseProperty(parser, *spec.element, element)) ||
        failed(parser.parseGreater()))
      return failure();
  }
  form = ArrayAttr::get(context, {element});
  return success();
}

/// Parses a value in the form of the property.
/// \param isOptional true if an absent value is not an error. If false, some forms still return an absent
///   result, which the caller reports.
static OptionalParseResult parseForm(OpAsmParser &parser, const PropertySpec &spec, Attribute &form,
                                     bool isOptional) {
  switch (spec.form) {
  case PropertyForm::Custom:
    break;
  case PropertyForm::Integer:
  case PropertyForm::Boolean:
    return parseInteger(parser, spec, form);
  case PropertyForm::String: {
    std::string text;
    if (failed(isOptional ? parser.parseOptionalString(&text) : parser.parseString(&text)))
      return isOptional ? OptionalParseResult(std::nullopt) : OptionalParseResult(failure());
    form = StringAttr::get(parser.getContext(), text);
    return success();
  }
  case PropertyForm::Unit:
    return parseUnit(parser, form);
  case PropertyForm::Enum:
    return parseEnum(parser, spec, form, isOptional);
  case PropertyForm::Array:
  case PropertyForm::IntArray:
    return parseArray(parser, spec, form, isOptional);
  case PropertyForm::Optional:
    return parseOptionalForm(parser, spec, form, isOptional);
  }
  return parser.emitError(parser.getCurrentLocation(), "a property of " + spec.summary + " cannot be read");
}

ParseResult mlir::parseProperty(OpAsmParser &parser, const PropertySpec &spec, Attribute &form) {
  if (spec.parse)
    return spec.parse(parser, form);
  llvm::SMLoc loc = parser.getCurrentLocation();
  OptionalParseResult parsed = parseForm(parser, spec, form, /*isOptional=*/false);
  if (parsed.has_value())
    return *parsed;
  return parser.emitError(loc, spec.form == PropertyForm::Unit ? "expected 'unit' or 'unit_absent'"
                                                               : "expected integer value");
}

OptionalParseResult mlir::parseOptionalProperty(OpAsmParser &parser, const PropertySpec &spec,
                                                Attribute &form) {
  if (spec.parseOptional)
    return spec.parseOptional(parser, form);
  if (spec.parse)
    return OptionalParseResult(spec.parse(parser, form));
  return parseForm(parser, spec, form, /*isOptional=*/true);
}

//===----------------------------------------------------------------------===//
// Printing of properties
//===----------------------------------------------------------------------===//

static void printEnum(PrinterState &state, const PropertySpec &spec, Attribute form) {
  std::string text = stringifyEnumValue(*spec.enumSpec, getEnumProperty(spec, form).value_or(0));
  if (!spec.keyword.empty())
    state.os << spec.keyword << '<';
  if (spec.enumSpec->isQuoted && llvm::StringRef(text).contains(spec.enumSpec->separator))
    state.printEscaped(text);
  else
    state.os << text;
  if (!spec.keyword.empty())
    state.os << '>';
}

static void printElements(PrinterState &state, const PropertySpec &element, Attribute form) {
  state.os << '[';
  if (auto array = llvm::dyn_cast<ArrayAttr>(form))
    llvm::interleave(
        array.getValue(), [&](Attribute each) { printProperty(state, element, each); },
        [&] { state.os << ", "; });
  state.os << ']';
}

static void printOptionalForm(PrinterState &state, const PropertySpec &spec, Attribute form) {
  auto array = llvm::dyn_cast<ArrayAttr>(form);
  if (!array || array.empty()) {
    state.os << "none";
    return;
  }
  if (!spec.delegatesParsing)
    state.os << "some<";
  printProperty(state, *spec.element, array[0]);
  if (!spec.delegatesParsing)
    state.os << '>';
}

void mlir::printProperty(PrinterState &state, const PropertySpec &spec, Attribute form) {
  if (spec.print) {
    OpAsmPrinter printer(state);
    return spec.print(printer, form);
  }
  switch (spec.form) {
  case PropertyForm::Custom:
    return state.printAttribute(form);
  case PropertyForm::Integer:
    if (auto number = llvm::dyn_cast<IntegerAttr>(form))
      number.getValue().print(state.os, spec.isSigned);
    return;
  case PropertyForm::Boolean: {
    auto flag = llvm::dyn_cast<BoolAttr>(form);
    state.os << (flag && flag.getValue() ? "true" : "false");
    return;
  }
  case PropertyForm::String:
    if (auto text = llvm::dyn_cast<StringAttr>(form))
      state.printEscaped(text.getValue());
    return;
  case PropertyForm::Unit:
    state.os << (llvm::isa<UnitAttr>(form) ? "unit" : "unit_absent");
    return;
  case PropertyForm::Enum:
    return printEnum(state, spec, form);
  case PropertyForm::Array:
    return printElements(state, *spec.element, form);
  case PropertyForm::IntArray:
    if (auto array = llvm::dyn_cast<DenseArrayAttr>(form))
      state.printDenseArrayInBrackets(array);
    return;
  case PropertyForm::Optional:
    return printOptionalForm(state, spec, form);
  }
}
