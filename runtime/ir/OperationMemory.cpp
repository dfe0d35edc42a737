//===- OperationMemory.cpp - Memory layout of operations ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Creation of operations in a single allocation, and the parts stored separately; see Operation.h.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/Region.h"
#include "runtime/support/Arena.h"
#include "llvm/ADT/bit.h"

using namespace mlir;
using namespace mlir::detail;

static_assert(llvm::endianness::native == llvm::endianness::little,
              "the lowest bit of an operation's last word is that of its shape");

//===----------------------------------------------------------------------===//
// Separately allocated data of operations
//===----------------------------------------------------------------------===//

struct Operation::Extra {
  uint64_t location;
  AttributeStorage *discardable = nullptr; ///< Discardable attributes added after creation.
  /// Separately allocated operands, after a word that points to the operation; null if they are inline.
  OpOperand *operands = nullptr;
  unsigned operandCapacity = 0;
  unsigned counts[3] = {}; ///< Numbers of results, successors and regions that do not fit in 16 bits.
};

Operation::Extra &Operation::makeExtra() {
  if (!hasExtra()) {
    void *memory = getContext()->getOperationArena().allocate(sizeof(Extra));
    location = reinterpret_cast<uint64_t>(new (memory) Extra{.location = location}) | isExtra;
  }
  return *const_cast<Extra *>(getExtra());
}

uint64_t Operation::getExtraLocation() const { return getExtra()->location; }
OpOperand *Operation::getFarOperands() const { return getExtra()->operands; }
const unsigned *Operation::getExtraCounts() const { return getExtra()->counts; }

void Operation::setLoc(CompactLocation loc) {
  (hasExtra() ? makeExtra().location : location) = loc.getOpaqueValue();
}

DictionaryAttr Operation::getRawDiscardableAttrs() const {
  if (shape & hasDiscardable)
    return *reinterpret_cast<AttributeStorage **>(tail());
  return LLVM_LIKELY(!hasExtra()) ? nullptr : getExtra()->discardable;
}

void Operation::setDiscardableAttrs(DictionaryAttr attrs) {
  AttributeStorage *storage = attrs && !attrs.empty() ? attrs.getImpl() : nullptr;
  if (shape & hasDiscardable)
    *reinterpret_cast<AttributeStorage **>(tail()) = storage;
  else if (storage || hasExtra())
    makeExtra().discardable = storage;
}

//===----------------------------------------------------------------------===//
// Allocation and deallocation of operations
//===----------------------------------------------------------------------===//

/// Returns the size of the allocation without the results.
size_t Operation::getSizeInMemory() const {
  return reinterpret_cast<const char *>(regions() + getNumRegions()) - reinterpret_cast<const char *>(this);
}

void detail::fillProperties(OperationName name, llvm::MutableArrayRef<Attribute> slots) {
  for (unsigned slot = name.getFirstPropertySlot(), e = name.getNumSlots(); slot != e; ++slot)
    if (!slots[slot])
      slots[slot] = name.getSpec()->attributes[slot].defaultValue(name.getContext());
}

