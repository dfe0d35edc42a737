//===- LoopInvariantCodeMotion.h - Out of loops ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Moves what does the same in every iteration to before the loop. The functions know nothing of loops but
// what they are told; the pass loop-invariant-code-motion tells them what LoopLikeOpInterface says.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_LOOPINVARIANTCODEMOTION_H
#define STRATA_RUNTIME_TRANSFORMS_LOOPINVARIANTCODEMOTION_H

#include "runtime/interfaces/LoopLikeInterface.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace strata {

/// Moves ops that stand directly in the regions, and whatever that makes possible.
/// \param isDefinedOutsideRegion  whether a value is there before the loop.
/// \param shouldMoveOutOfRegion   whether an op whose operands all are may run there.
/// \return how many ops were moved.
size_t moveLoopInvariantCode(llvm::ArrayRef<Region *> regions,
                             llvm::function_ref<bool(Value, Region *)> isDefinedOutsideRegion,
                             llvm::function_ref<bool(Operation *, Region *)> shouldMoveOutOfRegion,
                             llvm::function_ref<void(Operation *, Region *)> moveOutOfRegion);
/// The same for a loop: ops move that have no effect and may run though the loop runs not once.
size_t moveLoopInvariantCode(LoopLikeOpInterface loop);

} // namespace strata

#endif // STRATA_RUNTIME_TRANSFORMS_LOOPINVARIANTCODEMOTION_H
