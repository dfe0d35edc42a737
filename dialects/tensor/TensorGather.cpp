//===- TensorGather.cpp - Slices by coordinates ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/tensor/Tensor.h"

using namespace strata;
using namespace strata::tensor;

RankedTensorType GatherOp::inferResultType(RankedTensorType sourceType, RankedTensorType indicesType,
                                           llvm::ArrayRef<int64_t> gatherDims, bool rankReduced) {
  llvm::SmallVector<int64_t> shape(indicesType.getShape().drop_back());
  for (int64_t dim = 0; dim != sourceType.getRank(); ++dim) {
    if (!llvm::is_contained(gatherDims, dim))
      shape.push_back(sourceType.getDimSize(dim));
    else if (!rankReduced)
      shape.push_back(1);
  }
  return RankedTensorType::get(shape, sourceType.getElementType(), sourceType.getEncoding());
}

/// \param what  "gather" or "scatter"; \param indexed  the operand that coordinates are in: "source" or
/// "dest".
static LogicalResult verifyDims(Operation *op, llvm::ArrayRef<int64_t> dims, RankedTensorType indicesType,
                                int64_t rank, llvm::StringRef what, llvm::StringRef indexed) {
  int64_t numDims = dims.size();
  if (dims.empty())
    return op->emitOpError(what) << "_dims must be non-empty";
  if (numDims > rank)
    return op->emitOpError(what) << "_dims overflow " << indexed << " rank";
  if (indicesType.getRank() == 0 || indicesType.getShape().back() != numDims)
    return op->emitOpError(what) << "_dims length must match the size of last dimension of indices";
  for (int64_t dim : dims) {
    if (dim < 0)
      return op->emitOpError(what) << "_dims value must be non-negative";
    if (dim >= rank)
      return op->emitOpError(what) << "_dims value must be smaller than " << indexed << " rank";
  }
  for (int64_t i = 1; i < numDims; ++i)
    if (dims[i - 1] >= dims[i])
      return op->emitOpError(what) << "_dims values must be strictly increasing";
  return success();
}

/// Whether the slices have the type that follows from what they are taken from, with or without its ones.
static LogicalResult verifySlices(Operation *op, RankedTensorType actual, RankedTensorType indexed,
                                  RankedTensorType indices, llvm::ArrayRef<int64_t> dims,
                                  llvm::StringRef which) {
  RankedTensorType full = GatherOp::inferResultType(indexed, indices, dims, /*rankReduced=*/false),
                   reduced = GatherOp::inferResultType(indexed, indices, dims, /*rankReduced=*/true);
  if (actual == full || actual == reduced)
    return success();
  return op->emitOpError(which) << " type mismatch: expected " << full << " or its rank-reduced variant "
                                << reduced << " (got: " << actual << ")";
}

LogicalResult GatherOp::verify() {
  if (failed(verifyDims(*this, getGatherDims(), getIndicesType(), getSourceType().getRank(), "gather",
                        "source")))
    return failure();
  return verifySlices(*this, getResultType(), getSourceType(), getIndicesType(), getGatherDims(), "result");
}

LogicalResult ScatterOp::verify() {
  if (failed(
          verifyDims(*this, getScatterDims(), getIndicesType(), getDestType().getRank(), "scatter", "dest")))
    return failure();
  if (!getUnique())
    return emitOpError("requires 'unique' attribute to be set");
  return verifySlices(*this, getSourceType(), getDestType(), getIndicesType(), getScatterDims(), "source");
}
