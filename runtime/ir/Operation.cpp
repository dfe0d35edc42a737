//===- Operation.cpp - The operation: a node of the IR --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Operation.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/IRMapping.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OpAdaptor.h"
#include "runtime/ir/OperationState.h"
#include "runtime/ir/PrinterHooks.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace mlir::detail;

//===----------------------------------------------------------------------===//
// Creation and destruction of operations
//===----------------------------------------------------------------------===//

Operation *Operation::create(const OperationState &state) {
  OperationName name = state.name;
  llvm::SmallVector<Attribute, 4> slots;
  llvm::SmallVector<NamedAttribute, 4> rest;
  state.splitAttributes(slots, rest);
  // Add the defaults of missing mandatory attributes.
  if (const OpSpec *spec = name.getSpec())
    for (auto [slot, attr] : llvm::enumerate(spec->attributes))
      if (!slots[slot] && attr.defaultValue && !attr.isOptional)
        slots[slot] = attr.defaultValue(name.getContext());
  DictionaryAttr discardable = rest.empty() ? DictionaryAttr() : DictionaryAttr::get(name.getContext(), rest);
  Operation *op = create(state.location.getCompact(), name, state.types, state.operands, slots, discardable,
                         state.successors, state.regions.size());
  for (auto [index, region] : llvm::enumerate(state.regions))
    if (region)
      op->getRegion(index).takeBody(*region);
  return op;
}

/// Returns the parts of an operation to create. \p properties contains attributes by slot, \p attributes by
/// name.
static OperationState makeState(Location loc, OperationName name, TypeRange resultTypes, ValueRange operands,
                                NamedAttrList attributes, OpaqueProperties properties,
                                BlockRange successors) {
  OperationState state(loc, name);
  state.addTypes(resultTypes);
  state.addOperands(operands);
  state.slots.assign(properties.getSlots().begin(), properties.getSlots().end());
  state.attributes = std::move(attributes);
  state.addSuccessors(successors);
  return state;
}
Operation *Operation::create(Location loc, OperationName name, TypeRange resultTypes, ValueRange operands,
                             NamedAttrList &&attributes, OpaqueProperties properties, BlockRange successors,
                             unsigned numRegions) {
  OperationState state =
      makeState(loc, name, resultTypes, operands, std::move(attributes), properties, successors);
  state.addEmptyRegions(numRegions);
  return create(state);
}
Operation *Operation::create(Location loc, OperationName name, TypeRange resultTypes, ValueRange operands,
                             NamedAttrList &&attributes, OpaqueProperties properties, BlockRange successors,
                             RegionRange regions) {
  Operation *op = create(loc, name, resultTypes, operands, std::move(attributes), properties, successors,
                         static_cast<unsigned>(regions.size()));
  for (auto [region, given] : llvm::zip_equal(op->getRegions(), regions))
    if (given)
      region.takeBody(*given);
  return op;
}
Operation *Operation::create(Location loc, OperationName name, TypeRange resultTypes, ValueRange operands,
                             DictionaryAttr attributes, OpaqueProperties properties, BlockRange successors,
                             unsigned numRegions) {
  llvm::SmallVector<Block *, 2> blocks(successors.begin(), successors.end());
  llvm::SmallVector<Attribute, 4> slots(properties.getSlots());
  return create(CompactLocation::get(loc), name, resultTypes, operands, slots, attributes, blocks,
                numRegions);
}

void Operation::destroy() {
  // Nested operations are unlinked first, with an explicit list, because nesting may exceed the C++ stack.
  llvm::SmallVector<Operation *, 8> pending;
  auto unlinkInside = [&](Operation *op) {
    for (Region &region : op->getRegions())
      for (Block &inner : region)
        while (!inner.empty()) {
          Operation *child = &inner.back();
          child->dropAllDefinedValueUses();
          child->remove();
          pending.push_back(child);
        }
  };
  if (numRegions != 0) {
    unlinkInside(this);
    for (size_t i = 0; i != pending.size(); ++i)
      unlinkInside(pending[i]);
    for (Operation *op : pending)
      op->dropAllReferences();
    for (Region &region : getRegions())
      for (Block &inner : region)
        inner.dropAllUses();
  }
  for (Operation *op : llvm::reverse(pending))
    op->release();
  release();
}

void Operation::erase() {
  if (block)
    remove();
  destroy();
}
void Operation::remove() { block->getOperations().remove(Block::iterator(this)); }

