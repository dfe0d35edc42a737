//===- MemRefMemory.cpp - Memory slots and casts of memory spaces ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Implements the interfaces that mem2reg and sroa use for allocations and accesses, and the interface that
// moves memory-space casts after their users.
//
//===----------------------------------------------------------------------===//

#include "dialects/memref/MemRefDetail.h"
#include "dialects/ub/UB.h"

using namespace mlir;
using namespace mlir::memref;

using Uses = llvm::SmallPtrSetImpl<OpOperand *>;
using NewUses = llvm::SmallVectorImpl<OpOperand *>;

//===----------------------------------------------------------------------===//
// Promotion of slots with one element (mem2reg)
//===----------------------------------------------------------------------===//

llvm::SmallVector<MemorySlot> AllocaOp::getPromotableSlots() {
  MemRefType type = getType();
  Type element = type.getElementType();
  if (!type.hasStaticShape() || llvm::any_of(type.getShape(), [](int64_t size) { return size != 1; }))
    return {};
  if (!llvm::isa<MemRefType>(element) && !Builder(getContext()).getZeroAttr(element))
    return {};
  return {MemorySlot{getMemref(), element}};
}

Value AllocaOp::getDefaultValue(const MemorySlot &slot, OpBuilder &builder) {
  return builder.create<ub::PoisonOp>(getLoc(), slot.elemType, ub::PoisonAttr::get(getContext()));
}

void AllocaOp::handleBlockArgument(const MemorySlot &, BlockArgument, OpBuilder &) {}

std::optional<PromotableAllocationOpInterface>
AllocaOp::handlePromotionComplete(const MemorySlot &, Value defaultValue, OpBuilder &) {
  if (defaultValue && defaultValue.use_empty())
    defaultValue.getDefiningOp()->erase();
  getOperation()->erase();
  return std::nullopt;
}

bool LoadOp::loadsFrom(const MemorySlot &slot) { return Value(getMemref()) == slot.ptr; }
bool LoadOp::storesTo(const MemorySlot &) { return false; }
Value LoadOp::getStored(const MemorySlot &, OpBuilder &, Value, const DataLayout &) { return {}; }
bool LoadOp::canUsesBeRemoved(const MemorySlot &slot, const Uses &blockingUses, NewUses &,
                              const DataLayout &) {
  return isOnlyBlockingUse(blockingUses, slot, getMemrefMutable()) && getResult().getType() == slot.elemType;
}
DeletionKind LoadOp::removeBlockingUses(const MemorySlot &, const Uses &, OpBuilder &,
                                        Value reachingDefinition, const DataLayout &) {
  getResult().replaceAllUsesWith(reachingDefinition);
  return DeletionKind::Delete;
}

bool StoreOp::loadsFrom(const MemorySlot &) { return false; }
bool StoreOp::storesTo(const MemorySlot &slot) { return Value(getMemref()) == slot.ptr; }
Value StoreOp::getStored(const MemorySlot &, OpBuilder &, Value, const DataLayout &) { return getValue(); }
bool StoreOp::canUsesBeRemoved(const MemorySlot &slot, const Uses &blockingUses, NewUses &,
                               const DataLayout &) {
  return isOnlyBlockingUse(blockingUses, slot, getMemrefMutable()) && Value(getValue()) != slot.ptr &&
         getValue().getType() == slot.elemType;
}
DeletionKind StoreOp::removeBlockingUses(const MemorySlot &, const Uses &, OpBuilder &, Value,
                                         const DataLayout &) {
  return DeletionKind::Delete;
}

//===----------------------------------------------------------------------===//
// Destructuring of slots with several elements (sroa)
//===----------------------------------------------------------------------===//

/// The maximum number of elements of an allocation that sroa destructures.
static constexpr int64_t maxParts = 16;

/// Returns the array attribute that identifies a subelement: its index in each dimension.
static ArrayAttr makePosition(MLIRContext *context, llvm::ArrayRef<int64_t> position) {
  Builder builder(context);
  llvm::SmallVector<Attribute> numbers;
  for (int64_t number : position)
    numbers.push_back(builder.getIndexAttr(number));
  return builder.getArrayAttr(numbers);
}

