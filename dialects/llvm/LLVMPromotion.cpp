//===- LLVMPromotion.cpp - Promotion of memory slots to values ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Implements the interfaces by which mem2reg replaces memory slots by values. The type of an access may
// differ from that of the slot: the value is then reinterpreted. A smaller access accesses the first bytes of
// the slot; the data layout's endianness determines the bits of the value that these are.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMMemoryDetail.h"
#include "dialects/llvm/LLVMOps.h"

using namespace mlir;
using namespace mlir::LLVM;

using Uses = llvm::SmallPtrSetImpl<OpOperand *>;
using NewUses = llvm::SmallVectorImpl<OpOperand *>;

//===----------------------------------------------------------------------===//
// Reinterpretation of values
//===----------------------------------------------------------------------===//

static bool isBigEndian(const DataLayout &layout) {
  auto endianness = llvm::dyn_cast_or_null<StringAttr>(layout.getEndianness());
  return endianness && endianness.getValue() == "big";
}

/// Returns true if values of the type can be reinterpreted as integers.
static bool isReinterpretable(Type type) {
  if (auto vector = llvm::dyn_cast<VectorType>(type))
    return !vector.isScalable() && !llvm::isa<LLVMPointerType>(vector.getElementType());
  return llvm::isa<IntegerType, LLVMPointerType>(type) || isCompatibleFloatingPointType(type);
}

/// Returns true if an access of type `access` stays within a slot of type `slot` and can be expressed by
/// operations on values.
static bool canAccessAs(Type slot, Type access, const DataLayout &layout) {
  if (slot == access)
    return true;
  return isReinterpretable(slot) && isReinterpretable(access) &&
         layout.getTypeSizeInBits(access).getFixedValue() <= layout.getTypeSizeInBits(slot).getFixedValue();
}

namespace {
/// Creates ops that reinterpret values at the insertion point.
class Reinterpreter {
public:
  Reinterpreter(OpBuilder &builder, Location loc, const DataLayout &layout)
      : builder(builder), loc(loc), layout(layout) {}

  /// Returns the value of type `type` at the start of the memory that holds `value`.
  Value load(Value value, Type type) {
    if (Value same = reinterpret(value, type))
      return same;
    Value bits = toInteger(value);
    unsigned have = bits.getType().getIntOrFloatBitWidth(), want = getWidth(type);
    if (have != want) {
      if (isBigEndian(layout))
        bits = create<LShrOp>(bits, constant(llvm::APInt(have, have - want)));
      bits = create<TruncOp>(IntegerType::get(builder.getContext(), want), bits);
    }
    return fromInteger(bits, type);
  }

  /// Returns the content of a slot with the content `memory` after `value` is stored at its start.
  Value store(Value value, Value memory) {
    Type type = memory.getType();
    if (Value same = reinterpret(value, type))
      return same;
    unsigned width = getWidth(type), valueWidth = getWidth(value.getType());
    if (width == valueWidth)
      return fromInteger(toInteger(value), type);
    Value old = toInteger(memory);
    Value bits = create<ZExtOp>(IntegerType::get(builder.getContext(), width), toInteger(value));
    unsigned shift = isBigEndian(layout) ? width - valueWidth : 0;
    if (shift)
      bits = create<ShlOp>(bits, constant(llvm::APInt(width, shift)));
    llvm::APInt kept = ~llvm::APInt::getBitsSet(width, shift, shift + valueWidth);
    Value mask = constant(kept);
    return fromInteger(create<OrOp>(create<AndOp>(old, mask), bits), type);
  }