Operation *Operation::cloneWithoutRegions(IRMapping &mapper) {
  llvm::SmallVector<Value, 8> newOperands;
  for (Value operand : getOperands())
    newOperands.push_back(operand ? mapper.lookupOrDefault(operand) : operand);
  llvm::SmallVector<Block *, 2> newSuccessors;
  for (Block *successor : getSuccessors())
    newSuccessors.push_back(mapper.lookupOrDefault(successor));
  Operation *copy = create(getCompactLoc(), name, getResultTypes(), newOperands, getSlots(),
                           getRawDiscardableAttrs(), newSuccessors, getNumRegions());
  mapper.map(this, copy);
  for (auto [result, copied] : llvm::zip(getResults(), copy->getResults()))
    mapper.map(result, copied);
  return copy;
}
Operation *Operation::cloneWithoutRegions() {
  IRMapping mapper;
  return cloneWithoutRegions(mapper);
}

/// Copies the blocks and arguments of a region and appends the block pairs to \p work. cloneOperations copies
/// their operations.
static void cloneBlocks(Region &from, Region &to, Region::iterator before, IRMapping &mapper,
                        llvm::SmallVectorImpl<std::pair<Block *, Block *>> &work) {
  for (Block &block : from) {
    Block *copy = Block::create(block.getContext());
    mapper.map(&block, copy);
    for (BlockArgument argument : block.getArguments())
      if (!mapper.contains(argument))
        mapper.map(argument, copy->addArgument(argument.getType(), argument.getCompactLoc()));
    to.getBlocks().insert(before, copy);
    work.emplace_back(&block, copy);
  }
}

/// Copies the operations of all block pairs in \p work, which grows by the blocks of nested regions; not
/// recursive. Finally sets the operands and successors whose originals were copied later than their uses.
static void cloneOperations(llvm::SmallVectorImpl<std::pair<Block *, Block *>> &work, IRMapping &mapper) {
  llvm::SmallVector<OpOperand *, 16> lateOperands;
  llvm::SmallVector<BlockOperand *, 4> lateSuccessors;
  for (size_t i = 0; i != work.size(); ++i) {
    auto [from, to] = work[i];
    for (Operation &op : *from) {
      Operation *copy = op.cloneWithoutRegions(mapper);
      to->push_back(copy);
      for (unsigned i = 0, e = op.getNumOperands(); i != e; ++i)
        if (op.getOperand(i) && !mapper.contains(op.getOperand(i)))
          lateOperands.push_back(&copy->getOpOperand(i));
      for (unsigned i = 0, e = op.getNumSuccessors(); i != e; ++i)
        if (!mapper.contains(op.getSuccessor(i)))
          lateSuccessors.push_back(&copy->getBlockOperands()[i]);
      for (unsigned r = 0; r != op.getNumRegions(); ++r)
        cloneBlocks(op.getRegion(r), copy->getRegion(r), copy->getRegion(r).end(), mapper, work);
    }
  }
  for (OpOperand *operand : lateOperands)
    if (Value mapped = mapper.lookupOrNull(operand->get()))
      operand->set(mapped);
  for (BlockOperand *successor : lateSuccessors)
    if (Block *mapped = mapper.lookupOrNull(successor->get()))
      successor->set(mapped);
}

Operation *Operation::clone(IRMapping &mapper) {
  Operation *copy = cloneWithoutRegions(mapper);
  llvm::SmallVector<std::pair<Block *, Block *>, 8> work;
  for (unsigned r = 0; r != getNumRegions(); ++r)
    cloneBlocks(getRegion(r), copy->getRegion(r), copy->getRegion(r).end(), mapper, work);
  cloneOperations(work, mapper);
  return copy;
}
Operation *Operation::clone() {
  IRMapping mapper;
  return clone(mapper);
}

Operation *Operation::clone(IRMapping &mapper, CloneOptions options) {
  Operation *copy = options.shouldCloneRegions() ? clone(mapper) : cloneWithoutRegions(mapper);
  if (!options.shouldCloneOperands())
    copy->setOperands({});
  return copy;
}
Operation *Operation::clone(CloneOptions options) {
  IRMapping mapper;
  return clone(mapper, options);
}

