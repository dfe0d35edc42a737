//===- AffineToStandard.cpp - Lowering of affine ops ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The pattern of an affine loop or condition creates an scf op, moves the regions to that op and replaces
// their terminators.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/affine/AffineToStandard.h"
#include "dialects/affine/AffineExpansion.h"
#include "dialects/arith/ArithUtils.h"
#include "dialects/conversions/affine/Passes.h"
#include "dialects/memref/MemRef.h"
#include "dialects/scf/SCF.h"
#include "dialects/vector/Vector.h"
#include "runtime/conversion/DialectConversion.h"
#include "runtime/interfaces/LoopLikeInterface.h"

using namespace mlir;
using namespace mlir::affine;

namespace mlir {
#define GEN_PASS_DEF_LOWERAFFINEPASS
#include "dialects/conversions/affine/Passes.h.inc"
} // namespace mlir

Value mlir::lowerAffineLowerBound(AffineForOp op, OpBuilder &builder) {
  return expandAffineMax(builder, op.getLoc(), op.getLowerBoundMap(), op.getLowerBoundOperands());
}

Value mlir::lowerAffineUpperBound(AffineForOp op, OpBuilder &builder) {
  return expandAffineMin(builder, op.getLoc(), op.getUpperBoundMap(), op.getUpperBoundOperands());
}

namespace {

Value makeIndex(OpBuilder &builder, Location loc, int64_t value) {
  return builder.create<arith::ConstantIndexOp>(loc, value);
}

/// Replaces the blocks of the scf region \p to by those of the affine region \p from. Replaces the terminator
/// by the op that \p replace creates from the operands of the terminator.
void moveBody(Region &from, Region &to, PatternRewriter &rewriter,
              llvm::function_ref<void(ValueRange)> replace) {
  while (!to.empty())
    rewriter.eraseBlock(&to.front());
  rewriter.inlineRegionBefore(from, to, to.end());
  Operation *yield = to.back().getTerminator();
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(yield);
  replace(yield->getOperands());
  rewriter.eraseOp(yield);
}

//===----------------------------------------------------------------------===//
// Loops and conditions
//===----------------------------------------------------------------------===//

struct ForLowering : OpRewritePattern<AffineForOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AffineForOp op, PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Value lower = lowerAffineLowerBound(op, rewriter),
          upper = lower ? lowerAffineUpperBound(op, rewriter) : Value();
    if (!upper)
      return failure();
    Value step = makeIndex(rewriter, loc, op.getStepAsInt());
    auto loop = rewriter.create<scf::ForOp>(loc, lower, upper, step, op.getInits());
    moveBody(op.getRegion(), loop.getRegion(), rewriter,
             [&](ValueRange values) { rewriter.create<scf::YieldOp>(loc, values); });
    rewriter.replaceOp(op, loop.getResults());
    return success();
  }
};

struct IfLowering : OpRewritePattern<AffineIfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AffineIfOp op, PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Value condition = makeCondition(op, rewriter);
    if (!condition)
      return failure();
    bool hasElse = !op.getElseRegion().empty();
    auto branch = rewriter.create<scf::IfOp>(loc, op.getResultTypes(), condition, hasElse);
    auto yield = [&](ValueRange values) { rewriter.create<scf::YieldOp>(loc, values); };
    moveBody(op.getThenRegion(), branch.getThenRegion(), rewriter, yield);
    if (hasElse)
      moveBody(op.getElseRegion(), branch.getElseRegion(), rewriter, yield);
    rewriter.replaceOp(op, branch.getResults());
    return success();
  }

private:
  /// Creates the conjunction of all constraints of the set.
  static Value makeCondition(AffineIfOp op, PatternRewriter &rewriter) {
    Location loc = op.getLoc();
    IntegerSet set = op.getIntegerSet();
    ValueRange operands = op.getOperands();
    ValueRange dims = operands.take_front(set.getNumDims()), symbols = operands.drop_front(set.getNumDims());
    Value zero = makeIndex(rewriter, loc, 0), condition;
    for (unsigned i = 0, e = set.getNumConstraints(); i != e; ++i) {
      Value value = expandAffineExpr(rewriter, loc, set.getConstraint(i), dims, symbols);
      if (!value)
        return nullptr;
      auto predicate = set.isEq(i) ? arith::CmpIPredicate::eq : arith::CmpIPredicate::sge;
      Value holds = rewriter.create<arith::CmpIOp>(loc, predicate, value, zero);
      condition = condition ? rewriter.create<arith::AndIOp>(loc, condition, holds).getResult() : holds;
    }
    return condition ? condition
                     : rewriter.create<arith::ConstantIntOp>(loc, /*value=*/1, /*width=*/1).getResult();
  }
};

