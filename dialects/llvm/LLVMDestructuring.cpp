//===- LLVMDestructuring.cpp - Destructuring of memory slots --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Implements the interfaces by which sroa splits an alloca of a struct or array into allocas of its elements.
// The key of an element is its index as an i32 attribute. An address in the slot is identified by its offset
// in bytes, independent of the types in the llvm.getelementptr that computes it.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMMemoryDetail.h"
#include "dialects/llvm/LLVMOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::LLVM;

using Indices = llvm::SmallPtrSetImpl<Attribute>;
using Subslots = llvm::DenseMap<Attribute, MemorySlot>;
using Slots = llvm::SmallVectorImpl<MemorySlot>;

//===----------------------------------------------------------------------===//
// Layout of aggregates
//===----------------------------------------------------------------------===//

static IntegerAttr getKey(MLIRContext *context, int64_t index) {
  return IntegerAttr::get(IntegerType::get(context, 32), index);
}

/// Returns the size in bytes; for a type without a known size, a number that exceeds the size of any object.
static uint64_t getSize(Type type, const DataLayout &layout) {
  return LLVM::detail::getSizeInMemory(type, layout).value_or(std::numeric_limits<uint64_t>::max());
}

static uint64_t getAlignment(Type type, const DataLayout &layout) {
  return DataLayout::supportsType(type) ? layout.getTypeABIAlignment(type) : 1;
}

/// Returns the distance in bytes between consecutive elements of an array with elements of this type.
static uint64_t getStride(Type type, const DataLayout &layout) {
  return llvm::alignTo(getSize(type, layout), getAlignment(type, layout));
}

namespace {
/// An element of a struct or array.
struct Part {
  int64_t index;
  Type type;
  uint64_t offset; ///< In bytes from the start of the aggregate.
};
} // namespace

/// Calls `fn` with each element of an aggregate in order until it returns true.
static void findPart(Type type, const DataLayout &layout, llvm::function_ref<bool(const Part &)> fn) {
  if (auto array = llvm::dyn_cast<LLVMArrayType>(type)) {
    uint64_t stride = getStride(array.getElementType(), layout);
    for (uint64_t i = 0; i != array.getNumElements(); ++i)
      if (fn({static_cast<int64_t>(i), array.getElementType(), i * stride}))
        return;
    return;
  }
  auto structure = llvm::dyn_cast<LLVMStructType>(type);
  if (!structure)
    return;
  uint64_t offset = 0;
  for (auto [index, member] : llvm::enumerate(structure.getBody())) {
    if (!structure.isPacked())
      offset = llvm::alignTo(offset, getAlignment(member, layout));
    if (fn({static_cast<int64_t>(index), member, offset}))
      return;
    offset = llvm::SaturatingAdd(offset, getSize(member, layout));
  }
}

/// Returns the element that contains the byte at `offset`; none if that is padding or outside of the
/// aggregate.
static std::optional<Part> getPartAt(Type type, uint64_t offset, const DataLayout &layout) {
  std::optional<Part> found;
  if (auto array = llvm::dyn_cast<LLVMArrayType>(type)) {
    uint64_t stride = getStride(array.getElementType(), layout);
    if (stride != 0 && offset / stride < array.getNumElements())
      found = Part{static_cast<int64_t>(offset / stride), array.getElementType(), offset / stride * stride};
  } else {
    findPart(type, layout, [&](const Part &part) {
      if (offset < part.offset || offset - part.offset >= getSize(part.type, layout))
        return false;
      found = part;
      return true;
    });
  }
  if (found && offset - found->offset >= getSize(found->type, layout))
    return std::nullopt;
  return found;
}

/// Returns the constant number of bytes that an llvm.getelementptr adds to its base; nullopt if it is not
/// constant.
static std::optional<uint64_t> getConstantOffset(GEPOp gep, const DataLayout &layout) {
  if (!llvm::isa<LLVMPointerType>(gep.getBase().getType()))
    return std::nullopt;
  llvm::ArrayRef<int32_t> indices = gep.getRawConstantIndices();
  Type type = gep.getElemType();
  uint64_t offset = 0;
  for (auto [depth, index] : llvm::enumerate(indices)) {
    // Negative indices are not supported. A dynamic index has a negative entry, too.
    if (index < 0)
      return std::nullopt;
    if (depth == 0) {
      offset = llvm::SaturatingMultiplyAdd<uint64_t>(index, getStride(type, layout), offset);
    } else if (auto array = llvm::dyn_cast<LLVMArrayType>(type)) {
      type = array.getElementType();
      offset = llvm::SaturatingMultiplyAdd<uint64_t>(index, getStride(type, layout), offset);
    } else {
      auto structure = llvm::dyn_cast<LLVMStructType>(type);
      if (!structure || static_cast<size_t>(index) >= structure.getBody().size())
        return std::nullopt;
      int64_t wanted = index;
      findPart(structure, layout, [&](const Part &part) {
        if (part.index != wanted)
          return false;
        offset += part.offset;
        return true;
      });
      type = structure.getBody()[wanted];
    }
  }
  return offset;
}

