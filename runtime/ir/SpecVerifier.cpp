//===- SpecVerifier.cpp - What an OpSpec declares, checked ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OperationState.h"
#include "runtime/ir/Region.h"
#include "runtime/ir/Verifier.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===----------------------------------------------------------------------===//
// Counts
//===----------------------------------------------------------------------===//

namespace {
struct GroupCounts {
  unsigned required = 0, flexible = 0;
};
GroupCounts countGroups(llvm::ArrayRef<OperandSpec> groups) {
  GroupCounts counts;
  for (const OperandSpec &group : groups)
    ++(group.arity == Arity::One ? counts.required : counts.flexible);
  return counts;
}
} // namespace

/// The number of operands or results against the declared groups.
static LogicalResult verifyCount(Operation *op, llvm::StringRef word, unsigned found,
                                 llvm::ArrayRef<OperandSpec> groups) {
  GroupCounts counts = countGroups(groups);
  if (counts.flexible == 0 && found == counts.required)
    return success();
  if (counts.flexible == 0) {
    if (counts.required == 0)
      return op->emitOpError() << "requires zero " << word << "s";
    if (counts.required == 1)
      return op->emitOpError() << "requires " << (word == "operand" ? "a single operand" : "one result");
    return op->emitOpError() << "expected " << counts.required << " " << word << "s, but found " << found;
  }
  if (found < counts.required)
    return op->emitOpError() << "expected " << counts.required << " or more " << word << "s, but found " << found;
  return success();
}

static LogicalResult verifySegments(Operation *op, llvm::StringRef word, int slot, unsigned found,
                                    llvm::ArrayRef<OperandSpec> groups) {
  if (slot < 0)
    return success();
  auto sizes = llvm::dyn_cast_or_null<DenseI32ArrayAttr>(op->getSlot(slot));
  llvm::StringRef name = op->getName().getSlotName(slot).getValue();
  if (!sizes)
    return op->emitOpError() << "requires dense i32 array attribute '" << name << "'";
  int64_t sum = 0;
  for (int32_t size : sizes.asArrayRef()) {
    if (size < 0)
      return op->emitOpError() << "'" << name << "' attribute cannot have negative elements";
    sum += size;
  }
  if (sizes.size() != groups.size())
    return op->emitOpError() << "'" << name << "' attribute for specifying " << word << " segments must have "
                             << groups.size() << " elements, but got " << sizes.size();
  if (sum != found)
    return op->emitOpError() << word << " count (" << found << ") does not match with the total size (" << sum
                             << ") specified in attribute '" << name << "'";
  return success();
}

//===----------------------------------------------------------------------===//
// Constraints
//===----------------------------------------------------------------------===//

static LogicalResult verifyAttributes(Operation *op, const OpSpec &spec) {
  for (auto [slot, attr] : llvm::enumerate(spec.attributes)) {
    Attribute value = op->getSlot(slot);
    if (!value) {
      if (attr.isOptional)
        continue;
      return op->emitOpError() << "requires attribute '" << attr.name << "'";
    }
    if (attr.constraint->check && !attr.constraint->check(value))
      return op->emitOpError() << "attribute '" << attr.name
                               << "' failed to satisfy constraint: " << attr.constraint->summary;
  }
  return success();
}

/// The types of operand or result groups. `valueAt` gives the type of value number i.
template <typename TypeAt, typename Bounds>
static LogicalResult verifyTypes(Operation *op, llvm::StringRef word, llvm::ArrayRef<OperandSpec> groups,
                                 bool allSingle, TypeAt &&typeAt, Bounds &&boundsOf) {
  unsigned next = 0;
  for (auto [index, group] : llvm::enumerate(groups)) {
    unsigned start = next, count = 1;
    if (!allSingle)
      std::tie(start, count) = boundsOf(index);
    if (group.arity == Arity::Optional && count > 1)
      return op->emitOpError() << word << " group starting at #" << start << " requires 0 or 1 element, but found "
                               << count;
    for (unsigned i = start; i != start + count; ++i) {
      if (!group.constraint->check || group.constraint->check(typeAt(i)))
        continue;
      llvm::StringRef kind = group.arity == Arity::Variadic ? "variadic of " : "";
      return op->emitOpError() << word << " #" << i << " must be " << kind << group.constraint->summary
                               << ", but got " << typeAt(i);
    }
    next = start + count;
  }
  return success();
}

static LogicalResult verifyRegionConstraints(Operation *op, const OpSpec &spec) {
  unsigned numFixed = llvm::count_if(spec.regions, [](const RegionSpec &region) { return !region.isVariadic; });
  bool isVariadic = numFixed != spec.regions.size();
  unsigned found = op->getNumRegions();
  if (isVariadic ? found < numFixed : found != numFixed) {
    if (isVariadic)
      return op->emitOpError() << "expected " << numFixed << " or more regions";
    if (numFixed == 0)
      return op->emitOpError() << "requires zero regions";
    if (numFixed == 1)
      return op->emitOpError() << "requires one region";
    return op->emitOpError() << "expected " << numFixed << " regions";
  }
  for (unsigned i = 0; i != found; ++i) {
    const RegionSpec &region = spec.regions[std::min<unsigned>(i, spec.regions.size() - 1)];
    if (!region.constraint->check || region.constraint->check(op->getRegion(i)))
      continue;
    InFlightDiagnostic diag = op->emitOpError() << "region #" << i;
    if (!region.name.empty())
      diag << " ('" << region.name << "')";
    return diag << " failed to verify constraint: " << region.constraint->summary;
  }
  return success();
}

