//===- TransposeLowering.cpp - Lowering of transpositions -----------------===//
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

/// Replaces the transpose of a matrix with one row or one column by a shape cast.
struct TransposeOfLine : OpRewritePattern<TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransposeOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getSourceVectorType();
    if (type.getRank() != 2 || op.getPermutation() != llvm::ArrayRef<int64_t>({1, 0}))
      return failure();
    auto isUnit = [&](unsigned dim) { return type.getDimSize(dim) == 1 && !type.getScalableDims()[dim]; };
    if (!isUnit(0) && !isUnit(1))
      return failure();
    rewriter.replaceOpWithNewOp<ShapeCastOp>(op, op.getResultVectorType(), op.getVector());
    return success();
  }
};

/// Returns the numbers of rows and columns if the op swaps two dimensions and all other dimensions have size
/// 1.
std::optional<std::pair<int64_t, int64_t>> getSwappedSizes(TransposeOp op) {
  llvm::ArrayRef<int64_t> shape = op.getSourceVectorType().getShape();
  llvm::SmallVector<int64_t, 2> dims;
  for (int64_t dim : op.getPermutation())
    if (shape[dim] != 1)
      dims.push_back(dim);
  if (dims.size() != 2 || dims[0] < dims[1])
    return std::nullopt;
  return std::pair(shape[dims[1]], shape[dims[0]]);
}

/// Transposes 16 rows of 16 elements in four stages. Stage i combines rows whose numbers differ by 2^i. After
/// the last stage, row j contains the elements of column j.
llvm::SmallVector<Value> transpose16x16(llvm::SmallVector<Value> rows, Location loc,
                                        PatternRewriter &rewriter) {
  // The masks are those of shuffle instructions on vectors of 32-bit elements with 128-bit lanes: stage 0
  // interleaves elements, stage 1 pairs of elements, stages 2 and 3 select the even or odd lanes of both
  // operands.
  auto makeMask = [](unsigned stage, bool upper) {
    llvm::SmallVector<int64_t> mask;
    for (int64_t i = 0; i != 16; ++i) {
      int64_t lane = i / 4, inLane = i % 4;
      if (stage == 0)
        mask.push_back(4 * lane + (upper ? 2 : 0) + inLane / 2 + (inLane % 2 ? 16 : 0));
      else if (stage == 1)
        mask.push_back(4 * lane + (upper ? 2 : 0) + inLane % 2 + (inLane / 2 ? 16 : 0));
      else
        mask.push_back((lane / 2) * 16 + (lane % 2) * 8 + (upper ? 4 : 0) + inLane);
    }
    return mask;
  };
  for (unsigned stage = 0; stage != 4; ++stage) {
    llvm::SmallVector<int64_t> masks[] = {makeMask(stage, false), makeMask(stage, true)};
    llvm::SmallVector<Value> next;
    auto combine = [&](size_t first, size_t second, bool upper) {
      next.push_back(rewriter.create<ShuffleOp>(loc, rows[first], rows[second], masks[upper]));
    };
    size_t distance = size_t(1) << stage;
    for (size_t group = 0; group != 16; group += 2 * distance) {
      if (stage < 2) {
        for (size_t i = group; i != group + distance; ++i)
          for (bool upper : {false, true})
            combine(i, i + distance, upper);
      } else {
        for (bool upper : {false, true})
          for (size_t i = group; i != group + distance; ++i)
            combine(i, i + distance, upper);
      }
    }
    rows = std::move(next);
  }
  return rows;
}

/// Lowers the transpose of a matrix to shuffles.
struct TransposeToShuffle : OpRewritePattern<TransposeOp> {
  TransposeToShuffle(MLIRContext *context, VectorTransposeLowering lowering, PatternBenefit benefit)
      : OpRewritePattern(context, benefit), lowering(lowering) {}