struct ParallelLowering : OpRewritePattern<AffineParallelOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AffineParallelOp op, PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    llvm::SmallVector<Value> lower, upper, steps, initial;
    for (unsigned i = 0, e = op.getNumDims(); i != e; ++i) {
      lower.push_back(expandAffineMax(rewriter, loc, op.getLowerBoundMap(i), op.getLowerBoundsOperands()));
      if (!lower.back())
        return rewriter.notifyMatchFailure(op, "a lower bound cannot be lowered");
      upper.push_back(expandAffineMin(rewriter, loc, op.getUpperBoundMap(i), op.getUpperBoundsOperands()));
      if (!upper.back())
        return rewriter.notifyMatchFailure(op, "an upper bound cannot be lowered");
    }
    for (int64_t step : op.getSteps())
      steps.push_back(makeIndex(rewriter, loc, step));
    llvm::SmallVector<arith::AtomicRMWKind> kinds;
    for (auto [attr, type] : llvm::zip_equal(op.getReductions(), op.getResultTypes())) {
      kinds.push_back(static_cast<arith::AtomicRMWKind>(llvm::cast<IntegerAttr>(attr).getInt()));
      initial.push_back(arith::getIdentityValue(kinds.back(), type, rewriter, loc));
    }
    auto loop = rewriter.create<scf::ParallelOp>(loc, lower, upper, steps, initial);
    moveBody(op.getRegion(), loop.getRegion(), rewriter, [&](ValueRange values) {
      auto reduce = rewriter.create<scf::ReduceOp>(loc, values);
      for (auto [region, kind] : llvm::zip_equal(reduce.getReductions(), kinds))
        fillReduction(region.front(), kind, loc, rewriter);
    });
    rewriter.replaceOp(op, loop.getResults());
    return success();
  }

private:
  /// Creates the ops in the body of an scf.reduce region, which combine its two block arguments.
  static void fillReduction(Block &body, arith::AtomicRMWKind kind, Location loc, PatternRewriter &rewriter) {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToEnd(&body);
    Value result = arith::getReductionOp(kind, rewriter, loc, body.getArgument(0), body.getArgument(1));
    rewriter.create<scf::ReduceReturnOp>(loc, result);
  }
};

//===----------------------------------------------------------------------===//
// Maps
//===----------------------------------------------------------------------===//

struct ApplyLowering : OpRewritePattern<AffineApplyOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AffineApplyOp op, PatternRewriter &rewriter) const override {
    auto values = expandAffineMap(rewriter, op.getLoc(), op.getAffineMap(), op.getOperands());
    if (!values)
      return failure();
    rewriter.replaceOp(op, *values);
    return success();
  }
};

/// Lowers affine.min and affine.max.
template <typename OpT, Value (*Expand)(OpBuilder &, Location, AffineMap, ValueRange)>
struct MinMaxLowering : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    Value value = Expand(rewriter, op.getLoc(), op.getMap(), op.getOperands());
    if (!value)
      return failure();
    rewriter.replaceOp(op, value);
    return success();
  }
};

/// Returns the strides of a basis, in the order of its elements: stride i is the product of the elements from
/// i to the last one.
llvm::SmallVector<Value> makeStrides(llvm::ArrayRef<OpFoldResult> basis, arith::IntegerOverflowFlags flags,
                                     Location loc, OpBuilder &builder) {
  llvm::SmallVector<Value> strides;
  // The current stride is number * product: `number` is the product of the static elements, `product` that of
  // the dynamic elements (null if there are none).
  int64_t number = 1;
  Value product;
  auto multiply = [&](Value a, Value b) -> Value { return builder.create<arith::MulIOp>(loc, a, b, flags); };
  for (OpFoldResult factor : llvm::reverse(basis)) {
    if (std::optional<int64_t> size = getConstantIntValue(factor))
      number *= *size;
    else
      product = product ? multiply(product, factor.getValue()) : factor.getValue();
    if (!product)
      strides.push_back(makeIndex(builder, loc, number));
    else
      strides.push_back(number == 1 ? product : multiply(product, makeIndex(builder, loc, number)));
  }
  std::reverse(strides.begin(), strides.end());
  return strides;
}

