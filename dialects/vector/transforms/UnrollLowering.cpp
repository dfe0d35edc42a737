//===- UnrollLowering.cpp - Unrolling of leading dimensions ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Unrolls ops that compute each subvector of the result from the subvectors of the operands at the same
// position.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/transforms/LoweringPatterns.h"
#include "dialects/vector/transforms/VectorLowering.h"

using namespace mlir;
using namespace mlir::vector;

namespace {

//===----------------------------------------------------------------------===//
// All leading dimensions at once
//===----------------------------------------------------------------------===//

/// Unrolls the leading dimensions of an OpT until \p targetRank dimensions remain, or until the next
/// dimension is scalable.
template <typename OpT>
struct UnrollToRank : OpRewritePattern<OpT> {
  UnrollToRank(MLIRContext *context, int64_t targetRank, PatternBenefit benefit)
      : OpRewritePattern<OpT>(context, benefit), targetRank(targetRank) {}

  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    VectorType type = op.getResultVectorType();
    unsigned leading = getNumUnrollableDims(type, targetRank);
    if (leading == 0)
      return failure();
    Location loc = op.getLoc();
    constexpr bool isBitCast = std::is_same_v<OpT, BitCastOp>;
    Value init = isBitCast ? makePoison(rewriter, loc, type) : makeZero(rewriter, loc, type);
    llvm::SmallVector<Value, 2> results(op->getNumResults(), init);
    auto partType = llvm::cast<VectorType>(getSubvectorType(type, leading));
    forEachPosition(type.getShape().take_front(leading), [&](llvm::ArrayRef<int64_t> position) {
      llvm::SmallVector<Value, 2> operands;
      for (Value operand : op->getOperands())
        operands.push_back(extractAt(rewriter, loc, operand, position));
      Operation *part = createPart(operands, partType, loc, rewriter);
      for (auto [result, value] : llvm::zip_equal(results, part->getResults()))
        result = insertAt(rewriter, loc, value, result, position);
    });
    rewriter.replaceOp(op, results);
    return success();
  }

private:
  static Operation *createPart(ValueRange operands, VectorType type, Location loc,
                               PatternRewriter &rewriter) {
    if constexpr (std::is_same_v<OpT, DeinterleaveOp>)
      return rewriter.create<OpT>(loc, TypeRange({Type(type), Type(type)}), operands);
    else
      return rewriter.create<OpT>(loc, TypeRange(Type(type)), operands);
  }

  int64_t targetRank;
};

/// Replaces vector.interleave of one-dimensional fixed-size vectors by a shuffle.
struct InterleaveToShuffle : OpRewritePattern<InterleaveOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(InterleaveOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getSourceVectorType();
    if (type.getRank() != 1 || type.isScalable())
      return failure();
    llvm::SmallVector<int64_t> mask;
    for (int64_t i = 0, size = type.getDimSize(0); i != size; ++i)
      mask.append({i, i + size});
    rewriter.replaceOpWithNewOp<ShuffleOp>(op, op.getLhs(), op.getRhs(), mask);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// The outermost dimension
//===----------------------------------------------------------------------===//

/// Returns true if the outermost dimension can be unrolled and is not the only one.
bool canUnrollOutermost(VectorType type) { return type.getRank() > 1 && !type.getScalableDims().front(); }

struct UnrollGather : OpRewritePattern<GatherOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(GatherOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getVectorType();
    if (!canUnrollOutermost(type))
      return rewriter.notifyMatchFailure(op, "the outermost dimension cannot be unrolled");
    Location loc = op.getLoc();
    auto rowType = llvm::cast<VectorType>(getSubvectorType(type));
    Value result = makePoison(rewriter, loc, type);
    for (int64_t i = 0, e = type.getDimSize(0); i != e; ++i) {
      Value indices = extractAt(rewriter, loc, op.getIndices(), i);
      Value mask = extractAt(rewriter, loc, op.getMask(), i);
      Value passThru = extractAt(rewriter, loc, op.getPassThru(), i);
      Value row = rewriter.create<GatherOp>(loc, rowType, op.getBase(), op.getOffsets(), indices, mask,
                                            passThru, op.getAlignmentAttr());
      result = insertAt(rewriter, loc, row, result, i);
    }
    rewriter.replaceOp(op, ValueRange(result));
    return success();
  }
};

