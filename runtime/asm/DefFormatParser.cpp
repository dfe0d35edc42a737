//===- DefFormatParser.cpp - Parses declared types and attributes ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/DialectImplementation.h"
#include "runtime/asm/OptionalGroup.h"
#include "runtime/asm/ParserState.h"
#include "runtime/ir/EnumSupport.h"
#include "llvm/ADT/StringExtras.h"
#include <deque>

using namespace mlir;

FailureOr<uint64_t> mlir::parseEnumValue(AsmParser &parser, const EnumSpec &spec) {
  ParserState &state = parser.getState();
  llvm::SMLoc loc = parser.getCurrentLocation();
  std::string text;
  if (failed(parser.parseKeywordOrString(&text)))
    return failure();
  llvm::StringRef separator = spec.separator.trim();
  auto atSeparator = [&] {
    return !state.token().isAny(TokenKind::String, TokenKind::Eof) && state.token().spelling == separator;
  };
  while (spec.isBitEnum && !separator.empty() && atSeparator()) {
    std::string more;
    state.consume();
    if (failed(parser.parseKeywordOrString(&more)))
      return failure();
    text += separator.str() + more;
  }
  std::optional<uint64_t> bits = symbolizeEnumValue(spec, text);
  if (!bits)
    return parser.emitError(loc, "expected " + spec.name + " to be one of: " + listEnumSpellings(spec));
  return *bits;
}

ParseResult mlir::parseOptionalEnumValue(AsmParser &parser, const EnumSpec &spec,
                                         std::optional<uint64_t> &value) {
  if (!parser.getState().token().isAny(TokenKind::String, TokenKind::BareIdentifier))
    return success();
  FailureOr<uint64_t> parsed = parseEnumValue(parser, spec);
  if (failed(parsed))
    return failure();
  value = *parsed;
  return success();
}

namespace {

/// Parses the parameters of one type or attribute by the format program and the parameter table of its
/// descriptor.
class DefFormatParser {
public:
  DefFormatParser(AsmParser &parser, const DefSpec &spec)
      : parser(parser), state(parser.getState()), spec(spec), values(spec.params.size()),
        given(spec.params.size()) {}
  ParseResult parse(Type declaredType);
  llvm::ArrayRef<ParamValue> params() const { return values; }

private:
  ParseResult execute(unsigned begin, unsigned end);
  ParseResult parseParam(unsigned index);
  ParseResult parseValue(const ParamSpec &param, ParamValue &value);
  ParseResult parseNamed(unsigned index);
  ParseResult parseInteger(const ParamSpec &param, ParamValue &value);
  ParseResult parseLiteral(llvm::StringRef text);
  bool atLiteral(llvm::StringRef text) const {
    return !state.token().isAny(TokenKind::String, TokenKind::Eof) && state.token().spelling == text;
  }
  bool startsParam(const ParamSpec &param) const;
  ParseResult parseStruct(unsigned &pc);
  ParseResult parseAll(bool asStruct);
  ParseResult parseOptionalGroup(unsigned &pc);
  FailureOr<bool> startsGroup(const FormatInst &deciding);
  ParseResult parseCustom(unsigned index, bool &isPresent);
  ParseResult parseSelfType(unsigned index);
  ParamValue defaultValue(const ParamSpec &param);

  AsmParser &parser;
  ParserState &state;
  const DefSpec &spec;
  Type selfType; ///< The type of the attribute if the caller knows it, else null.
  llvm::SmallVector<ParamValue, 4> values;
  llvm::SmallVector<bool, 4> given;
  ParamScratch scratch;
  std::deque<std::string> strings;
  std::deque<std::vector<Type>> types;
  std::deque<std::vector<Attribute>> attrs;
  std::deque<std::vector<int64_t>> ints;
  std::deque<llvm::SmallVector<bool>> bools; ///< Not std::vector<bool>: parameter values refer to the bools.
};

ParseResult DefFormatParser::parseLiteral(llvm::StringRef text) {
  if (!atLiteral(text))
    return state.error("expected '" + text + "'");
  state.consume();
  return success();
}

ParseResult DefFormatParser::parseInteger(const ParamSpec &param, ParamValue &value) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  llvm::APInt parsed;
  OptionalParseResult result = parser.parseOptionalInteger(parsed);
  if (!result.has_value())
    return parser.emitError(loc, "expected integer value");
  if (failed(*result))
    return failure();
  bool isSigned = param.kind == ParamKind::Signed;
  bool fits = isSigned ? parsed.isSignedIntN(param.bits)
                       : !parsed.isNegative() && parsed.getActiveBits() <= param.bits;
  if (!fits)
    return parser.emitError(loc, "integer value too large");
  value.bits = isSigned ? static_cast<uint64_t>(parsed.sextOrTrunc(64).getSExtValue())
                        : parsed.zextOrTrunc(64).getZExtValue();
  return success();
}

