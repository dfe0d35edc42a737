//===- FormatLowering.cpp - Lowers assembly formats to programs -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Visits the elements of a format in order and emits one instruction for each. Spaces in printed text are
// decided here, for all inputs: SpacingState tracks the previously printed element.
//
//===----------------------------------------------------------------------===//

#include "generator/lower/CompiledFormat.h"
#include "generator/lower/OpFacts.h"
#include "generator/lower/TableIndex.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using Kind = FormatElement::Kind;
using Member = MemberRef::Kind;

namespace {

/// Decides where the printer emits spaces. The rules are those of mlir-tblgen, derived by comparing output.
class SpacingState {
public:
  bool beforeLiteral(llvm::StringRef literal) {
    bool result = wantsSpace && spaceMayPrecede(literal);
    char first = literal.front();
    wantsSpace = literal.size() != 1 || !llvm::StringRef("<({[").contains(first);
    afterPunctuation = first != '_' && !llvm::isAlpha(first);
    return result;
  }
  /// Returns true if a space precedes an element other than a literal, whitespace or a dictionary.
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
  /// Records whitespace in the format of a type or attribute, whose rules differ from those of ops.
  void afterWhitespaceOfDef(llvm::StringRef text) {
    wantsSpace = false;
    afterPunctuation |= text.empty();
  }
  /// A dictionary prints its own leading space, if it is not empty.
  void afterDictionary() { afterPunctuation = false; }

private:
  bool spaceMayPrecede(llvm::StringRef literal) const {
    if (literal.size() != 1 && literal != "->")
      return true;
    return !llvm::StringRef(afterPunctuation ? ">)}]," : "<>(){}[],").contains(literal.front());
  }
  bool wantsSpace = true, afterPunctuation = false;
};

/// Emits instructions and tables; shared by the formats of ops and of types and attributes.
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
  unsigned string(llvm::StringRef text) { return indexInTable(strings, text); }
  unsigned anchor(FormatAnchor entry) {
    for (unsigned i = 0; i != anchors.size(); ++i)
      if (anchors[i].kind == entry.kind && anchors[i].index == entry.index)
        return i;
    anchors.push_back(entry);
    return anchors.size() - 1;
  }
  /// Returns the anchor of the custom directive \p element. Searches the directives from index \p firstCustom
  /// by location, since nested groups add further directives.
  std::optional<FormatAnchor> customAnchor(const FormatElement &element, unsigned firstCustom) {
    for (unsigned i = firstCustom; i != customs.size(); ++i)
      if (customs[i].loc == element.loc) {
        customs[i].isAnchor = true;
        return FormatAnchor{AnchorKind::Custom, static_cast<uint16_t>(i)};
      }
    return std::nullopt;
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
// Formats of ops
//===----------------------------------------------------------------------===//

class OpFormatLowering {
public:
  explicit OpFormatLowering(const FormatModel &format) : format(format), op(format.op()), layout(op) {}
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
  CompiledTypeSource lowerSource(const FormatTypeSource &source) const;

  const FormatModel &format;
  const OpModel &op;
  SlotLayout layout;
  ProgramWriter out;
  bool inGroup = false;
};

CompiledTypeSource OpFormatLowering::lowerSource(const FormatTypeSource &source) const {
  CompiledTypeSource result;
  static_assert(unsigned(FormatTypeSource::Kind::TransformRange) == unsigned(TypeSourceKind::TransformRange));
  result.kind = static_cast<TypeSourceKind>(source.kind);
  TypeRef from = typeRef(op, source.from);
  result.of = from.of;
  result.index = from.index;
  result.transform = source.transform;
  if (source.kind == FormatTypeSource::Kind::TransformRange && source.from.kind != Member::Attribute)
    result.isOfRange =
        (source.from.kind == Member::Operand ? op.operands() : op.results())[source.from.index].isVariadic();
  return result;
}

void OpFormatLowering::lowerVariable(const FormatElement &element, uint8_t flags) {
  unsigned index = element.member.index;
  flags |= out.spaceFlag();
  switch (element.member.kind) {
  case Member::Operand:
    if (const AttrSlot *sizes = layout.listSizes(op.operands()[index]))
      out.emit(FormatOp::OperandLists, flags, index, sizes->index);
    else
      out.emit(FormatOp::Operand, flags, index);
    return;
  case Member::Attribute:
    if (element.isQualified)
      flags |= FormatFlag::Qualified;
    if (op.attributes()[index].isOptional() && !inGroup)
      flags |= FormatFlag::Optional;
    out.emit(FormatOp::Attribute, flags, layout.slotOf(element.member).index);
    return;
  case Member::Region:
    out.emit(FormatOp::Region, flags, index);
    return;
  case Member::Successor:
    out.emit(FormatOp::Successor, flags, index);
    return;
  case Member::Property:
    out.emit(FormatOp::Attribute, flags, layout.slotOf(element.member).index);
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
  else if (const AttrSlot *sizes =
               of.isVariable(Member::Operand) ? layout.listSizes(op.operands()[of.member.index]) : nullptr)
    out.emit(FormatOp::OperandTypeLists, flags, of.member.index, sizes->index);
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

/// Lowers a list of elements. \param elided An element of the list, or null: a unit attribute without text of
/// its own, which is set if the enclosing optional group is present.
void OpFormatLowering::lowerList(llvm::ArrayRef<FormatElement> list, const FormatElement *elided) {
  bool isFirst = inGroup;
  for (const FormatElement &element : list) {
    if (&element == elided) {
      out.emit(FormatOp::Attribute, FormatFlag::PresenceOnly, layout.slotOf(element.member).index);
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
    return {AnchorKind::Custom, 0}; // lowerOptional() sets the index after lowering the directive.
  if (element.is(Kind::Type))
    return {of.isVariable(Member::Operand) ? AnchorKind::OperandType : AnchorKind::ResultType, index};
  if (of.isVariable(Member::Operand))
    return {AnchorKind::Operand, index};
  if (of.isVariable(Member::Region))
    return {AnchorKind::Region, index};
  return {AnchorKind::Attribute, static_cast<uint16_t>(layout.slotOf(of.member).index)};
}

/// Returns the unit attribute that anchors a group but is not its first element: it has no text of its own,
/// since the group's presence determines it. Null if there is none.
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
    if (std::optional<FormatAnchor> found = out.customAnchor(anchor, firstCustom))
      out.code[begin].index = out.anchor(*found);
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
    // If a clause of an `oilist` contains only a unit attribute, the attribute has no text: the keyword of
    // the clause sets it.
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
    if (result.kind == Argument::Attribute || result.kind == Argument::Property)
      result.index = layout.slotOf(of.member).index;
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

  // The format binds the attributes with segment sizes: the parser computes them from the parsed values.
  result.boundAttributes.assign((layout.size() + 63) / 64, 0);
  auto bind = [&](const AttrSlot &slot) {
    result.boundAttributes[slot.index / 64] |= uint64_t(1) << (slot.index % 64);
  };
  for (auto [index, slot] : llvm::enumerate(layout.attributes()))
    if (format.isBound(index))
      bind(slot);
  llvm::for_each(layout.segmentSizes(), bind);
  for (auto [index, slot] : llvm::enumerate(layout.properties()))
    if (format.isPropertyBound(index))
      bind(slot);
  result.loc = format.loc();
  return result;
}

//===----------------------------------------------------------------------===//
// Formats of types and attributes
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
  /// The struct directives lowered so far, with the indices of their first instructions.
  std::vector<std::pair<const FormatElement *, unsigned>> structs;
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
    if (format.def().parameters().empty())
      return;
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
  if (format.def().parameters().empty())
    return;
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
      // The directive after the field instruction parses and prints the value of the field.
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
    if (std::optional<FormatAnchor> found = out.customAnchor(element, firstCustom))
      return *found;
  // A struct is present if one of its parameters is. The anchor's index is that of the struct's first
  // instruction, which is never 0.
  for (auto [lowered, begin] : structs)
    if (lowered == &element)
      return {AnchorKind::AllParameters, static_cast<uint16_t>(begin)};
  return {AnchorKind::AllParameters, 0};
}

void DefFormatLowering::lowerOptional(const FormatElement &group) {
  unsigned begin = out.emit(FormatOp::OptionalBegin, group.anchorInElse ? FormatFlag::Inverted : 0);
  unsigned firstCustom = out.customs.size();
  // As in MLIR, the spaces in the second half of a group depend on the end of the first one. The half with
  // the anchor is first, even if it is the else half.
  SpacingState before = out.spacing;
  if (group.anchorInElse) {
    ProgramWriter saved = out;
    lowerList(group.elseChildren, /*inGroup=*/true);
    saved.spacing = out.spacing;
    out = std::move(saved);
  }
  lowerList(group.children, /*inGroup=*/true);
  unsigned half = out.here();
  if (!group.elseChildren.empty()) {
    out.emit(FormatOp::OptionalElse);
    SpacingState after = out.spacing;
    if (group.anchorInElse)
      out.spacing = before;
    lowerList(group.elseChildren, /*inGroup=*/true);
    if (group.anchorInElse)
      out.spacing = after;
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

CompiledFormat mlir::lowerFormat(const FormatModel &format) { return OpFormatLowering(format).run(); }
CompiledDefFormat mlir::lowerDefFormat(const DefFormatModel &format) {
  return DefFormatLowering(format).run();
}
