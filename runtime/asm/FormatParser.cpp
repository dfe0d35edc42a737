//===- FormatParser.cpp - Parsing by a format program ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/FormatParser.h"
#include "runtime/asm/OperationParser.h"
#include "runtime/asm/PropertyText.h"
#include "runtime/ir/EnumSupport.h"
#include "runtime/ir/Properties.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

namespace {

/// Runs the program of one op.
class FormatInterpreter {
public:
  FormatInterpreter(OpAsmParser &parser, OperationState &result, const OpSpec &spec, FormatGroups &groups)
      : parser(parser), state(parser.getState()), result(result), spec(spec), format(*spec.format),
        values(parser, result, spec, groups) {}
  ParseResult run();

private:
  ParseResult execute(unsigned begin, unsigned end);
  ParseResult step(const FormatInst &inst);
  bool tryOptional(const FormatInst &first, ParseResult &status);
  ParseResult parseOptionalGroup(unsigned &pc);
  ParseResult parseOilist(unsigned &pc);
  ParseResult parseLiteral(llvm::StringRef text);
  bool atLiteral(llvm::StringRef text);
  ParseResult parseOperandGroup(unsigned group);
  ParseResult parseTypes(Arity arity, llvm::SmallVectorImpl<Type> &types, bool mayBeAbsent = true);
  template <typename GroupSpec>
  ParseResult parseGroupTypes(const FormatInst &inst, const GroupSpec &group, llvm::SmallVectorImpl<Type> &types,
                              bool mayBeAbsent = true);
  ParseResult parseAttribute(const FormatInst &inst);
  ParseResult reportConstraint(llvm::SMLoc loc, const AttrSpec &attr, Attribute value);
  ParseResult parsePropertyText(const FormatInst &inst);
  ParseResult parseOperandLists(const FormatInst &inst);
  ParseResult parseTypeLists(llvm::SmallVectorImpl<Type> &types);
  ParseResult parseEnumKeyword(unsigned slot, const EnumSpec &enumeration, const AttrConstraintSpec &constraint);
  ParseResult parseAttrDict(bool withKeyword);
  ParseResult parsePropDict();
  ParseResult parseRegion(unsigned group);
  ParseResult parseSuccessors(unsigned group);
  ParseResult parseFunctionalType(const FormatInst &inst);
  ParseResult resolveOperands();
  ParseResult resolveResults();
  Type sourceType(const TypeSource &source);
  void transformTypes(const TypeSource &source, llvm::SmallVectorImpl<Type> &types);
  ParseResult checkSource(const TypeSource &source);
  void setSegments();
  ParseResult addImplicitTerminators();
  void setDefaults();

