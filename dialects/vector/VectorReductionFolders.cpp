//===- VectorReductionFolders.cpp - Folders of reductions -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Canonicalization patterns of reductions over dimensions of size 1, and of additions to the result of
// vector.contract.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/VectorFolding.h"
#include "runtime/ir/IRMapping.h"

using namespace mlir;
using namespace mlir::vector;

//===----------------------------------------------------------------------===//
// Reductions of a single element
//===----------------------------------------------------------------------===//

namespace {
/// Creates the arithmetic op that combines two values by a combining kind.
struct Combiner {
  PatternRewriter &rewriter;
  Location loc;
  arith::FastMathFlags flags;

  Value combine(CombiningKind kind, Value lhs, Value rhs) const {
    bool isFloat = llvm::isa<FloatType>(getElementTypeOrSelf(lhs.getType()));
    switch (kind) {
    case CombiningKind::ADD:
      return isFloat ? ofFloats<arith::AddFOp>(lhs, rhs) : ofIntegers<arith::AddIOp>(lhs, rhs);
    case CombiningKind::MUL:
      return isFloat ? ofFloats<arith::MulFOp>(lhs, rhs) : ofIntegers<arith::MulIOp>(lhs, rhs);
    case CombiningKind::MINUI:
      return ofIntegers<arith::MinUIOp>(lhs, rhs);
    case CombiningKind::MINSI:
      return ofIntegers<arith::MinSIOp>(lhs, rhs);
    case CombiningKind::MAXUI:
      return ofIntegers<arith::MaxUIOp>(lhs, rhs);
    case CombiningKind::MAXSI:
      return ofIntegers<arith::MaxSIOp>(lhs, rhs);
    case CombiningKind::AND:
      return ofIntegers<arith::AndIOp>(lhs, rhs);
    case CombiningKind::OR:
      return ofIntegers<arith::OrIOp>(lhs, rhs);
    case CombiningKind::XOR:
      return ofIntegers<arith::XOrIOp>(lhs, rhs);
    case CombiningKind::MINNUMF:
      return ofFloats<arith::MinNumFOp>(lhs, rhs);
    case CombiningKind::MAXNUMF:
      return ofFloats<arith::MaxNumFOp>(lhs, rhs);
    case CombiningKind::MINIMUMF:
      return ofFloats<arith::MinimumFOp>(lhs, rhs);
    case CombiningKind::MAXIMUMF:
      return ofFloats<arith::MaximumFOp>(lhs, rhs);
    }
    return Value();
  }

  template <typename OpT>
  Value ofIntegers(Value lhs, Value rhs) const {
    return rewriter.create<OpT>(loc, lhs, rhs).getResult();
  }
  template <typename OpT>
  Value ofFloats(Value lhs, Value rhs) const {
    return rewriter.create<OpT>(loc, lhs, rhs, flags).getResult();
  }
};

/// The op that a pattern replaces: the vector.mask that encloses a reduction, or the reduction itself if it
/// is not masked.
struct Root {
  explicit Root(MaskableOpInterface op) : op(op.getOperation()) {
    if (op.isMasked()) {
      this->op = op.getMaskingOp().getOperation();
      mask = op.getMaskingOp().getMask();
    }
  }
  Operation *op;
  Value mask;
};
} // namespace

/// Returns select(mask, value, otherwise); `value` if there is no mask.
static Value selectByMask(PatternRewriter &rewriter, Location loc, Value mask, Value value, Value otherwise) {
  return mask ? Value(rewriter.create<arith::SelectOp>(loc, mask, value, otherwise)) : value;
}

