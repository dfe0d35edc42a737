//===- VectorMaskFolders.cpp - Folders of masks and masked ops ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Folders and canonicalization patterns of vector.constant_mask, vector.create_mask and vector.mask, and of
// loads, stores, gathers and scatters with a constant mask or contiguous indices.
//
//===----------------------------------------------------------------------===//

#include "dialects/memref/MemRef.h"
#include "dialects/vector/VectorFolding.h"
#include "dialects/vector/VectorUtils.h"

using namespace mlir;
using namespace mlir::vector;

//===----------------------------------------------------------------------===//
// constant_mask, create_mask
//===----------------------------------------------------------------------===//

OpFoldResult ConstantMaskOp::fold(FoldAdaptor) {
  if (isAllOnesMask())
    return DenseElementsAttr::get(getVectorType(), true);
  if (llvm::all_of(getMaskDimSizes(), [](int64_t size) { return size == 0; }))
    return DenseElementsAttr::get(getVectorType(), false);
  return {};
}

/// If `value` is vscale or the product of vscale and a constant, returns the factor; else nullopt.
static std::optional<int64_t> getVscaleMultiplier(Value value) {
  if (value.getDefiningOp<VectorScaleOp>())
    return 1;
  auto product = value.getDefiningOp<arith::MulIOp>();
  if (!product)
    return std::nullopt;
  if (Value(product.getLhs()).getDefiningOp<VectorScaleOp>())
    return getConstantIntValue(Value(product.getRhs()));
  if (Value(product.getRhs()).getDefiningOp<VectorScaleOp>())
    return getConstantIntValue(Value(product.getLhs()));
  return std::nullopt;
}

/// Returns the number of bits that `bound`, an operand of vector.create_mask, sets in a dimension of `size`
/// elements, clamped to [0, size]; nullopt if it is not known at compile time.
static std::optional<int64_t> getConstantMaskSize(Value bound, int64_t size, bool isScalable) {
  std::optional<int64_t> number = getConstantIntValue(bound);
  // A non-negative constant sets an unknown fraction of a scalable dimension.
  if (number && isScalable && *number >= 0)
    return std::nullopt;
  if (!number) {
    number = getVscaleMultiplier(bound);
    // A multiple of vscale that is smaller than the dimension sets only a part of it.
    if (number.value_or(-1) < size)
      return std::nullopt;
  }
  return std::clamp<int64_t>(*number, 0, size);
}

namespace {
struct CreateMaskToConstant : OpRewritePattern<CreateMaskOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CreateMaskOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getVectorType();
    llvm::SmallVector<int64_t> sizes;
    for (auto [dim, bound] : llvm::enumerate(op.getOperands())) {
      // The only operand of a mask of rank 0 controls its single bit.
      bool hasDim = type.getRank() != 0;
      std::optional<int64_t> size = getConstantMaskSize(bound, hasDim ? type.getDimSize(dim) : 1,
                                                        hasDim && type.getScalableDims()[dim]);
      if (!size)
        return failure();
      sizes.push_back(*size);
    }
    // vector.constant_mask requires that all sizes are 0 if one is.
    if (llvm::is_contained(sizes, 0))
      llvm::fill(sizes, 0);
    rewriter.replaceOpWithNewOp<ConstantMaskOp>(op, Type(type), llvm::ArrayRef<int64_t>(sizes));
    return success();
  }
};
} // namespace

void CreateMaskOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<CreateMaskToConstant>(context);
}

//===----------------------------------------------------------------------===//
// mask
//===----------------------------------------------------------------------===//

LogicalResult MaskOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &results) {
  if (isEmpty()) {
    auto yield = llvm::cast<YieldOp>(&getMaskBlock()->back());
    if (hasPassthru() || yield->getNumOperands() == 0)
      return failure();
    for (Value value : yield->getOperands())
      results.push_back(value);
    return success();
  }
  if (getMaskFormat(getMask()) != MaskFormat::AllTrue)
    return failure();
  // All mask bits are set: move the masked op out of the region and replace vector.mask by its results. The
  // yield in the region keeps its operands, so that the op stays valid if the caller does not replace it.
  Operation *masked = getMaskableOp();
  masked->moveBefore(getOperation());
  for (OpResult result : masked->getResults())
    results.push_back(Value(result));
  return success();
}

namespace {
/// mask(m, passthru) { yield v } → select(m, v, passthru).
struct EmptyMaskToSelect : OpRewritePattern<MaskOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(MaskOp op, PatternRewriter &rewriter) const override {
    if (!op.isEmpty() || !op.hasPassthru() || op->getNumResults() != 1)
      return failure();
    auto type = llvm::dyn_cast<VectorType>(op->getResult(0).getType());
    VectorType maskType = op.getMask().getType();
    if (!type || type.getShape() != maskType.getShape() ||
        type.getScalableDims() != maskType.getScalableDims())
      return failure();
    Value yielded = op.getMaskBlock()->back().getOperand(0);
    rewriter.replaceOpWithNewOp<arith::SelectOp>(op, op.getMask(), yielded, op.getPassthru());
    return success();
  }
};
} // namespace

void MaskOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<EmptyMaskToSelect>(context);
}

//===----------------------------------------------------------------------===//
// Masked memory accesses
//===----------------------------------------------------------------------===//