struct UnrollFMA : OpRewritePattern<FMAOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(FMAOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getVectorType();
    if (!canUnrollOutermost(type))
      return failure();
    Location loc = op.getLoc();
    Value result = makeZero(rewriter, loc, type);
    for (int64_t i = 0, e = type.getDimSize(0); i != e; ++i) {
      Value lhs = extractAt(rewriter, loc, op.getLhs(), i);
      Value rhs = extractAt(rewriter, loc, op.getRhs(), i);
      Value acc = extractAt(rewriter, loc, op.getAcc(), i);
      result = insertAt(rewriter, loc, rewriter.create<FMAOp>(loc, lhs, rhs, acc), result, i);
    }
    rewriter.replaceOp(op, ValueRange(result));
    return success();
  }
};

struct UnrollFromElements : OpRewritePattern<FromElementsOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(FromElementsOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getDest().getType();
    if (!canUnrollOutermost(type))
      return failure();
    Location loc = op.getLoc();
    auto rowType = llvm::cast<VectorType>(getSubvectorType(type));
    Value result = makePoison(rewriter, loc, type);
    for (int64_t i = 0, e = type.getDimSize(0), size = rowType.getNumElements(); i != e; ++i) {
      ValueRange elements = op.getElements();
      Value row =
          rewriter.create<FromElementsOp>(loc, rowType, elements.drop_front(i * size).take_front(size));
      result = insertAt(rewriter, loc, row, result, i);
    }
    rewriter.replaceOp(op, ValueRange(result));
    return success();
  }
};

struct UnrollToElements : OpRewritePattern<ToElementsOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ToElementsOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getSource().getType();
    if (!canUnrollOutermost(type))
      return failure();
    Location loc = op.getLoc();
    llvm::SmallVector<Value> rows, elements;
    for (int64_t i = 0, e = type.getDimSize(0); i != e; ++i)
      rows.push_back(extractAt(rewriter, loc, op.getSource(), i));
    for (Value row : rows)
      llvm::append_range(elements, rewriter.create<ToElementsOp>(loc, row)->getResults());
    rewriter.replaceOp(op, elements);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

struct StepToConstant : OpRewritePattern<StepOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(StepOp op, PatternRewriter &rewriter) const override {
    auto type = llvm::cast<VectorType>(op.getResult().getType());
    if (type.isScalable())
      return failure();
    llvm::SmallVector<Attribute> values;
    for (int64_t i = 0, e = type.getDimSize(0); i != e; ++i)
      values.push_back(rewriter.getIndexAttr(i));
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, DenseElementsAttr::get(type, values));
    return success();
  }
};

} // namespace

void vector::populateVectorBitCastLoweringPatterns(RewritePatternSet &patterns, int64_t targetRank,
                                                   PatternBenefit benefit) {
  patterns.add<UnrollToRank<BitCastOp>>(patterns.getContext(), targetRank, benefit);
}
void vector::populateVectorInterleaveLoweringPatterns(RewritePatternSet &patterns, int64_t targetRank,
                                                      PatternBenefit benefit) {
  patterns.add<UnrollToRank<InterleaveOp>, UnrollToRank<DeinterleaveOp>>(patterns.getContext(), targetRank,
                                                                         benefit);
}
void vector::populateVectorInterleaveToShufflePatterns(RewritePatternSet &patterns, PatternBenefit benefit) {
  patterns.add<InterleaveToShuffle>(patterns.getContext(), benefit);
}
void vector::populateVectorGatherLoweringPatterns(RewritePatternSet &patterns, PatternBenefit benefit) {
  patterns.add<UnrollGather>(patterns.getContext(), benefit);
}
void vector::populateVectorRankReducingFMAPattern(RewritePatternSet &patterns) {
  patterns.add<UnrollFMA>(patterns.getContext());
}
void vector::populateVectorFromElementsUnrollPatterns(RewritePatternSet &patterns, PatternBenefit benefit) {
  patterns.add<UnrollFromElements>(patterns.getContext(), benefit);
}
void vector::populateVectorToElementsUnrollPatterns(RewritePatternSet &patterns, PatternBenefit benefit) {
  patterns.add<UnrollToElements>(patterns.getContext(), benefit);
}
void vector::populateVectorStepLoweringPatterns(RewritePatternSet &patterns, PatternBenefit benefit) {
  patterns.add<StepToConstant>(patterns.getContext(), benefit);
}
