//===- ExpandRealloc.cpp - Expansion of memref.realloc --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/ArithUtils.h"
#include "dialects/memref/MemRef.h"
#include "dialects/memref/transforms/Passes.h"
#include "dialects/memref/transforms/Transforms.h"
#include "dialects/scf/SCF.h"
#include "runtime/conversion/DialectConversion.h"

using namespace mlir;
using namespace mlir::memref;

namespace mlir::memref {
#define GEN_PASS_DEF_EXPANDREALLOCPASS
#include "dialects/memref/transforms/Passes.h.inc"
} // namespace mlir::memref

namespace {

/// Replaces memref.realloc by scf.if: if the new size is larger, allocates new memory and copies the
/// elements; otherwise returns the old memory with the new size.
struct ReallocExpansion : OpRewritePattern<ReallocOp> {
  ReallocExpansion(MLIRContext *context, bool emitDeallocs)
      : OpRewritePattern(context), emitDeallocs(emitDeallocs) {}

  LogicalResult matchAndRewrite(ReallocOp op, PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    auto sourceType = llvm::cast<MemRefType>(op.getSource().getType());
    MemRefType type = op.getType();
    if (!sourceType.getLayout().isIdentity() || !type.getLayout().isIdentity())
      return rewriter.notifyMatchFailure(op, "the layout is not the identity");
    OpFoldResult oldSize = rewriter.getIndexAttr(sourceType.getDimSize(0));
    if (sourceType.isDynamicDim(0))
      oldSize = rewriter.create<DimOp>(loc, op.getSource(), int64_t(0)).getResult();
    Value dynamicSize = op.getDynamicResultSize();
    OpFoldResult newSize =
        dynamicSize ? OpFoldResult(dynamicSize) : OpFoldResult(rewriter.getIndexAttr(type.getDimSize(0)));
    Value oldValue = getValueOrCreateConstantIndexOp(rewriter, loc, oldSize);
    Value newValue = getValueOrCreateConstantIndexOp(rewriter, loc, newSize);
    Value grows = rewriter.create<arith::CmpIOp>(loc, arith::CmpIPredicate::ult, oldValue, newValue);
    auto grow = [&](OpBuilder &builder, Location loc) {
      llvm::SmallVector<Value, 1> sizes;
      if (dynamicSize)
        sizes.push_back(dynamicSize);
      Value memory = builder.create<AllocOp>(loc, type, sizes, op.getAlignmentAttr());
      Value part = builder.create<SubViewOp>(
          loc, memory, llvm::ArrayRef<OpFoldResult>(builder.getIndexAttr(0)),
          llvm::ArrayRef<OpFoldResult>(oldSize), llvm::ArrayRef<OpFoldResult>(builder.getIndexAttr(1)));
      builder.create<CopyOp>(loc, op.getSource(), part);
      if (emitDeallocs)
        builder.create<DeallocOp>(loc, op.getSource());
      builder.create<scf::YieldOp>(loc, memory);
    };
    auto keep = [&](OpBuilder &builder, Location loc) {
      Value memory = builder.create<ReinterpretCastOp>(
          loc, type, op.getSource(), OpFoldResult(builder.getIndexAttr(0)),
          llvm::ArrayRef<OpFoldResult>(newSize), llvm::ArrayRef<OpFoldResult>(builder.getIndexAttr(1)));
      builder.create<scf::YieldOp>(loc, memory);
    };
    rewriter.replaceOp(op, rewriter.create<scf::IfOp>(loc, grows, grow, keep).getResults());
    return success();
  }

private:
  bool emitDeallocs;
};

class ExpandRealloc : public memref::impl::ExpandReallocPassBase<ExpandRealloc> {
public:
  using Base::Base;
  void runOnOperation() override {
    MLIRContext &context = getContext();
    RewritePatternSet patterns(&context);
    populateExpandReallocPatterns(patterns, emitDeallocs);
    ConversionTarget target(context);
    target.addLegalDialect<arith::ArithDialect, scf::SCFDialect, MemRefDialect>();
    target.addIllegalOp<ReallocOp>();
    if (failed(applyPartialConversion(getOperation(), target, std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void memref::populateExpandReallocPatterns(RewritePatternSet &patterns, bool emitDeallocs) {
  patterns.add<ReallocExpansion>(patterns.getContext(), emitDeallocs);
}
