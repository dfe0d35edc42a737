//===- Block.h - A list of operations with arguments ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A block has arguments and a list of operations; it owns both. Its region owns the block. The uses of a
// block are the BlockOperands of the terminators that branch to it; they form an intrusive list, like the
// uses of a value. Block::create allocates a block in the context's arena; `new Block` allocates one without
// knowing the context, which the block finds later from its contents or its region. destroy() and `delete`
// destroy a detached block of either kind. One thread at a time may modify a block.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_BLOCK_H
#define STRATA_RUNTIME_IR_BLOCK_H

#include "runtime/ir/Operation.h"
#include <new>

/// Maintains the parent pointers of the blocks of a region, and destroys blocks that are erased from it.
template <>
struct llvm::ilist_traits<mlir::Block> : public llvm::ilist_alloc_traits<mlir::Block> {
  static void deleteNode(mlir::Block *block);
  void addNodeToList(mlir::Block *block);
  void removeNodeFromList(mlir::Block *block);
  void transferNodesFromList(ilist_traits<mlir::Block> &other,
                             llvm::simple_ilist<mlir::Block>::iterator first,
                             llvm::simple_ilist<mlir::Block>::iterator last);

private:
  mlir::Region *getContainingRegion();
};

namespace llvm {
class BitVector;
template <typename T, unsigned N>
class SmallPtrSet;
} // namespace llvm

namespace mlir {

class AsmState;

/// A use of a block as a successor. It is stored in the terminator.
class BlockOperand {
public:
  /// Adds a use of \p block by \p owner.
  BlockOperand(Operation *owner, Block *block) : owner(owner) { link(block); }
  ~BlockOperand() { unlink(); }
  BlockOperand(const BlockOperand &) = delete;
  BlockOperand &operator=(const BlockOperand &) = delete;

  Block *get() const { return block; }
  /// Replaces the successor; null removes the use.
  void set(Block *newBlock) {
    unlink();
    link(newBlock);
  }
  Operation *getOwner() const { return owner; }
  /// Returns the index of this successor in its operation.
  unsigned getOperandNumber() const;
  /// Returns the next use of the same block, or null.
  BlockOperand *getNextUse() const { return nextUse; }
  /// Assigns another successor; drop() removes the use.
  void assign(Block *newBlock) { set(newBlock); }
  void drop() { set(nullptr); }
  bool is(Block *other) const { return block == other; }

private:
  void link(Block *newBlock);
  void unlink();

  Block *block = nullptr;
  BlockOperand *nextUse = nullptr;
  BlockOperand **back = nullptr;
  Operation *owner;
};

/// Iterator over the predecessors of a block. A block that branches twice is returned twice.
class PredecessorIterator : public llvm::iterator_facade_base<PredecessorIterator, std::forward_iterator_tag,
                                                              Block *, ptrdiff_t, Block **, Block *> {
public:
  PredecessorIterator(BlockOperand *use = nullptr) : use(use) {}
  PredecessorIterator(ValueUseIterator<BlockOperand> it) : use(it.getOperand()) {}
  Block *operator*() const;
  using iterator_facade_base::operator++;
  PredecessorIterator &operator++() {
    use = use->getNextUse();
    return *this;
  }
  bool operator==(const PredecessorIterator &other) const { return use == other.use; }
  unsigned getSuccessorIndex() const { return use->getOperandNumber(); }

private:
  BlockOperand *use;
};

/// A range of blocks: an array of blocks, or the successors of an operation. Passed by value; must not
/// outlive the underlying objects.
class BlockRange {
public:
  using iterator = detail::IndexIterator<BlockRange, Block *>;
  using const_iterator = iterator;
  using value_type = Block *;

