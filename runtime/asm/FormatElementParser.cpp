//===- FormatElementParser.cpp - Variables and directives of a format -----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/FormatProgramParser.h"
#include "runtime/asm/PropertyText.h"
#include "runtime/ir/EnumSupport.h"
#include "runtime/ir/Properties.h"

using namespace mlir;

/// Parses the operands of a variadic group of variadic groups, `(%a, %b), (%c)`, and stores the sizes of the
/// lists in an attribute.
ParseResult FormatProgramParser::parseOperandLists(const FormatInst &inst) {
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

ParseResult FormatProgramParser::parseTypeLists(llvm::SmallVectorImpl<Type> &types) {
  do {
    if (failed(parser.parseOptionalLParen()))
      break;
    if (failed(parser.parseOptionalRParen()) &&
        (failed(parser.parseTypeList(types)) || failed(parser.parseRParen())))
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  return success();
}

ParseResult FormatProgramParser::parseTypes(Arity arity, llvm::SmallVectorImpl<Type> &types,
                                            bool mayBeAbsent) {
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

ParseResult FormatProgramParser::parseGroupTypes(const FormatInst &inst, const OperandSpec &group,
                                                 llvm::SmallVectorImpl<Type> &types, bool mayBeAbsent) {
  const TypeDefSpec *definition = group.constraint->definition, *kind = group.constraint->kind;
  // With the flag Qualified any type is accepted here; the verifier of the op checks its class.
  if (!kind || group.arity != Arity::One || inst.flags & FormatFlag::Qualified)
    return parseTypes(group.arity, types, mayBeAbsent);
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (definition && !state.token().is(TokenKind::ExclamationIdentifier)) {
    types.push_back(parseTypeBySpec(parser, *definition));
    return success(static_cast<bool>(types.back()));
  }
  if (failed(parser.parseType(types.emplace_back())))
    return failure();
  if (&types.back().getSpec() != kind)
    return parser.emitError(loc, "invalid kind of type specified: expected " + kind->name + ", but found ")
           << types.back();
  return success();
}

ParseResult FormatProgramParser::parseEnumKeyword(unsigned slot, const EnumSpec &enumeration,
                                                  const AttrConstraintSpec &constraint) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  std::string text;
  bool isQuotedOrBits = state.token().is(TokenKind::String);
  auto wrongWord = [&] {
    return parser.emitError(loc, "expected string or keyword containing one of the following enum values for "
                                 "attribute '" +
                                     spec.attributes[slot].name + "' [" + listEnumSpellings(enumeration) +
                                     "]");
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
    return parser.emitError(loc, "invalid " + spec.attributes[slot].name + " attribute specification: \"" +
                                     text + "\"");
  Type type = constraint.valueType ? constraint.valueType(result.getContext())
                                   : Type(IntegerType::get(result.getContext(), enumeration.bitWidth));
  values.attribute(slot) = IntegerAttr::get(type, static_cast<int64_t>(*value));
  return success();
}

/// Parses a property that is not an attribute. A property that is the first element of an optional group may
/// be absent.
ParseResult FormatProgramParser::parsePropertyText(const FormatInst &inst) {
  const AttrSpec &attr = spec.attributes[inst.index];
  const PropertySpec &property = *attr.constraint->property;
  Attribute form;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (inst.flags & FormatFlag::FirstOfGroup) {
    OptionalParseResult parsed = parseOptionalProperty(parser, property, form);
    if (parsed.has_value() && failed(*parsed))
      return failure();
  } else if (failed(parseProperty(parser, property, form))) {
    return parser.emitError(loc,
                            "invalid value for property " + attr.name + ", expected " + property.summary);
  }
  if (form)
    values.attribute(inst.index) = form;
  return success();
}

/// Returns true if the current token starts an attribute of a class that the constraint rejects. An optional
/// attribute with that constraint is then absent, and the token belongs to the next element of the format.
bool FormatProgramParser::isOtherAttribute(const AttrConstraintSpec &constraint) {
  if (!constraint.isStorage)
    return false;
  MLIRContext *context = result.getContext();
  switch (state.token().kind) {
  case TokenKind::String:
    return !constraint.isStorage(StringAttr::get(context, ""));
  case TokenKind::AtIdentifier:
    return !constraint.isStorage(FlatSymbolRefAttr::get(context, "a"));
  case TokenKind::LBrace:
    return !constraint.isStorage(DictionaryAttr::get(context));
  default:
    return false;
  }
}

ParseResult FormatProgramParser::parseAttribute(const FormatInst &inst) {
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
  Type type = constraint.form == AttrForm::Typed && constraint.valueType
                  ? constraint.valueType(result.getContext())
                  : Type();
  // If the constraint accepts only strings, a colon after the string is not followed by a type of the string,
  // but belongs to the rest of the format.
  if (constraint.form == AttrForm::Generic && state.token().is(TokenKind::String) && constraint.isStorage &&
      !constraint.isStorage(UnitAttr::get(result.getContext())) &&
      !constraint.isStorage(BoolAttr::get(result.getContext(), true)))
    type = NoneType::get(result.getContext());
  Attribute value;
  if (mayBeAbsent && isOtherAttribute(constraint))
    return success();
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

/// Reports an attribute that violates its constraint. If the attribute has the wrong C++ class, the location
/// of the error is that of the attribute, else that of the op, as for an error of the verifier.
ParseResult FormatProgramParser::reportConstraint(llvm::SMLoc loc, const AttrSpec &attr, Attribute value) {
  const AttrConstraintSpec &constraint = *attr.constraint;
  if (constraint.isStorage && !constraint.isStorage(value))
    return parser.emitError(loc, "invalid kind of attribute specified");
  return state.error(parser.getNameLoc(), "'" + spec.name + "' op attribute '" + attr.name +
                                              "' failed to satisfy constraint: " + constraint.summary);
}

ParseResult FormatProgramParser::parseAttrDict(bool withKeyword) {
  if (!withKeyword && !state.token().is(TokenKind::LBrace))
    return success();
  llvm::SMLoc loc = parser.getCurrentLocation();
  NamedAttrList attrs;
  if (failed(withKeyword ? parser.parseOptionalAttrDictWithKeyword(attrs)
                         : parser.parseOptionalAttrDict(attrs)))
    return failure();
  for (const NamedAttribute &attr : attrs) {
    // The value in the dictionary overrides a value that the rest of the format gives for the same attribute.
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

ParseResult FormatProgramParser::parsePropDict() {
  auto properties = DictionaryAttr::get(result.getContext());
  if (succeeded(parser.parseOptionalLess()) &&
      (failed(parser.parseAttribute(properties)) || failed(parser.parseGreater())))
    return failure();
  // Errors in the properties are reported at the op.
  auto emitError = [&] {
    InFlightDiagnostic diag = state.error(parser.getNameLoc());
    diag << "invalid properties " << Attribute(properties) << " for op " << spec.name << ": ";
    return diag;
  };
  for (const NamedAttribute &attr : properties) {
    int slot = result.name.getPropertySlot(attr.getNameStr());
    if (slot < 0)
      return emitError() << "unknown key '\"" << attr.getNameStr()
                         << "\"' when parsing properties dictionary";
    values.attribute(slot) = attr.value;
    if (const PropertySpec *property = spec.attributes[slot].constraint->property)
      if (failed(normalizeProperty(*property, values.attribute(slot), emitError)))
        return failure();
  }
  for (unsigned slot = result.name.getFirstPropertySlot(); slot != result.name.getNumSlots(); ++slot)
    if (const AttrSpec &attr = spec.attributes[slot];
        !values.attribute(slot) && !attr.constraint->property->hasDefault)
      return emitError() << "expected key entry for " << attr.name << " in DictionaryAttr to set Properties.";
  return success();
}

ParseResult FormatProgramParser::parseRegion(unsigned group) {
  if (!spec.regions[group].isVariadic)
    return parser.parseRegion(values.addRegion(group));
  if (!state.token().is(TokenKind::LBrace))
    return success();
  do {
    if (failed(parser.parseRegion(values.addRegion(group))))
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  return success();
}

ParseResult FormatProgramParser::parseSuccessors(unsigned group) {
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

ParseResult FormatProgramParser::parseFunctionalType(const FormatInst &inst) {
  FunctionType type;
  if (failed(parser.parseType(type)))
    return failure();
  llvm::ArrayRef<Type> ins = type.getInputs(), outs = type.getResults();
  if (inst.flags & FormatFlag::Inverted)
    std::swap(ins, outs);
  if (inst.index == formatAllGroups) {
    allOperandTypes.assign(ins.begin(), ins.end());
    hasAllOperandTypes = true;
  } else {
    values.operandTypes(inst.index).assign(ins.begin(), ins.end());
  }
  if (inst.target == formatAllGroups) {
    allResultTypes.assign(outs.begin(), outs.end());
    hasAllResultTypes = true;
  } else {
    values.resultTypes(inst.target).assign(outs.begin(), outs.end());
  }
  return success();
}