ParseResult DefFormatParser::parseValue(const ParamSpec &param, ParamValue &value) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  auto checkType = [&](Type type) -> ParseResult {
    if (param.typeCheck && !param.typeCheck(type))
      return parser.emitError(loc, "invalid kind of type specified");
    return success();
  };
  auto checkAttr = [&](Attribute attr) -> ParseResult {
    if (param.attrCheck && !param.attrCheck(attr))
      return parser.emitError(loc, "invalid kind of attribute specified");
    return success();
  };
  if (param.parse)
    return param.parse(parser, selfType, scratch, value);
  switch (param.kind) {
  case ParamKind::Bool: {
    llvm::StringRef word;
    if (failed(parser.parseOptionalKeyword(&word, {"true", "false"})))
      return parser.emitError(loc, "expected 'true' or 'false'");
    value.bits = word == "true";
    return success();
  }
  case ParamKind::Signed:
  case ParamKind::Unsigned:
    return parseInteger(param, value);
  case ParamKind::Enum: {
    FailureOr<uint64_t> bits = parseEnumValue(parser, *param.enumSpec);
    if (failed(bits))
      return failure();
    value.bits = *bits;
    return success();
  }
  case ParamKind::Float:
    return parser.parseFloat(value.real);
  case ParamKind::String: {
    std::string text;
    if (failed(parser.parseString(&text)))
      return failure();
    value = ParamTraits<llvm::StringRef>::make(strings.emplace_back(std::move(text)));
    return success();
  }
  case ParamKind::Type: {
    Type type;
    if (failed(parser.parseType(type)) || failed(checkType(type)))
      return failure();
    value = ParamTraits<Type>::make(type);
    return success();
  }
  case ParamKind::Attribute: {
    Attribute attr;
    if (failed(parser.parseAttribute(attr)) || failed(checkAttr(attr)))
      return failure();
    value = ParamTraits<Attribute>::make(attr);
    return success();
  }
  case ParamKind::TypeArray: {
    auto &list = types.emplace_back();
    auto element = [&]() -> ParseResult {
      loc = parser.getCurrentLocation();
      return failure(failed(parser.parseType(list.emplace_back())) || failed(checkType(list.back())));
    };
    if (failed(parser.parseCommaSeparatedList(element)))
      return failure();
    value = ParamTraits<llvm::ArrayRef<Type>>::make(list);
    return success();
  }
  case ParamKind::AttrArray: {
    auto &list = attrs.emplace_back();
    auto element = [&]() -> ParseResult {
      loc = parser.getCurrentLocation();
      return failure(failed(parser.parseAttribute(list.emplace_back())) || failed(checkAttr(list.back())));
    };
    if (failed(parser.parseCommaSeparatedList(element)))
      return failure();
    value = ParamTraits<llvm::ArrayRef<Attribute>>::make(list);
    return success();
  }
  case ParamKind::IntArray: {
    auto &list = ints.emplace_back();
    if (failed(parser.parseCommaSeparatedList([&]() { return parser.parseInteger(list.emplace_back()); })))
      return failure();
    value = ParamTraits<llvm::ArrayRef<int64_t>>::make(list);
    return success();
  }
  case ParamKind::BoolArray: {
    auto &list = bools.emplace_back();
    auto element = [&]() -> ParseResult {
      bool isTrue = succeeded(parser.parseOptionalKeyword("true"));
      if (!isTrue && failed(parser.parseOptionalKeyword("false")))
        return parser.emitError(parser.getCurrentLocation(), "expected 'true' or 'false'");
      list.push_back(isTrue);
      return success();
    };
    if (failed(parser.parseCommaSeparatedList(element)))
      return failure();
    value = ParamTraits<llvm::ArrayRef<bool>>::make(list);
    return success();
  }
  case ParamKind::Object:
    break; // ParamSpec::parse parses parameters of this kind.
  }
  llvm_unreachable("unknown kind");
}