/// Calls \p fn with each index list of the shape in row-major order. \pre No size is 0.
template <typename Fn>
static void forEachPosition(llvm::ArrayRef<int64_t> shape, Fn &&fn) {
  llvm::SmallVector<int64_t> position(shape.size(), 0);
  for (;;) {
    fn(position);
    size_t dim = shape.size();
    while (dim != 0 && ++position[dim - 1] == shape[dim - 1])
      position[--dim] = 0;
    if (dim == 0)
      return;
  }
}

llvm::SmallVector<DestructurableMemorySlot> AllocaOp::getDestructurableSlots() {
  MemRefType type = getType();
  if (!type.hasStaticShape() || type.getNumElements() <= 1 || type.getNumElements() > maxParts)
    return {};
  DestructurableMemorySlot slot{{getMemref(), type}, llvm::DenseMap<Attribute, Type>()};
  forEachPosition(type.getShape(), [&](llvm::ArrayRef<int64_t> position) {
    slot.subelementTypes[makePosition(getContext(), position)] = type.getElementType();
  });
  return {slot};
}

llvm::DenseMap<Attribute, MemorySlot>
AllocaOp::destructure(const DestructurableMemorySlot &, const llvm::SmallPtrSetImpl<Attribute> &usedIndices,
                      OpBuilder &builder,
                      llvm::SmallVectorImpl<DestructurableAllocationOpInterface> &newAllocators) {
  builder.setInsertionPointAfter(*this);
  llvm::DenseMap<Attribute, MemorySlot> parts;
  Type element = getType().getElementType();
  // Allocate each element in the default memory space. The space is irrelevant, since mem2reg replaces the
  // allocations by values.
  auto partType = MemRefType::get({}, element);
  // Iterate in row-major order for a deterministic result; the order of the set is not defined.
  forEachPosition(getType().getShape(), [&](llvm::ArrayRef<int64_t> position) {
    Attribute index = makePosition(getContext(), position);
    if (!usedIndices.contains(index))
      return;
    auto part = builder.create<AllocaOp>(getLoc(), partType);
    newAllocators.push_back(DestructurableAllocationOpInterface(part.getOperation()));
    parts[index] = {part.getMemref(), element};
  });
  return parts;
}

std::optional<DestructurableAllocationOpInterface>
AllocaOp::handleDestructuringComplete(const DestructurableMemorySlot &, OpBuilder &) {
  getOperation()->erase();
  return std::nullopt;
}

/// Returns the subelement that the indices denote; null if they are not constant or out of bounds.
static Attribute getPosition(MemRefType type, OperandRange indices) {
  llvm::SmallVector<int64_t> position;
  for (auto [index, size] : llvm::zip(indices, type.getShape())) {
    std::optional<int64_t> number = getConstantIntValue(index);
    if (!number || *number < 0 || *number >= size)
      return {};
    position.push_back(*number);
  }
  return makePosition(type.getContext(), position);
}

/// Changes a load or store of one subelement to access the memref of rank 0 that replaces the subelement.
/// \pre canRewire() returned true.
template <typename OpT>
static DeletionKind rewireAccess(OpT op, llvm::DenseMap<Attribute, MemorySlot> &subslots) {
  Attribute index = getPosition(op.getMemRefType(), op.getIndices());
  op.getIndicesMutable().clear();
  op.setMemRef(subslots.find(index)->second.ptr);
  return DeletionKind::Keep;
}

bool LoadOp::canRewire(const DestructurableMemorySlot &slot, llvm::SmallPtrSetImpl<Attribute> &usedIndices,
                       llvm::SmallVectorImpl<MemorySlot> &, const DataLayout &) {
  if (slot.ptr != Value(getMemref()))
    return false;
  Attribute index = getPosition(getMemRefType(), getIndices());
  if (index)
    usedIndices.insert(index);
  return bool(index);
}
DeletionKind LoadOp::rewire(const DestructurableMemorySlot &, llvm::DenseMap<Attribute, MemorySlot> &subslots,
                            OpBuilder &, const DataLayout &) {
  return rewireAccess(*this, subslots);
}

