//===- MultiReductionLowering.cpp - Lowering of multi_reduction -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Steps of the lowering, each a pattern:
//
// 1. Transpose the source so that the reduced dimensions are the first or the last ones.
// 2. Collapse the reduced dimensions to one, and the other dimensions to one.
// 3. Unroll the resulting matrix. A one-dimensional reduction is first converted to that of a matrix with one
//   row.
//
//===----------------------------------------------------------------------===//

#include "dialects/utils/IndexingUtils.h"
#include "dialects/vector/transforms/LoweringPatterns.h"
#include "dialects/vector/transforms/Passes.h"
#include "dialects/vector/transforms/VectorLowering.h"
#include "runtime/rewrite/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace mlir::vector;

namespace mlir::vector {
#define GEN_PASS_DEF_LOWERVECTORMULTIREDUCTION
#include "dialects/vector/transforms/Passes.h.inc"
} // namespace mlir::vector

namespace {

struct ReductionDims {
  explicit ReductionDims(MultiDimReductionOp op) {
    for (auto [dim, isReduced] : llvm::enumerate(op.getReductionMask()))
      (isReduced ? reduced : kept).push_back(dim);
  }
  llvm::SmallVector<int64_t> reduced, kept;
};

Value createMasked(MultiDimReductionOp op, Value source, Value acc, llvm::ArrayRef<bool> reductionMask,
                   Value mask, PatternRewriter &rewriter) {
  auto reduction =
      rewriter.create<MultiDimReductionOp>(op.getLoc(), source, acc, reductionMask, op.getKind());
  return maskOperation(rewriter, reduction, mask)->getResult(0);
}

/// Base of the patterns that depend on the position of the reduced dimensions.
struct PlacedReductionPattern : MaskablePattern<MultiDimReductionOp> {
  PlacedReductionPattern(MLIRContext *context, VectorMultiReductionLowering lowering, PatternBenefit benefit)
      : MaskablePattern(context, benefit), isInner(lowering == VectorMultiReductionLowering::InnerReduction) {
  }
  bool isInner; ///< The reduced dimensions are the last ones, else the first ones.
};

/// Transposes the source so that the reduced dimensions are the first or the last ones.
struct MoveReducedDims : PlacedReductionPattern {
  using PlacedReductionPattern::PlacedReductionPattern;
  FailureOr<Value> lower(MultiDimReductionOp op, Value mask, PatternRewriter &rewriter) const override {
    ReductionDims dims(op);
    llvm::SmallVector<int64_t> permutation = isInner ? dims.kept : dims.reduced;
    llvm::append_range(permutation, isInner ? dims.reduced : dims.kept);
    if (isIdentityPermutation(permutation))
      return failure();
    Location loc = op.getLoc();
    if (mask)
      mask = rewriter.create<TransposeOp>(loc, mask, permutation);
    Value source = rewriter.create<TransposeOp>(loc, op.getSource(), permutation);
    llvm::SmallVector<bool> reductionMask(dims.reduced.size(), true);
    reductionMask.insert(isInner ? reductionMask.begin() : reductionMask.end(), dims.kept.size(), false);
    return createMasked(op, source, op.getAcc(), reductionMask, mask, rewriter);
  }
};

/// The size of the dimension that several dimensions are collapsed to: the product of their sizes.
struct CollapsedDim {
  /// Multiplies by the size of one more dimension. Fails if two of the dimensions are scalable.
  LogicalResult add(int64_t factor, bool scalable) {
    if (isScalable && scalable)
      return failure();
    size *= factor;
    isScalable |= scalable;
    return success();
  }
  int64_t size = 1;
  bool isScalable = false;
};

/// Collapses the reduced dimensions to one dimension, and the other dimensions to one.
struct CollapseDims : PlacedReductionPattern {
  using PlacedReductionPattern::PlacedReductionPattern;
  FailureOr<Value> lower(MultiDimReductionOp op, Value mask, PatternRewriter &rewriter) const override {
    VectorType type = op.getSourceVectorType();
    ReductionDims dims(op);
    if (dims.reduced.empty() || (dims.reduced.size() == 1 && dims.kept.size() <= 1))
      return failure();
    if (dims.kept.size() && (dims.reduced.back() == type.getRank() - 1) != isInner)
      return failure();
    if (dims.reduced.back() - dims.reduced.front() + 1 != static_cast<int64_t>(dims.reduced.size()))
      return failure();
    CollapsedDim reduced, kept;
    for (int64_t dim = 0; dim != type.getRank(); ++dim)
      if (failed(
              (op.isReducedDim(dim) ? reduced : kept).add(type.getDimSize(dim), type.getScalableDims()[dim])))
        return failure();
    // Build the collapsed shape.
    llvm::SmallVector<CollapsedDim, 2> collapsed = {reduced};
    llvm::SmallVector<bool, 2> reductionMask = {true};
    if (!dims.kept.empty()) {
      collapsed.insert(isInner ? collapsed.begin() : collapsed.end(), kept);
      reductionMask.insert(isInner ? reductionMask.begin() : reductionMask.end(), false);
    }
    llvm::SmallVector<int64_t, 2> shape;
    llvm::SmallVector<bool, 2> scalable;
    for (const CollapsedDim &dim : collapsed) {
      shape.push_back(dim.size);
      scalable.push_back(dim.isScalable);
    }
    Location loc = op.getLoc();
    if (mask)
      mask = rewriter.create<ShapeCastOp>(loc, VectorType::get(shape, rewriter.getI1Type(), scalable), mask);
    auto castType = VectorType::get(shape, type.getElementType(), scalable);
    Value source = rewriter.create<ShapeCastOp>(loc, castType, op.getSource());
    Value acc = op.getAcc();
    auto accType = llvm::dyn_cast<VectorType>(acc.getType());
    if (accType)
      acc = rewriter.create<ShapeCastOp>(
          loc, VectorType::get({kept.size}, type.getElementType(), {kept.isScalable}), acc);
    Value result = createMasked(op, source, acc, reductionMask, mask, rewriter);
    if (accType)
      result = rewriter.create<ShapeCastOp>(loc, accType, result);
    return result;
  }
};

/// Converts the reduction of a one-dimensional vector to that of a matrix with one row.
struct LineToMatrix : MaskablePattern<MultiDimReductionOp> {
  using MaskablePattern::MaskablePattern;
  FailureOr<Value> lower(MultiDimReductionOp op, Value mask, PatternRewriter &rewriter) const override {
    VectorType type = op.getSourceVectorType();
    if (type.getRank() != 1 || !op.isReducedDim(0))
      return failure();
    Location loc = op.getLoc();
    auto addRow = [&](VectorType line) {
      return VectorType::get({1, line.getDimSize(0)}, line.getElementType(),
                             {false, line.getScalableDims()[0]});
    };
    Value source = rewriter.create<ShapeCastOp>(loc, addRow(type), op.getSource());
    Value acc = rewriter.create<BroadcastOp>(loc, VectorType::get({1}, type.getElementType()), op.getAcc());
    if (mask)
      mask = rewriter.create<BroadcastOp>(loc, addRow(llvm::cast<VectorType>(mask.getType())), mask);
    Value result = createMasked(op, source, acc, {false, true}, mask, rewriter);
    return extractAt(rewriter, loc, result, 0);
  }
};

/// Reduces the first dimension of a matrix: combines the rows by elementwise ops.
struct CombineRows : MaskablePattern<MultiDimReductionOp> {
  using MaskablePattern::MaskablePattern;
  FailureOr<Value> lower(MultiDimReductionOp op, Value mask, PatternRewriter &rewriter) const override {
    VectorType type = op.getSourceVectorType();
    if (type.getRank() != 2 || !op.isReducedDim(0) || op.isReducedDim(1) || type.getScalableDims()[0] ||
        !type.getElementType().isIntOrIndexOrFloat())
      return failure();
    Location loc = op.getLoc();
    Value result = op.getAcc();
    for (int64_t i = 0, e = type.getDimSize(0); i != e; ++i) {
      Value row = extractAt(rewriter, loc, op.getSource(), i);
      Value rowMask = mask ? extractAt(rewriter, loc, mask, i) : Value();
      result = makeArithReduction(rewriter, loc, op.getKind(), row, result, nullptr, rowMask);
    }
    return result;
  }
};

/// Reduces the second dimension of a matrix: a vector.reduction for each row.
struct ReduceRows : MaskablePattern<MultiDimReductionOp> {
  using MaskablePattern::MaskablePattern;
  FailureOr<Value> lower(MultiDimReductionOp op, Value mask, PatternRewriter &rewriter) const override {
    VectorType type = op.getSourceVectorType();
    if (type.getRank() != 2 || op.isReducedDim(0) || !op.isReducedDim(1) || type.getScalableDims()[0])
      return failure();
    Location loc = op.getLoc();
    Value result = makeZero(rewriter, loc, op.getDestType());
    for (int64_t i = 0, e = type.getDimSize(0); i != e; ++i) {
      Value row = extractAt(rewriter, loc, op.getSource(), i);
      Value acc = extractAt(rewriter, loc, op.getAcc(), i);
      Value rowMask = mask ? extractAt(rewriter, loc, mask, i) : Value();
      Operation *reduction = rewriter.create<ReductionOp>(loc, op.getKind(), row, acc);
      reduction = maskOperation(rewriter, reduction, rowMask);
      result = insertAt(rewriter, loc, reduction->getResult(0), result, i);
    }
    return result;
  }
};

class LowerMultiReduction : public vector::impl::LowerVectorMultiReductionBase<LowerMultiReduction> {
public:
  using LowerVectorMultiReductionBase::LowerVectorMultiReductionBase;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateVectorMultiReductionLoweringPatterns(patterns, loweringStrategy);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void vector::populateVectorMultiReductionLoweringPatterns(RewritePatternSet &patterns,
                                                          VectorMultiReductionLowering lowering,
                                                          PatternBenefit benefit) {
  MLIRContext *context = patterns.getContext();
  patterns.add<MoveReducedDims, CollapseDims>(context, lowering, benefit);
  patterns.add<LineToMatrix>(context, benefit);
  if (lowering == VectorMultiReductionLowering::InnerReduction)
    patterns.add<ReduceRows>(context, benefit);
  else
    patterns.add<CombineRows>(context, benefit);
}

std::unique_ptr<Pass> vector::createLowerVectorMultiReductionPass(VectorMultiReductionLowering lowering) {
  return createLowerVectorMultiReduction({lowering});
}