/// Returns true if the current token can start an optional parameter.
bool DefFormatParser::startsParam(const ParamSpec &param) const {
  const Token &token = state.token();
  bool isType = param.kind == ParamKind::Type || param.kind == ParamKind::TypeArray;
  // The first token of a custom parser is unknown, so any token except a closing one may start it. The
  // exception is a type without dialect and mnemonic, whose body starts with `<`.
  if (param.parse && !(isType && !token.is(TokenKind::Less)))
    return !token.isAny(TokenKind::Greater, TokenKind::RParen, TokenKind::RSquare, TokenKind::RBrace,
                        TokenKind::Comma, TokenKind::Colon, TokenKind::Eof);
  switch (param.kind) {
  case ParamKind::Bool:
  case ParamKind::BoolArray:
    return token.is(TokenKind::BareIdentifier) && (token.spelling == "true" || token.spelling == "false");
  case ParamKind::Signed:
  case ParamKind::Unsigned:
  case ParamKind::IntArray:
    return token.isAny(TokenKind::Integer, TokenKind::Minus);
  case ParamKind::Float:
    return token.isAny(TokenKind::Integer, TokenKind::Float, TokenKind::Minus);
  case ParamKind::Enum:
    return token.is(TokenKind::String) ||
           (token.is(TokenKind::BareIdentifier) && symbolizeEnumValue(*param.enumSpec, token.spelling));
  case ParamKind::String:
    return token.is(TokenKind::String);
  case ParamKind::Type:
  case ParamKind::TypeArray:
    return token.isAny(TokenKind::ExclamationIdentifier, TokenKind::LParen) ||
           (token.is(TokenKind::BareIdentifier) && parseBareTypeStarts(token.spelling));
  case ParamKind::Attribute:
  case ParamKind::AttrArray:
  case ParamKind::Object:
    return !token.isAny(TokenKind::Greater, TokenKind::RParen, TokenKind::RSquare, TokenKind::RBrace,
                        TokenKind::Comma, TokenKind::Colon, TokenKind::Eof);
  }
  llvm_unreachable("unknown kind");
}

ParseResult DefFormatParser::parseParam(unsigned index) {
  const ParamSpec &param = spec.params[index];
  if (param.isOptional && !startsParam(param))
    return success();
  given[index] = true;
  return parseNamed(index);
}

/// Runs a `custom<...>` directive.
ParseResult DefFormatParser::parseCustom(unsigned index, bool &isPresent) {
  const CustomDirectiveSpec &custom = spec.format->customs[index];
  const DefDirective *directive = DefDirective::of(custom);
  if (!directive)
    return state.error("the directive custom<" + custom.name + "> in the format of '" + spec.name +
                       "' needs compiled C++");
  DefParseState parsing{selfType, values, given, scratch};
  isPresent = true;
  return directive->parse(parser, parsing, isPresent);
}

/// Parses a required value. After a failure reports a second error that names the parameter.
ParseResult DefFormatParser::parseNamed(unsigned index) {
  const ParamSpec &param = spec.params[index];
  if (succeeded(parseValue(param, values[index])))
    return success();
  return parser.emitError(parser.getCurrentLocation(), "failed to parse " + spec.recordName + " parameter '" +
                                                           param.name + "' which is to be a `" +
                                                           param.cppType + "`");
}

/// Implements the directives `params` and `struct(params)`: parses all parameters except those of class
/// AttributeSelfTypeParameter.
ParseResult DefFormatParser::parseAll(bool asStruct) {
  (void)asStruct;
  bool first = true;
  for (auto [index, param] : llvm::enumerate(spec.params)) {
    if (param.isSelfType)
      continue;
    if (!first && failed(parser.parseOptionalComma())) {
      if (param.isOptional)
        continue;
      return state.error("expected ','");
    }
    if (failed(parseParam(index)))
      return failure();
    first = first && !given[index];
  }
  return success();
}