/// Returns a type with the size of the rest of an object of type `type` after `offset`.
static Type getRest(Type type, uint64_t offset, const DataLayout &layout) {
  if (offset == 0)
    return type;
  return LLVMArrayType::get(IntegerType::get(type.getContext(), 8), getSize(type, layout) - offset);
}

//===----------------------------------------------------------------------===//
// alloca
//===----------------------------------------------------------------------===//

llvm::SmallVector<DestructurableMemorySlot> AllocaOp::getDestructurableSlots() {
  llvm::APInt size;
  if (!matchPattern(getArraySize(), m_ConstantInt(&size)) || !size.isOne())
    return {};
  auto type = llvm::dyn_cast<DestructurableTypeInterface>(getElemType());
  if (!type)
    return {};
  std::optional<llvm::DenseMap<Attribute, Type>> parts = type.getSubelementIndexMap();
  if (!parts)
    return {};
  return {DestructurableMemorySlot{{getResult(), getElemType()}, *parts}};
}

llvm::DenseMap<Attribute, MemorySlot>
AllocaOp::destructure(const DestructurableMemorySlot &slot, const Indices &usedIndices, OpBuilder &builder,
                      llvm::SmallVectorImpl<DestructurableAllocationOpInterface> &newAllocators) {
  // The iteration order of a set of more than 8 elements depends on addresses. Sort such a set, so that the
  // order of the new ops is deterministic. A smaller set is iterated in the order of insertion.
  llvm::SmallVector<Attribute> used(usedIndices.begin(), usedIndices.end());
  if (used.size() > 8)
    llvm::sort(used, [](Attribute a, Attribute b) {
      return llvm::cast<IntegerAttr>(a).getInt() < llvm::cast<IntegerAttr>(b).getInt();
    });
  builder.setInsertionPointAfter(getOperation());
  llvm::DenseMap<Attribute, MemorySlot> parts;
  auto pointer = LLVMPointerType::get(getContext());
  for (Attribute index : used) {
    Type type = slot.subelementTypes.lookup(index);
    auto part = builder.create<AllocaOp>(getLoc(), Type(pointer), type, getArraySize());
    newAllocators.push_back(DestructurableAllocationOpInterface(part.getOperation()));
    parts[index] = {part.getResult(), type};
  }
  return parts;
}

