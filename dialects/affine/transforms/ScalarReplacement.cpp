//===- ScalarReplacement.cpp - Memory accesses replaced by scalars --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/transforms/AffineAccess.h"
#include "dialects/affine/transforms/Passes.h"
#include "dialects/func/Func.h"
#include "dialects/memref/MemRef.h"
#include "runtime/analysis/AliasAnalysis.h"
#include "runtime/interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace mlir::affine;

namespace mlir::affine {
#define GEN_PASS_DEF_AFFINESCALARREPLACEMENT
#include "dialects/affine/transforms/Passes.h.inc"
} // namespace mlir::affine

namespace {

/// The maximum number of elements whose values are remembered. It bounds the time per op.
constexpr size_t maxKnown = 128;

/// An element whose value is known: stored or loaded before.
struct KnownElement {
  AffineAccess access;
  Value value;
  AffineStoreOp unread; ///< The store of the value, if the element has not been read since; else null.
};

/// The known elements at a position in a block.
class KnownElements {
public:
  explicit KnownElements(AliasAnalysis &aliases) : aliases(&aliases) {}

  /// Returns the entry of an element, or null.
  KnownElement *find(const AffineAccess &access) {
    auto *entry =
        llvm::find_if(entries, [&](const KnownElement &known) { return known.access.isSameElement(access); });
    return entry == entries.end() ? nullptr : entry;
  }
  void add(AffineAccess access, Value value, AffineStoreOp store) {
    if (entries.size() == maxKnown)
      entries.clear();
    entries.push_back({std::move(access), value, store});
  }
  /// Removes the elements that the op may write, and marks the elements that it may read as read.
  void applyEffects(Operation *op) {
    if (isMemoryEffectFree(op))
      return;
    llvm::erase_if(entries, [&](KnownElement &known) {
      ModRefResult effect = aliases->getModRef(op, known.access.memref);
      if (effect.isRef())
        known.unread = nullptr;
      return effect.isMod();
    });
  }
  /// Marks all elements as read. Used at the start of a nested block: the block may not be executed, so a
  /// store in it does not make an earlier store outside of it dead.
  void setRead() {
    for (KnownElement &known : entries)
      known.unread = nullptr;
  }

private:
  AliasAnalysis *aliases;
  llvm::SmallVector<KnownElement, 0> entries;
};

class ScalarReplacementPass : public affine::impl::AffineScalarReplacementBase<ScalarReplacementPass> {
public:
  void runOnOperation() override {
    AliasAnalysis aliases(getOperation());
    for (Block &block : getOperation()->getRegion(0))
      frames.push_back({block.begin(), block.end(), KnownElements(aliases)});
    // An explicit stack, since regions can be nested deeply.
    while (!frames.empty()) {
      if (frames.back().next == frames.back().end) {
        frames.pop_back();
        continue;
      }
      Operation *op = &*frames.back().next++;
      visit(op, aliases);
    }
    for (Operation *op : dead)
      op->erase();
    eraseUnreadAllocations();
  }

private:
  /// A block that is being visited: the next op, and the elements whose values are known before this op.
  struct Frame {
    Block::iterator next, end;
    KnownElements known;
  };

  void visit(Operation *op, AliasAnalysis &aliases) {
    KnownElements &known = frames.back().known;
    if (auto load = llvm::dyn_cast<AffineLoadOp>(op))
      return visitLoad(load, known);
    if (auto store = llvm::dyn_cast<AffineStoreOp>(op))
      return visitStore(store, known);
    known.applyEffects(op);
    if (op->getNumRegions() == 0)
      return;
    // Elements that are known after the effects of the whole op are also known at the start of each of its
    // blocks.
    KnownElements inside = known;
    inside.setRead();
    if (op->hasTrait<OpTrait::IsIsolatedFromAbove>())
      inside = KnownElements(aliases);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        frames.push_back({block.begin(), block.end(), inside});
  }

  void visitLoad(AffineLoadOp load, KnownElements &known) {
    AffineAccess access = AffineAccess::get(load);
    if (KnownElement *element = known.find(access); element && element->value.getType() == load.getType()) {
      load.getResult().replaceAllUsesWith(element->value);
      dead.push_back(load);
      return;
    }
    known.applyEffects(load);
    known.add(std::move(access), load.getResult(), AffineStoreOp());
  }

  void visitStore(AffineStoreOp store, KnownElements &known) {
    AffineAccess access = AffineAccess::get(store);
    if (KnownElement *element = known.find(access); element && element->unread)
      dead.push_back(element->unread);
    known.applyEffects(store);
    known.add(std::move(access), store.getValue(), store);
  }

  /// Erases allocations whose only uses are stores to them and deallocations.
  void eraseUnreadAllocations() {
    llvm::SmallVector<Operation *> allocations;
    getOperation()->walk([&](Operation *op) {
      if (llvm::isa<memref::AllocOp, memref::AllocaOp>(op))
        allocations.push_back(op);
    });
    for (Operation *allocation : allocations) {
      Value memory = allocation->getResult(0);
      bool isUnread = llvm::all_of(memory.getUses(), [&](OpOperand &use) {
        if (auto store = llvm::dyn_cast<AffineStoreOp>(use.getOwner()))
          return store.getValue() != memory;
        return llvm::isa<memref::DeallocOp>(use.getOwner());
      });
      if (!isUnread)
        continue;
      for (Operation *user : llvm::make_early_inc_range(memory.getUsers()))
        user->erase();
      allocation->erase();
    }
  }

  llvm::SmallVector<Frame, 0> frames;
  llvm::SmallVector<Operation *> dead; ///< Ops to erase at the end of the pass: known elements refer to them.
};

} // namespace

std::unique_ptr<Pass> affine::createAffineScalarReplacementPass() {
  return std::make_unique<ScalarReplacementPass>();
}
