//===- SROA.cpp - Scalar replacement of aggregates ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/transforms/SROA.h"
#include "runtime/analysis/DataLayoutAnalysis.h"
#include "runtime/transforms/Passes.h"
#include "runtime/transforms/SlotUses.h"

using namespace mlir;
using detail::SlotUses;

namespace mlir {
#define GEN_PASS_DEF_SROA
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

namespace {

class SlotDestructurer {
public:
  SlotDestructurer(DestructurableAllocationOpInterface allocator, const DestructurableMemorySlot &slot,
                   OpBuilder &builder, const DataLayout &dataLayout)
      : allocator(allocator), slot(slot), builder(builder), dataLayout(dataLayout) {}

  /// Returns true if the slot can be destructured. Does not change the IR.
  bool analyze();
  /// Destructures the slot. Returns the allocation op if it has remaining slots. \pre analyze() returned
  /// true.
  std::optional<DestructurableAllocationOpInterface>
  destructure(llvm::SmallVectorImpl<DestructurableAllocationOpInterface> &newAllocators);
  bool areSomeUnused() const { return usedIndices.size() != slot.subelementTypes.size(); }
  unsigned getNumParts() const { return slot.subelementTypes.size(); }

private:
  bool canGo(Operation *user, const SlotUses::Blocking &blocking,
             llvm::SmallVectorImpl<OpOperand *> &newUses);
  bool areAllSafe();

  DestructurableAllocationOpInterface allocator;
  DestructurableMemorySlot slot;
  OpBuilder &builder;
  const DataLayout &dataLayout;

  SlotUses uses;
  llvm::DenseSet<Operation *> accessors;
  llvm::SmallPtrSet<Attribute, 8> usedIndices;
  llvm::SmallVector<MemorySlot> mustBeSafe;
};

bool SlotDestructurer::canGo(Operation *user, const SlotUses::Blocking &blocking,
                             llvm::SmallVectorImpl<OpOperand *> &newUses) {
  // Rewiring to a subelement is possible only if the op uses the slot pointer itself, not a pointer derived
  // from it.
  bool isDirect = llvm::any_of(blocking, [&](OpOperand *use) { return use->get() == slot.ptr; });
  if (auto accessor = llvm::dyn_cast<DestructurableAccessorOpInterface>(user); accessor && isDirect)
    if (accessor.canRewire(slot, usedIndices, mustBeSafe, dataLayout)) {
      accessors.insert(user);
      return true;
    }
  auto promotable = llvm::dyn_cast<PromotableOpInterface>(user);
  return promotable && promotable.canUsesBeRemoved(blocking, newUses, dataLayout);
}

/// Returns true if all accesses through subelement pointers stay within their subelement.
bool SlotDestructurer::areAllSafe() {
  llvm::DenseSet<std::pair<Value, Type>> seen;
  while (!mustBeSafe.empty()) {
    MemorySlot part = mustBeSafe.pop_back_val();
    if (!seen.insert({part.ptr, part.elemType}).second)
      continue;
    for (OpOperand &use : part.ptr.getUses()) {
      Operation *user = use.getOwner();
      if (auto access = llvm::dyn_cast<SafeMemorySlotAccessOpInterface>(user))
        if (succeeded(access.ensureOnlySafeAccesses(part, mustBeSafe, dataLayout)))
          continue;
      // A use that can be removed is safe; record it for removal.
      if (!uses.add({&use}, [&](Operation *op, const SlotUses::Blocking &blocking,
                                llvm::SmallVectorImpl<OpOperand *> &newUses) {
            return canGo(op, blocking, newUses);
          }))
        return false;
    }
  }
  return true;
}

bool SlotDestructurer::analyze() {
  if (slot.ptr.use_empty())
    return false;
  return uses.collect(slot.ptr, [&](Operation *user, const SlotUses::Blocking &blocking,
                                    llvm::SmallVectorImpl<OpOperand *> &newUses) {
    return canGo(user, blocking, newUses);
  }) && areAllSafe();
}

std::optional<DestructurableAllocationOpInterface>
SlotDestructurer::destructure(llvm::SmallVectorImpl<DestructurableAllocationOpInterface> &newAllocators) {
  Region *region = slot.ptr.getParentRegion();
  builder.setInsertionPointToStart(slot.ptr.getParentBlock());
  auto parts = allocator.destructure(slot, usedIndices, builder, newAllocators);
  llvm::SmallVector<Operation *> dead;
  auto users = uses.inOrder(region, detail::numberBlocks(region));
  for (Operation *user : llvm::reverse(users)) {
    builder.setInsertionPointAfter(user);
    DeletionKind kind =
        accessors.contains(user)
            ? llvm::cast<DestructurableAccessorOpInterface>(user).rewire(slot, parts, builder, dataLayout)
            : llvm::cast<PromotableOpInterface>(user).removeBlockingUses(uses.of(user), builder);
    if (kind == DeletionKind::Delete)
      dead.push_back(user);
  }
  for (Operation *op : dead)
    op->erase();
  builder.setInsertionPoint(allocator);
  return allocator.handleDestructuringComplete(slot, builder);
}

/// Destructures the slots of allocations as long as this changes something.
class SlotDestructuring {
public:
  /// \param getDataLayout  returns the data layout of an allocation.
  SlotDestructuring(OpBuilder &builder, llvm::function_ref<const DataLayout &(Operation *)> getDataLayout,
                    const SROAStatistics &statistics)
      : builder(builder), getDataLayout(getDataLayout), statistics(statistics) {}
  /// Returns true if a slot was destructured.
  bool run(llvm::SmallVector<DestructurableAllocationOpInterface> work) {
    llvm::SmallVector<DestructurableAllocationOpInterface> pending;
    bool changedAny = false;
    for (bool changed = true; changed && !work.empty();) {
      changed = false;
      pending.clear();
      for (DestructurableAllocationOpInterface allocator : work)
        if (DestructurableAllocationOpInterface rest = destructureAll(allocator, pending, changed))
          pending.push_back(rest);
      work.swap(pending);
      changedAny |= changed;
    }
    return changedAny;
  }

private:
  DestructurableAllocationOpInterface
  destructureAll(DestructurableAllocationOpInterface allocator,
                 llvm::SmallVectorImpl<DestructurableAllocationOpInterface> &newAllocators, bool &changed) {
    const DataLayout &dataLayout = getDataLayout(allocator);
    for (bool again = true; again && allocator;) {
      again = false;
      for (const DestructurableMemorySlot &slot : allocator.getDestructurableSlots()) {
        SlotDestructurer destructurer(allocator, slot, builder, dataLayout);
        if (!destructurer.analyze())
          continue;
        std::optional<DestructurableAllocationOpInterface> rest = destructurer.destructure(newAllocators);
        allocator = rest ? *rest : DestructurableAllocationOpInterface();
        changed = again = true;
        count(destructurer);
        break; // Query the slots again: the list may have changed.
      }
    }
    return allocator;
  }
  void count(const SlotDestructurer &destructurer) const {
    if (statistics.destructuredAmount)
      *statistics.destructuredAmount += 1;
    if (statistics.slotsWithMemoryBenefit)
      *statistics.slotsWithMemoryBenefit += destructurer.areSomeUnused();
    if (statistics.maxSubelementAmount)
      *statistics.maxSubelementAmount =
          std::max<uint64_t>(*statistics.maxSubelementAmount, destructurer.getNumParts());
  }

