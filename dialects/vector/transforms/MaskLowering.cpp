//===- MaskLowering.cpp - Lowering of masks -------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/memref/MemRef.h"
#include "dialects/tensor/Tensor.h"
#include "dialects/vector/transforms/LoweringPatterns.h"
#include "dialects/vector/transforms/Passes.h"
#include "dialects/vector/transforms/VectorLowering.h"
#include "runtime/rewrite/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace mlir::vector;

namespace mlir::vector {
#define GEN_PASS_DEF_LOWERVECTORMASKPASS
#include "dialects/vector/transforms/Passes.h.inc"
} // namespace mlir::vector

namespace {

//===----------------------------------------------------------------------===//
// Masks of rank 2 or more
//===----------------------------------------------------------------------===//

/// Lowers a mask to masks of its rows: row i is the mask of the other bounds if i is less than the first
/// bound, else false.
struct CreateMaskLowering : OpRewritePattern<CreateMaskOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CreateMaskOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getVectorType();
    if (type.getRank() < 2)
      return failure();
    if (type.getScalableDims().front())
      return rewriter.notifyMatchFailure(op, "a scalable dimension cannot be unrolled");
    Location loc = op.getLoc();
    auto rowType = llvm::cast<VectorType>(getSubvectorType(type));
    OperandRange bounds = op.getOperands();
    Value set = rewriter.create<CreateMaskOp>(loc, rowType, bounds.drop_front());
    Value unset = makeZero(rewriter, loc, rowType), result = makeZero(rewriter, loc, type);
    for (int64_t i = 0, e = type.getDimSize(0); i != e; ++i) {
      Value index = makeIndex(rewriter, loc, i);
      Value isSet = rewriter.create<arith::CmpIOp>(loc, arith::CmpIPredicate::slt, index, bounds.front());
      Value row = rewriter.create<arith::SelectOp>(loc, isSet, set, unset);
      result = insertAt(rewriter, loc, row, result, i);
    }
    rewriter.replaceOp(op, ValueRange(result));
    return success();
  }
};

/// Replaces a constant mask by a constant; if an inner dimension is scalable, by inserts of masks of lower
/// rank.
struct ConstantMaskLowering : OpRewritePattern<ConstantMaskOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ConstantMaskOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getVectorType();
    llvm::ArrayRef<int64_t> sizes = op.getMaskDimSizes();
    auto replaceBy = [&](DenseElementsAttr value) {
      rewriter.replaceOpWithNewOp<arith::ConstantOp>(op, value);
      return success();
    };
    // All bits of a mask of rank 0 are equal, and so are those of a scalable mask of rank 1.
    if (type.getRank() <= 1 && (type.getRank() == 0 || type.isScalable()))
      return replaceBy(DenseElementsAttr::get(type, sizes[0] != 0));
    if (!type.isScalable()) {
      llvm::SmallVector<bool> bits;
      bits.reserve(type.getNumElements());
      forEachPosition(type.getShape(), [&](llvm::ArrayRef<int64_t> position) {
        bits.push_back(llvm::all_of(llvm::zip_equal(position, sizes),
                                    [](auto pair) { return std::get<0>(pair) < std::get<1>(pair); }));
      });
      return replaceBy(DenseElementsAttr::get(type, llvm::ArrayRef<bool>(bits)));
    }
    if (type.getScalableDims().front())
      return rewriter.notifyMatchFailure(op, "a scalable dimension cannot be unrolled");
    Location loc = op.getLoc();
    Value row = rewriter.create<ConstantMaskOp>(loc, llvm::cast<VectorType>(getSubvectorType(type)),
                                                sizes.drop_front());
    Value result = makeZero(rewriter, loc, type);
    for (int64_t i = 0; i != sizes.front(); ++i)
      result = insertAt(rewriter, loc, row, result, i);
    rewriter.replaceOp(op, ValueRange(result));
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Masks as comparisons
//===----------------------------------------------------------------------===//

/// Returns the size of a dimension, as a constant if it is static.
Value createDim(OpBuilder &builder, Location loc, Value source, int64_t dim) {
  if (llvm::isa<MemRefType>(source.getType()))
    return builder.createOrFold<memref::DimOp>(loc, source, dim);
  return builder.createOrFold<tensor::DimOp>(loc, source, dim);
}

/// Makes a one-dimensional transfer that may be out of bounds a masked transfer, with the bits of in-bounds
/// elements set.
template <typename OpT>
struct MaterializeTransferMask : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    VectorType type = op.getVectorType();
    auto base = llvm::dyn_cast<ShapedType>(op.getBase().getType());
    if (type.getRank() != 1 || !op.hasOutOfBoundsDim() || !base || !base.hasRank() ||
        llvm::isa<VectorType>(base.getElementType()))
      return failure();
    auto dimExpr = llvm::dyn_cast<AffineDimExpr>(op.getPermutationMap().getResult(0));
    if (!dimExpr)
      return failure();
    Location loc = op.getLoc();
    unsigned dim = dimExpr.getPosition();
    Value size = createDim(rewriter, loc, op.getBase(), dim);
    Value bound = rewriter.create<arith::SubIOp>(loc, size, op.getIndices()[dim]);
    auto maskType = VectorType::get(type.getShape(), rewriter.getI1Type(), type.getScalableDims());
    Value mask = rewriter.create<CreateMaskOp>(loc, maskType, ValueRange(bound));
    if (op.getMask())
      mask = rewriter.create<arith::AndIOp>(loc, mask, op.getMask());
    rewriter.modifyOpInPlace(op, [&] {
      op.getMaskMutable().assign(mask);
      op.setInBoundsAttr(rewriter.getBoolArrayAttr({true}));
    });
    return success();
  }
};

