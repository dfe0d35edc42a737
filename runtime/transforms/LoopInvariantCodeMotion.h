//===- LoopInvariantCodeMotion.h - Loop-invariant code motion -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Moves loop-invariant ops before the loop. The generic function learns about the loop only through
// callbacks; the pass loop-invariant-code-motion uses LoopLikeOpInterface.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_LOOPINVARIANTCODEMOTION_H
#define STRATA_RUNTIME_TRANSFORMS_LOOPINVARIANTCODEMOTION_H

#include "runtime/interfaces/LoopLikeInterface.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {

class RewriterBase;

/// Moves invariant ops directly in the regions out of the loop, including those that become invariant by
/// this.
/// \param isDefinedOutsideRegion  returns true if a value is defined before the loop.
/// \param shouldMoveOutOfRegion   returns true if an op with only such operands may execute before the loop.
/// \param moveOutOfRegion         moves an op before the loop.
/// \return the number of moved ops.
size_t moveLoopInvariantCode(llvm::ArrayRef<Region *> regions,
                             llvm::function_ref<bool(Value, Region *)> isDefinedOutsideRegion,
                             llvm::function_ref<bool(Operation *, Region *)> shouldMoveOutOfRegion,
                             llvm::function_ref<void(Operation *, Region *)> moveOutOfRegion);
/// Moves the invariant ops of a loop that have no effects and are speculatable, since the loop may not
/// execute.
size_t moveLoopInvariantCode(LoopLikeOpInterface loop);

/// Makes a loop carry the subsets of its iteration arguments that it accesses in every iteration and that no
/// other op of the loop may access; extractions move before the loop and insertions after it.
/// \return the loop, or the loop that replaced it.
LoopLikeOpInterface hoistLoopInvariantSubsets(RewriterBase &rewriter, LoopLikeOpInterface loop);

} // namespace mlir

#endif // STRATA_RUNTIME_TRANSFORMS_LOOPINVARIANTCODEMOTION_H