bool StoreOp::canRewire(const DestructurableMemorySlot &slot, llvm::SmallPtrSetImpl<Attribute> &usedIndices,
                        llvm::SmallVectorImpl<MemorySlot> &, const DataLayout &) {
  if (slot.ptr != Value(getMemref()) || slot.ptr == Value(getValue()))
    return false;
  Attribute index = getPosition(getMemRefType(), getIndices());
  if (index)
    usedIndices.insert(index);
  return bool(index);
}
DeletionKind StoreOp::rewire(const DestructurableMemorySlot &,
                             llvm::DenseMap<Attribute, MemorySlot> &subslots, OpBuilder &,
                             const DataLayout &) {
  return rewireAccess(*this, subslots);
}

//===----------------------------------------------------------------------===//
// Casts of memory spaces
//===----------------------------------------------------------------------===//

using NewResults = FailureOr<std::optional<llvm::SmallVector<Value>>>;

/// Makes an access use the source of a memory-space cast. The results of the access do not depend on the
/// memory space.
static NewResults bubbleDownAccess(OpOperand &memref) {
  MemorySpaceCastOpInterface cast = getPromotableMemorySpaceCast(memref);
  if (!cast)
    return failure();
  memref.set(cast.getSourcePtr());
  return std::optional<llvm::SmallVector<Value>>();
}

/// Clones a view on the source of a memory-space cast, and casts the result of the clone. Returns the cast
/// value.
static NewResults bubbleDownView(Operation *op, OpOperand &memref, OpBuilder &builder) {
  MemorySpaceCastOpInterface cast = getPromotableMemorySpaceCast(memref);
  if (!cast)
    return failure();
  auto before = llvm::cast<PtrLikeTypeInterface>(op->getResult(0).getType());
  Value source = cast.getSourcePtr();
  FailureOr<PtrLikeTypeInterface> type =
      before.clonePtrWith(llvm::cast<PtrLikeTypeInterface>(source.getType()).getMemorySpace(), std::nullopt);
  if (failed(type))
    return failure();
  builder.setInsertionPointAfter(op);
  Operation *view = builder.clone(*op);
  view->setOperand(memref.getOperandNumber(), source);
  view->getResult(0).setType(*type);
  Value result =
      cast.cloneMemorySpaceCastOp(builder, before,
                                  TypedValue<PtrLikeTypeInterface>(Value(view->getResult(0)).getImpl()))
          .getTargetPtr();
  return std::optional<llvm::SmallVector<Value>>({result});
}

NewResults LoadOp::bubbleDownCasts(OpBuilder &) { return bubbleDownAccess(getMemrefMutable()); }
NewResults StoreOp::bubbleDownCasts(OpBuilder &) { return bubbleDownAccess(getMemrefMutable()); }
NewResults AtomicRMWOp::bubbleDownCasts(OpBuilder &) { return bubbleDownAccess(getMemrefMutable()); }

#define STRATA_VIEW_OF(OpClass, operand)                                                                     \
  NewResults OpClass::bubbleDownCasts(OpBuilder &builder) { return bubbleDownView(*this, operand, builder); }
STRATA_VIEW_OF(AssumeAlignmentOp, getMemrefMutable())
STRATA_VIEW_OF(CastOp, getSourceMutable())
STRATA_VIEW_OF(CollapseShapeOp, getSrcMutable())
STRATA_VIEW_OF(ExpandShapeOp, getSrcMutable())
STRATA_VIEW_OF(ReinterpretCastOp, getSourceMutable())
STRATA_VIEW_OF(ReshapeOp, getSourceMutable())
STRATA_VIEW_OF(SubViewOp, getSourceMutable())
STRATA_VIEW_OF(TransposeOp, getInMutable())
STRATA_VIEW_OF(ViewOp, getSourceMutable())
#undef STRATA_VIEW_OF
