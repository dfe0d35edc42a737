//===- Block.h - A list of operations with arguments ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A block has arguments and a list of operations; it owns both. Its region owns the block. The uses of a
// block are the BlockOperands of the terminators that branch to it; they form an intrusive list, like the
// uses of a value. Blocks are allocated in the context's arena: Block::create creates one, destroy() destroys
// a detached one. One thread at a time may modify a block.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_BLOCK_H
#define STRATA_RUNTIME_IR_BLOCK_H

#include "runtime/ir/Operation.h"

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
  /// Destroys a detached block and everything in it. \pre No value defined in it is used outside of it.
  void destroy();
  Block(const Block &) = delete;
  Block &operator=(const Block &) = delete;

  // Position in the IR.
  Region *getParent() const { return parent; }
  /// Returns the operation that contains this block, or null.
  Operation *getParentOp() const;
  MLIRContext *getContext() const { return context; }
  /// Returns true if this is the first block of its region.
  bool isEntryBlock() const;
  /// Removes the block from its region; the caller owns it afterwards.
  void remove();
  /// Removes the block from its region, if any, and destroys it.
  void erase();
  /// Inserts this detached block before or after \p block.
  void insertBefore(Block *block);
  void insertAfter(Block *block);
  /// Moves this block before \p block, possibly to another region.
  void moveBefore(Block *block);

  // Arguments.
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
  iterator begin() { return operations.begin(); }
  iterator end() { return operations.end(); }
  reverse_iterator rbegin() { return operations.rbegin(); }
  reverse_iterator rend() { return operations.rend(); }
  bool empty() const { return operations.empty(); }
  Operation &front() { return operations.front(); }
  Operation &back() { return operations.back(); }
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
  /// Renumbers all operations, with gaps for insertions, so that isBeforeInBlock compares numbers.
  void recomputeOpOrder();
  bool isOpOrderValid() const { return opOrderValid; }
  /// Makes the next order query renumber all operations.
  void invalidateOpOrder() { opOrderValid = false; }

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
  llvm::SmallVector<Block *, 4> getSuccessors();
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

  // Printing.
  void print(llvm::raw_ostream &os);
  void print(llvm::raw_ostream &os, AsmState &state); ///< Defined in runtime/asm; see AsmState.h.
  /// Prints the block's name, such as `^bb1`.
  void printAsOperand(llvm::raw_ostream &os);
  void printAsOperand(llvm::raw_ostream &os, AsmState &state); ///< Defined in runtime/asm.
  LLVM_DUMP_METHOD void dump();

private:
  friend class BlockOperand;
  friend struct llvm::ilist_traits<Block>;
  friend struct llvm::ilist_traits<Operation>;
  explicit Block(MLIRContext *context);
  friend class Operation;
  /// Assigns order numbers to \p unnumbered and its unnumbered neighbors.
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

} // namespace mlir

#endif // STRATA_RUNTIME_IR_BLOCK_H
