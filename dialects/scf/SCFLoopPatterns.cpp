//===- SCFLoopPatterns.cpp - Canonicalization of for ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/scf/RegionBodies.h"
#include "runtime/rewrite/RegionBranchPatterns.h"

using namespace mlir;
using namespace mlir::scf;

namespace {
/// Replaces loops with trip count 0 or 1, and loops with an empty body that yield values from outside.
struct SimplifyTrivialLoops : OpRewritePattern<ForOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ForOp op, PatternRewriter &rewriter) const override {
    std::optional<llvm::APInt> count = op.getStaticTripCount();
    if (!count)
      return rewriter.notifyMatchFailure(op, "can't compute constant trip count");
    if (count->isZero()) {
      rewriter.replaceOp(op, ValueRange(op.getInitArgs()));
      return success();
    }
    if (count->isOne())
      return op.promoteIfSingleIteration(rewriter);
    // An empty body yields the same outside values in each iteration.
    Operation *yield = &op.getBody()->back();
    if (&op.getBody()->front() != yield ||
        !llvm::all_of(yield->getOperands(), [&](Value value) { return op.isDefinedOutsideOfLoop(value); }))
      return failure();
    rewriter.replaceOp(op, ValueRange(yield->getOperands()));
    return success();
  }
};
} // namespace

void ForOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<SimplifyTrivialLoops>(context);
  populateRegionBranchOpInterfaceCanonicalizationPatterns(patterns, getOperationName());
}
