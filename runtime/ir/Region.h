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
#include <memory>

namespace mlir {

class IRMapping;

/// A list of blocks that belongs to an operation.
class Region {
public:
  using BlockListType = llvm::iplist<Block>;
  using iterator = BlockListType::iterator;
  using reverse_iterator = BlockListType::reverse_iterator;
  using BlockArgListType = llvm::MutableArrayRef<BlockArgument>;

  /// Iterator over the operations of all blocks.
  class OpIterator : public llvm::iterator_facade_base<OpIterator, std::forward_iterator_tag, Operation> {
  public:
    OpIterator() = default;
    /// Creates an iterator to the first operation of \p region, or to the end.
    OpIterator(Region *region, bool end = false);
    Operation &operator*() const { return *op; }
    Operation *operator->() const { return &*op; }
    using iterator_facade_base::operator++;
    OpIterator &operator++();
    bool operator==(const OpIterator &other) const { return block == other.block && op == other.op; }

  private:
    void skipEmptyBlocks();

    Region *region = nullptr;
    llvm::iplist<Block>::iterator block;
    Block::iterator op;
  };
  template <typename OpT>
  using op_iterator = detail::OpViewIterator<OpT, OpIterator>;

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
  bool empty() const { return blocks.empty(); }
  bool hasOneBlock() const { return !blocks.empty() && &blocks.front() == &blocks.back(); }
  Block &front() { return blocks.front(); }
  iterator begin() { return blocks.begin(); }
  iterator end() { return blocks.end(); }
  Block &back() { return blocks.back(); }
  reverse_iterator rbegin() { return blocks.rbegin(); }
  reverse_iterator rend() { return blocks.rend(); }
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
  bool args_empty() { return getArguments().empty(); }
  TypeRange getArgumentTypes() { return empty() ? TypeRange() : front().getArgumentTypes(); }
  using args_iterator = Block::args_iterator;
  args_iterator args_begin() { return getArguments().begin(); }
  args_iterator args_end() { return getArguments().end(); }
  using reverse_args_iterator = Block::reverse_args_iterator;
  reverse_args_iterator args_rbegin();
  reverse_args_iterator args_rend();
  // The following functions modify the arguments of the entry block. Precondition: the region is not empty.
  BlockArgument addArgument(Type type, Location loc) { return front().addArgument(type, loc); }
  llvm::iterator_range<args_iterator> addArguments(TypeRange types, llvm::ArrayRef<Location> locs) {
    return front().addArguments(types, locs);
  }
  BlockArgument insertArgument(unsigned index, Type type, Location loc) {
    return front().insertArgument(index, type, loc);
  }
  BlockArgument insertArgument(args_iterator it, Type type, Location loc) {
    return front().insertArgument(it, type, loc);
  }
  void eraseArgument(unsigned index) { front().eraseArgument(index); }
  void eraseArguments(unsigned start, unsigned count) { front().eraseArguments(start, count); }
  void eraseArguments(const llvm::BitVector &eraseIndices) { front().eraseArguments(eraseIndices); }
  /// Returns the operations of all blocks.
  llvm::iterator_range<OpIterator> getOps();
  OpIterator op_begin() { return OpIterator(this); }
  OpIterator op_end() { return OpIterator(this, /*end=*/true); }
  /// Returns the operations of class OpT in all blocks, as views.
  template <typename OpT>
  llvm::iterator_range<op_iterator<OpT>> getOps() {
    return detail::viewOps<OpT>(op_begin(), op_end());
  }
  template <typename OpT>
  op_iterator<OpT> op_begin() {
    return op_iterator<OpT>(op_begin(), op_end());
  }
  template <typename OpT>
  op_iterator<OpT> op_end() {
    return op_iterator<OpT>(op_end(), op_end());
  }

  /// Copies the blocks to the end of \p dest, or before \p destPos, and adds the copies to \p mapper. \p dest
  /// may be nested in this region.
  void cloneInto(Region *dest, IRMapping &mapper);
  void cloneInto(Region *dest, iterator destPos, IRMapping &mapper);
  /// Clears the operands and successors of all operations in the region.
  void dropAllReferences();

