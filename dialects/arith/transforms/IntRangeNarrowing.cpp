//===- IntRangeNarrowing.cpp - Narrowing of integer ops -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/arith/transforms/IntRangePatterns.h"
#include "dialects/arith/transforms/Passes.h"
#include "runtime/analysis/IntegerRangeAnalysis.h"

using namespace mlir;
using namespace mlir::arith;
using dataflow::IntegerValueRangeLattice;

namespace mlir::arith {
#define GEN_PASS_DEF_ARITHINTRANGENARROWING
#include "dialects/arith/transforms/Passes.h.inc"
} // namespace mlir::arith

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

namespace {
/// The set of extensions (sign extension, zero extension) that restore a truncated value.
enum class Casts : uint8_t { None = 0, Signed = 1, Unsigned = 2, Both = 3 };
} // namespace

static Casts operator&(Casts a, Casts b) { return Casts(uint8_t(a) & uint8_t(b)); }

/// Returns the extensions that restore every value of the range after its truncation to `width`.
static Casts castsThatKeep(const ConstantIntRanges &range, unsigned width) {
  if (range.umin().getBitWidth() <= width)
    return Casts::None;
  bool keepsSigned = range.smin().isSignedIntN(width) && range.smax().isSignedIntN(width);
  bool keepsUnsigned = range.umin().isIntN(width) && range.umax().isIntN(width);
  return Casts((keepsSigned ? uint8_t(Casts::Signed) : 0) | (keepsUnsigned ? uint8_t(Casts::Unsigned) : 0));
}

/// Returns `type` with its integer or index element type replaced by an integer type of the given width.
static Type withWidth(Type type, unsigned width) {
  auto narrow = IntegerType::get(type.getContext(), width);
  if (auto shaped = llvm::dyn_cast<ShapedType>(type))
    return shaped.clone(narrow);
  return narrow;
}

/// Casts `value` to a narrower or wider integer type. Uses zero extension, unless `casts` contains sign
/// extension only.
static Value castTo(OpBuilder &builder, Location loc, Value value, Type type, Casts casts) {
  if (value.getType() == type)
    return value;
  Type from = getElementTypeOrSelf(value), to = getElementTypeOrSelf(type);
  if (llvm::isa<IndexType>(from) || llvm::isa<IndexType>(to)) {
    if (casts == Casts::Signed)
      return IndexCastOp::create(builder, loc, type, value).getResult();
    return IndexCastUIOp::create(builder, loc, type, value).getResult();
  }
  if (llvm::cast<IntegerType>(from).getWidth() > llvm::cast<IntegerType>(to).getWidth())
    return TruncIOp::create(builder, loc, type, value).getResult();
  if (casts == Casts::Signed)
    return ExtSIOp::create(builder, loc, type, value).getResult();
  return ExtUIOp::create(builder, loc, type, value).getResult();
}

namespace {

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

/// The base of patterns that query ranges. The widths are borrowed from the pass.
class Narrowing {
public:
  Narrowing(DataFlowSolver &solver, llvm::ArrayRef<unsigned> widths) : solver(solver), widths(widths) {}

protected:
  /// Appends the ranges of all values; returns false if one of them has no range.
  bool collectRanges(ValueRange values, llvm::SmallVectorImpl<ConstantIntRanges> &ranges) const {
    for (Value value : values) {
      const auto *state = solver.lookupState<IntegerValueRangeLattice>(value);
      if (!state || state->getValue().isUninitialized())
        return false;
      ranges.push_back(state->getValue().getValue());
    }
    return true;
  }
  /// Returns the extensions that restore all values of all ranges after a truncation to `width`.
  static Casts castsThatKeepAll(llvm::ArrayRef<ConstantIntRanges> ranges, unsigned width) {
    Casts casts = Casts::Both;
    for (const ConstantIntRanges &range : ranges)
      casts = casts & castsThatKeep(range, width);
    return casts;
  }
  /// Joins the range of `from` into that of `to`.
  void copyRange(Value from, Value to) const {
    if (const auto *state = solver.lookupState<IntegerValueRangeLattice>(from)) {
      IntegerValueRange known = state->getValue();
      solver.getOrCreateState<IntegerValueRangeLattice>(to)->join(known);
    }
  }

