//===- Canonicalizer.cpp - Canonicalization and DCE passes ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/rewrite/GreedyPatternRewriteDriver.h"
#include "runtime/transforms/Passes.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_CANONICALIZER
#define GEN_PASS_DEF_DCE
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

namespace {

class CanonicalizerPass : public impl::CanonicalizerBase<CanonicalizerPass> {
public:
  CanonicalizerPass() = default;
  CanonicalizerPass(const GreedyRewriteConfig &given, llvm::ArrayRef<std::string> disabled,
                    llvm::ArrayRef<std::string> enabled)
      : config(given) {
    topDownProcessingEnabled = config.getUseTopDownTraversal();
    regionSimplifyLevel = config.getRegionSimplificationLevel();
    maxIterations = config.getMaxIterations();
    maxNumRewrites = config.getMaxNumRewrites();
    disabledPatterns = disabled;
    enabledPatterns = enabled;
  }
  /// Copies the pass; the copies share one pattern set.
  CanonicalizerPass(const CanonicalizerPass &other)
      : Base(other), config(other.config), patterns(other.patterns) {}

  LogicalResult initialize(MLIRContext *context) override {
    config.setUseTopDownTraversal(topDownProcessingEnabled)
        .setRegionSimplificationLevel(regionSimplifyLevel)
        .setMaxIterations(maxIterations)
        .setMaxNumRewrites(maxNumRewrites)
        .enableThreads();
    RewritePatternSet set(context);
    for (Dialect *dialect : context->getLoadedDialects()) {
      const DialectSpec &spec = dialect->getSpec();
      if (spec.hooks.canonicalizationPatterns)
        spec.hooks.canonicalizationPatterns(set, context);
      for (const PatternSpec *pattern : spec.canonicalizations)
        set.addDeclarative(*pattern);
      for (const OpSpec *op : spec.ops)
        if (op->hooks.canonicalizationPatterns)
          op->hooks.canonicalizationPatterns(set, context);
    }
    patterns = FrozenRewritePatternSet(std::move(set), disabledPatterns, enabledPatterns);
    return success();
  }
  void runOnOperation() override {
    RewriteCycle cycle;
    GreedyRewriteConfig own = config;
    own.setCycleReport(&cycle);
    if (succeeded(applyPatternsGreedily(getOperation(), patterns, own)))
      return;
    if (testConvergence) {
      InFlightDiagnostic diag = getOperation()->emitError("canonicalization did not converge");
      cycle.explain(diag);
      signalPassFailure();
    } else if (cycle.isEndless) {
      // Reaching the iteration limit is not an error. But patterns that undo each other without end are a
      // bug, so warn.
      InFlightDiagnostic diag = emitWarning(getOperation()->getLoc());
      diag << "patterns keep undoing each other: canonicalization was stopped";
      cycle.explain(diag);
    }
  }

private:
  GreedyRewriteConfig config;
  FrozenRewritePatternSet patterns;
};

/// Runs the greedy driver without patterns and without folding, so that it only erases dead ops and
/// unreachable blocks.
class DCEPass : public impl::DCEBase<DCEPass> {
public:
  void runOnOperation() override {
    GreedyRewriteConfig config;
    config.setUseTopDownTraversal()
        .setRegionSimplificationLevel(GreedySimplifyRegionLevel::Normal)
        .enableFolding(false)
        .enableThreads();
    (void)applyPatternsGreedily(getOperation(), FrozenRewritePatternSet(), config);
  }
};

} // namespace

std::unique_ptr<Pass> mlir::createCanonicalizerPass() { return std::make_unique<CanonicalizerPass>(); }
std::unique_ptr<Pass> mlir::createCanonicalizerPass(const GreedyRewriteConfig &config,
                                                    llvm::ArrayRef<std::string> disabledPatterns,
                                                    llvm::ArrayRef<std::string> enabledPatterns) {
  return std::make_unique<CanonicalizerPass>(config, disabledPatterns, enabledPatterns);
}
std::unique_ptr<Pass> mlir::createDCEPass() { return std::make_unique<DCEPass>(); }