using arith::IntegerOverflowFlags;

struct DelinearizeLowering : OpRewritePattern<AffineDelinearizeIndexOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AffineDelinearizeIndexOp op, PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Value linear = op.getLinearIndex();
    llvm::SmallVector<OpFoldResult> basis = op.getEffectiveBasis();
    if (basis.empty()) {
      rewriter.replaceOp(op, linear);
      return success();
    }
    auto flags = IntegerOverflowFlags::nsw | IntegerOverflowFlags::nuw;
    llvm::SmallVector<Value> strides = makeStrides(basis, flags, loc, rewriter);
    Value zero = makeIndex(rewriter, loc, 0);
    llvm::SmallVector<Value> results = {rewriter.create<arith::FloorDivSIOp>(loc, linear, strides.front())};
    for (size_t i = 0; i != strides.size(); ++i) {
      // The remainder must not be negative, because the division that gives the first result rounds down: if
      // the remainder is negative, add the stride.
      Value rest = rewriter.create<arith::RemSIOp>(loc, linear, strides[i]);
      Value isNegative = rewriter.create<arith::CmpIOp>(loc, arith::CmpIPredicate::slt, rest, zero);
      Value shifted = rewriter.create<arith::AddIOp>(loc, rest, strides[i], IntegerOverflowFlags::nsw);
      rest = rewriter.create<arith::SelectOp>(loc, isNegative, shifted, rest);
      bool isLast = i + 1 == strides.size();
      results.push_back(isLast ? rest
                               : rewriter.create<arith::DivSIOp>(loc, rest, strides[i + 1]).getResult());
    }
    rewriter.replaceOp(op, results);
    return success();
  }
};

/// Returns the number of loops that enclose the definition of a value.
unsigned getLoopDepth(Value value) {
  unsigned depth = 0;
  for (Operation *op = value.getParentRegion()->getParentOp(); op; op = op->getParentOp())
    depth += llvm::isa<LoopLikeOpInterface>(op);
  return depth;
}

struct LinearizeLowering : OpRewritePattern<AffineLinearizeIndexOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AffineLinearizeIndexOp op, PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    if (op.getMultiIndex().empty()) {
      rewriter.replaceOp(op, makeIndex(rewriter, loc, 0));
      return success();
    }
    llvm::SmallVector<OpFoldResult> basis = op.getEffectiveBasis();
    auto flags = IntegerOverflowFlags::nsw;
    if (op.getDisjoint())
      flags = flags | IntegerOverflowFlags::nuw;
    llvm::SmallVector<Value> strides = makeStrides(basis, flags, loc, rewriter);
    llvm::SmallVector<std::pair<unsigned, Value>> terms;
    for (auto [index, stride] : llvm::zip(op.getMultiIndex(), strides))
      terms.emplace_back(getLoopDepth(index),
                         rewriter.create<arith::MulIOp>(loc, index, stride, IntegerOverflowFlags::nsw));
    Value last = op.getMultiIndex().back();
    terms.emplace_back(getLoopDepth(last), last);
    // Add terms from outer loops first: their sum is invariant in the inner loops and can be hoisted.
    llvm::stable_sort(terms, llvm::less_first());
    Value sum = terms.front().second;
    for (auto &[depth, term] : llvm::drop_begin(terms))
      sum = rewriter.create<arith::AddIOp>(loc, sum, term, IntegerOverflowFlags::nsw);
    rewriter.replaceOp(op, sum);
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Memory accesses
//===----------------------------------------------------------------------===//

using Indices = std::optional<llvm::SmallVector<Value, 8>>;

/// Expands the affine map of a memory access to arith ops and creates the memref access with the resulting
/// indices.
template <typename OpT>
struct AccessLowering : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    Indices indices = expandAffineMap(rewriter, op.getLoc(), op.getAffineMap(), op.getMapOperands());
    if (!indices)
      return failure();
    replace(op, *indices, rewriter);
    return success();
  }