void Region::cloneInto(Region *dest, iterator destPos, IRMapping &mapper) {
  // If the destination is nested in this region, the region would grow during the copy. Therefore the blocks
  // are copied to a temporary region first.
  Region copy;
  bool isInside = isAncestor(dest);
  Region &target = isInside ? copy : *dest;
  llvm::SmallVector<std::pair<Block *, Block *>, 8> work;
  cloneBlocks(*this, target, isInside ? copy.end() : destPos, mapper, work);
  cloneOperations(work, mapper);
  if (isInside)
    dest->getBlocks().splice(destPos, copy.getBlocks());
}
void Region::cloneInto(Region *dest, IRMapping &mapper) { cloneInto(dest, dest->end(), mapper); }

//===----------------------------------------------------------------------===//
// Position of an operation in the IR
//===----------------------------------------------------------------------===//

std::optional<RegisteredOperationName> Operation::getRegisteredInfo() const {
  return name.getRegisteredInfo();
}
Region *Operation::getParentRegion() const { return block ? block->getParent() : nullptr; }
Operation *Operation::getParentOp() const { return block ? block->getParentOp() : nullptr; }
Operation *Operation::getParentWithTrait(Trait trait) const {
  for (Operation *op = getParentOp(); op; op = op->getParentOp())
    if (op->hasTrait(trait))
      return op;
  return nullptr;
}
bool Operation::isProperAncestor(const Operation *other) const {
  while ((other = other->getParentOp()))
    if (other == this)
      return true;
  return false;
}
bool Operation::isBeforeInBlock(const Operation *other) const {
  if (!block->isOpOrderValid())
    block->recomputeOpOrder();
  if (!orderIndex)
    block->numberOperation(this);
  if (!other->orderIndex)
    block->numberOperation(other);
  return orderIndex < other->orderIndex;
}
Operation *Operation::getNextNode() const {
  return block ? block->getOperations().getNextNode(const_cast<Operation &>(*this)) : nullptr;
}
Operation *Operation::getPrevNode() const {
  return block ? block->getOperations().getPrevNode(const_cast<Operation &>(*this)) : nullptr;
}
void Operation::moveBefore(Operation *other) { moveBefore(other->getBlock(), Block::iterator(other)); }
void Operation::moveBefore(Block *newBlock, llvm::iplist<Operation>::iterator it) {
  newBlock->getOperations().splice(it, block->getOperations(), Block::iterator(this));
}
void Operation::moveAfter(Operation *other) {
  moveBefore(other->getBlock(), std::next(Block::iterator(other)));
}

//===----------------------------------------------------------------------===//
// Operands and results of an operation
//===----------------------------------------------------------------------===//

void Operation::setOperands(ValueRange values) { setOperands(0, numOperands, values); }

void Operation::setOperands(unsigned start, unsigned length, ValueRange values) {
  // \p values may be a view of these operands, so it is copied first.
  llvm::SmallVector<Value, 8> newValues(values.begin(), values.end());
  unsigned newCount = numOperands - length + newValues.size();
  if (newValues.size() != length) {
    llvm::SmallVector<Value, 8> tail;
    for (unsigned i = start + length; i != numOperands; ++i)
      tail.push_back(getOperand(i));
    newValues.append(tail);
    reserveOperands(newCount);
    OpOperand *all = operands();
    while (numOperands > newCount)
      all[--numOperands].~OpOperand();
    for (; numOperands < newCount; ++numOperands)
      new (all + numOperands) OpOperand(numOperands, Value());
  }
  OpOperand *changed = operands() + start;
  for (unsigned i = 0, e = newValues.size(); i != e; ++i)
    if (changed[i].get() != newValues[i])
      changed[i].set(newValues[i]);
}
void Operation::eraseOperands(const llvm::BitVector &indices) {
  llvm::SmallVector<Value> kept;
  for (unsigned index = 0; index != getNumOperands(); ++index)
    if (index >= indices.size() || !indices.test(index))
      kept.push_back(getOperand(index));
  setOperands(kept);
}

