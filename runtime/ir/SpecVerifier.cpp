//===- SpecVerifier.cpp - Verification against an OpSpec ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Checks an operation against its OpSpec. The order is MLIR's: counts, structural traits, attributes,
// operands, results, relations, regions, other traits, the author's verifier. Functions that report errors
// are not inlined, which keeps the successful path short.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/OpView.h"
#include "runtime/ir/OperationState.h"
#include "runtime/ir/Region.h"
#include "runtime/ir/VerifierImpl.h"
#include "runtime/support/Diagnostics.h"

using namespace mlir;
using namespace mlir::detail;

namespace text {
STRATA_DIAGNOSTIC(ZeroOf, Error, "requires zero {0}s", llvm::StringRef);
STRATA_DIAGNOSTIC(OneOf, Error, "requires {0} {1}", llvm::StringRef, llvm::StringRef);
STRATA_DIAGNOSTIC(ExactlyOf, Error, "expected {0} {1}s", unsigned, llvm::StringRef);
STRATA_DIAGNOSTIC(AtLeastOf, Error, "expected {0} or more {1}s", unsigned, llvm::StringRef);
STRATA_DIAGNOSTIC(OperandCount, Error, "expected {0} operands, but found {1}", unsigned, unsigned);
STRATA_DIAGNOSTIC(OperandCountAtLeast, Error, "expected {0} or more operands, but found {1}", unsigned,
                  unsigned);
STRATA_DIAGNOSTIC(SuccessorCount, Error, "requires {0} successor{1} but found {2}", unsigned, llvm::StringRef,
                  unsigned);
STRATA_DIAGNOSTIC(SuccessorCountAtLeast, Error, "requires at least {0} successors but found {1}", unsigned,
                  unsigned);
STRATA_DIAGNOSTIC(NegativeSegment, Error, "'{0}' attribute cannot have negative elements", llvm::StringRef);
STRATA_DIAGNOSTIC(SegmentCount, Error,
                  "'{0}' attribute for specifying {1} segments must have {2} elements, but got {3}",
                  llvm::StringRef, llvm::StringRef, unsigned, unsigned);
STRATA_DIAGNOSTIC(SegmentSum, Error,
                  "{0} count ({1}) does not match with the total size ({2}) specified in attribute '{3}'",
                  llvm::StringRef, unsigned, int64_t, llvm::StringRef);
STRATA_DIAGNOSTIC(UnequalGroups, Error,
                  "requires {0} groups of the same size, but {1} {0}s cannot be distributed to {2}",
                  llvm::StringRef, unsigned, unsigned);
STRATA_DIAGNOSTIC(AttributeMissing, Error, "requires attribute '{0}'", llvm::StringRef);
STRATA_DIAGNOSTIC(PropertyConstraint, Error, "property '{0}' failed to satisfy constraint: {1}",
                  llvm::StringRef, llvm::StringRef);
STRATA_DIAGNOSTIC(AttributeConstraint, Error, "attribute '{0}' failed to satisfy constraint: {1}",
                  llvm::StringRef, llvm::StringRef);
STRATA_DIAGNOSTIC(OptionalGroupSize, Error,
                  "{0} group starting at #{1} requires 0 or 1 element, but found {2}", llvm::StringRef,
                  unsigned, unsigned);
STRATA_DIAGNOSTIC(TypeConstraint, Error, "{0} #{1} must be {2}{3}, but got {4}", llvm::StringRef, unsigned,
                  llvm::StringRef, llvm::StringRef, Type);
STRATA_DIAGNOSTIC(RegionConstraint, Error, "region #{0}{1} failed to verify constraint: {2}", unsigned,
                  std::string, llvm::StringRef);
STRATA_DIAGNOSTIC(RelationFails, Error, "failed to verify that {0}", llvm::StringRef);
STRATA_DIAGNOSTIC(InferenceDiffers, Error,
                  "inferred type(s) {0} are incompatible with return type(s) of operation {1}",
                  llvm::ArrayRef<Type>, llvm::ArrayRef<Type>);
STRATA_DIAGNOSTIC(InferenceFails, Error, "failed to infer returned types");
} // namespace text

