//===- TensorPadPatterns.cpp - Canonicalization of pad --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/Affine.h"
#include "dialects/tensor/TensorDetail.h"
#include "dialects/utils/StaticValueFolding.h"
#include "runtime/ir/IRMapping.h"
#include "runtime/ir/StaticValueUtils.h"
#include "runtime/rewrite/PatternMatch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::tensor;

using Sizes = llvm::SmallVector<OpFoldResult>;

/// Returns the discardable attributes, which the new op keeps.
static llvm::SmallVector<NamedAttribute> getOtherAttrs(PadOp op) {
  return llvm::SmallVector<NamedAttribute>(op->getDiscardableAttrs());
}

namespace {
/// pad(x) with zero padding → cast(x).
struct FoldStaticZeroPadding : OpRewritePattern<PadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(PadOp op, PatternRewriter &rewriter) const override {
    if (op.getNofold() || !op.hasZeroLowPad() || !op.hasZeroHighPad())
      return failure();
    rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getResultType()), Value(op.getSource()));
    return success();
  }
};

/// pad(cast(x)) → cast(pad(x)), if the cast only drops static information.
struct FoldSourceTensorCast : OpRewritePattern<PadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(PadOp op, PatternRewriter &rewriter) const override {
    Value source = getMoreStaticCastSource(op.getSource());
    if (!source)
      return failure();
    RankedTensorType type =
        PadOp::inferResultType(llvm::cast<RankedTensorType>(source.getType()), op.getStaticLow(),
                               op.getStaticHigh(), op.getResultType().getShape());
    if (!type ||
        llvm::any_of(type.getShape(), [](int64_t size) { return size < 0 && !ShapedType::isDynamic(size); }))
      return failure();
    if (type == op.getResultType()) {
      rewriter.modifyOpInPlace(op, [&] { op.getSourceMutable().assign(source); });
      return success();
    }
    auto padded = rewriter.create<PadOp>(op.getLoc(), Type(type), source, op.getMixedLowPad(),
                                         op.getMixedHighPad(), op.getNofold(), getOtherAttrs(op));
    rewriter.inlineRegionBefore(op.getRegion(), padded.getRegion(), padded.getRegion().begin());
    rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getResultType()), Value(padded.getResult()));
    return success();
  }
};

/// cast(pad(x)) → pad(x) with the type of the cast, if the cast is the only user and only adds static
/// information.
struct FoldTargetTensorCast : OpRewritePattern<PadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(PadOp op, PatternRewriter &rewriter) const override {
    if (!op.getResult().hasOneUse())
      return failure();
    auto cast = llvm::dyn_cast<CastOp>(*op->getUsers().begin());
    if (!cast || !preservesStaticInformation(op.getResultType(), cast.getType()))
      return failure();
    auto padded =
        rewriter.create<PadOp>(op.getLoc(), cast.getType(), Value(op.getSource()), op.getMixedLowPad(),
                               op.getMixedHighPad(), op.getNofold(), getOtherAttrs(op));
    rewriter.inlineRegionBefore(op.getRegion(), padded.getRegion(), padded.getRegion().begin());
    rewriter.replaceOp(cast, Value(padded.getResult()));
    rewriter.eraseOp(op);
    return success();
  }
};

/// Moves constant padding into attributes, if that makes a size of the result static.
struct FoldStaticPadding : OpRewritePattern<PadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(PadOp op, PatternRewriter &rewriter) const override {
    Sizes low = makeStatic(op.getMixedLowPad(), rewriter), high = makeStatic(op.getMixedHighPad(), rewriter);
    llvm::SmallVector<int64_t> shape(op.getResultType().getShape());
    for (auto [dim, size] : llvm::enumerate(shape)) {
      std::optional<int64_t> below = getConstantIntValue(low[dim]), above = getConstantIntValue(high[dim]);
      int64_t source = op.getSourceType().getDimSize(dim), sum;
      if (!ShapedType::isDynamic(size) || ShapedType::isDynamic(source) || !below || !above)
        continue;
      if (llvm::AddOverflow(source, *below, sum) || llvm::AddOverflow(sum, *above, sum) || sum < 0)
        return failure();
      size = sum;
    }
    if (llvm::ArrayRef<int64_t>(shape) == op.getResultType().getShape())
      return failure();
    auto type = RankedTensorType::get(shape, op.getResultType().getElementType());
    auto padded = rewriter.create<PadOp>(op.getLoc(), Type(type), Value(op.getSource()), low, high,
                                         op.getNofold(), getOtherAttrs(op));
    rewriter.inlineRegionBefore(op.getRegion(), padded.getRegion(), padded.getRegion().begin());
    rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getResultType()), Value(padded.getResult()));
    return success();
  }