/// Converts the mask of a one-dimensional vector to the comparison [0, 1, 2, ...] < operand.
struct MaterializeCreateMask : OpRewritePattern<CreateMaskOp> {
  MaterializeCreateMask(MLIRContext *context, bool force32Bit, PatternBenefit benefit)
      : OpRewritePattern(context, benefit), force32Bit(force32Bit) {}

  LogicalResult matchAndRewrite(CreateMaskOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getVectorType();
    if (type.getRank() > 1 || type.isScalable())
      return failure();
    Location loc = op.getLoc();
    Type indexType = force32Bit ? rewriter.getI32Type() : rewriter.getI64Type();
    auto indicesType = VectorType::get(type.getShape(), indexType);
    llvm::SmallVector<Attribute> values;
    for (int64_t i = 0, e = type.getNumElements(); i != e; ++i)
      values.push_back(rewriter.getIntegerAttr(indexType, i));
    Value indices = rewriter.create<arith::ConstantOp>(loc, DenseElementsAttr::get(indicesType, values));
    Value bound = rewriter.create<arith::IndexCastOp>(loc, indexType, op.getOperands()[0]);
    Value bounds = rewriter.create<BroadcastOp>(loc, indicesType, bound);
    rewriter.replaceOpWithNewOp<arith::CmpIOp>(op, arith::CmpIPredicate::slt, indices, bounds);
    return success();
  }

private:
  bool force32Bit;
};

//===----------------------------------------------------------------------===//
// vector.mask
//===----------------------------------------------------------------------===//

Operation *createMaskedOp(TransferReadOp op, Value mask, PatternRewriter &rewriter) {
  return rewriter.create<TransferReadOp>(op.getLoc(), op.getVectorType(), op.getBase(), op.getIndices(),
                                         op.getPermutationMapAttr(), op.getPadding(), mask,
                                         op.getInBoundsAttr());
}
Operation *createMaskedOp(TransferWriteOp op, Value mask, PatternRewriter &rewriter) {
  return rewriter.create<TransferWriteOp>(op.getLoc(), op.getVector(), op.getBase(), op.getIndices(),
                                          op.getPermutationMapAttr(), mask, op.getInBoundsAttr());
}
/// Without a pass-through value, masked-off elements of a gather are set to zero.
Operation *createMaskedOp(GatherOp op, Value mask, PatternRewriter &rewriter) {
  Value passThru = makeZero(rewriter, op.getLoc(), op.getVectorType());
  return rewriter.create<GatherOp>(op.getLoc(), op.getVectorType(), op.getBase(), op.getOffsets(),
                                   op.getIndices(), mask, passThru);
}

/// Replaces vector.mask of an OpT by an OpT with a mask operand.
template <typename OpT>
struct MoveMaskIntoOp : OpRewritePattern<MaskOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(MaskOp op, PatternRewriter &rewriter) const override {
    auto masked = llvm::dyn_cast_if_present<OpT>(op.getMaskableOp());
    if (!masked || op.hasPassthru())
      return failure();
    Operation *replacement = createMaskedOp(masked, op.getMask(), rewriter);
    rewriter.replaceOp(op, replacement->getResults());
    return success();
  }
};

class LowerMask : public vector::impl::LowerVectorMaskPassBase<LowerMask> {
public:
  using LowerVectorMaskPassBase::LowerVectorMaskPassBase;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateVectorMaskLoweringPatternsForSideEffectingOps(patterns);
    MaskOp::getCanonicalizationPatterns(patterns, &getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void vector::populateVectorMaskOpLoweringPatterns(RewritePatternSet &patterns, PatternBenefit benefit) {
  patterns.add<CreateMaskLowering, ConstantMaskLowering>(patterns.getContext(), benefit);
}

void vector::populateVectorMaskMaterializationPatterns(RewritePatternSet &patterns,
                                                       bool force32BitVectorIndices, PatternBenefit benefit) {
  patterns.add<MaterializeCreateMask>(patterns.getContext(), force32BitVectorIndices, benefit);
  patterns.add<MaterializeTransferMask<TransferReadOp>, MaterializeTransferMask<TransferWriteOp>>(
      patterns.getContext(), benefit);
}

void vector::populateVectorMaskLoweringPatternsForSideEffectingOps(RewritePatternSet &patterns) {
  patterns.add<MoveMaskIntoOp<TransferReadOp>, MoveMaskIntoOp<TransferWriteOp>, MoveMaskIntoOp<GatherOp>>(
      patterns.getContext());
}

std::unique_ptr<Pass> vector::createLowerVectorMaskPass() { return std::make_unique<LowerMask>(); }