  OpAsmParser &parser;
  ParserState &state;
  OperationState &result;
  const OpSpec &spec;
  const FormatSpec &format;
  FormatParseState values;
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 4> allOperands;
  llvm::SmallVector<Type, 4> allOperandTypes, allResultTypes;
  /// Where groups stand that have no operands.
  llvm::SmallVector<std::pair<unsigned, llvm::SMLoc>, 2> emptyGroups;
  bool hasAllOperands = false, hasAllOperandTypes = false, hasAllResultTypes = false;
};

ParseResult FormatInterpreter::parseLiteral(llvm::StringRef text) {
  char c = text.front();
  if (llvm::isAlpha(c) || c == '_')
    return parser.parseKeyword(text);
  // What is spelled as the literal is the literal: the lexer has one kind for each spelling of punctuation.
  const Token &token = state.token();
  bool isThere = text.size() == 1 ? token.spelling.size() == 1 && token.spelling[0] == c : token.spelling == text;
  if (LLVM_LIKELY(isThere && token.kind >= TokenKind::Arrow)) {
    state.consume();
    return success();
  }
  return state.error("expected '" + text + "'");
}

bool FormatInterpreter::atLiteral(llvm::StringRef text) {
  const Token &token = state.token();
  // A keyword with dots or dashes is still one token; punctuation is compared by its spelling.
  if (token.spelling.empty() || token.spelling[0] != text[0])
    return false;
  return !token.isAny(TokenKind::String, TokenKind::Eof) && token.spelling == text;
}

ParseResult FormatInterpreter::parseOperandGroup(unsigned group) {
  auto &operands = values.operands(group);
  if (!state.token().is(TokenKind::PercentIdentifier))
    emptyGroups.push_back({group, parser.getCurrentLocation()});
  switch (spec.operands[group].arity) {
  case Arity::One:
    return parser.parseOperand(operands.emplace_back());
  case Arity::Optional:
    if (state.token().is(TokenKind::PercentIdentifier))
      return parser.parseOperand(operands.emplace_back());
    return success();
  case Arity::Variadic:
    return parser.parseOperandList(operands);
  }
  llvm_unreachable("unknown arity");
}

/// `(%a, %b), (%c)`: the sizes of the lists are an attribute.
ParseResult FormatInterpreter::parseOperandLists(const FormatInst &inst) {
  auto &operands = values.operands(inst.index);
  llvm::SmallVector<int32_t> sizes;
  do {
    if (failed(parser.parseOptionalLParen()))
      break;
    size_t before = operands.size();
    if (failed(parser.parseOperandList(operands)) || failed(parser.parseRParen()))
      return failure();
    sizes.push_back(operands.size() - before);
  } while (succeeded(parser.parseOptionalComma()));
  values.attribute(inst.target) = DenseI32ArrayAttr::get(result.getContext(), sizes);
  return success();
}

ParseResult FormatInterpreter::parseTypeLists(llvm::SmallVectorImpl<Type> &types) {
  do {
    if (failed(parser.parseOptionalLParen()))
      break;
    if (failed(parser.parseOptionalRParen()) && (failed(parser.parseTypeList(types)) || failed(parser.parseRParen())))
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  return success();
}

ParseResult FormatInterpreter::parseTypes(Arity arity, llvm::SmallVectorImpl<Type> &types, bool mayBeAbsent) {
  if (arity == Arity::One)
    return parser.parseType(types.emplace_back());
  if (arity == Arity::Variadic && !mayBeAbsent)
    return parser.parseTypeList(types);
  Type type;
  OptionalParseResult first = parser.parseOptionalType(type);
  if (!first.has_value())
    return success();
  if (failed(*first))
    return failure();
  types.push_back(type);
  if (arity == Arity::Optional)
    return success();
  while (succeeded(parser.parseOptionalComma()))
    if (failed(parser.parseType(types.emplace_back())))
      return failure();
  return success();
}

template <typename GroupSpec>
ParseResult FormatInterpreter::parseGroupTypes(const FormatInst &inst, const GroupSpec &group,
                                               llvm::SmallVectorImpl<Type> &types, bool mayBeAbsent) {
  const TypeDefSpec *definition = group.constraint->definition;
  if (!definition || group.arity != Arity::One || inst.flags & FormatFlag::Qualified)
    return parseTypes(group.arity, types, mayBeAbsent);
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (!state.token().is(TokenKind::ExclamationIdentifier)) {
    types.push_back(parseTypeBySpec(parser, *definition));
    return success(static_cast<bool>(types.back()));
  }
  if (failed(parser.parseType(types.emplace_back())))
    return failure();
  if (&types.back().getSpec() != definition)
    return parser.emitError(loc, "invalid kind of type specified: expected " + definition->name + ", but found ")
           << types.back();
  return success();
}

ParseResult FormatInterpreter::parseEnumKeyword(unsigned slot, const EnumSpec &enumeration,
                                                const AttrConstraintSpec &constraint) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  std::string text;
  bool isQuotedOrBits = state.token().is(TokenKind::String);
  auto wrongWord = [&] {
    return parser.emitError(loc, "expected string or keyword containing one of the following enum values for "
                                 "attribute '" +
                                     spec.attributes[slot].name + "' [" + listEnumSpellings(enumeration) + "]");
  };
  if (state.token().is(TokenKind::BareIdentifier) && !symbolizeEnumValue(enumeration, state.token().spelling))
    return wrongWord();
  if (failed(parser.parseOptionalKeywordOrString(&text)))
    return wrongWord();
  while (enumeration.isBitEnum && !isQuotedOrBits && succeeded(parser.parseOptionalVerticalBar())) {
    std::string more;
    if (failed(parser.parseKeywordOrString(&more)))
      return failure();
    text += enumeration.separator.trim().str() + more;
  }
  std::optional<uint64_t> value = symbolizeEnumValue(enumeration, text);
  if (!value)
    return parser.emitError(loc, "invalid " + spec.attributes[slot].name + " attribute specification: \"" + text +
                                     "\"");
  Type type = constraint.valueType ? constraint.valueType(result.getContext())
                                   : Type(IntegerType::get(result.getContext(), enumeration.bitWidth));
  values.attribute(slot) = IntegerAttr::get(type, static_cast<int64_t>(*value));
  return success();
}

/// A property that is not an attribute. Where it may be absent, only what starts one is read.
ParseResult FormatInterpreter::parsePropertyText(const FormatInst &inst) {
  const AttrSpec &attr = spec.attributes[inst.index];
  const PropertySpec &property = *attr.constraint->property;
  Attribute form;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (inst.flags & FormatFlag::FirstOfGroup) {
    OptionalParseResult parsed = parseOptionalProperty(parser, property, form);
    if (parsed.has_value() && failed(*parsed))
      return failure();
  } else if (failed(parseProperty(parser, property, form))) {
    return parser.emitError(loc, "invalid value for property " + attr.name + ", expected " + property.summary);
  }
  if (form)
    values.attribute(inst.index) = form;
  return success();
}

ParseResult FormatInterpreter::parseAttribute(const FormatInst &inst) {
  const AttrSpec &attr = spec.attributes[inst.index];
  const AttrConstraintSpec &constraint = *attr.constraint;
  Attribute &slot = values.attribute(inst.index);
  if (inst.flags & FormatFlag::PresenceOnly) {
    slot = UnitAttr::get(result.getContext());
    return success();
  }
  if (constraint.form == AttrForm::Property)
    return parsePropertyText(inst);
  bool mayBeAbsent = inst.flags & (FormatFlag::Optional | FormatFlag::FirstOfGroup) || attr.isOptional;
  switch (constraint.form) {
  case AttrForm::SymbolName: {
    StringAttr name;
    if (failed(mayBeAbsent ? parser.parseOptionalSymbolName(name) : parser.parseSymbolName(name)))
      return success(mayBeAbsent);
    slot = name;
    return success();
  }
  case AttrForm::EnumKeyword:
    if (mayBeAbsent &&
        !state.token().isAny(TokenKind::BareIdentifier, TokenKind::String, TokenKind::HashIdentifier))
      return success();
    return parseEnumKeyword(inst.index, *constraint.enumSpec, constraint);
  case AttrForm::Definition:
    if (!(inst.flags & FormatFlag::Qualified) && !state.token().is(TokenKind::HashIdentifier)) {
      if (mayBeAbsent && !(inst.flags & FormatFlag::SpaceBefore) && state.token().is(TokenKind::Eof))
        return success();
      slot = parseAttrBySpec(parser, *constraint.definition, Type());
      return success(static_cast<bool>(slot));
    }
    break;
  case AttrForm::DenseArray:
    if (mayBeAbsent && !state.token().is(TokenKind::LSquare))
      return success();
    slot = state.parseDenseArrayInBrackets(constraint.valueType(result.getContext()));
    return success(static_cast<bool>(slot));
  case AttrForm::Unit:
  case AttrForm::Generic:
  case AttrForm::Typed:
  case AttrForm::Property:
    break;
  }
  llvm::SMLoc loc = parser.getCurrentLocation();
  Type type = constraint.form == AttrForm::Typed && constraint.valueType ? constraint.valueType(result.getContext())
                                                                         : Type();
  // A string that may be nothing else has no type behind it.
  if (constraint.form == AttrForm::Generic && state.token().is(TokenKind::String) && constraint.isStorage &&
      !constraint.isStorage(UnitAttr::get(result.getContext())) &&
      !constraint.isStorage(BoolAttr::get(result.getContext(), true)))
    type = NoneType::get(result.getContext());
  Attribute value;
  if (mayBeAbsent) {
    OptionalParseResult parsed = parser.parseOptionalAttribute(value, type);
    if (!parsed.has_value())
      return success();
    if (failed(*parsed))
      return failure();
  } else if (failed(parser.parseAttribute(value, type))) {
    return failure();
  }
  if (constraint.check && !constraint.check(value))
    return reportConstraint(loc, attr, value);
  slot = value;
  return success();
}

/// An attribute of another kind is wrong where it stands; one of the right kind with a wrong value is the op's
/// mistake, which the verifier would report as late as this.
ParseResult FormatInterpreter::reportConstraint(llvm::SMLoc loc, const AttrSpec &attr, Attribute value) {
  const AttrConstraintSpec &constraint = *attr.constraint;
  if (constraint.isStorage && !constraint.isStorage(value))
    return parser.emitError(loc, "invalid kind of attribute specified");
  return state.error(parser.getNameLoc(), "'" + spec.name + "' op attribute '" + attr.name +
                                              "' failed to satisfy constraint: " + constraint.summary);
}

ParseResult FormatInterpreter::parseAttrDict(bool withKeyword) {
  if (!withKeyword && !state.token().is(TokenKind::LBrace))
    return success();
  llvm::SMLoc loc = parser.getCurrentLocation();
  NamedAttrList attrs;
  if (failed(withKeyword ? parser.parseOptionalAttrDictWithKeyword(attrs) : parser.parseOptionalAttrDict(attrs)))
    return failure();
  for (const NamedAttribute &attr : attrs) {
    // In the end what stands here wins over what the format says of the same attribute.
    result.attributes.push_back(attr);
    int slot = result.name.getSlot(attr.getNameStr());
    const OpInfo &info = *result.name.getInfo();
    if (slot < 0 || slot == info.operandSegmentSlot || slot == info.resultSegmentSlot)
      continue;
    const AttrConstraintSpec &constraint = *spec.attributes[slot].constraint;
    if (constraint.check && !constraint.check(attr.value))
      return parser.emitError(loc, "'" + spec.name + "' op attribute '" + attr.getNameStr() +
                                       "' failed to satisfy constraint: " + constraint.summary);
    values.attribute(slot) = attr.value;
  }
  return success();
}

ParseResult FormatInterpreter::parsePropDict() {
  auto properties = DictionaryAttr::get(result.getContext());
  if (succeeded(parser.parseOptionalLess()) &&
      (failed(parser.parseAttribute(properties)) || failed(parser.parseGreater())))
    return failure();
  // What is wrong with them is a mistake of the op.
  auto emitError = [&] {
    InFlightDiagnostic diag = state.error(parser.getNameLoc());
    diag << "invalid properties " << Attribute(properties) << " for op " << spec.name << ": ";
    return diag;
  };
  for (const NamedAttribute &attr : properties) {
    int slot = result.name.getPropertySlot(attr.getNameStr());
    if (slot < 0)
      return emitError() << "unknown key '\"" << attr.getNameStr() << "\"' when parsing properties dictionary";
    values.attribute(slot) = attr.value;
    if (const PropertySpec *property = spec.attributes[slot].constraint->property)
      if (failed(normalizeProperty(*property, values.attribute(slot), emitError)))
        return failure();
  }
  for (unsigned slot = result.name.getFirstPropertySlot(); slot != result.name.getNumSlots(); ++slot)
    if (const AttrSpec &attr = spec.attributes[slot]; !values.attribute(slot) && !attr.constraint->property->hasDefault)
      return emitError() << "expected key entry for " << attr.name << " in DictionaryAttr to set Properties.";
  return success();
}

ParseResult FormatInterpreter::parseRegion(unsigned group) {
  if (!spec.regions[group].isVariadic)
    return parser.parseRegion(*result.addRegion());
  if (!state.token().is(TokenKind::LBrace))
    return success();
  do {
    if (failed(parser.parseRegion(*result.addRegion())))
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  return success();
}

ParseResult FormatInterpreter::parseSuccessors(unsigned group) {
  auto &blocks = values.successors(group);
  if (!spec.successors[group].isVariadic)
    return parser.parseSuccessor(blocks.emplace_back());
  if (!state.token().is(TokenKind::CaretIdentifier))
    return success();
  do {
    if (failed(parser.parseSuccessor(blocks.emplace_back())))
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  return success();
}

ParseResult FormatInterpreter::parseFunctionalType(const FormatInst &inst) {
  FunctionType type;
  if (failed(parser.parseType(type)))
    return failure();
  if (inst.index == formatAllGroups) {
    allOperandTypes.assign(type.getInputs().begin(), type.getInputs().end());
    hasAllOperandTypes = true;
  } else {
    values.operandTypes(inst.index).assign(type.getInputs().begin(), type.getInputs().end());
  }
  if (inst.target == formatAllGroups) {
    allResultTypes.assign(type.getResults().begin(), type.getResults().end());
    hasAllResultTypes = true;
  } else {
    values.resultTypes(inst.target).assign(type.getResults().begin(), type.getResults().end());
  }
  return success();
}

ParseResult FormatInterpreter::step(const FormatInst &inst) {
  switch (inst.op) {
  case FormatOp::Literal:
    return parseLiteral(format.strings[inst.index]);
  case FormatOp::NewLine:
  case FormatOp::Space:
  case FormatOp::OptionalEnd:
  case FormatOp::OilistEnd:
    return success();
  case FormatOp::Operand:
    return parseOperandGroup(inst.index);
  case FormatOp::OperandType:
    return parseGroupTypes(inst, spec.operands[inst.index], values.operandTypes(inst.index),
                           /*mayBeAbsent=*/values.operands(inst.index).empty());
  case FormatOp::OperandLists:
    return parseOperandLists(inst);
  case FormatOp::OperandTypeLists:
    return parseTypeLists(values.operandTypes(inst.index));
  case FormatOp::ResultType:
    return parseGroupTypes(inst, spec.results[inst.index], values.resultTypes(inst.index));
  case FormatOp::Attribute:
    return parseAttribute(inst);
  case FormatOp::AttrDict:
    return parseAttrDict(/*withKeyword=*/false);
  case FormatOp::AttrDictKeyword:
    return parseAttrDict(/*withKeyword=*/true);
  case FormatOp::PropDict:
    return parsePropDict();
  case FormatOp::Region:
    return parseRegion(inst.index);
  case FormatOp::Successor:
    return parseSuccessors(inst.index);
  case FormatOp::AllOperands:
    hasAllOperands = true;
    return parser.parseOperandList(allOperands);
  case FormatOp::AllOperandTypes:
    hasAllOperandTypes = true;
    return parseTypes(Arity::Variadic, allOperandTypes, /*mayBeAbsent=*/allOperands.empty());
  case FormatOp::AllResultTypes:
    hasAllResultTypes = true;
    return parseTypes(Arity::Variadic, allResultTypes);
  case FormatOp::AllRegions: {
    if (!state.token().is(TokenKind::LBrace))
      return success();
    do {
      if (failed(parser.parseRegion(*result.addRegion())))
        return failure();
    } while (succeeded(parser.parseOptionalComma()));
    return success();
  }
  case FormatOp::AllSuccessors: {
    if (!state.token().is(TokenKind::CaretIdentifier))
      return success();
    do {
      Block *block = nullptr;
      if (failed(parser.parseSuccessor(block)))
        return failure();
      result.addSuccessors(block);
    } while (succeeded(parser.parseOptionalComma()));
    return success();
  }
  case FormatOp::FunctionalType:
    return parseFunctionalType(inst);
  case FormatOp::Custom:
    if (!format.customs[inst.index].parse)
      return state.error("the directive custom<" + format.customs[inst.index].name +
                         "> needs compiled C++: '" + spec.name + "' can be read in its generic form only");
    return format.customs[inst.index].parse(values);
  default:
    llvm_unreachable("not an instruction of an op's format");
  }
}

/// Parses the first element of an optional group if it is there.
bool FormatInterpreter::tryOptional(const FormatInst &first, ParseResult &status) {
  status = success();
  const Token &token = state.token();
  switch (first.op) {
  case FormatOp::Literal:
    if (!atLiteral(format.strings[first.index]))
      return false;
    break;
  case FormatOp::Operand:
  case FormatOp::AllOperands:
    if (!token.is(TokenKind::PercentIdentifier))
      return false;
    break;
  case FormatOp::OperandLists:
    if (!token.is(TokenKind::LParen))
      return false;
    break;
  case FormatOp::Region:
  case FormatOp::AllRegions:
    if (!token.is(TokenKind::LBrace))
      return false;
    break;
  case FormatOp::Successor:
  case FormatOp::AllSuccessors:
    if (!token.is(TokenKind::CaretIdentifier))
      return false;
    break;
  case FormatOp::OperandType:
  case FormatOp::ResultType: {
    bool isOperand = first.op == FormatOp::OperandType;
    auto &types = isOperand ? values.operandTypes(first.index) : values.resultTypes(first.index);
    status = parseTypes(Arity::Variadic, types);
    return failed(status) || !types.empty();
  }
  case FormatOp::OperandTypeLists:
    if (!token.is(TokenKind::LParen))
      return false;
    break;
  case FormatOp::Attribute: {
    // An enum is there when its keyword is; anything else when an attribute starts here.
    const AttrConstraintSpec &constraint = *spec.attributes[first.index].constraint;
    if (constraint.form == AttrForm::EnumKeyword && token.is(TokenKind::BareIdentifier) &&
        !symbolizeEnumValue(*constraint.enumSpec, token.spelling))
      return false;
    if (constraint.form == AttrForm::Definition && constraint.definition->format &&
        token.isAny(TokenKind::BareIdentifier, TokenKind::Less)) {
      const FormatSpec &inner = *constraint.definition->format;
      bool startsWithAngle = !inner.code.empty() && inner.code.front().op == FormatOp::Literal &&
                             inner.strings[inner.code.front().index] == "<";
      if (startsWithAngle != token.is(TokenKind::Less))
        return false;
    } else if (constraint.form == AttrForm::Definition && !token.is(TokenKind::HashIdentifier)) {
      return false;
    }
    FormatInst optional = first;
    optional.flags |= FormatFlag::FirstOfGroup;
    status = parseAttribute(optional);
    return failed(status) || values.attribute(first.index);
  }
  case FormatOp::Custom: {
    // The directive says by its result whether it was there; one that consumed nothing was not.
    const char *before = token.spelling.data();
    unsigned errors = state.numErrors;
    status = step(first);
    if (failed(status) && state.numErrors == errors) {
      status = success();
      return false;
    }
    return failed(status) || state.token().spelling.data() != before;
  }
  default:
    break;
  }
  status = step(first);
  return true;
}

ParseResult FormatInterpreter::parseOptionalGroup(unsigned &pc) {
  const FormatInst &begin = format.code[pc];
  unsigned half = begin.target;
  bool hasElse = format.code[half].op == FormatOp::OptionalElse;
  unsigned end = hasElse ? format.code[half].target : half;
  // What cannot be absent says nothing about the group: the first element that can decides.
  unsigned first = pc + 1;
  while (first < half && (format.code[first].op == FormatOp::Space || format.code[first].op == FormatOp::NewLine))
    ++first;
  pc = end + 1;
  ParseResult status = success();
  if (first < half && tryOptional(format.code[first], status)) {
    if (failed(status))
      return failure();
    // A unit attribute that anchors the group is there because the group is.
    return execute(first + 1, half);
  }
  if (failed(status))
    return failure();
  return hasElse ? execute(half + 1, end) : ParseResult(success());
}

ParseResult FormatInterpreter::parseOilist(unsigned &pc) {
  unsigned end = format.code[pc].target, firstClause = pc + 1;
  pc = end + 1;
  llvm::SmallVector<bool, 8> seen;
  while (true) {
    bool matched = false;
    unsigned number = 0;
    for (unsigned clause = firstClause; clause != end; clause = format.code[clause].target, ++number) {
      llvm::StringRef keyword = format.strings[format.code[clause].index];
      if (!atLiteral(keyword))
        continue;
      if (seen.size() <= number)
        seen.resize(number + 1);
      if (seen[number])
        return state.error("`" + keyword + "` clause can appear at most once in the expansion of the oilist directive");
      seen[number] = true;
      if (failed(parseLiteral(keyword)) || failed(execute(clause + 1, format.code[clause].target)))
        return failure();
      matched = true;
      break;
    }
    if (!matched)
      return success();
  }
}

ParseResult FormatInterpreter::execute(unsigned begin, unsigned end) {
  for (unsigned pc = begin; pc < end;) {
    const FormatInst &inst = format.code[pc];
    ParseResult result = success();
    // What nearly all programs consist of comes without the detour.
    switch (inst.op) {
    case FormatOp::OptionalBegin:
      result = parseOptionalGroup(pc);
      break;
    case FormatOp::OilistBegin:
      result = parseOilist(pc);
      break;
    case FormatOp::Literal:
      result = parseLiteral(format.strings[inst.index]);
      ++pc;
      break;
    case FormatOp::Operand:
      result = parseOperandGroup(inst.index);
      ++pc;
      break;
    default:
      result = step(inst);
      ++pc;
      break;
    }
    if (failed(result))
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

Type FormatInterpreter::sourceType(const TypeSource &source) {
  Type type;
  switch (source.of) {
  case TypeSourceOf::Operand:
    if (auto &types = values.operandTypes(source.index); !types.empty())
      type = types.front();
    break;
  case TypeSourceOf::Result:
    if (auto &types = values.resultTypes(source.index); !types.empty())
      type = types.front();
    break;
  case TypeSourceOf::Attribute:
    if (auto typed = llvm::dyn_cast_or_null<TypedAttr>(values.attribute(source.index)))
      type = typed.getType();
    break;
  }
  if (type && source.kind == TypeSourceKind::Transform)
    type = source.transform ? source.transform(type) : Type();
  return type;
}

/// All types of a group from those of another one.
void FormatInterpreter::transformTypes(const TypeSource &source, llvm::SmallVectorImpl<Type> &types) {
  llvm::SmallVector<Type, 4> from;
  if (source.of == TypeSourceOf::Operand)
    from.append(values.operandTypes(source.index));
  else if (source.of == TypeSourceOf::Result)
    from.append(values.resultTypes(source.index));
  else if (auto typed = llvm::dyn_cast_or_null<TypedAttr>(values.attribute(source.index)))
    from.push_back(typed.getType());
  if (source.transformRange && !from.empty())
    source.transformRange(from, types);
}

/// A type that another one is computed from must be what its group asks for, or the computation makes no sense.
ParseResult FormatInterpreter::checkSource(const TypeSource &source) {
  if ((source.kind != TypeSourceKind::Transform && source.kind != TypeSourceKind::TransformRange) || source.of == TypeSourceOf::Attribute)
    return success();
  bool isOperand = source.of == TypeSourceOf::Operand;
  const OperandSpec &group = isOperand ? spec.operands[source.index] : spec.results[source.index];
  if (!group.constraint->check)
    return success();
  for (Type type : isOperand ? values.operandTypes(source.index) : values.resultTypes(source.index))
    if (!group.constraint->check(type))
      return parser.emitError(parser.getNameLoc(), "'" + group.name + "' must be " + group.constraint->summary +
                                                       ", but got ")
             << type;
  return success();
}

ParseResult FormatInterpreter::resolveOperands() {
  llvm::SMLoc loc = parser.getNameLoc();
  if (hasAllOperandTypes && !hasAllOperands) {
    // One list of types for operands that were named one by one.
    for (unsigned group = 0; group != spec.operands.size(); ++group)
      allOperands.append(values.operands(group).begin(), values.operands(group).end());
    hasAllOperands = true;
    setSegments();
  }
  if (hasAllOperands) {
    if (!hasAllOperandTypes) {
      // `operands` whose types follow from the declaration: one by one.
      unsigned next = 0;
      for (auto [group, source] : llvm::enumerate(format.operandTypes)) {
        unsigned count = spec.operands[group].arity == Arity::One ? 1 : allOperands.size() - (spec.operands.size() - 1);
        for (unsigned i = 0; i != count && next < allOperands.size(); ++i, ++next) {
          auto &types = values.operandTypes(group);
          Type type = source.kind == TypeSourceKind::Buildable ? spec.operands[group].constraint->build(result.getContext())
                      : source.kind == TypeSourceKind::Parsed  ? (types.empty() ? Type() : types.front())
                                                               : sourceType(source);
          if (!type)
            return parser.emitError(loc, "failed to infer the types of operands");
          allOperandTypes.push_back(type);
        }
      }
    }
    return parser.resolveOperands(allOperands, allOperandTypes, loc, result.operands);
  }
  for (unsigned group = 0, e = spec.operands.size(); group != e; ++group) {
    auto &operands = values.operands(group);
    const TypeSource &source = format.operandTypes[group];
    auto &types = values.operandTypes(group);
    if (operands.empty()) {
      const auto *empty = llvm::find_if(emptyGroups, [&](const auto &entry) { return entry.first == group; });
      if (!types.empty() && source.kind == TypeSourceKind::Parsed && empty != emptyGroups.end())
        return parser.resolveOperands(operands, types, empty->second, result.operands);
      continue;
    }
    if (source.kind != TypeSourceKind::Parsed && types.empty()) {
      if (source.kind == TypeSourceKind::TransformRange) {
        transformTypes(source, types);
        if (operands.size() != types.size())
          return parser.resolveOperands(operands, types, operands.front().location, result.operands);
      }
      Type type = source.kind == TypeSourceKind::Buildable ? spec.operands[group].constraint->build(result.getContext())
                  : source.kind == TypeSourceKind::TransformRange ? types.front()
                                                                  : sourceType(source);
      if (!type)
        return parser.emitError(operands.front().location,
                                "type of operand '" + spec.operands[group].name + "' cannot be inferred");
      if (types.empty())
        types.assign(operands.size(), type);
    }
    if (operands.size() != types.size())
      return parser.resolveOperands(operands, types, operands.front().location, result.operands);
    for (unsigned i = 0, count = operands.size(); i != count; ++i) {
      Value value = state.operations->resolve(operands[i], types[i]);
      if (!value)
        return failure();
      result.operands.push_back(value);
    }
  }
  setSegments();
  return success();
}

ParseResult FormatInterpreter::resolveResults() {
  if (hasAllResultTypes) {
    result.addTypes(allResultTypes);
    return success();
  }
  bool infer = false;
  for (const TypeSource &source : format.resultTypes)
    infer |= source.kind == TypeSourceKind::Inferred;
  if (infer) {
    llvm::SmallVector<Type, 2> types;
    if (failed(inferResultTypes(result, types)))
      return failure();
    result.addTypes(types);
    return success();
  }
  for (unsigned group = 0, e = spec.results.size(); group != e; ++group) {
    const TypeSource &source = format.resultTypes[group];
    auto &types = values.resultTypes(group);
    if (source.kind != TypeSourceKind::Parsed && types.empty()) {
      if (source.kind == TypeSourceKind::TransformRange) {
        transformTypes(source, types);
        result.types.append(types.begin(), types.end());
        continue;
      }
      Type type = source.kind == TypeSourceKind::Buildable ? spec.results[group].constraint->build(result.getContext())
                                                           : sourceType(source);
      if (!type && spec.results[group].arity == Arity::One)
        return parser.emitError(parser.getNameLoc(),
                                "type of result '" + spec.results[group].name + "' cannot be inferred");
      if (type)
        types.push_back(type);
    }
    result.types.append(types.begin(), types.end());
  }
  return success();
}

/// What must be there and was not said has its default.
void FormatInterpreter::setDefaults() {
  for (auto [slot, attr] : llvm::enumerate(spec.attributes))
    if (!values.attribute(slot) && attr.defaultValue && !attr.isOptional)
      values.attribute(slot) = state.getDefault(attr);
}

void FormatInterpreter::setSegments() {
  const OpInfo &info = *result.name.getInfo();
  auto set = [&](int slot, auto &&sizeOf, unsigned count) {
    if (slot < 0 || values.attribute(slot))
      return;
    llvm::SmallVector<int32_t, 4> sizes;
    for (unsigned group = 0; group != count; ++group)
      sizes.push_back(static_cast<int32_t>(sizeOf(group)));
    values.attribute(slot) = DenseI32ArrayAttr::get(result.getContext(), sizes);
  };
  set(info.operandSegmentSlot, [&](unsigned group) { return values.operands(group).size(); }, spec.operands.size());
  set(info.resultSegmentSlot, [&](unsigned group) { return values.resultTypes(group).size(); }, spec.results.size());
}

/// A region without its terminator in the text gets the one that the op implies.
ParseResult FormatInterpreter::addImplicitTerminators() {
  if (spec.implicitTerminator.empty())
    return success();
  OperationName name(spec.implicitTerminator, result.getContext());
  for (auto &region : result.regions) {
    if (region->empty())
      region->push_back(Block::create(result.getContext()));
    Block &block = region->back();
    if (block.empty() || !block.back().hasTrait(Trait::IsTerminator))
      block.push_back(Operation::create(result.location, name, {}, {}, {}, DictionaryAttr(), {}, name.isRegistered() ? name.getSpec()->regions.size() : 0));
  }
  return success();
}

ParseResult FormatInterpreter::run() {
  if (failed(execute(0, format.code.size())))
    return failure();
  for (unsigned group = 0; group != spec.successors.size(); ++group)
    result.addSuccessors(values.successors(group));
  // Single-block ops may have an empty body in the text.
  if (result.name.hasTrait(Trait::SingleBlock))
    for (auto [index, region] : llvm::enumerate(result.regions))
      if (region->empty() && (result.name.hasTrait(Trait::NoTerminator)))
        region->push_back(Block::create(result.getContext()));
  if (failed(addImplicitTerminators()))
    return failure();
  for (llvm::ArrayRef<TypeSource> sources : {format.operandTypes, format.resultTypes})
    for (const TypeSource &source : sources)
      if (failed(checkSource(source)))
        return failure();
  if (failed(resolveOperands()) || failed(resolveResults()))
    return failure();
  setDefaults();
  return success();
}

} // namespace

ParseResult strata::parseByFormat(OpAsmParser &parser, OperationState &result, const OpSpec &spec) {
  OperationParser::GroupsLease groups(*parser.getState().operations);
  return FormatInterpreter(parser, result, spec, *groups).run();
}
