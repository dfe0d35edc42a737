//===- Dominance.cpp - Dominance of blocks, operations and values ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Dominance.h"
#include "runtime/ir/RegionKindInterface.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

bool DominanceInfo::hasSSADominance(Region *region) {
  Operation *op = region->getParentOp();
  // A detached region is treated as an SSACFG region. The region kind of an unregistered operation is
  // unknown, so definitions need not precede their uses.
  if (!op)
    return true;
  if (!op->isRegistered() || op->hasTrait(Trait::HasOnlyGraphRegion))
    return false;
  auto kinds = llvm::dyn_cast<RegionKindInterface>(op);
  return !kinds || kinds.hasSSADominance(region->getRegionNumber());
}

/// Computes immediate dominators by the algorithm of Lengauer and Tarjan with path compression: O(edges *
/// log(blocks)) for any graph. Not recursive, because there may be millions of blocks in a row.
class DominanceInfo::ImmediateDominators {
public:
  /// Numbers the reachable blocks of \p region, and stores them in \p tree together with their immediate
  /// dominators.
  ImmediateDominators(Region *region, Tree &tree) : tree(tree) {
    search(region);
    compute();
  }

private:
  void search(Region *region);
  void compute();
  unsigned evaluate(unsigned node);

  static constexpr unsigned none = ~0u;
  Tree &tree;
  Numbers parents;   ///< Parents in the depth-first search tree.
  Numbers semi;      ///< Numbers of the semidominators.
  Numbers ancestors; ///< Ancestors in the forest of processed nodes; none for a root.
  Numbers least;     ///< Node with the least semidominator on the compressed path to the root.
  Numbers path;
};

void DominanceInfo::ImmediateDominators::search(Region *region) {
  struct Frame {
    Block *block;
    unsigned number, next,
        end; ///< The number of the block, the next successor to visit, the number of successors.
  };
  llvm::SmallVector<Frame, 16> stack;
  auto enter = [&](Block *block, unsigned parent) {
    unsigned number = tree.blocks.size();
    if (!tree.numbers.try_emplace(block, number).second)
      return;
    tree.blocks.push_back(block);
    parents.push_back(parent);
    stack.push_back({block, number, 0, block->getNumSuccessors()});
  };
  enter(&region->front(), 0);
  while (!stack.empty()) {
    Frame &top = stack.back();
    if (top.next == top.end) {
      stack.pop_back();
      continue;
    }
    Block *successor = top.block->getSuccessor(top.next++);
    if (successor && successor->getParent() == region)
      enter(successor, top.number);
  }
}

/// Returns the node with the least semidominator on the path from \p node to the root of its tree, excluding
/// the root. Compresses the path.
unsigned DominanceInfo::ImmediateDominators::evaluate(unsigned node) {
  if (ancestors[node] == none)
    return node;
  path.clear();
  for (unsigned at = node; ancestors[ancestors[at]] != none; at = ancestors[at])
    path.push_back(at);
  // Visit the path from the root downwards, so that the path of each ancestor is compressed before it is
  // used.
  for (unsigned at : llvm::reverse(path)) {
    unsigned above = ancestors[at];
    if (semi[least[above]] < semi[least[at]])
      least[at] = least[above];
    ancestors[at] = ancestors[above];
  }
  return least[node];
}

void DominanceInfo::ImmediateDominators::compute() {
  unsigned count = tree.blocks.size();
  Numbers &immediate = tree.immediate;
  immediate.assign(count, 0);
  Numbers firstInBucket(count, none), nextInBucket(count, none);
  semi.resize(count);
  least.resize(count);
  ancestors.assign(count, none);
  for (unsigned i = 0; i != count; ++i)
    semi[i] = least[i] = i;
  for (unsigned node = count; node-- > 1;) {
    for (Block *predecessor : tree.blocks[node]->getPredecessors())
      if (auto it = tree.numbers.find(predecessor); it != tree.numbers.end())
        semi[node] = std::min(semi[node], semi[evaluate(it->second)]);
    nextInBucket[node] = firstInBucket[semi[node]];
    firstInBucket[semi[node]] = node;
    unsigned parent = ancestors[node] = parents[node];
    for (unsigned waiting = firstInBucket[parent]; waiting != none; waiting = nextInBucket[waiting]) {
      unsigned best = evaluate(waiting);
      immediate[waiting] = semi[best] < semi[waiting] ? best : parent;
    }
    firstInBucket[parent] = none;
  }
  for (unsigned node = 1; node != count; ++node)
    if (immediate[node] != semi[node])
      immediate[node] = immediate[immediate[node]];
}

