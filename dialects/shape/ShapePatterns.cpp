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
    llvm::BitVector unused = findUnusedResults(op);
    if (unused.none())
      return failure();
    Operation *yield = &op.getDoRegion().front().back();
    rewriter.modifyOpInPlace(yield, [&] { yield->eraseOperands(unused); });
    eraseOpResults(rewriter, op, unused);
    return success();
  }

  static llvm::BitVector findUnusedResults(Operation *op) {
    llvm::BitVector unused(op->getNumResults());
    for (OpResult result : op->getResults())
      if (result.use_empty())
        unused.set(result.getResultNumber());
    return unused;
  }
};

} // namespace

void AssumingOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<AssumingOpRemoveUnusedResults, AssumingWithTrue>(context);
}