  BlockRange(llvm::ArrayRef<Block *> blocks = {})
      : base(reinterpret_cast<uintptr_t>(blocks.data())), count(blocks.size()) {}
  BlockRange(SuccessorRange successors);
  BlockRange(std::initializer_list<Block *> blocks) : BlockRange(llvm::ArrayRef<Block *>(blocks)) {}
  /// Creates a range over any other array of blocks, such as a SmallVector.
  template <typename ArrayT>
    requires(std::is_constructible_v<llvm::ArrayRef<Block *>, const ArrayT &> &&
             !std::is_base_of_v<BlockRange, ArrayT>)
  BlockRange(const ArrayT &blocks) : BlockRange(llvm::ArrayRef<Block *>(blocks)) {}

  size_t size() const { return count; }
  bool empty() const { return count == 0; }
  Block *operator[](size_t index) const;
  Block *front() const { return (*this)[0]; }
  Block *back() const { return (*this)[count - 1]; }
  iterator begin() const { return iterator(*this, 0); }
  iterator end() const { return iterator(*this, count); }
  BlockRange slice(size_t start, size_t length) const { return offsetBy(start, length); }
  BlockRange drop_front(size_t n = 1) const { return slice(n, count - n); }
  BlockRange drop_back(size_t n = 1) const { return slice(0, count - n); }
  BlockRange take_front(size_t n = 1) const { return slice(0, std::min(n, count)); }
  BlockRange take_back(size_t n = 1) const { return slice(count - std::min(n, count), std::min(n, count)); }
  BlockRange offsetBy(size_t start, size_t length) const;
  template <unsigned N>
  operator llvm::SmallVector<Block *, N>() const {
    return llvm::SmallVector<Block *, N>(begin(), end());
  }

protected:
  BlockRange(BlockOperand *operands, size_t count)
      : base(reinterpret_cast<uintptr_t>(operands) | 1), count(count) {}

private:
  friend class detail::IndexIterator<BlockRange, Block *>;

  uintptr_t base = 0; ///< A pointer to blocks, or a pointer to BlockOperands plus 1.
  size_t count = 0;
};

/// The successors of an operation, or of the last operation of a block.
class SuccessorRange : public BlockRange {
public:
  using iterator = detail::IndexIterator<SuccessorRange, Block *>;
  using const_iterator = iterator;

  SuccessorRange() = default;
  /*implicit*/ SuccessorRange(Block *block);
  /*implicit*/ SuccessorRange(Operation *op);
  SuccessorRange(const iterator &first, const iterator &last) : SuccessorRange(first.rangeTo(last)) {}

  iterator begin() const { return iterator(*this, 0); }
  iterator end() const { return iterator(*this, size()); }
  using reverse_iterator = std::reverse_iterator<iterator>;
  reverse_iterator rbegin() const;
  reverse_iterator rend() const;
  SuccessorRange slice(size_t start, size_t length) const { return offsetBy(start, length); }
  SuccessorRange drop_front(size_t n = 1) const { return slice(n, size() - n); }
  SuccessorRange drop_back(size_t n = 1) const { return slice(0, size() - n); }
  SuccessorRange take_front(size_t n = 1) const { return slice(0, std::min(n, size())); }
  SuccessorRange offsetBy(size_t start, size_t length) const {
    return SuccessorRange(BlockRange::offsetBy(start, length));
  }

private:
  explicit SuccessorRange(BlockRange range) : BlockRange(range) {}
};
inline BlockRange::BlockRange(SuccessorRange successors)
    : BlockRange(static_cast<const BlockRange &>(successors)) {}

namespace detail {

/// The arguments of a block in order. A single argument needs no separate allocation.
class ArgumentList {
public:
  ArgumentList() : only(nullptr) {}
  ~ArgumentList() {
    if (capacity != 1)
      delete[] many;
  }
  ArgumentList(const ArgumentList &) = delete;
  ArgumentList &operator=(const ArgumentList &) = delete;

