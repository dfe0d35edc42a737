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

/// Reachable blocks in reverse post-order.
static std::vector<Block *> reversePostOrder(Region *region) {
  std::vector<Block *> order;
  llvm::DenseMap<Block *, bool> seen;
  std::vector<std::pair<Block *, unsigned>> stack = {{&region->front(), 0}};
  seen[&region->front()] = true;
  while (!stack.empty()) {
    auto &[block, next] = stack.back();
    if (next == block->getNumSuccessors()) {
      order.push_back(block);
      stack.pop_back();
      continue;
    }
    Block *successor = block->getSuccessor(next++);
    if (successor && successor->getParent() == region && seen.try_emplace(successor, true).second)
      stack.emplace_back(successor, 0);
  }
  std::reverse(order.begin(), order.end());
  return order;
}

std::unique_ptr<DominanceInfo::Tree> DominanceInfo::compute(Region *region) {
  auto tree = std::make_unique<Tree>();
  std::vector<Block *> order = reversePostOrder(region);
  constexpr unsigned unknown = ~0u;
  unsigned count = order.size();
  for (unsigned i = 0; i != count; ++i)
    tree->numbers[order[i]] = i;
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
      for (Block *predecessor : order[i]->getPredecessors()) {
        auto it = tree->numbers.find(predecessor);
        if (it == tree->numbers.end() || immediate[it->second] == unknown)
          continue;
        best = best == unknown ? it->second : intersect(it->second, best);
      }
      if (best != unknown && immediate[i] != best) {
        immediate[i] = best;
        changed = true;
      }
    }
  }
  // Number the tree: a dominates b when b's interval lies in a's.
  std::vector<std::vector<unsigned>> children(count);
  for (unsigned i = 1; i != count; ++i)
    children[immediate[i]].push_back(i);
  tree->enter.resize(count);
  tree->leave.resize(count);
  unsigned clock = 0;
  std::vector<std::pair<unsigned, unsigned>> stack = {{0, 0}};
  tree->enter[0] = clock++;
  while (!stack.empty()) {
    auto &[node, next] = stack.back();
    if (next == children[node].size()) {
      tree->leave[node] = clock++;
      stack.pop_back();
      continue;
    }
    unsigned child = children[node][next++];
    tree->enter[child] = clock++;
    stack.emplace_back(child, 0);
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
  if (!region || region->hasOneBlock())
    return false;
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