std::optional<DestructurableAllocationOpInterface>
AllocaOp::handleDestructuringComplete(const DestructurableMemorySlot &, OpBuilder &) {
  getOperation()->erase();
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Loads and stores: of the first element
//===----------------------------------------------------------------------===//

/// Returns true if an access of type `type` to the start of the slot accesses only the first element.
static bool canRewireAccess(const DestructurableMemorySlot &slot, Type type, Indices &usedIndices,
                            const DataLayout &layout) {
  Attribute first = getKey(type.getContext(), 0);
  auto found = slot.subelementTypes.find(first);
  if (found == slot.subelementTypes.end() || getSize(type, layout) > getSize(found->second, layout))
    return false;
  usedIndices.insert(first);
  return true;
}

bool LoadOp::canRewire(const DestructurableMemorySlot &slot, Indices &usedIndices, Slots &,
                       const DataLayout &layout) {
  return Value(getAddr()) == slot.ptr && !getVolatile_() &&
         canRewireAccess(slot, getType(), usedIndices, layout);
}
DeletionKind LoadOp::rewire(const DestructurableMemorySlot &, Subslots &subslots, OpBuilder &,
                            const DataLayout &) {
  getAddrMutable().assign(subslots.at(getKey(getContext(), 0)).ptr);
  return DeletionKind::Keep;
}
LogicalResult LoadOp::ensureOnlySafeAccesses(const MemorySlot &slot, Slots &, const DataLayout &layout) {
  return success(Value(getAddr()) != slot.ptr ||
                 getSize(getType(), layout) <= getSize(slot.elemType, layout));
}

bool StoreOp::canRewire(const DestructurableMemorySlot &slot, Indices &usedIndices, Slots &,
                        const DataLayout &layout) {
  return Value(getAddr()) == slot.ptr && Value(getValue()) != slot.ptr && !getVolatile_() &&
         canRewireAccess(slot, getValue().getType(), usedIndices, layout);
}
DeletionKind StoreOp::rewire(const DestructurableMemorySlot &, Subslots &subslots, OpBuilder &,
                             const DataLayout &) {
  getAddrMutable().assign(subslots.at(getKey(getContext(), 0)).ptr);
  return DeletionKind::Keep;
}
LogicalResult StoreOp::ensureOnlySafeAccesses(const MemorySlot &slot, Slots &, const DataLayout &layout) {
  return success(Value(getAddr()) != slot.ptr ||
                 getSize(getValue().getType(), layout) <= getSize(slot.elemType, layout));
}

//===----------------------------------------------------------------------===//
// getelementptr: an address in an element
//===----------------------------------------------------------------------===//

bool GEPOp::canRewire(const DestructurableMemorySlot &slot, Indices &usedIndices, Slots &mustBeSafelyUsed,
                      const DataLayout &layout) {
  if (Value(getBase()) != slot.ptr)
    return false;
  std::optional<uint64_t> offset = getConstantOffset(*this, layout);
  std::optional<Part> part = offset ? getPartAt(slot.elemType, *offset, layout) : std::nullopt;
  if (!part)
    return false;
  Attribute key = getKey(getContext(), part->index);
  if (!slot.subelementTypes.contains(key))
    return false;
  usedIndices.insert(key);
  mustBeSafelyUsed.push_back({getRes(), getRest(part->type, *offset - part->offset, layout)});
  return true;
}

DeletionKind GEPOp::rewire(const DestructurableMemorySlot &slot, Subslots &subslots, OpBuilder &builder,
                           const DataLayout &layout) {
  uint64_t offset = *getConstantOffset(*this, layout);
  Part part = *getPartAt(slot.elemType, offset, layout);
  const MemorySlot &subslot = subslots.at(getKey(getContext(), part.index));
  if (offset == part.offset) {
    getRes().replaceAllUsesWith(subslot.ptr);
    return DeletionKind::Delete;
  }
  // The address is inside of an element: keep the op, and let it add the remaining offset to the address of
  // that element.
  getBaseMutable().assign(subslot.ptr);
  setElemType(builder.getI8Type());
  setRawConstantIndices({static_cast<int32_t>(offset - part.offset)});
  return DeletionKind::Keep;
}

LogicalResult GEPOp::ensureOnlySafeAccesses(const MemorySlot &slot, Slots &mustBeSafelyUsed,
                                            const DataLayout &layout) {
  if (Value(getBase()) != slot.ptr)
    return success();
  std::optional<uint64_t> offset = getConstantOffset(*this, layout);
  if (!offset || *offset >= getSize(slot.elemType, layout))
    return failure();
  mustBeSafelyUsed.push_back({getRes(), getRest(slot.elemType, *offset, layout)});
  return success();
}

Value GEPOp::getViewSource() { return getBase(); }

//===----------------------------------------------------------------------===//
// Fills
//===----------------------------------------------------------------------===//

/// Creates a copy of a fill or copy op with another length, which is a new constant operand or an attribute.
template <typename OpT>
static void createWithLength(OpBuilder &builder, OpT op, Value dst, Value other, uint64_t length) {
  if constexpr (std::is_same_v<OpT, MemcpyInlineOp> || std::is_same_v<OpT, MemsetInlineOp>) {
    auto attr = builder.getIntegerAttr(op.getLenAttr().getType(), length);
    builder.create<OpT>(op.getLoc(), dst, other, attr, bool(op.getIsVolatile()));
  } else {
    Value constant =
        builder.create<ConstantOp>(op.getLoc(), op.getLen().getType(), static_cast<int64_t>(length));
    builder.create<OpT>(op.getLoc(), dst, other, constant, bool(op.getIsVolatile()));
  }
}

/// Fails if a fill or copy that accesses the slot may also access bytes outside of it.
template <typename OpT>
static LogicalResult ensureLengthInSlot(OpT op, bool accessesSlot, const MemorySlot &slot,
                                        const DataLayout &layout) {
  if (!accessesSlot)
    return success();
  std::optional<uint64_t> length = LLVM::detail::getConstantLength(op);
  return success(length && *length <= getSize(slot.elemType, layout));
}

template <typename OpT>
static bool canRewireFill(OpT op, const DestructurableMemorySlot &slot, const DataLayout &layout) {
  std::optional<uint64_t> length = LLVM::detail::getConstantLength(op);
  return Value(op.getDst()) == slot.ptr && !op.getIsVolatile() && length &&
         *length <= getSize(slot.elemType, layout);
}

template <typename OpT>
static DeletionKind rewireFill(OpT op, const DestructurableMemorySlot &slot, Subslots &subslots,
                               OpBuilder &builder, const DataLayout &layout) {
  uint64_t length = *LLVM::detail::getConstantLength(op);
  findPart(slot.elemType, layout, [&](const Part &part) {
    if (part.offset >= length)
      return true;
    auto subslot = subslots.find(getKey(op.getContext(), part.index));
    if (subslot != subslots.end())
      createWithLength(builder, op, subslot->second.ptr, op.getVal(),
                       std::min(getSize(part.type, layout), length - part.offset));
    return false;
  });
  return DeletionKind::Delete;
}

#define STRATA_LLVM_FILL(OpClass)                                                                            \
  LogicalResult OpClass::ensureOnlySafeAccesses(const MemorySlot &slot, Slots &, const DataLayout &layout) { \
    return ensureLengthInSlot(*this, Value(getDst()) == slot.ptr, slot, layout);                             \
  }                                                                                                          \
  bool OpClass::canRewire(const DestructurableMemorySlot &slot, Indices &, Slots &,                          \
                          const DataLayout &layout) {                                                        \
    return canRewireFill(*this, slot, layout);                                                               \
  }                                                                                                          \
  DeletionKind OpClass::rewire(const DestructurableMemorySlot &slot, Subslots &subslots, OpBuilder &builder, \
                               const DataLayout &layout) {                                                   \
    return rewireFill(*this, slot, subslots, builder, layout);                                               \
  }
STRATA_LLVM_FILL(MemsetOp)
STRATA_LLVM_FILL(MemsetInlineOp)
#undef STRATA_LLVM_FILL

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

template <typename OpT>
static bool canRewireCopy(OpT op, const DestructurableMemorySlot &slot, Indices &usedIndices,
                          const DataLayout &layout) {
  if (op.getIsVolatile() || op.getDst() == op.getSrc() ||
      !LLVM::detail::accessesWhole(op, slot.elemType, layout))
    return false;
  // If the slot is the source, all elements are used. If it is the destination, only elements that are read
  // elsewhere are needed.
  if (op.loadsFrom(slot))
    findPart(slot.elemType, layout, [&](const Part &part) {
      usedIndices.insert(getKey(op.getContext(), part.index));
      return false;
    });
  return true;
}

template <typename OpT>
static DeletionKind rewireCopy(OpT op, const DestructurableMemorySlot &slot, Subslots &subslots,
                               OpBuilder &builder, const DataLayout &layout) {
  bool isSource = op.loadsFrom(slot);
  Value other = isSource ? Value(op.getDst()) : Value(op.getSrc());
  findPart(slot.elemType, layout, [&](const Part &part) {
    auto subslot = subslots.find(getKey(op.getContext(), part.index));
    if (subslot == subslots.end())
      return false;
    GEPArg path[] = {0, static_cast<int32_t>(part.index)};
    Value address = builder.create<GEPOp>(op.getLoc(), other.getType(), slot.elemType, other,
                                          llvm::ArrayRef<GEPArg>(path));
    Value own = subslot->second.ptr;
    createWithLength(builder, op, isSource ? address : own, isSource ? own : address,
                     getSize(part.type, layout));
    return false;
  });
  return DeletionKind::Delete;
}

// For compatibility with MLIR, a copy from a part of a slot is not a safe access.
#define STRATA_LLVM_COPY(OpClass)                                                                            \
  LogicalResult OpClass::ensureOnlySafeAccesses(const MemorySlot &slot, Slots &, const DataLayout &layout) { \
    return failure(loadsFrom(slot) || failed(ensureLengthInSlot(*this, storesTo(slot), slot, layout)));      \
  }                                                                                                          \
  bool OpClass::canRewire(const DestructurableMemorySlot &slot, Indices &usedIndices, Slots &,               \
                          const DataLayout &layout) {                                                        \
    return canRewireCopy(*this, slot, usedIndices, layout);                                                  \
  }                                                                                                          \
  DeletionKind OpClass::rewire(const DestructurableMemorySlot &slot, Subslots &subslots, OpBuilder &builder, \
                               const DataLayout &layout) {                                                   \
    return rewireCopy(*this, slot, subslots, builder, layout);                                               \
  }
STRATA_LLVM_COPY(MemcpyInlineOp)
STRATA_LLVM_COPY(MemcpyOp)
STRATA_LLVM_COPY(MemmoveOp)
#undef STRATA_LLVM_COPY