  BlockArgumentImpl **data() { return capacity == 1 ? &only : many; }
  unsigned size() const { return count; }
  bool empty() const { return count == 0; }
  BlockArgumentImpl *operator[](unsigned index) { return data()[index]; }
  BlockArgumentImpl **begin() { return data(); }
  BlockArgumentImpl **end() { return data() + count; }
  /// Inserts an argument before the one at \p index; the caller updates the numbers of the following ones.
  void insert(unsigned index, BlockArgumentImpl *argument);
  void truncate(unsigned newCount) { count = newCount; }

private:
  union {
    BlockArgumentImpl *only;
    BlockArgumentImpl **many;
  };
  unsigned count = 0, capacity = 1;
};

} // namespace detail

/// A sequence of operations with arguments; see the top of the file.
class Block : public llvm::ilist_node_with_parent<Block, Region> {
public:
  using OpListType = llvm::iplist<Operation>;
  using iterator = OpListType::iterator;
  using reverse_iterator = OpListType::reverse_iterator;
  using BlockArgListType = llvm::MutableArrayRef<BlockArgument>;

  /// Creates a detached block, which the caller owns.
  static Block *create(MLIRContext *context);
  /// Creates a detached block without a context, allocated by `new`; see the top of the file.
  Block() : isInArena(false) {}
  ~Block();
  /// `delete` does the same as destroy().
  void operator delete(Block *block, std::destroying_delete_t) { block->destroy(); }
  /// Destroys a detached block and everything in it. \pre No value defined in it is used outside of it.
  void destroy();
  Block(const Block &) = delete;
  Block &operator=(const Block &) = delete;

  // Position in the IR.
  Region *getParent() const { return parent; }
  /// Returns the operation that contains this block, or null.
  Operation *getParentOp() const;
  /// Returns the context. Returns null only if the block was created without a context, is empty and
  /// detached, and has no arguments.
  MLIRContext *getContext() const { return LLVM_LIKELY(context != nullptr) ? context : findContext(); }
  /// Returns true if this is the first block of its region.
  bool isEntryBlock() const;
  /// Moves this block before \p block, possibly to another region.
  void moveBefore(Block *block);
  void moveBefore(Region *region, llvm::iplist<Block>::iterator it);
  /// Inserts this detached block before or after \p block.
  void insertBefore(Block *block);
  void insertAfter(Block *block);
  /// Removes the block from its region; the caller owns it afterwards.
  void remove();
  /// Removes the block from its region, if any, and destroys it.
  void erase();
  /// Returns the index of the block in its region; linear.
  unsigned computeBlockNumber();
  /// Returns true if control flow can get from this block to \p other, which may be this block, without
  /// passing through a block in \p except.
  bool isReachable(Block *other, llvm::SmallPtrSet<Block *, 16> &&except);
  bool isReachable(Block *other);

  // Arguments.
  BlockArgListType getArguments() {
    return BlockArgListType(reinterpret_cast<BlockArgument *>(arguments.data()), arguments.size());
  }
  ValueRange getArgumentValues() { return ValueRange(llvm::ArrayRef<BlockArgument>(getArguments())); }
  TypeRange getArgumentTypes() { return getArgumentValues().getTypes(); }
  BlockArgument getArgument(unsigned index) { return arguments[index]; }
  unsigned getNumArguments() const { return arguments.size(); }
  bool args_empty() const { return arguments.empty(); }
  using args_iterator = BlockArgListType::iterator;
  args_iterator args_begin() { return getArguments().begin(); }
  args_iterator args_end() { return getArguments().end(); }
  using reverse_args_iterator = BlockArgListType::reverse_iterator;
  reverse_args_iterator args_rbegin();
  reverse_args_iterator args_rend();
  BlockArgument addArgument(Type type, Location loc) { return addArgument(type, CompactLocation::get(loc)); }
  BlockArgument addArgument(Type type, CompactLocation loc);
  /// Appends arguments and returns their range. \pre \p locs has one entry per type.
  llvm::iterator_range<args_iterator> addArguments(TypeRange types, llvm::ArrayRef<Location> locs);
  /// Inserts an argument before the argument at \p index.
  BlockArgument insertArgument(unsigned index, Type type, Location loc);
  BlockArgument insertArgument(args_iterator it, Type type, Location loc) {
    return insertArgument(static_cast<unsigned>(it - args_begin()), type, loc);
  }
  /// Erases arguments. \pre They have no uses.
  void eraseArgument(unsigned index);
  void eraseArguments(unsigned start, unsigned count);
  void eraseArguments(llvm::function_ref<bool(BlockArgument)> shouldErase);
  /// Erases argument i if bit i of \p eraseIndices is set.
  void eraseArguments(const llvm::BitVector &eraseIndices);

