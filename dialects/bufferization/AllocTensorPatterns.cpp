//===- AllocTensorPatterns.cpp - Canonicalization of alloc_tensor ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/bufferization/Bufferization.h"
#include "dialects/utils/StaticValueFolding.h"
#include "dialects/utils/StaticValues.h"
#include "runtime/ir/Matchers.h"
#include "runtime/rewrite/PatternMatch.h"

using namespace mlir;
using namespace mlir::bufferization;

namespace {
/// Moves constant sizes from the operands into the result type: alloc_tensor(4) : tensor<?xf32> ->
/// tensor.cast(alloc_tensor() : tensor<4xf32>).
struct ReplaceStaticShapeDims : OpRewritePattern<AllocTensorOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AllocTensorOp op, PatternRewriter &rewriter) const override {
    if (op.getCopy() || !llvm::isa<RankedTensorType>(op.getResult().getType()))
      return failure();
    // Operands that are not constant, or negative, stay operands.
    auto folded = getMixedValues(op.getType().getShape(), op.getDynamicSizes(), op.getContext());
    if (failed(foldDynamicOffsetSizeList(folded)))
      return failure();
    auto [shape, sizes] = decomposeMixedValues(folded);
    auto type = RankedTensorType::get(shape, op.getType().getElementType(), op.getType().getEncoding());
    auto smaller = rewriter.create<AllocTensorOp>(op.getLoc(), type, sizes, /*copy=*/Value());
    rewriter.replaceOpWithNewOp<tensor::CastOp>(op, op.getType(), smaller.getResult());
    return success();
  }
};

/// Replaces tensor.dim of a dynamic dimension of alloc_tensor by the operand that is its size, or by
/// tensor.dim of the copied tensor.
struct FoldDimOfAllocTensorOp : OpRewritePattern<tensor::DimOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(tensor::DimOp op, PatternRewriter &rewriter) const override {
    auto allocation = op.getSource().getDefiningOp<AllocTensorOp>();
    std::optional<int64_t> dim = op.getConstantIndex();
    if (!allocation || !dim || !isDynamicDim(allocation.getResult().getType(), *dim))
      return failure();
    rewriter.replaceOp(op, allocation.getDynamicSize(rewriter, *dim));
    return success();
  }

private:
  /// Returns true if `type` is ranked and has the dimension `dim`, which is dynamic.
  static bool isDynamicDim(Type type, int64_t dim) {
    auto ranked = llvm::dyn_cast<RankedTensorType>(type);
    return ranked && dim >= 0 && dim < ranked.getRank() && ranked.isDynamicDim(dim);
  }
};
} // namespace

void AllocTensorOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<FoldDimOfAllocTensorOp, ReplaceStaticShapeDims>(context);
}
