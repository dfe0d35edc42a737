//===- ResultInference.cpp - Inferred result types ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/lower/ResultInference.h"
#include "generator/lower/SlotLayout.h"

using namespace mlir;

using Kind = TypeRelationModel::Kind;

/// Returns the member as a source of a type if its type is known before the op is built: a single operand or
/// an attribute that is always present. Otherwise returns nullopt.
static std::optional<InferredResult> knownMember(const OpModel &op, MemberRef ref, TypeSourceKind kind) {
  if (ref.kind == MemberRef::Kind::Operand && op.operands()[ref.index].arity() == OperandModel::Arity::One)
    return InferredResult{kind, TypeSourceOf::Operand, ref.index, nullptr};
  if (ref.kind == MemberRef::Kind::Attribute && !op.attributes()[ref.index].isOptional())
    return InferredResult{kind, TypeSourceOf::Attribute, SlotLayout(op).slotOf(ref).index, nullptr};
  return std::nullopt;
}

static std::optional<InferredResult> fromRelation(const OpModel &op, const TypeRelationModel &relation,
                                                  MemberRef result) {
  if (relation.kind() == Kind::SameType && llvm::is_contained(relation.members(), result)) {
    for (MemberRef ref : relation.members())
      if (auto known = knownMember(op, ref, TypeSourceKind::SameAs))
        return known;
    // If all operand groups have variable length, SameOperandsAndResultType gives the result the type of any
    // operand of the first group.
    if (!relation.isNamed() && !op.operands().empty() &&
        op.numVariableLengthOperands() == op.operands().size())
      return InferredResult{TypeSourceKind::SameAs, TypeSourceOf::Operand, 0, nullptr};
  }
  if (relation.kind() == Kind::Transformed && relation.members()[1] == result)
    if (auto known = knownMember(op, relation.members()[0], TypeSourceKind::Transform)) {
      known->transform = &relation.transformer();
      return known;
    }
  return std::nullopt;
}

std::vector<InferredResult> mlir::inferResults(const OpModel &op) {
  std::vector<InferredResult> answer;
  for (unsigned i = 0, e = op.results().size(); i != e; ++i) {
    const ResultModel &result = op.results()[i];
    if (result.isVariableLength())
      return {};
    MemberRef ref{MemberRef::Kind::Result, i};
    std::optional<InferredResult> found;
    if (result.constraint().isBuildable())
      found = InferredResult{};
    for (const TypeRelationModel &relation : op.typeRelations())
      if (!found)
        found = fromRelation(op, relation, ref);
    // A result with the type of an earlier result has the same source.
    for (const TypeRelationModel &relation : op.typeRelations())
      if (!found && relation.kind() == Kind::SameType && llvm::is_contained(relation.members(), ref))
        for (MemberRef other : relation.members())
          if (!found && other.kind == MemberRef::Kind::Result && other.index < i)
            found = answer[other.index];
    if (!found)
      return {};
    answer.push_back(*found);
  }
  return answer;
}

bool mlir::canInferResults(const OpModel &op) {
  return op.results().empty() || op.implements("InferTypeOpInterface") || !inferResults(op).empty();
}
