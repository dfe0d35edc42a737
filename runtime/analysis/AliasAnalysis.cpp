//===- AliasAnalysis.cpp - Alias and mod/ref queries ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/AliasAnalysis.h"
#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/interfaces/ViewLikeInterface.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

AliasResult AliasResult::merge(AliasResult other) const {
  if (kind == other.kind)
    return *this;
  bool overlaps = isPartial() || isMust(), otherOverlaps = other.isPartial() || other.isMust();
  return overlaps && otherOverlaps ? PartialAlias : MayAlias;
}

llvm::raw_ostream &mlir::operator<<(llvm::raw_ostream &os, AliasResult result) {
  return os << (result.isNo()        ? "NoAlias"
                : result.isMay()     ? "MayAlias"
                : result.isPartial() ? "PartialAlias"
                                     : "MustAlias");
}

//===----------------------------------------------------------------------===//
// Sources of a value
//===----------------------------------------------------------------------===//

/// Upper bound on the values that are visited in search of the sources of one value.
static constexpr size_t maxSources = 64;

/// Appends to `work` the values that `value` may be equal to or a view of: the source of a view, or the
/// operands that are forwarded to a block argument or a region branch result. Returns false if these values
/// are not all known; then the caller must treat `value` itself as a source and drop the entries that were
/// already appended.
static bool addHandedOn(Value value, llvm::SmallVectorImpl<Value> &work) {
  if (Operation *op = value.getDefiningOp()) {
    if (auto view = llvm::dyn_cast<ViewLikeOpInterface>(op)) {
      work.push_back(view.getViewSource());
      return true;
    }
    auto branch = llvm::dyn_cast<RegionBranchOpInterface>(op);
    if (!branch)
      return false;
    branch.getPredecessorValues(RegionSuccessor(op, op->getResults()),
                                llvm::cast<OpResult>(value).getResultNumber(), work);
    return true;
  }
  auto argument = llvm::cast<BlockArgument>(value);
  Block *block = argument.getOwner();
  if (!block->isEntryBlock()) {
    for (auto it = block->pred_begin(), e = block->pred_end(); it != e; ++it) {
      auto branch = llvm::dyn_cast<BranchOpInterface>(&(*it)->back());
      Value given =
          branch ? branch.getSuccessorOperands(it.getSuccessorIndex())[argument.getArgNumber()] : Value();
      if (!given)
        return false;
      work.push_back(given);
    }
    return true;
  }
  auto branch = llvm::dyn_cast_or_null<RegionBranchOpInterface>(block->getParentOp());
  if (!branch)
    return false;
  // The successor inputs tell which entry block arguments receive forwarded operands; they may differ for
  // each predecessor.
  for (RegionBranchPoint point : branch.getAllRegionBranchPoints()) {
    llvm::SmallVector<RegionSuccessor> successors;
    branch.getSuccessorRegions(point, successors);
    for (const RegionSuccessor &successor : successors) {
      if (successor.getSuccessor() != block->getParent())
        continue;
      ValueRange inputs = successor.getSuccessorInputs();
      auto found = llvm::find(inputs, value);
      if (found == inputs.end())
        return false;
      work.push_back(branch.getSuccessorOperands(point, successor)[std::distance(inputs.begin(), found)]);
    }
  }
  return true;
}

/// Collects the sources of `value`: the values that it may be equal to or a view of, and whose own origin
/// cannot be followed further. Returns false if more than `maxSources` values were visited.
static bool collectSources(Value value, llvm::SmallVectorImpl<Value> &sources) {
  llvm::SmallVector<Value> work = {value};
  llvm::SmallSetVector<Value, 8> seen;
  while (!work.empty()) {
    Value next = work.pop_back_val();
    if (!seen.insert(next))
      continue;
    if (seen.size() > maxSources)
      return false;
    size_t size = work.size();
    if (!addHandedOn(next, work)) {
      work.truncate(size);
      sources.push_back(next);
    }
  }
  return true;
}