namespace {
/// A masked or expanding load becomes vector.load if all mask bits are set, and its pass-through value if
/// none is.
template <typename OpT>
struct MaskedLoadToLoad : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    switch (getMaskFormat(op.getMask())) {
    case MaskFormat::AllTrue:
      rewriter.replaceOpWithNewOp<LoadOp>(op, op.getVectorType(), op.getBase(), op.getIndices());
      return success();
    case MaskFormat::AllFalse:
      rewriter.replaceOp(op, Value(op.getPassThru()));
      return success();
    case MaskFormat::Unknown:
      return failure();
    }
    return failure();
  }
};

template <typename OpT>
struct MaskedStoreToStore : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    switch (getMaskFormat(op.getMask())) {
    case MaskFormat::AllTrue:
      rewriter.replaceOpWithNewOp<StoreOp>(op, Value(op.getValueToStore()), Value(op.getBase()),
                                           ValueRange(op.getIndices()), /*nontemporal=*/false,
                                           llvm::MaybeAlign());
      return success();
    case MaskFormat::AllFalse:
      rewriter.eraseOp(op);
      return success();
    case MaskFormat::Unknown:
      return failure();
    }
    return failure();
  }
};

/// True if the indices of a gather or scatter are 0, 1, 2, ..., so that it accesses contiguous elements.
static bool isContiguous(Value indices) {
  auto type = llvm::dyn_cast<VectorType>(indices.getType());
  if (!type || type.getRank() != 1 || type.isScalable())
    return static_cast<bool>(indices.getDefiningOp<StepOp>());
  if (indices.getDefiningOp<StepOp>())
    return true;
  auto constant = indices.getDefiningOp<arith::ConstantOp>();
  auto numbers = constant ? llvm::dyn_cast<DenseIntElementsAttr>(Attribute(constant.getValue()))
                          : DenseIntElementsAttr();
  if (!numbers)
    return false;
  for (int64_t i = 0; i != numbers.getNumElements(); ++i)
    if (numbers.getIntElement(i) != static_cast<uint64_t>(i))
      return false;
  return true;
}

struct GatherToPassThru : OpRewritePattern<GatherOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(GatherOp op, PatternRewriter &rewriter) const override {
    if (getMaskFormat(op.getMask()) != MaskFormat::AllFalse)
      return failure();
    rewriter.replaceOp(op, Value(op.getPassThru()));
    return success();
  }
};

struct GatherToMaskedLoad : OpRewritePattern<GatherOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(GatherOp op, PatternRewriter &rewriter) const override {
    if (!llvm::isa<MemRefType>(op.getBaseType()))
      return rewriter.notifyMatchFailure(op, "base must be of memref type");
    if (!isContiguous(op.getIndices()))
      return failure();
    rewriter.replaceOpWithNewOp<MaskedLoadOp>(op, op.getVectorType(), op.getBase(), op.getOffsets(),
                                              op.getMask(), op.getPassThru());
    return success();
  }
};

struct ScatterToNothing : OpRewritePattern<ScatterOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ScatterOp op, PatternRewriter &rewriter) const override {
    if (getMaskFormat(op.getMask()) != MaskFormat::AllFalse)
      return failure();
    if (op->getNumResults() == 0)
      rewriter.eraseOp(op);
    else
      rewriter.replaceOp(op, Value(op.getBase()));
    return success();
  }
};

struct ScatterToMaskedStore : OpRewritePattern<ScatterOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ScatterOp op, PatternRewriter &rewriter) const override {
    if (!llvm::isa<MemRefType>(op.getBaseType()) || !isContiguous(op.getIndices()))
      return failure();
    rewriter.replaceOpWithNewOp<MaskedStoreOp>(op, Value(op.getBase()), ValueRange(op.getOffsets()),
                                               Value(op.getMask()), Value(op.getValueToStore()),
                                               llvm::MaybeAlign());
    return success();
  }
};
} // namespace

// Each op below folds memref.cast of its base: the op then uses the source of the cast.
OpFoldResult LoadOp::fold(FoldAdaptor) {
  return succeeded(memref::foldMemRefCast(*this)) ? OpFoldResult(Value(getResult())) : OpFoldResult();
}
LogicalResult StoreOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &) {
  return memref::foldMemRefCast(*this);
}
OpFoldResult MaskedLoadOp::fold(FoldAdaptor) {
  return succeeded(memref::foldMemRefCast(*this)) ? OpFoldResult(Value(getResult())) : OpFoldResult();
}
LogicalResult MaskedStoreOp::fold(FoldAdaptor, llvm::SmallVectorImpl<OpFoldResult> &) {
  return memref::foldMemRefCast(*this);
}

void MaskedLoadOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<MaskedLoadToLoad<MaskedLoadOp>>(context);
}
void MaskedStoreOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<MaskedStoreToStore<MaskedStoreOp>>(context);
}
void ExpandLoadOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<MaskedLoadToLoad<ExpandLoadOp>>(context);
}
void CompressStoreOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<MaskedStoreToStore<CompressStoreOp>>(context);
}
void GatherOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<GatherToPassThru, GatherToMaskedLoad>(context);
}
void ScatterOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<ScatterToNothing, ScatterToMaskedStore>(context);
}

void vector::populateVectorToVectorCanonicalizationPatterns(RewritePatternSet &patterns,
                                                            PatternBenefit benefit) {
  patterns.add<CreateMaskToConstant, MaskedLoadToLoad<MaskedLoadOp>, MaskedStoreToStore<MaskedStoreOp>,
               GatherToPassThru, ScatterToNothing, MaskedLoadToLoad<ExpandLoadOp>,
               MaskedStoreToStore<CompressStoreOp>>(patterns.getContext(), benefit);
  populateSliceOfConstantMaskPattern(patterns, benefit);
  populateTransposeOfTransposePattern(patterns, benefit);
}
