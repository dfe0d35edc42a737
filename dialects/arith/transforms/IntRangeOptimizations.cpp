//===- IntRangeOptimizations.cpp - Values with a singleton range ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/arith/transforms/IntRangePatterns.h"
#include "dialects/arith/transforms/Passes.h"
#include "runtime/analysis/IntegerRangeAnalysis.h"
#include "runtime/ir/Matchers.h"

using namespace mlir;
using namespace mlir::arith;
using dataflow::IntegerValueRangeLattice;
using llvm::APInt;

namespace mlir::arith {
#define GEN_PASS_DEF_ARITHINTRANGEOPTS
#include "dialects/arith/transforms/Passes.h.inc"
} // namespace mlir::arith

/// Returns the only number in the range of `value`, or nullopt.
static std::optional<APInt> onlyValueOf(DataFlowSolver &solver, Value value) {
  const auto *state = solver.lookupState<IntegerValueRangeLattice>(value);
  if (!state || state->getValue().isUninitialized())
    return std::nullopt;
  return state->getValue().getValue().getConstantValue();
}

/// Returns a constant attribute of the type; null for shaped types other than vectors and tensors with static
/// shape.
static TypedAttr constantOf(Type type, const APInt &value) {
  if (auto shaped = llvm::dyn_cast<ShapedType>(type)) {
    if (!llvm::isa<VectorType, RankedTensorType>(type) || !shaped.hasStaticShape())
      return {};
    return llvm::cast<TypedAttr>(Attribute(DenseElementsAttr::get(shaped, llvm::ArrayRef<APInt>(value))));
  }
  return IntegerAttr::get(type, value);
}

LogicalResult dataflow::maybeReplaceWithConstant(DataFlowSolver &solver, RewriterBase &rewriter,
                                                 Value value) {
  if (value.use_empty())
    return failure();
  std::optional<APInt> number = onlyValueOf(solver, value);
  TypedAttr attr = number ? constantOf(value.getType(), *number) : TypedAttr();
  if (!attr)
    return failure();
  // First try the dialect of the op that defines the value or owns the block argument: it may be able to
  // create the constant.
  Operation *maker = value.getDefiningOp();
  if (!maker)
    maker = value.getParentBlock()->getParentOp();
  Operation *constant = nullptr;
  if (Dialect *dialect = maker ? maker->getDialect() : nullptr)
    if (const auto &materialize = dialect->getSpec().hooks.materializeConstant)
      constant = materialize(rewriter, attr, value.getType(), value.getLoc());
  if (!constant)
    constant = ConstantOp::materialize(rewriter, attr, value.getType(), value.getLoc());
  if (!constant)
    return failure();
  // The analysis does not visit the new constant: give it the range of the replaced value.
  solver.getOrCreateState<IntegerValueRangeLattice>(constant->getResult(0))
      ->join(*solver.lookupState<IntegerValueRangeLattice>(value));
  rewriter.replaceAllUsesWith(value, constant->getResult(0));
  return success();
}

namespace {

/// Replaces op results and block arguments with a singleton range by constants.
class ReplaceKnownIntegers : public RewritePattern {
public:
  ReplaceKnownIntegers(MLIRContext *context, DataFlowSolver &solver)
      : RewritePattern(MatchAnyOpTypeTag(), 1, context), solver(solver) {}

  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    if (op->hasTrait(Trait::ConstantLike))
      return failure();
    bool changed = false, areAllReplaced = op->getNumResults() != 0;
    for (Value result : op->getResults()) {
      bool isReplaced = succeeded(dataflow::maybeReplaceWithConstant(solver, rewriter, result));
      changed |= isReplaced;
      areAllReplaced &= isReplaced || result.use_empty();
    }
    if (changed && areAllReplaced && isOpTriviallyDead(op)) {
      rewriter.eraseOp(op);
      return success();
    }
    OpBuilder::InsertionGuard guard(rewriter);
    for (Region &region : op->getRegions())
      for (Block &block : region) {
        rewriter.setInsertionPointToStart(&block);
        for (BlockArgument argument : block.getArguments())
          changed |= succeeded(dataflow::maybeReplaceWithConstant(solver, rewriter, argument));
      }
    return success(changed);
  }

private:
  DataFlowSolver &solver;
};

/// x rem c → x, if the range of x is within [0, c).
template <typename RemOp>
class DropRemainder : public OpRewritePattern<RemOp> {
public:
  DropRemainder(MLIRContext *context, DataFlowSolver &solver)
      : OpRewritePattern<RemOp>(context), solver(solver) {}

  LogicalResult matchAndRewrite(RemOp op, PatternRewriter &rewriter) const override {
    auto divisor = llvm::dyn_cast_or_null<IntegerAttr>(constantOfValue(op.getRhs()));
    if (!divisor || !divisor.getValue().isStrictlyPositive())
      return failure();
    const auto *state = solver.lookupState<IntegerValueRangeLattice>(op.getLhs());
    if (!state || state->getValue().isUninitialized())
      return failure();
    const ConstantIntRanges &range = state->getValue().getValue();
    constexpr bool isUnsigned = std::is_same_v<RemOp, RemUIOp>;
    const APInt &min = isUnsigned ? range.umin() : range.smin(),
                &max = isUnsigned ? range.umax() : range.smax();
    if (min.isNegative() || max.isNegative() || min.ugt(max) || max.uge(divisor.getValue()))
      return failure();
    rewriter.replaceOp(op, ValueRange(Value(op.getLhs())));
    return success();
  }

private:
  static Attribute constantOfValue(Value value) {
    Operation *op = value.getDefiningOp();
    return op ? getConstantValue(op) : Attribute();
  }
  DataFlowSolver &solver;
};

class IntRangeOptimizationsPass : public arith::impl::ArithIntRangeOptsBase<IntRangeOptimizationsPass> {
public:
  void runOnOperation() override {
    if (failed(applyIntRangePatterns(getOperation(), /*useTopDownTraversal=*/true,
                                     populateIntRangeOptimizationsPatterns)))
      signalPassFailure();
  }
};

} // namespace

void arith::populateIntRangeOptimizationsPatterns(RewritePatternSet &patterns, DataFlowSolver &solver) {
  patterns.add<ReplaceKnownIntegers, DropRemainder<RemSIOp>, DropRemainder<RemUIOp>>(patterns.getContext(),
                                                                                     solver);
}

std::unique_ptr<Pass> arith::createIntRangeOptimizationsPass() { return createArithIntRangeOpts(); }
