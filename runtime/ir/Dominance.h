//===- Dominance.h - Dominance of blocks, operations and values -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Dominance queries for operations, blocks and values, across regions: if the second one is nested deeper,
// its ancestor in the region of the first one is used. The dominator tree of a region is computed at its
// first query, and only if the region has more than one block, by the algorithm of Lengauer and Tarjan ("A
// Fast Algorithm for Finding Dominators in a Flowgraph"). In a graph region, all operations of a block
// dominate each other. The trees are a cache, which is invalid after blocks or branches change. One thread at
// a time per object.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_DOMINANCE_H
#define STRATA_RUNTIME_IR_DOMINANCE_H

#include "runtime/ir/Region.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include <memory>

namespace mlir {

/// Dominance queries with cached dominator trees.
class DominanceInfo {
public:
  explicit DominanceInfo(Operation * = nullptr) {}

  /// Returns true if every path from the entry to \p b passes through \p a, and a != b. Every block properly
  /// dominates an unreachable one.
  bool properlyDominates(Block *a, Block *b) const;
  bool dominates(Block *a, Block *b) const { return a == b || properlyDominates(a, b); }
  bool dominates(Operation *a, Operation *b) const { return a == b || properlyDominates(a, b); }
  /// Returns true if \p a is executed before \p b on every path.
  /// \param enclosingOk true if an operation properly dominates the operations nested in it.
  bool properlyDominates(Operation *a, Operation *b, bool enclosingOk = true) const;
  /// Returns true if value \p a dominates operation \p b, so that \p b may use \p a as an operand.
  bool properlyDominates(Value a, Operation *b) const;
  bool dominates(Value a, Operation *b) const { return properlyDominates(a, b); }
  /// Returns true if the block is reachable from the entry of its region.
  bool isReachableFromEntry(Block *block) const;
  /// Returns the immediate dominator, or null for entry blocks and unreachable blocks.
  Block *getImmediateDominator(Block *block) const;
  /// Returns true if definitions in the region must dominate their uses; false for graph regions and for
  /// regions of unregistered operations.
  static bool hasSSADominance(Region *region);
  /// Returns the reachable blocks of a region that has blocks, in pre-order of the dominator tree. Blocks
  /// with the same immediate dominator are in the order in which a depth-first search that visits successors
  /// in order finds them.
  std::vector<Block *> getPreorder(Region *region) const;
  /// Discards all trees.
  void invalidate() { trees.clear(); }

private:
  /// A list of numbers of blocks, without allocation for the usual small regions.
  using Numbers = llvm::SmallVector<unsigned, 16>;
  /// The dominator tree of a region.
  struct Tree {
    llvm::SmallDenseMap<Block *, unsigned, 16>
        numbers;                           ///< Numbers of the reachable blocks in depth-first order.
    llvm::SmallVector<Block *, 16> blocks; ///< Blocks by number.
    Numbers immediate;                     ///< Numbers of the immediate dominators.
    Numbers preorder;                      ///< Numbers in pre-order of the tree.
    /// Intervals of a traversal of the tree; a dominates b if the interval of a contains that of b.
    Numbers enter, leave;
  };
  class ImmediateDominators;
  const Tree &getTree(Region *region) const;
  static std::unique_ptr<Tree> compute(Region *region);

  mutable llvm::DenseMap<Region *, std::unique_ptr<Tree>> trees;
};

/// Appends the blocks that are reachable from \p entry in reverse post-order of a depth-first search, so that
/// a block comes after the blocks that dominate it. Omits blocks that \p order contains, and blocks that are
/// reachable only through these.
void appendReversePostOrder(Block *entry, llvm::SetVector<Block *> &order);

} // namespace mlir

#endif // STRATA_RUNTIME_IR_DOMINANCE_H
