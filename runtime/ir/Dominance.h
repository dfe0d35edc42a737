//===- Dominance.h - What runs before what --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Answers whether an operation, a block or a value dominates another, across regions: what is nested is where
// its ancestor in the other's region is. Trees are computed for a region when it is first asked about, and
// only if it has more than one block, by the algorithm of Lengauer and Tarjan ("A Fast Algorithm for Finding
// Dominators in a Flowgraph"). In graph regions everything dominates everything of the same block. A cache:
// invalid once blocks or branches change. One thread at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_DOMINANCE_H
#define STRATA_RUNTIME_IR_DOMINANCE_H

#include "runtime/ir/Region.h"
#include "llvm/ADT/DenseMap.h"
#include <memory>

namespace strata {

class DominanceInfo {
public:
  explicit DominanceInfo(Operation * = nullptr) {}

  bool dominates(Block *a, Block *b) const { return a == b || properlyDominates(a, b); }
  bool properlyDominates(Block *a, Block *b) const;
  bool dominates(Operation *a, Operation *b) const { return a == b || properlyDominates(a, b); }
  /// \param enclosingOk  an op dominates what is nested in it.
  bool properlyDominates(Operation *a, Operation *b, bool enclosingOk = true) const;
  bool properlyDominates(Value a, Operation *b) const;
  bool dominates(Value a, Operation *b) const { return properlyDominates(a, b); }
  /// From the entry of its region.
  bool isReachableFromEntry(Block *block) const;
  /// Null for the entry block and for blocks that cannot be reached.
  Block *getImmediateDominator(Block *block) const;
  /// Whether SSA dominance is asked for in a region; false in graph regions.
  static bool hasSSADominance(Region *region);
  void invalidate() { trees.clear(); }

private:
  struct Tree {
    llvm::DenseMap<Block *, unsigned> numbers; ///< Reachable blocks, in the order of a search.
    std::vector<Block *> blocks;               ///< By number.
    std::vector<unsigned> immediate;           ///< Immediate dominators by number.
    std::vector<unsigned> enter, leave;        ///< Intervals of the tree, for constant-time questions.
  };
  const Tree &getTree(Region *region) const;
  static std::unique_ptr<Tree> compute(Region *region);

  mutable llvm::DenseMap<Region *, std::unique_ptr<Tree>> trees;
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_DOMINANCE_H