//===----------------------------------------------------------------------===//
// Verification of operand and result counts
//===----------------------------------------------------------------------===//

LLVM_ATTRIBUTE_NOINLINE static LogicalResult reportCount(Operation *op, llvm::StringRef word, unsigned found,
                                                         unsigned required, bool isOpen) {
  bool isOperand = word == "operand";
  if (isOpen)
    return isOperand ? reportOpError(op, text::OperandCountAtLeast, required, found)
                     : reportOpError(op, text::AtLeastOf, required, word);
  if (required == 0)
    return reportOpError(op, text::ZeroOf, word);
  if (required == 1)
    return reportOpError(op, text::OneOf, isOperand ? "a single" : "one", word);
  return isOperand ? reportOpError(op, text::OperandCount, required, found)
                   : reportOpError(op, text::ExactlyOf, required, word);
}

/// Checks the number of operands or results against the declared groups.
static LogicalResult verifyValueCount(Operation *op, llvm::StringRef word, unsigned found,
                                      llvm::ArrayRef<OperandSpec> groups, bool allSingle) {
  if (LLVM_LIKELY(allSingle && found == groups.size()))
    return success();
  unsigned required =
      llvm::count_if(groups, [](const OperandSpec &group) { return group.arity == Arity::One; });
  bool isOpen = required != groups.size();
  if (isOpen ? found >= required : found == required)
    return success();
  return reportCount(op, word, found, required, isOpen);
}

static LogicalResult verifyRegionCount(Operation *op, const OpSpec &spec) {
  unsigned found = op->getNumRegions();
  if (spec.regions.empty() && found == 0)
    return success();
  unsigned required =
      llvm::count_if(spec.regions, [](const RegionSpec &region) { return !region.isVariadic; });
  bool isOpen = required != spec.regions.size();
  if (isOpen ? found >= required : found == required)
    return success();
  return reportCount(op, "region", found, required, isOpen);
}

static LogicalResult verifySuccessorCount(Operation *op, const OpSpec &spec) {
  unsigned found = op->getNumSuccessors();
  if (spec.successors.empty() && found == 0)
    return success();
  unsigned required =
      llvm::count_if(spec.successors, [](const SuccessorSpec &successor) { return !successor.isVariadic; });
  if (required != spec.successors.size()) {
    if (found >= required)
      return success();
    return reportOpError(op, text::SuccessorCountAtLeast, required, found);
  }
  if (found == required)
    return success();
  return reportOpError(op, text::SuccessorCount, required, required == 1 ? "" : "s", found);
}

/// Checks that the values can be distributed to the groups as declared. \pre kind != SegmentKind::None
static LogicalResult verifySegments(Operation *op, llvm::StringRef word, SegmentKind kind, int slot,
                                    unsigned found, llvm::ArrayRef<OperandSpec> groups) {
  if (kind == SegmentKind::SameSize) {
    unsigned flexible =
        llvm::count_if(groups, [](const OperandSpec &group) { return group.arity != Arity::One; });
    if (flexible == 0 || (found - (groups.size() - flexible)) % flexible == 0)
      return success();
    return reportOpError(op, text::UnequalGroups, word, found, groups.size());
  }
  llvm::StringRef name = word == "operand" ? "operandSegmentSizes" : "resultSegmentSizes";
  Attribute attr = slot < 0 ? Attribute() : op->getSlot(slot);
  llvm::ArrayRef<int32_t> sizes;
  if (auto array = llvm::dyn_cast_or_null<DenseI32ArrayAttr>(attr))
    sizes = array.asArrayRef();
  else if (attr)
    return success(); // The attribute's constraint reports an attribute of the wrong class.
  int64_t sum = 0;
  for (int32_t size : sizes) {
    if (size < 0)
      return reportOpError(op, text::NegativeSegment, name);
    sum += size;
  }
  if (sum != found)
    return reportOpError(op, text::SegmentSum, word, found, sum, name);
  if (attr && sizes.size() != groups.size())
    return reportOpError(op, text::SegmentCount, name, word, groups.size(), sizes.size());
  return success();
}

