//===- VectorShapeFolders.cpp - Folders of shape changes ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Folders and canonicalization patterns of vector.broadcast, vector.shape_cast, vector.bitcast and
// vector.transpose.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/VectorFolding.h"

using namespace mlir;
using namespace mlir::vector;

//===----------------------------------------------------------------------===//
// broadcast
//===----------------------------------------------------------------------===//

/// broadcast(shape_cast(x)) → broadcast(x), in place, if the cast only adds or removes leading dimensions of
/// size 1.
static bool foldShapeCastOfSource(BroadcastOp op) {
  auto cast = Value(op.getSource()).getDefiningOp<ShapeCastOp>();
  if (!cast || isBroadcastableTo(cast.getSourceVectorType(), op.getResultVectorType()) !=
                   BroadcastableToResult::Success)
    return false;
  llvm::ArrayRef<int64_t> before = cast.getSourceVectorType().getShape(),
                          after = cast.getResultVectorType().getShape();
  size_t common = std::min(before.size(), after.size());
  if (before.take_back(common) != after.take_back(common))
    return false;
  op->setOperand(0, cast.getSource());
  return true;
}

OpFoldResult BroadcastOp::fold(FoldAdaptor adaptor) {
  if (getSourceType() == Type(getResultVectorType()))
    return Value(getSource());
  if (foldShapeCastOfSource(*this))
    return Value(getVector());
  Attribute source = adaptor.getSource();
  if (!source)
    return {};
  if (llvm::isa<IntegerAttr, FloatAttr>(source))
    return makeSplat(getResultVectorType(), source);
  if (auto elements = llvm::dyn_cast<DenseElementsAttr>(source); elements && elements.isSplat())
    return DenseElementsAttr::get(getResultVectorType(), elements.getElement(0));
  return isPoison(source) ? OpFoldResult(ub::PoisonAttr::get(getContext())) : OpFoldResult();
}

namespace {
struct BroadcastOfBroadcast : OpRewritePattern<BroadcastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(BroadcastOp op, PatternRewriter &rewriter) const override {
    auto before = Value(op.getSource()).getDefiningOp<BroadcastOp>();
    if (before)
      rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getResultVectorType(), before.getSource());
    return success(static_cast<bool>(before));
  }
};
} // namespace

void BroadcastOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<BroadcastOfBroadcast>(context);
}

//===----------------------------------------------------------------------===//
// shape_cast, bitcast
//===----------------------------------------------------------------------===//

OpFoldResult ShapeCastOp::fold(FoldAdaptor adaptor) {
  VectorType type = getResultVectorType();
  if (getSourceVectorType() == type)
    return Value(getSource());
  if (auto before = getSource().getDefiningOp<ShapeCastOp>()) {
    (*this)->setOperand(0, before.getSource());
    return Value(getResult());
  }
  if (auto transpose = getSource().getDefiningOp<TransposeOp>()) {
    if (!isOrderPreserving(transpose))
      return {};
    (*this)->setOperand(0, transpose.getVector());
    return Value(getResult());
  }
  if (auto broadcast = getSource().getDefiningOp<BroadcastOp>();
      broadcast && broadcast.getSourceType() == Type(type))
    return Value(broadcast.getSource());
  if (auto elements = llvm::dyn_cast_if_present<DenseElementsAttr>(adaptor.getSource()))
    return elements.reshape(type);
  return isPoison(adaptor.getSource()) ? OpFoldResult(ub::PoisonAttr::get(getContext())) : OpFoldResult();
}

namespace {
/// shape_cast(broadcast(x)) → shape_cast(x) if both have the same number of elements, else broadcast(x) if
/// that is valid.
struct ShapeCastOfBroadcast : OpRewritePattern<ShapeCastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ShapeCastOp op, PatternRewriter &rewriter) const override {
    auto broadcast = op.getSource().getDefiningOp<BroadcastOp>();
    if (!broadcast)
      return failure();
    VectorType type = op.getResultVectorType();
    auto sourceType = llvm::dyn_cast<VectorType>(broadcast.getSourceType());
    if (sourceType && sourceType.getNumElements() == type.getNumElements())
      rewriter.replaceOpWithNewOp<ShapeCastOp>(op, type, broadcast.getSource());
    else if (!sourceType || isBroadcastableTo(sourceType, type) == BroadcastableToResult::Success)
      rewriter.replaceOpWithNewOp<BroadcastOp>(op, type, broadcast.getSource());
    else
      return failure();
    return success();
  }
};

