//===- ShapeOfPatterns.cpp - Canonicalization of shape_of -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/shape/Shape.h"
#include "dialects/tensor/Tensor.h"
#include "runtime/rewrite/PatternMatch.h"

using namespace mlir;
using namespace mlir::shape;

namespace {
/// Replaces the shape of a value with a static shape by a constant, which is cast if the result type has no
/// rank. The folder replaces results of other types.
struct ReplaceStaticShape : OpRewritePattern<ShapeOfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ShapeOfOp op, PatternRewriter &rewriter) const override {
    auto type = llvm::dyn_cast<ShapedType>(op.getArg().getType());
    auto extents = llvm::dyn_cast<RankedTensorType>(Type(op.getResult().getType()));
    if (!type || !type.hasStaticShape() || !extents || !extents.isDynamicDim(0))
      return failure();
    Value shape =
        rewriter.create<ConstShapeOp>(op.getLoc(), getExtentTensorType(op.getContext(), type.getRank()),
                                      rewriter.getIndexTensorAttr(type.getShape()));
    rewriter.replaceOpWithNewOp<tensor::CastOp>(op, extents, shape);
    return success();
  }
};

/// shape_of(tensor.reshape(t, shape)) -> shape, converted to the result type.
struct ForwardShapeOfReshape : OpRewritePattern<ShapeOfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ShapeOfOp op, PatternRewriter &rewriter) const override {
    auto reshape = op.getArg().getDefiningOp<tensor::ReshapeOp>();
    auto type = llvm::dyn_cast<RankedTensorType>(Type(op.getResult().getType()));
    if (!reshape || !type)
      return failure();
    Value shape = reshape.getShape();
    auto shapeType = llvm::cast<RankedTensorType>(shape.getType());
    if (shapeType == type)
      rewriter.replaceOp(op, shape);
    else if (shapeType.getElementType() == type.getElementType())
      rewriter.replaceOpWithNewOp<tensor::CastOp>(op, type, shape);
    else if (shapeType.getShape() == type.getShape())
      rewriter.replaceOpWithNewOp<arith::IndexCastOp>(op, type, shape);
    else
      return failure();
    return success();
  }
};

/// tensor.cast(shape_of(t)) -> shape_of(t) with the type of the cast, if that agrees with the rank of `t`.
struct MergeCastIntoShapeOf : OpRewritePattern<tensor::CastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(tensor::CastOp op, PatternRewriter &rewriter) const override {
    Type type = op->getResult(0).getType();
    auto shapeOf = op.getSource().getDefiningOp<ShapeOfOp>();
    if (!shapeOf || !canBeShapeType(type, shapeOf.getArg().getType()))
      return failure();
    rewriter.replaceOpWithNewOp<ShapeOfOp>(op, type, shapeOf.getArg());
    return success();
  }

private:
  /// Returns true if `type` is that of extent tensors with the rank of `argument`, or with an unknown rank.
  static bool canBeShapeType(Type type, Type argument) {
    auto tensor = llvm::dyn_cast<RankedTensorType>(argument);
    return tensor && (type == getExtentTensorType(type.getContext()) ||
                      type == getExtentTensorType(type.getContext(), tensor.getRank()));
  }
};

/// tensor.extract(shape_of(t), i) -> tensor.dim(t, i).
struct ReplaceExtractOfShapeOf : OpRewritePattern<tensor::ExtractOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(tensor::ExtractOp op, PatternRewriter &rewriter) const override {
    auto shapeOf = op.getTensor().getDefiningOp<ShapeOfOp>();
    if (!shapeOf || !llvm::isa<TensorType>(shapeOf.getArg().getType()))
      return failure();
    // tensor.dim rejects rank 0, of which there is no size to extract.
    if (auto ranked = llvm::dyn_cast<RankedTensorType>(shapeOf.getArg().getType());
        ranked && ranked.getRank() == 0)
      return failure();
    rewriter.replaceOpWithNewOp<tensor::DimOp>(op, shapeOf.getArg(), op.getIndices().front());
    return success();
  }
};
} // namespace

void ShapeOfOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<ForwardShapeOfReshape, MergeCastIntoShapeOf, ReplaceExtractOfShapeOf, ReplaceStaticShape>(
      context);
}
