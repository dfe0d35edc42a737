//===- GreedyPatternRewriteDriver.h - Greedy pattern driver ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Folds and rewrites the operations of a region to a fixpoint. An iteration does the following:
// 1. Erase unreachable blocks and put all operations on a worklist.
// 2. For each operation of the worklist: erase it if it is dead, else fold it, else apply a pattern. Changed
//    and created operations, and those whose users were erased, are added to the worklist. Constants are
//    uniqued at the start of the innermost isolated region.
// 3. Simplify the regions.
// Iterations are repeated until one changes nothing or a limit is reached. An iteration with more than
// 100000 + 100 * (number of operations) changes is stopped, so patterns that undo each other terminate
// without a configured limit.
//
// Configurations and pattern sets may be shared by threads; the rewritten IR must not be.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_GREEDYPATTERNREWRITEDRIVER_H
#define STRATA_RUNTIME_REWRITE_GREEDYPATTERNREWRITEDRIVER_H

#include "runtime/rewrite/FrozenRewritePatternSet.h"
#include <string>
#include <vector>

namespace mlir {

/// Determines how regions are simplified. Disabled: not at all. Normal: dead blocks, operations and block
/// arguments are erased. Aggressive: equivalent blocks are also merged.
enum class GreedySimplifyRegionLevel { Disabled, Normal, Aggressive };

/// Determines which operations may be rewritten: any operation; the given ones and those that patterns
/// create; or only the given ones.
enum class GreedyRewriteStrictness { AnyOp, ExistingAndNewOps, ExistingOps };

/// The last changes of a rewrite that did not converge. They show which patterns undo each other, with the
/// operation before and after each change.
struct RewriteCycle {
  struct Step {
    std::string pattern; ///< The name of the pattern, or "folding".
    std::string before;  ///< The first line of the printed operation.
    std::string after;   ///< The first line of the replacement, or "nothing".
    Location loc;        ///< The location of the operation.
  };
  std::vector<Step> steps; ///< The last changes in order, at most 32.
  bool isEndless =
      false; ///< True if one iteration did not terminate; false if the limit on iterations was reached.

  /// Adds one note to \p diag for each pattern in the cycle, at the first operation that the pattern changed.
  void explain(InFlightDiagnostic &diag) const;
};

/// Options of the greedy driver. The listener, the observer and the report are borrowed.
class GreedyRewriteConfig {
public:
  static constexpr int64_t kNoLimit = -1;