/// Parses the `key = value` pairs of a `struct(...)` directive in any order, separated by commas. Sets \p pc
/// to the instruction after the directive.
ParseResult DefFormatParser::parseStruct(unsigned &pc) {
  const FormatSpec &format = *spec.format;
  unsigned end = format.code[pc].target;
  llvm::SmallVector<unsigned, 4> fields;
  for (unsigned field = pc + 1; field != end; field = format.code[field].target)
    fields.push_back(field);
  pc = end + 1;
  auto mayBeOver = [&] {
    return llvm::all_of(fields, [&](unsigned field) {
      unsigned index = format.code[field].index;
      return given[index] || spec.params[index].isOptional;
    });
  };
  if (mayBeOver() && !state.token().is(TokenKind::BareIdentifier))
    return success();
  do {
    llvm::StringRef key;
    if (failed(parser.parseOptionalKeyword(&key)))
      return state.error("expected a parameter name in struct");
    if (failed(parser.parseEqual()))
      return failure();
    const unsigned *found = llvm::find_if(
        fields, [&](unsigned field) { return spec.params[format.code[field].index].name == key; });
    if (found == fields.end() || given[format.code[*found].index])
      return parser.emitError(parser.getCurrentLocation(), "duplicate or unknown struct parameter name: ")
             << key;
    unsigned index = format.code[*found].index;
    given[index] = true;
    bool isPresent;
    const FormatInst &value = format.code[*found + 1];
    if (failed(value.op == FormatOp::Custom ? parseCustom(value.index, isPresent) : parseNamed(index)))
      return failure();
    // After the last parameter, a comma belongs to the next element of the format.
  } while (!llvm::all_of(fields, [&](unsigned field) { return given[format.code[field].index]; }) &&
           succeeded(parser.parseOptionalComma()));
  for (unsigned field : fields) {
    const ParamSpec &param = spec.params[format.code[field].index];
    if (given[format.code[field].index] || param.isOptional)
      continue;
    // As in MLIR: if all parameters are required, the diagnostic asks for the comma before the missing one.
    if (llvm::none_of(fields, [&](unsigned each) { return spec.params[format.code[each].index].isOptional; }))
      return state.error("expected ','");
    return state.error("struct is missing required parameter: ") << param.name;
  }
  return success();
}

/// Returns true if the optional group that starts with \p deciding is present. To decide this, a parameter of
/// kind Object or a custom directive is parsed.
FailureOr<bool> DefFormatParser::startsGroup(const FormatInst &deciding) {
  switch (deciding.op) {
  case FormatOp::Literal:
    return atLiteral(spec.format->strings[deciding.index]);
  case FormatOp::Parameter: {
    const ParamSpec &param = spec.params[deciding.index];
    if (!startsParam(param))
      return false;
    if (param.kind != ParamKind::Object)
      return true;
    if (failed(parseNamed(deciding.index)))
      return failure();
    given[deciding.index] = true;
    return !param.defaultValue ||
           !param.object->equal(values[deciding.index].pointer, defaultValue(param).pointer);
  }
  case FormatOp::Custom: {
    bool isPresent;
    if (failed(parseCustom(deciding.index, isPresent)))
      return failure();
    return isPresent;
  }
  case FormatOp::AllParameters:
  case FormatOp::StructBegin:
    return !state.token().isAny(TokenKind::Greater, TokenKind::RParen, TokenKind::RSquare, TokenKind::RBrace);
  default:
    return false;
  }
}

ParseResult DefFormatParser::parseOptionalGroup(unsigned &pc) {
  OptionalGroup group(spec.format->code, pc);
  pc = group.next;
  const FormatInst &deciding = spec.format->code[group.firstElement];
  FailureOr<bool> isPresent = startsGroup(deciding);
  if (failed(isPresent))
    return failure();
  if (!*isPresent)
    return execute(group.second.begin, group.second.end);
  bool isRead =
      deciding.op == FormatOp::Custom || (deciding.op == FormatOp::Parameter && given[deciding.index]);
  return execute(group.firstElement + isRead, group.first.end);
}

ParseResult DefFormatParser::execute(unsigned begin, unsigned end) {
  const FormatSpec &format = *spec.format;
  for (unsigned pc = begin; pc < end;) {
    const FormatInst &inst = format.code[pc];
    switch (inst.op) {
    case FormatOp::Literal:
      if (failed(parseLiteral(format.strings[inst.index])))
        return failure();
      ++pc;
      break;
    case FormatOp::Parameter:
      if (failed(parseParam(inst.index)))
        return failure();
      ++pc;
      break;
    case FormatOp::AllParameters:
      if (failed(parseAll(false)))
        return failure();
      ++pc;
      break;
    case FormatOp::StructBegin:
      if (failed(parseStruct(pc)))
        return failure();
      break;
    case FormatOp::OptionalBegin:
      if (failed(parseOptionalGroup(pc)))
        return failure();
      break;
    case FormatOp::Custom: {
      bool isPresent;
      if (failed(parseCustom(inst.index, isPresent)))
        return failure();
      ++pc;
      break;
    }
    default:
      ++pc;
      break;
    }
  }
  return success();
}

