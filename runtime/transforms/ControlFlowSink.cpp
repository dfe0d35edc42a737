//===- ControlFlowSink.cpp - Control-flow sinking -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/transforms/ControlFlowSink.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/Matchers.h"
#include "runtime/transforms/Passes.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_CONTROLFLOWSINK
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

namespace {
class Sinker {
public:
  Sinker(DominanceInfo &dominance, llvm::function_ref<bool(Operation *, Region *)> shouldMove,
         llvm::function_ref<void(Operation *, Region *)> move)
      : dominance(dominance), shouldMove(shouldMove), move(move) {}

  size_t sinkInto(Region &region) {
    llvm::SmallVector<Operation *> work;
    for (Block &block : region)
      for (Operation &op : block)
        sinkOperands(&op, region, work);
    while (!work.empty())
      sinkOperands(work.pop_back_val(), region, work);
    return moved;
  }

private:
  /// Returns true if all users are in the region, in blocks that its entry block dominates.
  bool allUsersAreIn(Operation *op, Region &region) {
    return llvm::all_of(op->getUsers(), [&](Operation *user) {
      while (user && user->getParentRegion() != &region)
        user = user->getParentOp();
      return user && dominance.dominates(&region.front(), user->getBlock());
    });
  }

  void sinkOperands(Operation *user, Region &region, llvm::SmallVectorImpl<Operation *> &work) {
    for (Value operand : user->getOperands()) {
      Operation *op = operand.getDefiningOp();
      if (!op || region.isAncestor(op->getParentRegion()))
        continue;
      if (!allUsersAreIn(op, region) || !shouldMove(op, &region))
        continue;
      move(op, &region);
      ++moved;
      work.push_back(op);
    }
  }

  DominanceInfo &dominance;
  llvm::function_ref<bool(Operation *, Region *)> shouldMove;
  llvm::function_ref<void(Operation *, Region *)> move;
  size_t moved = 0;
};
} // namespace

size_t mlir::controlFlowSink(RegionRange regions, DominanceInfo &dominance,
                             llvm::function_ref<bool(Operation *, Region *)> shouldMoveIntoRegion,
                             llvm::function_ref<void(Operation *, Region *)> moveIntoRegion) {
  size_t moved = 0;
  for (Region *region : regions)
    if (!region->empty())
      moved += Sinker(dominance, shouldMoveIntoRegion, moveIntoRegion).sinkInto(*region);
  return moved;
}

void mlir::getSinglyExecutedRegionsToSink(RegionBranchOpInterface branch,
                                          llvm::SmallVectorImpl<Region *> &regions) {
  llvm::SmallVector<Attribute> operands(branch->getNumOperands());
  for (auto [constant, operand] : llvm::zip(operands, branch->getOperands()))
    matchPattern(operand, m_Constant(&constant));
  llvm::SmallVector<InvocationBounds> bounds;
  branch.getRegionInvocationBounds(operands, bounds);
  for (unsigned i = 0, e = std::min<size_t>(bounds.size(), branch->getNumRegions()); i != e; ++i)
    if (bounds[i].getUpperBound() && *bounds[i].getUpperBound() <= 1)
      regions.push_back(&branch->getRegion(i));
}

/// True if the pass may move `op` into a region that is executed at most once.
static bool canSink(Operation *op, Region *) {
  return !op->mightHaveTrait(Trait::IsTerminator) && isMemoryEffectFree(op);
}

static void moveToStart(Operation *op, Region *region) {
  op->moveBefore(&region->front(), region->front().begin());
}

namespace {
class ControlFlowSinkPass : public impl::ControlFlowSinkBase<ControlFlowSinkPass> {
public:
  ControlFlowSinkPass() = default;
  ControlFlowSinkPass(const ControlFlowSinkPass &other) : Base(other) {}
  void runOnOperation() override {
    DominanceInfo &dominance = getAnalysis<DominanceInfo>();
    getOperation()->walk([&](Operation *op) {
      auto branch = llvm::dyn_cast<RegionBranchOpInterface>(op);
      if (!branch)
        return;
      llvm::SmallVector<Region *> regions;
      getSinglyExecutedRegionsToSink(branch, regions);
      numSunk += controlFlowSink(regions, dominance, canSink, moveToStart);
    });
  }
};
} // namespace

std::unique_ptr<Pass> mlir::createControlFlowSinkPass() { return std::make_unique<ControlFlowSinkPass>(); }
