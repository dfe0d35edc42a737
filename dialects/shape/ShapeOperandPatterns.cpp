//===- ShapeOperandPatterns.cpp - Simplification of lists of shapes -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Canonicalization of ops on any number of shapes: broadcast, is_broadcastable, cstr_broadcastable,
// assuming_all.
//
//===----------------------------------------------------------------------===//

#include "dialects/shape/Shape.h"
#include "dialects/tensor/Tensor.h"
#include "runtime/ir/Broadcast.h"
#include "runtime/rewrite/PatternMatch.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::shape;

/// Replaces the shapes of `op`; fails if they are unchanged.
template <typename OpT>
static LogicalResult updateShapes(OpT op, llvm::ArrayRef<Value> shapes, PatternRewriter &rewriter) {
  if (llvm::equal(op.getShapes(), shapes))
    return failure();
  rewriter.modifyOpInPlace(op, [&] { op.getShapesMutable().assign(ValueRange(shapes)); });
  return success();
}

/// Returns the number of sizes in an extent tensor; nullopt for shapes and for extent tensors of dynamic
/// size.
static std::optional<int64_t> getStaticRank(Type type) {
  auto extents = llvm::dyn_cast<RankedTensorType>(type);
  if (!extents || extents.isDynamicDim(0))
    return std::nullopt;
  return extents.getDimSize(0);
}

/// Returns true if `shape` is known to have rank 0, which broadcasts to every shape.
static bool isScalarShape(Value shape) {
  if (getStaticRank(shape.getType()) == 0)
    return true;
  auto constant = shape.getDefiningOp<ConstShapeOp>();
  return constant && constant.getShape().getNumElements() == 0;
}

namespace {
/// Removes repeated shapes.
template <typename OpT>
struct RemoveDuplicateShapes : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    llvm::SetVector<Value> unique(op.getShapes().begin(), op.getShapes().end());
    return updateShapes(op, unique.getArrayRef(), rewriter);
  }
};

/// Removes shapes of rank 0. If all shapes have rank 0, replaces a broadcast by the constant shape of rank 0,
/// and a constraint by a witness that always passes.
template <typename OpT>
struct RemoveScalarShapes : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    llvm::SmallVector<Value> others;
    for (Value shape : op.getShapes())
      if (!isScalarShape(shape))
        others.push_back(shape);
    if (!others.empty())
      return updateShapes(op, others, rewriter);
    if constexpr (std::is_same_v<OpT, BroadcastOp>)
      rewriter.replaceOpWithNewOp<ConstShapeOp>(op, op.getResult().getType(),
                                                rewriter.getIndexTensorAttr({}));
    else
      rewriter.replaceOpWithNewOp<ConstWitnessOp>(op, op.getResult().getType(), rewriter.getBoolAttr(true));
    return success();
  }
};

/// Replaces shapes that are casts to an extent tensor of unknown size by the operands of the casts.
template <typename OpT>
struct SkipCastsOfExtentTensors : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    llvm::SmallVector<Value> shapes;
    for (Value shape : op.getShapes()) {
      auto cast = shape.getDefiningOp<tensor::CastOp>();
      bool losesRank =
          cast && isExtentTensorType(cast.getSource().getType()) && !getStaticRank(shape.getType());
      shapes.push_back(losesRank ? Value(cast.getSource()) : shape);
    }
    return updateShapes(op, shapes, rewriter);
  }
};

/// Broadcasts all constant shapes at once, if there are several: the new constant becomes the last operand.
struct CombineConstantShapes : OpRewritePattern<BroadcastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(BroadcastOp op, PatternRewriter &rewriter) const override {
    llvm::SmallVector<Value> shapes;
    llvm::SmallVector<int64_t> combined;
    for (Value shape : op.getShapes()) {
      auto constant = shape.getDefiningOp<ConstShapeOp>();
      if (!constant) {
        shapes.push_back(shape);
        continue;
      }
      llvm::SmallVector<int64_t> sizes, previous = combined;
      if (failed(getShapeVec(shape, sizes)) || !OpTrait::util::getBroadcastedShape(previous, sizes, combined))
        return failure();
    }
    // Fail if fewer than two shapes are constant: one constant cannot be combined with another.
    if (shapes.size() + 2 > op.getShapes().size())
      return failure();
    auto type = getExtentTensorType(op.getContext(), combined.size());
    shapes.push_back(rewriter.create<ConstShapeOp>(op.getLoc(), type, rewriter.getIndexTensorAttr(combined)));
    return updateShapes(op, shapes, rewriter);
  }
};