Operation *Operation::create(CompactLocation loc, OperationName name, TypeRange resultTypes,
                             ValueRange operands, llvm::ArrayRef<Attribute> slots, DictionaryAttr discardable,
                             llvm::ArrayRef<Block *> successors, unsigned numRegions) {
  unsigned numSlots = name.getNumSlots(), numResults = resultTypes.size(), numOperands = operands.size();
  AttributeStorage *attrs = discardable && !discardable.empty() ? discardable.getImpl() : nullptr;
  unsigned inlineCapacity = numOperands <= maxInlineOperands ? numOperands : 0;
  size_t prefix = prefixSize(numResults);
  size_t size = sizeof(Operation) + inlineCapacity * sizeof(OpOperand) + (attrs ? sizeof(attrs) : 0) +
                numSlots * sizeof(Attribute) + successors.size() * sizeof(BlockOperand) +
                numRegions * sizeof(Region);
  char *memory = static_cast<char *>(name.getContext()->getOperationArena().allocate(prefix + size));
  auto *op = new (memory + prefix) Operation(loc, name);
  op->shape = isOperation | (attrs ? hasDiscardable : 0) | inlineCapacity << inlineCapacityShift;

  unsigned counts[] = {numResults, static_cast<unsigned>(successors.size()), numRegions};
  if (LLVM_UNLIKELY(*llvm::max_element(counts) >= inExtra))
    std::copy(std::begin(counts), std::end(counts), op->makeExtra().counts);
  op->numResults = std::min<unsigned>(counts[0], inExtra);
  op->numSuccessors = std::min<unsigned>(counts[1], inExtra);
  op->numRegions = std::min<unsigned>(counts[2], inExtra);

  for (unsigned i = 0; i != numResults; ++i) {
    if (i < ValueImpl::maxInlineResults)
      new (op->getResultImpl(i)) ValueImpl(resultTypes[i], i);
    else
      new (op->getResultImpl(i)) OutOfLineResultImpl(resultTypes[i], i);
  }
  if (attrs)
    *reinterpret_cast<AttributeStorage **>(op->tail()) = attrs;
  Attribute *slotMemory = op->slots();
  for (unsigned i = 0; i != numSlots; ++i)
    new (slotMemory + i) Attribute(i < slots.size() ? slots[i] : Attribute());
  if (LLVM_UNLIKELY(name.hasOtherProperties()))
    fillProperties(name, {slotMemory, numSlots});
  auto *successorMemory = reinterpret_cast<BlockOperand *>(slotMemory + numSlots);
  for (Block *block : successors)
    new (successorMemory++) BlockOperand(op, block);
  auto *regionMemory = reinterpret_cast<Region *>(successorMemory);
  for (unsigned i = 0; i != numRegions; ++i)
    new (regionMemory + i) Region(op);
  op->reserveOperands(numOperands);
  OpOperand *operandMemory = op->operands();
  op->numOperands = numOperands;
  for (unsigned i = 0; i != numOperands; ++i)
    new (operandMemory + i) OpOperand(i, operands[i]);
  return op;
}

/// Frees the memory of an operation. \pre Its regions are empty.
void Operation::release() {
  if (LLVM_UNLIKELY(shape & hasObserver))
    reportDestruction();
  OperationArena &arena = getContext()->getOperationArena();
  for (OpOperand &operand : getOpOperands())
    operand.~OpOperand();
  for (BlockOperand &successor : getBlockOperands())
    successor.~BlockOperand();
  for (Region &region : getRegions())
    region.~Region();
  size_t prefix = prefixSize(getNumResults()), size = getSizeInMemory();
  if (hasExtra()) {
    Extra &extra = makeExtra();
    if (extra.operands)
      arena.deallocate(reinterpret_cast<Operation **>(extra.operands) - 1,
                       sizeof(this) + extra.operandCapacity * sizeof(OpOperand));
    arena.deallocate(&extra, sizeof(Extra));
  }
  this->~Operation();
  arena.deallocate(reinterpret_cast<char *>(this) - prefix, prefix + size);
}

//===----------------------------------------------------------------------===//
// Storage of operands
//===----------------------------------------------------------------------===//

unsigned Operation::getOperandCapacity() const {
  return shape & hasFarOperands ? getExtra()->operandCapacity : getInlineCapacity();
}

/// Moves the operands to a larger allocation if \p count exceeds the capacity.
void Operation::reserveOperands(unsigned count) {
  unsigned oldCapacity = getOperandCapacity();
  if (LLVM_LIKELY(count <= oldCapacity))
    return;
  OperationArena &arena = getContext()->getOperationArena();
  unsigned capacity = std::max(count, oldCapacity * 2);
  auto *owner = static_cast<Operation **>(arena.allocate(sizeof(this) + capacity * sizeof(OpOperand)));
  *owner = this;
  auto *place = reinterpret_cast<OpOperand *>(owner + 1), *old = operands();
  for (unsigned i = 0; i != numOperands; ++i) {
    new (place + i) OpOperand(std::move(old[i]));
    old[i].~OpOperand();
  }
  Extra &extra = makeExtra();
  if (extra.operands)
    arena.deallocate(reinterpret_cast<Operation **>(extra.operands) - 1,
                     sizeof(this) + extra.operandCapacity * sizeof(OpOperand));
  extra.operands = place;
  extra.operandCapacity = capacity;
  shape |= hasFarOperands;
}

BlockOperand *Operation::successors() const {
  return reinterpret_cast<BlockOperand *>(slots() + getNumSlots());
}
llvm::MutableArrayRef<BlockOperand> Operation::getBlockOperands() const {
  return {successors(), getNumSuccessors()};
}
