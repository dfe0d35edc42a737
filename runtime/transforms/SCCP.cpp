//===- SCCP.cpp - Sparse conditional constant propagation -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/ConstantPropagationAnalysis.h"
#include "runtime/analysis/DeadCodeAnalysis.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/transforms/ConstantMaterializer.h"
#include "runtime/transforms/Passes.h"

using namespace mlir;
using namespace mlir::dataflow;

namespace mlir {
#define GEN_PASS_DEF_SCCP
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

namespace {
class SCCPPass : public impl::SCCPBase<SCCPPass> {
public:
  void runOnOperation() override {
    DataFlowSolver solver;
    solver.load<DeadCodeAnalysis>();
    solver.load<SparseConstantPropagation>();
    if (failed(solver.initializeAndRun(getOperation())))
      return signalPassFailure();
    rewrite(solver, getOperation()->getRegions());
  }

private:
  static void addBlocks(llvm::MutableArrayRef<Region> regions, llvm::SmallVectorImpl<Block *> &blocks) {
    for (Region &region : regions)
      for (Block &block : llvm::reverse(region))
        blocks.push_back(&block);
  }

  static bool replaceByConstant(DataFlowSolver &solver, ConstantMaterializer &materializer, Block *block,
                                Value value) {
    const auto *state = solver.lookupState<Lattice<ConstantValue>>(value);
    if (!state || state->getValue().isUninitialized() || !state->getValue().getConstantValue())
      return false;
    const ConstantValue &constant = state->getValue();
    Value replacement =
        materializer.get(block, constant.getConstantDialect(), constant.getConstantValue(), value.getType());
    if (!replacement)
      return false;
    value.replaceAllUsesWith(replacement);
    return true;
  }

  static void rewrite(DataFlowSolver &solver, llvm::MutableArrayRef<Region> regions) {
    ConstantMaterializer materializer;
    llvm::SmallVector<Block *> blocks;
    addBlocks(regions, blocks);
    while (!blocks.empty()) {
      Block *block = blocks.pop_back_val();
      for (Operation &op : llvm::make_early_inc_range(*block)) {
        bool areAllReplaced = op.getNumResults() != 0;
        for (Value result : op.getResults())
          areAllReplaced &= replaceByConstant(solver, materializer, block, result);
        if (areAllReplaced && wouldOpBeTriviallyDead(&op) && !materializer.contains(&op)) {
          op.erase();
          continue;
        }
        addBlocks(op.getRegions(), blocks);
      }
      for (BlockArgument argument : block->getArguments())
        replaceByConstant(solver, materializer, block, argument);
    }
  }
};
} // namespace

std::unique_ptr<Pass> mlir::createSCCPPass() { return std::make_unique<SCCPPass>(); }
