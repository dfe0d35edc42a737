//===- GreedyPatternRewriteDriver.h - Until nothing changes ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Folds and rewrites the operations of a region until nothing changes: a worklist of operations, of which one
// that changed puts itself and its users back; constants made by folding are uniqued at the start of the
// nearest isolated region; dead operations go; then regions are simplified, and all is done again if that
// changed anything. Patterns that undo each other come to an end too: an iteration that makes a hundred times
// as many changes as there were operations is over, whatever the limits say.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_GREEDYPATTERNREWRITEDRIVER_H
#define STRATA_RUNTIME_REWRITE_GREEDYPATTERNREWRITEDRIVER_H

#include "runtime/rewrite/FrozenRewritePatternSet.h"
#include <string>
#include <vector>

namespace strata {

/// What is done to the control flow of regions: nothing; dead blocks, operations and arguments go; blocks
/// that do the same are merged, too.
enum class GreedySimplifyRegionLevel { Disabled, Normal, Aggressive };

/// Which operations are rewritten: any; those that were given or that rewriting made; only those that were
/// given.
enum class GreedyRewriteStrictness { AnyOp, ExistingAndNewOps, ExistingOps };

/// The last changes of a rewrite that did not come to rest: the patterns that keep undoing each other, with
/// the operation as it was and what it became.
struct RewriteCycle {
  struct Step {
    std::string pattern; ///< A pattern's name, or "folding".
    std::string before;  ///< The operation as text.
    std::string after;   ///< What stood in its place.
    Location loc;        ///< Of the operation.
  };
  std::vector<Step> steps; ///< In their order, at most 32.
  bool isEndless = false;  ///< One iteration had no end; else the limit on iterations was met.

  /// One note for each pattern of the cycle, at the first operation that it changed.
  void explain(InFlightDiagnostic &diag) const;
};

class GreedyRewriteConfig {
public:
  static constexpr int64_t kNoLimit = -1;

  /// Operations that come first are looked at first; else those deep inside and at the end.
  GreedyRewriteConfig &setUseTopDownTraversal(bool value = true) {
    return useTopDownTraversal = value, *this;
  }
  bool getUseTopDownTraversal() const { return useTopDownTraversal; }
  GreedyRewriteConfig &setRegionSimplificationLevel(GreedySimplifyRegionLevel level) {
    return regionSimplifyLevel = level, *this;
  }
  GreedySimplifyRegionLevel getRegionSimplificationLevel() const { return regionSimplifyLevel; }
  /// How often all is looked at again.
  GreedyRewriteConfig &setMaxIterations(int64_t value) { return maxIterations = value, *this; }
  int64_t getMaxIterations() const { return maxIterations; }
  /// How many patterns are applied in an iteration.
  GreedyRewriteConfig &setMaxNumRewrites(int64_t value) { return maxNumRewrites = value, *this; }
  int64_t getMaxNumRewrites() const { return maxNumRewrites; }
  GreedyRewriteConfig &enableFolding(bool value = true) { return folding = value, *this; }
  bool isFoldingEnabled() const { return folding; }
  /// Equal constants become one, at the start of their isolated region.
  GreedyRewriteConfig &enableConstantCSE(bool value = true) { return constantCSE = value, *this; }
  bool isConstantCSEEnabled() const { return constantCSE; }
  GreedyRewriteConfig &setStrictness(GreedyRewriteStrictness value) { return strictness = value, *this; }
  GreedyRewriteStrictness getStrictness() const { return strictness; }
  /// Operations outside of the region are left alone. Unset: the region that is rewritten, or that all given
  /// operations are in.
  GreedyRewriteConfig &setScope(Region *region) { return scope = region, *this; }
  Region *getScope() const { return scope; }
  /// Is told of every change. Borrowed, may be null.
  GreedyRewriteConfig &setListener(RewriterBase::Listener *value) { return listener = value, *this; }
  RewriterBase::Listener *getListener() const { return listener; }
  /// Is asked before each pattern and told what came of it. Borrowed, may be null.
  GreedyRewriteConfig &setPatternObserver(PatternObserver *value) { return observer = value, *this; }
  PatternObserver *getPatternObserver() const { return observer; }
  /// Gets the last changes when the rewrite does not come to rest. Borrowed, may be null.
  GreedyRewriteConfig &setCycleReport(RewriteCycle *value) { return cycle = value, *this; }
  RewriteCycle *getCycleReport() const { return cycle; }
  /// Operations isolated from above that stand directly in the rewritten op are brought to rest first,
  /// several at a time where there is much to do; then what is around them. Needs patterns that look at no
  /// other isolated op but for its name and attributes, as those of passes do that are scheduled on such ops.
  /// The result does not depend on threads. One thread does all, in one worklist, with a limit on rewrites, a
  /// listener, an observer or a strictness.
  GreedyRewriteConfig &enableThreads(bool value = true) { return threads = value, *this; }
  bool areThreadsEnabled() const { return threads; }

private:
  bool useTopDownTraversal = true;
  bool folding = true;
  bool constantCSE = true;
  bool threads = false;
  GreedySimplifyRegionLevel regionSimplifyLevel = GreedySimplifyRegionLevel::Normal;
  GreedyRewriteStrictness strictness = GreedyRewriteStrictness::AnyOp;
  int64_t maxIterations = 10;
  int64_t maxNumRewrites = kNoLimit;
  Region *scope = nullptr;
  RewriterBase::Listener *listener = nullptr;
  PatternObserver *observer = nullptr;
  RewriteCycle *cycle = nullptr;
};

/// Rewrites what is in the region. Fails when it did not come to rest within the limits of `config`.
LogicalResult applyPatternsGreedily(Region &region, const FrozenRewritePatternSet &patterns,
                                    GreedyRewriteConfig config = {}, bool *changed = nullptr);
/// Rewrites what is in the regions of `op`.
LogicalResult applyPatternsGreedily(Operation *op, const FrozenRewritePatternSet &patterns,
                                    GreedyRewriteConfig config = {}, bool *changed = nullptr);
/// Rewrites these operations and, as the strictness allows, what that touches. Regions are not simplified.
/// \param allErased  gets whether none of `ops` is left.
LogicalResult applyOpPatternsGreedily(llvm::ArrayRef<Operation *> ops,
                                      const FrozenRewritePatternSet &patterns,
                                      GreedyRewriteConfig config = {}, bool *changed = nullptr,
                                      bool *allErased = nullptr);

} // namespace strata

#endif // STRATA_RUNTIME_REWRITE_GREEDYPATTERNREWRITEDRIVER_H