/// A shape_cast that removes trailing dimensions of size 1 from a mask becomes a mask of the remaining
/// dimensions, if the bits of the removed dimensions are set.
struct ShapeCastOfMask : OpRewritePattern<ShapeCastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ShapeCastOp op, PatternRewriter &rewriter) const override {
    VectorType from = op.getSourceVectorType(), to = op.getResultVectorType();
    size_t rank = from.getRank();
    while (rank > 1 && from.getDimSize(rank - 1) == 1 && !from.getScalableDims()[rank - 1])
      --rank;
    size_t dropped = from.getRank() - rank;
    if (dropped == 0 || to.getShape() != from.getShape().take_front(rank) ||
        to.getScalableDims() != from.getScalableDims().take_front(rank))
      return failure();
    if (auto mask = op.getSource().getDefiningOp<ConstantMaskOp>()) {
      if (llvm::any_of(mask.getMaskDimSizes().take_back(dropped), [](int64_t size) { return size != 1; }))
        return failure();
      rewriter.replaceOpWithNewOp<ConstantMaskOp>(op, Type(to), mask.getMaskDimSizes().take_front(rank));
      return success();
    }
    auto mask = op.getSource().getDefiningOp<CreateMaskOp>();
    if (!mask ||
        !llvm::all_of(mask.getOperands().take_back(dropped), [](Value size) { return isOneInteger(size); }))
      return failure();
    rewriter.replaceOpWithNewOp<CreateMaskOp>(op, Type(to), ValueRange(mask.getOperands().take_front(rank)));
    return success();
  }
};
} // namespace

void ShapeCastOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<ShapeCastOfMask, ShapeCastOfBroadcast>(context);
}

/// Folds the bitcast of a splat to a wider element type: repeats the bits of the element.
static Attribute foldBitCastOfSplat(DenseElementsAttr elements, VectorType type) {
  Type from = elements.getElementType(), to = type.getElementType();
  if (from.isF16() && to.isF32()) {
    llvm::APInt bits = elements.getFloatElement(0).bitcastToAPInt().zext(32);
    return DenseElementsAttr::get(
        type, llvm::ArrayRef(llvm::APFloat(llvm::APFloat::IEEEsingle(), bits.shl(16) | bits)));
  }
  if (!from.isIntOrFloat() || from.isFloat() || !llvm::isa<IntegerType>(to))
    return Attribute();
  unsigned width = from.getIntOrFloatBitWidth(), wider = to.getIntOrFloatBitWidth();
  if (wider <= width || wider % width != 0)
    return Attribute();
  return DenseElementsAttr::get(type,
                                llvm::ArrayRef(llvm::APInt::getSplat(wider, elements.getIntElement(0))));
}

OpFoldResult BitCastOp::fold(FoldAdaptor adaptor) {
  if (getSourceVectorType() == getResultVectorType())
    return Value(getSource());
  if (auto before = getSource().getDefiningOp<BitCastOp>()) {
    if (before.getSourceVectorType() == getResultVectorType())
      return Value(before.getSource());
    (*this)->setOperand(0, before.getSource());
    return Value(getResult());
  }
  auto elements = llvm::dyn_cast_if_present<DenseElementsAttr>(adaptor.getSource());
  if (elements && elements.isSplat())
    return foldBitCastOfSplat(elements, getResultVectorType());
  return {};
}

//===----------------------------------------------------------------------===//
// transpose
//===----------------------------------------------------------------------===//

OpFoldResult TransposeOp::fold(FoldAdaptor adaptor) {
  if (auto elements = llvm::dyn_cast_if_present<DenseElementsAttr>(adaptor.getVector());
      elements && elements.isSplat())
    return elements.reshape(getResultVectorType());
  if (isPoison(adaptor.getVector()))
    return ub::PoisonAttr::get(getContext());
  if (getSourceVectorType() == getResultVectorType() && isOrderPreserving(*this))
    return Value(getVector());
  return {};
}

namespace {
struct TransposeOfTranspose : OpRewritePattern<TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransposeOp op, PatternRewriter &rewriter) const override {
    auto before = op.getVector().getDefiningOp<TransposeOp>();
    if (!before)
      return failure();
    llvm::SmallVector<int64_t> permutation;
    for (int64_t dim : op.getPermutation())
      permutation.push_back(before.getPermutation()[dim]);
    rewriter.replaceOpWithNewOp<TransposeOp>(op, Type(op.getResultVectorType()), before.getVector(),
                                             llvm::ArrayRef<int64_t>(permutation));
    return success();
  }
};

