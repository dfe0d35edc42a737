//===- ShopUnwrap.cpp - A pass of generated patterns ----------------------===//

#include "Shop/Shop.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;

namespace shop {
#define GEN_PASS_DEF_SHOPUNWRAP
#include "Shop/ShopPasses.h.inc"
} // namespace shop

namespace {
using namespace shop;
#include "Shop/ShopPatterns.inc"

struct ShopUnwrap : shop::impl::ShopUnwrapBase<ShopUnwrap> {
  using ShopUnwrapBase::ShopUnwrapBase;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateWithGenerated(patterns);
    GreedyRewriteConfig config;
    config.setMaxNumRewrites(limit);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns), config)))
      signalPassFailure();
  }
};
} // namespace
