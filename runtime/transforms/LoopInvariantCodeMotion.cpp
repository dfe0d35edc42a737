//===- LoopInvariantCodeMotion.cpp - Out of loops -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/transforms/LoopInvariantCodeMotion.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/transforms/Passes.h"
#include <deque>

using namespace strata;

namespace strata {
#define GEN_PASS_DEF_LOOPINVARIANTCODEMOTION
#include "runtime/transforms/Passes.h.inc"
} // namespace strata

/// Whether all that an op uses, and all that ops inside of it use from outside of it, is there before the
/// loop.
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

size_t strata::moveLoopInvariantCode(llvm::ArrayRef<Region *> regions,
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
      // It was moved already, or is inside of something else.
      if (op->getParentRegion() != region)
        continue;
      if (!shouldMoveOutOfRegion(op, region) || !usesOnlyOutside(op, isOutside))
        continue;
      moveOutOfRegion(op, region);
      ++moved;
      // Only its users can be free to go now.
      for (Operation *user : op->getUsers())
        if (user->getParentRegion() == region)
          work.push_back(user);
    }
  }
  return moved;
}

size_t strata::moveLoopInvariantCode(LoopLikeOpInterface loop) {
  return moveLoopInvariantCode(
      loop.getLoopRegions(), [&](Value value, Region *) { return loop.isDefinedOutsideOfLoop(value); },
      [](Operation *op, Region *) { return !op->mightHaveTrait(Trait::IsTerminator) && isPure(op); },
      [&](Operation *op, Region *) { loop.moveOutOfLoop(op); });
}

namespace {
class LoopInvariantCodeMotionPass : public impl::LoopInvariantCodeMotionBase<LoopInvariantCodeMotionPass> {
public:
  void runOnOperation() override {
    // Inner loops first: what leaves them may leave the outer ones.
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

std::unique_ptr<Pass> strata::createLoopInvariantCodeMotionPass() {
  return std::make_unique<LoopInvariantCodeMotionPass>();
}
