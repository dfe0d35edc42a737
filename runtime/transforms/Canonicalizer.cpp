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

class CanonicalizerPass : public PassWrapper<CanonicalizerPass, OperationPass<>> {
public:
  CanonicalizerPass() = default;
  /// The patterns are shared.
  CanonicalizerPass(const CanonicalizerPass &other)
      : PassWrapper(other), config(other.config), patterns(other.patterns) {}
  llvm::StringRef getArgument() const override { return "canonicalize"; }
  llvm::StringRef getName() const override { return "Canonicalizer"; }
  llvm::StringRef getDescription() const override { return "Canonicalize operations"; }

  LogicalResult initialize(MLIRContext *context) override {
    config.useTopDownTraversal = topDown;
    config.regionSimplifyLevel = regionSimplify;
    config.maxIterations = maxIterations;
    config.maxNumRewrites = maxNumRewrites;
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
    if (succeeded(applyPatternsGreedily(getOperation(), patterns, config)) || !testConvergence)
      return;
    getOperation()->emitError("canonicalization did not converge");
    signalPassFailure();
  }

private:
  using Level = GreedySimplifyRegionLevel;
  Option<bool> topDown{*this, "top-down", llvm::cl::desc("Seed the worklist in general top-down order"),
                       llvm::cl::init(true)};
  Option<Level> regionSimplify{
      *this, "region-simplify", llvm::cl::desc("Perform control flow optimizations to the region tree"),
      llvm::cl::init(Level::Normal),
      llvm::cl::values(clEnumValN(Level::Disabled, "disabled", "Don't run any control-flow simplification"),
                       clEnumValN(Level::Normal, "normal", "Perform simple control-flow simplifications"),
                       clEnumValN(Level::Aggressive, "aggressive", "Perform aggressive control-flow simplification"))};
  Option<int64_t> maxIterations{
      *this, "max-iterations",
      llvm::cl::desc("Max. iterations between applying patterns / simplifying regions"), llvm::cl::init(10)};
  Option<int64_t> maxNumRewrites{*this, "max-num-rewrites",
                                 llvm::cl::desc("Max. number of pattern rewrites within an iteration"),
                                 llvm::cl::init(-1)};
  Option<bool> testConvergence{
      *this, "test-convergence",
      llvm::cl::desc("Test only: Fail pass on non-convergence to detect cyclic pattern"), llvm::cl::init(false)};
  ListOption<std::string> disabledPatterns{
      *this, "disable-patterns",
      llvm::cl::desc("Labels of patterns that should be filtered out during application")};
  ListOption<std::string> enabledPatterns{
      *this, "enable-patterns",
      llvm::cl::desc("Labels of patterns that should be used during application, all other patterns are filtered out")};
  GreedyRewriteConfig config;
  FrozenRewritePatternSet patterns;
};

/// The driver without folding and patterns: what is left is taking the dead away.
class DCEPass : public PassWrapper<DCEPass, OperationPass<>> {
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
