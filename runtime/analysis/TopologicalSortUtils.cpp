//===- TopologicalSortUtils.cpp - Orders of operations --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/analysis/TopologicalSortUtils.h"
#include "runtime/ir/Dominance.h"
#include "runtime/ir/OpTraits.h"
#include "runtime/ir/Region.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;

/// Sorts topologically by Kahn's algorithm (Communications of the ACM 5, 1962), in rounds that keep the
/// original order where possible. Counts for each operation the uses of results of operations that are not
/// placed yet. Calls \p place for each operation in the new order. Returns false if there are cycles.
/// \param block  the block that contains all operations; null if they may be in different blocks.
static bool sortInRounds(llvm::ArrayRef<Operation *> ops, Block *block, IsOperandReadyFn isOperandReady,
                         llvm::function_ref<void(Operation *)> place) {
  llvm::DenseMap<Operation *, unsigned> numbers;
  for (auto [index, op] : llvm::enumerate(ops))
    numbers[op] = index;
  // Returns the position of the innermost op in the list that is `user` or contains it.
  auto findInList = [&](Operation *user) {
    while (user && (block ? user->getBlock() != block : !numbers.contains(user)))
      user = user->getParentOp();
    return numbers.find(user);
  };
  // For each operation, the numbers of its users; a user appears once for each use.
  std::vector<std::vector<unsigned>> users(ops.size());
  std::vector<unsigned> missing(ops.size());
  for (unsigned i = 0; i != ops.size(); ++i)
    for (Value result : ops[i]->getResults())
      for (OpOperand &use : result.getUses()) {
        auto user = findInList(use.getOwner());
        // Ignore users outside of the list, uses in the operation itself, and uses that the callback
        // excludes.
        if (user == numbers.end() || user->second == i ||
            (isOperandReady && isOperandReady(result, user->first)))
          continue;
        users[i].push_back(user->second);
        ++missing[user->second];
      }
  // Each round places, in order, the remaining operations whose definitions are all placed.
  std::vector<unsigned> left(ops.size()), later;
  for (unsigned i = 0; i != ops.size(); ++i)
    left[i] = i;
  bool isAcyclic = true;
  auto placeOne = [&](unsigned i) {
    place(ops[i]);
    for (unsigned user : users[i])
      --missing[user];
  };
  while (!left.empty()) {
    later.clear();
    for (unsigned i : left) {
      if (missing[i] == 0)
        placeOne(i);
      else
        later.push_back(i);
    }
    if (later.size() == left.size()) {
      isAcyclic = false;
      placeOne(later.front());
      later.erase(later.begin());
    }
    std::swap(left, later);
  }
  return isAcyclic;
}

bool mlir::sortTopologically(Block *block, llvm::iterator_range<Block::iterator> ops,
                             IsOperandReadyFn isOperandReady) {
  llvm::SmallVector<Operation *> list;
  for (Operation &op : ops)
    list.push_back(&op);
  Block::iterator end = ops.end();
  return sortInRounds(list, block, isOperandReady, [&](Operation *op) { op->moveBefore(block, end); });
}

bool mlir::sortTopologically(Block *block, IsOperandReadyFn isOperandReady) {
  if (block->empty())
    return true;
  Block::iterator end = block->end();
  if (block->back().hasTrait(Trait::IsTerminator))
    --end;
  return sortTopologically(block, llvm::make_range(block->begin(), end), isOperandReady);
}

bool mlir::computeTopologicalSorting(llvm::MutableArrayRef<Operation *> ops,
                                     IsOperandReadyFn isOperandReady) {
  llvm::SmallVector<Operation *> sorted;
  bool isAcyclic =
      sortInRounds(ops, /*block=*/nullptr, isOperandReady, [&](Operation *op) { sorted.push_back(op); });
  llvm::copy(sorted, ops.begin());
  return isAcyclic;
}

llvm::SetVector<Block *> mlir::getBlocksSortedByDominance(Region &region) {
  llvm::SetVector<Block *> sorted;
  if (region.empty())
    return sorted;
  appendReversePostOrder(&region.front(), sorted);
  for (Block &block : region)
    sorted.insert(&block);
  return sorted;
}

namespace {
/// Compares operations by their place in the text, with the blocks of each region sorted by dominance.
class TextOrder {
public:
  /// Returns true if \p a comes before \p b. An operation comes before the operations nested in it.
  bool comesFirst(Operation *a, Operation *b) {
    llvm::SmallVector<Operation *> pathA = getPath(a), pathB = getPath(b);
    size_t i = 0;
    while (i != pathA.size() && i != pathB.size() && pathA[i] == pathB[i])
      ++i;
    if (i == pathA.size() || i == pathB.size())
      return pathA.size() < pathB.size();
    Block *blockA = pathA[i]->getBlock(), *blockB = pathB[i]->getBlock();
    if (!blockA || !blockB)
      return false;
    if (blockA == blockB)
      return pathA[i]->isBeforeInBlock(pathB[i]);
    Region *regionA = blockA->getParent(), *regionB = blockB->getParent();
    if (regionA != regionB)
      return regionA->getRegionNumber() < regionB->getRegionNumber();
    return getPosition(blockA) < getPosition(blockB);
  }

private:
  /// Returns the ancestors of an operation, the outermost first, and the operation itself.
  static llvm::SmallVector<Operation *> getPath(Operation *op) {
    llvm::SmallVector<Operation *> path;
    for (; op; op = op->getParentOp())
      path.push_back(op);
    std::reverse(path.begin(), path.end());
    return path;
  }
  unsigned getPosition(Block *block) {
    auto it = positions.find(block);
    if (it != positions.end())
      return it->second;
    for (auto [index, each] : llvm::enumerate(getBlocksSortedByDominance(*block->getParent())))
      positions[each] = index;
    return positions[block];
  }
  llvm::DenseMap<Block *, unsigned> positions;
};
} // namespace

llvm::SetVector<Operation *> mlir::topologicalSort(const llvm::SetVector<Operation *> &toSort) {
  llvm::SmallVector<Operation *> ops(toSort.begin(), toSort.end());
  TextOrder order;
  llvm::stable_sort(ops, [&](Operation *a, Operation *b) { return order.comesFirst(a, b); });
  // Sort by uses, too: in graph regions, a use may come before the definition in the text.
  (void)computeTopologicalSorting(ops);
  return llvm::SetVector<Operation *>(ops.begin(), ops.end());
}
