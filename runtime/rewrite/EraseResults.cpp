//===- EraseResults.cpp - Removal of op results ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/EraseResults.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;

Operation *mlir::eraseOpResults(RewriterBase &rewriter, Operation *op, const llvm::BitVector &indices) {
  assert(indices.size() == op->getNumResults() && "one bit for each result");
  llvm::SmallVector<Type> types;
  for (OpResult result : op->getResults())
    if (!indices.test(result.getResultNumber()))
      types.push_back(result.getType());
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  OperationState state(op->getCompactLoc(), op->getName());
  state.addOperands(op->getOperands());
  state.addTypes(types);
  state.slots.assign(op->getSlots().begin(), op->getSlots().end());
  state.addAttributes(op->getDiscardableAttrs());
  state.addSuccessors(op->getSuccessors());
  for (unsigned i = 0, e = op->getNumRegions(); i != e; ++i)
    state.addRegion();
  Operation *other = rewriter.create(state);
  for (unsigned i = 0, e = op->getNumRegions(); i != e; ++i)
    rewriter.inlineRegionBefore(op->getRegion(i), other->getRegion(i), other->getRegion(i).begin());
  unsigned next = 0;
  for (OpResult result : op->getResults())
    if (!indices.test(result.getResultNumber()))
      rewriter.replaceAllUsesWith(result, other->getResult(next++));
  rewriter.eraseOp(op);
  return other;
}