  /// Calls \p fn for every operation in the region and nested in it; see Walk.h.
  template <WalkOrder Order = WalkOrder::PostOrder, typename IteratorT = ForwardIterator, typename FnT>
  auto walk(FnT &&fn) {
    using Result = decltype(front().walk<Order, IteratorT>(fn));
    auto &&order = IteratorT::makeIterable(*this);
    for (Block &block : llvm::make_early_inc_range(order)) {
      if constexpr (std::is_void_v<Result>)
        block.walk<Order, IteratorT>(fn);
      else if (block.walk<Order, IteratorT>(fn).wasInterrupted())
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

/// A range of regions: those of an operation, or those of an operation that is not created yet, whose
/// elements may be null. Passed by value; must not outlive the underlying objects.
class RegionRange {
public:
  using iterator = detail::IndexIterator<RegionRange, Region *>;
  using const_iterator = iterator;
  using value_type = Region *;

  RegionRange(llvm::MutableArrayRef<Region> regions = {})
      : RegionRange(Regions, regions.data(), regions.size()) {}
  RegionRange(llvm::ArrayRef<std::unique_ptr<Region>> regions)
      : RegionRange(Owned, regions.data(), regions.size()) {}
  RegionRange(llvm::ArrayRef<Region *> regions) : RegionRange(Pointers, regions.data(), regions.size()) {}
  /// Creates a range over any other array of regions, such as a SmallVector.
  template <typename ArrayT>
    requires(std::is_constructible_v<llvm::ArrayRef<std::unique_ptr<Region>>, const ArrayT &> &&
             !std::is_base_of_v<RegionRange, ArrayT>)
  RegionRange(const ArrayT &regions) : RegionRange(llvm::ArrayRef<std::unique_ptr<Region>>(regions)) {}
  template <typename ArrayT>
    requires(std::is_constructible_v<llvm::ArrayRef<Region *>, const ArrayT &> &&
             !std::is_base_of_v<RegionRange, ArrayT>)
  RegionRange(const ArrayT &regions) : RegionRange(llvm::ArrayRef<Region *>(regions)) {}

  size_t size() const { return count; }
  bool empty() const { return count == 0; }
  Region *operator[](size_t index) const {
    switch (source) {
    case Regions:
      return static_cast<Region *>(base) + index;
    case Owned:
      return static_cast<std::unique_ptr<Region> *>(base)[index].get();
    case Pointers:
      return static_cast<Region **>(base)[index];
    }
    llvm_unreachable("unknown source");
  }
  Region *front() const { return (*this)[0]; }
  Region *back() const { return (*this)[count - 1]; }
  iterator begin() const { return iterator(*this, 0); }
  iterator end() const { return iterator(*this, count); }
  RegionRange offsetBy(size_t start, size_t length) const;
  RegionRange slice(size_t start, size_t length) const { return offsetBy(start, length); }
  RegionRange drop_front(size_t n = 1) const { return slice(n, count - n); }
  RegionRange drop_back(size_t n = 1) const { return slice(0, count - n); }
  RegionRange take_front(size_t n = 1) const { return slice(0, std::min(n, count)); }
  RegionRange take_back(size_t n = 1) const { return slice(count - std::min(n, count), std::min(n, count)); }

private:
  enum Source : uint8_t { Regions, Owned, Pointers };
  RegionRange(Source source, const void *base, size_t count)
      : base(const_cast<void *>(base)), count(count), source(source) {}

  void *base;
  size_t count;
  Source source;
};
inline RegionRange RegionRange::offsetBy(size_t start, size_t length) const {
  size_t size = source == Regions ? sizeof(Region) : sizeof(void *);
  return RegionRange(source, static_cast<char *>(base) + start * size, length);
}

inline Region *Operation::regions() const {
  return reinterpret_cast<Region *>(reinterpret_cast<char *>(slots() + getNumSlots()) +
                                    getNumSuccessors() * sizeof(BlockOperand));
}
inline Region &Operation::getRegion(unsigned index) const { return regions()[index]; }
inline llvm::MutableArrayRef<Region> Operation::getRegions() const { return {regions(), getNumRegions()}; }
inline llvm::MutableArrayRef<Region> ForwardIterator::makeIterable(Operation &op) { return op.getRegions(); }

} // namespace mlir

#endif // STRATA_RUNTIME_IR_REGION_H
