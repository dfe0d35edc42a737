//===- Value.cpp - SSA values and their uses ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Region.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::detail;

template <typename RangeT>
static bool areEqualRanges(const RangeT &lhs, const RangeT &rhs) {
  if (lhs.size() != rhs.size())
    return false;
  for (size_t i = 0, e = lhs.size(); i != e; ++i)
    if (lhs[i] != rhs[i])
      return false;
  return true;
}
bool detail::areEqual(const ValueRange &lhs, const ValueRange &rhs) { return areEqualRanges(lhs, rhs); }
bool detail::areEqual(const TypeRange &lhs, const TypeRange &rhs) { return areEqualRanges(lhs, rhs); }

Operation *Value::getDefiningOp() const {
  auto result = llvm::dyn_cast<OpResult>(*this);
  return result ? result.getOwner() : nullptr;
}

Operation *OpResult::getOwner() const {
  unsigned kind = impl->getKind();
  char *place = reinterpret_cast<char *>(impl);
  if (kind < ValueImpl::maxInlineResults)
    return reinterpret_cast<Operation *>(place + (kind + 1) * sizeof(ValueImpl));
  uint64_t beyond = static_cast<OutOfLineResultImpl *>(impl)->index - ValueImpl::maxInlineResults;
  return reinterpret_cast<Operation *>(place + (beyond + 1) * sizeof(OutOfLineResultImpl) +
                                       ValueImpl::maxInlineResults * sizeof(ValueImpl));
}

unsigned OpResult::getResultNumber() const {
  unsigned kind = impl->getKind();
  return kind < ValueImpl::maxInlineResults ? kind : static_cast<OutOfLineResultImpl *>(impl)->index;
}

ValueImpl *mlir::detail::getResultFrom(ValueImpl *base, ptrdiff_t offset) {
  if (offset == 0)
    return base;
  OpResult first(base);
  return first.getOwner()->getResult(first.getResultNumber() + offset).getImpl();
}

Location Value::getLoc() const {
  if (Operation *op = getDefiningOp())
    return op->getLoc();
  return BlockArgument(impl).getLoc();
}
void Value::setLoc(Location loc) {
  if (Operation *op = getDefiningOp())
    op->setLoc(loc);
  else
    BlockArgument(impl).setLoc(loc);
}

Block *Value::getParentBlock() const {
  Operation *op = getDefiningOp();
  return op ? op->getBlock() : BlockArgument(impl).getOwner();
}
Region *Value::getParentRegion() const {
  Block *block = getParentBlock();
  return block ? block->getParent() : nullptr;
}

bool Value::hasNUsesOrMore(unsigned n) const {
  OpOperand *use = impl->firstUse;
  for (; n && use; --n)
    use = use->getNextUse();
  return n == 0;
}
bool Value::hasNUses(unsigned n) const {
  OpOperand *use = impl->firstUse;
  for (; n && use; --n)
    use = use->getNextUse();
  return n == 0 && !use;
}
unsigned Value::getNumUses() const { return std::distance(use_begin(), use_end()); }
bool Value::isUsedOutsideOfBlock(Block *block) const {
  return llvm::any_of(getUses(), [block](OpOperand &use) { return use.getOwner()->getBlock() != block; });
}

void Value::replaceAllUsesWith(Value newValue) const {
  if (newValue == *this)
    return;
  while (OpOperand *use = impl->firstUse)
    use->set(newValue);
}
void Value::replaceAllUsesExcept(Value newValue, Operation *exception) const {
  replaceUsesWithIf(newValue, [exception](OpOperand &use) { return use.getOwner() != exception; });
}
void Value::replaceAllUsesExcept(Value newValue, const llvm::SmallPtrSetImpl<Operation *> &exceptions) const {
  replaceUsesWithIf(newValue, [&](OpOperand &use) { return !exceptions.contains(use.getOwner()); });
}
void Value::replaceUsesWithIf(Value newValue, llvm::function_ref<bool(OpOperand &)> shouldReplace) const {
  for (OpOperand *use = impl->firstUse, *next; use; use = next) {
    next = use->getNextUse();
    if (shouldReplace(*use))
      use->set(newValue);
  }
}
void Value::shuffleUseList(llvm::ArrayRef<unsigned> indices) {
  llvm::SmallVector<OpOperand *, 8> uses;
  for (OpOperand &use : getUses())
    uses.push_back(&use);
  assert(uses.size() == indices.size() && "expected one index for each use");
  // Setting a use adds it to the front of the list, so the last use is set first.
  for (unsigned index : llvm::reverse(indices))
    uses[index]->set(*this);
}
void Value::dropAllUses() const {
  while (OpOperand *use = impl->firstUse)
    use->drop();
}

// An operand with a number of 256 or higher stores its position in its block of 128 operands. The number of
// the block is determined from the preceding block: if its operands have numbers below 256, by these numbers;
// otherwise by one bit stored in each of its first operands.

unsigned OpOperand::encodeFar(unsigned number) {
  unsigned place = number % blockSize;
  unsigned bit = place < numPayloadBits ? number / blockSize >> place & 1 : 0;
  return isFar | place | bit * payload;
}

unsigned OpOperand::findFarNumber() const {
  unsigned place = getCode() % blockSize;
  const OpOperand *before = this - place - blockSize;
  unsigned block = 0;
  if (!(before->getCode() & isFar))
    block = before->getCode() / blockSize;
  else
    for (unsigned i = 0; i != numPayloadBits; ++i)
      block |= (before[i].getCode() & payload ? 1u : 0u) << i;
  return (block + 1) * blockSize + place;
}

void ResultRange::replaceAllUsesWith(ValueRange values) const {
  for (size_t i = 0, e = size(); i != e; ++i)
    (*this)[i].replaceAllUsesWith(values[i]);
}
void ResultRange::replaceAllUsesWith(Operation *op) const {
  replaceAllUsesWith(ValueRange(op->getResults()));
}
void ResultRange::replaceUsesWithIf(Operation *op,
                                    llvm::function_ref<bool(OpOperand &)> shouldReplace) const {
  replaceUsesWithIf(ValueRange(op->getResults()), shouldReplace);
}
void ResultRange::replaceUsesWithIf(ValueRange values,
                                    llvm::function_ref<bool(OpOperand &)> shouldReplace) const {
  for (size_t i = 0, e = size(); i != e; ++i)
    (*this)[i].replaceUsesWithIf(values[i], shouldReplace);
}
