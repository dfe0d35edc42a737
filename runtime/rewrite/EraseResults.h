//===- EraseResults.h - Removal of op results -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Removes results of an op. The number of results of an op is fixed when it is created, so the op is replaced
// by a new one with the same operands, attributes, successors and regions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_ERASERESULTS_H
#define STRATA_RUNTIME_REWRITE_ERASERESULTS_H

#include "runtime/rewrite/PatternMatch.h"
#include "llvm/ADT/BitVector.h"

namespace mlir {

/// Replaces `op` by an op without the results whose bit in `indices` is set, and returns the new op.
/// Attributes that depend on the number of results must be updated by the caller.
/// \pre The erased results have no uses, and `indices` has one bit for each result.
Operation *eraseOpResults(RewriterBase &rewriter, Operation *op, const llvm::BitVector &indices);

} // namespace mlir

#endif // STRATA_RUNTIME_REWRITE_ERASERESULTS_H
