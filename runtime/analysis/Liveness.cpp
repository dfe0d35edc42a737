//===- Liveness.cpp - Live-in and live-out sets of blocks -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/Liveness.h"
#include "runtime/ir/Operation.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

Liveness::Liveness(Operation *op) : op(op) {
  op->walk<WalkOrder::PreOrder>([&](Operation *each) {
    for (Region &region : each->getRegions())
      for (Block &block : region)
        blocks[&block].block = &block;
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

/// Adds `value` to the sets of all blocks in which it is live: walks from each use back to the block of the
/// definition, through predecessor blocks and, at region boundaries, to the block of the enclosing op.
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
    if (it == blocks.end() || !it->second.liveIn.insert(value).second)
      continue;
    for (Block *predecessor : block->getPredecessors()) {
      blocks[predecessor].liveOut.insert(value);
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
  if (it == blocks.end() || it->second.isLiveOut(value))
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
    if (&block != home && it != blocks.end() && it->second.isLiveIn(value))
      addBlock(&block);
  }
  return result;
}

void Liveness::print(llvm::raw_ostream &os) const {
  auto printSet = [&](llvm::StringRef name, const ValueSet &values) {
    llvm::SmallVector<std::string> names;
    for (Value value : values) {
      std::string text;
      llvm::raw_string_ostream stream(text);
      value.printAsOperand(stream);
      names.push_back(text);
    }
    llvm::sort(names);
    os << "  " << name << ": " << llvm::join(names, " ") << '\n';
  };
  op->walk<WalkOrder::PreOrder>([&](Operation *each) {
    for (Region &region : each->getRegions())
      for (Block &block : region) {
        block.printAsOperand(os);
        os << " of " << each->getName() << '\n';
        printSet("live in", getLiveIn(&block));
        printSet("live out", getLiveOut(&block));
      }
  });
}
void Liveness::dump() const { print(llvm::errs()); }

Operation *LivenessBlockInfo::getStartOperation(Value value) const {
  Operation *definition = isLiveIn(value) ? nullptr : value.getDefiningOp();
  return definition ? definition : &block->front();
}

/// Returns the last op of the block that uses the value or contains a nested op that uses it. Returns `start`
/// if no such op comes after `start`.
static Operation *findLastUser(Block &block, Value value, Operation *start) {
  Operation *last = start;
  for (Operation *user : value.getUsers())
    if (Operation *each = block.findAncestorOpInBlock(*user); each && last->isBeforeInBlock(each))
      last = each;
  return last;
}

Operation *LivenessBlockInfo::getEndOperation(Value value, Operation *start) const {
  return isLiveOut(value) ? &block->back() : findLastUser(*block, value, start);
}

LivenessBlockInfo::ValueSetT LivenessBlockInfo::currentlyLiveValues(Operation *op) const {
  ValueSetT live;
  auto add = [&](Value value) {
    Operation *start = getStartOperation(value);
    if (start != op && !start->isBeforeInBlock(op))
      return;
    Operation *end = getEndOperation(value, start);
    if (end == op || op->isBeforeInBlock(end))
      live.insert(value);
  };
  for (Value value : liveIn)
    add(value);
  for (BlockArgument argument : block->getArguments())
    add(argument);
  for (Operation &each : *block)
    for (Value result : each.getResults())
      add(result);
  // Add the values that the op defines: its results, and the results and block arguments in its regions.
  op->walk([&](Operation *nested) {
    live.insert(nested->result_begin(), nested->result_end());
    for (Region &region : nested->getRegions())
      for (Block &inner : region)
        live.insert(inner.args_begin(), inner.args_end());
  });
  return live;
}