private:
  static void replace(AffineLoadOp op, ValueRange indices, PatternRewriter &rewriter) {
    rewriter.replaceOpWithNewOp<memref::LoadOp>(op, op.getMemRef(), indices);
  }
  static void replace(AffineStoreOp op, ValueRange indices, PatternRewriter &rewriter) {
    rewriter.replaceOpWithNewOp<memref::StoreOp>(op, op.getValueToStore(), op.getMemRef(), indices);
  }
  static void replace(AffinePrefetchOp op, ValueRange indices, PatternRewriter &rewriter) {
    rewriter.replaceOpWithNewOp<memref::PrefetchOp>(op, op.getMemref(), indices, op.getIsWrite(),
                                                    op.getLocalityHint(), op.getIsDataCache());
  }
  static void replace(AffineVectorLoadOp op, ValueRange indices, PatternRewriter &rewriter) {
    rewriter.replaceOpWithNewOp<vector::LoadOp>(op, op.getVectorType(), op.getMemRef(), indices);
  }
  static void replace(AffineVectorStoreOp op, ValueRange indices, PatternRewriter &rewriter) {
    rewriter.replaceOpWithNewOp<vector::StoreOp>(op, op.getValueToStore(), op.getMemRef(), indices);
  }
};

struct DmaStartLowering : OpRewritePattern<AffineDmaStartOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AffineDmaStartOp op, PatternRewriter &rewriter) const override {
    std::pair<AffineMap, OperandRange> accesses[] = {{op.getSrcMap(), op.getSrcIndices()},
                                                     {op.getDstMap(), op.getDstIndices()},
                                                     {op.getTagMap(), op.getTagIndices()}};
    llvm::SmallVector<llvm::SmallVector<Value, 8>, 3> indices;
    for (auto &[map, operands] : accesses) {
      Indices expanded = expandAffineMap(rewriter, op.getLoc(), map, operands);
      if (!expanded)
        return failure();
      indices.push_back(std::move(*expanded));
    }
    auto start = rewriter.create<memref::DmaStartOp>(
        op.getLoc(), op.getSrcMemRef(), indices[0], op.getDstMemRef(), indices[1], op.getNumElements(),
        op.getTagMemRef(), indices[2], op.getStride(), op.getNumElementsPerStride());
    rewriter.replaceOp(op, start);
    return success();
  }
};

struct DmaWaitLowering : OpRewritePattern<AffineDmaWaitOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(AffineDmaWaitOp op, PatternRewriter &rewriter) const override {
    Indices tag = expandAffineMap(rewriter, op.getLoc(), op.getTagMap(), op.getTagIndices());
    if (!tag)
      return failure();
    rewriter.replaceOpWithNewOp<memref::DmaWaitOp>(op, op.getTagMemRef(), *tag, op.getNumElements());
    return success();
  }
};

class LowerAffine : public impl::LowerAffinePassBase<LowerAffine> {
public:
  using Base::Base;
  void runOnOperation() override {
    MLIRContext *context = &getContext();
    RewritePatternSet patterns(context);
    populateAffineToStdConversionPatterns(patterns);
    populateAffineToVectorConversionPatterns(patterns);
    affine::populateAffineExpandIndexOpsPatterns(patterns);
    // Fold the affine.apply ops into the loop bounds and conditions that use them. This is only possible
    // before the affine.apply ops are lowered.
    getOperation()->walk([](Operation *op) {
      llvm::SmallVector<OpFoldResult> results;
      if (llvm::isa<AffineForOp, AffineIfOp, AffineParallelOp>(op))
        (void)op->fold(results);
    });
    // The conversion is partial: ops without a lowering stay in the IR.
    ConversionTarget target(*context);
    target.addLegalDialect<arith::ArithDialect, memref::MemRefDialect, scf::SCFDialect,
                           vector::VectorDialect>();
    if (failed(applyPartialConversion(getOperation(), target, std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void mlir::populateAffineToStdConversionPatterns(RewritePatternSet &patterns) {
  patterns.add<ForLowering, IfLowering, ParallelLowering, ApplyLowering,
               MinMaxLowering<AffineMinOp, expandAffineMin>, MinMaxLowering<AffineMaxOp, expandAffineMax>,
               AccessLowering<AffineLoadOp>, AccessLowering<AffineStoreOp>, AccessLowering<AffinePrefetchOp>,
               DmaStartLowering, DmaWaitLowering>(patterns.getContext());
}

void mlir::populateAffineToVectorConversionPatterns(RewritePatternSet &patterns) {
  patterns.add<AccessLowering<AffineVectorLoadOp>, AccessLowering<AffineVectorStoreOp>>(
      patterns.getContext());
}

void affine::populateAffineExpandIndexOpsPatterns(RewritePatternSet &patterns) {
  patterns.add<DelinearizeLowering, LinearizeLowering>(patterns.getContext());
}
