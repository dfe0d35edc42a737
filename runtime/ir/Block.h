//===- Block.h - A list of operations with arguments ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A block has arguments and a list of operations, which it owns, and is owned by its region. It is itself
// used by the terminators that branch to it: the uses are BlockOperands, linked in place as values' uses are.
// Blocks come from the context's arena: make one with Block::create, destroy a detached one with destroy().
// Changed by one thread at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_BLOCK_H
#define STRATA_RUNTIME_IR_BLOCK_H

#include "runtime/ir/Operation.h"

/// Keeps a block's parent up to date, and frees what is erased from a region.
template <>
struct llvm::ilist_traits<strata::Block> : public llvm::ilist_alloc_traits<strata::Block> {
  static void deleteNode(strata::Block *block);
  void addNodeToList(strata::Block *block);
  void removeNodeFromList(strata::Block *block);
  void transferNodesFromList(ilist_traits<strata::Block> &other,
                             llvm::simple_ilist<strata::Block>::iterator first,
                             llvm::simple_ilist<strata::Block>::iterator last);

private:
  strata::Region *getContainingRegion();
};

namespace llvm {
class BitVector;
} // namespace llvm

namespace strata {

/// A use of a block as a successor. Lives in the terminator.
class BlockOperand {
public:
  BlockOperand(Operation *owner, Block *block) : owner(owner) { link(block); }
  ~BlockOperand() { unlink(); }
  BlockOperand(const BlockOperand &) = delete;
  BlockOperand &operator=(const BlockOperand &) = delete;

  Block *get() const { return block; }
  void set(Block *newBlock) {
    unlink();
    link(newBlock);
  }
  Operation *getOwner() const { return owner; }
  unsigned getOperandNumber() const;
  BlockOperand *getNextUse() const { return nextUse; }

private:
  void link(Block *newBlock);
  void unlink();