/// transpose(broadcast(x)) → broadcast(x), if the permutation moves each dimension only within a group of
/// adjacent dimensions in which the broadcast source does not vary.
struct TransposeOfBroadcast : OpRewritePattern<TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransposeOp op, PatternRewriter &rewriter) const override {
    auto broadcast = op.getVector().getDefiningOp<BroadcastOp>();
    if (!broadcast)
      return rewriter.notifyMatchFailure(op, "not preceded by a broadcast");
    if (auto type = llvm::dyn_cast<VectorType>(broadcast.getSourceType());
        type && !permutesWithinGroups(op, type))
      return rewriter.notifyMatchFailure(op, "permutation not local to group");
    rewriter.replaceOpWithNewOp<BroadcastOp>(op, op.getResultVectorType(), broadcast.getSource());
    return success();
  }

  static bool permutesWithinGroups(TransposeOp op, VectorType sourceType) {
    int64_t lead = op.getResultVectorType().getRank() - sourceType.getRank(), low = 0;
    for (int64_t i = 0; i != sourceType.getRank(); ++i) {
      if (sourceType.getDimSize(i) == 1 && (i == 0 || sourceType.getDimSize(i - 1) == 1))
        continue;
      int64_t high = i + lead;
      for (int64_t dim : op.getPermutation().slice(low, high - low))
        if (dim < low || dim >= high)
          return false;
      low = high;
    }
    return true;
  }
};

struct TransposeOfShapeCast : OpRewritePattern<TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransposeOp op, PatternRewriter &rewriter) const override {
    auto cast = op.getVector().getDefiningOp<ShapeCastOp>();
    if (!cast || !isOrderPreserving(op))
      return failure();
    rewriter.replaceOpWithNewOp<ShapeCastOp>(op, op.getResultVectorType(), cast.getSource());
    return success();
  }
};

struct TransposeOfMask : OpRewritePattern<TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransposeOp op, PatternRewriter &rewriter) const override {
    Type type = op.getResultVectorType();
    if (auto mask = op.getVector().getDefiningOp<CreateMaskOp>()) {
      llvm::SmallVector<Value> operands;
      for (int64_t dim : op.getPermutation())
        operands.push_back(mask.getOperands()[dim]);
      // A mask of rank 0 also has one operand.
      if (op.getPermutation().empty())
        operands.assign(mask.getOperands().begin(), mask.getOperands().end());
      rewriter.replaceOpWithNewOp<CreateMaskOp>(op, type, ValueRange(operands));
      return success();
    }
    auto mask = op.getVector().getDefiningOp<ConstantMaskOp>();
    if (!mask || op.getPermutation().empty())
      return failure();
    llvm::SmallVector<int64_t> sizes;
    for (int64_t dim : op.getPermutation())
      sizes.push_back(mask.getMaskDimSizes()[dim]);
    rewriter.replaceOpWithNewOp<ConstantMaskOp>(op, type, llvm::ArrayRef<int64_t>(sizes));
    return success();
  }
};

struct TransposeOfElements : OpRewritePattern<TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransposeOp op, PatternRewriter &rewriter) const override {
    auto elements = op.getVector().getDefiningOp<FromElementsOp>();
    if (!elements)
      return failure();
    llvm::SmallVector<int64_t> fromStrides = computeStrides(op.getSourceVectorType().getShape()), strides;
    for (int64_t dim : op.getPermutation())
      strides.push_back(fromStrides[dim]);
    llvm::SmallVector<int64_t> toStrides = computeStrides(op.getResultVectorType().getShape());
    llvm::SmallVector<Value> transposed;
    for (int64_t i = 0, e = elements.getElements().size(); i != e; ++i)
      transposed.push_back(elements.getElements()[linearize(delinearize(i, toStrides), strides)]);
    rewriter.replaceOpWithNewOp<FromElementsOp>(op, Type(op.getResultVectorType()), ValueRange(transposed));
    return success();
  }
};
} // namespace

void vector::populateTransposeOfTransposePattern(RewritePatternSet &patterns, PatternBenefit benefit) {
  patterns.add<TransposeOfTranspose>(patterns.getContext(), benefit);
}

void TransposeOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<TransposeOfMask, TransposeOfShapeCast, TransposeOfTranspose, TransposeOfElements,
              TransposeOfBroadcast>(context);
}
