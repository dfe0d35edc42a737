//===- TopologicalSort.cpp - Definitions before uses ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// In regions where order means nothing (graphs), operations are moved so that as many as can be stand behind
// what they use; among those that may come next, the order stays. Where uses go round in a circle, the first
// one of it goes first.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Dominance.h"
#include "runtime/transforms/Passes.h"
#include "llvm/ADT/DenseMap.h"

using namespace strata;

namespace strata {
#define GEN_PASS_DEF_TOPOLOGICALSORT
#include "runtime/transforms/Passes.h.inc"
} // namespace strata

/// The operation of the block that `op` is, or is in; null when it is in none.
static Operation *getAncestorIn(Block *block, Operation *op) {
  while (op && op->getBlock() != block)
    op = op->getParentOp();
  return op;
}

/// Linear in operations and uses: each operation counts what it still waits for.
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
  // Users by what they use, each as often as it uses it.
  std::vector<std::vector<unsigned>> users(ops.size());
  std::vector<unsigned> missing(ops.size());
  for (unsigned i = 0; i != ops.size(); ++i)
    for (Value result : ops[i]->getResults())
      for (OpOperand &use : result.getUses()) {
        auto user = numbers.find(getAncestorIn(&block, use.getOwner()));
        // Uses of itself wait for nothing.
        if (user == numbers.end() || user->second == i)
          continue;
        users[i].push_back(user->second);
        ++missing[user->second];
      }
  // Rounds over what is left, in order, as long as rounds find something.
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
      // Of an op that nobody declared, nobody knows whether order matters.
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

std::unique_ptr<Pass> strata::createTopologicalSortPass() { return std::make_unique<TopologicalSortPass>(); }