//===----------------------------------------------------------------------===//
// Verification of constraints
//===----------------------------------------------------------------------===//

/// Reports the invalid or missing attribute of an operation that has at least one. Of several ones, reports a
/// property first, then an invalid attribute, then a missing one, each with the least name.
LLVM_ATTRIBUTE_NOINLINE static LogicalResult reportAttribute(Operation *op, const OpSpec &spec,
                                                             ConstraintCache &cache) {
  // Properties that are not attributes are reported before attributes.
  for (unsigned slot = op->getName().getFirstPropertySlot(), e = spec.attributes.size(); slot < e; ++slot)
    if (const AttrSpec &attr = spec.attributes[slot];
        op->getSlot(slot) && !cache.passes(*attr.constraint, op->getSlot(slot)))
      return reportOpError(op, text::PropertyConstraint, attr.name, attr.constraint->summary);
  const AttrSpec *wrong = nullptr, *missing = nullptr;
  for (auto [attr, value] : llvm::zip(spec.attributes, op->getSlots())) {
    const AttrSpec *&first = value ? wrong : missing;
    if (value ? !cache.passes(*attr.constraint, value) : !attr.isOptional)
      first = first && first->name < attr.name ? first : &attr;
  }
  if (wrong)
    return reportOpError(op, text::AttributeConstraint, wrong->name, wrong->constraint->summary);
  return reportOpError(op, text::AttributeMissing, missing->name);
}

static LogicalResult verifyAttributes(Operation *op, const OpSpec &spec, ConstraintCache &cache) {
  llvm::ArrayRef<Attribute> slots = op->getSlots();
  for (unsigned i = 0, e = slots.size(); i != e; ++i)
    if (LLVM_UNLIKELY(slots[i] ? !cache.passes(*spec.attributes[i].constraint, slots[i])
                               : !spec.attributes[i].isOptional))
      return reportAttribute(op, spec, cache);
  return success();
}

LLVM_ATTRIBUTE_NOINLINE static LogicalResult reportType(Operation *op, llvm::StringRef word, unsigned index,
                                                        const OperandSpec &group, Type type) {
  llvm::StringRef prefix = group.arity == Arity::Variadic ? "variadic of " : "";
  return reportOpError(op, text::TypeConstraint, word, index, prefix, group.constraint->summary, type);
}

/// Checks the sizes of the lists into which an operand group is divided: their sum is the size of the group.
LLVM_ATTRIBUTE_NOINLINE static LogicalResult verifyListSizes(Operation *op, const OperandSpec &group,
                                                             unsigned found) {
  auto array = llvm::dyn_cast_or_null<DenseI32ArrayAttr>(op->getSlot(group.listSizesSlot));
  if (!array)
    return success(); // The attribute's constraint reports an attribute of the wrong class.
  llvm::StringRef name = op->getName().getSpec()->attributes[group.listSizesSlot].name;
  int64_t sum = 0;
  for (int32_t size : array.asArrayRef()) {
    if (size < 0)
      return reportOpError(op, text::NegativeSegment, name);
    sum += size;
  }
  return sum == found ? LogicalResult(success())
                      : reportOpError(op, text::SegmentSum, group.name, found, sum, name);
}

