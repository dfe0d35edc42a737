// Part of Strata, under the Apache License v2.0. See LICENSE.

#include "Shelf.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace shelf;

#include "ShelfDialect.cpp.inc"
#define GET_OP_CLASSES
#include "ShelfOps.cpp.inc"

void ShelfDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "ShelfOps.cpp.inc"
      >();
}

namespace {
#include "ShelfPatterns.cpp.inc"

struct PutOncePass : PassWrapper<PutOncePass, OperationPass<>> {
  StringRef getArgument() const override { return "shelf-put-once"; }
  StringRef getDescription() const override { return "Removes repeated shelf.put"; }
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateWithGenerated(patterns);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};
} // namespace

void shelf::registerPasses() { PassRegistration<PutOncePass>(); }
