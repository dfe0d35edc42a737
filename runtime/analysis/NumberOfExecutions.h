//===- NumberOfExecutions.h - How often blocks run ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Bounds of how often a block, or an op in it, runs for one run of a region around it. Within a region:
// blocks in a cycle any number of times; others once, or not where a way leads past them. Between regions: by
// RegionBranchOpInterface, and by LoopLikeOpInterface where a loop knows its trips; an op that says nothing
// of its regions may run them any number of times. What comes together is multiplied.
//
//     NumberOfExecutions executions(func);
//     InvocationBounds bounds = executions.getNumberOfExecutions(op, &func.getBody());
//
// An op that does not return, such as an endless loop, is taken to do so. Computed for a region when it is
// first asked about; invalid once the IR changes. One thread at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_NUMBEROFEXECUTIONS_H
#define STRATA_RUNTIME_ANALYSIS_NUMBEROFEXECUTIONS_H

#include "runtime/analysis/PostDominance.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"

namespace strata {

class NumberOfExecutions {
public:
  explicit NumberOfExecutions(Operation * = nullptr) {}

  /// For one run of a region around the block: control enters it once. Unknown where the region is not around
  /// it.
  InvocationBounds getNumberOfExecutions(Block *block, Region *perEntryRegion) const;
  InvocationBounds getNumberOfExecutions(Operation *op, Region *perEntryRegion) const;
  /// How often a region is entered for one run of its op.
  InvocationBounds getNumberOfRegionInvocations(Region *region) const;

private:
  InvocationBounds inRegion(Block *block) const;
  void computeRegion(Region *region) const;

  mutable PostDominanceInfo postDominance;
  mutable llvm::DenseMap<Block *, InvocationBounds> inOwnRegion;
};

} // namespace strata

#endif // STRATA_RUNTIME_ANALYSIS_NUMBEROFEXECUTIONS_H