ParamValue DefFormatParser::defaultValue(const ParamSpec &param) {
  if (param.defaultValue)
    return param.defaultValue(state.context, values, scratch);
  ParamValue absent{};
  absent.bits = 0;
  return absent;
}

/// Sets the parameter that stores the type of a typed attribute: to the type that the caller of parse()
/// knows, else to the type after a `:`. If both are missing and the parameter is optional, sets the default.
ParseResult DefFormatParser::parseSelfType(unsigned index) {
  const ParamSpec &param = spec.params[index];
  llvm::SMLoc loc = parser.getCurrentLocation();
  Type type = selfType;
  if (!type && state.consumeIf(TokenKind::Colon) && failed(parser.parseType(type)))
    return failure();
  if (!type && !param.isOptional)
    return state.error("expected ':' and a type");
  if (type && param.typeCheck && !param.typeCheck(type))
    return parser.emitError(loc, "invalid kind of type specified");
  values[index] = ParamTraits<Type>::make(type);
  if (!type)
    values[index] =
        param.defaultValue ? defaultValue(param) : ParamTraits<Type>::make(NoneType::get(state.context));
  return success();
}

ParseResult DefFormatParser::parse(Type declaredType) {
  selfType = declaredType;
  for (ParamValue &value : values)
    value.bits = 0;
  if (spec.format && failed(execute(0, spec.format->code.size())))
    return failure();
  for (auto [index, param] : llvm::enumerate(spec.params)) {
    if (given[index] || param.isSelfType)
      continue;
    if (!param.isOptional)
      return state.error("failed to parse '" + spec.name + "' parameter '" + param.name + "'");
    values[index] = defaultValue(param);
  }
  // Parse the types of typed attributes last, because their defaults may depend on the other parameters.
  for (auto [index, param] : llvm::enumerate(spec.params))
    if (param.isSelfType && failed(parseSelfType(index)))
      return failure();
  return success();
}

} // namespace

Type mlir::parseTypeBySpec(AsmParser &parser, const TypeDefSpec &spec) {
  if (spec.parse)
    return spec.parse(parser);
  llvm::SMLoc loc = parser.getCurrentLocation();
  DefFormatParser interpreter(parser, spec);
  if (failed(interpreter.parse(Type())))
    return {};
  return getCheckedType([&] { return parser.getState().error(loc); }, parser.getContext(), spec,
                        interpreter.params());
}

Attribute mlir::parseAttrBySpec(AsmParser &parser, const AttrDefSpec &spec, Type type) {
  if (spec.parse)
    return spec.parse(parser, type);
  llvm::SMLoc loc = parser.getCurrentLocation();
  DefFormatParser interpreter(parser, spec);
  if (failed(interpreter.parse(type)))
    return {};
  return getCheckedAttribute([&] { return parser.getState().error(loc); }, parser.getContext(), spec,
                             interpreter.params());
}

ParseResult AsmParser::parseCustomTypeWithFallback(Type &result,
                                                   llvm::function_ref<ParseResult(Type &)> parse) {
  return state.token().is(TokenKind::ExclamationIdentifier) ? parseType(result) : parse(result);
}
ParseResult
AsmParser::parseCustomAttributeWithFallback(Attribute &result, Type type,
                                            llvm::function_ref<ParseResult(Attribute &, Type)> parse) {
  return state.token().is(TokenKind::HashIdentifier) ? parseAttribute(result, type) : parse(result, type);
}
ParseResult AsmParser::parseCustomTypeWithFallback(Type &result, const TypeDefSpec &spec) {
  if (state.token().is(TokenKind::ExclamationIdentifier))
    return parseType(result);
  result = parseTypeBySpec(*this, spec);
  return success(static_cast<bool>(result));
}
ParseResult AsmParser::parseCustomAttributeWithFallback(Attribute &result, Type type,
                                                        const AttrDefSpec &spec) {
  if (state.token().is(TokenKind::HashIdentifier))
    return parseAttribute(result, type);
  result = parseAttrBySpec(*this, spec, type);
  return success(static_cast<bool>(result));
}
