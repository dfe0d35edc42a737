//===- Region.h - A list of blocks ------------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A region is part of an operation and owns a list of blocks, of which the first one is the entry block. One
// thread at a time may modify a region; different threads may modify regions of different operations that are
// isolated from above.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_REGION_H
#define STRATA_RUNTIME_IR_REGION_H

#include "runtime/ir/Block.h"

namespace mlir {

class IRMapping;

/// A list of blocks that belongs to an operation.
class Region {
public:
  using BlockListType = llvm::iplist<Block>;
  using iterator = BlockListType::iterator;
  using reverse_iterator = BlockListType::reverse_iterator;
  using OpIterator = Block::iterator;

  /// Creates an empty region without a parent operation.
  Region();
  explicit Region(Operation *parentOp);
  ~Region();
  Region(const Region &) = delete;
  Region &operator=(const Region &) = delete;

  // Position in the IR.
  Operation *getParentOp() const { return parentOp; }
  /// Returns the innermost enclosing operation of class OpT, or null.
  template <typename OpT>
  OpT getParentOfType() const {
    for (Operation *op = parentOp; op; op = op->getParentOp())
      if (OpT typed = llvm::dyn_cast<OpT>(op))
        return typed;
    return OpT();
  }
  /// Returns the region that contains the parent operation, or null.
  Region *getParentRegion() const;
  MLIRContext *getContext() const;
  Location getLoc() const;
  /// Returns the index of the region in its operation.
  unsigned getRegionNumber() const;
  /// Returns true if \p other is this region or nested in it; isProperAncestor excludes the region itself.
  bool isAncestor(const Region *other) const;
  bool isProperAncestor(const Region *other) const;
  /// Returns the block (operation) in this region that is the given one or contains it, or null.
  Block *findAncestorBlockInRegion(Block &block) const;
  Operation *findAncestorOpInRegion(Operation &op) const;

  // Blocks.
  BlockListType &getBlocks() { return blocks; }
  iterator begin() { return blocks.begin(); }
  iterator end() { return blocks.end(); }
  reverse_iterator rbegin() { return blocks.rbegin(); }
  reverse_iterator rend() { return blocks.rend(); }
  bool empty() const { return blocks.empty(); }
  bool hasOneBlock() const { return !blocks.empty() && &blocks.front() == &blocks.back(); }
  Block &front() { return blocks.front(); }
  Block &back() { return blocks.back(); }
  /// Appends a new block.
  Block &emplaceBlock();
  void push_back(Block *block) { blocks.push_back(block); }
  void push_front(Block *block) { blocks.push_front(block); }
  /// Erases the blocks of this region and moves the blocks of \p other into it.
  void takeBody(Region &other);

  // Arguments of the entry block.
  llvm::MutableArrayRef<BlockArgument> getArguments() {
    return empty() ? llvm::MutableArrayRef<BlockArgument>() : front().getArguments();
  }
  BlockArgument getArgument(unsigned index) { return front().getArgument(index); }
  unsigned getNumArguments() { return empty() ? 0 : front().getNumArguments(); }
  TypeRange getArgumentTypes() { return empty() ? TypeRange() : front().getArgumentTypes(); }
  using args_iterator = Block::args_iterator;
  args_iterator args_begin() { return getArguments().begin(); }
  args_iterator args_end() { return getArguments().end(); }
  bool args_empty() { return getArguments().empty(); }
  // The following functions modify the arguments of the entry block. Precondition: the region is not empty.
  BlockArgument addArgument(Type type, Location loc) { return front().addArgument(type, loc); }
  llvm::iterator_range<args_iterator> addArguments(TypeRange types, llvm::ArrayRef<Location> locs) {
    return front().addArguments(types, locs);
  }
  BlockArgument insertArgument(unsigned index, Type type, Location loc) {
    return front().insertArgument(index, type, loc);
  }
  void eraseArgument(unsigned index) { front().eraseArgument(index); }
  /// Returns the operations of the entry block.
  llvm::iterator_range<OpIterator> getOps();
  /// Returns the operations of class OpT in the entry block, as views.
  template <typename OpT>
  auto getOps() {
    return detail::viewOps<OpT>(getOps());
  }

  /// Copies the blocks to the end of \p dest, or before \p destPos, and adds the copies to \p mapper. \p dest
  /// may be nested in this region.
  void cloneInto(Region *dest, IRMapping &mapper);
  void cloneInto(Region *dest, iterator destPos, IRMapping &mapper);
  /// Clears the operands and successors of all operations in the region.
  void dropAllReferences();

  /// Calls \p fn for every operation in the region and nested in it; see Walk.h.
  template <WalkOrder Order = WalkOrder::PostOrder, typename FnT>
  auto walk(FnT &&fn) {
    using Result = decltype(front().walk<Order>(fn));
    for (Block &block : llvm::make_early_inc_range(blocks)) {
      if constexpr (std::is_void_v<Result>)
        block.walk<Order>(fn);
      else if (block.walk<Order>(fn).wasInterrupted())
        return WalkResult::interrupt();
    }
    if constexpr (!std::is_void_v<Result>)
      return WalkResult::advance();
  }

  /// Required by ilist_node_with_parent.
  static BlockListType Region::*getSublistAccess(Block *) { return &Region::blocks; }

private:
  friend struct llvm::ilist_traits<Block>;

  BlockListType blocks;
  Operation *parentOp = nullptr;
};

inline Region *Operation::regions() const {
  return reinterpret_cast<Region *>(reinterpret_cast<char *>(slots() + getNumSlots()) +
                                    getNumSuccessors() * sizeof(BlockOperand));
}
inline Region &Operation::getRegion(unsigned index) const { return regions()[index]; }
inline llvm::MutableArrayRef<Region> Operation::getRegions() const { return {regions(), getNumRegions()}; }

} // namespace mlir

#endif // STRATA_RUNTIME_IR_REGION_H