/// Checks the types of operands or results if each group consists of a single value.
template <typename RangeT>
static LogicalResult verifySingleTypes(Operation *op, llvm::StringRef word,
                                       llvm::ArrayRef<OperandSpec> groups, const RangeT &values,
                                       ConstraintCache &cache) {
  for (unsigned i = 0, e = groups.size(); i != e; ++i)
    if (LLVM_UNLIKELY(!cache.passes(*groups[i].constraint, Value(values[i]).getType())))
      return reportType(op, word, i, groups[i], Value(values[i]).getType());
  return success();
}

/// Checks the types of operand or result groups if some groups have a variable size. \p values contains the
/// values of all groups; \p slot is the slot of the attribute with the sizes, or negative if there is none.
template <typename RangeT>
static LogicalResult verifyGroupTypes(Operation *op, llvm::StringRef word, llvm::ArrayRef<OperandSpec> groups,
                                      SegmentKind kind, int slot, const RangeT &values,
                                      ConstraintCache &cache) {
  // Without an attribute with the sizes, all groups of variable size have the same size.
  llvm::ArrayRef<int32_t> sizes;
  unsigned variableSize = 0;
  if (kind == SegmentKind::AttrSized) {
    if (auto array =
            slot < 0 ? DenseI32ArrayAttr() : llvm::dyn_cast_or_null<DenseI32ArrayAttr>(op->getSlot(slot)))
      sizes = array.asArrayRef();
  } else {
    unsigned numVariable =
        llvm::count_if(groups, [](const OperandSpec &group) { return group.arity != Arity::One; });
    variableSize = (values.size() - (groups.size() - numVariable)) / numVariable;
  }
  unsigned start = 0;
  for (unsigned index = 0, e = groups.size(); index != e; ++index) {
    const OperandSpec &group = groups[index];
    unsigned count = group.arity == Arity::One ? 1 : variableSize;
    if (kind == SegmentKind::AttrSized)
      count = index < sizes.size() ? sizes[index] : 0;
    if (group.arity == Arity::Optional && count > 1)
      return reportOpError(op, text::OptionalGroupSize, word, start, count);
    if (group.listSizesSlot >= 0 && failed(verifyListSizes(op, group, count)))
      return failure();
    for (unsigned end = start + count; start != end; ++start)
      if (!cache.passes(*group.constraint, Value(values[start]).getType()))
        return reportType(op, word, start, group, Value(values[start]).getType());
  }
  return success();
}

/// Checks the types of operands and results. \pre Their numbers and the sizes of the groups are verified.
static LogicalResult verifyTypes(Operation *op, const OpInfo &info, ConstraintCache &cache) {
  const OpSpec &spec = *info.spec;
  if (failed(info.hasSingleOperands
                 ? verifySingleTypes(op, "operand", spec.operands, op->getOperands(), cache)
                 : verifyGroupTypes(op, "operand", spec.operands, spec.operandSegments,
                                    info.operandSegmentSlot, op->getOperands(), cache)))
    return failure();
  return info.hasSingleResults ? verifySingleTypes(op, "result", spec.results, op->getResults(), cache)
                               : verifyGroupTypes(op, "result", spec.results, spec.resultSegments,
                                                  info.resultSegmentSlot, op->getResults(), cache);
}

