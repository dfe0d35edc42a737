//===- CanonicalizeMethod.h - canonicalize() as a pattern -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Support for generated code of ops with `hasCanonicalizeMethod`: adds their static `canonicalize` function
// as a pattern. Does not include the headers of the rewrite engine.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_CANONICALIZEMETHOD_H
#define STRATA_RUNTIME_REWRITE_CANONICALIZEMETHOD_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LogicalResult.h"

namespace mlir {

class MLIRContext;
class Operation;
class PatternRewriter;
class RewritePatternSet;

namespace detail {

/// Adds a pattern with benefit 1 that calls `rewrite` for ops with the given name.
void addCanonicalizeMethod(RewritePatternSet &patterns, llvm::StringRef opName,
                           llvm::LogicalResult (*rewrite)(Operation *, PatternRewriter &));

/// Adds the static function `OpT::canonicalize(OpT, PatternRewriter &)` as a pattern.
template <typename OpT>
static void canonicalizeThunk(RewritePatternSet &patterns, MLIRContext *) {
  addCanonicalizeMethod(patterns, OpT::getOperationName(), [](Operation *op, PatternRewriter &rewriter) {
    return OpT::canonicalize(OpT(op), rewriter);
  });
}

} // namespace detail

} // namespace mlir

#endif // STRATA_RUNTIME_REWRITE_CANONICALIZEMETHOD_H