namespace {
struct ReductionOfOne : OpRewritePattern<ReductionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(ReductionOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getSourceVectorType();
    if (type.getRank() != 0 && type.getDimSize(0) != 1)
      return failure();
    Root root(llvm::cast<MaskableOpInterface>(op.getOperation()));
    rewriter.setInsertionPoint(root.op);
    llvm::SmallVector<int64_t> first(type.getRank(), 0);
    Value mask = root.mask;
    if (mask)
      mask = rewriter.create<ExtractOp>(op.getLoc(), mask, int64_t(0)).getResult();
    Value result =
        rewriter.create<ExtractOp>(op.getLoc(), op.getVector(), llvm::ArrayRef<int64_t>(first)).getResult();
    if (Value acc = op.getAcc())
      result = selectByMask(
          rewriter, op.getLoc(), mask,
          Combiner{rewriter, op.getLoc(), op.getFastmath()}.combine(op.getKind(), result, acc), acc);
    rewriter.replaceOp(root.op, result);
    return success();
  }
};

/// A multi_reduction whose reduced dimensions all have size 1 becomes a cast or extract, combined with the
/// accumulator.
struct MultiReductionOfOnes : OpRewritePattern<MultiDimReductionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(MultiDimReductionOp op, PatternRewriter &rewriter) const override {
    VectorType type = op.getSourceVectorType();
    for (auto [isReduced, size] : llvm::zip(op.getReductionMask(), type.getShape()))
      if (isReduced && size != 1)
        return failure();
    Root root(llvm::cast<MaskableOpInterface>(op.getOperation()));
    rewriter.setInsertionPoint(root.op);
    Location loc = op.getLoc();
    Value mask = root.mask, source;
    if (auto destType = llvm::dyn_cast<VectorType>(op.getDestType())) {
      auto maskType = VectorType::get(destType.getShape(), rewriter.getI1Type(), destType.getScalableDims());
      if (mask)
        mask = rewriter.create<ShapeCastOp>(loc, maskType, mask).getResult();
      source = rewriter.create<ShapeCastOp>(loc, destType, op.getSource()).getResult();
    } else {
      llvm::SmallVector<int64_t> first(type.getRank(), 0);
      if (mask)
        mask = rewriter.create<ExtractOp>(loc, mask, llvm::ArrayRef<int64_t>(first)).getResult();
      source = rewriter.create<ExtractOp>(loc, op.getSource(), llvm::ArrayRef<int64_t>(first)).getResult();
    }
    Value acc = op.getAcc();
    Value result = Combiner{rewriter, loc, arith::FastMathFlags::none}.combine(op.getKind(), acc, source);
    rewriter.replaceOp(root.op, selectByMask(rewriter, loc, mask, result, source));
    return success();
  }
};

/// contract(a, b, 0) + c → contract(a, b, c).
template <typename AddT>
struct AddToContraction : OpRewritePattern<AddT> {
  using OpRewritePattern<AddT>::OpRewritePattern;
  LogicalResult matchAndRewrite(AddT op, PatternRewriter &rewriter) const override {
    Value lhs = op.getLhs(), rhs = op.getRhs();
    return succeeded(accumulate(op, lhs, rhs, rewriter)) ? success() : accumulate(op, rhs, lhs, rewriter);
  }

  static LogicalResult accumulate(AddT op, Value sum, Value other, PatternRewriter &rewriter) {
    auto contract = sum.getDefiningOp<ContractionOp>();
    if (!contract || llvm::cast<MaskableOpInterface>(contract.getOperation()).isMasked())
      return failure();
    if (!matchPattern(contract.getAcc(), m_Zero()) && !matchPattern(contract.getAcc(), m_AnyZeroFloat()))
      return failure();
    IRMapping mapping;
    mapping.map(contract.getAcc(), other);
    Operation *copy = rewriter.clone(*contract.getOperation(), mapping);
    rewriter.replaceOp(op, Value(copy->getResult(0)));
    return success();
  }
};
} // namespace

void ReductionOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<ReductionOfOne>(context);
}

OpFoldResult MultiDimReductionOp::fold(FoldAdaptor) {
  if (getSourceVectorType().getRank() == 1 && !isReducedDim(0))
    return Value(getSource());
  return {};
}

void MultiDimReductionOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<MultiReductionOfOnes>(context);
}

void ContractionOp::getCanonicalizationPatterns(RewritePatternSet &results, MLIRContext *context) {
  results.add<AddToContraction<arith::AddIOp>, AddToContraction<arith::AddFOp>>(context);
}