  // Operations.
  OpListType &getOperations() { return operations; }
  bool empty() const { return operations.empty(); }
  Operation &front() { return operations.front(); }
  iterator begin() { return operations.begin(); }
  iterator end() { return operations.end(); }
  Operation &back() { return operations.back(); }
  reverse_iterator rbegin() { return operations.rbegin(); }
  reverse_iterator rend() { return operations.rend(); }
  void push_back(Operation *op) { operations.push_back(op); }
  void push_front(Operation *op) { operations.push_front(op); }
  /// Returns the operation in this block that is \p op or contains it, or null.
  Operation *findAncestorOpInBlock(Operation &op) const;
  /// Returns the last operation if it is a terminator or unregistered, else null.
  Operation *getTerminator();
  /// Returns true if the last operation is a terminator or unregistered.
  bool mightHaveTerminator();
  /// Returns the operations without the terminator.
  llvm::iterator_range<iterator> without_terminator();
  /// Returns the operations of class OpT, as views.
  template <typename OpT>
  using op_iterator = detail::OpViewIterator<OpT, iterator>;
  template <typename OpT>
  llvm::iterator_range<op_iterator<OpT>> getOps() {
    return detail::viewOps<OpT>(begin(), end());
  }
  template <typename OpT>
  op_iterator<OpT> op_begin() {
    return op_iterator<OpT>(begin(), end());
  }
  template <typename OpT>
  op_iterator<OpT> op_end() {
    return op_iterator<OpT>(end(), end());
  }
  /// Renumbers all operations, with gaps for insertions, so that isBeforeInBlock compares numbers.
  void recomputeOpOrder();
  bool isOpOrderValid() const { return opOrderValid; }
  /// Makes the next order query renumber all operations.
  void invalidateOpOrder() { opOrderValid = false; }
  /// Returns true if the order numbers are not increasing, which would be an error of this library.
  bool verifyOpOrder() const;

  // Control flow.
  bool hasNoPredecessors() const { return firstUse == nullptr; }
  bool use_empty() const { return firstUse == nullptr; }
  BlockOperand *getFirstUse() const { return firstUse; }
  llvm::iterator_range<PredecessorIterator> getPredecessors() const {
    return {PredecessorIterator(firstUse), PredecessorIterator()};
  }
  using pred_iterator = PredecessorIterator;
  pred_iterator pred_begin() const { return PredecessorIterator(firstUse); }
  pred_iterator pred_end() const { return PredecessorIterator(); }
  /// Returns the predecessor if there is exactly one branch to this block, else null.
  Block *getSinglePredecessor() const;
  /// Returns the predecessor if all branches to this block are in the same block, else null.
  Block *getUniquePredecessor() const;
  bool hasNoSuccessors() { return getNumSuccessors() == 0; }
  unsigned getNumSuccessors();
  Block *getSuccessor(unsigned index);
  SuccessorRange getSuccessors() { return SuccessorRange(this); }
  using succ_iterator = SuccessorRange::iterator;
  succ_iterator succ_begin() { return getSuccessors().begin(); }
  succ_iterator succ_end() { return getSuccessors().end(); }
  // Uses by terminators.
  using use_iterator = ValueUseIterator<BlockOperand>;
  using use_range = llvm::iterator_range<use_iterator>;
  using user_iterator = ValueUserIterator<use_iterator, BlockOperand>;
  using user_range = llvm::iterator_range<user_iterator>;
  use_iterator use_begin() const { return use_iterator(firstUse); }
  use_iterator use_end() const { return use_iterator(); }
  user_iterator user_begin() const { return user_iterator(use_begin()); }
  user_iterator user_end() const { return user_iterator(use_end()); }
  use_range getUses() const { return {use_begin(), use_end()}; }
  user_range getUsers() const { return {user_begin(), user_end()}; }
  bool hasOneUse() const { return firstUse && !firstUse->getNextUse(); }
  /// Redirects all branches to this block to \p other.
  void replaceAllUsesWith(Block *other);

