//===- VectorMemory.cpp - Loads and stores of vectors ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The ops of VectorMemoryOps.td: builders, verifiers, mask types and unroll shapes.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/Vector.h"
#include "runtime/ir/Diagnostics.h"

using namespace mlir;
using namespace mlir::vector;

//===----------------------------------------------------------------------===//
// Shared checks of the verifiers
//===----------------------------------------------------------------------===//

/// Verifies that a memory access has one index for each dimension of the base.
template <typename OpT>
static LogicalResult verifyIndexCount(OpT op, OperandRange indices, ShapedType type) {
  if (static_cast<int64_t>(indices.size()) != type.getRank())
    return op.emitOpError("requires ") << type.getRank() << " indices";
  return success();
}

/// Verifies that the innermost stride of the memref is 1, so that consecutive vector elements are consecutive
/// in memory. A vector with a single element has no such requirement.
template <typename OpT>
static LogicalResult verifyLayout(OpT op, VectorType vectorType, MemRefType memRefType) {
  bool isOne = !vectorType.isScalable() && (vectorType.getRank() == 0 || vectorType.getNumElements() == 1);
  if (!isOne && !memRefType.isLastDimUnitStride())
    return op.emitOpError("most minor memref dim must have unit stride");
  return success();
}

/// Verifies vector.load and vector.store: the base has at least the rank of the vector, and its elements are
/// scalars of the vector's element type or vectors of the same type.
template <typename OpT>
static LogicalResult verifyWholeAccess(OpT op, const char *rankMessage, const char *vectorMessage,
                                       const char *elementMessage) {
  VectorType vectorType = op.getVectorType();
  MemRefType memRefType = op.getMemRefType();
  if (failed(verifyLayout(op, vectorType, memRefType)))
    return failure();
  if (memRefType.getRank() < vectorType.getRank())
    return op.emitOpError(rankMessage);
  Type elementType = memRefType.getElementType();
  if (auto elementVector = llvm::dyn_cast<VectorType>(elementType)) {
    if (elementVector != vectorType)
      return op.emitOpError(vectorMessage);
    elementType = elementVector.getElementType();
  }
  if (vectorType.getElementType() != elementType)
    return op.emitOpError(elementMessage);
  return verifyIndexCount(op, op.getIndices(), memRefType);
}

static constexpr const char *resultElement = "base and result element type should match",
                            *storedElement = "base and valueToStore element type should match";

template <typename OpT>
static LogicalResult verifyElement(OpT op, ShapedType base, const char *message) {
  if (op.getVectorType().getElementType() != base.getElementType())
    return op.emitOpError(message);
  return success();
}

template <typename OpT>
static LogicalResult verifyPassThru(OpT op) {
  if (op.getVectorType() != op.getPassThruVectorType())
    return op.emitOpError("expected pass_thru of same type as result type");
  return success();
}

//===----------------------------------------------------------------------===//
// Contiguous accesses
//===----------------------------------------------------------------------===//

LogicalResult LoadOp::verify() {
  return verifyWholeAccess(*this, "destination memref has lower rank than the result vector",
                           "base memref and result vector types should match",
                           "base and result element types should match");
}
std::optional<llvm::SmallVector<int64_t, 4>> LoadOp::getShapeForUnroll() {
  return llvm::SmallVector<int64_t, 4>(getVectorType().getShape());
}

LogicalResult StoreOp::verify() {
  return verifyWholeAccess(*this, "source memref has lower rank than the vector to store",
                           "base memref and valueToStore vector types should match", storedElement);
}
std::optional<llvm::SmallVector<int64_t, 4>> StoreOp::getShapeForUnroll() {
  return llvm::SmallVector<int64_t, 4>(getVectorType().getShape());
}

LogicalResult MaskedLoadOp::verify() {
  if (failed(verifyElement(*this, getMemRefType(), resultElement)) ||
      failed(verifyIndexCount(*this, getIndices(), getMemRefType())))
    return failure();
  if (getVectorType().getShape() != getMaskVectorType().getShape())
    return emitOpError("expected result shape to match mask shape");
  return verifyPassThru(*this);
}

LogicalResult MaskedStoreOp::verify() {
  if (failed(verifyElement(*this, getMemRefType(), storedElement)) ||
      failed(verifyIndexCount(*this, getIndices(), getMemRefType())))
    return failure();
  if (getVectorType().getShape() != getMaskVectorType().getShape())
    return emitOpError("expected valueToStore shape to match mask shape");
  return success();
}

