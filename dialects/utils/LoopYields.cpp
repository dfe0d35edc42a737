//===- LoopYields.cpp - Loops with additional yields ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/utils/LoopYields.h"

using namespace mlir;

LoopLikeOpInterface mlir::moveBodyWithAdditionalYields(RewriterBase &rewriter, LoopLikeOpInterface loop,
                                                       Operation *newLoop, ValueRange newInits,
                                                       bool replaceInitUses,
                                                       const NewYieldValuesFn &newYieldValuesFn) {
  newLoop->setDiscardableAttrs(loop->getDiscardableAttrs());
  Block &body = loop->getRegion(0).front(), &newBody = newLoop->getRegion(0).front();
  llvm::ArrayRef<BlockArgument> added = newBody.getArguments().take_back(newInits.size());
  Operation *yield = &body.back();
  {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(yield);
    llvm::SmallVector<Value> values = newYieldValuesFn(rewriter, loop->getLoc(), added);
    rewriter.modifyOpInPlace(yield, [&] { yield->insertOperands(yield->getNumOperands(), values); });
  }
  rewriter.mergeBlocks(&body, &newBody, newBody.getArgumentValues().drop_back(newInits.size()));
  if (replaceInitUses)
    for (auto [init, argument] : llvm::zip(newInits, added))
      rewriter.replaceUsesWithIf(init, argument,
                                 [&](OpOperand &use) { return newLoop->isProperAncestor(use.getOwner()); });
  rewriter.replaceOp(loop, ValueRange(newLoop->getResults().drop_back(newInits.size())));
  return LoopLikeOpInterface(newLoop);
}