private:
  static Sizes makeStatic(Sizes pads, Builder &builder) {
    for (OpFoldResult &pad : pads)
      if (std::optional<int64_t> constant = getConstantIntValue(pad);
          constant && !ShapedType::isDynamic(*constant))
        pad = builder.getIndexAttr(*constant);
    return pads;
  }
};

/// pad(pad(x)) with the same constant value → pad(x) with the sum of both paddings.
struct FoldConsecutiveConstantPadding : OpRewritePattern<PadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(PadOp op, PatternRewriter &rewriter) const override {
    auto before = op.getSource().getDefiningOp<PadOp>();
    if (op.getNofold() || !before || before.getNofold())
      return failure();
    Value value = op.getConstantPaddingValue();
    if (!value || value != before.getConstantPaddingValue() ||
        overflows(op.getMixedLowPad(), before.getMixedLowPad()) ||
        overflows(op.getMixedHighPad(), before.getMixedHighPad()))
      return failure();
    Sizes high = add(op.getMixedHighPad(), before.getMixedHighPad(), rewriter, op.getLoc()),
          low = add(op.getMixedLowPad(), before.getMixedLowPad(), rewriter, op.getLoc());
    auto padded = rewriter.create<PadOp>(op.getLoc(), Type(op.getResultType()), Value(before.getSource()),
                                         low, high, op.getNofold(), getOtherAttrs(op));
    rewriter.inlineRegionBefore(op.getRegion(), padded.getRegion(), padded.getRegion().begin());
    rewriter.replaceOp(op, Value(padded.getResult()));
    return success();
  }

private:
  static bool overflows(const Sizes &first, const Sizes &second) {
    return llvm::any_of(llvm::zip(first, second), [](auto pair) {
      std::optional<int64_t> left = getConstantIntValue(std::get<0>(pair)),
                             right = getConstantIntValue(std::get<1>(pair));
      int64_t sum;
      return left && right && llvm::AddOverflow(*left, *right, sum);
    });
  }

  /// Adds the paddings of each dimension: constants to an attribute, others by affine.apply. \pre The sum of
  /// constants does not overflow.
  static Sizes add(const Sizes &first, const Sizes &second, OpBuilder &builder, Location loc) {
    Sizes sums;
    for (auto [a, b] : llvm::zip(first, second)) {
      int64_t number = 0;
      llvm::SmallVector<Value> operands;
      for (OpFoldResult each : {a, b}) {
        if (std::optional<int64_t> constant = getConstantIntValue(each))
          number += *constant;
        else
          operands.push_back(each.getValue());
      }
      if (operands.empty()) {
        sums.push_back(builder.getIndexAttr(number));
      } else if (operands.size() == 1 && number == 0) {
        sums.push_back(operands.front());
      } else {
        AffineExpr sum = getAffineConstantExpr(number, builder.getContext());
        for (unsigned i = 0; i != operands.size(); ++i)
          sum = getAffineDimExpr(i, builder.getContext()) + sum;
        auto apply =
            builder.create<affine::AffineApplyOp>(loc, llvm::ArrayRef<AffineExpr>(sum), ValueRange(operands));
        sums.push_back(Value(apply->getResult(0)));
      }
    }
    return sums;
  }
};

