//===- FormatLowering.cpp - Formats become programs -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Walks the elements of a format in order and writes one instruction for each. Where a printer puts spaces
// is decided here, once and for all inputs: `SpacingState` follows what stands before each element.
//
//===----------------------------------------------------------------------===//

#include "generator/lower/CompiledFormat.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using Kind = FormatElement::Kind;
using Member = MemberRef::Kind;

namespace {

/// Where spaces go in printed text: the same rules as mlir-tblgen's, found by comparing output.
class SpacingState {
public:
  bool beforeLiteral(llvm::StringRef literal) {
    bool result = wantsSpace && mayStandBefore(literal);
    char first = literal.front();
    wantsSpace = literal.size() != 1 || !llvm::StringRef("<({[").contains(first);
    afterPunctuation = first != '_' && !llvm::isAlpha(first);
    return result;
  }
  /// Anything but literals, white space and dictionaries.
  bool beforeElement() {
    bool result = wantsSpace || !afterPunctuation;
    wantsSpace = true;
    afterPunctuation = false;
    return result;
  }
  void afterWhitespace(llvm::StringRef text) {
    if (text == "\n")
      return;
    wantsSpace = false;
    afterPunctuation = text.empty();
  }
  /// In formats of types and attributes.
  void afterWhitespaceOfDef(llvm::StringRef text) {
    wantsSpace = false;
    afterPunctuation |= text.empty();
  }
  /// A dictionary brings its own space, when it prints anything at all.
  void afterDictionary() { afterPunctuation = false; }

private:
  bool mayStandBefore(llvm::StringRef literal) const {
    if (literal.size() != 1 && literal != "->")
      return true;
    return !llvm::StringRef(afterPunctuation ? ">)}]," : "<>(){}[],").contains(literal.front());
  }
  bool wantsSpace = true, afterPunctuation = false;
};

/// Writes instructions; what formats of ops and of types share.
class ProgramWriter {
public:
  std::vector<FormatInst> code;
  std::vector<std::string> strings;
  std::vector<FormatAnchor> anchors;
  std::vector<CompiledCustom> customs;
  SpacingState spacing;

  unsigned emit(FormatOp op, uint8_t flags = 0, unsigned index = 0, unsigned target = 0) {
    code.push_back({op, flags, static_cast<uint16_t>(index), target});
    return code.size() - 1;
  }
  unsigned string(llvm::StringRef text) {
    auto found = llvm::find(strings, text);
    unsigned index = found - strings.begin();
    if (found == strings.end())
      strings.push_back(text.str());
    return index;
  }
  unsigned anchor(FormatAnchor entry) {
    for (unsigned i = 0; i != anchors.size(); ++i)
      if (anchors[i].kind == entry.kind && anchors[i].index == entry.index)
        return i;
    anchors.push_back(entry);
    return anchors.size() - 1;
  }
  unsigned here() const { return code.size(); }
  uint8_t spaceFlag() { return spacing.beforeElement() ? FormatFlag::SpaceBefore : 0; }

  void literal(llvm::StringRef text) {
    emit(FormatOp::Literal, spacing.beforeLiteral(text) ? FormatFlag::SpaceBefore : 0, string(text));
  }
  void whitespace(llvm::StringRef text, bool isOp) {
    if (!text.empty())
      emit(text == "\n" ? FormatOp::NewLine : FormatOp::Space);
    isOp ? spacing.afterWhitespace(text) : spacing.afterWhitespaceOfDef(text);
  }
};

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

class OpFormatLowering {
public:
  explicit OpFormatLowering(const FormatModel &format) : format(format), op(format.op()) {}
  CompiledFormat run();

private:
  void lowerList(llvm::ArrayRef<FormatElement> list, const FormatElement *elided = nullptr);
  void lower(const FormatElement &element, uint8_t flags = 0);
  void lowerVariable(const FormatElement &element, uint8_t flags);
  void lowerType(const FormatElement &element, uint8_t flags);
  void lowerOptional(const FormatElement &group);
  void lowerOilist(const FormatElement &list);
  void lowerCustom(const FormatElement &element, bool isFirst);
  void addArgument(const FormatElement &argument, CompiledCustom &custom);
  FormatAnchor anchorOf(const FormatElement &element);
  bool isUnit(const FormatElement &element) const {
    unsigned index = element.member.index;
    return element.isVariable(Member::Attribute)  ? op.attributes()[index].constraint().isUnit()
           : element.isVariable(Member::Property) ? op.properties()[index].constraint().isUnit()
                                                  : false;
  }
  /// Of an attribute or a property.
  unsigned slotOf(const FormatElement &element) const {
    return element.isVariable(Member::Property) ? op.propertySlot(element.member.index)
                                                : element.member.index;
  }
  CompiledTypeSource lowerSource(const FormatTypeSource &source) const;
  /// For a group of groups, the slot with the sizes.
  std::optional<unsigned> groupSizes(unsigned operand) const;

