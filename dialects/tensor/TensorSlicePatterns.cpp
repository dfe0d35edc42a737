//===- TensorSlicePatterns.cpp - Canonicalization of slices ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/tensor/TensorDetail.h"
#include "dialects/utils/StaticValueFolding.h"
#include "runtime/ir/StaticValueUtils.h"
#include "runtime/rewrite/PatternMatch.h"

using namespace mlir;
using namespace mlir::tensor;

/// True if an index operand is a constant. The patterns on casts then wait until the constant is moved into
/// an attribute.
static bool hasConstantOperand(Operation *op) {
  return llvm::any_of(op->getOperands(), [](Value value) {
    return value.getType().isIndex() && getConstantIntValue(value).has_value();
  });
}

//===----------------------------------------------------------------------===//
// extract_slice
//===----------------------------------------------------------------------===//

namespace {
/// Returns the result type for the folded sizes, without the dimensions that the op drops.
struct SliceReturnTypeCanonicalizer {
  RankedTensorType operator()(ExtractSliceOp op, llvm::ArrayRef<OpFoldResult>,
                              llvm::ArrayRef<OpFoldResult> sizes, llvm::ArrayRef<OpFoldResult>) {
    RankedTensorType full = ExtractSliceOp::inferResultType(op.getSourceType(), sizes);
    llvm::SmallBitVector dropped = op.getDroppedDims();
    if (dropped.none())
      return full;
    llvm::SmallVector<int64_t> shape;
    for (unsigned kept : dropped.flip().set_bits())
      shape.push_back(full.getDimSize(kept));
    return RankedTensorType::get(shape, full.getElementType());
  }
};

/// Replaces a slice by the one with folded sizes, with a cast to the original type if needed.
struct SliceCanonicalizer {
  void operator()(PatternRewriter &rewriter, ExtractSliceOp op, ExtractSliceOp folded) {
    if (folded.getType() == op.getType())
      rewriter.replaceOp(op, folded);
    else
      rewriter.replaceOpWithNewOp<CastOp>(op, Type(op.getType()), Value(folded.getResult()));
  }
};

/// extract_slice(cast(x)) → extract_slice(x), if the cast only drops static information.
struct ExtractSliceOpCastFolder : OpRewritePattern<ExtractSliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ExtractSliceOp op, PatternRewriter &rewriter) const override {
    auto cast = op.getSource().getDefiningOp<CastOp>();
    if (!canFoldIntoConsumerOp(cast) || hasConstantOperand(op))
      return failure();
    auto source = llvm::cast<RankedTensorType>(cast.getSource().getType());
    if (!verifyInBoundsSlice(source.getShape(), op.getStaticOffsets(), op.getStaticSizes(),
                             op.getStaticStrides())
             .isValid)
      return failure();
    rewriter.replaceOpWithNewOp<ExtractSliceOp>(op, op.getType(), Value(cast.getSource()),
                                                op.getMixedOffsets(), op.getMixedSizes(),
                                                op.getMixedStrides());
    return success();
  }
};
} // namespace

void ExtractSliceOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<OpWithOffsetSizesAndStridesConstantArgumentFolder<ExtractSliceOp, SliceReturnTypeCanonicalizer,
                                                                SliceCanonicalizer>,
              ExtractSliceOpCastFolder>(context);
}

//===----------------------------------------------------------------------===//
// insert_slice, parallel_insert_slice
//===----------------------------------------------------------------------===//

/// Sets the insertion point before `op`. For parallel_insert_slice it is before the parent op, whose region
/// may contain only combining ops.
template <typename OpT>
static void setInsertionPointForCast(PatternRewriter &rewriter, OpT op) {
  if constexpr (std::is_same_v<OpT, ParallelInsertSliceOp>)
    rewriter.setInsertionPoint(op->getParentOp());
  else
    rewriter.setInsertionPoint(op);
}

/// Returns the source of the insert, cast to `type` if it differs.
template <typename OpT>
static Value castSource(PatternRewriter &rewriter, OpT op, RankedTensorType type) {
  if (op.getSourceType() == type)
    return op.getSource();
  OpBuilder::InsertionGuard guard(rewriter);
  setInsertionPointForCast(rewriter, op);
  return rewriter.create<CastOp>(op.getLoc(), Type(type), Value(op.getSource()));
}

