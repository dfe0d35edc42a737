//===- MemorySlotInterfaces.h - Promotion of memory to values -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interfaces of ops on a memory slot, which let mem2reg replace the slot by SSA values and sroa split it
// into several slots. View classes; see OpView.h.
//
// | an op that | implements |
// |---|---|
// | allocates | PromotableAllocationOpInterface, DestructurableAllocationOpInterface |
// | loads from or stores to the whole slot | PromotableMemOpInterface |
// | has another use of the pointer that can be removed | PromotableOpInterface |
// | takes a pointer to a part of the slot | DestructurableAccessorOpInterface |
// | accesses the slot in bounds only | SafeMemorySlotAccessOpInterface |
//
// The queries (canUsesBeRemoved, canRewire, ensureOnlySafeAccesses) change nothing. The methods that rewrite
// (removeBlockingUses, rewire) must not erase the op: they return DeletionKind::Delete, and the pass erases
// it. They must not change other uses of the slot.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_MEMORYSLOTINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_MEMORYSLOTINTERFACES_H

#include "runtime/interfaces/DataLayoutInterfaces.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/OpView.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <optional>

namespace mlir {

/// A memory slot: a pointer, and the type of the value in memory.
struct MemorySlot {
  Value ptr;
  Type elemType;
};

/// A memory slot that can be split: the types of its subelements by index.
struct DestructurableMemorySlot : MemorySlot {
  llvm::DenseMap<Attribute, Type> subelementTypes;
};

/// Tells the pass whether to erase an op after it has been rewritten.
enum class DeletionKind { Keep, Delete };

/// Returns true if \p pointer is the only blocking use of the slot. If an access also stores the pointer
/// itself as a value, there is another use.
inline bool isOnlyBlockingUse(const llvm::SmallPtrSetImpl<OpOperand *> &uses, const MemorySlot &slot,
                              OpOperand &pointer) {
  return uses.size() == 1 && *uses.begin() == &pointer && pointer.get() == slot.ptr;
}

} // namespace mlir

#include "runtime/interfaces/MemorySlotInterfaces.h.inc"
#include "runtime/interfaces/MemorySlotTypeInterfaces.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_MEMORYSLOTINTERFACES_H
