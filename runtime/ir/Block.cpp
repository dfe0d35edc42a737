//===- Block.cpp - Blocks and regions -------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Block.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/Region.h"
#include "runtime/support/Arena.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::detail;

//===----------------------------------------------------------------------===//
// Uses of blocks
//===----------------------------------------------------------------------===//

void BlockOperand::link(Block *newBlock) {
  block = newBlock;
  if (!newBlock)
    return;
  nextUse = newBlock->firstUse;
  if (nextUse)
    nextUse->back = &nextUse;
  back = &newBlock->firstUse;
  newBlock->firstUse = this;
}
void BlockOperand::unlink() {
  if (!back)
    return;
  *back = nextUse;
  if (nextUse)
    nextUse->back = back;
  back = nullptr;
  nextUse = nullptr;
  block = nullptr;
}
unsigned BlockOperand::getOperandNumber() const { return this - owner->getBlockOperands().data(); }
Block *PredecessorIterator::operator*() const { return use->getOwner()->getBlock(); }

//===----------------------------------------------------------------------===//
// Creation and destruction of blocks
//===----------------------------------------------------------------------===//

Block *Block::create(MLIRContext *context) {
  return new (context->getOperationArena().allocate(sizeof(Block))) Block(context);
}
Block::Block(MLIRContext *context) : context(context) {}
Block::~Block() {
  clear();
  if (arguments.empty())
    return;
  OperationArena &arena = getContext()->getOperationArena();
  for (BlockArgumentImpl *argument : arguments)
    arena.deallocate(argument, sizeof(BlockArgumentImpl));
}
void Block::destroy() {
  bool wasInArena = isInArena;
  MLIRContext *owner = context;
  this->~Block();
  if (wasInArena)
    owner->getOperationArena().deallocate(this, sizeof(Block));
  else
    ::operator delete(static_cast<void *>(this));
}
MLIRContext *Block::findContext() const {
  auto *self = const_cast<Block *>(this);
  if (!args_empty())
    return self->getArgument(0).getContext();
  if (!empty())
    return self->front().getContext();
  Operation *op = getParentOp();
  return op ? op->getContext() : nullptr;
}

