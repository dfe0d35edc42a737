//===- Liveness.cpp - Live-in and live-out sets of blocks -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/Liveness.h"
#include "runtime/ir/Operation.h"

using namespace mlir;

Liveness::Liveness(Operation *op) : op(op) {
  op->walk<WalkOrder::PreOrder>([&](Operation *each) {
    for (Region &region : each->getRegions())
      for (Block &block : region)
        blocks.try_emplace(&block);
  });
  op->walk<WalkOrder::PreOrder>([&](Operation *each) {
    if (each != op)
      for (Value result : each->getResults())
        addValue(result);
    for (Region &region : each->getRegions())
      for (Block &block : region)
        for (BlockArgument argument : block.getArguments())
          addValue(argument);
  });
}

/// Walks from each use back to the block of the definition, through predecessor blocks and, at region
/// boundaries, to the block of the enclosing op.
void Liveness::addValue(Value value) {
  Block *home = value.getParentBlock();
  llvm::SmallVector<Block *> work;
  for (OpOperand &use : value.getUses())
    work.push_back(use.getOwner()->getBlock());
  while (!work.empty()) {
    Block *block = work.pop_back_val();
    if (!block || block == home)
      continue;
    auto it = blocks.find(block);
    if (it == blocks.end() || !it->second.in.insert(value).second)
      continue;
    for (Block *predecessor : block->getPredecessors()) {
      blocks[predecessor].out.insert(value);
      work.push_back(predecessor);
    }
    // A use in a nested region is also a use by the enclosing op.
    if (block->getParent() != home->getParent())
      if (Operation *parent = block->getParentOp())
        work.push_back(parent->getBlock());
  }
}

bool Liveness::isDeadAfter(Value value, Operation *at) const {
  Block *block = at->getBlock();
  auto it = blocks.find(block);
  if (it == blocks.end() || it->second.out.contains(value))
    return false;
  for (OpOperand &use : value.getUses()) {
    Operation *user = block->findAncestorOpInBlock(*use.getOwner());
    if (user && user != at && at->isBeforeInBlock(user))
      return false;
  }
  return true;
}

llvm::SmallVector<Operation *> Liveness::resolveLiveness(Value value) const {
  llvm::SmallVector<Operation *> result;
  Block *home = value.getParentBlock();
  auto addBlock = [&](Block *block) {
    Operation *first = block == home ? value.getDefiningOp() : nullptr;
    if (!first && !block->empty())
      first = &block->front();
    for (Operation *each = first; each; each = each->getNextNode()) {
      result.push_back(each);
      if (isDeadAfter(value, each))
        break;
    }
  };
  addBlock(home);
  for (Block &block : *home->getParent()) {
    auto it = blocks.find(&block);
    if (&block != home && it != blocks.end() && it->second.in.contains(value))
      addBlock(&block);
  }
  return result;
}