  /// Returns a value of type `type` all of whose bytes are `byte`.
  Value splat(Value byte, Type type) {
    unsigned width = getWidth(type);
    llvm::APInt value;
    if (matchPattern(byte, m_ConstantInt(&value)))
      return fromInteger(constant(llvm::APInt::getSplat(width, value)), type);
    Value bits = byte;
    if (width != 8)
      bits = create<ZExtOp>(IntegerType::get(builder.getContext(), width), byte);
    // Double the number of bytes that are set.
    for (unsigned done = 8; done < width; done *= 2)
      bits = create<OrOp>(bits, create<ShlOp>(bits, constant(llvm::APInt(width, done))));
    return fromInteger(bits, type);
  }

private:
  template <typename OpT, typename... Args>
  Value create(Args &&...args) {
    return builder.createOrFold<OpT>(loc, std::forward<Args>(args)...);
  }
  Value constant(const llvm::APInt &value) {
    Type type = IntegerType::get(builder.getContext(), value.getBitWidth());
    return builder.create<ConstantOp>(loc, type, value);
  }
  unsigned getWidth(Type type) { return layout.getTypeSizeInBits(type).getFixedValue(); }

  /// Returns the value if it has the type; converts pointers by a cast; returns null for other types.
  Value reinterpret(Value value, Type type) {
    if (value.getType() == type)
      return value;
    if (llvm::isa<LLVMPointerType>(value.getType()) && llvm::isa<LLVMPointerType>(type))
      return create<AddrSpaceCastOp>(type, value);
    return {};
  }
  Value toInteger(Value value) {
    if (llvm::isa<IntegerType>(value.getType()))
      return value;
    auto type = IntegerType::get(builder.getContext(), getWidth(value.getType()));
    if (llvm::isa<LLVMPointerType>(value.getType()))
      return create<PtrToIntOp>(type, value);
    return create<BitcastOp>(type, value);
  }
  Value fromInteger(Value bits, Type type) {
    if (bits.getType() == type)
      return bits;
    if (llvm::isa<LLVMPointerType>(type))
      return create<IntToPtrOp>(type, bits);
    return create<BitcastOp>(type, bits);
  }

  OpBuilder &builder;
  Location loc;
  const DataLayout &layout;
};
} // namespace

//===----------------------------------------------------------------------===//
// alloca
//===----------------------------------------------------------------------===//

llvm::SmallVector<MemorySlot> AllocaOp::getPromotableSlots() {
  // An alloca outside of the entry block may be executed several times.
  if (!getOperation()->getBlock()->isEntryBlock())
    return {};
  return {MemorySlot{getResult(), getElemType()}};
}

Value AllocaOp::getDefaultValue(const MemorySlot &slot, OpBuilder &builder) {
  return builder.create<UndefOp>(getLoc(), slot.elemType);
}

/// Creates an llvm.intr.dbg.value that gives the variable of `declare` the value.
static void declareValue(OpBuilder &builder, DbgDeclareOp declare, Value value) {
  builder.create<DbgValueOp>(declare.getLoc(), value, declare.getVarInfo(), declare.getLocationExpr());
}

void AllocaOp::handleBlockArgument(const MemorySlot &slot, BlockArgument argument, OpBuilder &builder) {
  for (Operation *user : slot.ptr.getUsers())
    if (auto declare = llvm::dyn_cast<DbgDeclareOp>(user))
      declareValue(builder, declare, argument);
}

