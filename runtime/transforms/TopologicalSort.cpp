//===- TopologicalSort.cpp - Topological sorting of graph regions -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Sorts the operations of graph regions so that definitions come before uses where possible. The sort is
// stable. In a cycle of uses, the first operation of the cycle is placed first.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Dominance.h"
#include "runtime/transforms/Passes.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_TOPOLOGICALSORT
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

/// Returns the ancestor of `op` (or `op` itself) that is directly in `block`; null if there is none.
static Operation *getAncestorIn(Block *block, Operation *op) {
  while (op && op->getBlock() != block)
    op = op->getParentOp();
  return op;
}

/// Kahn's algorithm (Communications of the ACM 5, 1962) in rounds that keep the original order: each
/// operation counts the definitions that are not placed yet.
static void sortBlock(Block &block) {
  llvm::DenseMap<Operation *, unsigned> numbers, waitingFor;
  std::vector<Operation *> ops;
  Operation *terminator =
      !block.empty() && block.back().hasTrait(Trait::IsTerminator) ? &block.back() : nullptr;
  for (Operation &op : block)
    if (&op != terminator) {
      numbers[&op] = ops.size();
      ops.push_back(&op);
    }
  // The users of each operation, once for each use.
  std::vector<std::vector<unsigned>> users(ops.size());
  std::vector<unsigned> missing(ops.size());
  for (unsigned i = 0; i != ops.size(); ++i)
    for (Value result : ops[i]->getResults())
      for (OpOperand &use : result.getUses()) {
        auto user = numbers.find(getAncestorIn(&block, use.getOwner()));
        // An operation does not wait for its own results.
        if (user == numbers.end() || user->second == i)
          continue;
        users[i].push_back(user->second);
        ++missing[user->second];
      }
  // Each round places, in order, the remaining operations whose definitions are all placed.
  std::vector<unsigned> left(ops.size()), later;
  for (unsigned i = 0; i != ops.size(); ++i)
    left[i] = i;
  auto place = [&](unsigned i) {
    ops[i]->moveBefore(&block, terminator ? Block::iterator(terminator) : block.end());
    for (unsigned user : users[i])
      --missing[user];
  };
  while (!left.empty()) {
    later.clear();
    for (unsigned i : left) {
      if (missing[i] == 0)
        place(i);
      else
        later.push_back(i);
    }
    if (later.size() == left.size()) {
      place(later.front());
      later.erase(later.begin());
    }
    std::swap(left, later);
  }
}

namespace {

class TopologicalSortPass : public impl::TopologicalSortBase<TopologicalSortPass> {
public:
  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      // Do not sort regions of an unregistered op, because their kind is unknown.
      if (!op->isRegistered())
        return;
      for (Region &region : op->getRegions())
        if (!DominanceInfo::hasSSADominance(&region))
          for (Block &block : region)
            sortBlock(block);
    });
  }
};

} // namespace

std::unique_ptr<Pass> mlir::createTopologicalSortPass() { return std::make_unique<TopologicalSortPass>(); }