  const FormatModel &format;
  const OpModel &op;
  ProgramWriter out;
  bool inGroup = false;
  /// The custom directive that was written last.
  unsigned lastCustom = 0;
};

CompiledTypeSource OpFormatLowering::lowerSource(const FormatTypeSource &source) const {
  CompiledTypeSource result;
  static_assert(unsigned(FormatTypeSource::Kind::TransformRange) == unsigned(TypeSourceKind::TransformRange));
  result.kind = static_cast<TypeSourceKind>(source.kind);
  result.of = source.from.kind == Member::Operand  ? TypeSourceOf::Operand
              : source.from.kind == Member::Result ? TypeSourceOf::Result
                                                   : TypeSourceOf::Attribute;
  result.index = source.from.index;
  result.transform = source.transform;
  if (source.kind == FormatTypeSource::Kind::TransformRange && source.from.kind != Member::Attribute)
    result.isOfRange =
        (source.from.kind == Member::Operand ? op.operands() : op.results())[source.from.index].isVariadic();
  return result;
}

std::optional<unsigned> OpFormatLowering::groupSizes(unsigned operand) const {
  if (op.operands()[operand].arity() != OperandModel::Arity::VariadicOfVariadic)
    return std::nullopt;
  return op.findMember(op.operands()[operand].segmentAttributeName())->index;
}

void OpFormatLowering::lowerVariable(const FormatElement &element, uint8_t flags) {
  unsigned index = element.member.index;
  flags |= out.spaceFlag();
  switch (element.member.kind) {
  case Member::Operand:
    if (auto sizes = groupSizes(index))
      out.emit(FormatOp::OperandLists, flags, index, *sizes);
    else
      out.emit(FormatOp::Operand, flags, index);
    return;
  case Member::Attribute:
    if (element.isQualified)
      flags |= FormatFlag::Qualified;
    if (op.attributes()[index].isOptional() && !inGroup)
      flags |= FormatFlag::Optional;
    out.emit(FormatOp::Attribute, flags, index);
    return;
  case Member::Region:
    out.emit(FormatOp::Region, flags, index);
    return;
  case Member::Successor:
    out.emit(FormatOp::Successor, flags, index);
    return;
  case Member::Property:
    out.emit(FormatOp::Attribute, flags, op.propertySlot(index));
    return;
  case Member::Result:
    return;
  }
  llvm_unreachable("unknown member");
}

void OpFormatLowering::lowerType(const FormatElement &element, uint8_t flags) {
  const FormatElement &of = element.children.front();
  flags |= out.spaceFlag();
  if (element.isQualified)
    flags |= FormatFlag::Qualified;
  if (of.is(Kind::AllOperands))
    out.emit(FormatOp::AllOperandTypes, flags);
  else if (of.is(Kind::AllResults))
    out.emit(FormatOp::AllResultTypes, flags);
  else if (auto sizes = of.isVariable(Member::Operand) ? groupSizes(of.member.index) : std::nullopt)
    out.emit(FormatOp::OperandTypeLists, flags, of.member.index, *sizes);
  else
    out.emit(of.isVariable(Member::Operand) ? FormatOp::OperandType : FormatOp::ResultType, flags,
             of.member.index);
}

void OpFormatLowering::lower(const FormatElement &element, uint8_t flags) {
  switch (element.kind) {
  case Kind::Literal:
    return out.literal(element.text);
  case Kind::Whitespace:
    return out.whitespace(element.text, /*isOp=*/true);
  case Kind::Variable:
    return lowerVariable(element, flags);
  case Kind::Type:
    return lowerType(element, flags);
  case Kind::AllOperands:
    out.emit(FormatOp::AllOperands, flags | out.spaceFlag());
    return;
  case Kind::AllRegions:
    out.emit(FormatOp::AllRegions, flags | out.spaceFlag());
    return;
  case Kind::AllSuccessors:
    out.emit(FormatOp::AllSuccessors, flags | out.spaceFlag());
    return;
  case Kind::AttrDict:
  case Kind::AttrDictKeyword:
    out.emit(element.is(Kind::AttrDict) ? FormatOp::AttrDict : FormatOp::AttrDictKeyword,
             FormatFlag::SpaceBefore);
    return out.spacing.afterDictionary();
  case Kind::PropDict:
    out.emit(FormatOp::PropDict, FormatFlag::SpaceBefore);
    return out.spacing.afterDictionary();
  case Kind::FunctionalType: {
    auto group = [](const FormatElement &side) {
      return side.is(Kind::Variable) ? side.member.index : formatAllGroups;
    };
    const FormatElement &first = element.children[0], &second = element.children[1];
    if (first.is(Kind::AllResults) || first.isVariable(Member::Result))
      out.emit(FormatOp::FunctionalType, out.spaceFlag() | FormatFlag::Inverted, group(second), group(first));
    else
      out.emit(FormatOp::FunctionalType, out.spaceFlag(), group(first), group(second));
    return;
  }
  case Kind::Custom:
    return lowerCustom(element, flags & FormatFlag::FirstOfGroup);
  case Kind::Optional:
    return lowerOptional(element);
  case Kind::Oilist:
    return lowerOilist(element);
  case Kind::AllResults:
  case Kind::Code:
  case Kind::Clause:
  case Kind::Parameters:
  case Kind::Struct:
    return;
  }
  llvm_unreachable("unknown element");
}

/// \param elided  a unit attribute that is said by the presence of what is around it.
void OpFormatLowering::lowerList(llvm::ArrayRef<FormatElement> list, const FormatElement *elided) {
  bool isFirst = inGroup;
  for (const FormatElement &element : list) {
    if (&element == elided) {
      out.emit(FormatOp::Attribute, FormatFlag::PresenceOnly, slotOf(element));
      continue;
    }
    lower(element, isFirst && !element.is(Kind::Whitespace) ? FormatFlag::FirstOfGroup : 0);
    isFirst &= element.is(Kind::Whitespace);
  }
}

FormatAnchor OpFormatLowering::anchorOf(const FormatElement &element) {
  const FormatElement &of = element.is(Kind::Type) ? element.children.front() : element;
  auto index = static_cast<uint16_t>(of.member.index);
  if (element.is(Kind::Custom))
    return {AnchorKind::Custom, 0}; // The index is known once the directive is written.
  if (element.is(Kind::Type))
    return {of.isVariable(Member::Operand) ? AnchorKind::OperandType : AnchorKind::ResultType, index};
  if (of.isVariable(Member::Operand))
    return {AnchorKind::Operand, index};
  if (of.isVariable(Member::Region))
    return {AnchorKind::Region, index};
  return {AnchorKind::Attribute, static_cast<uint16_t>(slotOf(of))};
}

/// The unit attribute that anchors a group and stands behind its first element: only presence is written.
static const FormatElement *elidedAnchor(const FormatElement &group, bool isUnit) {
  if (!isUnit)
    return nullptr;
  llvm::ArrayRef<FormatElement> half = group.anchorInElse ? group.elseChildren : group.children;
  unsigned first = 0;
  while (first < group.anchor && half[first].is(Kind::Whitespace))
    ++first;
  return first == group.anchor ? nullptr : &half[group.anchor];
}

void OpFormatLowering::lowerOptional(const FormatElement &group) {
  const FormatElement &anchor = group.anchorElement();
  const FormatElement *elided = elidedAnchor(group, isUnit(anchor));
  unsigned begin = out.emit(FormatOp::OptionalBegin, group.anchorInElse ? FormatFlag::Inverted : 0);
  bool wasInGroup = std::exchange(inGroup, true);
  auto lowerHalf = [&](llvm::ArrayRef<FormatElement> half, bool hasAnchor) {
    unsigned firstCustom = out.customs.size();
    lowerList(half, hasAnchor ? elided : nullptr);
    if (!hasAnchor || !anchor.is(Kind::Custom))
      return;
    // The anchor is the directive of its own place among those of this half; nested groups write theirs, too.
    for (unsigned i = firstCustom; i != out.customs.size(); ++i)
      if (out.customs[i].loc == anchor.loc) {
        out.customs[i].isAnchor = true;
        out.code[begin].index = out.anchor({AnchorKind::Custom, static_cast<uint16_t>(i)});
        return;
      }
  };
  lowerHalf(group.children, !group.anchorInElse);
  unsigned half = out.here();
  if (!group.elseChildren.empty()) {
    out.emit(FormatOp::OptionalElse);
    lowerHalf(group.elseChildren, group.anchorInElse);
    out.code[half].target = out.here();
  }
  out.emit(FormatOp::OptionalEnd);
  out.code[begin].target = half;
  if (!anchor.is(Kind::Custom))
    out.code[begin].index = out.anchor(anchorOf(anchor));
  inGroup = wasInGroup;
}

void OpFormatLowering::lowerOilist(const FormatElement &list) {
  unsigned begin = out.emit(FormatOp::OilistBegin);
  bool wasInGroup = std::exchange(inGroup, false);
  unsigned previous = 0;
  for (const FormatElement &clause : list.children) {
    bool space = out.spacing.beforeLiteral(clause.text);
    unsigned inst =
        out.emit(FormatOp::OilistClause, space ? FormatFlag::SpaceBefore : 0, out.string(clause.text));
    if (previous)
      out.code[previous].target = inst;
    previous = inst;
    // A clause with one unit attribute and nothing to read is that attribute.
    const FormatElement *elided = nullptr;
    if (clause.children.size() == 1 && isUnit(clause.children.front()))
      elided = &clause.children.front();
    lowerList(clause.children, elided);
  }
  unsigned end = out.emit(FormatOp::OilistEnd);
  out.code[begin].target = end;
  if (previous)
    out.code[previous].target = end;
  inGroup = wasInGroup;
}

void OpFormatLowering::addArgument(const FormatElement &argument, CompiledCustom &custom) {
  using Argument = CustomArgument::Kind;
  CustomArgument result{Argument::Code, 0, argument.isRef, argument.isQualified, {}};
  const FormatElement &of = argument.is(Kind::Type) ? argument.children.front() : argument;
  result.index = of.member.index;
  switch (argument.kind) {
  case Kind::Type:
    result.kind = of.isVariable(Member::Operand) ? Argument::OperandType : Argument::ResultType;
    break;
  case Kind::AttrDict:
    result.kind = Argument::AttrDict;
    break;
  case Kind::PropDict:
    result.kind = Argument::PropDict;
    break;
  case Kind::Variable:
    result.kind = of.isVariable(Member::Operand)     ? Argument::Operand
                  : of.isVariable(Member::Attribute) ? Argument::Attribute
                  : of.isVariable(Member::Property)  ? Argument::Property
                  : of.isVariable(Member::Region)    ? Argument::Region
                                                     : Argument::Successor;
    break;
  default:
    result.text = argument.text;
    break;
  }
  custom.arguments.push_back(std::move(result));
}

void OpFormatLowering::lowerCustom(const FormatElement &element, bool isFirst) {
  CompiledCustom custom;
  custom.name = element.text;
  custom.isOptional = isFirst;
  custom.loc = element.loc;
  for (const FormatElement &argument : element.children)
    addArgument(argument, custom);
  uint8_t flags = out.spaceFlag() | (isFirst ? FormatFlag::FirstOfGroup : 0);
  out.emit(FormatOp::Custom, flags, out.customs.size());
  out.customs.push_back(std::move(custom));
}

CompiledFormat OpFormatLowering::run() {
  lowerList(format.elements());
  CompiledFormat result;
  result.code = std::move(out.code);
  result.strings = std::move(out.strings);
  result.anchors = std::move(out.anchors);
  result.customs = std::move(out.customs);
  for (const FormatTypeSource &source : format.operandTypes())
    result.operandTypes.push_back(lowerSource(source));
  for (const FormatTypeSource &source : format.resultTypes())
    result.resultTypes.push_back(lowerSource(source));

  // The segment sizes follow from the values that were read, so that the format binds them.
  unsigned declared = op.attributes().size(), slots = op.numSlots(), firstProperty = op.firstPropertySlot();
  result.boundAttributes.assign((slots + 63) / 64, 0);
  for (unsigned slot = 0; slot != slots; ++slot)
    if (slot < declared ? format.isBound(slot)
                        : slot < firstProperty || format.isPropertyBound(slot - firstProperty))
      result.boundAttributes[slot / 64] |= uint64_t(1) << (slot % 64);
  result.loc = format.loc();
  return result;
}

//===----------------------------------------------------------------------===//
// Types and attributes
//===----------------------------------------------------------------------===//

class DefFormatLowering {
public:
  explicit DefFormatLowering(const DefFormatModel &format) : format(format) {}
  CompiledDefFormat run();

private:
  void lowerList(llvm::ArrayRef<FormatElement> list, bool inGroup);
  void lower(const FormatElement &element, uint8_t flags);
  void lowerStruct(const FormatElement &element, uint8_t flags);
  void lowerOptional(const FormatElement &group);
  void emitCustom(const FormatElement &element, uint8_t flags);
  FormatAnchor anchorOf(const FormatElement &element, unsigned firstCustom);

