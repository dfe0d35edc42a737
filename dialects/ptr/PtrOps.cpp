//===- PtrOps.cpp - Ops of the ptr dialect --------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/ptr/Ptr.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Matchers.h"
#include "runtime/ir/TypeUtilities.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::ptr;

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// Returns the alignment property for a builder; 0 stands for no alignment.
static std::optional<int64_t> getOptional(unsigned alignment) {
  return alignment ? std::optional<int64_t>(alignment) : std::nullopt;
}

static LogicalResult verifyAlignment(Operation *op, std::optional<int64_t> alignment) {
  if (!alignment || (*alignment > 0 && llvm::isPowerOf2_64(*alignment)))
    return success();
  return op->emitError("alignment must be a power of 2");
}

/// Verifies the ordering, the synchronization scope and the alignment of an access. It is an error if the
/// ordering is one of `unsupported`.
template <typename OpT>
static LogicalResult verifyOrdering(OpT op, std::initializer_list<AtomicOrdering> unsupported) {
  if (op.getOrdering() == AtomicOrdering::not_atomic) {
    if (op.getSyncscope())
      return op.emitOpError("expected syncscope to be null for non-atomic access");
    return success();
  }
  if (llvm::is_contained(unsupported, op.getOrdering()))
    return op.emitOpError("unsupported ordering '") << stringifyAtomicOrdering(op.getOrdering()) << "'";
  if (!op.getAlignment())
    return op.emitOpError("expected alignment for atomic access");
  return success();
}

static MemorySpaceAttrInterface getSpace(Type pointer) {
  return llvm::cast<PtrType>(getElementTypeOrSelf(pointer)).getMemorySpace();
}

/// Verifies the alignment of a read, and that the memory space of `pointer` allows loads of type `value`.
static LogicalResult verifyRead(Operation *op, Type pointer, Type value, AtomicOrdering ordering,
                                std::optional<int64_t> alignment) {
  DataLayout layout = DataLayout::closest(op);
  bool isValid =
      getSpace(pointer).isValidLoad(value, ordering, alignment, &layout, [op] { return op->emitError(); });
  return failure(!isValid || failed(verifyAlignment(op, alignment)));
}
/// Verifies the alignment of a write, and that the memory space of `pointer` allows stores of type `value`.
static LogicalResult verifyWrite(Operation *op, Type pointer, Type value, AtomicOrdering ordering,
                                 std::optional<int64_t> alignment) {
  DataLayout layout = DataLayout::closest(op);
  bool isValid =
      getSpace(pointer).isValidStore(value, ordering, alignment, &layout, [op] { return op->emitError(); });
  return failure(!isValid || failed(verifyAlignment(op, alignment)));
}

using Effects = llvm::SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>;

/// Adds effects for an access that is volatile or ordered with respect to other threads: it reads and writes
/// unknown memory.
template <typename OpT>
static void addOrderingEffects(OpT op, Effects &effects) {
  if (!op.getVolatile_() &&
      (op.getOrdering() == AtomicOrdering::not_atomic || op.getOrdering() == AtomicOrdering::unordered))
    return;
  effects.emplace_back(MemoryEffects::Write::get());
  effects.emplace_back(MemoryEffects::Read::get());
}

//===-- load -------------------------------------------------------------------===//

void LoadOp::getEffects(Effects &effects) {
  effects.emplace_back(MemoryEffects::Read::get(), &getPtrMutable());
  addOrderingEffects(*this, effects);
}
LogicalResult LoadOp::verify() {
  if (failed(verifyRead(*this, getPtr().getType(), getValue().getType(), getOrdering(), getAlignment())))
    return failure();
  return verifyOrdering(*this, {AtomicOrdering::release, AtomicOrdering::acq_rel});
}
void LoadOp::build(OpBuilder &builder, OperationState &state, Type type, Value ptr, unsigned alignment,
                   bool isVolatile, bool isNonTemporal, bool isInvariant, bool isInvariantGroup,
                   AtomicOrdering ordering, llvm::StringRef syncscope) {
  build(builder, state, type, ptr, getOptional(alignment), isVolatile, isNonTemporal, isInvariant,
        isInvariantGroup, ordering, syncscope.empty() ? StringAttr() : builder.getStringAttr(syncscope));
}

