//===- ShapeConstraints.cpp - Constraints as assertions -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/cf/ControlFlow.h"
#include "dialects/conversions/shape/Passes.h"
#include "dialects/conversions/shape/ShapeToStandard.h"
#include "dialects/scf/SCF.h"
#include "dialects/shape/Shape.h"
#include "runtime/rewrite/GreedyPatternRewriteDriver.h"
#include "runtime/rewrite/PatternMatch.h"

using namespace mlir;
using namespace mlir::shape;

namespace mlir {
#define GEN_PASS_DEF_CONVERTSHAPECONSTRAINTSPASS
#include "dialects/conversions/shape/Passes.h.inc"
} // namespace mlir

namespace {

/// Replaces a constraint on shapes by shape.cstr_require of the condition.
template <typename ConstraintOp, typename ConditionOp>
struct ComputeCondition : OpRewritePattern<ConstraintOp> {
  ComputeCondition(MLIRContext *context, llvm::StringLiteral message)
      : OpRewritePattern<ConstraintOp>(context), message(message) {}
  LogicalResult matchAndRewrite(ConstraintOp op, PatternRewriter &rewriter) const override {
    Value condition = rewriter.create<ConditionOp>(op.getLoc(), op.getShapes());
    rewriter.replaceOpWithNewOp<CstrRequireOp>(op, condition, rewriter.getStringAttr(message));
    return success();
  }

private:
  llvm::StringLiteral message;
};

/// Replaces shape.cstr_require by an assertion and a constant witness that passes.
struct AssertCondition : OpRewritePattern<CstrRequireOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(CstrRequireOp op, PatternRewriter &rewriter) const override {
    rewriter.create<cf::AssertOp>(op.getLoc(), op.getPred(), op.getMsgAttr());
    rewriter.replaceOpWithNewOp<ConstWitnessOp>(op, true);
    return success();
  }
};

class ConvertShapeConstraints : public mlir::impl::ConvertShapeConstraintsPassBase<ConvertShapeConstraints> {
public:
  using Base::Base;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateConvertShapeConstraintsConversionPatterns(patterns);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void mlir::populateConvertShapeConstraintsConversionPatterns(RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  patterns.add<ComputeCondition<CstrBroadcastableOp, IsBroadcastableOp>>(
      context, llvm::StringLiteral("required broadcastable shapes"));
  patterns.add<ComputeCondition<CstrEqOp, ShapeEqOp>>(context, llvm::StringLiteral("required equal shapes"));
  patterns.add<AssertCondition>(context);
}