  const DefFormatModel &format;
  ProgramWriter out;
  std::vector<std::pair<const FormatElement *, unsigned>> structs; ///< With where their code begins.
};

void DefFormatLowering::lower(const FormatElement &element, uint8_t flags) {
  switch (element.kind) {
  case Kind::Literal:
    return out.literal(element.text);
  case Kind::Whitespace:
    return out.whitespace(element.text, /*isOp=*/false);
  case Kind::Variable:
    flags |= out.spaceFlag() | (element.isQualified ? FormatFlag::Qualified : 0);
    if (format.def().parameters()[element.parameter].isOptional())
      flags |= FormatFlag::Optional;
    out.emit(FormatOp::Parameter, flags, element.parameter);
    return;
  case Kind::Parameters:
    out.emit(FormatOp::AllParameters, flags | out.spaceFlag());
    return;
  case Kind::Struct:
    return lowerStruct(element, flags);
  case Kind::Custom:
    return emitCustom(element, flags | out.spaceFlag());
  case Kind::Optional:
    return lowerOptional(element);
  default:
    return;
  }
}

void DefFormatLowering::lowerList(llvm::ArrayRef<FormatElement> list, bool inGroup) {
  bool isFirst = inGroup;
  for (const FormatElement &element : list) {
    lower(element, isFirst && !element.is(Kind::Whitespace) ? FormatFlag::FirstOfGroup : 0);
    isFirst &= element.is(Kind::Whitespace);
  }
}

void DefFormatLowering::lowerStruct(const FormatElement &element, uint8_t flags) {
  unsigned begin = out.emit(FormatOp::StructBegin, flags | out.spaceFlag());
  structs.push_back({&element, begin});
  unsigned previous = 0;
  auto field = [&](unsigned parameter, uint8_t fieldFlags) {
    unsigned inst = out.emit(FormatOp::StructField, fieldFlags, parameter);
    if (previous)
      out.code[previous].target = inst;
    previous = inst;
  };
  for (const FormatElement &child : element.children) {
    if (child.is(Kind::Parameters)) {
      for (auto [index, param] : llvm::enumerate(format.def().parameters()))
        if (!param.isSelfType())
          field(index, 0);
    } else if (child.is(Kind::Custom)) {
      // The value of the field is read and written by the directive, which stands behind it.
      auto named = llvm::find_if(child.children, [](const FormatElement &argument) {
        return argument.is(Kind::Variable) && !argument.isRef;
      });
      if (named != child.children.end()) {
        field(named->parameter, 0);
        emitCustom(child, 0);
      }
    } else {
      field(child.parameter, child.isQualified ? FormatFlag::Qualified : 0);
    }
  }
  unsigned end = out.emit(FormatOp::StructEnd);
  out.code[begin].target = end;
  if (previous)
    out.code[previous].target = end;
}

void DefFormatLowering::emitCustom(const FormatElement &element, uint8_t flags) {
  CompiledCustom custom;
  custom.name = element.text;
  custom.isOptional = flags & FormatFlag::FirstOfGroup;
  custom.loc = element.loc;
  for (const FormatElement &argument : element.children) {
    CustomArgument result{CustomArgument::Kind::Code, 0, argument.isRef, argument.isQualified, {}};
    if (argument.is(Kind::Variable)) {
      result.kind = CustomArgument::Kind::Parameter;
      result.index = argument.parameter;
    } else {
      result.text = argument.text;
    }
    custom.arguments.push_back(std::move(result));
  }
  out.emit(FormatOp::Custom, flags, out.customs.size());
  out.customs.push_back(std::move(custom));
}

FormatAnchor DefFormatLowering::anchorOf(const FormatElement &element, unsigned firstCustom) {
  if (element.is(Kind::Variable))
    return {AnchorKind::Parameter, static_cast<uint16_t>(element.parameter)};
  if (element.is(Kind::Custom))
    for (unsigned i = firstCustom; i != out.customs.size(); ++i)
      if (out.customs[i].loc == element.loc) {
        out.customs[i].isAnchor = true;
        return {AnchorKind::Custom, static_cast<uint16_t>(i)};
      }
  // Of a struct only what is in it counts: it is found by its first instruction, which is never that of
  // number 0.
  for (auto [lowered, begin] : structs)
    if (lowered == &element)
      return {AnchorKind::AllParameters, static_cast<uint16_t>(begin)};
  return {AnchorKind::AllParameters, 0};
}

void DefFormatLowering::lowerOptional(const FormatElement &group) {
  unsigned begin = out.emit(FormatOp::OptionalBegin, group.anchorInElse ? FormatFlag::Inverted : 0);
  unsigned firstCustom = out.customs.size();
  lowerList(group.children, /*inGroup=*/true);
  unsigned half = out.here();
  if (!group.elseChildren.empty()) {
    out.emit(FormatOp::OptionalElse);
    lowerList(group.elseChildren, /*inGroup=*/true);
    out.code[half].target = out.here();
  }
  out.emit(FormatOp::OptionalEnd);
  out.code[begin].target = half;
  out.code[begin].index = out.anchor(anchorOf(group.anchorElement(), firstCustom));
}

CompiledDefFormat DefFormatLowering::run() {
  lowerList(format.elements(), /*inGroup=*/false);
  CompiledDefFormat result;
  result.code = std::move(out.code);
  result.strings = std::move(out.strings);
  result.anchors = std::move(out.anchors);
  result.customs = std::move(out.customs);
  result.loc = format.loc();
  return result;
}

} // namespace

CompiledFormat strata::lowerFormat(const FormatModel &format) { return OpFormatLowering(format).run(); }
CompiledDefFormat strata::lowerDefFormat(const DefFormatModel &format) {
  return DefFormatLowering(format).run();
}