//===-- store ------------------------------------------------------------------===//

void StoreOp::getEffects(Effects &effects) {
  effects.emplace_back(MemoryEffects::Write::get(), &getPtrMutable());
  addOrderingEffects(*this, effects);
}
LogicalResult StoreOp::verify() {
  if (failed(verifyWrite(*this, getPtr().getType(), getValue().getType(), getOrdering(), getAlignment())))
    return failure();
  return verifyOrdering(*this, {AtomicOrdering::acquire, AtomicOrdering::acq_rel});
}
void StoreOp::build(OpBuilder &builder, OperationState &state, Value value, Value ptr, unsigned alignment,
                    bool isVolatile, bool isNonTemporal, bool isInvariantGroup, AtomicOrdering ordering,
                    llvm::StringRef syncscope) {
  build(builder, state, value, ptr, getOptional(alignment), isVolatile, isNonTemporal, isInvariantGroup,
        ordering, syncscope.empty() ? StringAttr() : builder.getStringAttr(syncscope));
}

//===-- Masked accesses ----------------------------------------------------------===//

void GatherOp::getEffects(Effects &effects) {
  effects.emplace_back(MemoryEffects::Read::get(), &getPtrsMutable());
}
void MaskedLoadOp::getEffects(Effects &effects) {
  effects.emplace_back(MemoryEffects::Read::get(), &getPtrMutable());
}
void MaskedStoreOp::getEffects(Effects &effects) {
  effects.emplace_back(MemoryEffects::Write::get(), &getPtrMutable());
}
void ScatterOp::getEffects(Effects &effects) {
  effects.emplace_back(MemoryEffects::Write::get(), &getPtrsMutable());
}

LogicalResult GatherOp::verify() {
  return verifyRead(*this, getPtrs().getType(), getResult().getType(), AtomicOrdering::not_atomic,
                    getAlignment());
}
LogicalResult MaskedLoadOp::verify() {
  return verifyRead(*this, getPtr().getType(), getResult().getType(), AtomicOrdering::not_atomic,
                    getAlignment());
}
LogicalResult MaskedStoreOp::verify() {
  return verifyWrite(*this, getPtr().getType(), getValue().getType(), AtomicOrdering::not_atomic,
                     getAlignment());
}
LogicalResult ScatterOp::verify() {
  return verifyWrite(*this, getPtrs().getType(), getValue().getType(), AtomicOrdering::not_atomic,
                     getAlignment());
}

