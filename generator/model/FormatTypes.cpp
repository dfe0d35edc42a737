//===- FormatTypes.cpp - Where types come from when parsing -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Every operand's and result's type is in the text, can be built, or follows in one step from a type that is
// in the text or from an attribute's; result types may also come from the op's own inference.
//
//===------------------------------------------------------------------------===//

#include "generator/model/FormatChecker.h"

using namespace strata;
using Member = MemberRef::Kind;
using Source = FormatTypeSource::Kind;
using Relation = TypeRelationModel::Kind;

/// The format says the type, or the member is an attribute that brings it.
bool OpFormatChecker::isTypeGiven(MemberRef member) const {
  switch (member.kind) {
  case Member::Operand:
    return operandTypes[member.index].isValid();
  case Member::Result:
    return resultTypes[member.index].isValid();
  case Member::Attribute:
    return !op.attributes()[member.index].isOptional() || attributes[member.index].isValid();
  default:
    return false;
  }
}

std::optional<FormatTypeSource> OpFormatChecker::fromRelation(const TypeRelationModel &relation,
                                                              MemberRef member) {
  llvm::ArrayRef<MemberRef> members = relation.members();
  switch (relation.kind()) {
  case Relation::SameType:
    if (llvm::is_contained(members, member))
      for (MemberRef other : members)
        if (!(other == member) && isTypeGiven(other))
          return FormatTypeSource{Source::SameAs, other, nullptr};
    return std::nullopt;
  case Relation::Transformed:
  case Relation::TransformedOptional:
    if (members.size() == 2 && members[1] == member && isTypeGiven(members[0]))
      return FormatTypeSource{Source::Transform, members[0], &relation.transformer()};
    return std::nullopt;
  case Relation::TransformedRange:
    if (members.size() == 2 && members[1] == member && isTypeGiven(members[0]))
      return FormatTypeSource{Source::TransformRange, members[0], &relation.transformer()};
    return std::nullopt;
  case Relation::ElementsOfShaped:
    if (members.size() == 2 && members[1] == member && isTypeGiven(members[0])) {
      format.ownTransforms.push_back(std::make_unique<CppExpression>(
          CppExpression::parse("::llvm::cast<::mlir::ShapedType>($_self).getElementType()")));
      return FormatTypeSource{Source::Transform, members[0], format.ownTransforms.back().get()};
    }
    return std::nullopt;
  default:
    return std::nullopt;
  }
}

std::optional<FormatTypeSource> OpFormatChecker::sourceOf(MemberRef member) {
  if (member.kind == Member::Operand ? operandTypes[member.index].isValid()
                                     : resultTypes[member.index].isValid())
    return FormatTypeSource{};
  bool isOperand = member.kind == Member::Operand;
  const OperandModel &group = isOperand ? op.operands()[member.index] : op.results()[member.index];
  for (const TypeRelationModel &relation : op.typeRelations())
    if (auto source = fromRelation(relation, member))
      return source;
  if (group.constraint().isBuildable() && (isOperand || !group.isVariableLength()))
    return FormatTypeSource{Source::Buildable, member, nullptr};
  return std::nullopt;
}

void OpFormatChecker::findTypes() {
  for (unsigned i = 0, e = op.operands().size(); i != e; ++i) {
    auto source = sourceOf({Member::Operand, i});
    if (!source)
      reportUnknownType(/*isOperand=*/true, i);
    format.operandSources.push_back(source.value_or(FormatTypeSource()));
  }
  bool infers = op.implements("InferTypeOpInterface") && !op.results().empty() &&
                llvm::none_of(resultTypes, [](llvm::SMLoc loc) { return loc.isValid(); });
  bool allKnown = true;
  for (unsigned i = 0, e = op.results().size(); i != e; ++i) {
    auto source = sourceOf({Member::Result, i});
    allKnown &= source.has_value();
    if (!source && !infers)
      reportUnknownType(/*isOperand=*/false, i);
    format.resultSources.push_back(source.value_or(FormatTypeSource()));
  }
  // Inference gives all the types or none.
  if (infers && !allKnown)
    for (FormatTypeSource &source : format.resultSources)
      source = FormatTypeSource{Source::Inferred, {}, nullptr};
}
