//===- SliceLowering.cpp - Lowering of strided slices ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/utils/IndexingUtils.h"
#include "dialects/vector/transforms/LoweringPatterns.h"
#include "dialects/vector/transforms/VectorLowering.h"

using namespace mlir;
using namespace mlir::vector;

namespace {

/// Decomposes the extraction of a slice into extractions from the subvectors. A slice with one offset of a
/// fixed-size vector is not decomposed; ExtractToShuffle replaces it.
struct DecomposeExtract : OpRewritePattern<ExtractStridedSliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ExtractStridedSliceOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getResultVectorType();
    bool isScalable = op.getSourceVectorType().isScalable();
    size_t numDims = op.getOffsets().size();
    if (numDims == 0 || op.hasNonUnitStrides() || op.getSourceVectorType().getScalableDims()[0] ||
        (numDims == 1 && (!isScalable || type.getRank() == 1)))
      return failure();
    Location loc = op.getLoc();
    int64_t offset = getI64SubArray(op.getOffsets())[0], size = getI64SubArray(op.getSizes())[0];
    llvm::SmallVector<int64_t> offsets = getI64SubArray(op.getOffsets(), 1),
                               sizes = getI64SubArray(op.getSizes(), 1),
                               strides = getI64SubArray(op.getStrides(), 1);
    llvm::SmallVector<Value> whole; // The extracted subvectors; used only if no inner dimension is sliced.
    if (offsets.empty())
      for (int64_t i = 0; i != size; ++i)
        whole.push_back(extractAt(rewriter, loc, op.getSource(), offset + i));
    Value result = makeZero(rewriter, loc, type);
    for (int64_t i = 0; i != size; ++i) {
      Value part;
      if (offsets.empty()) {
        part = whole[i];
      } else {
        Value subvector = extractAt(rewriter, loc, op.getSource(), offset + i);
        part = rewriter.create<ExtractStridedSliceOp>(loc, subvector, offsets, sizes, strides);
      }
      result = insertAt(rewriter, loc, part, result, i);
    }
    rewriter.replaceOp(op, ValueRange(result));
    return success();
  }
};

/// Replaces the extraction of a slice along the first dimension by vector.shuffle.
struct ExtractToShuffle : OpRewritePattern<ExtractStridedSliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ExtractStridedSliceOp op, PatternRewriter &rewriter) const override {
    if (op.getOffsets().size() != 1 || op.getSourceVectorType().isScalable() || op.hasNonUnitStrides())
      return failure();
    int64_t offset = getI64SubArray(op.getOffsets())[0], size = getI64SubArray(op.getSizes())[0];
    auto rows = llvm::to_vector(llvm::seq(offset, offset + size));
    rewriter.replaceOpWithNewOp<ShuffleOp>(op, op.getSource(), op.getSource(), rows);
    return success();
  }
};

/// Replaces the insertion of a slice of lower rank by the insertion into one subvector.
struct InsertIntoSubvector : OpRewritePattern<InsertStridedSliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(InsertStridedSliceOp op, PatternRewriter &rewriter) const override {
    int64_t rank = op.getSourceVectorType().getRank();
    int64_t difference = op.getDestVectorType().getRank() - rank;
    if (difference == 0)
      return failure();
    Location loc = op.getLoc();
    llvm::SmallVector<int64_t> offsets = getI64SubArray(op.getOffsets());
    llvm::ArrayRef<int64_t> position = llvm::ArrayRef(offsets).take_front(difference);
    Value subvector = extractAt(rewriter, loc, op.getDest(), position);
    subvector = rewriter.create<InsertStridedSliceOp>(loc, op.getValueToStore(), subvector,
                                                      llvm::ArrayRef(offsets).drop_front(difference),
                                                      getI64SubArray(op.getStrides()));
    rewriter.replaceOpWithNewOp<InsertOp>(op, subvector, op.getDest(), position);
    return success();
  }
};

/// Decomposes the insertion of a slice of equal rank into insertions into the subvectors. Replaces the
/// insertion of a one-dimensional slice by shuffles.
struct InsertToShuffle : OpRewritePattern<InsertStridedSliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(InsertStridedSliceOp op, PatternRewriter &rewriter) const override {
    VectorType sourceType = op.getSourceVectorType(), type = op.getDestVectorType();
    if (sourceType.getRank() != type.getRank() || op.hasNonUnitStrides())
      return failure();
    if (sourceType == type) {
      rewriter.replaceOp(op, ValueRange(Value(op.getValueToStore())));
      return success();
    }
    if (sourceType.getScalableDims()[0] || type.getScalableDims()[0])
      return failure();
    Location loc = op.getLoc();
    llvm::SmallVector<int64_t> offsets = getI64SubArray(op.getOffsets());
    int64_t offset = offsets[0], size = sourceType.getDimSize(0);
    if (type.getRank() == 1) {
      replaceByShuffles(op, offset, size, rewriter);
      return success();
    }
    Value result = op.getDest();
    for (int64_t i = 0; i != size; ++i) {
      Value part = extractAt(rewriter, loc, op.getValueToStore(), i);
      Value row = extractAt(rewriter, loc, op.getDest(), offset + i);
      row = rewriter.create<InsertStridedSliceOp>(loc, part, row, llvm::ArrayRef(offsets).drop_front(),
                                                  getI64SubArray(op.getStrides(), 1));
      result = insertAt(rewriter, loc, row, result, offset + i);
    }
    rewriter.replaceOp(op, ValueRange(result));
    return success();
  }

private:
  /// Two shuffles: extend the slice to the size of the destination, then merge it with the destination.
  static void replaceByShuffles(InsertStridedSliceOp op, int64_t offset, int64_t size,
                                PatternRewriter &rewriter) {
    int64_t total = op.getDestVectorType().getDimSize(0);
    llvm::SmallVector<int64_t> extend(total, 0), merge(total);
    for (int64_t i = 0; i != total; ++i) {
      if (i < size)
        extend[i] = i;
      bool isInSlice = i >= offset && i < offset + size;
      merge[i] = isInSlice ? i - offset : total + i;
    }
    Value part = op.getValueToStore();
    part = rewriter.create<ShuffleOp>(op.getLoc(), part, part, extend);
    rewriter.replaceOpWithNewOp<ShuffleOp>(op, part, op.getDest(), merge);
  }
};

} // namespace

void vector::populateVectorInsertExtractStridedSliceDecompositionPatterns(RewritePatternSet &patterns,
                                                                          PatternBenefit benefit) {
  patterns.add<InsertIntoSubvector, DecomposeExtract>(patterns.getContext(), benefit);
}

void vector::populateVectorInsertExtractStridedSliceTransforms(RewritePatternSet &patterns,
                                                               PatternBenefit benefit) {
  populateVectorInsertExtractStridedSliceDecompositionPatterns(patterns, benefit);
  patterns.add<InsertToShuffle, ExtractToShuffle>(patterns.getContext(), benefit);
}