  // Modification.
  /// Moves the operations from \p before on to a new block, which is inserted after this one. Returns the new
  /// block. No branch is added.
  Block *splitBlock(iterator before);
  Block *splitBlock(Operation *before) { return splitBlock(iterator(before)); }
  /// Destroys all operations. \pre No result is used outside of the block.
  void clear();
  /// dropAllReferences clears the operands and successors of all operations; dropAllUses removes the uses of
  /// the block; dropAllDefinedValueUses also those of all values defined in it. Called before destruction.
  void dropAllReferences();
  void dropAllUses();
  void dropAllDefinedValueUses();

  /// Calls \p fn for every operation in the block and nested in it; see Walk.h.
  template <WalkOrder Order = WalkOrder::PostOrder, typename IteratorT = ForwardIterator, typename FnT>
  auto walk(FnT &&fn) {
    return walk<Order, IteratorT>(begin(), end(), fn);
  }
  /// Walks over the operations from \p first to \p last.
  template <WalkOrder Order = WalkOrder::PostOrder, typename IteratorT = ForwardIterator, typename FnT>
  auto walk(iterator first, iterator last, FnT &&fn) {
    using Result = decltype(front().walk<Order, IteratorT>(fn));
    auto range = llvm::make_range(first, last);
    auto &&order = IteratorT::makeIterable(range);
    for (Operation &op : llvm::make_early_inc_range(order)) {
      if constexpr (std::is_void_v<Result>)
        op.walk<Order, IteratorT>(fn);
      else if (op.walk<Order, IteratorT>(fn).wasInterrupted())
        return WalkResult::interrupt();
    }
    if constexpr (!std::is_void_v<Result>)
      return WalkResult::advance();
  }

  // Printing.
  void print(llvm::raw_ostream &os);
  void print(llvm::raw_ostream &os, AsmState &state); ///< Defined in runtime/asm; see AsmState.h.
  /// Prints the block's name, such as `^bb1`.
  void printAsOperand(llvm::raw_ostream &os, AsmState &state); ///< Defined in runtime/asm.
  void printAsOperand(llvm::raw_ostream &os, bool printType = true);
  LLVM_DUMP_METHOD void dump();

  /// Required by ilist_node_with_parent.
  static OpListType Block::*getSublistAccess(Operation *) { return &Block::operations; }

private:
  friend class BlockOperand;
  friend struct llvm::ilist_traits<Block>;
  friend struct llvm::ilist_traits<Operation>;
  explicit Block(MLIRContext *context);
  friend class Operation;
  /// Assigns order numbers to \p unnumbered and its unnumbered neighbors.
  void numberOperation(const Operation *unnumbered);
  MLIRContext *findContext() const;

  Region *parent = nullptr;
  MLIRContext *context = nullptr; ///< Null if the block was created without a context.
  BlockOperand *firstUse = nullptr;
  OpListType operations;
  detail::ArgumentList arguments;
  bool opOrderValid = true;
  bool isInArena = true; ///< False if the block was allocated by `new`.
};

inline SuccessorRange Operation::getSuccessors() const {
  return SuccessorRange(const_cast<Operation *>(this));
}
inline Operation::succ_iterator Operation::successor_begin() const { return getSuccessors().begin(); }
inline Operation::succ_iterator Operation::successor_end() const { return getSuccessors().end(); }

} // namespace mlir

#endif // STRATA_RUNTIME_IR_BLOCK_H