  DataFlowSolver &solver;
  llvm::ArrayRef<unsigned> widths;
};

/// Narrows an elementwise op whose operands and results all have one type: truncates its operands and extends
/// its results.
class NarrowElementwise : public OpTraitRewritePattern<OpTrait::Elementwise>, Narrowing {
public:
  NarrowElementwise(MLIRContext *context, DataFlowSolver &solver, llvm::ArrayRef<unsigned> widths)
      : OpTraitRewritePattern(context), Narrowing(solver, widths) {}

  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    llvm::SmallVector<ConstantIntRanges> ranges;
    if (op->getNumResults() == 0 || op->getNumOperands() == 0 || !collectRanges(op->getOperands(), ranges) ||
        !collectRanges(op->getResults(), ranges))
      return failure();
    Type type = op->getResult(0).getType();
    if (!llvm::all_equal(op->getResultTypes()) || !llvm::all_equal(op->getOperandTypes()) ||
        op->getOperand(0).getType() != type)
      return failure();
    for (unsigned width : widths)
      if (Casts casts = castsThatKeepAll(ranges, width); casts != Casts::None) {
        rewriter.replaceOp(op, narrow(op, withWidth(type, width), casts, rewriter));
        return success();
      }
    return failure();
  }

private:
  llvm::SmallVector<Value> narrow(Operation *op, Type type, Casts casts, PatternRewriter &rewriter) const {
    Location loc = op->getLoc();
    IRMapping mapping;
    for (Value operand : op->getOperands())
      mapping.map(operand, castTo(rewriter, loc, operand, type, casts));
    Operation *made = rewriter.clone(*op, mapping);
    rewriter.modifyOpInPlace(made, [&] {
      for (Value result : made->getResults())
        result.setType(type);
    });
    llvm::SmallVector<Value> results;
    for (auto [before, after] : llvm::zip(op->getResults(), made->getResults())) {
      results.push_back(castTo(rewriter, loc, after, before.getType(), casts));
      copyRange(before, results.back());
    }
    return results;
  }
};

/// Narrows the operands of a comparison.
class NarrowCmpI : public OpRewritePattern<CmpIOp>, Narrowing {
public:
  NarrowCmpI(MLIRContext *context, DataFlowSolver &solver, llvm::ArrayRef<unsigned> widths)
      : OpRewritePattern(context), Narrowing(solver, widths) {}

  LogicalResult matchAndRewrite(CmpIOp op, PatternRewriter &rewriter) const override {
    llvm::SmallVector<ConstantIntRanges> ranges;
    if (!collectRanges(op->getOperands(), ranges))
      return failure();
    for (unsigned width : widths) {
      Casts casts = castsThatKeepAll(ranges, width);
      if (casts == Casts::None)
        continue;
      Type type = withWidth(op.getLhs().getType(), width);
      Value lhs = castTo(rewriter, op.getLoc(), op.getLhs(), type, casts);
      Value rhs = castTo(rewriter, op.getLoc(), op.getRhs(), type, casts);
      rewriter.replaceOpWithNewOp<CmpIOp>(op, op.getPredicate(), lhs, rhs);
      return success();
    }
    return failure();
  }
};

/// Removes a cast from an integer to index and back to the same type, if its width is one of `widths`.
template <typename CastOp>
class FoldIndexCasts : public OpRewritePattern<CastOp> {
public:
  FoldIndexCasts(MLIRContext *context, llvm::ArrayRef<unsigned> widths)
      : OpRewritePattern<CastOp>(context), widths(widths) {}

  LogicalResult matchAndRewrite(CastOp op, PatternRewriter &rewriter) const override {
    auto source = op.getIn().template getDefiningOp<CastOp>();
    auto type = llvm::dyn_cast<IntegerType>(op.getType());
    if (!source || !type || !llvm::is_contained(widths, type.getWidth()) ||
        source.getIn().getType() != type || !llvm::isa<IndexType>(op.getIn().getType()))
      return failure();
    rewriter.replaceOp(op, ValueRange(Value(source.getIn())));
    return success();
  }

private:
  llvm::ArrayRef<unsigned> widths;
};

class IntRangeNarrowingPass : public arith::impl::ArithIntRangeNarrowingBase<IntRangeNarrowingPass> {
public:
  using ArithIntRangeNarrowingBase::ArithIntRangeNarrowingBase;
  void runOnOperation() override {
    llvm::SmallVector<unsigned> widths(bitwidthsSupported.begin(), bitwidthsSupported.end());
    auto populate = [&](RewritePatternSet &patterns, DataFlowSolver &solver) {
      populateIntRangeNarrowingPatterns(patterns, solver, widths);
    };
    // Disable top-down traversal: users are narrowed before the values that they use, since the solver has
    // ranges for the original values only.
    if (failed(applyIntRangePatterns(getOperation(), /*useTopDownTraversal=*/false, populate)))
      signalPassFailure();
  }
};

} // namespace

void arith::populateIntRangeNarrowingPatterns(RewritePatternSet &patterns, DataFlowSolver &solver,
                                              llvm::ArrayRef<unsigned> bitwidthsSupported) {
  patterns.add<NarrowElementwise, NarrowCmpI>(patterns.getContext(), solver, bitwidthsSupported);
  patterns.add<FoldIndexCasts<IndexCastOp>, FoldIndexCasts<IndexCastUIOp>>(patterns.getContext(),
                                                                           bitwidthsSupported);
}
