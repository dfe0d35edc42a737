//===- BubbleDownMemorySpaceCasts.h - Memory-space casts ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The pattern of the pass bubble-down-memory-space-casts, for use in other pattern sets.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_BUBBLEDOWNMEMORYSPACECASTS_H
#define STRATA_RUNTIME_TRANSFORMS_BUBBLEDOWNMEMORYSPACECASTS_H

#include "runtime/rewrite/PatternMatch.h"

namespace mlir {

/// Adds one pattern, which moves memory-space casts after the ops that use them. It matches all ops that
/// implement MemorySpaceCastConsumerOpInterface.
void populateBubbleDownMemorySpaceCastPatterns(RewritePatternSet &patterns, PatternBenefit benefit);

} // namespace mlir

#endif // STRATA_RUNTIME_TRANSFORMS_BUBBLEDOWNMEMORYSPACECASTS_H
