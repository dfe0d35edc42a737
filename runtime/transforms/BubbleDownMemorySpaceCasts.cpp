//===- BubbleDownMemorySpaceCasts.cpp - Memory-space casts ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/transforms/BubbleDownMemorySpaceCasts.h"
#include "runtime/interfaces/MemOpInterfaces.h"
#include "runtime/rewrite/GreedyPatternRewriteDriver.h"
#include "runtime/transforms/Passes.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_BUBBLEDOWNMEMORYSPACECASTS
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

namespace {

struct BubbleDownCasts : OpInterfaceRewritePattern<MemorySpaceCastConsumerOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;
  LogicalResult matchAndRewrite(MemorySpaceCastConsumerOpInterface op,
                                PatternRewriter &rewriter) const override {
    FailureOr<std::optional<llvm::SmallVector<Value>>> results = op.bubbleDownCasts(rewriter);
    if (failed(results))
      return failure();
    if (!*results) {
      rewriter.modifyOpInPlace(op, [] {});
      return success();
    }
    rewriter.replaceOp(op, **results);
    return success();
  }
};

class BubbleDownMemorySpaceCastsPass
    : public impl::BubbleDownMemorySpaceCastsBase<BubbleDownMemorySpaceCastsPass> {
public:
  void runOnOperation() override {
    RewritePatternSet patterns(getOperation()->getContext());
    populateBubbleDownMemorySpaceCastPatterns(patterns, PatternBenefit(1));
    if (failed(applyPatternsGreedily(getOperation(), FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};

} // namespace

void mlir::populateBubbleDownMemorySpaceCastPatterns(RewritePatternSet &patterns, PatternBenefit benefit) {
  patterns.add<BubbleDownCasts>(patterns.getContext(), benefit);
}

std::unique_ptr<Pass> mlir::createBubbleDownMemorySpaceCastsPass() {
  return std::make_unique<BubbleDownMemorySpaceCastsPass>();
}