  LogicalResult matchAndRewrite(TransposeOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getSourceVectorType();
    std::optional<std::pair<int64_t, int64_t>> sizes = getSwappedSizes(op);
    if (!sizes || type.isScalable())
      return failure();
    Location loc = op.getLoc();
    auto [rows, columns] = *sizes;
    Value result;
    if (lowering == VectorTransposeLowering::Shuffle16x16 && rows == 16 && columns == 16) {
      result = lower16x16(op.getVector(), type.getElementType(), loc, rewriter);
    } else {
      auto flatType = VectorType::get(rows * columns, type.getElementType());
      Value flat = rewriter.create<ShapeCastOp>(loc, flatType, op.getVector());
      llvm::SmallVector<int64_t> mask;
      for (int64_t column = 0; column != columns; ++column)
        for (int64_t row = 0; row != rows; ++row)
          mask.push_back(row * columns + column);
      result = rewriter.create<ShuffleOp>(loc, flat, flat, mask);
    }
    rewriter.replaceOpWithNewOp<ShapeCastOp>(op, op.getResultVectorType(), result);
    return success();
  }

private:
  static Value lower16x16(Value source, Type elementType, Location loc, PatternRewriter &rewriter) {
    auto type = VectorType::get({16, 16}, elementType);
    Value matrix = rewriter.create<ShapeCastOp>(loc, type, source);
    llvm::SmallVector<Value> rows;
    for (int64_t i = 0; i != 16; ++i)
      rows.push_back(extractAt(rewriter, loc, matrix, i));
    rows = transpose16x16(std::move(rows), loc, rewriter);
    Value result = makePoison(rewriter, loc, type);
    for (int64_t i = 0; i != 16; ++i)
      result = insertAt(rewriter, loc, rows[i], result, i);
    return result;
  }

  VectorTransposeLowering lowering;
};

/// Lowers a transpose to extracts and inserts. Trailing dimensions that are not permuted are moved together.
struct TransposeToInserts : OpRewritePattern<TransposeOp> {
  TransposeToInserts(MLIRContext *context, VectorTransposeLowering lowering, PatternBenefit benefit)
      : OpRewritePattern(context, benefit), lowering(lowering) {}

  LogicalResult matchAndRewrite(TransposeOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getSourceVectorType();
    if (type.isScalable())
      return rewriter.notifyMatchFailure(op, "a scalable dimension cannot be unrolled");
    bool usesShuffle =
        lowering == VectorTransposeLowering::Shuffle1D || lowering == VectorTransposeLowering::Shuffle16x16;
    if (usesShuffle && getSwappedSizes(op))
      return failure();
    Location loc = op.getLoc();
    llvm::ArrayRef<int64_t> permutation = op.getPermutation();
    while (!permutation.empty() && permutation.back() == static_cast<int64_t>(permutation.size()) - 1)
      permutation = permutation.drop_back();
    Value result = makePoison(rewriter, loc, op.getResultVectorType());
    forEachPosition(type.getShape().take_front(permutation.size()), [&](llvm::ArrayRef<int64_t> position) {
      Value part = extractAt(rewriter, loc, op.getVector(), position);
      result = insertAt(rewriter, loc, part, result, applyPermutation(position, permutation));
    });
    rewriter.replaceOp(op, ValueRange(result));
    return success();
  }

private:
  VectorTransposeLowering lowering;
};

} // namespace

void vector::populateVectorTransposeLoweringPatterns(RewritePatternSet &patterns,
                                                     VectorTransposeLowering lowering,
                                                     PatternBenefit benefit) {
  patterns.add<TransposeOfLine>(patterns.getContext(), benefit);
  patterns.add<TransposeToInserts>(patterns.getContext(), lowering, benefit);
  if (lowering == VectorTransposeLowering::Shuffle1D || lowering == VectorTransposeLowering::Shuffle16x16)
    patterns.add<TransposeToShuffle>(patterns.getContext(), lowering, benefit);
}
