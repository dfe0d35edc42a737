//===- ExpandOps.cpp - memref.reshape as memref.reinterpret_cast ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/memref/MemRef.h"
#include "dialects/memref/transforms/Passes.h"
#include "dialects/memref/transforms/Transforms.h"
#include "runtime/conversion/DialectConversion.h"

using namespace mlir;
using namespace mlir::memref;

namespace mlir::memref {
#define GEN_PASS_DEF_EXPANDOPSPASS
#include "dialects/memref/transforms/Passes.h.inc"
} // namespace mlir::memref

namespace {

/// Replaces memref.reshape to a ranked memref with identity layout. Loads the dynamic sizes of the result.
struct ReshapeToReinterpretCast : OpRewritePattern<ReshapeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(ReshapeOp op, PatternRewriter &rewriter) const override {
    auto type = llvm::dyn_cast<MemRefType>(op.getResult().getType());
    if (!type || !type.getLayout().isIdentity())
      return failure();
    Location loc = op.getLoc();
    auto makeIndex = [&](int64_t value) -> Value {
      return rewriter.create<arith::ConstantIndexOp>(loc, value);
    };
    size_t rank = type.getRank();
    llvm::SmallVector<OpFoldResult> sizes(rank), strides(rank);
    // The product of the sizes of all inner dimensions.
    OpFoldResult stride = rewriter.getIndexAttr(1);
    for (size_t i = rank; i-- != 0;) {
      strides[i] = stride;
      int64_t known = type.getDimSize(i);
      Value size;
      if (ShapedType::isDynamic(known)) {
        size = loadSize(op, i, rewriter);
        sizes[i] = size;
      } else {
        size = makeIndex(known);
        sizes[i] = rewriter.getIndexAttr(known);
      }
      if (i == 0)
        break;
      std::optional<int64_t> number = getConstantIntValue(stride);
      if (number && !ShapedType::isDynamic(known)) {
        stride = rewriter.getIndexAttr(*number * known);
        continue;
      }
      Value factor = number ? makeIndex(*number) : stride.getValue();
      stride = rewriter.create<arith::MulIOp>(loc, factor, size).getResult();
    }
    rewriter.replaceOpWithNewOp<ReinterpretCastOp>(op, type, op.getSource(), rewriter.getIndexAttr(0), sizes,
                                                   strides);
    return success();
  }

private:
  static Value loadSize(ReshapeOp op, size_t dim, PatternRewriter &rewriter) {
    Location loc = op.getLoc();
    Value index = rewriter.create<arith::ConstantIndexOp>(loc, dim);
    Value size = rewriter.create<LoadOp>(loc, op.getShape(), index);
    if (!llvm::isa<IndexType>(size.getType()))
      size = rewriter.create<arith::IndexCastOp>(loc, rewriter.getIndexType(), size);
    return size;
  }
};

class ExpandOps : public memref::impl::ExpandOpsPassBase<ExpandOps> {
public:
  void runOnOperation() override {
    MLIRContext &context = getContext();
    RewritePatternSet patterns(&context);
    populateExpandOpsPatterns(patterns);
    ConversionTarget target(context);
    target.addLegalDialect<arith::ArithDialect, MemRefDialect>();
    target.addDynamicallyLegalOp<ReshapeOp>(
        [](ReshapeOp op) { return !llvm::isa<MemRefType>(op.getResult().getType()); });
    if (failed(applyPartialConversion(getOperation(), target, std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void memref::populateExpandOpsPatterns(RewritePatternSet &patterns) {
  patterns.add<ReshapeToReinterpretCast>(patterns.getContext());
}