  Block *block = nullptr;
  BlockOperand *nextUse = nullptr;
  BlockOperand **back = nullptr;
  Operation *owner;
};

/// Over the blocks that branch to a block; one that does so twice appears twice.
class PredecessorIterator : public llvm::iterator_facade_base<PredecessorIterator, std::forward_iterator_tag,
                                                              Block *, ptrdiff_t, Block **, Block *> {
public:
  PredecessorIterator(BlockOperand *use = nullptr) : use(use) {}
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

namespace detail {

/// The arguments of a block, in order: most blocks have one at most, which needs no memory besides.
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

class Block : public llvm::ilist_node_with_parent<Block, Region> {
public:
  using OpListType = llvm::iplist<Operation>;
  using iterator = OpListType::iterator;
  using reverse_iterator = OpListType::reverse_iterator;
  using BlockArgListType = llvm::MutableArrayRef<BlockArgument>;

  static Block *create(MLIRContext *context);
  /// Destroys a detached block and all in it. \pre No value in it is used from outside.
  void destroy();
  Block(const Block &) = delete;
  Block &operator=(const Block &) = delete;

  // Where it is.
  Region *getParent() const { return parent; }
  Operation *getParentOp() const;
  MLIRContext *getContext() const { return context; }
  bool isEntryBlock() const;
  /// Unlinks from the region; the caller owns it then.
  void remove();
  /// remove() and destroy().
  void erase();
  void insertBefore(Block *block);
  void insertAfter(Block *block);
  void moveBefore(Block *block);

  // Its arguments.
  BlockArgListType getArguments() {
    return BlockArgListType(reinterpret_cast<BlockArgument *>(arguments.data()), arguments.size());
  }
  ValueRange getArgumentValues() { return ValueRange(llvm::ArrayRef<BlockArgument>(getArguments())); }
  TypeRange getArgumentTypes() { return getArgumentValues().getTypes(); }
  using args_iterator = BlockArgListType::iterator;
  using reverse_args_iterator = BlockArgListType::reverse_iterator;
  args_iterator args_begin() { return getArguments().begin(); }
  args_iterator args_end() { return getArguments().end(); }
  reverse_args_iterator args_rbegin();
  reverse_args_iterator args_rend();
  BlockArgument getArgument(unsigned index) { return arguments[index]; }
  unsigned getNumArguments() const { return arguments.size(); }
  bool args_empty() const { return arguments.empty(); }
  BlockArgument addArgument(Type type, Location loc) { return addArgument(type, CompactLocation::get(loc)); }
  BlockArgument addArgument(Type type, CompactLocation loc);
  /// The new arguments. \pre a location for each type.
  llvm::iterator_range<args_iterator> addArguments(TypeRange types, llvm::ArrayRef<Location> locs);
  BlockArgument insertArgument(unsigned index, Type type, Location loc);
  BlockArgument insertArgument(args_iterator it, Type type, Location loc) {
    return insertArgument(static_cast<unsigned>(it - args_begin()), type, loc);
  }
  /// \pre Unused.
  void eraseArgument(unsigned index);
  void eraseArguments(unsigned start, unsigned count);
  void eraseArguments(llvm::function_ref<bool(BlockArgument)> shouldErase);
  /// Those whose bits are set.
  void eraseArguments(const llvm::BitVector &eraseIndices);

  // Its operations.
  OpListType &getOperations() { return operations; }
  iterator begin() { return operations.begin(); }
  iterator end() { return operations.end(); }
  reverse_iterator rbegin() { return operations.rbegin(); }
  reverse_iterator rend() { return operations.rend(); }
  bool empty() const { return operations.empty(); }
  Operation &front() { return operations.front(); }
  Operation &back() { return operations.back(); }
  void push_back(Operation *op) { operations.push_back(op); }
  void push_front(Operation *op) { operations.push_front(op); }
  /// The ancestor of `op` (or itself) that lies directly in this block, or null.
  Operation *findAncestorOpInBlock(Operation &op) const;
  /// The last operation when it may be a terminator, else null.
  Operation *getTerminator();
  bool mightHaveTerminator();
  llvm::iterator_range<iterator> without_terminator();
  /// The operations of one kind, as views.
  template <typename OpT>
  auto getOps() {
    return detail::viewOps<OpT>(operations);
  }
  template <typename OpT>
  auto op_begin() {
    return getOps<OpT>().begin();
  }
  template <typename OpT>
  auto op_end() {
    return getOps<OpT>().end();
  }
  /// Numbers the operations, with gaps, so that isBeforeInBlock is a comparison.
  void recomputeOpOrder();
  bool isOpOrderValid() const { return opOrderValid; }
  void invalidateOpOrder() { opOrderValid = false; }

  // Its place in the control flow.
  bool hasNoPredecessors() const { return firstUse == nullptr; }
  bool use_empty() const { return firstUse == nullptr; }
  BlockOperand *getFirstUse() const { return firstUse; }
  llvm::iterator_range<PredecessorIterator> getPredecessors() const {
    return {PredecessorIterator(firstUse), PredecessorIterator()};
  }
  using pred_iterator = PredecessorIterator;
  pred_iterator pred_begin() const { return PredecessorIterator(firstUse); }
  pred_iterator pred_end() const { return PredecessorIterator(); }
  Block *getSinglePredecessor() const;
  /// One block, though it may branch here more than once.
  Block *getUniquePredecessor() const;
  bool hasNoSuccessors() { return getNumSuccessors() == 0; }
  unsigned getNumSuccessors();
  Block *getSuccessor(unsigned index);
  llvm::SmallVector<Block *, 4> getSuccessors();
  void replaceAllUsesWith(Block *other);

  // Changing it.
  /// Moves the operations from `before` on to a new block behind this one.
  Block *splitBlock(iterator before);
  Block *splitBlock(Operation *before) { return splitBlock(iterator(before)); }
  /// Destroys all operations. \pre No result is used from outside.
  void clear();
  void dropAllReferences();
  void dropAllUses();
  void dropAllDefinedValueUses();

  /// Calls `fn` for every operation inside, see Walk.h.
  template <WalkOrder Order = WalkOrder::PostOrder, typename FnT>
  auto walk(FnT &&fn) {
    using Result = decltype(front().walk<Order>(fn));
    for (Operation &op : llvm::make_early_inc_range(operations)) {
      if constexpr (std::is_void_v<Result>)
        op.walk<Order>(fn);
      else if (op.walk<Order>(fn).wasInterrupted())
        return WalkResult::interrupt();
    }
    if constexpr (!std::is_void_v<Result>)
      return WalkResult::advance();
  }

  // Looking at it.
  void print(llvm::raw_ostream &os);
  void printAsOperand(llvm::raw_ostream &os);
  LLVM_DUMP_METHOD void dump();

private:
  friend class BlockOperand;
  friend struct llvm::ilist_traits<Block>;
  friend struct llvm::ilist_traits<Operation>;
  explicit Block(MLIRContext *context);
  friend class Operation;
  /// Gives an operation without a number its place in the order.
  void numberOperation(const Operation *unnumbered);
  ~Block();
  static OpListType Block::*getSublistAccess(Operation *) { return &Block::operations; }

  Region *parent = nullptr;
  MLIRContext *context;
  BlockOperand *firstUse = nullptr;
  OpListType operations;
  detail::ArgumentList arguments;
  bool opOrderValid = true;
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_BLOCK_H
