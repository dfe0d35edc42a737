//===- Region.h - A list of blocks inside an operation --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A region belongs to an operation and owns its blocks. The first is the entry block. Changed by one thread
// at a time; regions of ops that are isolated from above may be changed by different threads.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_REGION_H
#define STRATA_RUNTIME_IR_REGION_H

#include "runtime/ir/Block.h"

namespace strata {

class IRMapping;

class Region {
public:
  using BlockListType = llvm::iplist<Block>;
  using iterator = BlockListType::iterator;
  using reverse_iterator = BlockListType::reverse_iterator;
  using OpIterator = Block::iterator;

  Region();
  explicit Region(Operation *parentOp);
  ~Region();
  Region(const Region &) = delete;
  Region &operator=(const Region &) = delete;

  // Where it is.
  Operation *getParentOp() const { return parentOp; }
  template <typename OpT>
  OpT getParentOfType() const {
    for (Operation *op = parentOp; op; op = op->getParentOp())
      if (OpT typed = llvm::dyn_cast<OpT>(op))
        return typed;
    return OpT();
  }
  /// The region that the parent op is in, or null.
  Region *getParentRegion() const;
  MLIRContext *getContext() const;
  Location getLoc() const;
  unsigned getRegionNumber() const;
  bool isAncestor(const Region *other) const;
  bool isProperAncestor(const Region *other) const;
  /// The ancestor of `block` (or itself) that lies directly in this region, or null.
  Block *findAncestorBlockInRegion(Block &block) const;
  Operation *findAncestorOpInRegion(Operation &op) const;

  // Its blocks.
  BlockListType &getBlocks() { return blocks; }
  iterator begin() { return blocks.begin(); }
  iterator end() { return blocks.end(); }
  reverse_iterator rbegin() { return blocks.rbegin(); }
  reverse_iterator rend() { return blocks.rend(); }
  bool empty() const { return blocks.empty(); }
  bool hasOneBlock() const { return !blocks.empty() && &blocks.front() == &blocks.back(); }
  Block &front() { return blocks.front(); }
  Block &back() { return blocks.back(); }
  /// A new block at the end.
  Block &emplaceBlock();
  void push_back(Block *block) { blocks.push_back(block); }
  void push_front(Block *block) { blocks.push_front(block); }
  /// Moves the blocks of another region to the end of this one, which was emptied first.
  void takeBody(Region &other);

  // The arguments of the entry block.
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
  // \pre There is an entry block.
  BlockArgument addArgument(Type type, Location loc) { return front().addArgument(type, loc); }
  llvm::iterator_range<args_iterator> addArguments(TypeRange types, llvm::ArrayRef<Location> locs) {
    return front().addArguments(types, locs);
  }
  BlockArgument insertArgument(unsigned index, Type type, Location loc) {
    return front().insertArgument(index, type, loc);
  }
  void eraseArgument(unsigned index) { front().eraseArgument(index); }
  llvm::iterator_range<OpIterator> getOps();
  /// Those of the entry block that are of one kind, as views.
  template <typename OpT>
  auto getOps() {
    return detail::viewOps<OpT>(getOps());
  }

  /// Copies the blocks to the end of `dest` (or before a place in it); see IRMapping.h.
  void cloneInto(Region *dest, IRMapping &mapper);
  void cloneInto(Region *dest, iterator destPos, IRMapping &mapper);
  void dropAllReferences();

  /// Calls `fn(Operation *)` (void or WalkResult) for every operation inside, see Walk.h.
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

  /// For Block::getNextNode and its like.
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

} // namespace strata

#endif // STRATA_RUNTIME_IR_REGION_H
