//===- LegalizeForExport.cpp - Preparation for LLVM IR --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/transforms/LegalizeForExport.h"
#include "dialects/llvm/LLVMOps.h"
#include "dialects/llvm/transforms/DIExpressionLegalization.h"
#include "dialects/llvm/transforms/Passes.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace mlir::LLVM {
#define GEN_PASS_DEF_LLVMLEGALIZEFOREXPORTPASS
#include "dialects/llvm/transforms/Passes.h.inc"
} // namespace mlir::LLVM

//===----------------------------------------------------------------------===//
// Distinct successors
//===----------------------------------------------------------------------===//

/// Inserts a block on the edge from a terminator to its successor \p index. The block is appended to the
/// region. It takes the forwarded operands as arguments and passes them to the successor.
static void splitEdge(OpBuilder &builder, Operation *terminator, unsigned index) {
  Block *successor = terminator->getSuccessor(index);
  llvm::SmallVector<Location> locs;
  for (BlockArgument argument : successor->getArguments())
    locs.push_back(argument.getLoc());
  Block *block = builder.createBlock(terminator->getParentRegion(), terminator->getParentRegion()->end(),
                                     successor->getArgumentTypes(), locs);
  BrOp::create(builder, terminator->getLoc(), ValueRange(block->getArguments()), successor);
  terminator->setSuccessor(block, index);
}

void LLVM::ensureDistinctSuccessors(Operation *root) {
  OpBuilder builder(root->getContext());
  root->walk([&](Operation *op) {
    for (Region &region : op->getRegions()) {
      // Blocks are appended during this loop. They have one successor, so visiting them has no effect.
      for (Block &block : region) {
        if (block.empty() || block.back().getNumSuccessors() < 2)
          continue;
        Operation *terminator = &block.back();
        llvm::SmallPtrSet<Block *, 8> seen;
        for (unsigned i = 0, e = terminator->getNumSuccessors(); i != e; ++i) {
          Block *successor = terminator->getSuccessor(i);
          if (!seen.insert(successor).second && successor->getNumArguments() != 0)
            splitEdge(builder, terminator, i);
        }
      }
    }
  });
}

//===----------------------------------------------------------------------===//
// Pass
//===----------------------------------------------------------------------===//

namespace {
class LegalizeForExport : public LLVM::impl::LLVMLegalizeForExportPassBase<LegalizeForExport> {
public:
  using Base::Base;
  void runOnOperation() override {
    ensureDistinctSuccessors(getOperation());
    legalizeDIExpressionsRecursively(getOperation());
  }
};
} // namespace
