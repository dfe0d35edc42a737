//===- LoopYields.h - Loops with additional yields ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Shared implementation of LoopLikeOpInterface::replaceWithAdditionalYields for loops with one block.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_LOOPYIELDS_H
#define STRATA_DIALECTS_UTILS_LOOPYIELDS_H

#include "runtime/interfaces/LoopLikeInterface.h"
#include "runtime/rewrite/PatternMatch.h"

namespace mlir {

/// Moves the body of `loop` into `newLoop`, extends its terminator by the values that `newYieldValuesFn`
/// returns, and replaces `loop`. Returns the new loop.
/// \pre `newLoop` has an empty body, and its last block arguments and results correspond to `newInits`.
/// \param replaceInitUses if true, replaces uses of `newInits` in the new body by the new block arguments.
LoopLikeOpInterface moveBodyWithAdditionalYields(RewriterBase &rewriter, LoopLikeOpInterface loop,
                                                 Operation *newLoop, ValueRange newInits,
                                                 bool replaceInitUses,
                                                 const NewYieldValuesFn &newYieldValuesFn);

} // namespace mlir

#endif // STRATA_DIALECTS_UTILS_LOOPYIELDS_H
