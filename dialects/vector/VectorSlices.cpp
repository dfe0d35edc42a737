//===- VectorSlices.cpp - Slices of vectors -------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// vector.extract_strided_slice and vector.insert_strided_slice: builders and verifiers; predicates on slices
// of scalable vectors.
//
//===----------------------------------------------------------------------===//

#include "dialects/vector/Vector.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::vector;

static int64_t intAt(ArrayAttr attr, size_t index) { return llvm::cast<IntegerAttr>(attr[index]).getInt(); }

static bool hasNonUnitEntry(ArrayAttr strides) {
  return llvm::any_of(strides,
                      [](Attribute stride) { return llvm::cast<IntegerAttr>(stride).getInt() != 1; });
}

static llvm::SmallVector<int64_t> toInts(ArrayAttr attr) {
  return extractFromIntegerArrayAttr<int64_t>(attr);
}

//===----------------------------------------------------------------------===//
// Bounds checks
//===----------------------------------------------------------------------===//

/// Verifies that the attribute has at most one entry for each dimension.
static LogicalResult verifyNumEntries(Operation *op, ArrayAttr numbers, VectorType type,
                                      llvm::StringRef name) {
  if (numbers.size() > static_cast<size_t>(type.getRank()))
    return op->emitOpError("expected ") << name << " attribute of rank no greater than vector rank";
  return success();
}

/// Verifies that each entry of `numbers` is at least `min` and less than the dimension size; if `orSize` is
/// set, an entry may equal the dimension size.
static LogicalResult verifyEntriesInBounds(Operation *op, ArrayAttr numbers, llvm::ArrayRef<int64_t> shape,
                                           llvm::StringRef name, int64_t min, bool orSize) {
  for (size_t i = 0, e = std::min(numbers.size(), shape.size()); i != e; ++i) {
    // The upper bound is computed as unsigned, because INT64_MAX + 1 overflows int64_t.
    int64_t value = intAt(numbers, i);
    uint64_t end = static_cast<uint64_t>(shape[i]) + orSize;
    if (value < min || static_cast<uint64_t>(value) >= end)
      return op->emitOpError("expected ")
             << name << " dimension " << i << " to be confined to [" << min << ", " << end << ")";
  }
  return success();
}

static LogicalResult verifyUnitStrides(Operation *op, ArrayAttr strides) {
  if (hasNonUnitEntry(strides))
    return op->emitOpError("expected strides to be confined to [1, 2)");
  return success();
}