/// Replaces the broadcast of one shape by a conversion of the shape to the result type.
struct ForwardSingleShape : OpRewritePattern<BroadcastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(BroadcastOp op, PatternRewriter &rewriter) const override {
    if (op.getShapes().size() != 1)
      return failure();
    Value shape = op.getShapes().front();
    Type type = op.getResult().getType();
    // If the result has the type of the shape, the folder replaces the broadcast.
    if (!isExtentTensorType(shape.getType()) || shape.getType() == type)
      return failure();
    if (llvm::isa<ShapeType>(type))
      rewriter.replaceOpWithNewOp<FromExtentTensorOp>(op, type, shape);
    else
      rewriter.replaceOpWithNewOp<tensor::CastOp>(op, type, shape);
    return success();
  }
};

/// If all operands have a known rank, adds the rank of the result, which is the greatest of these ranks, to
/// the result type. Drops the `error` attribute, as MLIR does.
struct InferBroadcastRank : OpRewritePattern<BroadcastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(BroadcastOp op, PatternRewriter &rewriter) const override {
    Type type = op.getResult().getType();
    if (!isExtentTensorType(type) || getStaticRank(type))
      return failure();
    int64_t rank = 0;
    for (Value shape : op.getShapes()) {
      std::optional<int64_t> known = getStaticRank(shape.getType());
      if (!known)
        return failure();
      rank = std::max(rank, *known);
    }
    auto ranked = rewriter.create<BroadcastOp>(op.getLoc(), getExtentTensorType(op.getContext(), rank),
                                               op.getShapes(), /*error=*/StringAttr());
    rewriter.replaceOpWithNewOp<tensor::CastOp>(op, type, ranked.getResult());
    return success();
  }
};

/// assuming_all(cstr_eq(a, b), cstr_eq(b, c)) -> cstr_eq(a, b, b, c): each constraint shares a shape with the
/// ones before.
struct MergeEqualityConstraints : OpRewritePattern<AssumingAllOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AssumingAllOp op, PatternRewriter &rewriter) const override {
    llvm::SmallVector<Value> shapes;
    auto isBefore = [&](Value shape) { return llvm::is_contained(shapes, shape); };
    for (Value input : op.getInputs()) {
      auto equality = input.getDefiningOp<CstrEqOp>();
      if (!equality)
        return failure();
      if (!shapes.empty() && !equality.getShapes().empty() && llvm::none_of(equality.getShapes(), isBefore))
        return failure();
      llvm::append_range(shapes, equality.getShapes());
    }
    rewriter.replaceOpWithNewOp<CstrEqOp>(op, op.getResult().getType(), shapes);
    return success();
  }
};
} // namespace

void BroadcastOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns
      .add<CombineConstantShapes, ForwardSingleShape, InferBroadcastRank, RemoveDuplicateShapes<BroadcastOp>,
           RemoveScalarShapes<BroadcastOp>, SkipCastsOfExtentTensors<BroadcastOp>>(context);
}

void IsBroadcastableOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<RemoveDuplicateShapes<IsBroadcastableOp>>(context);
}

void CstrBroadcastableOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<RemoveDuplicateShapes<CstrBroadcastableOp>, RemoveScalarShapes<CstrBroadcastableOp>,
               SkipCastsOfExtentTensors<CstrBroadcastableOp>>(context);
}

void AssumingAllOp::getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) {
  patterns.add<MergeEqualityConstraints>(context);
}
