//===- ControlFlowSink.h - Control-flow sinking ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Moves ops into the only region that uses them, so that they are not computed if the region does not
// execute.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_CONTROLFLOWSINK_H
#define STRATA_RUNTIME_TRANSFORMS_CONTROLFLOWSINK_H

#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/ir/Dominance.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {

/// Moves an op into a region if all its users are in that region. Repeats this for ops that are only used by
/// moved ops.
/// \param shouldMoveIntoRegion returns true if an op that is used only in the region may be moved.
/// \param moveIntoRegion moves an op to the start of the region.
/// \return the number of moved ops.
size_t controlFlowSink(RegionRange regions, DominanceInfo &dominance,
                       llvm::function_ref<bool(Operation *, Region *)> shouldMoveIntoRegion,
                       llvm::function_ref<void(Operation *, Region *)> moveIntoRegion);
/// Collects the regions of `branch` that execute at most once for each execution of the op.
void getSinglyExecutedRegionsToSink(RegionBranchOpInterface branch, llvm::SmallVectorImpl<Region *> &regions);

} // namespace mlir

#endif // STRATA_RUNTIME_TRANSFORMS_CONTROLFLOWSINK_H
