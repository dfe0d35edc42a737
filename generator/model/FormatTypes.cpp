//===- FormatTypes.cpp - Sources of types in op formats -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The type of every operand and result is written in the textual form, or is buildable, or is derived by one
// relation from a written type or from the type of an attribute. Result types may also come from the op's
// type inference.
//
//===------------------------------------------------------------------------===//

#include "generator/model/FormatChecker.h"

using namespace mlir;
using Member = MemberRef::Kind;
using Source = FormatTypeSource::Kind;
using Relation = TypeRelationModel::Kind;

/// True if the type of the member is known without relations: the format contains it, or the member is an
/// attribute that is always present or bound.
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
  // Type inference returns the types of all results, so it replaces all other sources.
  if (infers && !allKnown)
    for (FormatTypeSource &source : format.resultSources)
      source = FormatTypeSource{Source::Inferred, {}, nullptr};
}
