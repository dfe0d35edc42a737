//===- Dominance.cpp - What runs before what ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Dominance.h"
#include "runtime/ir/RegionKindInterface.h"

using namespace strata;

bool DominanceInfo::hasSSADominance(Region *region) {
  Operation *op = region->getParentOp();
  // What an unregistered op does with its regions is not known: all orders are allowed.
  if (!op)
    return true;
  if (!op->isRegistered() || op->hasTrait(Trait::HasOnlyGraphRegion))
    return false;
  auto kinds = llvm::dyn_cast<RegionKindInterface>(op);
  return !kinds || kinds.hasSSADominance(region->getRegionNumber());
}

/// Reachable blocks in reverse post-order, and their numbers in it.
static std::vector<Block *> reversePostOrder(Region *region, llvm::DenseMap<Block *, unsigned> &numbers) {
  std::vector<Block *> order;
  std::vector<std::pair<Block *, unsigned>> stack = {{&region->front(), 0}};
  numbers[&region->front()] = 0;
  while (!stack.empty()) {
    auto &[block, next] = stack.back();
    if (next == block->getNumSuccessors()) {
      order.push_back(block);
      stack.pop_back();
      continue;
    }
    Block *successor = block->getSuccessor(next++);
    if (successor && successor->getParent() == region && numbers.try_emplace(successor, 0).second)
      stack.emplace_back(successor, 0);
  }
  std::reverse(order.begin(), order.end());
  for (unsigned i = 0, count = order.size(); i != count; ++i)
    numbers[order[i]] = i;
  return order;
}

std::unique_ptr<DominanceInfo::Tree> DominanceInfo::compute(Region *region) {
  auto tree = std::make_unique<Tree>();
  std::vector<Block *> order = reversePostOrder(region, tree->numbers);
  constexpr unsigned unknown = ~0u;
  unsigned count = order.size();
  // The reachable predecessors of a block, side by side: they are gone over several times.
  std::vector<unsigned> predecessors, firstPredecessor(count + 1);
  for (unsigned i = 0; i != count; ++i) {
    for (Block *predecessor : order[i]->getPredecessors())
      if (auto it = tree->numbers.find(predecessor); it != tree->numbers.end())
        predecessors.push_back(it->second);
    firstPredecessor[i + 1] = predecessors.size();
  }
  std::vector<unsigned> &immediate = tree->immediate;
  immediate.assign(count, unknown);
  immediate[0] = 0;
  auto intersect = [&](unsigned a, unsigned b) {
    while (a != b) {
      while (a > b)
        a = immediate[a];
      while (b > a)
        b = immediate[b];
    }
    return a;
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (unsigned i = 1; i != count; ++i) {
      unsigned best = unknown;
      for (unsigned each = firstPredecessor[i]; each != firstPredecessor[i + 1]; ++each)
        if (unsigned predecessor = predecessors[each]; immediate[predecessor] != unknown)
          best = best == unknown ? predecessor : intersect(predecessor, best);
      if (best != unknown && immediate[i] != best) {
        immediate[i] = best;
        changed = true;
      }
    }
  }
  // Number the tree: a dominates b when b's interval lies in a's.
  std::vector<unsigned> firstChild(count, unknown), nextSibling(count, unknown);
  for (unsigned i = count; i-- > 1;)
    nextSibling[i] = std::exchange(firstChild[immediate[i]], i);
  tree->enter.resize(count);
  tree->leave.resize(count);
  unsigned clock = 0;
  std::vector<unsigned> stack = {0};
  tree->enter[0] = clock++;
  while (!stack.empty()) {
    unsigned node = stack.back(), child = firstChild[node];
    if (child == unknown) {
      tree->leave[node] = clock++;
      stack.pop_back();
      continue;
    }
    firstChild[node] = nextSibling[child];
    tree->enter[child] = clock++;
    stack.push_back(child);
  }
  tree->blocks = std::move(order);
  return tree;
}

const DominanceInfo::Tree &DominanceInfo::getTree(Region *region) const {
  auto &tree = trees[region];
  if (!tree)
    tree = compute(region);
  return *tree;
}

bool DominanceInfo::isReachableFromEntry(Block *block) const {
  Region *region = block->getParent();
  if (!region || block == &region->front())
    return true;
  return getTree(region).numbers.contains(block);
}

Block *DominanceInfo::getImmediateDominator(Block *block) const {
  Region *region = block->getParent();
  if (!region || block == &region->front())
    return nullptr;
  const Tree &tree = getTree(region);
  auto number = tree.numbers.find(block);
  return number == tree.numbers.end() ? nullptr : tree.blocks[tree.immediate[number->second]];
}

bool DominanceInfo::properlyDominates(Block *a, Block *b) const {
  if (a == b)
    return false;
  Region *region = a->getParent();
  if (b->getParent() != region) {
    b = region ? region->findAncestorBlockInRegion(*b) : nullptr;
    if (!b)
      return false;
    if (a == b)
      return true;
  }
  if (!region || b == &region->front())
    return false;
  // Nothing is run but behind the entry: most questions are about what it defines, and need no tree.
  if (a == &region->front())
    return true;
  const Tree &tree = getTree(region);
  auto inA = tree.numbers.find(a), inB = tree.numbers.find(b);
  // Everything dominates what can never run; what can never run dominates nothing that can.
  if (inB == tree.numbers.end())
    return true;
  if (inA == tree.numbers.end())
    return false;
  return tree.enter[inA->second] < tree.enter[inB->second] && tree.leave[inB->second] < tree.leave[inA->second];
}

bool DominanceInfo::properlyDominates(Operation *a, Operation *b, bool enclosingOk) const {
  Block *blockA = a->getBlock(), *blockB = b->getBlock();
  if (!blockA || !blockB)
    return false;
  Region *region = blockA->getParent();
  if (blockB->getParent() != region) {
    b = region ? region->findAncestorOpInRegion(*b) : nullptr;
    if (!b)
      return false;
    if (a == b)
      return enclosingOk || !hasSSADominance(region);
    blockB = b->getBlock();
  } else if (a == b) {
    return !hasSSADominance(region);
  }
  if (blockA == blockB)
    return !hasSSADominance(region) || a->isBeforeInBlock(b);
  return properlyDominates(blockA, blockB);
}

bool DominanceInfo::properlyDominates(Value a, Operation *b) const {
  if (Operation *op = a.getDefiningOp())
    return properlyDominates(op, b, /*enclosingOk=*/false);
  Block *owner = BlockArgument(a.getImpl()).getOwner();
  Block *block = b->getBlock();
  return block && (owner == block || dominates(owner, block));
}
