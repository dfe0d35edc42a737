//===- VectorShapes.cpp - Changes of the shape of vectors -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The ops of VectorShapeOps.td: builders, type inference, verifiers, integer ranges and unroll shapes.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/Vector.h"
#include "runtime/interfaces/DataLayoutInterfaces.h"
#include "runtime/ir/BuiltinTypeBuilders.h"
#include "runtime/ir/Diagnostics.h"

using namespace mlir;
using namespace mlir::vector;

/// Each result element is an element of the operand, so the range of the operand is that of the result.
static void passRange(llvm::ArrayRef<ConstantIntRanges> argRanges, Value result,
                      SetIntRangeFn setResultRange) {
  setResultRange(result, argRanges.front());
}

static llvm::SmallVector<int64_t, 4> shapeOf(VectorType type) {
  return llvm::SmallVector<int64_t, 4>(type.getShape());
}

//===----------------------------------------------------------------------===//
// broadcast
//===----------------------------------------------------------------------===//

/// True if a dimension `from` can be broadcast to `to`: a fixed 1 to any dimension, a scalable 1 to a
/// scalable 1, and other sizes only to the same size.
static bool canBroadcast(VectorDim from, VectorDim to) {
  if (from.dim != 1)
    return from.dim == to.dim && from.isScalable == to.isScalable;
  return !from.isScalable || (to.dim == 1 && to.isScalable);
}

BroadcastableToResult vector::isBroadcastableTo(Type sourceType, VectorType resultType,
                                                std::pair<VectorDim, VectorDim> *mismatchingDims) {
  if (resultType && !llvm::isa<VectorType>(sourceType) && sourceType == resultType.getElementType())
    return BroadcastableToResult::Success;
  auto sourceVectorType = llvm::dyn_cast<VectorType>(sourceType);
  if (!sourceVectorType)
    return BroadcastableToResult::SourceTypeNotAVector;
  int64_t sourceRank = sourceVectorType.getRank(), lead = resultType.getRank() - sourceRank;
  if (lead < 0)
    return BroadcastableToResult::SourceRankHigher;
  for (int64_t i = 0; i != sourceRank; ++i) {
    VectorDim from = {sourceVectorType.getDimSize(i), sourceVectorType.getScalableDims()[i]};
    VectorDim to = {resultType.getDimSize(lead + i), resultType.getScalableDims()[lead + i]};
    if (canBroadcast(from, to))
      continue;
    if (mismatchingDims)
      *mismatchingDims = {from, to};
    return BroadcastableToResult::DimensionMismatch;
  }
  return BroadcastableToResult::Success;
}

LogicalResult BroadcastOp::verify() {
  std::pair<VectorDim, VectorDim> mismatch;
  auto text = [](VectorDim dim) {
    std::string size = std::to_string(dim.dim);
    return dim.isScalable ? "[" + size + "]" : size;
  };
  switch (isBroadcastableTo(getSourceType(), getResultVectorType(), &mismatch)) {
  case BroadcastableToResult::Success:
    return success();
  case BroadcastableToResult::SourceRankHigher:
    return emitOpError("source rank higher than destination rank");
  case BroadcastableToResult::DimensionMismatch:
    return emitOpError("dimension mismatch (")
           << text(mismatch.first) << " vs. " << text(mismatch.second) << ")";
  case BroadcastableToResult::SourceTypeNotAVector:
    return emitOpError("source type is not a vector");
  }
  return success();
}

llvm::SetVector<int64_t> BroadcastOp::computeBroadcastedUnitDims() {
  llvm::SetVector<int64_t> dims;
  auto sourceType = llvm::dyn_cast<VectorType>(getSourceType());
  if (!sourceType)
    return dims;
  int64_t lead = getResultVectorType().getRank() - sourceType.getRank();
  for (auto [i, size] : llvm::enumerate(sourceType.getShape()))
    if (size == 1 && getResultVectorType().getDimSize(lead + i) != 1)
      dims.insert(lead + i);
  return dims;
}

