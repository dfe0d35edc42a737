//===- UpliftToFMA.cpp - Fused multiply-add from sums and products --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/math/Math.h"
#include "dialects/math/transforms/Passes.h"
#include "runtime/rewrite/GreedyPatternRewriteDriver.h"

using namespace mlir;
using arith::FastMathFlags;

namespace mlir::math {
#define GEN_PASS_DEF_MATHUPLIFTTOFMA
#include "dialects/math/transforms/Passes.h.inc"
} // namespace mlir::math

static bool mayContract(FastMathFlags flags) {
  return (flags & FastMathFlags::contract) == FastMathFlags::contract;
}

/// Replaces a * b + c and c + a * b by math.fma.
static LogicalResult fuseProduct(arith::AddFOp sum, PatternRewriter &rewriter) {
  if (!mayContract(sum.getFastmath()))
    return rewriter.notifyMatchFailure(sum, "the sum must not be contracted");
  for (auto [product, other] : {std::pair(sum.getLhs(), sum.getRhs()), {sum.getRhs(), sum.getLhs()}}) {
    auto mul = product.getDefiningOp<arith::MulFOp>();
    if (!mul || !mayContract(mul.getFastmath()))
      continue;
    rewriter.replaceOpWithNewOp<math::FmaOp>(sum, sum.getType(), mul.getLhs(), mul.getRhs(), other,
                                             sum.getFastmath() & mul.getFastmath());
    return success();
  }
  return rewriter.notifyMatchFailure(sum, "no operand is a product that may be contracted");
}

void mlir::populateUpliftToFMAPatterns(RewritePatternSet &patterns) { patterns.add(fuseProduct); }

namespace {
class UpliftToFMA : public math::impl::MathUpliftToFMABase<UpliftToFMA> {
public:
  using Base::Base;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateUpliftToFMAPatterns(patterns);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace
