//===- TensorReshapePatterns.cpp - Canonicalization of reshapes -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/tensor/TensorDetail.h"
#include "dialects/utils/ReshapePatterns.h"
#include "runtime/ir/StaticValueUtils.h"
#include "runtime/rewrite/PatternMatch.h"

using namespace mlir;
using namespace mlir::tensor;

namespace {
/// Reshape of a splat → splat of the new shape.
template <typename ReshapeOpT>
struct FoldReshapeWithSplat : OpRewritePattern<ReshapeOpT> {
  using OpRewritePattern<ReshapeOpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(ReshapeOpT op, PatternRewriter &rewriter) const override {
    auto splat = op.getSrc().template getDefiningOp<SplatOp>();
    if (!splat || !splat.getAggregateType().hasStaticShape())
      return failure();
    rewriter.replaceOpWithNewOp<SplatOp>(op, Value(splat.getInput()), Type(op.getResultType()));
    return success();
  }
};

/// Reshape of from_elements → from_elements of the new shape: a reshape keeps the row-major order.
template <typename ReshapeOpT>
struct FoldReshapeWithFromElements : OpRewritePattern<ReshapeOpT> {
  using OpRewritePattern<ReshapeOpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(ReshapeOpT op, PatternRewriter &rewriter) const override {
    auto fromElements = op.getSrc().template getDefiningOp<FromElementsOp>();
    if (!fromElements || !op.getResultType().hasStaticShape())
      return failure();
    rewriter.replaceOpWithNewOp<FromElementsOp>(op, Type(op.getResultType()),
                                                ValueRange(fromElements.getElements()));
    return success();
  }
};

/// collapse_shape(cast(x)) → cast(collapse_shape(x)), if the cast only drops static information.
struct FoldCollapseOfCastOp : OpRewritePattern<CollapseShapeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CollapseShapeOp op, PatternRewriter &rewriter) const override {
    Value source = getMoreStaticCastSource(op.getSrc());
    if (!source)
      return failure();
    RankedTensorType type = CollapseShapeOp::inferCollapsedType(
        llvm::cast<RankedTensorType>(source.getType()), op.getReassociationIndices());
    if (type == op.getResultType()) {
      rewriter.modifyOpInPlace(op, [&] { op.getSrcMutable().assign(source); });
      return success();
    }
    Value collapsed =
        rewriter.create<CollapseShapeOp>(op.getLoc(), Type(type), source, op.getReassociation());
    rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getResultType()), collapsed);
    return success();
  }
};

/// expand_shape(cast(x)): moves constant output sizes into the result type, for groups whose size is static
/// in the source of the cast.
struct ConvertToStaticExpandShape : OpRewritePattern<ExpandShapeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ExpandShapeOp op, PatternRewriter &rewriter) const override {
    Value source = getMoreStaticCastSource(op.getSrc());
    if (!source)
      return failure();
    auto reassociation = op.getReassociationIndices();
    llvm::ArrayRef<int64_t> known = llvm::cast<RankedTensorType>(source.getType()).getShape();
    llvm::SmallVector<int64_t> outputShape(op.getResultType().getShape());
    llvm::SmallVector<OpFoldResult> sizes = op.getMixedOutputShape();
    bool changes = false;
    for (auto [dim, indices] : llvm::enumerate(reassociation)) {
      for (int64_t index : indices) {
        std::optional<int64_t> constant = getConstantIntValue(sizes[index]);
        if (!ShapedType::isDynamic(outputShape[index]) || ShapedType::isDynamic(known[dim]) || !constant ||
            *constant < 0)
          continue;
        outputShape[index] = *constant;
        sizes[index] = rewriter.getIndexAttr(*constant);
        changes = true;
      }
    }
    if (!changes)
      return failure();
    auto outputType = RankedTensorType::get(outputShape, op.getResultType().getElementType());
    RankedTensorType inputType = CollapseShapeOp::inferCollapsedType(outputType, reassociation);
    Value input = rewriter.create<CastOp>(op.getLoc(), Type(inputType), Value(op.getSrc()));
    Value expanded = rewriter.create<ExpandShapeOp>(op.getLoc(), Type(outputType), input,
                                                    llvm::ArrayRef<ReassociationIndices>(reassociation),
                                                    llvm::ArrayRef<OpFoldResult>(sizes));
    rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getResultType()), expanded);
    return success();
  }
};
} // namespace

void ExpandShapeOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  addExpandShapeCompositions<ExpandShapeOp, CollapseShapeOp, CastOp>(results);
  results.add<ConvertToStaticExpandShape, FoldReshapeWithSplat<ExpandShapeOp>,
              FoldReshapeWithFromElements<ExpandShapeOp>>(context);
}

void CollapseShapeOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  addCollapseShapeCompositions<CollapseShapeOp, ExpandShapeOp, CastOp, DimOp, RankedTensorType>(results);
  results.add<FoldReshapeWithSplat<CollapseShapeOp>, FoldReshapeWithFromElements<CollapseShapeOp>,
              FoldCollapseOfCastOp>(context);
}
