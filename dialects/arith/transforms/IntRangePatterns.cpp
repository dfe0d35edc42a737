//===- IntRangePatterns.cpp - Rewriting by integer ranges -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/transforms/IntRangePatterns.h"
#include "runtime/analysis/IntegerRangeAnalysis.h"
#include "runtime/rewrite/GreedyPatternRewriteDriver.h"
#include "runtime/rewrite/RegionUtils.h"

using namespace mlir;
using namespace mlir::arith;

void IntRangeListener::notifyOperationErased(Operation *op) {
  for (Value result : op->getResults())
    solver.eraseState(result);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Value argument : block.getArguments())
        solver.eraseState(argument);
}

LogicalResult
arith::applyIntRangePatterns(Operation *root, bool useTopDownTraversal,
                             llvm::function_ref<void(RewritePatternSet &, DataFlowSolver &)> populate) {
  DataFlowSolver solver;
  dataflow::loadBaselineAnalyses(solver);
  solver.load<dataflow::IntegerRangeAnalysis>();
  if (failed(solver.initializeAndRun(root)))
    return failure();

  // First apply the patterns until the worklist is empty. Do not simplify regions meanwhile: the solver would
  // keep the ranges of erased block arguments, and new arguments may get the same addresses. Run a single
  // iteration only: a second one would merge the new constants with constants whose only users are dead block
  // arguments. mlir-opt erases such arguments before it merges constants, and this determines the order of
  // the constants in the output.
  IntRangeListener listener(solver);
  RewritePatternSet patterns(root->getContext());
  populate(patterns, solver);
  GreedyRewriteConfig config;
  config.setListener(&listener)
      .setUseTopDownTraversal(useTopDownTraversal)
      .setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled)
      .setMaxIterations(1);
  (void)applyPatternsGreedily(root, std::move(patterns), config);

  // Then simplify regions, fold, and unify constants, without the solver.
  IRRewriter rewriter(root->getContext());
  (void)simplifyRegions(rewriter, root->getRegions(), /*mergeBlocks=*/true);
  GreedyRewriteConfig rest;
  rest.setUseTopDownTraversal(useTopDownTraversal)
      .setRegionSimplificationLevel(GreedySimplifyRegionLevel::Aggressive);
  (void)applyPatternsGreedily(root, FrozenRewritePatternSet(), rest);
  return success();
}
