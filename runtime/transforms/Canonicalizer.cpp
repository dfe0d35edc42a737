//===- Canonicalizer.cpp - canonicalize and dce ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Dialect.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/pass/PassRegistry.h"
#include "runtime/rewrite/GreedyPatternRewriteDriver.h"
#include "runtime/transforms/Passes.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

namespace {

class CanonicalizerPass : public OperationPass<> {
public:
  CanonicalizerPass() {
    addOption("top-down", "Seed the worklist in general top-down order", config.useTopDownTraversal);
    addOption("region-simplify", "Perform control flow optimizations to the region tree", regionSimplify,
              simplifyLevels);
    addOption("max-iterations", "Max. iterations between applying patterns / simplifying regions",
              config.maxIterations);
    addOption("max-num-rewrites", "Max. number of pattern rewrites within an iteration", config.maxNumRewrites);
    addOption("test-convergence", "Test only: Fail pass on non-convergence to detect cyclic pattern",
              testConvergence);
    addOption("disable-patterns", "Labels of patterns that should be filtered out during application", disabled);
    addOption("enable-patterns", "Labels of patterns that should be used during application, all other patterns "
                                 "are filtered out",
              enabled);
  }
  llvm::StringRef getArgument() const override { return "canonicalize"; }
  llvm::StringRef getName() const override { return "Canonicalizer"; }
  llvm::StringRef getDescription() const override { return "Canonicalize operations"; }

  LogicalResult initialize(MLIRContext *context) override {
    config.regionSimplifyLevel = GreedySimplifyRegionLevel::Normal;
    if (regionSimplify == "disabled")
      config.regionSimplifyLevel = GreedySimplifyRegionLevel::Disabled;
    else if (regionSimplify == "aggressive")
      config.regionSimplifyLevel = GreedySimplifyRegionLevel::Aggressive;
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
    patterns = FrozenRewritePatternSet(std::move(set), disabled, enabled);
    return success();
  }
  void runOnOperation() override {
    if (succeeded(applyPatternsGreedily(getOperation(), patterns, config)) || !testConvergence)
      return;
    getOperation()->emitError("canonicalization did not converge");
    signalPassFailure();
  }

private:
  static constexpr llvm::StringLiteral simplifyLevels[] = {"disabled", "normal", "aggressive"};
  GreedyRewriteConfig config;
  std::string regionSimplify = "normal";
  bool testConvergence = false;
  std::vector<std::string> disabled, enabled;
  FrozenRewritePatternSet patterns;
};

/// The driver without folding and patterns: what is left is taking the dead away.
class DCEPass : public OperationPass<> {
public:
  llvm::StringRef getArgument() const override { return "dce"; }
  llvm::StringRef getName() const override { return "DCE"; }
  llvm::StringRef getDescription() const override { return "Erase dead operations and unreachable blocks"; }
  void runOnOperation() override {
    GreedyRewriteConfig config;
    config.enableFolding = false;
    (void)applyPatternsGreedily(getOperation(), FrozenRewritePatternSet(), config);
  }
};

} // namespace

std::unique_ptr<Pass> strata::createCanonicalizerPass() { return std::make_unique<CanonicalizerPass>(); }
std::unique_ptr<Pass> strata::createDCEPass() { return std::make_unique<DCEPass>(); }

void strata::registerTransformsPasses() {
  PassRegistry &registry = PassRegistry::get();
  registry.add(&createCanonicalizerPass);
  registry.add(&createCSEPass);
  registry.add(&createDCEPass);
}
