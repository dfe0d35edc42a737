//===- EraseResults.h - An op with fewer results --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The number of an op's results is fixed when it is made: another one takes over, with the same operands,
// attributes, successors and regions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_ERASERESULTS_H
#define STRATA_RUNTIME_REWRITE_ERASERESULTS_H

#include "runtime/rewrite/PatternMatch.h"
#include "llvm/ADT/BitVector.h"

namespace strata {

/// Replaces the op by one without these results, and erases it; the new one. Attributes that say how many
/// results there are, are for the caller. \pre Nothing uses these results. \param indices  one bit for each
/// result.
Operation *eraseOpResults(RewriterBase &rewriter, Operation *op, const llvm::BitVector &indices);

} // namespace strata

#endif // STRATA_RUNTIME_REWRITE_ERASERESULTS_H