void GatherOp::build(OpBuilder &builder, OperationState &state, Type resultType, Value ptrs, Value mask,
                     Value passthrough, unsigned alignment) {
  build(builder, state, resultType, ptrs, mask, passthrough, getOptional(alignment));
}
void MaskedLoadOp::build(OpBuilder &builder, OperationState &state, Type resultType, Value ptr, Value mask,
                         Value passthrough, unsigned alignment) {
  build(builder, state, resultType, ptr, mask, passthrough, getOptional(alignment));
}
void MaskedStoreOp::build(OpBuilder &builder, OperationState &state, Value value, Value ptr, Value mask,
                          unsigned alignment) {
  build(builder, state, value, ptr, mask, getOptional(alignment));
}
void ScatterOp::build(OpBuilder &builder, OperationState &state, Value value, Value ptrs, Value mask,
                      unsigned alignment) {
  build(builder, state, value, ptrs, mask, getOptional(alignment));
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

OpFoldResult ConstantOp::fold(FoldAdaptor) { return Attribute(getValueAttr()); }

LogicalResult FromPtrOp::verify() {
  if (llvm::isa<PtrType>(getType()))
    return emitError() << "the result type cannot be `!ptr.ptr`";
  if (getType().getMemorySpace() != Attribute(getPtr().getType().getMemorySpace()))
    return emitError() << "expected the input and output to have the same memory space";
  return success();
}

OpFoldResult FromPtrOp::fold(FoldAdaptor) {
  // from_ptr(to_ptr(x), get_metadata(x)) -> x. A from_ptr without a metadata operand is only folded if the
  // type has no metadata.
  auto toPtr = getPtr().getDefiningOp<ToPtrOp>();
  if (!toPtr || toPtr.getPtr().getType() != getType())
    return {};
  if (!getMetadata())
    return getType().hasPtrMetadata() ? OpFoldResult() : OpFoldResult(toPtr.getPtr());
  auto metadata = getMetadata().getDefiningOp<GetMetadataOp>();
  return metadata && metadata.getPtr() == toPtr.getPtr() ? OpFoldResult(toPtr.getPtr()) : OpFoldResult();
}

LogicalResult ToPtrOp::verify() {
  if (llvm::isa<PtrType>(getPtr().getType()))
    return emitError() << "the input value cannot be of type `!ptr.ptr`";
  if (getPtr().getType().getMemorySpace() != Attribute(getType().getMemorySpace()))
    return emitError() << "expected the input and output to have the same memory space";
  return success();
}

OpFoldResult ToPtrOp::fold(FoldAdaptor) {
  auto fromPtr = getPtr().getDefiningOp<FromPtrOp>();
  return fromPtr && fromPtr.getPtr().getType() == getType() ? OpFoldResult(fromPtr.getPtr()) : OpFoldResult();
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

LogicalResult PtrAddOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc, ValueRange operands,
                                         DictionaryAttr, OpaqueProperties, RegionRange,
                                         llvm::SmallVectorImpl<Type> &inferred) {
  auto fail = [&](llvm::StringRef message) -> LogicalResult {
    if (loc)
      mlir::emitError(*loc) << message;
    return failure();
  };
  if (operands.size() != 2)
    return failure();
  Type base = operands[0].getType(), offset = operands[1].getType();
  auto shapedBase = llvm::dyn_cast<ShapedType>(base), shapedOffset = llvm::dyn_cast<ShapedType>(offset);
  if (shapedBase && shapedOffset) {
    if (shapedBase.getTypeID() != shapedOffset.getTypeID())
      return fail("the shaped containers type must match");
    if (failed(verifyCompatibleShape(base, offset)))
      return fail("shapes of base and offset must match");
  }
  inferred.push_back(!shapedBase && shapedOffset ? Type(shapedOffset.clone(base)) : base);
  return success();
}

OpFoldResult PtrAddOp::fold(FoldAdaptor adaptor) {
  Attribute offset = adaptor.getOffset();
  if (!offset || getBase().getType() != getType())
    return {};
  return matchPattern(offset, m_Zero()) ? OpFoldResult(getBase()) : OpFoldResult();
}

PtrType PtrAddOp::getPtrType() { return llvm::cast<PtrType>(getElementTypeOrSelf(getBase().getType())); }

LogicalResult PtrDiffOp::verify() {
  // A trait verifies that the shapes match. Verify that operands and result are all vectors or all tensors.
  auto operand = llvm::dyn_cast<ShapedType>(getLhs().getType()),
       result = llvm::dyn_cast<ShapedType>(getType());
  if (operand && (!result || operand.getTypeID() != result.getTypeID()))
    return emitError()
           << "expected the result to have the same container type as the operands when operands are shaped";
  return success();
}

PtrType PtrDiffOp::getPtrType() { return llvm::cast<PtrType>(getElementTypeOrSelf(getLhs().getType())); }
Type PtrDiffOp::getIntType() { return getElementTypeOrSelf(getType()); }

llvm::TypeSize TypeOffsetOp::getTypeSize(std::optional<DataLayout> layout) {
  return layout ? layout->getTypeSize(getElementType())
                : DataLayout::closest(*this).getTypeSize(getElementType());
}

#define GET_OP_CLASSES
#include "dialects/ptr/PtrOps.cpp.inc"
