//===- WalkPatternRewriteDriver.cpp - Patterns in one walk ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/WalkPatternRewriteDriver.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace {
/// Walks over the ops and applies patterns. It listens to the rewriter, so that it does not visit ops that
/// were erased or created meanwhile.
class PatternWalk final : public RewriterBase::ForwardingListener, private PatternObserver {
public:
  PatternWalk(Operation *root, const FrozenRewritePatternSet &patterns, RewriterBase::Listener *listener)
      : ForwardingListener(listener), patterns(patterns), listener(listener),
        rewriter(root->getContext(), this) {
    schedule(root);
  }
  void run() {
    while (!work.empty()) {
      Operation *op = work.pop_back_val();
      if (!op)
        continue;
      positions.erase(op);
      rewriter.setInsertionPoint(op);
      (void)patterns.matchAndRewrite(op, rewriter, listener ? this : nullptr);
    }
  }

private:
  /// Fills `work` with the ops nested in \p root, in reverse post-order.
  void schedule(Operation *root);
  void notifyOperationErased(Operation *op) override {
    if (auto it = positions.find(op); it != positions.end()) {
      work[it->second] = nullptr;
      positions.erase(it);
    }
    ForwardingListener::notifyOperationErased(op);
  }
  bool wantsPatterns() const override { return true; }
  void begin(const Pattern &pattern, Operation *op) override { listener->notifyPatternBegin(pattern, op); }
  void end(const Pattern &pattern, bool succeeded) override {
    listener->notifyPatternEnd(pattern, success(succeeded));
  }

  const FrozenRewritePatternSet &patterns;
  RewriterBase::Listener *listener;
  PatternRewriter rewriter;
  llvm::SmallVector<Operation *> work; ///< The ops to visit, the next one last; null for erased ops.
  llvm::DenseMap<Operation *, size_t> positions; ///< The index of each op in `work`.
};
} // namespace

/// Returns the blocks of a region that are reachable from its entry block, in block order.
static llvm::SmallVector<Block *> getReachableBlocks(Region &region) {
  if (region.hasOneBlock())
    return {&region.front()};
  llvm::SetVector<Block *> reachable;
  if (!region.empty())
    reachable.insert(&region.front());
  for (size_t i = 0; i < reachable.size(); ++i)
    for (Block *successor : reachable[i]->getSuccessors())
      reachable.insert(successor);
  llvm::SmallVector<Block *> blocks;
  for (Block &block : region)
    if (reachable.contains(&block))
      blocks.push_back(&block);
  return blocks;
}

void PatternWalk::schedule(Operation *root) {
  // Visit each op before the ops nested in it, and the last op of a block first. This is the reverse of a
  // post-order.
  llvm::SmallVector<Operation *> pending;
  auto addNested = [&](Operation *op) {
    for (Region &region : op->getRegions())
      for (Block *block : getReachableBlocks(region))
        for (Operation &nested : *block)
          pending.push_back(&nested);
  };
  addNested(root);
  while (!pending.empty()) {
    Operation *op = pending.pop_back_val();
    positions[op] = work.size();
    work.push_back(op);
    addNested(op);
  }
}

void mlir::walkAndApplyPatterns(Operation *op, const FrozenRewritePatternSet &patterns,
                                RewriterBase::Listener *listener) {
  PatternWalk(op, patterns, listener).run();
}
