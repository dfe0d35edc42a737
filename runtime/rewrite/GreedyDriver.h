//===- GreedyDriver.h - One worklist run ----------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Inside of runtime/rewrite only; see GreedyPatternRewriteDriver.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_GREEDYDRIVER_H
#define STRATA_RUNTIME_REWRITE_GREEDYDRIVER_H

#include "runtime/rewrite/GreedyPatternRewriteDriver.h"
#include "runtime/rewrite/OperationFolder.h"
#include "runtime/rewrite/RegionUtils.h"
#include "runtime/rewrite/RewriteTracer.h"
#include "runtime/support/PointerTable.h"

namespace strata::detail {

/// Last in, first out; an operation is in it once.
class Worklist {
public:
  void push(Operation *op) {
    uint32_t &place = places[op];
    if (place)
      return;
    list.push_back(op);
    place = list.size();
  }
  /// Null when it is empty.
  Operation *pop() {
    while (!list.empty()) {
      Operation *op = list.pop_back_val();
      if (!op)
        continue;
      places[op] = 0;
      return op;
    }
    return nullptr;
  }
  void remove(Operation *op) {
    if (uint32_t place = places.lookup(op)) {
      list[place - 1] = nullptr;
      places[op] = 0;
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
        places[list[i]] = i + 1;
  }

private:
  llvm::SmallVector<Operation *, 64> list;
  PointerTable<5> places; ///< In `list`, plus one.
};
static_assert(sizeof(Operation) >= 32, "two operations never start in the same granule");

/// Asks and tells two observers, of which each may be null, and remembers the name of the last pattern.
class ObserverPair final : public PatternObserver {
public:
  ObserverPair(PatternObserver *first, PatternObserver *second) : first(first), second(second) {}
  /// Itself, or null when there is nobody to ask.
  PatternObserver *get() { return first || second ? this : nullptr; }
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
  llvm::StringRef name;

private:
  PatternObserver *first, *second;
};

/// Rewrites a region, or some operations in it, on one thread.
class GreedyDriver : public RewriterBase::Listener {
public:
  GreedyDriver(Region &region, const FrozenRewritePatternSet &patterns, const GreedyRewriteConfig &config)
      : region(region), patterns(patterns), config(config), rewriter(region.getContext(), this),
        tracer(RewriteTracer::get(region.getContext())), observer(config.getPatternObserver(), tracer) {
    for (RewriterBase::Listener *listener :
         {config.getListener(), static_cast<RewriterBase::Listener *>(tracer)})
      if (listener)
        listeners.push_back(listener);
  }

  /// Operations directly in the region that are at rest already: they are looked at, but not into.
  LeftOutOps settled;
  /// Whether something inside of one of them was changed all the same.
  bool touchedSettled = false;

  LogicalResult runOnRegion(bool &changed);
  LogicalResult runOnOps(llvm::ArrayRef<Operation *> ops, bool &changed, bool &allErased);

  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint previous) override;
  void notifyOperationModified(Operation *op) override;
  void notifyOperationReplaced(Operation *op, ValueRange values) override;
  void notifyOperationErased(Operation *op) override;
  void notifyBlockInserted(Block *block, Region *previous, Region::iterator previousIt) override;
  void notifyBlockErased(Block *block) override;
  void notifyMatchFailure(Location loc, llvm::function_ref<void(Diagnostic &)> reason) override;

private:
  bool isStrict() const { return config.getStrictness() != GreedyRewriteStrictness::AnyOp; }
  /// Whether strictness lets the op be rewritten.
  bool mayRewrite(Operation *op) const { return !isStrict() || allowed.contains(op); }
  void fillWorklist();
  void addWithAncestors(Operation *op);
  /// False: the op is gone.
  bool uniqueConstant(Operation *op);
  bool processWorklist();
  bool processOne(Operation *op, int64_t &numRewrites);
  bool tryFold(Operation *op);
  bool isRecording() const;
  bool processRecorded(Operation *op, int64_t &numRewrites);
  enum class Change { None, Folded, Rewritten };
  Change change(Operation *op, PatternObserver *told, int64_t &numRewrites);

  Region &region;
  const FrozenRewritePatternSet &patterns;
  const GreedyRewriteConfig &config;
  PatternRewriter rewriter;
  RewriteTracer *tracer; ///< May be null.
  ObserverPair observer;
  llvm::SmallVector<RewriterBase::Listener *, 2> listeners; ///< That of the configuration and the tracer.
  Worklist worklist;
  OperationFolder folder;
  llvm::DenseSet<Operation *> allowed; ///< By the strictness.
  llvm::DenseSet<Operation *> left;    ///< Of the operations that were given, with runOnOps.
  /// Changes that one iteration may make before it is taken for one without an end.
  int64_t patience = 0;
  bool isLastIteration = false;
  /// While a step is recorded: the op it is about, null when it is gone, and what stands for it.
  Operation *recorded = nullptr, *replacement = nullptr;
};

} // namespace strata::detail

#endif // STRATA_RUNTIME_REWRITE_GREEDYDRIVER_H
