//===- TensorGather.cpp - gather and scatter ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// tensor.gather and tensor.scatter: type inference and verifiers.
//
//===----------------------------------------------------------------------===//

#include "dialects/tensor/Tensor.h"

using namespace mlir;
using namespace mlir::tensor;

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

/// Verifies the dimensions that the coordinates index, and the number of coordinates.
/// \param what "gather" or "scatter".
/// \param indexed the name of the indexed operand: "source" or "dest".
static LogicalResult verifyDims(Operation *op, llvm::ArrayRef<int64_t> dims, RankedTensorType indicesType,
                                int64_t rank, const llvm::Twine &what, const llvm::Twine &indexed) {
  auto fail = [&](const llvm::Twine &problem) -> LogicalResult {
    return op->emitOpError(what + "_dims " + problem);
  };
  int64_t numDims = dims.size();
  if (dims.empty())
    return fail("must be non-empty");
  if (numDims > rank)
    return fail("overflow " + indexed + " rank");
  if (indicesType.getRank() == 0 || indicesType.getShape().back() != numDims)
    return fail("length must match the size of last dimension of indices");
  const int64_t *invalid = llvm::find_if(dims, [&](int64_t dim) { return dim < 0 || dim >= rank; });
  if (invalid != dims.end())
    return *invalid < 0 ? fail("value must be non-negative")
                        : fail("value must be smaller than " + indexed + " rank");
  if (std::adjacent_find(dims.begin(), dims.end(), std::greater_equal<>()) != dims.end())
    return fail("values must be strictly increasing");
  return success();
}

/// Verifies that the slices have the type that follows from the indexed tensor and the coordinates, in which
/// the indexed dimensions have size 1 or are dropped.
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
