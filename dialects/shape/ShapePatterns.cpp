//===- ShapePatterns.cpp - Canonicalisation of shape ops ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/shape/Shape.h"
#include "runtime/rewrite/EraseResults.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace mlir::shape;

namespace {
/// Inlines the region of shape.assuming if its witness always passes.
struct AssumingWithTrue : OpRewritePattern<AssumingOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AssumingOp op, PatternRewriter &rewriter) const override {
    auto witness = op.getWitness().getDefiningOp<ConstWitnessOp>();
    if (!witness || !witness.getPassing())
      return failure();
    AssumingOp::inlineRegionIntoParent(op, rewriter);
    return success();
  }
};

/// Drops unused results.
struct AssumingOpRemoveUnusedResults : OpRewritePattern<AssumingOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AssumingOp op, PatternRewriter &rewriter) const override {
    llvm::BitVector unused(op->getNumResults());
    for (OpResult result : op->getResults())
      if (result.use_empty())
        unused.set(result.getResultNumber());
    if (unused.none())
      return failure();
    Operation *yield = &op.getDoRegion().front().back();
    rewriter.modifyOpInPlace(yield, [&] {
      for (unsigned i = yield->getNumOperands(); i-- != 0;)
        if (unused.test(i))
          yield->eraseOperand(i);
    });
    eraseOpResults(rewriter, op, unused);
    return success();
  }
};
} // namespace

void AssumingOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<AssumingOpRemoveUnusedResults, AssumingWithTrue>(context);
}