std::unique_ptr<DominanceInfo::Tree> DominanceInfo::compute(Region *region) {
  auto tree = std::make_unique<Tree>();
  ImmediateDominators(region, *tree);
  Numbers &immediate = tree->immediate;
  unsigned count = immediate.size();
  // Assign an interval to each node of the tree, so that a dominates b if the interval of a contains that of
  // b.
  constexpr unsigned unknown = ~0u;
  Numbers firstChild(count, unknown), nextSibling(count, unknown);
  for (unsigned i = count; i-- > 1;)
    nextSibling[i] = std::exchange(firstChild[immediate[i]], i);
  tree->enter.resize(count);
  tree->leave.resize(count);
  unsigned clock = 0;
  Numbers stack = {0};
  tree->enter[0] = clock++;
  tree->preorder.push_back(0);
  while (!stack.empty()) {
    unsigned node = stack.back(), child = firstChild[node];
    if (child == unknown) {
      tree->leave[node] = clock++;
      stack.pop_back();
      continue;
    }
    firstChild[node] = nextSibling[child];
    tree->enter[child] = clock++;
    tree->preorder.push_back(child);
    stack.push_back(child);
  }
  return tree;
}

const DominanceInfo::Tree &DominanceInfo::getTree(Region *region) const {
  auto &tree = trees[region];
  if (!tree)
    tree = compute(region);
  return *tree;
}

std::vector<Block *> DominanceInfo::getPreorder(Region *region) const {
  if (region->hasOneBlock())
    return {&region->front()};
  const Tree &tree = getTree(region);
  std::vector<Block *> order;
  order.reserve(tree.blocks.size());
  for (unsigned node : tree.preorder)
    order.push_back(tree.blocks[node]);
  return order;
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
  // The entry block dominates all other blocks. Most queries concern values defined there and need no tree.
  if (a == &region->front())
    return true;
  // A block dominates all blocks that are reached from it through single predecessors. A few steps upwards
  // from b find the definition of most values that are used in a branch or in the body of a loop.
  Block *above = b;
  for (unsigned step = 0; step != 4 && (above = above->getSinglePredecessor()); ++step)
    if (above == a)
      return true;
  const Tree &tree = getTree(region);
  auto inA = tree.numbers.find(a), inB = tree.numbers.find(b);
  // Every block dominates an unreachable block; an unreachable block dominates no reachable block.
  if (inB == tree.numbers.end())
    return true;
  if (inA == tree.numbers.end())
    return false;
  return tree.enter[inA->second] < tree.enter[inB->second] &&
         tree.leave[inB->second] < tree.leave[inA->second];
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

void mlir::appendReversePostOrder(Block *entry, llvm::SetVector<Block *> &order) {
  llvm::SmallVector<Block *> postOrder;
  llvm::SmallPtrSet<Block *, 16> visited;
  // Each stack entry is a block and the index of its next successor to visit.
  llvm::SmallVector<std::pair<Block *, unsigned>> stack;
  auto visit = [&](Block *block) {
    if (!order.contains(block) && visited.insert(block).second)
      stack.emplace_back(block, 0);
  };
  visit(entry);
  while (!stack.empty()) {
    auto &[block, next] = stack.back();
    if (next == block->getNumSuccessors()) {
      postOrder.push_back(block);
      stack.pop_back();
    } else {
      visit(block->getSuccessor(next++));
    }
  }
  order.insert(postOrder.rbegin(), postOrder.rend());
}
