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

/// Moves invariant ops out of the loop, including ops that become invariant when others have been moved.
/// Considers ops that are directly in \p regions, not ops nested in them.
/// \param isDefinedOutsideRegion  returns true if a value is defined before the loop.
/// \param shouldMoveOutOfRegion   returns true if an op whose operands are all defined before the loop may be
/// executed before it.
/// \param moveOutOfRegion         moves an op before the loop.
/// \return the number of moved ops.
size_t moveLoopInvariantCode(llvm::ArrayRef<Region *> regions,
                             llvm::function_ref<bool(Value, Region *)> isDefinedOutsideRegion,
                             llvm::function_ref<bool(Operation *, Region *)> shouldMoveOutOfRegion,
                             llvm::function_ref<void(Operation *, Region *)> moveOutOfRegion);
/// Moves the invariant ops of a loop that have no memory effects and are speculatable. Speculatability is
/// required because the loop body may be executed zero times.
size_t moveLoopInvariantCode(LoopLikeOpInterface loop);

/// Makes a loop carry the subsets of its iteration arguments that it accesses in every iteration and that no
/// other op of the loop may access; extractions move before the loop and insertions after it.
/// \return the loop, or the loop that replaced it.
LoopLikeOpInterface hoistLoopInvariantSubsets(RewriterBase &rewriter, LoopLikeOpInterface loop);

} // namespace mlir

#endif // STRATA_RUNTIME_TRANSFORMS_LOOPINVARIANTCODEMOTION_H
