//===- ControlFlowSink.h - Into the regions that need it ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Moves ops that only one region uses, of those that may or may not run, into it: they are not computed in
// vain then.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_CONTROLFLOWSINK_H
#define STRATA_RUNTIME_TRANSFORMS_CONTROLFLOWSINK_H

#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/ir/Dominance.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace strata {

/// Moves ops into the regions, and then what only they use.
/// \param shouldMoveIntoRegion  whether an op that may be moved is.
/// \return how many ops were moved.
size_t controlFlowSink(llvm::ArrayRef<Region *> regions, DominanceInfo &dominance,
                       llvm::function_ref<bool(Operation *, Region *)> shouldMoveIntoRegion,
                       llvm::function_ref<void(Operation *, Region *)> moveIntoRegion);
/// The regions of an op that run once at most in one run of it.
void getSinglyExecutedRegionsToSink(RegionBranchOpInterface branch, llvm::SmallVectorImpl<Region *> &regions);

} // namespace strata

#endif // STRATA_RUNTIME_TRANSFORMS_CONTROLFLOWSINK_H
