//===- Block.cpp - A list of operations with arguments --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Block.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/Region.h"
#include "runtime/support/Arena.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace strata;
using namespace strata::detail;

//===----------------------------------------------------------------------===//
// Block operands
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
// Making and destroying
//===----------------------------------------------------------------------===//

Block *Block::create(MLIRContext *context) {
  return new (context->getOperationArena().allocate(sizeof(Block))) Block(context);
}
Block::~Block() {
  OperationArena &arena = context->getOperationArena();
  for (BlockArgumentImpl *argument : arguments)
    arena.deallocate(argument, sizeof(BlockArgumentImpl));
}
void Block::destroy() {
  clear();
  OperationArena &arena = context->getOperationArena();
  this->~Block();
  arena.deallocate(this, sizeof(Block));
}

Operation *Block::getParentOp() const { return parent ? parent->getParentOp() : nullptr; }
bool Block::isEntryBlock() const { return parent && this == &parent->front(); }
void Block::remove() { parent->getBlocks().remove(Region::iterator(this)); }
void Block::erase() {
  if (parent)
    remove();
  destroy();
}
void Block::insertBefore(Block *block) { block->getParent()->getBlocks().insert(Region::iterator(block), this); }
void Block::insertAfter(Block *block) {
  block->getParent()->getBlocks().insert(std::next(Region::iterator(block)), this);
}
void Block::moveBefore(Block *block) {
  block->getParent()->getBlocks().splice(Region::iterator(block), parent->getBlocks(), Region::iterator(this));
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

BlockArgument Block::addArgument(Type type, CompactLocation loc) {
  void *memory = context->getOperationArena().allocate(sizeof(BlockArgumentImpl));
  arguments.push_back(new (memory) BlockArgumentImpl(type, this, arguments.size(), loc));
  return arguments.back();
}
void Block::addArguments(TypeRange types, llvm::ArrayRef<Location> locs) {
  for (size_t i = 0, e = types.size(); i != e; ++i)
    addArgument(types[i], locs[i]);
}
BlockArgument Block::insertArgument(unsigned index, Type type, Location loc) {
  void *memory = context->getOperationArena().allocate(sizeof(BlockArgumentImpl));
  auto *argument = new (memory) BlockArgumentImpl(type, this, index, CompactLocation::get(loc));
  arguments.insert(arguments.begin() + index, argument);
  for (unsigned i = index + 1; i < arguments.size(); ++i)
    arguments[i]->index = i;
  return argument;
}
void Block::eraseArguments(llvm::function_ref<bool(BlockArgument)> shouldErase) {
  OperationArena &arena = context->getOperationArena();
  unsigned kept = 0;
  for (BlockArgumentImpl *argument : arguments) {
    if (shouldErase(argument)) {
      arena.deallocate(argument, sizeof(BlockArgumentImpl));
      continue;
    }
    argument->index = kept;
    arguments[kept++] = argument;
  }
  arguments.truncate(kept);
}
void Block::eraseArguments(unsigned start, unsigned count) {
  eraseArguments([=](BlockArgument argument) {
    return argument.getArgNumber() >= start && argument.getArgNumber() < start + count;
  });
}
void Block::eraseArgument(unsigned index) { eraseArguments(index, 1); }

//===----------------------------------------------------------------------===//
// Operations
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
  return mightHaveTerminator() ? llvm::make_range(begin(), iterator(back())) : llvm::make_range(begin(), end());
}
void Block::recomputeOpOrder() {
  unsigned index = 0;
  for (Operation &op : operations)
    op.orderIndex = index++;
  opOrderValid = true;
}

//===----------------------------------------------------------------------===//
// Control flow
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
llvm::SmallVector<Block *, 4> Block::getSuccessors() {
  return empty() ? llvm::SmallVector<Block *, 4>() : back().getSuccessors();
}
void Block::replaceAllUsesWith(Block *other) {
  while (firstUse)
    firstUse->set(other);
}

Block *Block::splitBlock(iterator before) {
  Block *rest = create(context);
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
// List traits
//===----------------------------------------------------------------------===//

/// The object that a list is a member of, from the member's place in it.
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
  // Appending keeps the order valid: the next number is free.
  if (block->isOpOrderValid()) {
    if (op == &block->back()) {
      Operation *previous = block->getOperations().getPrevNode(*op);
      op->orderIndex = previous ? previous->orderIndex + 1 : 0;
    } else {
      block->invalidateOpOrder();
    }
  }
  op->block = block;
}
void llvm::ilist_traits<Operation>::removeNodeFromList(Operation *op) { op->block = nullptr; }
void llvm::ilist_traits<Operation>::transferNodesFromList(ilist_traits<Operation> &, op_iterator first,
                                                          op_iterator last) {
  Block *block = getContainingBlock();
  block->invalidateOpOrder();
  for (; first != last; ++first)
    first->block = block;
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
// Region
//===----------------------------------------------------------------------===//

Region::~Region() {
  // Values may be used across blocks: give all uses up before the first block goes.
  for (Block &block : blocks) {
    block.dropAllReferences();
    block.dropAllUses();
  }
}
Region *Region::getParentRegion() const { return container ? container->getParentRegion() : nullptr; }
MLIRContext *Region::getContext() const { return container->getContext(); }
Location Region::getLoc() const { return container->getLoc(); }
unsigned Region::getRegionNumber() const { return this - container->getRegions().data(); }
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
  Block *block = Block::create(getContext());
  push_back(block);
  return *block;
}
void Region::takeBody(Region &other) {
  dropAllReferences();
  blocks.clear();
  blocks.splice(blocks.end(), other.getBlocks());
}
llvm::iterator_range<Region::OpIterator> Region::getOps() {
  return empty() ? llvm::make_range(OpIterator(), OpIterator()) : llvm::make_range(front().begin(), front().end());
}
void Region::dropAllReferences() {
  for (Block &block : blocks)
    block.dropAllReferences();
}