static LogicalResult verifySuccessorCount(Operation *op, const OpSpec &spec) {
  unsigned numFixed =
      llvm::count_if(spec.successors, [](const SuccessorSpec &successor) { return !successor.isVariadic; });
  unsigned found = op->getNumSuccessors();
  if (numFixed != spec.successors.size()) {
    if (found < numFixed)
      return op->emitOpError() << "requires at least " << numFixed << " successors";
    return success();
  }
  if (found == numFixed)
    return success();
  if (numFixed == 0)
    return op->emitOpError() << "requires 0 successors but found " << found;
  return op->emitOpError() << "requires " << numFixed << " successor" << (numFixed == 1 ? "" : "s") << " but found "
                           << found;
}

//===----------------------------------------------------------------------===//
// Traits over types
//===----------------------------------------------------------------------===//

/// Calls fn for the types of operands, then of results.
template <typename Fn>
static bool allTypes(Operation *op, bool operands, bool results, Fn &&fn) {
  if (operands)
    for (OpOperand &operand : op->getOpOperands())
      if (!fn(operand.get().getType()))
        return false;
  if (results)
    for (OpResult result : op->getResults())
      if (!fn(result.getType()))
        return false;
  return true;
}

static bool compatibleShapes(Type a, Type b) {
  auto shapedA = llvm::dyn_cast<ShapedType>(a), shapedB = llvm::dyn_cast<ShapedType>(b);
  if (!shapedA && !shapedB)
    return true;
  if (!shapedA || !shapedB)
    return false;
  if (!shapedA.hasRank() || !shapedB.hasRank())
    return true;
  if (shapedA.getRank() != shapedB.getRank())
    return false;
  for (auto [x, y] : llvm::zip_equal(shapedA.getShape(), shapedB.getShape()))
    if (x != y && !ShapedType::isDynamic(x) && !ShapedType::isDynamic(y))
      return false;
  return true;
}

