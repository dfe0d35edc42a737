//===- GreedyRegionRewriter.h - Greedy rewrite of one region --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The worklist algorithm of the greedy driver, for one region and one thread. GreedyPatternRewriteDriver.h
// has the interface and distributes regions to rewriters. Private to runtime/rewrite.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_GREEDYREGIONREWRITER_H
#define STRATA_RUNTIME_REWRITE_GREEDYREGIONREWRITER_H

#include "runtime/rewrite/GreedyPatternRewriteDriver.h"
#include "runtime/rewrite/OperationFolder.h"
#include "runtime/rewrite/RegionUtils.h"
#include "runtime/rewrite/RewriteTracer.h"
#include "runtime/support/PointerTable.h"

namespace mlir::detail {

/// A worklist of distinct operations; the one that was added last is removed first.
class Worklist {
public:
  void push(Operation *op) {
    uint32_t &position = positions[op];
    if (position)
      return;
    list.push_back(op);
    position = list.size();
  }
  /// Removes and returns the last op; returns null if the worklist is empty.
  Operation *pop() {
    while (!list.empty()) {
      Operation *op = list.pop_back_val();
      if (!op)
        continue;
      positions[op] = 0;
      return op;
    }
    return nullptr;
  }
  void remove(Operation *op) {
    if (uint32_t position = positions.lookup(op)) {
      list[position - 1] = nullptr;
      positions[op] = 0;
    }
  }
  void clear() {
    while (pop())
      ;
  }
  void reverse() {
    std::reverse(list.begin(), list.end());
    for (size_t i = 0; i != list.size(); ++i)
      if (list[i])
        positions[list[i]] = i + 1;
  }

private:
  llvm::SmallVector<Operation *, 64> list;
  PointerTable<5> positions; ///< The index in `list` plus one; zero for ops that are not in the worklist.
};
static_assert(sizeof(Operation) >= 32, "distinct operations must have distinct PointerTable<5> keys");

/// Forwards notifications to two observers and a listener, each of which may be null. Stores the name of the
/// last pattern.
class ObserverPair final : public PatternObserver {
public:
  ObserverPair(PatternObserver *first, PatternObserver *second, RewriterBase::Listener *listener)
      : first(first), second(second), listener(listener) {}
  /// Returns this object, or null if the observers and the listener are null.
  PatternObserver *get() { return first || second || listener ? this : nullptr; }
  bool wantsPatterns() const override { return listener; }
  void begin(const Pattern &pattern, Operation *op) override { listener->notifyPatternBegin(pattern, op); }
  void end(const Pattern &pattern, bool succeeded) override {
    listener->notifyPatternEnd(pattern, success(succeeded));
  }
  bool shouldApply(llvm::StringRef pattern, Operation *op) override {
    name = pattern;
    return (!first || first->shouldApply(pattern, op)) && (!second || second->shouldApply(pattern, op));
  }
  void applied(llvm::StringRef pattern, bool succeeded) override {
    if (first)
      first->applied(pattern, succeeded);
    if (second)
      second->applied(pattern, succeeded);
  }
  bool shouldFold(Operation *op) override {
    return (!first || first->shouldFold(op)) && (!second || second->shouldFold(op));
  }
  void folded(bool succeeded) override {
    if (first)
      first->folded(succeeded);
    if (second)
      second->folded(succeeded);
  }
  void willEraseDead(Operation *op) override {
    if (first)
      first->willEraseDead(op);
    if (second)
      second->willEraseDead(op);
  }
  /// The name of the pattern that was tried last.
  llvm::StringRef name;

private:
  PatternObserver *first, *second;
  RewriterBase::Listener *listener;
};

/// Rewrites a region, or some operations in it, to a fixpoint.
class GreedyRegionRewriter : public RewriterBase::Listener {
public:
  GreedyRegionRewriter(Region &region, const FrozenRewritePatternSet &patterns,
                       const GreedyRewriteConfig &config)
      : region(region), patterns(patterns), config(config), rewriter(region.getContext(), this),
        tracer(RewriteTracer::get(region.getContext())),
        observer(config.getPatternObserver(), tracer, config.getListener()) {
    for (RewriterBase::Listener *listener :
         {config.getListener(), static_cast<RewriterBase::Listener *>(tracer)})
      if (listener)
        listeners.push_back(listener);
  }