std::optional<llvm::SmallVector<int64_t, 4>> BroadcastOp::getShapeForUnroll() {
  return shapeOf(getResultVectorType());
}

void BroadcastOp::inferResultRanges(llvm::ArrayRef<ConstantIntRanges> argRanges,
                                    SetIntRangeFn setResultRanges) {
  passRange(argRanges, getVector(), setResultRanges);
}

//===----------------------------------------------------------------------===//
// shape_cast, bitcast
//===----------------------------------------------------------------------===//

LogicalResult ShapeCastOp::verify() {
  VectorType sourceType = getSourceVectorType(), resultType = getResultVectorType();
  if (sourceType.getElementType() != resultType.getElementType())
    return emitOpError("has different source and result element types");
  if (sourceType.getNumElements() != resultType.getNumElements())
    return emitOpError() << "has different number of elements at source (" << sourceType.getNumElements()
                         << ") and result (" << resultType.getNumElements() << ")";
  int64_t sourceScalable = llvm::count(sourceType.getScalableDims(), true);
  int64_t resultScalable = llvm::count(resultType.getScalableDims(), true);
  if (sourceScalable != resultScalable)
    return emitOpError() << "has different number of scalable dims at source (" << sourceScalable
                         << ") and result (" << resultScalable << ")";
  return success();
}

std::optional<llvm::SmallVector<int64_t, 4>> ShapeCastOp::getShapeForUnroll() {
  return shapeOf(getResultVectorType());
}

void ShapeCastOp::inferResultRanges(llvm::ArrayRef<ConstantIntRanges> argRanges,
                                    SetIntRangeFn setResultRanges) {
  passRange(argRanges, getResult(), setResultRanges);
}

LogicalResult BitCastOp::verify() {
  VectorType sourceType = getSourceVectorType(), resultType = getResultVectorType();
  for (int64_t i = 0; i < sourceType.getRank() - 1; ++i)
    if (sourceType.getDimSize(i) != resultType.getDimSize(i))
      return emitOpError("dimension size mismatch at: ") << i;
  // The sizes of element types without a data layout are not compared.
  bool isScalar = sourceType.getRank() == 0;
  auto getMinorBits = [&](VectorType type) -> uint64_t {
    std::optional<llvm::TypeSize> bits =
        DataLayout::findTypeSizeInBits(getOperation(), type.getElementType());
    return bits ? bits->getKnownMinValue() * (isScalar ? 1 : type.getShape().back()) : 0;
  };
  if (getMinorBits(sourceType) == getMinorBits(resultType))
    return success();
  return emitOpError(isScalar ? "source/result bitwidth of the 0-D vector element types must be equal"
                              : "source/result bitwidth of the minor 1-D vectors must be equal");
}

//===----------------------------------------------------------------------===//
// transpose
//===----------------------------------------------------------------------===//

void TransposeOp::build(OpBuilder &builder, OperationState &state, Value vector,
                        llvm::ArrayRef<int64_t> permutation) {
  auto type = llvm::cast<VectorType>(vector.getType());
  llvm::SmallVector<int64_t> shape;
  llvm::SmallVector<bool> scalable;
  for (int64_t dim : permutation) {
    shape.push_back(type.getDimSize(dim));
    scalable.push_back(type.getScalableDims()[dim]);
  }
  build(builder, state, VectorType::get(shape, type.getElementType(), scalable), vector, permutation);
}

LogicalResult TransposeOp::verify() {
  VectorType sourceType = getSourceVectorType(), resultType = getResultVectorType();
  int64_t rank = sourceType.getRank();
  if (resultType.getRank() != rank)
    return emitOpError("vector result rank mismatch: ") << resultType.getRank();
  llvm::ArrayRef<int64_t> permutation = getPermutation();
  if (static_cast<int64_t>(permutation.size()) != rank)
    return emitOpError("transposition length mismatch: ") << permutation.size();
  llvm::SmallVector<bool, 8> seen(rank, false);
  for (auto [i, dim] : llvm::enumerate(permutation)) {
    if (dim < 0 || dim >= rank)
      return emitOpError("transposition index out of range: ") << dim;
    if (seen[dim])
      return emitOpError("duplicate position index: ") << dim;
    seen[dim] = true;
    if (resultType.getDimSize(i) != sourceType.getDimSize(dim))
      return emitOpError("dimension size mismatch at: ") << dim;
  }
  return success();
}