Operation *Block::getParentOp() const { return parent ? parent->getParentOp() : nullptr; }
bool Block::isEntryBlock() const { return parent && this == &parent->front(); }
void Block::remove() { parent->getBlocks().remove(Region::iterator(this)); }
void Block::erase() {
  if (parent)
    remove();
  destroy();
}
void Block::insertBefore(Block *block) {
  block->getParent()->getBlocks().insert(Region::iterator(block), this);
}
void Block::insertAfter(Block *block) {
  block->getParent()->getBlocks().insert(std::next(Region::iterator(block)), this);
}
void Block::moveBefore(Block *block) { moveBefore(block->getParent(), Region::iterator(block)); }
void Block::moveBefore(Region *region, Region::iterator it) {
  region->getBlocks().splice(it, parent->getBlocks(), Region::iterator(this));
}
unsigned Block::computeBlockNumber() { return std::distance(parent->begin(), Region::iterator(this)); }
bool Block::isReachable(Block *other) { return isReachable(other, {}); }
bool Block::isReachable(Block *other, llvm::SmallPtrSet<Block *, 16> &&except) {
  llvm::SmallVector<Block *, 8> worklist(getSuccessors());
  while (!worklist.empty()) {
    Block *next = worklist.pop_back_val();
    if (next == other)
      return true;
    if (except.insert(next).second)
      llvm::append_range(worklist, next->getSuccessors());
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Block arguments
//===----------------------------------------------------------------------===//

void ArgumentList::insert(unsigned index, BlockArgumentImpl *argument) {
  BlockArgumentImpl **place = data();
  if (count == capacity) {
    auto **larger = new BlockArgumentImpl *[capacity * 2];
    std::copy(place, place + count, larger);
    if (capacity != 1)
      delete[] many;
    many = place = larger;
    capacity *= 2;
  }
  std::copy_backward(place + index, place + count, place + count + 1);
  place[index] = argument;
  ++count;
}

Region::reverse_args_iterator Region::args_rbegin() { return getArguments().rbegin(); }
Region::reverse_args_iterator Region::args_rend() { return getArguments().rend(); }
Block::reverse_args_iterator Block::args_rbegin() { return getArguments().rbegin(); }
Block::reverse_args_iterator Block::args_rend() { return getArguments().rend(); }
BlockArgument Block::addArgument(Type type, CompactLocation loc) {
  void *memory = type.getContext()->getOperationArena().allocate(sizeof(BlockArgumentImpl));
  auto *argument = new (memory) BlockArgumentImpl(type, this, arguments.size(), loc);
  arguments.insert(arguments.size(), argument);
  return argument;
}
llvm::iterator_range<Block::args_iterator> Block::addArguments(TypeRange types,
                                                               llvm::ArrayRef<Location> locs) {
  unsigned first = getNumArguments();
  for (size_t i = 0, e = types.size(); i != e; ++i)
    addArgument(types[i], locs[i]);
  return {args_begin() + first, args_end()};
}
BlockArgument Block::insertArgument(unsigned index, Type type, Location loc) {
  void *memory = type.getContext()->getOperationArena().allocate(sizeof(BlockArgumentImpl));
  auto *argument = new (memory) BlockArgumentImpl(type, this, index, CompactLocation::get(loc));
  arguments.insert(index, argument);
  for (unsigned i = index + 1; i < arguments.size(); ++i)
    arguments[i]->index = i;
  return argument;
}
void Block::eraseArguments(llvm::function_ref<bool(BlockArgument)> shouldErase) {
  if (arguments.empty())
    return;
  OperationArena &arena = getContext()->getOperationArena();
  unsigned kept = 0;
  for (BlockArgumentImpl *argument : arguments) {
    if (shouldErase(argument)) {
      arena.deallocate(argument, sizeof(BlockArgumentImpl));
      continue;
    }
    argument->index = kept;
    arguments.data()[kept++] = argument;
  }
  arguments.truncate(kept);
}
void Block::eraseArguments(unsigned start, unsigned count) {
  eraseArguments([=](BlockArgument argument) {
    return argument.getArgNumber() >= start && argument.getArgNumber() < start + count;
  });
}
void Block::eraseArguments(const llvm::BitVector &eraseIndices) {
  eraseArguments([&](BlockArgument argument) { return eraseIndices.test(argument.getArgNumber()); });
}
void Block::eraseArgument(unsigned index) { eraseArguments(index, 1); }

//===----------------------------------------------------------------------===//
// Operations of a block and their order
//===----------------------------------------------------------------------===//

Operation *Block::findAncestorOpInBlock(Operation &op) const {
  Operation *current = &op;
  while (current && current->getBlock() != this)
    current = current->getParentOp();
  return current;
}
bool Block::mightHaveTerminator() { return !empty() && back().mightHaveTrait(Trait::IsTerminator); }
Operation *Block::getTerminator() { return mightHaveTerminator() ? &back() : nullptr; }
llvm::iterator_range<Block::iterator> Block::without_terminator() {
  return mightHaveTerminator() ? llvm::make_range(begin(), iterator(back()))
                               : llvm::make_range(begin(), end());
}
void Block::clear() {
  // Drop uses first: an operation may use values defined by later ones.
  dropAllReferences();
  while (!empty())
    operations.pop_back();
}

// Operations of a block have order numbers with gaps. 0 means not numbered: an operation is numbered,
// together with its unnumbered neighbors, when its order is first queried, so building a block costs nothing.
// Operations added at either end get numbers below or above the others. If a gap has no free number, the
// whole block is renumbered.

namespace {
constexpr unsigned orderBase = 1u << 30, appendStep = 64, maxStride = 1u << 16;
} // namespace

void Block::recomputeOpOrder() {
  unsigned stride = std::clamp<size_t>(orderBase / (operations.size() + 1), 1, maxStride);
  unsigned index = orderBase;
  for (Operation &op : operations) {
    op.orderIndex = index;
    index += stride;
  }
  opOrderValid = true;
}

bool Block::verifyOpOrder() const {
  unsigned last = 0;
  for (const Operation &op : operations) {
    if (op.orderIndex == 0)
      continue;
    if (op.orderIndex <= last)
      return true;
    last = op.orderIndex;
  }
  return false;
}

void Block::numberOperation(const Operation *unnumbered) {
  iterator first(const_cast<Operation *>(unnumbered)), last = first;
  unsigned count = 1;
  while (first != begin() && std::prev(first)->orderIndex == 0) {
    --first;
    ++count;
  }
  while (++last != end() && last->orderIndex == 0)
    ++count;
  bool isFirst = first == begin(), isLast = last == end();
  if (isFirst && isLast)
    return recomputeOpOrder();
  uint64_t low = isFirst ? 0 : std::prev(first)->orderIndex, high = isLast ? ~0u : last->orderIndex;
  uint64_t step = (high - low) / (count + 1);
  if (step == 0)
    return recomputeOpOrder();
  if (isFirst || isLast)
    step = std::min<uint64_t>(step, appendStep);
  uint64_t index = isFirst ? high - step * count : low + step;
  for (; first != last; ++first) {
    first->orderIndex = index;
    index += step;
  }
}

//===----------------------------------------------------------------------===//
// Predecessors and successors of a block
//===----------------------------------------------------------------------===//

Block *Block::getSinglePredecessor() const {
  return firstUse && !firstUse->getNextUse() ? firstUse->getOwner()->getBlock() : nullptr;
}
Block *Block::getUniquePredecessor() const {
  Block *unique = nullptr;
  for (Block *predecessor : getPredecessors()) {
    if (unique && unique != predecessor)
      return nullptr;
    unique = predecessor;
  }
  return unique;
}
unsigned Block::getNumSuccessors() { return empty() ? 0 : back().getNumSuccessors(); }
Block *Block::getSuccessor(unsigned index) { return back().getSuccessor(index); }
Block *BlockRange::operator[](size_t index) const {
  return base & 1 ? reinterpret_cast<BlockOperand *>(base - 1)[index].get()
                  : reinterpret_cast<Block *const *>(base)[index];
}
BlockRange BlockRange::offsetBy(size_t start, size_t length) const {
  if (base & 1)
    return BlockRange(reinterpret_cast<BlockOperand *>(base - 1) + start, length);
  return BlockRange(llvm::ArrayRef<Block *>(reinterpret_cast<Block *const *>(base) + start, length));
}
SuccessorRange::SuccessorRange(Block *block) {
  if (block && !block->empty())
    *this = SuccessorRange(&block->back());
}
SuccessorRange::SuccessorRange(Operation *op)
    : BlockRange(op->getBlockOperands().data(), op->getNumSuccessors()) {}
SuccessorRange::reverse_iterator SuccessorRange::rbegin() const { return reverse_iterator(end()); }
SuccessorRange::reverse_iterator SuccessorRange::rend() const { return reverse_iterator(begin()); }
void Block::replaceAllUsesWith(Block *other) {
  if (other == this)
    return;
  while (firstUse)
    firstUse->set(other);
}

Block *Block::splitBlock(iterator before) {
  MLIRContext *owner = getContext();
  Block *rest = owner ? create(owner) : new Block;
  rest->insertAfter(this);
  rest->getOperations().splice(rest->end(), operations, before, end());
  return rest;
}
void Block::dropAllReferences() {
  for (Operation &op : operations)
    op.dropAllReferences();
}
void Block::dropAllUses() {
  while (firstUse)
    firstUse->set(nullptr);
}
void Block::dropAllDefinedValueUses() {
  for (BlockArgument argument : getArguments())
    argument.dropAllUses();
  for (Operation &op : operations)
    op.dropAllDefinedValueUses();
  dropAllUses();
}

//===----------------------------------------------------------------------===//
// Traits of the block and operation lists
//===----------------------------------------------------------------------===//

/// Returns the object that contains the list, computed from the offset of the list member.
template <typename OwnerT, typename ListT, typename TraitsT>
static OwnerT *ownerOfList(TraitsT *traits, ListT OwnerT::*member) {
  size_t offset = reinterpret_cast<size_t>(&(static_cast<OwnerT *>(nullptr)->*member));
  auto *list = static_cast<ListT *>(traits);
  return reinterpret_cast<OwnerT *>(reinterpret_cast<char *>(list) - offset);
}

Block *llvm::ilist_traits<Operation>::getContainingBlock() {
  return ownerOfList<Block, Block::OpListType>(this, Block::getSublistAccess(nullptr));
}
void llvm::ilist_traits<Operation>::deleteNode(Operation *op) { op->destroy(); }
void llvm::ilist_traits<Operation>::addNodeToList(Operation *op) {
  Block *block = getContainingBlock();
  op->block = block;
  op->orderIndex = 0;
}
void llvm::ilist_traits<Operation>::removeNodeFromList(Operation *op) { op->block = nullptr; }
void llvm::ilist_traits<Operation>::transferNodesFromList(ilist_traits<Operation> &, op_iterator first,
                                                          op_iterator last) {
  Block *block = getContainingBlock();
  for (; first != last; ++first) {
    first->block = block;
    first->orderIndex = 0;
  }
}

Region *llvm::ilist_traits<Block>::getContainingRegion() {
  return ownerOfList<Region, Region::BlockListType>(this, Region::getSublistAccess(nullptr));
}
void llvm::ilist_traits<Block>::deleteNode(Block *block) { block->destroy(); }
void llvm::ilist_traits<Block>::addNodeToList(Block *block) { block->parent = getContainingRegion(); }
void llvm::ilist_traits<Block>::removeNodeFromList(Block *block) { block->parent = nullptr; }
void llvm::ilist_traits<Block>::transferNodesFromList(ilist_traits<Block> &,
                                                      llvm::simple_ilist<Block>::iterator first,
                                                      llvm::simple_ilist<Block>::iterator last) {
  Region *region = getContainingRegion();
  for (; first != last; ++first)
    first->parent = region;
}

//===----------------------------------------------------------------------===//
// Members of Region
//===----------------------------------------------------------------------===//

Region::Region() = default;
Region::Region(Operation *parentOp) : parentOp(parentOp) {}
Region::~Region() {
  // Values may be used in other blocks, so all uses are dropped before the first block is destroyed.
  for (Block &block : blocks) {
    block.dropAllReferences();
    block.dropAllUses();
  }
}
Region *Region::getParentRegion() const { return parentOp ? parentOp->getParentRegion() : nullptr; }
MLIRContext *Region::getContext() const { return parentOp->getContext(); }
Location Region::getLoc() const { return parentOp->getLoc(); }
unsigned Region::getRegionNumber() const { return this - parentOp->getRegions().data(); }
bool Region::isProperAncestor(const Region *other) const {
  while ((other = other->getParentRegion()))
    if (other == this)
      return true;
  return false;
}
bool Region::isAncestor(const Region *other) const { return this == other || isProperAncestor(other); }
Block *Region::findAncestorBlockInRegion(Block &block) const {
  Block *current = &block;
  while (current && current->getParent() != this) {
    Operation *op = current->getParentOp();
    current = op ? op->getBlock() : nullptr;
  }
  return current;
}
Operation *Region::findAncestorOpInRegion(Operation &op) const {
  Operation *current = &op;
  while (current && current->getParentRegion() != this)
    current = current->getParentOp();
  return current;
}
Block &Region::emplaceBlock() {
  Block *block = parentOp ? Block::create(parentOp->getContext()) : new Block;
  push_back(block);
  return *block;
}
void Region::takeBody(Region &other) {
  dropAllReferences();
  blocks.clear();
  blocks.splice(blocks.end(), other.getBlocks());
}
llvm::iterator_range<Region::OpIterator> Region::getOps() { return {op_begin(), op_end()}; }
Region::OpIterator::OpIterator(Region *region, bool end)
    : region(region), block(end ? region->end() : region->begin()) {
  if (!end && !region->empty()) {
    op = block->begin();
    skipEmptyBlocks();
  }
}
Region::OpIterator &Region::OpIterator::operator++() {
  ++op;
  skipEmptyBlocks();
  return *this;
}
/// Moves from the end of a block to the next operation, or to the end of the region.
void Region::OpIterator::skipEmptyBlocks() {
  while (op == block->end()) {
    if (++block == region->end()) {
      op = {};
      return;
    }
    op = block->begin();
  }
}
void Region::dropAllReferences() {
  for (Block &block : blocks)
    block.dropAllReferences();
}
