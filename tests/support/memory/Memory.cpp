//===- Memory.cpp - Test dialect of memory slots and spaces --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/support/memory/Memory.h"
#include "runtime/ir/DialectHookThunks.h"
#include "runtime/ir/OperationState.h"

using namespace mlir;
using namespace mem;

using Uses = llvm::SmallPtrSetImpl<OpOperand *>;
using NewUses = llvm::SmallVectorImpl<OpOperand *>;

//===----------------------------------------------------------------------===//
// Types with subelements
//===----------------------------------------------------------------------===//

static IntegerAttr indexOf(MLIRContext *context, unsigned index) {
  return Builder(context).getI32IntegerAttr(index);
}

std::optional<llvm::DenseMap<Attribute, Type>> StructType::getSubelementIndexMap() const {
  llvm::DenseMap<Attribute, Type> result;
  for (auto [index, member] : llvm::enumerate(getMembers()))
    result[indexOf(getContext(), index)] = member;
  return result;
}

Type StructType::getTypeAtIndex(Attribute index) const {
  auto number = llvm::dyn_cast<IntegerAttr>(index);
  return number && number.getInt() >= 0 && size_t(number.getInt()) < getMembers().size()
             ? getMembers()[number.getInt()]
             : Type();
}

//===----------------------------------------------------------------------===//
// Allocations: creation of promotable and destructurable slots
//===----------------------------------------------------------------------===//

llvm::SmallVector<MemorySlot> AllocaOp::getPromotableSlots() {
  if (getKept())
    return {};
  return {MemorySlot{getPointer(), getContent()}};
}

Value AllocaOp::getDefaultValue(const MemorySlot &slot, OpBuilder &builder) {
  OperationState state(getLoc(), "ub.poison");
  state.addTypes(slot.elemType);
  return builder.create(state)->getResult(0);
}

void AllocaOp::handleBlockArgument(const MemorySlot &, BlockArgument, OpBuilder &) {}

std::optional<PromotableAllocationOpInterface>
AllocaOp::handlePromotionComplete(const MemorySlot &, Value defaultValue, OpBuilder &) {
  if (defaultValue && defaultValue.use_empty())
    defaultValue.getDefiningOp()->erase();
  getOperation()->erase();
  return std::nullopt;
}

llvm::SmallVector<DestructurableMemorySlot> AllocaOp::getDestructurableSlots() {
  auto type = llvm::dyn_cast<DestructurableTypeInterface>(getContent());
  if (!type || getKept())
    return {};
  std::optional<llvm::DenseMap<Attribute, Type>> parts = type.getSubelementIndexMap();
  if (!parts)
    return {};
  return {DestructurableMemorySlot{{getPointer(), getContent()}, *parts}};
}

llvm::DenseMap<Attribute, MemorySlot>
AllocaOp::destructure(const DestructurableMemorySlot &slot,
                      const llvm::SmallPtrSetImpl<Attribute> &usedIndices, OpBuilder &builder,
                      llvm::SmallVectorImpl<DestructurableAllocationOpInterface> &newAllocators) {
  builder.setInsertionPointAfter(*this);
  llvm::DenseMap<Attribute, MemorySlot> parts;
  for (unsigned i = 0, e = slot.subelementTypes.size(); i != e; ++i) {
    Attribute index = indexOf(getContext(), i);
    if (!usedIndices.contains(index))
      continue;
    Type type = slot.subelementTypes.lookup(index);
    auto part = AllocaOp::create(builder, getLoc(), getPointer().getType(), TypeAttr::get(type), UnitAttr());
    newAllocators.push_back(part);
    parts[index] = {part.getPointer(), type};
  }
  return parts;
}