  /// Operations directly in the region whose nested ops were rewritten before. These operations are
  /// rewritten, but not the ops nested in them.
  SkippedOps settled;
  /// True if an op nested in one of the `settled` operations was changed.
  bool touchedSettled = false;

  /// Rewrites and simplifies the region. Fails if it does not converge within the limits of the
  /// configuration.
  LogicalResult runOnRegion(bool &changed);
  /// Rewrites the given ops and, if the strictness allows it, ops that are affected by changes. Regions are
  /// not simplified.
  LogicalResult runOnOps(llvm::ArrayRef<Operation *> ops, bool &changed, bool &allErased);

  void notifyBlockInserted(Block *block, Region *previous, Region::iterator previousIt) override;
  void notifyBlockErased(Block *block) override;
  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint previous) override;
  void notifyOperationErased(Operation *op) override;
  void notifyOperationModified(Operation *op) override;
  void notifyOperationReplaced(Operation *op, ValueRange values) override;
  void notifyOperationReplaced(Operation *op, Operation *newOp) override;
  void notifyMatchFailure(Location loc, llvm::function_ref<void(Diagnostic &)> reason) override;

private:
  bool isStrict() const { return config.getStrictness() != GreedyRewriteStrictness::AnyOp; }
  /// Returns true if the configured strictness allows the driver to rewrite `op`.
  bool mayRewrite(Operation *op) const { return !isStrict() || allowed.contains(op); }
  void fillWorklist();
  /// Adds `op`, and the ops in the region that contain it, to the worklist. The outermost op is added last.
  void addWithAncestors(Operation *op);
  /// Replaces a constant op by an equal constant that is already registered, or registers it. Returns false
  /// if the op was replaced and erased.
  bool uniqueConstant(Operation *op);
  bool processWorklist();
  bool processOne(Operation *op, int64_t &numRewrites);
  /// Folds `op`. Returns true if the op was replaced or updated in place.
  bool tryFold(Operation *op);
  /// Returns true if the following changes are recorded in the cycle report.
  bool isRecording() const;
  /// Folds the op or applies a pattern to it, and records the change in the cycle report. Returns true if
  /// something changed.
  bool processRecorded(Operation *op, int64_t &numRewrites);
  enum class Change { None, Folded, Rewritten };
  /// Folds the op, or applies a pattern to it if it does not fold.
  Change foldOrRewrite(Operation *op, PatternObserver *observer, int64_t &numRewrites);

  Region &region;
  const FrozenRewritePatternSet &patterns;
  const GreedyRewriteConfig &config;
  PatternRewriter rewriter;
  RewriteTracer *tracer; ///< The tracer of the context; may be null.
  ObserverPair observer;
  llvm::SmallVector<RewriterBase::Listener *, 2> listeners; ///< The configured listener and the tracer.
  Worklist worklist;
  OperationFolder folder;
  llvm::DenseSet<Operation *> allowed;   ///< The ops that may be rewritten, if there is a strictness.
  llvm::DenseSet<Operation *> remaining; ///< The ops passed to runOnOps() that are not erased.
  /// The number of further changes after which the current iteration is considered endless and stopped.
  int64_t remainingChanges = 0;
  bool isLastIteration = false;
  /// The op whose change is being recorded (null after it is erased), and the op that replaces it.
  Operation *recorded = nullptr, *replacement = nullptr;
};

} // namespace mlir::detail

#endif // STRATA_RUNTIME_REWRITE_GREEDYREGIONREWRITER_H
