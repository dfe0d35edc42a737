//===- LoopYields.h - Loops that carry more values ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What ops answer to LoopLikeOpInterface::replaceWithAdditionalYields once they have made the new loop.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_LOOPYIELDS_H
#define STRATA_DIALECTS_UTILS_LOOPYIELDS_H

#include "runtime/interfaces/LoopLikeInterface.h"
#include "runtime/rewrite/PatternMatch.h"

namespace strata {

/// Replaces a loop of one block by another, which was made for it and carries more values: the last arguments
/// of its empty body and the last results are those of \p newInits. The body moves, and its terminator yields
/// more.
/// \param replaceInitUses  in the body the new arguments take the place of \p newInits.
LoopLikeOpInterface moveBodyWithAdditionalYields(RewriterBase &rewriter, LoopLikeOpInterface loop,
                                                 Operation *newLoop, ValueRange newInits,
                                                 bool replaceInitUses,
                                                 const NewYieldValuesFn &newYieldValuesFn);

} // namespace strata

#endif // STRATA_DIALECTS_UTILS_LOOPYIELDS_H