/// Returns true if the defining op of `value` has an Allocate effect on it.
static bool isAllocation(Value value) {
  Operation *op = value.getDefiningOp();
  auto memory = op ? llvm::dyn_cast<MemoryEffectOpInterface>(op) : MemoryEffectOpInterface();
  return memory && memory.getEffectOnValue<MemoryEffects::Allocate>(value).has_value();
}

/// Returns true if `value` is an entry block argument of an isolated-from-above op that encloses `op`.
static bool isArgumentAround(Value value, Operation *op) {
  auto argument = llvm::dyn_cast<BlockArgument>(value);
  if (!argument || !argument.getOwner()->isEntryBlock())
    return false;
  Operation *parent = argument.getOwner()->getParentOp();
  return parent && parent->hasTrait(Trait::IsIsolatedFromAbove) && parent->isProperAncestor(op);
}

LocalAliasAnalysis::~LocalAliasAnalysis() = default;

AliasResult LocalAliasAnalysis::aliasImpl(Value a, Value b) {
  if (a == b)
    return AliasResult::MustAlias;
  bool aIsNew = isAllocation(a), bIsNew = isAllocation(b);
  if (aIsNew && (bIsNew || isArgumentAround(b, a.getDefiningOp())))
    return AliasResult::NoAlias;
  if (bIsNew && isArgumentAround(a, b.getDefiningOp()))
    return AliasResult::NoAlias;
  return AliasResult::MayAlias;
}

AliasResult LocalAliasAnalysis::alias(Value a, Value b) {
  if (a == b)
    return AliasResult::MustAlias;
  llvm::SmallVector<Value, 4> fromA, fromB;
  if (!collectSources(a, fromA) || !collectSources(b, fromB) || fromA.empty() || fromB.empty())
    return AliasResult::MayAlias;
  std::optional<AliasResult> result;
  for (Value x : fromA)
    for (Value y : fromB) {
      AliasResult next = aliasImpl(x, y);
      // If `a` or `b` has several sources, the same source value for both does not imply the same memory: at
      // run time, another source may be selected for each of them, or the source is an allocation in a loop,
      // which creates a new object in each iteration.
      if (next.isMust() && (fromA.size() > 1 || fromB.size() > 1))
        next = AliasResult::MayAlias;
      result = result ? result->merge(next) : next;
      if (result->isMay())
        return *result;
    }
  // Views may select parts of the same source, so the most precise result is PartialAlias.
  return result->isMust() ? AliasResult(AliasResult::PartialAlias) : *result;
}

ModRefResult LocalAliasAnalysis::getModRef(Operation *op, Value location) {
  std::optional<llvm::SmallVector<MemoryEffects::EffectInstance>> effects = getEffectsRecursively(op);
  if (!effects)
    return ModRefResult::getModAndRef();
  ModRefResult result = ModRefResult::getNoModRef();
  for (const MemoryEffects::EffectInstance &effect : *effects) {
    // Memory that the op allocates did not exist before it, so `location` cannot refer to it.
    if (llvm::isa<MemoryEffects::Allocate>(effect.getEffect()))
      continue;
    if (Value value = effect.getValue(); value && alias(value, location).isNo())
      continue;
    result = result.merge(llvm::isa<MemoryEffects::Read>(effect.getEffect()) ? ModRefResult::getRef()
                                                                             : ModRefResult::getMod());
  }
  return result;
}

AliasAnalysis::AliasAnalysis(Operation *) { addAnalysisImplementation(LocalAliasAnalysis()); }

AliasResult AliasAnalysis::alias(Value a, Value b) {
  for (auto &each : implementations)
    if (AliasResult result = each->alias(a, b); !result.isMay())
      return result;
  return AliasResult::MayAlias;
}

ModRefResult AliasAnalysis::getModRef(Operation *op, Value location) {
  ModRefResult result = ModRefResult::getModAndRef();
  for (auto &each : implementations) {
    result = result.intersect(each->getModRef(op, location));
    if (result.isNoModRef())
      break;
  }
  return result;
}

void AliasResult::print(llvm::raw_ostream &os) const { os << *this; }
void ModRefResult::print(llvm::raw_ostream &os) const {
  os << (isModAndRef() ? "ModRef" : isMod() ? "Mod" : isRef() ? "Ref" : "NoModRef");
}
