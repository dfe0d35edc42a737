//===- MemorySlotInterfaces.h - From memory to values ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What ops say of a piece of memory (a slot), so that its contents may become values (mem2reg) or that it may
// become several (sroa). Views; see OpView.h.
//
// | an op that | implements |
// |---|---|
// | allocates | PromotableAllocationOpInterface, DestructurableAllocationOpInterface |
// | reads or writes all of a slot | PromotableMemOpInterface |
// | uses the pointer otherwise, and can do without | PromotableOpInterface |
// | takes a part of it | DestructurableAccessorOpInterface |
// | stays in bounds | SafeMemorySlotAccessOpInterface |
//
// The methods that ask (canUsesBeRemoved, canRewire, ensureOnlySafeAccesses) change nothing. Those that do
// (removeBlockingUses, rewire) neither erase the op, which is for the pass when they say so, nor other uses
// of the slot.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_MEMORYSLOTINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_MEMORYSLOTINTERFACES_H

#include "runtime/interfaces/DataLayout.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/OpView.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <optional>

namespace strata {

/// A piece of memory: a pointer to it, and the type of what is in it.
struct MemorySlot {
  Value ptr;
  Type elemType;
};

/// One that is made of parts: their types by index.
struct DestructurableMemorySlot : MemorySlot {
  llvm::DenseMap<Attribute, Type> subelementTypes;
};

/// Whether an op that does without a slot is of any more use.
enum class DeletionKind { Keep, Delete };

} // namespace strata

#include "runtime/interfaces/MemorySlotInterfaces.h.inc"
#include "runtime/interfaces/MemorySlotTypeInterfaces.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_MEMORYSLOTINTERFACES_H