/// Verifies that the sum of each pair of entries is at most the dimension size.
static LogicalResult verifySumsInBounds(Operation *op, llvm::ArrayRef<int64_t> first,
                                        llvm::ArrayRef<int64_t> second, llvm::ArrayRef<int64_t> shape,
                                        llvm::StringRef names) {
  for (auto [i, a, b, size] : llvm::enumerate(first, second, shape)) {
    int64_t sum;
    bool overflows = llvm::AddOverflow(a, b, sum);
    if (overflows || sum < 0 || sum > size)
      return op->emitOpError("expected sum(") << names << ") dimension " << i << " to be confined to [1, "
                                              << static_cast<uint64_t>(size) + 1 << ")";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// extract_strided_slice
//===----------------------------------------------------------------------===//

/// Returns the result type of a slice: the given sizes followed by the remaining sizes of the source. A
/// dimension of the result is scalable if the source dimension is scalable.
static VectorType getSliceType(VectorType type, ArrayAttr sizes) {
  llvm::SmallVector<int64_t> shape = toInts(sizes);
  llvm::append_range(shape, type.getShape().drop_front(shape.size()));
  return VectorType::get(shape, type.getElementType(), type.getScalableDims());
}

void ExtractStridedSliceOp::build(OpBuilder &builder, OperationState &state, Value source,
                                  llvm::ArrayRef<int64_t> offsets, llvm::ArrayRef<int64_t> sizes,
                                  llvm::ArrayRef<int64_t> strides) {
  ArrayAttr sizesAttr = builder.getI64ArrayAttr(sizes);
  build(builder, state, getSliceType(llvm::cast<VectorType>(source.getType()), sizesAttr), source,
        builder.getI64ArrayAttr(offsets), sizesAttr, builder.getI64ArrayAttr(strides));
}

void ExtractStridedSliceOp::getOffsets(llvm::SmallVectorImpl<int64_t> &results) {
  results.append(toInts(getOffsetsAttr()));
}

bool ExtractStridedSliceOp::hasNonUnitStrides() { return hasNonUnitEntry(getStridesAttr()); }

LogicalResult ExtractStridedSliceOp::verify() {
  VectorType type = getSourceVectorType();
  ArrayAttr offsets = getOffsetsAttr(), sizes = getSizesAttr(), strides = getStridesAttr();
  if (offsets.size() != sizes.size() || offsets.size() != strides.size())
    return emitOpError("expected offsets, sizes and strides attributes of same size");
  llvm::ArrayRef<int64_t> shape = type.getShape();
  if (failed(verifyNumEntries(*this, offsets, type, "offsets")) ||
      failed(verifyEntriesInBounds(*this, offsets, shape, "offsets", 0, /*orSize=*/false)) ||
      failed(verifyEntriesInBounds(*this, sizes, shape, "sizes", 1, /*orSize=*/true)) ||
      failed(verifyUnitStrides(*this, strides)) ||
      failed(verifySumsInBounds(*this, toInts(offsets), toInts(sizes), shape.take_front(sizes.size()),
                                "offsets, sizes")))
    return failure();
  VectorType resultType = getSliceType(type, sizes);
  if (getResultVectorType() != resultType)
    return emitOpError("expected result type to be ") << resultType;
  for (size_t i = 0; i != sizes.size(); ++i)
    if (type.getScalableDims()[i] && shape[i] != intAt(sizes, i))
      return emitOpError("expected size at idx=")
             << i << " to match the corresponding base size from the input vector (" << intAt(sizes, i)
             << " vs " << shape[i] << ")";
  return success();
}

//===----------------------------------------------------------------------===//
// insert_strided_slice
//===----------------------------------------------------------------------===//

void InsertStridedSliceOp::build(OpBuilder &builder, OperationState &state, Value valueToStore, Value dest,
                                 llvm::ArrayRef<int64_t> offsets, llvm::ArrayRef<int64_t> strides) {
  build(builder, state, dest.getType(), valueToStore, dest, builder.getI64ArrayAttr(offsets),
        builder.getI64ArrayAttr(strides));
}

bool InsertStridedSliceOp::hasNonUnitStrides() { return hasNonUnitEntry(getStridesAttr()); }

LogicalResult InsertStridedSliceOp::verify() {
  VectorType partType = getSourceVectorType(), destType = getDestVectorType();
  ArrayAttr offsets = getOffsetsAttr(), strides = getStridesAttr();
  if (offsets.size() != static_cast<size_t>(destType.getRank()))
    return emitOpError("expected offsets of same size as destination vector rank");
  if (strides.size() != static_cast<size_t>(partType.getRank()))
    return emitOpError("expected strides of same size as source vector rank");
  if (partType.getRank() > destType.getRank())
    return emitOpError("expected source rank to be no greater than destination rank");
  unsigned lead = destType.getRank() - partType.getRank();
  llvm::SmallVector<int64_t> partShape(lead, 0);
  llvm::append_range(partShape, partType.getShape());
  if (failed(verifyEntriesInBounds(*this, offsets, destType.getShape(), "offsets", 0, /*orSize=*/false)) ||
      failed(verifyUnitStrides(*this, strides)) ||
      failed(verifySumsInBounds(*this, toInts(offsets), partShape, destType.getShape(),
                                "offsets, source vector shape")))
    return failure();
  for (int64_t i = 0; i != partType.getRank(); ++i) {
    if (partType.getScalableDims()[i] != destType.getScalableDims()[lead + i])
      return emitOpError("mismatching scalable flags (at source vector idx=") << i << ")";
    if (partType.getScalableDims()[i] && partType.getDimSize(i) != destType.getDimSize(lead + i))
      return emitOpError("expected size at idx=")
             << i << " to match the corresponding base size from the input vector (" << partType.getDimSize(i)
             << " vs " << destType.getDimSize(lead + i) << ")";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Slices of scalable vectors
//===----------------------------------------------------------------------===//

bool vector::detail::isMultipleOfLength(int64_t position, Type part) {
  return static_cast<uint64_t>(position) %
             static_cast<uint64_t>(llvm::cast<VectorType>(part).getNumElements()) ==
         0;
}
