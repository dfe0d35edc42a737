//===- CanonicalizeMethod.h - A function as a pattern ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What generated code needs for `hasCanonicalizeMethod`, without the headers of the rewrite engine.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_CANONICALIZEMETHOD_H
#define STRATA_RUNTIME_REWRITE_CANONICALIZEMETHOD_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LogicalResult.h"

namespace strata {

class MLIRContext;
class Operation;
class PatternRewriter;
class RewritePatternSet;

namespace detail {

/// Adds a function as a pattern for the ops of one name.
void addCanonicalizeMethod(RewritePatternSet &patterns, llvm::StringRef opName,
                           llvm::LogicalResult (*rewrite)(Operation *, PatternRewriter &));

/// A static `canonicalize(OpT, PatternRewriter &)`.
template <typename OpT>
static void canonicalizeThunk(RewritePatternSet &patterns, MLIRContext *) {
  addCanonicalizeMethod(patterns, OpT::getOperationName(), [](Operation *op, PatternRewriter &rewriter) {
    return OpT::canonicalize(OpT(op), rewriter);
  });
}

} // namespace detail

} // namespace strata

#endif // STRATA_RUNTIME_REWRITE_CANONICALIZEMETHOD_H
