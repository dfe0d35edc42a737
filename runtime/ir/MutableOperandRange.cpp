//===- MutableOperandRange.cpp - Operands that may change -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/BuiltinAttributes.h"

using namespace strata;

void MutableOperandRange::splice(unsigned from, unsigned count, ValueRange values) {
  // Values of this very range would go away under the assignment.
  llvm::SmallVector<Value, 8> copy(values.begin(), values.end());
  owner->setOperands(start + from, count, copy);
  length += copy.size() - count;
  int slot = owner->getName().getInfo()->operandSegmentSlot;
  if (slot < 0 || !group)
    return;
  auto sizes = llvm::cast<DenseI32ArrayAttr>(owner->getSlot(slot)).asArrayRef();
  llvm::SmallVector<int32_t, 4> changed(sizes.begin(), sizes.end());
  changed[*group] = length;
  owner->setSlot(slot, DenseI32ArrayAttr::get(owner->getContext(), changed));
}