std::optional<llvm::SmallVector<int64_t, 4>> TransposeOp::getShapeForUnroll() {
  return shapeOf(getResultVectorType());
}

void TransposeOp::inferResultRanges(llvm::ArrayRef<ConstantIntRanges> argRanges,
                                    SetIntRangeFn setResultRanges) {
  passRange(argRanges, getResult(), setResultRanges);
}

//===----------------------------------------------------------------------===//
// shuffle, interleave, deinterleave
//===----------------------------------------------------------------------===//

LogicalResult ShuffleOp::inferReturnTypes(MLIRContext *, std::optional<Location>, Adaptor adaptor,
                                          llvm::SmallVectorImpl<Type> &inferredReturnTypes) {
  auto type = llvm::dyn_cast<VectorType>(Value(adaptor.getV1()).getType());
  if (!type)
    return failure();
  // Use at least one row: an empty mask is reported by the verifier, and there is no vector type with a size
  // of 0.
  llvm::SmallVector<int64_t, 4> shape = {std::max<int64_t>(1, adaptor.getMask().size())};
  llvm::append_range(shape, type.getShape().drop_front(std::min<int64_t>(1, type.getRank())));
  inferredReturnTypes.push_back(VectorType::get(shape, type.getElementType()));
  return success();
}

/// Returns the number of rows that a shuffle mask can select from an operand.
static int64_t countRows(VectorType type) { return type.getRank() == 0 ? 1 : type.getDimSize(0); }

LogicalResult ShuffleOp::verify() {
  VectorType resultType = getResultVectorType(), v1Type = getV1VectorType(), v2Type = getV2VectorType();
  int64_t rank = resultType.getRank();
  bool areScalars = v1Type.getRank() == 0 && v2Type.getRank() == 0 && rank == 1;
  if (!areScalars && (v1Type.getRank() != rank || v2Type.getRank() != rank))
    return emitOpError("rank mismatch");
  for (int64_t i = 1; i < v1Type.getRank(); ++i)
    if (resultType.getDimSize(i) != v1Type.getDimSize(i) || v1Type.getDimSize(i) != v2Type.getDimSize(i))
      return emitOpError("dimension mismatch");
  llvm::ArrayRef<int64_t> mask = getMask();
  if (mask.empty())
    return emitOpError("invalid mask length");
  if (static_cast<int64_t>(mask.size()) != resultType.getDimSize(0))
    return emitOpError("mask length mismatch");
  // Both sizes are positive int64_t values, so the unsigned sum cannot overflow.
  uint64_t rows = static_cast<uint64_t>(countRows(v1Type)) + static_cast<uint64_t>(countRows(v2Type));
  for (auto [i, row] : llvm::enumerate(mask))
    if (row != kPoisonIndex && (row < 0 || static_cast<uint64_t>(row) >= rows))
      return emitOpError("mask index #") << i + 1 << " out of range";
  return success();
}

VectorType vector::detail::getInterleavedType(Type type) {
  auto vectorType = llvm::cast<VectorType>(type);
  VectorType::Builder builder(vectorType);
  if (vectorType.getRank() == 0)
    return builder.setShape({2});
  int64_t last = vectorType.getRank() - 1, size = vectorType.getDimSize(last);
  return size > std::numeric_limits<int64_t>::max() / 2 ? VectorType()
                                                        : VectorType(builder.setDim(last, size * 2));
}

VectorType vector::detail::getDeinterleavedType(Type type) {
  auto vectorType = llvm::cast<VectorType>(type);
  int64_t last = vectorType.getRank() - 1, size = last < 0 ? 0 : vectorType.getDimSize(last) / 2;
  return size == 0 ? vectorType : VectorType(VectorType::Builder(vectorType).setDim(last, size));
}
