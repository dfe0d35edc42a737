//===- MutableOperandRange.cpp - Modifiable operand groups ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/BuiltinAttributes.h"

using namespace mlir;

MutableOperandRange::MutableOperandRange(Operation *owner, unsigned group) : owner(owner), group(group) {
  std::tie(start, length) = owner->getOperandGroupBounds(group);
}

MutableOperandRange::MutableOperandRange(Operation *owner, unsigned group, unsigned partsSlot, unsigned part)
    : owner(owner), group(group), partsSlot(partsSlot), part(part) {
  // The sizes may be invalid if a verifier calls this; then no element outside of the array is accessed.
  auto attr = llvm::dyn_cast_or_null<DenseI32ArrayAttr>(owner->getSlot(partsSlot));
  llvm::ArrayRef<int32_t> sizes = attr ? attr.asArrayRef() : llvm::ArrayRef<int32_t>();
  start = owner->getOperandGroupBounds(group).first;
  for (int32_t size : sizes.take_front(part))
    start += std::max(size, 0);
  length = part < sizes.size() ? std::max(sizes[part], 0) : 0;
}

/// Adds \p difference to one element of the dense array in a slot.
static void addToSize(Operation *owner, unsigned slot, unsigned index, int32_t difference) {
  auto sizes = llvm::cast<DenseI32ArrayAttr>(owner->getSlot(slot)).asArrayRef();
  llvm::SmallVector<int32_t, 4> changed(sizes.begin(), sizes.end());
  changed[index] += difference;
  owner->setSlot(slot, DenseI32ArrayAttr::get(owner->getContext(), changed));
}

void MutableOperandRange::splice(unsigned from, unsigned count, ValueRange values) {
  // \p values may be a view of this range, so it is copied first.
  llvm::SmallVector<Value, 8> copy(values.begin(), values.end());
  owner->setOperands(start + from, count, copy);
  int32_t difference = static_cast<int32_t>(copy.size()) - static_cast<int32_t>(count);
  length += difference;
  if (difference == 0)
    return;
  if (int slot = owner->getName().getInfo()->operandSegmentSlot; slot >= 0 && group != none)
    addToSize(owner, slot, group, difference);
  if (part != none)
    addToSize(owner, partsSlot, part, difference);
}