LogicalResult strata::detail::verifyTypeTraits(Operation *op) {
  TraitSet traits = op->getName().getTraits();
  constexpr TraitSet interesting =
      Trait::SameTypeOperands | Trait::SameOperandsShape | Trait::SameOperandsElementType |
      Trait::SameOperandsAndResultShape | Trait::SameOperandsAndResultElementType | Trait::SameOperandsAndResultType |
      Trait::SameOperandsAndResultRank;
  if (!traits.intersects(interesting))
    return success();
  if (op->getNumOperands() == 0 && op->getNumResults() == 0)
    return success();
  Type first = op->getNumOperands() ? op->getOperand(0).getType() : op->getResult(0).getType();
  auto sameType = [&](Type type) { return type == first; };
  auto sameElement = [&](Type type) { return getElementTypeOrSelf(type) == getElementTypeOrSelf(first); };
  auto sameShape = [&](Type type) { return compatibleShapes(type, first); };
  if (traits.contains(Trait::SameTypeOperands) && !allTypes(op, true, false, sameType))
    return op->emitOpError() << "requires all operands to have the same type";
  if (traits.contains(Trait::SameOperandsAndResultType)) {
    // Types that differ in what is not known of their shapes are the same here.
    auto compatible = [&](Type type) { return type == first || (sameElement(type) && sameShape(type) &&
                                                               llvm::isa<TensorType>(type)); };
    if (!allTypes(op, true, true, compatible)) {
      return op->emitOpError() << "requires the same type for all operands and results";
    }
  }
  if (traits.contains(Trait::SameOperandsShape) && !allTypes(op, true, false, sameShape))
    return op->emitOpError() << "requires the same shape for all operands";
  if (traits.contains(Trait::SameOperandsAndResultShape) && !allTypes(op, true, true, sameShape))
    return op->emitOpError() << "requires the same shape for all operands and results";
  if (traits.contains(Trait::SameOperandsElementType) && !allTypes(op, true, false, sameElement))
    return op->emitOpError() << "requires the same element type for all operands";
  if (traits.contains(Trait::SameOperandsAndResultElementType) && !allTypes(op, true, true, sameElement))
    return op->emitOpError() << "requires the same element type for all operands and results";
  if (traits.contains(Trait::SameOperandsAndResultRank)) {
    auto rankOf = [](Type type) -> int64_t {
      auto shaped = llvm::dyn_cast<ShapedType>(type);
      return shaped && shaped.hasRank() ? shaped.getRank() : -1;
    };
    if (!allTypes(op, true, true, [&](Type type) { return rankOf(type) == rankOf(first); }))
      return op->emitOpError() << "requires the same rank for all operands and results";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Relations
//===----------------------------------------------------------------------===//

/// All types that a participant stands for.
static llvm::SmallVector<Type, 4> typesOf(Operation *op, TypeRef ref) {
  llvm::SmallVector<Type, 4> types;
  switch (ref.of) {
  case TypeSourceOf::Operand:
    for (Value value : op->getOperandGroup(ref.index))
      types.push_back(value.getType());
    break;
  case TypeSourceOf::Result:
    for (Value value : op->getResultGroup(ref.index))
      types.push_back(value.getType());
    break;
  case TypeSourceOf::Attribute:
    if (auto typed = llvm::dyn_cast_or_null<TypedAttr>(op->getSlot(ref.index)))
      types.push_back(typed.getType());
    break;
  }
  return types;
}

/// Whether two types agree in what the relation speaks of.
static bool agree(RelationKind kind, Type a, Type b) {
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
    return shapedA.hasRank() == shapedB.hasRank() && (!shapedA.hasRank() || shapedA.getShape() == shapedB.getShape());
  case RelationKind::AllRanksMatch:
    return shapedA && shapedB && shapedA.hasRank() && shapedB.hasRank() && shapedA.getRank() == shapedB.getRank();
  case RelationKind::AllElementCountsMatch:
    return shapedA && shapedB && shapedA.hasStaticShape() && shapedB.hasStaticShape() &&
           shapedA.getNumElements() == shapedB.getNumElements();
  }
  llvm_unreachable("unknown relation");
}

static LogicalResult verifyRelation(Operation *op, const RelationSpec &relation) {
  auto fail = [&]() -> LogicalResult { return op->emitOpError() << "failed to verify that " << relation.summary; };
  if (relation.kind == RelationKind::TypesMatchWith) {
    llvm::SmallVector<Type, 4> from = typesOf(op, relation.refs[0]), to = typesOf(op, relation.refs[1]);
    if (from.empty() || to.empty() || !relation.transform)
      return success();
    return relation.transform(from.front()) == to.front() ? success() : fail();
  }
  Type first;
  for (TypeRef ref : relation.refs)
    for (Type type : typesOf(op, ref)) {
      if (!first)
        first = type;
      else if (!agree(relation.kind, first, type))
        return fail();
    }
  return success();
}

/// The declared result types against what inference gives.
static LogicalResult verifyInference(Operation *op, const OpSpec &spec) {
  if (!spec.hooks.inferResultTypes)
    return success();
  OperationState state(op->getCompactLoc(), op->getName());
  state.operands.assign(op->getOperands().begin(), op->getOperands().end());
  state.slots.assign(op->getSlots().begin(), op->getSlots().end());
  llvm::SmallVector<Type, 4> types;
  // What was inferred from the regions cannot be asked again here.
  if (op->getNumRegions() || failed(inferResultTypes(state, types, /*emitErrors=*/false)))
    return success();
  if (op->getResultTypes() == llvm::ArrayRef<Type>(types))
    return success();
  InFlightDiagnostic diag = op->emitOpError() << "inferred type(s) ";
  diag << llvm::ArrayRef<Type>(types) << " are incompatible with return type(s) of operation ";
  llvm::SmallVector<Type, 4> found(op->getResultTypes().begin(), op->getResultTypes().end());
  return diag << llvm::ArrayRef<Type>(found);
}

LogicalResult strata::detail::verifyOpSpec(Operation *op) {
  const OpSpec &spec = *op->getSpec();
  const OpInfo &info = *op->getName().getInfo();
  bool singleOperands = countGroups(spec.operands).flexible == 0, singleResults = countGroups(spec.results).flexible == 0;
  if (failed(verifyCount(op, "result", op->getNumResults(), spec.results)) ||
      failed(verifySuccessorCount(op, spec)) ||
      failed(verifyCount(op, "operand", op->getNumOperands(), spec.operands)) ||
      failed(verifySegments(op, "operand", info.operandSegmentSlot, op->getNumOperands(), spec.operands)) ||
      failed(verifySegments(op, "result", info.resultSegmentSlot, op->getNumResults(), spec.results)) ||
      failed(verifyAttributes(op, spec)) ||
      failed(verifyTypes(
          op, "operand", spec.operands, singleOperands, [&](unsigned i) { return op->getOperand(i).getType(); },
          [&](unsigned group) { return op->getOperandGroupBounds(group); })) ||
      failed(verifyTypes(
          op, "result", spec.results, singleResults, [&](unsigned i) { return op->getResult(i).getType(); },
          [&](unsigned group) { return op->getResultGroupBounds(group); })) ||
      failed(verifyRegionConstraints(op, spec)) || failed(verifyTypeTraits(op)))
    return failure();
  for (const RelationSpec &relation : spec.relations)
    if (failed(verifyRelation(op, relation)))
      return failure();
  for (const OpPredicateSpec &predicate : spec.predicates)
    if (!predicate.check(op))
      return op->emitOpError() << "failed to verify that " << predicate.summary;
  for (const auto &verifyTrait : spec.hooks.verifyTraits)
    if (failed(verifyTrait(op)))
      return failure();
  if (failed(verifyInference(op, spec)))
    return failure();
  return spec.hooks.verify ? spec.hooks.verify(op) : success();
}
