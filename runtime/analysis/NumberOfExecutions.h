//===- NumberOfExecutions.h - Execution counts of blocks ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Lower and upper bounds of how often a block or op executes for each execution of an enclosing region.
// Bounds of nested regions are multiplied. They come from two sources:
// - Within a region: a block in a CFG cycle executes any number of times. Any other reachable block executes
//   at most once, and exactly once if it post-dominates the entry block.
// - For a region: the static trip count of LoopLikeOpInterface, or RegionBranchOpInterface. Regions of other
//   ops execute any number of times.
//
//     NumberOfExecutions executions(func);
//     InvocationBounds bounds = executions.getNumberOfExecutions(op, &func.getBody());
//
// Every op is assumed to return; an endless loop is not considered. The bounds of a region's blocks are
// computed on the first query and cached, so the object is invalid after the IR changes. Not thread-safe:
// queries fill the cache.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_NUMBEROFEXECUTIONS_H
#define STRATA_RUNTIME_ANALYSIS_NUMBEROFEXECUTIONS_H

#include "runtime/analysis/PostDominance.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"

namespace mlir {

/// Computes and caches execution bounds of blocks.
class NumberOfExecutions {
public:
  /// Creates an empty cache. The unused parameter lets AnalysisManager construct this class as an analysis.
  explicit NumberOfExecutions(Operation * = nullptr) {}

  /// Returns the bounds for one execution of `perEntryRegion`, that is, for each time control enters it.
  /// Returns unknown bounds if the region does not enclose the block or op.
  InvocationBounds getNumberOfExecutions(Block *block, Region *perEntryRegion) const;
  InvocationBounds getNumberOfExecutions(Operation *op, Region *perEntryRegion) const;
  /// Returns how often `region` is entered for each execution of its parent op.
  InvocationBounds getNumberOfRegionInvocations(Region *region) const;

private:
  /// Returns the bounds of a block for one execution of its own region.
  InvocationBounds inRegion(Block *block) const;
  void computeRegion(Region *region) const;

  mutable PostDominanceInfo postDominance;
  mutable llvm::DenseMap<Block *, InvocationBounds> inOwnRegion;
};

} // namespace mlir

#endif // STRATA_RUNTIME_ANALYSIS_NUMBEROFEXECUTIONS_H