static LogicalResult verifyRegionConstraints(Operation *op, const OpSpec &spec) {
  for (unsigned i = 0, e = op->getNumRegions(); i != e; ++i) {
    const RegionSpec &region = spec.regions[std::min<unsigned>(i, spec.regions.size() - 1)];
    if (!region.constraint->check || region.constraint->check(op->getRegion(i)))
      continue;
    std::string name = region.name.empty() ? std::string() : (" ('" + region.name + "')").str();
    return reportOpError(op, text::RegionConstraint, i, name, region.constraint->summary);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Verification of type relations
//===----------------------------------------------------------------------===//

/// The types of an operand group, a result group or an attribute.
class RelatedTypes {
public:
  RelatedTypes(Operation *op, TypeRef ref) {
    switch (ref.of) {
    case TypeSourceOf::Operand:
      operands = op->getOperandGroup(ref.index);
      count = operands.size();
      break;
    case TypeSourceOf::Result:
      results = op->getResultGroup(ref.index);
      count = results.size();
      break;
    case TypeSourceOf::Attribute:
      if (auto typed = llvm::dyn_cast_or_null<TypedAttr>(op->getSlot(ref.index))) {
        single = typed.getType();
        count = 1;
      }
      break;
    }
  }
  unsigned size() const { return count; }
  bool empty() const { return count == 0; }
  Type operator[](unsigned i) const {
    if (single)
      return single;
    return operands.empty() ? Value(results[i]).getType() : Value(operands[i]).getType();
  }

private:
  OperandRange operands;
  ResultRange results;
  Type single;
  unsigned count = 0;
};

/// Returns true if two types are related as \p kind requires.
static bool agree(RelationKind kind, Type a, Type b) {
  // Equal types satisfy the relations that do not ask for a shape.
  if (a == b && kind != RelationKind::AllRanksMatch && kind != RelationKind::AllElementCountsMatch)
    return true;
  auto shapedA = llvm::dyn_cast<ShapedType>(a), shapedB = llvm::dyn_cast<ShapedType>(b);
  switch (kind) {
  case RelationKind::AllTypesMatch:
  case RelationKind::TypesMatchWith:
    return a == b;
  case RelationKind::AllElementTypesMatch:
    return getElementTypeOrSelf(a) == getElementTypeOrSelf(b);
  case RelationKind::AllShapesMatch:
    if (!shapedA || !shapedB)
      return !shapedA && !shapedB;
    return shapedA.hasRank() == shapedB.hasRank() &&
           (!shapedA.hasRank() || shapedA.getShape() == shapedB.getShape());
  case RelationKind::AllRanksMatch:
    return shapedA && shapedB && shapedA.hasRank() && shapedB.hasRank() &&
           shapedA.getRank() == shapedB.getRank();
  case RelationKind::AllElementCountsMatch:
    return shapedA && shapedB && shapedA.hasStaticShape() && shapedB.hasStaticShape() &&
           shapedA.getNumElements() == shapedB.getNumElements();
  }
  llvm_unreachable("unknown relation");
}

static bool holds(Operation *op, const RelationSpec &relation, ConstraintCache &cache) {
  RelatedTypes first(op, relation.refs.front());
  if (relation.kind == RelationKind::TypesMatchWith) {
    RelatedTypes to(op, relation.refs[1]);
    return first.empty() || to.empty() || !relation.transform || cache.matches(relation, first[0], to[0]);
  }
  // Compare the types of each related group or attribute, element by element, with those of the first one.
  for (TypeRef ref : relation.refs.drop_front()) {
    RelatedTypes other(op, ref);
    if (first.size() != other.size() && !first.empty() && !other.empty())
      return false;
    for (unsigned i = 0, e = std::min(first.size(), other.size()); i != e; ++i)
      if (!agree(relation.kind, first[i], other[i]))
        return false;
  }
  return true;
}

/// Returns true if the result types are inferred from the trait SameOperandsAndResultType; only then
/// compatible types may replace the inferred ones.
static bool isInferredByTrait(const OpSpec &spec) {
  return !spec.inference.empty() && spec.traits.contains(Trait::SameOperandsAndResultType);
}

/// Checks the result types against the inferred types.
static LogicalResult verifyInference(Operation *op, const OpSpec &spec, bool isInferredByTrait) {
  if (isInferredByTrait && op->getNumOperands() &&
      llvm::all_of(op->getResultTypes(), [&](Type type) { return type == op->getOperand(0).getType(); }))
    return success();
  if (op->getNumRegions())
    return success(); // Not checked: the inference hook may need regions that exist only during building.
  OperationState state(op->getCompactLoc(), op->getName());
  state.operands.assign(op->getOperands().begin(), op->getOperands().end());
  state.slots.assign(op->getSlots().begin(), op->getSlots().end());
  state.attributes = NamedAttrList(op->getDiscardableAttrs());
  llvm::SmallVector<Type, 4> types, found(op->getResultTypes().begin(), op->getResultTypes().end());
  if (succeeded(inferResultTypes(state, types, /*emitErrors=*/false, found))) {
    if (types == found)
      return success();
    reportOpError(op, text::InferenceDiffers, types, found).report();
  }
  return reportOpError(op, text::InferenceFails);
}

//===----------------------------------------------------------------------===//
// Verification of a whole operation
//===----------------------------------------------------------------------===//

/// Checks all conditions that the declaration of an operation states.
static LogicalResult verifyDeclaredInvariants(Operation *op, ConstraintCache &cache) {
  const OpInfo &info = *op->getName().getInfo();
  const OpSpec &spec = *info.spec;
  bool singleOperands = info.hasSingleOperands, singleResults = info.hasSingleResults;
  if (failed(verifyRegionCount(op, spec)) ||
      failed(verifyValueCount(op, "result", op->getNumResults(), spec.results, singleResults)) ||
      failed(verifySuccessorCount(op, spec)) ||
      failed(verifyValueCount(op, "operand", op->getNumOperands(), spec.operands, singleOperands)))
    return failure();
  if (failed(verifyStructuralTraits(op, spec)))
    return failure();
  if (spec.operandSegments != SegmentKind::None &&
      failed(verifySegments(op, "operand", spec.operandSegments, info.operandSegmentSlot,
                            op->getNumOperands(), spec.operands)))
    return failure();
  if (spec.resultSegments != SegmentKind::None &&
      failed(verifySegments(op, "result", spec.resultSegments, info.resultSegmentSlot, op->getNumResults(),
                            spec.results)))
    return failure();
  if (failed(verifyAttributes(op, spec, cache)) || failed(verifyTypes(op, info, cache)))
    return failure();
  for (const RelationSpec &relation : spec.relations)
    if (!holds(op, relation, cache))
      return reportOpError(op, text::RelationFails, relation.summary);
  for (const OpPredicateSpec &predicate : spec.predicates)
    if (!predicate.check(op))
      return reportOpError(op, text::RelationFails, predicate.summary);
  if (failed(verifyRegionConstraints(op, spec)) || failed(verifyOtherTraits(op, spec)))
    return failure();
  return isInferredByTrait(spec) ? verifyInference(op, spec, true) : success();
}

LogicalResult mlir::detail::verifySegmentSizes(Operation *op, bool ofResults) {
  const OpSpec *spec = op->getSpec();
  if (!spec)
    return success();
  const OpInfo &info = *op->getName().getInfo();
  if (ofResults)
    return verifySegments(op, "result", SegmentKind::AttrSized, info.resultSegmentSlot, op->getNumResults(),
                          spec->results);
  return verifySegments(op, "operand", SegmentKind::AttrSized, info.operandSegmentSlot, op->getNumOperands(),
                        spec->operands);
}

LogicalResult mlir::detail::verifyDeclaredInvariants(Operation *op) {
  ConstraintCache cache;
  return op->getSpec() ? ::verifyDeclaredInvariants(op, cache) : success();
}

LogicalResult mlir::detail::verifyInvariants(Operation *op, ConstraintCache &cache) {
  if (failed(::verifyDeclaredInvariants(op, cache)))
    return failure();
  const OpSpec &spec = *op->getSpec();
  for (const auto &verifyTrait : spec.hooks.verifyTraits)
    if (failed(verifyTrait(op)))
      return failure();
  if (spec.hooks.verify && failed(spec.hooks.verify(op)))
    return failure();
  // Inference is checked last, because the author's verifier reports more specific errors.
  return spec.hooks.inferResultTypes && !isInferredByTrait(spec) ? verifyInference(op, spec, false)
                                                                 : success();
}
