//===- GreedyPatternRewriteDriver.h - Until nothing changes ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Folds and rewrites the operations of a region until nothing changes: a worklist of operations, of which one
// that changed puts itself and its users back; constants made by folding are uniqued at the start of the
// nearest isolated region; dead operations go; then regions are simplified, and all is done again if that
// changed anything. Patterns that undo each other come to an end too: an iteration that makes a hundred times as
// many changes as there were operations is over, whatever the limits say.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_GREEDYPATTERNREWRITEDRIVER_H
#define STRATA_RUNTIME_REWRITE_GREEDYPATTERNREWRITEDRIVER_H

#include "runtime/rewrite/FrozenRewritePatternSet.h"

namespace strata {

enum class GreedySimplifyRegionLevel { Disabled, Normal, Aggressive };

struct GreedyRewriteConfig {
  static constexpr int64_t kNoLimit = -1;
  bool useTopDownTraversal = true;
  GreedySimplifyRegionLevel regionSimplifyLevel = GreedySimplifyRegionLevel::Normal;
  int64_t maxIterations = 10;
  int64_t maxNumRewrites = kNoLimit;
  bool enableFolding = true;

  GreedyRewriteConfig &setUseTopDownTraversal(bool value) { return useTopDownTraversal = value, *this; }
  GreedyRewriteConfig &setRegionSimplificationLevel(GreedySimplifyRegionLevel level) {
    return regionSimplifyLevel = level, *this;
  }
  GreedyRewriteConfig &setMaxIterations(int64_t value) { return maxIterations = value, *this; }
  GreedyRewriteConfig &setMaxNumRewrites(int64_t value) { return maxNumRewrites = value, *this; }
};

/// Rewrites what is in the region. Fails when it did not come to rest within the limits of `config`.
LogicalResult applyPatternsGreedily(Region &region, const FrozenRewritePatternSet &patterns,
                                    GreedyRewriteConfig config = {}, bool *changed = nullptr);
/// Rewrites what is in the regions of `op`.
LogicalResult applyPatternsGreedily(Operation *op, const FrozenRewritePatternSet &patterns,
                                    GreedyRewriteConfig config = {}, bool *changed = nullptr);

} // namespace strata

#endif // STRATA_RUNTIME_REWRITE_GREEDYPATTERNREWRITEDRIVER_H
