//===- GreedyPatternRewriteDriver.cpp - Greedy pattern driver -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/GreedyPatternRewriteDriver.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Threading.h"
#include "runtime/rewrite/GreedyRegionRewriter.h"

using namespace mlir;
using detail::GreedyRegionRewriter;

LogicalResult mlir::applyPatternsGreedily(Region &region, const FrozenRewritePatternSet &patterns,
                                          GreedyRewriteConfig config, bool *changed) {
  bool ignored;
  return GreedyRegionRewriter(region, patterns, config).runOnRegion(changed ? *changed : ignored);
}

/// Rewrites the regions of `op`, each with its own worklist. \p settled contains ops directly in the regions
/// whose nested ops have been rewritten before.
static LogicalResult rewriteRegions(Operation *op, const FrozenRewritePatternSet &patterns,
                                    const GreedyRewriteConfig &config, bool &changed,
                                    const SkippedOps &settled = {}) {
  bool converged = true;
  for (Region &region : op->getRegions()) {
    GreedyRegionRewriter driver(region, patterns, config);
    driver.settled = settled;
    bool one = false;
    converged &= succeeded(driver.runOnRegion(one));
    changed |= one;
    // If an op that had been rewritten before was changed again, rewrite the whole region with one worklist.
    if (driver.touchedSettled) {
      converged &= succeeded(GreedyRegionRewriter(region, patterns, config).runOnRegion(one));
      changed |= one;
    }
  }
  return success(converged);
}

/// Returns the operations directly in the regions of `op` that have regions and are isolated from above.
static llvm::SmallVector<Operation *, 0> getIsolatedChildren(Operation *op) {
  llvm::SmallVector<Operation *, 0> result;
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Operation &child : block)
        if (child.getNumRegions() != 0 && child.hasTrait(Trait::IsIsolatedFromAbove))
          result.push_back(&child);
  return result;
}

/// Rewrites the regions of each op in `ops` separately, on several threads.
static LogicalResult rewriteOnThreads(llvm::ArrayRef<Operation *> ops,
                                      const FrozenRewritePatternSet &patterns,
                                      const GreedyRewriteConfig &config, bool &changed) {
  struct Outcome {
    bool changed = false, converged = true;
    RewriteCycle cycle;
  };
  std::vector<Outcome> outcomes(ops.size());
  MLIRContext *context = ops.front()->getContext();
  {
    ParallelDiagnosticHandler handler(context);
    parallelFor(context, 0, ops.size(), [&](size_t i) {
      handler.setOrderIDForThread(i);
      GreedyRewriteConfig own = config;
      if (config.getCycleReport())
        own.setCycleReport(&outcomes[i].cycle);
      outcomes[i].converged = succeeded(rewriteRegions(ops[i], patterns, own, outcomes[i].changed));
      handler.eraseOrderIDForThread();
    });
  }
  bool converged = true;
  for (Outcome &outcome : outcomes) {
    changed |= outcome.changed;
    if (!outcome.converged && converged && config.getCycleReport())
      *config.getCycleReport() = std::move(outcome.cycle);
    converged &= outcome.converged;
  }
  return success(converged);
}

/// Rewrites ops that are isolated from above separately, the innermost ones first.
static LogicalResult rewriteByIsolation(Operation *root, const FrozenRewritePatternSet &patterns,
                                        const GreedyRewriteConfig &config, bool &changed) {
  // While an op contains only one isolated op, continue with that op, because there is no parallelism at
  // these levels.
  llvm::SmallVector<Operation *, 4> path = {root};
  llvm::SmallVector<Operation *, 0> children = getIsolatedChildren(root);
  while (children.size() == 1) {
    path.push_back(children.front());
    children = getIsolatedChildren(path.back());
  }
  bool converged = true;
  SkippedOps settled;
  if (children.size() > 1) {
    if (hasWorkForThreads(root->getContext(), children)) {
      converged = succeeded(rewriteOnThreads(children, patterns, config, changed));
    } else {
      for (Operation *child : children)
        converged &= succeeded(rewriteRegions(child, patterns, config, changed));
    }
    settled.insert(children.begin(), children.end());
  }
  for (Operation *op : llvm::reverse(path)) {
    RewriteCycle cycle;
    GreedyRewriteConfig own = config;
    if (config.getCycleReport())
      own.setCycleReport(&cycle);
    bool one = succeeded(rewriteRegions(op, patterns, own, changed, settled));
    if (!one && converged && config.getCycleReport())
      *config.getCycleReport() = std::move(cycle);
    converged &= one;
    settled = {op};
  }
  return success(converged);
}

LogicalResult mlir::applyPatternsGreedily(Operation *op, const FrozenRewritePatternSet &patterns,
                                          GreedyRewriteConfig config, bool *changed) {
  bool ignored = false;
  bool &any = changed ? *changed : ignored;
  any = false;
  bool byIsolation = config.areThreadsEnabled() &&
                     config.getMaxNumRewrites() == GreedyRewriteConfig::kNoLimit && !config.getListener() &&
                     !config.getPatternObserver() && !RewriteTracer::get(op->getContext()) &&
                     config.getStrictness() == GreedyRewriteStrictness::AnyOp;
  return byIsolation ? rewriteByIsolation(op, patterns, config, any)
                     : rewriteRegions(op, patterns, config, any);
}

/// Returns the innermost region that contains all `ops`; null if there is none.
static Region *getCommonRegion(llvm::ArrayRef<Operation *> ops) {
  Region *common = ops.front()->getParentRegion();
  for (Operation *op : ops.drop_front())
    while (common && !(op->getParentRegion() && common->isAncestor(op->getParentRegion())))
      common = common->getParentRegion();
  return common;
}

LogicalResult mlir::applyOpPatternsGreedily(llvm::ArrayRef<Operation *> ops,
                                            const FrozenRewritePatternSet &patterns,
                                            GreedyRewriteConfig config, bool *changed, bool *allErased) {
  bool ignoredChange, ignoredErasure;
  bool &any = changed ? *changed : ignoredChange;
  bool &gone = allErased ? *allErased : ignoredErasure;
  any = gone = false;
  Region *scope = ops.empty() ? nullptr : config.getScope() ? config.getScope() : getCommonRegion(ops);
  if (!scope)
    return success();
  return GreedyRegionRewriter(*scope, patterns, config).runOnOps(ops, any, gone);
}
