//===- LegalizeForExport.cpp - Preparation for LLVM IR --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/transforms/LegalizeForExport.h"
#include "dialects/llvm/LLVMOps.h"
#include "dialects/llvm/transforms/Passes.h"
#include "runtime/ir/AttrTypeSubElements.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/BinaryFormat/Dwarf.h"

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
// Debug info expressions
//===----------------------------------------------------------------------===//

static bool isFragment(DIExpressionElemAttr element) {
  return element.getOpcode() == llvm::dwarf::DW_OP_LLVM_fragment && element.getArguments().size() == 2;
}

DIExpressionAttr LLVM::mergeFragments(DIExpressionAttr expression) {
  llvm::SmallVector<DIExpressionElemAttr> elements;
  for (DIExpressionElemAttr element : expression.getOperations()) {
    if (!elements.empty() && isFragment(elements.back()) && isFragment(element)) {
      llvm::ArrayRef<uint64_t> inner = elements.back().getArguments();
      elements.back() =
          DIExpressionElemAttr::get(expression.getContext(), element.getOpcode(),
                                    llvm::ArrayRef<uint64_t>{inner[0] + element.getArguments()[0], inner[1]});
    } else {
      elements.push_back(element);
    }
  }
  return DIExpressionAttr::get(expression.getContext(), elements);
}

void LLVM::legalizeDIExpressionsRecursively(Operation *op) {
  AttrTypeReplacer replacer;
  replacer.addReplacement(
      [](DIExpressionAttr expression) -> Attribute { return mergeFragments(expression); });
  replacer.recursivelyReplaceElementsIn(op);
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