  OpBuilder &builder;
  llvm::function_ref<const DataLayout &(Operation *)> getDataLayout;
  const SROAStatistics &statistics;
};

class SROAPass : public impl::SROABase<SROAPass> {
public:
  using SROABase::SROABase;
  SROAPass(const SROAPass &other) : Base(other) {}

  void runOnOperation() override {
    Operation *scope = getOperation();
    llvm::SmallVector<DestructurableAllocationOpInterface> work;
    scope->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (auto allocator = llvm::dyn_cast<DestructurableAllocationOpInterface>(op); allocator && op != scope)
        work.push_back(allocator);
    });
    OpBuilder builder(scope->getContext());
    auto getDataLayout = [&](Operation *op) -> const DataLayout & {
      return getAnalysis<DataLayoutAnalysis>().getAbove(op);
    };
    SROAStatistics statistics{&destructuredAmount, &slotsWithMemoryBenefit, &maxSubelementAmount};
    if (!SlotDestructuring(builder, getDataLayout, statistics).run(std::move(work)))
      markAllAnalysesPreserved();
  }
};

} // namespace

LogicalResult
mlir::tryToDestructureMemorySlots(llvm::ArrayRef<DestructurableAllocationOpInterface> allocators,
                                  OpBuilder &builder, const DataLayout &dataLayout,
                                  SROAStatistics statistics) {
  auto getDataLayout = [&](Operation *) -> const DataLayout & { return dataLayout; };
  return success(SlotDestructuring(builder, getDataLayout, statistics).run(llvm::to_vector(allocators)));
}

std::unique_ptr<Pass> mlir::createSROAPass() { return createSROA(); }