  /// Sets the order of the initial worklist: pre-order if true; the reverse of a post-order if false (the
  /// default).
  GreedyRewriteConfig &setUseTopDownTraversal(bool value = true) {
    return useTopDownTraversal = value, *this;
  }
  bool getUseTopDownTraversal() const { return useTopDownTraversal; }
  /// Sets how regions are simplified after each iteration; the default is Aggressive.
  GreedyRewriteConfig &setRegionSimplificationLevel(GreedySimplifyRegionLevel level) {
    return regionSimplificationLevel = level, *this;
  }
  GreedySimplifyRegionLevel getRegionSimplificationLevel() const { return regionSimplificationLevel; }
  /// Limits the number of iterations.
  GreedyRewriteConfig &setMaxIterations(int64_t value) { return maxIterations = value, *this; }
  int64_t getMaxIterations() const { return maxIterations; }
  /// Limits the number of patterns applied in one iteration.
  GreedyRewriteConfig &setMaxNumRewrites(int64_t value) { return maxNumRewrites = value, *this; }
  int64_t getMaxNumRewrites() const { return maxNumRewrites; }
  GreedyRewriteConfig &enableFolding(bool value = true) { return folding = value, *this; }
  bool isFoldingEnabled() const { return folding; }
  /// Replaces equal constants by one, at the start of their region that is isolated from above. Requires
  /// folding.
  GreedyRewriteConfig &enableConstantCSE(bool value = true) { return constantCSE = value, *this; }
  bool isConstantCSEEnabled() const { return constantCSE; }
  GreedyRewriteConfig &setStrictness(GreedyRewriteStrictness value) { return strictness = value, *this; }
  GreedyRewriteStrictness getStrictness() const { return strictness; }
  /// Restricts rewriting to operations in the region. Null (the default) means the region that is rewritten,
  /// or the innermost region that contains all given operations.
  GreedyRewriteConfig &setScope(Region *region) { return scope = region, *this; }
  Region *getScope() const { return scope; }
  /// Sets a listener that is notified of every change; may be null.
  GreedyRewriteConfig &setListener(RewriterBase::Listener *value) { return listener = value, *this; }
  RewriterBase::Listener *getListener() const { return listener; }
  /// Sets an observer that may forbid patterns and is notified of their results; may be null.
  GreedyRewriteConfig &setPatternObserver(PatternObserver *value) { return patternObserver = value, *this; }
  PatternObserver *getPatternObserver() const { return patternObserver; }
  /// Sets a report that receives the last changes if the rewrite does not converge; may be null.
  GreedyRewriteConfig &setCycleReport(RewriteCycle *value) { return cycleReport = value, *this; }
  RewriteCycle *getCycleReport() const { return cycleReport; }
  /// Rewrites the operations that are directly in the rewritten op and isolated from above first, on several
  /// threads if there is enough work, and then the enclosing operations. The result does not depend on the
  /// number of threads. A pattern may read only the name and the attributes of isolated operations,
  /// except of the one that contains its root; the same holds for passes on such operations. This option is
  /// ignored if there is a limit on rewrites, a listener, an observer, a tracer or a strictness.
  GreedyRewriteConfig &enableThreads(bool value = true) { return threads = value, *this; }
  bool areThreadsEnabled() const { return threads; }

private:
  bool useTopDownTraversal = false;
  bool folding = true;
  bool constantCSE = true;
  bool threads = false;
  GreedySimplifyRegionLevel regionSimplificationLevel = GreedySimplifyRegionLevel::Aggressive;
  GreedyRewriteStrictness strictness = GreedyRewriteStrictness::AnyOp;
  int64_t maxIterations = 10;
  int64_t maxNumRewrites = kNoLimit;
  Region *scope = nullptr;
  RewriterBase::Listener *listener = nullptr;
  PatternObserver *patternObserver = nullptr;
  RewriteCycle *cycleReport = nullptr;
};

/// Rewrites the operations in the region. Fails if the rewrite does not converge within the limits of
/// `config`.
/// \param changed  if not null, receives whether the IR changed.
LogicalResult applyPatternsGreedily(Region &region, const FrozenRewritePatternSet &patterns,
                                    GreedyRewriteConfig config = {}, bool *changed = nullptr);
/// Rewrites the operations in the regions of `op`. Fails if the rewrite does not converge within the limits
/// of `config`.
LogicalResult applyPatternsGreedily(Operation *op, const FrozenRewritePatternSet &patterns,
                                    GreedyRewriteConfig config = {}, bool *changed = nullptr);
/// Rewrites `ops` and, if the strictness allows it, operations that are affected by changes. Regions are not
/// simplified.
/// \param allErased  if not null, receives whether all of `ops` were erased.
LogicalResult applyOpPatternsGreedily(llvm::ArrayRef<Operation *> ops,
                                      const FrozenRewritePatternSet &patterns,
                                      GreedyRewriteConfig config = {}, bool *changed = nullptr,
                                      bool *allErased = nullptr);

// Older names of the functions above. These versions always enable folding.
LLVM_DEPRECATED("Use applyPatternsGreedily() instead", "applyPatternsGreedily")
inline LogicalResult applyPatternsAndFoldGreedily(Region &region, const FrozenRewritePatternSet &patterns,
                                                  GreedyRewriteConfig config = {}, bool *changed = nullptr) {
  return applyPatternsGreedily(region, patterns, config.enableFolding(), changed);
}
LLVM_DEPRECATED("Use applyPatternsGreedily() instead", "applyPatternsGreedily")
inline LogicalResult applyPatternsAndFoldGreedily(Operation *op, const FrozenRewritePatternSet &patterns,
                                                  GreedyRewriteConfig config = {}, bool *changed = nullptr) {
  return applyPatternsGreedily(op, patterns, config.enableFolding(), changed);
}
LLVM_DEPRECATED("Use applyOpPatternsGreedily() instead", "applyOpPatternsGreedily")
inline LogicalResult applyOpPatternsAndFold(llvm::ArrayRef<Operation *> ops,
                                            const FrozenRewritePatternSet &patterns,
                                            GreedyRewriteConfig config = {}, bool *changed = nullptr,
                                            bool *allErased = nullptr) {
  return applyOpPatternsGreedily(ops, patterns, config.enableFolding(), changed, allErased);
}

} // namespace mlir

#endif // STRATA_RUNTIME_REWRITE_GREEDYPATTERNREWRITEDRIVER_H
