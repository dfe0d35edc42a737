//===- Iterators.h - Orders of walks over the IR ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Orders for Operation::walk: `op->walk<WalkOrder::PreOrder, ReverseIterator>(fn)`. Such walks are recursive,
// so nesting depth is bounded by the C++ stack. ForwardIterator, the default order, is in Walk.h.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_ITERATORS_H
#define STRATA_RUNTIME_IR_ITERATORS_H

#include "runtime/ir/Region.h"

namespace mlir {

/// Visits regions, blocks and operations from the last to the first.
struct ReverseIterator {
  static auto makeIterable(Operation &op) { return llvm::reverse(op.getRegions()); }
  template <typename T>
  static auto makeIterable(T &range) {
    return llvm::reverse(range);
  }
};

namespace detail {
/// The reachable blocks of a region in depth-first order, followed by the unreachable ones.
class BlocksInDominanceOrder {
public:
  explicit BlocksInDominanceOrder(Region &region);

  using iterator = llvm::pointee_iterator<Block **>;
  iterator begin() { return iterator(blocks.data()); }
  iterator end() { return iterator(blocks.data() + blocks.size()); }
  void reverse() { std::reverse(blocks.begin(), blocks.end()); }

private:
  llvm::SmallVector<Block *, 8> blocks;
};
} // namespace detail

/// Iteration order in which a block precedes the blocks that it dominates: reachable blocks in depth-first
/// order, then unreachable ones. Regions and operations are visited in their order in the IR.
template <bool NoGraphRegions = false>
struct ForwardDominanceIterator {
  static llvm::MutableArrayRef<Region> makeIterable(Operation &op) { return op.getRegions(); }
  static detail::BlocksInDominanceOrder makeIterable(Region &region) {
    return detail::BlocksInDominanceOrder(region);
  }
  template <typename T>
  static T &makeIterable(T &range) {
    return range;
  }
};

/// Reverse of the order of ForwardDominanceIterator: a block is visited after the blocks that it dominates;
/// regions and operations are visited from the last to the first.
template <bool NoGraphRegions = false>
struct ReverseDominanceIterator {
  static auto makeIterable(Operation &op) { return llvm::reverse(op.getRegions()); }
  static detail::BlocksInDominanceOrder makeIterable(Region &region) {
    detail::BlocksInDominanceOrder blocks(region);
    blocks.reverse();
    return blocks;
  }
  template <typename T>
  static auto makeIterable(T &range) {
    return llvm::reverse(range);
  }
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_ITERATORS_H