LogicalResult ExpandLoadOp::verify() {
  if (failed(verifyElement(*this, getMemRefType(), resultElement)) ||
      failed(verifyIndexCount(*this, getIndices(), getMemRefType())))
    return failure();
  if (getVectorType().getDimSize(0) != getMaskVectorType().getDimSize(0))
    return emitOpError("expected result dim to match mask dim");
  return verifyPassThru(*this);
}

LogicalResult CompressStoreOp::verify() {
  if (failed(verifyElement(*this, getMemRefType(), storedElement)) ||
      failed(verifyIndexCount(*this, getIndices(), getMemRefType())))
    return failure();
  if (getVectorType().getDimSize(0) != getMaskVectorType().getDimSize(0))
    return emitOpError("expected valueToStore dim to match mask dim");
  return success();
}

//===----------------------------------------------------------------------===//
// Gather and scatter
//===----------------------------------------------------------------------===//

template <typename OpT>
static LogicalResult verifyIndexedAccess(OpT op, const char *elementMessage, const char *indicesMessage,
                                         const char *maskMessage) {
  ShapedType base = op.getBaseType();
  if (!llvm::isa<MemRefType, RankedTensorType>(base))
    return op.emitOpError("requires base to be a memref or ranked tensor type");
  if (failed(verifyElement(op, base, elementMessage)) || failed(verifyIndexCount(op, op.getOffsets(), base)))
    return failure();
  if (op.getVectorType().getShape() != op.getIndexVectorType().getShape())
    return op.emitOpError(indicesMessage);
  if (op.getVectorType().getShape() != op.getMaskVectorType().getShape())
    return op.emitOpError(maskMessage);
  return success();
}

LogicalResult GatherOp::verify() {
  if (failed(verifyIndexedAccess(*this, resultElement, "expected result dim to match indices dim",
                                 "expected result dim to match mask dim")))
    return failure();
  return verifyPassThru(*this);
}

Type GatherOp::getExpectedMaskType() {
  VectorType type = getIndexVectorType();
  return VectorType::get(type.getShape(), IntegerType::get(getContext(), 1), type.getScalableDims());
}
std::optional<llvm::SmallVector<int64_t, 4>> GatherOp::getShapeForUnroll() {
  return llvm::SmallVector<int64_t, 4>(getVectorType().getShape());
}

LogicalResult ScatterOp::verify() {
  return verifyIndexedAccess(*this, storedElement, "expected valueToStore dim to match indices dim",
                             "expected valueToStore dim to match mask dim");
}

//===----------------------------------------------------------------------===//
// type_cast
//===----------------------------------------------------------------------===//

/// Returns the shape of the memref followed by that of its vector elements.
static llvm::SmallVector<int64_t> getAllSizes(MemRefType type) {
  llvm::SmallVector<int64_t> sizes(type.getShape());
  if (auto vectorType = llvm::dyn_cast<VectorType>(type.getElementType()))
    llvm::append_range(sizes, vectorType.getShape());
  return sizes;
}

void TypeCastOp::build(OpBuilder &builder, OperationState &state, Value source) {
  auto type = llvm::cast<MemRefType>(source.getType());
  auto vectorType = VectorType::get(getAllSizes(type), getElementTypeOrSelf(type.getElementType()));
  build(builder, state, MemRefType::get({}, vectorType, MemRefLayoutAttrInterface(), type.getMemorySpace()),
        source);
}

LogicalResult TypeCastOp::verify() {
  MemRefType from = getMemRefType(), to = getResultMemRefType();
  if (!from.canonicalizeStridedLayout().getLayout().isIdentity())
    return emitOpError("expects operand to be a memref with identity layout");
  if (!to.getLayout().isIdentity())
    return emitOpError("expects result to be a memref with identity layout");
  if (to.getMemorySpace() != from.getMemorySpace())
    return emitOpError("expects result in same memory space");
  if (getElementTypeOrSelf(from.getElementType()) != getElementTypeOrSelf(to.getElementType()))
    return emitOpError("expects result and operand with same underlying scalar type: ") << to;
  if (getAllSizes(from) != getAllSizes(to))
    return emitOpError("expects concatenated result and operand shapes to be equal: ") << to;
  return success();
}