namespace {
/// Moves constant offsets, sizes and strides into attributes, unless the op would then be out of bounds.
template <typename OpT>
struct InsertSliceOpConstantArgumentFolder : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    llvm::SmallVector<OpFoldResult> offsets = op.getMixedOffsets(), sizes = op.getMixedSizes(),
                                    strides = op.getMixedStrides();
    if (failed(foldDynamicOffsetSizeList(offsets)) && failed(foldDynamicOffsetSizeList(sizes)) &&
        failed(foldDynamicStrideList(strides)))
      return failure();
    if (!verifyInBoundsSlice(op.getDestType().getShape(), offsets, sizes, strides).isValid)
      return failure();
    RankedTensorType sourceType = ExtractSliceOp::inferCanonicalRankReducedResultType(
        op.getSourceType().getRank(), op.getDestType(), llvm::ArrayRef<OpFoldResult>(sizes));
    if (sourceType != op.getSourceType() && !CastOp::areCastCompatible(op.getSourceType(), sourceType))
      return failure();
    Value source = castSource(rewriter, op, sourceType);
    rewriter.template replaceOpWithNewOp<OpT>(op, source, Value(op.getDest()), offsets, sizes, strides);
    return success();
  }
};

/// Removes casts of the source and of the destination of an insert that only drop static information.
template <typename OpT>
struct InsertSliceOpCastFolder : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    if (hasConstantOperand(op))
      return failure();
    Value source = getMoreStaticCastSource(op.getSource()), dest = getMoreStaticCastSource(op.getDest());
    if (!source && !dest)
      return failure();
    if (!source)
      source = op.getSource();
    if (!dest)
      dest = op.getDest();
    auto sourceType = llvm::cast<RankedTensorType>(source.getType()),
         destType = llvm::cast<RankedTensorType>(dest.getType());
    // Static sizes of the source become static sizes of the slice.
    llvm::SmallVector<int64_t> staticSizes(op.getStaticSizes());
    auto dropped = computeRankReductionMask(staticSizes, sourceType.getShape(), /*matchDynamic=*/true);
    if (!dropped)
      return failure();
    llvm::SmallVector<OpFoldResult> sizes = op.getMixedSizes();
    int64_t next = 0;
    for (auto [dim, size] : llvm::enumerate(staticSizes)) {
      if (dropped->contains(dim))
        continue;
      int64_t known = sourceType.getDimSize(next++);
      if (ShapedType::isDynamic(known))
        continue;
      size = known;
      sizes[dim] = rewriter.getIndexAttr(known);
    }
    if (isRankReducedType(ExtractSliceOp::inferResultType(destType, llvm::ArrayRef<int64_t>(staticSizes)),
                          sourceType) != SliceVerificationResult::Success ||
        !verifyInBoundsSlice(destType.getShape(), op.getStaticOffsets(), staticSizes, op.getStaticStrides())
             .isValid)
      return failure();
    auto folded = rewriter.template create<OpT>(op.getLoc(), source, dest, op.getMixedOffsets(), sizes,
                                                op.getMixedStrides());
    if constexpr (std::is_same_v<OpT, ParallelInsertSliceOp>) {
      rewriter.eraseOp(op);
    } else {
      Value result = folded.getResult();
      if (result.getType() != op.getType())
        result = rewriter.template create<CastOp>(op.getLoc(), Type(op.getType()), result);
      rewriter.replaceOp(op, result);
    }
    return success();
  }
};

/// Casts the source of an insert to a type with the static sizes of the slice.
template <typename OpT>
struct InsertSliceOpSourceCastInserter : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    RankedTensorType type = op.getSourceType();
    if (type.getRank() != op.getDestType().getRank())
      return failure();
    llvm::SmallVector<int64_t> shape(type.getShape());
    for (auto [dim, size] : llvm::enumerate(op.getMixedSizes())) {
      // Only attributes are used: InsertSliceOpConstantArgumentFolder moves constant operands into attributes
      // where that is valid.
      std::optional<int64_t> constant = size.getAttribute() ? getConstantIntValue(size) : std::nullopt;
      if (!constant)
        continue;
      if (*constant < 0)
        return failure();
      shape[dim] = *constant;
    }
    auto known = RankedTensorType::get(shape, type.getElementType(), type.getEncoding());
    if (known == type || !preservesStaticInformation(type, known) || !CastOp::areCastCompatible(type, known))
      return failure();
    Value source = castSource(rewriter, op, known);
    rewriter.template replaceOpWithNewOp<OpT>(op, source, Value(op.getDest()), op.getMixedOffsets(),
                                              op.getMixedSizes(), op.getMixedStrides());
    return success();
  }
};
} // namespace

void InsertSliceOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<InsertSliceOpConstantArgumentFolder<InsertSliceOp>, InsertSliceOpCastFolder<InsertSliceOp>,
              InsertSliceOpSourceCastInserter<InsertSliceOp>>(context);
}
void ParallelInsertSliceOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<InsertSliceOpConstantArgumentFolder<ParallelInsertSliceOp>,
              InsertSliceOpCastFolder<ParallelInsertSliceOp>,
              InsertSliceOpSourceCastInserter<ParallelInsertSliceOp>>(context);
}
