//===- ScanLowering.cpp - Lowering of scans -------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/transforms/LoweringPatterns.h"
#include "dialects/vector/transforms/VectorLowering.h"
#include "runtime/ir/BuiltinTypeBuilders.h"

using namespace mlir;
using namespace mlir::vector;

namespace {

/// Lowers vector.scan to an elementwise op for each slice of the scanned dimension.
struct ScanLowering : OpRewritePattern<ScanOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ScanOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getSourceType();
    if (type.isScalable() || !isSupportedCombiningKind(op.getKind(), type.getElementType()))
      return failure();
    Location loc = op.getLoc();
    int64_t dim = op.getReductionDim();
    VectorType sliceType = VectorType::Builder(type).setDim(dim, 1), initialType = op.getInitialValueType();
    llvm::SmallVector<int64_t> offsets(type.getRank(), 0), strides(type.getRank(), 1);
    Value result = makeZero(rewriter, loc, type), acc, previous;
    for (int64_t i = 0, e = type.getDimSize(dim); i != e; ++i) {
      offsets[dim] = i;
      Value slice =
          rewriter.create<ExtractStridedSliceOp>(loc, op.getSource(), offsets, sliceType.getShape(), strides);
      if (i != 0)
        acc = makeArithReduction(rewriter, loc, op.getKind(), acc, op.getInclusive() ? slice : previous);
      else if (op.getInclusive())
        acc = slice;
      else if (initialType.getRank() == 0)
        acc = rewriter.create<BroadcastOp>(loc, sliceType, op.getInitialValue());
      else
        acc = rewriter.create<ShapeCastOp>(loc, sliceType, op.getInitialValue());
      result = rewriter.create<InsertStridedSliceOp>(loc, acc, result, offsets, strides);
      previous = slice;
    }
    Value last;
    if (initialType.getRank() == 0)
      last = rewriter.create<BroadcastOp>(loc, initialType, extractAt(rewriter, loc, acc, 0));
    else
      last = rewriter.create<ShapeCastOp>(loc, initialType, acc);
    rewriter.replaceOp(op, {result, last});
    return success();
  }
};

} // namespace

void vector::populateVectorScanLoweringPatterns(RewritePatternSet &patterns, PatternBenefit benefit) {
  patterns.add<ScanLowering>(patterns.getContext(), benefit);
}
