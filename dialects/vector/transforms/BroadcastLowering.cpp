//===- BroadcastLowering.cpp - Lowering of broadcasts ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/transforms/LoweringPatterns.h"
#include "dialects/vector/transforms/VectorLowering.h"

using namespace mlir;
using namespace mlir::vector;

namespace {

/// Lowers a broadcast of a vector. Does not match broadcasts of scalars.
struct BroadcastLowering : OpRewritePattern<BroadcastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(BroadcastOp op, PatternRewriter &rewriter) const override {
    auto sourceType = llvm::dyn_cast<VectorType>(op.getSourceType());
    if (!sourceType)
      return failure();
    Location loc = op.getLoc();
    VectorType type = op.getResultVectorType();
    Value source = op.getSource();
    if (sourceType.getRank() <= 1 && type.getRank() == 1) {
      llvm::SmallVector<int64_t, 1> first(sourceType.getRank(), 0);
      rewriter.replaceOpWithNewOp<BroadcastOp>(op, type, extractAt(rewriter, loc, source, first));
      return success();
    }
    if (type.getScalableDims().front())
      return failure();
    bool isNew = sourceType.getRank() < type.getRank();
    if (!isNew && sourceType == type) {
      rewriter.replaceOp(op, ValueRange(source));
      return success();
    }
    int64_t size = type.getDimSize(0);
    Type rowType = getSubvectorType(type);
    Value result = makePoison(rewriter, loc, type), row;
    for (int64_t i = 0; i != size; ++i) {
      // If source and result have the same first dimension (isShared), row i of the result is the broadcast
      // of row i of the source; otherwise, all rows of the result are equal.
      bool isShared = !isNew && sourceType.getDimSize(0) == size;
      if (i == 0 || isShared)
        row =
            rewriter.create<BroadcastOp>(loc, rowType, isNew ? source : extractAt(rewriter, loc, source, i));
      result = insertAt(rewriter, loc, row, result, i);
    }
    rewriter.replaceOp(op, ValueRange(result));
    return success();
  }
};

} // namespace

void vector::populateVectorBroadcastLoweringPatterns(RewritePatternSet &patterns, PatternBenefit benefit) {
  patterns.add<BroadcastLowering>(patterns.getContext(), benefit);
}
