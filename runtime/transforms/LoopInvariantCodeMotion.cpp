//===- LoopInvariantCodeMotion.cpp - Loop-invariant code motion -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/transforms/LoopInvariantCodeMotion.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/transforms/Passes.h"
#include <deque>

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_LOOPINVARIANTCODEMOTION
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

/// Returns true if `isOutside` holds for all operands of `root`, and for all values that are defined outside
/// of `root` and used by ops nested in it.
static bool usesOnlyOutside(Operation *root, llvm::function_ref<bool(Value)> isOutside) {
  auto holds = [&](Operation *op) {
    return llvm::all_of(op->getOperands(), [&](Value operand) {
      Region *region = operand.getParentRegion();
      bool isInside = op != root && region && root->isAncestor(region->getParentOp());
      return isInside || isOutside(operand);
    });
  };
  if (root->getNumRegions() == 0)
    return holds(root);
  return !root->walk(
                  [&](Operation *op) { return holds(op) ? WalkResult::advance() : WalkResult::interrupt(); })
              .wasInterrupted();
}

size_t mlir::moveLoopInvariantCode(llvm::ArrayRef<Region *> regions,
                                   llvm::function_ref<bool(Value, Region *)> isDefinedOutsideRegion,
                                   llvm::function_ref<bool(Operation *, Region *)> shouldMoveOutOfRegion,
                                   llvm::function_ref<void(Operation *, Region *)> moveOutOfRegion) {
  size_t moved = 0;
  for (Region *region : regions) {
    std::deque<Operation *> work;
    for (Block &block : *region)
      for (Operation &op : block)
        work.push_back(&op);
    auto isOutside = [&](Value value) { return isDefinedOutsideRegion(value, region); };
    while (!work.empty()) {
      Operation *op = work.front();
      work.pop_front();
      // Skip ops that were already moved out of the region.
      if (op->getParentRegion() != region)
        continue;
      if (!shouldMoveOutOfRegion(op, region) || !usesOnlyOutside(op, isOutside))
        continue;
      moveOutOfRegion(op, region);
      ++moved;
      // Visit the users of the op again: they may have become invariant.
      for (Operation *user : op->getUsers())
        if (user->getParentRegion() == region)
          work.push_back(user);
    }
  }
  return moved;
}

size_t mlir::moveLoopInvariantCode(LoopLikeOpInterface loop) {
  auto isOutside = [&](Value value, Region *) { return loop.isDefinedOutsideOfLoop(value); };
  auto canMove = [](Operation *op, Region *) {
    return !op->mightHaveTrait(Trait::IsTerminator) && isPure(op);
  };
  auto move = [&](Operation *op, Region *) { loop.moveOutOfLoop(op); };
  return moveLoopInvariantCode(loop.getLoopRegions(), isOutside, canMove, move);
}

namespace {
class LoopInvariantCodeMotionPass : public impl::LoopInvariantCodeMotionBase<LoopInvariantCodeMotionPass> {
public:
  void runOnOperation() override {
    // Visit inner loops first, because ops hoisted out of them may be invariant in the outer loops.
    size_t moved = 0;
    getOperation()->walk([&](Operation *op) {
      if (auto loop = llvm::dyn_cast<LoopLikeOpInterface>(op))
        moved += moveLoopInvariantCode(loop);
    });
    if (moved == 0)
      markAllAnalysesPreserved();
  }
};
} // namespace

std::unique_ptr<Pass> mlir::createLoopInvariantCodeMotionPass() {
  return std::make_unique<LoopInvariantCodeMotionPass>();
}