/// pad(slice(pad(slice(x)))) → pad(slice(x)), if both pads use the same constant and no dimension is padded
/// by both.
struct FoldOrthogonalPaddings : OpRewritePattern<PadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(PadOp op, PatternRewriter &rewriter) const override {
    auto innerSlice = op.getSource().getDefiningOp<ExtractSliceOp>();
    auto outerPad = innerSlice ? innerSlice.getSource().getDefiningOp<PadOp>() : PadOp();
    auto outerSlice = outerPad ? outerPad.getSource().getDefiningOp<ExtractSliceOp>() : ExtractSliceOp();
    if (!outerSlice || outerPad.getNofold())
      return failure();
    int64_t rank = op.getSourceType().getRank();
    if (outerSlice.getSourceType().getRank() != rank || innerSlice.getSourceType().getRank() != rank ||
        !areAllConstantIntValue(innerSlice.getMixedStrides(), 1) ||
        !areAllConstantIntValue(outerSlice.getMixedStrides(), 1) || !op.hasZeroLowPad() ||
        !outerPad.hasZeroLowPad() || !haveSameConstant(op, outerPad))
      return failure();
    llvm::SmallBitVector inner = op.getPaddedDims(), outer = outerPad.getPaddedDims();
    if (inner.anyCommon(outer))
      return failure();
    Sizes offsets, sizes = innerSlice.getMixedSizes(), high;
    if (!combineOffsets(innerSlice, outerSlice, inner, outer, offsets))
      return failure();
    for (int64_t dim = 0; dim != rank; ++dim) {
      high.push_back(rewriter.getIndexAttr(0));
      if (inner.test(dim))
        high.back() = op.getMixedHighPad()[dim];
      if (!outer.test(dim))
        continue;
      // The inner slice must take the whole padded dimension.
      if (!isConstantIntValue(sizes[dim], innerSlice.getSourceType().getDimSize(dim)))
        return failure();
      sizes[dim] = outerSlice.getMixedSizes()[dim];
      high.back() = outerPad.getMixedHighPad()[dim];
    }
    auto slice = rewriter.create<ExtractSliceOp>(op.getLoc(), Value(outerSlice.getSource()), offsets, sizes,
                                                 innerSlice.getMixedStrides());
    auto padded = rewriter.create<PadOp>(op.getLoc(), Type(op.getResultType()), Value(slice.getResult()),
                                         op.getMixedLowPad(), high, op.getNofold(), getOtherAttrs(op));
    rewriter.inlineRegionBefore(op.getRegion(), padded.getRegion(), padded.getRegion().begin());
    rewriter.replaceOp(op, Value(padded.getResult()));
    return success();
  }

private:
  static bool haveSameConstant(PadOp first, PadOp second) {
    Attribute a, b;
    Value left = first.getConstantPaddingValue(), right = second.getConstantPaddingValue();
    return left && right && matchPattern(left, m_Constant(&a)) && matchPattern(right, m_Constant(&b)) &&
           a == b;
  }

  /// Computes the offsets of the combined slice. In each dimension, one of the slices must have offset 0 and
  /// no padding applied to its result; the offset is that of the other slice. Returns false otherwise.
  static bool combineOffsets(ExtractSliceOp innerSlice, ExtractSliceOp outerSlice,
                             const llvm::SmallBitVector &inner, const llvm::SmallBitVector &outer,
                             Sizes &offsets) {
    Sizes innerOffsets = innerSlice.getMixedOffsets(), outerOffsets = outerSlice.getMixedOffsets();
    for (size_t dim = 0; dim != innerOffsets.size(); ++dim) {
      if (!inner.test(dim) && isZeroInteger(innerOffsets[dim]))
        offsets.push_back(outerOffsets[dim]);
      else if (!outer.test(dim) && isZeroInteger(outerOffsets[dim]))
        offsets.push_back(innerOffsets[dim]);
      else
        return false;
    }
    return true;
  }
};
} // namespace

void PadOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<FoldStaticZeroPadding, FoldSourceTensorCast, FoldTargetTensorCast, FoldOrthogonalPaddings,
              FoldStaticPadding, FoldConsecutiveConstantPadding>(context);
}
