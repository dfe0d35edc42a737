//===- TopologicalSort.cpp - Topological sorting of graph regions -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Sorts the operations of graph regions so that definitions come before uses where possible. The sort is
// stable. In a cycle of uses, the first operation of the cycle is placed first.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/TopologicalSortUtils.h"
#include "runtime/ir/Dominance.h"
#include "runtime/transforms/Passes.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_TOPOLOGICALSORT
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

namespace {

class TopologicalSortPass : public impl::TopologicalSortBase<TopologicalSortPass> {
public:
  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      // Do not sort regions of an unregistered op, because their kind is unknown.
      if (!op->isRegistered())
        return;
      for (Region &region : op->getRegions())
        if (!DominanceInfo::hasSSADominance(&region))
          for (Block &block : region)
            sortTopologically(&block);
    });
  }
};

} // namespace

std::unique_ptr<Pass> mlir::createTopologicalSortPass() { return std::make_unique<TopologicalSortPass>(); }