bool Operation::hasOneUse() const {
  unsigned uses = 0;
  for (OpResult result : getResults())
    for (auto it = result.use_begin(); it != result.use_end() && uses < 2; ++it)
      ++uses;
  return uses == 1;
}
ResultUserIterator::ResultUserIterator(const Operation *op) : op(op), use(nullptr) {
  if (op->getNumResults())
    use = op->getResult(0).getImpl()->firstUse;
  skipUnused();
}
void ResultUserIterator::skipUnused() {
  while (!use && ++index < op->getNumResults())
    use = op->getResult(index).getImpl()->firstUse;
}
ResultUserIterator &ResultUserIterator::operator++() {
  use = use->getNextUse();
  skipUnused();
  return *this;
}
llvm::iterator_range<ResultUserIterator> Operation::getUsers() const {
  return {ResultUserIterator(this), ResultUserIterator()};
}
llvm::SmallVector<Operation *> Operation::getAllUsers() const {
  llvm::SmallVector<Operation *> users;
  for (OpResult result : getResults())
    for (Operation *user : result.getUsers())
      users.push_back(user);
  return users;
}
void Operation::replaceUsesOfWith(Value from, Value to) {
  for (OpOperand &operand : getOpOperands())
    if (operand.get() == from)
      operand.set(to);
}
bool Operation::isUsedOutsideOfBlock(Block *other) const {
  return llvm::any_of(getResults(), [other](OpResult result) { return result.isUsedOutsideOfBlock(other); });
}

std::pair<unsigned, unsigned> Operation::getOperandGroupBounds(unsigned group) const {
  if (name.getInfo()->hasSingleOperands)
    return {group, 1};
  const OpSpec &spec = *getSpec();
  int slot = name.getInfo()->operandSegmentSlot;
  return getGroupBounds(spec.operands, spec.operandSegments, slot < 0 ? Attribute() : getSlot(slot),
                        numOperands, group);
}
std::pair<unsigned, unsigned> Operation::getResultGroupBounds(unsigned group) const {
  if (name.getInfo()->hasSingleResults)
    return {group, 1};
  const OpSpec &spec = *getSpec();
  int slot = name.getInfo()->resultSegmentSlot;
  return getGroupBounds(spec.results, spec.resultSegments, slot < 0 ? Attribute() : getSlot(slot),
                        getNumResults(), group);
}
OperandRange Operation::getOperandGroup(unsigned group) const {
  auto [start, count] = getOperandGroupBounds(group);
  return OperandRange(operands() + start, count);
}
ResultRange Operation::getResultGroup(unsigned group) const {
  auto [start, count] = getResultGroupBounds(group);
  return ResultRange(count ? getResultImpl(start) : nullptr, count);
}

//===----------------------------------------------------------------------===//
// Successors of an operation
//===----------------------------------------------------------------------===//

Block *Operation::getSuccessor(unsigned index) const { return successors()[index].get(); }
void Operation::setSuccessor(Block *newBlock, unsigned index) { successors()[index].set(newBlock); }

//===----------------------------------------------------------------------===//
// References of an operation to values and blocks
//===----------------------------------------------------------------------===//

void Operation::dropAllReferences() {
  walk([](Operation *op) {
    for (OpOperand &operand : op->getOpOperands())
      operand.drop();
    for (BlockOperand &successor : op->getBlockOperands())
      successor.set(nullptr);
  });
}
void Operation::dropAllUses() {
  for (OpResult result : getResults())
    result.dropAllUses();
}
void Operation::dropAllDefinedValueUses() {
  dropAllUses();
  for (Region &region : getRegions())
    for (Block &inner : region)
      for (BlockArgument argument : inner.getArguments())
        argument.dropAllUses();
}

/// Returns a diagnostic with a note that shows the operation if the context's settings require it.
static InFlightDiagnostic emitWithNote(Operation *op, Severity severity, bool named) {
  Diagnostic diag(op->getLoc(), severity);
  if (named)
    diag << op->getName() << " op ";
  if (op->getContext()->shouldPrintOpOnDiagnostic()) {
    if (severity == Severity::Error)
      noteCurrentOperation(diag, op);
    else
      diag.attachNote() << "see current operation: " << *op;
  }
  return InFlightDiagnostic(&op->getContext()->getDiagEngine(), std::move(diag));
}
InFlightDiagnostic Operation::emitError() { return emitWithNote(this, Severity::Error, /*named=*/false); }
InFlightDiagnostic Operation::emitWarning() { return emitWithNote(this, Severity::Warning, /*named=*/false); }
InFlightDiagnostic Operation::emitRemark() { return emitWithNote(this, Severity::Remark, /*named=*/false); }
InFlightDiagnostic Operation::emitOpError() { return emitWithNote(this, Severity::Error, /*named=*/true); }