std::optional<PromotableAllocationOpInterface>
AllocaOp::handlePromotionComplete(const MemorySlot &, Value defaultValue, OpBuilder &) {
  if (defaultValue && defaultValue.use_empty())
    defaultValue.getDefiningOp()->erase();
  getOperation()->erase();
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

bool LoadOp::loadsFrom(const MemorySlot &slot) { return Value(getAddr()) == slot.ptr; }
bool LoadOp::storesTo(const MemorySlot &) { return false; }
Value LoadOp::getStored(const MemorySlot &, OpBuilder &, Value, const DataLayout &) { return {}; }
bool LoadOp::canUsesBeRemoved(const MemorySlot &slot, const Uses &blockingUses, NewUses &,
                              const DataLayout &layout) {
  return isOnlyBlockingUse(blockingUses, slot, getAddrMutable()) && !getVolatile_() &&
         canAccessAs(slot.elemType, getType(), layout);
}
DeletionKind LoadOp::removeBlockingUses(const MemorySlot &, const Uses &, OpBuilder &builder,
                                        Value reachingDefinition, const DataLayout &layout) {
  getResult().replaceAllUsesWith(
      Reinterpreter(builder, getLoc(), layout).load(reachingDefinition, getType()));
  return DeletionKind::Delete;
}

bool StoreOp::loadsFrom(const MemorySlot &) { return false; }
bool StoreOp::storesTo(const MemorySlot &slot) { return Value(getAddr()) == slot.ptr; }
Value StoreOp::getStored(const MemorySlot &, OpBuilder &builder, Value reachingDef,
                         const DataLayout &layout) {
  return Reinterpreter(builder, getLoc(), layout).store(getValue(), reachingDef);
}
bool StoreOp::canUsesBeRemoved(const MemorySlot &slot, const Uses &blockingUses, NewUses &,
                               const DataLayout &layout) {
  return isOnlyBlockingUse(blockingUses, slot, getAddrMutable()) && Value(getValue()) != slot.ptr &&
         !getVolatile_() && canAccessAs(slot.elemType, getValue().getType(), layout);
}
DeletionKind StoreOp::removeBlockingUses(const MemorySlot &, const Uses &, OpBuilder &, Value,
                                         const DataLayout &) {
  return DeletionKind::Delete;
}

//===----------------------------------------------------------------------===//
// Copies and fills
//===----------------------------------------------------------------------===//

template <typename OpT>
static bool canRemoveFill(OpT op, const MemorySlot &slot, const DataLayout &layout) {
  if (Value(op.getDst()) != slot.ptr || op.getIsVolatile())
    return false;
  // The stored value is only created for integers and floats: a repeated byte does not give an aggregate, a
  // vector or a pointer.
  if (!llvm::isa<IntegerType>(slot.elemType) && !llvm::isa<FloatType>(slot.elemType))
    return false;
  if (slot.elemType.getIntOrFloatBitWidth() % 8 != 0)
    return false;
  return LLVM::detail::accessesWhole(op, slot.elemType, layout);
}

template <typename OpT>
static bool canRemoveCopy(OpT op, const MemorySlot &slot, const DataLayout &layout) {
  return op.getDst() != op.getSrc() && !op.getIsVolatile() &&
         LLVM::detail::accessesWhole(op, slot.elemType, layout);
}

/// Replaces a copy from the slot by a store of the value to the destination.
template <typename OpT>
static DeletionKind removeCopy(OpT op, const MemorySlot &slot, OpBuilder &builder, Value value) {
  if (op.loadsFrom(slot))
    builder.create<StoreOp>(op.getLoc(), value, op.getDst());
  return DeletionKind::Delete;
}

#define STRATA_LLVM_FILL(OpClass)                                                                            \
  bool OpClass::loadsFrom(const MemorySlot &) { return false; }                                              \
  bool OpClass::storesTo(const MemorySlot &slot) { return Value(getDst()) == slot.ptr; }                     \
  Value OpClass::getStored(const MemorySlot &slot, OpBuilder &builder, Value, const DataLayout &layout) {    \
    return Reinterpreter(builder, getLoc(), layout).splat(getVal(), slot.elemType);                          \
  }                                                                                                          \
  bool OpClass::canUsesBeRemoved(const MemorySlot &slot, const Uses &, NewUses &,                            \
                                 const DataLayout &layout) {                                                 \
    return canRemoveFill(*this, slot, layout);                                                               \
  }                                                                                                          \
  DeletionKind OpClass::removeBlockingUses(const MemorySlot &, const Uses &, OpBuilder &, Value,             \
                                           const DataLayout &) {                                             \
    return DeletionKind::Delete;                                                                             \
  }
STRATA_LLVM_FILL(MemsetOp)
STRATA_LLVM_FILL(MemsetInlineOp)
#undef STRATA_LLVM_FILL

#define STRATA_LLVM_COPY(OpClass)                                                                            \
  bool OpClass::loadsFrom(const MemorySlot &slot) { return Value(getSrc()) == slot.ptr; }                    \
  bool OpClass::storesTo(const MemorySlot &slot) { return Value(getDst()) == slot.ptr; }                     \
  Value OpClass::getStored(const MemorySlot &slot, OpBuilder &builder, Value, const DataLayout &) {          \
    return builder.create<LoadOp>(getLoc(), slot.elemType, getSrc());                                        \
  }                                                                                                          \
  bool OpClass::canUsesBeRemoved(const MemorySlot &slot, const Uses &, NewUses &,                            \
                                 const DataLayout &layout) {                                                 \
    return canRemoveCopy(*this, slot, layout);                                                               \
  }                                                                                                          \
  DeletionKind OpClass::removeBlockingUses(const MemorySlot &slot, const Uses &, OpBuilder &builder,         \
                                           Value value, const DataLayout &) {                                \
    return removeCopy(*this, slot, builder, value);                                                          \
  }
STRATA_LLVM_COPY(MemcpyInlineOp)
STRATA_LLVM_COPY(MemcpyOp)
STRATA_LLVM_COPY(MemmoveOp)
#undef STRATA_LLVM_COPY

//===----------------------------------------------------------------------===//
// Ops that use the address without an access
//===----------------------------------------------------------------------===//

/// Adds all uses of the results to the blocking uses, because the op can be removed only if all these uses
/// can be removed. Returns true.
static bool removeIfResultsUnused(Operation *op, NewUses &newBlockingUses) {
  for (Value result : op->getResults())
    for (OpOperand &use : result.getUses())
      newBlockingUses.push_back(&use);
  return true;
}

// Interface methods of ops that are removed if all uses of their results are.
#define STRATA_LLVM_REMOVABLE(OpClass)                                                                       \
  bool OpClass::canUsesBeRemoved(const Uses &, NewUses &newBlockingUses, const DataLayout &) {               \
    return removeIfResultsUnused(*this, newBlockingUses);                                                    \
  }                                                                                                          \
  DeletionKind OpClass::removeBlockingUses(const Uses &, OpBuilder &) { return DeletionKind::Delete; }
STRATA_LLVM_REMOVABLE(AddrSpaceCastOp)
STRATA_LLVM_REMOVABLE(BitcastOp)
STRATA_LLVM_REMOVABLE(DbgDeclareOp)
STRATA_LLVM_REMOVABLE(InvariantEndOp)
STRATA_LLVM_REMOVABLE(InvariantStartOp)
STRATA_LLVM_REMOVABLE(LaunderInvariantGroupOp)
STRATA_LLVM_REMOVABLE(LifetimeEndOp)
STRATA_LLVM_REMOVABLE(LifetimeStartOp)
STRATA_LLVM_REMOVABLE(StripInvariantGroupOp)
#undef STRATA_LLVM_REMOVABLE

bool GEPOp::canUsesBeRemoved(const Uses &, NewUses &newBlockingUses, const DataLayout &) {
  // Only an llvm.getelementptr with the address of the slot itself can be removed: all its indices are 0.
  if (!llvm::all_of(getRawConstantIndices(), [](int32_t index) { return index == 0; }))
    return false;
  return removeIfResultsUnused(*this, newBlockingUses);
}
DeletionKind GEPOp::removeBlockingUses(const Uses &, OpBuilder &) { return DeletionKind::Delete; }

bool DbgDeclareOp::requiresReplacedValues() { return true; }
void DbgDeclareOp::visitReplacedValues(llvm::ArrayRef<std::pair<Operation *, Value>> definitions,
                                       OpBuilder &builder) {
  for (auto [op, value] : definitions) {
    builder.setInsertionPointAfter(op);
    declareValue(builder, *this, value);
  }
}

bool DbgValueOp::canUsesBeRemoved(const Uses &, NewUses &, const DataLayout &) { return true; }
DeletionKind DbgValueOp::removeBlockingUses(const Uses &, OpBuilder &builder) {
  // Keep the op with an undefined value, so that a debugger does not show an older value.
  builder.setInsertionPoint(getOperation());
  getValueMutable().assign(builder.create<UndefOp>(getLoc(), getValue().getType()));
  return DeletionKind::Keep;
}