std::optional<DestructurableAllocationOpInterface>
AllocaOp::handleDestructuringComplete(const DestructurableMemorySlot &, OpBuilder &) {
  getOperation()->erase();
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Accesses: loads and stores of slots
//===----------------------------------------------------------------------===//

bool LoadOp::loadsFrom(const MemorySlot &slot) { return getPointer() == slot.ptr; }
bool LoadOp::storesTo(const MemorySlot &) { return false; }
Value LoadOp::getStored(const MemorySlot &, OpBuilder &, Value, const DataLayout &) { return {}; }
bool LoadOp::canUsesBeRemoved(const MemorySlot &slot, const Uses &uses, NewUses &, const DataLayout &) {
  return isOnlyBlockingUse(uses, slot, getPointerMutable()) && getValue().getType() == slot.elemType;
}
DeletionKind LoadOp::removeBlockingUses(const MemorySlot &, const Uses &, OpBuilder &, Value content,
                                        const DataLayout &) {
  getValue().replaceAllUsesWith(content);
  return DeletionKind::Delete;
}
LogicalResult LoadOp::ensureOnlySafeAccesses(const MemorySlot &slot, llvm::SmallVectorImpl<MemorySlot> &,
                                             const DataLayout &) {
  return success(slot.ptr != getPointer() || getValue().getType() == slot.elemType);
}

bool StoreOp::loadsFrom(const MemorySlot &) { return false; }
bool StoreOp::storesTo(const MemorySlot &slot) { return getPointer() == slot.ptr; }
Value StoreOp::getStored(const MemorySlot &, OpBuilder &, Value, const DataLayout &) { return getValue(); }
bool StoreOp::canUsesBeRemoved(const MemorySlot &slot, const Uses &uses, NewUses &, const DataLayout &) {
  return isOnlyBlockingUse(uses, slot, getPointerMutable()) && getValue().getType() == slot.elemType;
}
DeletionKind StoreOp::removeBlockingUses(const MemorySlot &, const Uses &, OpBuilder &, Value,
                                         const DataLayout &) {
  return DeletionKind::Delete;
}
LogicalResult StoreOp::ensureOnlySafeAccesses(const MemorySlot &slot, llvm::SmallVectorImpl<MemorySlot> &,
                                              const DataLayout &) {
  return success(slot.ptr == getPointer() && slot.ptr != getValue() && getValue().getType() == slot.elemType);
}

bool AddOp::loadsFrom(const MemorySlot &slot) { return getPointer() == slot.ptr; }
bool AddOp::storesTo(const MemorySlot &slot) { return getPointer() == slot.ptr; }
Value AddOp::getStored(const MemorySlot &, OpBuilder &builder, Value content, const DataLayout &) {
  return SumOp::create(builder, getLoc(), content.getType(), content, getValue());
}
bool AddOp::canUsesBeRemoved(const MemorySlot &slot, const Uses &uses, NewUses &, const DataLayout &) {
  return isOnlyBlockingUse(uses, slot, getPointerMutable()) && getValue().getType() == slot.elemType;
}
DeletionKind AddOp::removeBlockingUses(const MemorySlot &, const Uses &, OpBuilder &, Value,
                                       const DataLayout &) {
  return DeletionKind::Delete;
}

bool FieldOp::canRewire(const DestructurableMemorySlot &slot, llvm::SmallPtrSetImpl<Attribute> &usedIndices,
                        llvm::SmallVectorImpl<MemorySlot> &mustBeSafelyUsed, const DataLayout &) {
  if (getSource() != slot.ptr || !slot.subelementTypes.contains(getIndexAttr()))
    return false;
  usedIndices.insert(getIndexAttr());
  mustBeSafelyUsed.push_back({getPointer(), slot.subelementTypes.lookup(getIndexAttr())});
  return true;
}
DeletionKind FieldOp::rewire(const DestructurableMemorySlot &,
                             llvm::DenseMap<Attribute, MemorySlot> &subslots, OpBuilder &,
                             const DataLayout &) {
  getPointer().replaceAllUsesWith(subslots.lookup(getIndexAttr()).ptr);
  return DeletionKind::Delete;
}
LogicalResult FieldOp::ensureOnlySafeAccesses(const MemorySlot &slot,
                                              llvm::SmallVectorImpl<MemorySlot> &mustBeSafelyUsed,
                                              const DataLayout &) {
  auto type = llvm::dyn_cast<DestructurableTypeInterface>(slot.elemType);
  Type part = type ? type.getTypeAtIndex(getIndexAttr()) : Type();
  if (!part)
    return failure();
  mustBeSafelyUsed.push_back({getPointer(), part});
  return success();
}

//===----------------------------------------------------------------------===//
// Uses other than accesses
//===----------------------------------------------------------------------===//

bool ForgetOp::canUsesBeRemoved(const Uses &, NewUses &, const DataLayout &) { return true; }
DeletionKind ForgetOp::removeBlockingUses(const Uses &, OpBuilder &) { return DeletionKind::Delete; }

bool ViewOp::canUsesBeRemoved(const Uses &, NewUses &newUses, const DataLayout &) {
  for (OpOperand &use : getView().getUses())
    newUses.push_back(&use);
  return true;
}
DeletionKind ViewOp::removeBlockingUses(const Uses &, OpBuilder &) { return DeletionKind::Delete; }

bool WatchOp::canUsesBeRemoved(const Uses &, NewUses &, const DataLayout &) { return true; }
DeletionKind WatchOp::removeBlockingUses(const Uses &, OpBuilder &) { return DeletionKind::Delete; }
bool WatchOp::requiresReplacedValues() { return true; }
void WatchOp::visitReplacedValues(llvm::ArrayRef<std::pair<Operation *, Value>> mutatedDefs,
                                  OpBuilder &builder) {
  for (auto [op, value] : mutatedDefs) {
    builder.setInsertionPointAfter(op);
    WatchedOp::create(builder, getLoc(), ValueRange(value));
  }
}

//===----------------------------------------------------------------------===//
// Subset ops
//===----------------------------------------------------------------------===//

template <typename OpT>
static FailureOr<HyperrectangularSlice> sliceOf(OpT op) {
  Builder builder(op.getContext());
  OpFoldResult offset =
      op.getAt() ? OpFoldResult(op.getAt()) : OpFoldResult(builder.getI64IntegerAttr(op.getOffset()));
  return HyperrectangularSlice(offset, OpFoldResult(builder.getI64IntegerAttr(op.getSize())),
                               OpFoldResult(builder.getI64IntegerAttr(1)));
}
FailureOr<HyperrectangularSlice> ExtractOp::getAccessedHyperrectangularSlice() { return sliceOf(*this); }
FailureOr<HyperrectangularSlice> InsertOp::getAccessedHyperrectangularSlice() { return sliceOf(*this); }
Value InsertOp::buildSubsetExtraction(OpBuilder &builder, Location loc) {
  return ExtractOp::create(builder, loc, getPart().getType(), getDest(), getAt(), getOffsetAttr(),
                           getSizeAttr());
}
llvm::SmallVector<Value> InsertOp::getValuesNeededToBuildSubsetExtraction() {
  llvm::SmallVector<Value> values = {getDest()};
  if (getAt())
    values.push_back(getAt());
  return values;
}

//===----------------------------------------------------------------------===//
// Casts between memory spaces
//===----------------------------------------------------------------------===//

using Pointer = TypedValue<PtrLikeTypeInterface>;

Pointer SpaceCastOp::getSourcePtr() { return Pointer(getSource().getImpl()); }
Pointer SpaceCastOp::getTargetPtr() { return Pointer(getTarget().getImpl()); }
bool SpaceCastOp::isValidMemorySpaceCast(PtrLikeTypeInterface target, PtrLikeTypeInterface source) {
  return target.getElementType() == source.getElementType();
}
MemorySpaceCastOpInterface SpaceCastOp::cloneMemorySpaceCastOp(OpBuilder &builder,
                                                               PtrLikeTypeInterface target, Pointer source) {
  return SpaceCastOp::create(builder, getLoc(), target, source, UnitAttr());
}
bool SpaceCastOp::isSourcePromotable() { return !getFixed(); }

FailureOr<std::optional<llvm::SmallVector<Value>>> ReadOp::bubbleDownCasts(OpBuilder &) {
  MemorySpaceCastOpInterface cast = getPromotableMemorySpaceCast(getMemoryMutable());
  if (!cast)
    return failure();
  getMemoryMutable().set(cast.getSourcePtr());
  return std::optional<llvm::SmallVector<Value>>();
}

FailureOr<std::optional<llvm::SmallVector<Value>>> MoveOp::bubbleDownCasts(OpBuilder &builder) {
  MemorySpaceCastOpInterface cast = getPromotableMemorySpaceCast(getMemoryMutable());
  if (!cast)
    return failure();
  Value moved = MoveOp::create(builder, getLoc(), cast.getSourcePtr().getType(), cast.getSourcePtr());
  Value back = cast.cloneMemorySpaceCastOp(builder, llvm::cast<PtrLikeTypeInterface>(getMoved().getType()),
                                           Pointer(moved.getImpl()))
                   .getTargetPtr();
  return std::optional<llvm::SmallVector<Value>>({back});
}

#define GET_TYPEDEF_CLASSES
#include "tests/support/memory/MemoryTypes.cpp.inc"
#define GET_OP_CLASSES
#include "tests/support/memory/MemoryOps.cpp.inc"
#include "tests/support/memory/MemoryDialect.cpp.inc"
