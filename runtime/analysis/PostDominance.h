//===- PostDominance.h - Post-dominance of blocks and ops -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Post-dominance queries: whether every path from a block or op to the exit of its region passes through
// another. A nested block or op is represented by its ancestor in the region of the other one.
//
// A tree is computed for each region on the first query, by LLVM's GenericDomTreeConstruction (the Semi-NCA
// algorithm). Blocks from which no exit is reachable get a virtual exit there. The trees are a cache: call
// invalidate() after blocks or branches change. Not thread-safe: queries fill the cache. For dominance, see
// runtime/ir/Dominance.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_POSTDOMINANCE_H
#define STRATA_RUNTIME_ANALYSIS_POSTDOMINANCE_H

#include "runtime/ir/Region.h"
#include "llvm/ADT/DenseMap.h"
#include <memory>

namespace mlir {

/// Answers post-dominance queries and caches the tree of each region.
class PostDominanceInfo {
public:
  /// Creates an empty cache. The unused parameter lets AnalysisManager construct this class as an analysis.
  explicit PostDominanceInfo(Operation * = nullptr);
  ~PostDominanceInfo();

  bool postDominates(Block *a, Block *b) const { return a == b || properlyPostDominates(a, b); }
  /// Returns true if every path from `b` to the exit of the region passes through `a` and `a` != `b`.
  bool properlyPostDominates(Block *a, Block *b) const;
  bool postDominates(Operation *a, Operation *b) const { return a == b || properlyPostDominates(a, b); }
  /// Returns true if \p a is executed after \p b on every path from \p b to the exit of the region, and `a !=
  /// b`.
  /// \param enclosingOk true if an op post-dominates the ops nested in it.
  bool properlyPostDominates(Operation *a, Operation *b, bool enclosingOk = true) const;
  /// Drops all cached trees.
  void invalidate();

private:
  struct Tree;
  const Tree &getTree(Region *region) const;

  mutable llvm::DenseMap<Region *, std::unique_ptr<Tree>> trees;
};

} // namespace mlir

#endif // STRATA_RUNTIME_ANALYSIS_POSTDOMINANCE_H
