//===- TensorHelpers.h - Functions on tensors for transformations -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Folding of tensor.cast into other ops, slices that only change the rank, and destinations for results.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_TENSOR_TENSORHELPERS_H
#define STRATA_DIALECTS_TENSOR_TENSORHELPERS_H

#include "dialects/tensor/Tensor.h"
#include "runtime/interfaces/DestinationStyleOpInterface.h"

namespace mlir::tensor {

/// True if a user of the cast may use its source instead, because the cast only drops static information. A
/// null cast gives false.
inline bool canFoldIntoConsumerOp(CastOp cast) {
  return cast && preservesStaticInformation(cast.getType(), cast.getSource().getType());
}
/// True if the producer of the source of the cast may produce the result type instead, because the cast only
/// adds static information. A null cast gives false.
inline bool canFoldIntoProducerOp(CastOp cast) {
  return cast && preservesStaticInformation(cast.getSource().getType(), cast.getType());
}

/// True if an operand is the result of a tensor.cast that canFoldIntoConsumerOp().
bool hasFoldableTensorCastOperand(Operation *op);
/// Returns the operands of an op, with the source of each cast that canFoldIntoConsumerOp() instead of its
/// result. Appends the types of the results, which are those of the new operands for tensor destinations, to
/// `newResTy`.
llvm::SmallVector<Value> getUpdatedOperandsAfterCastOpFolding(DestinationStyleOpInterface op,
                                                              llvm::SmallVector<Type> &newResTy);
/// Replaces each operand that is the result of a cast which canFoldIntoConsumerOp() by its source, in place.
/// Fails if there is none. \pre The verifier of the op accepts any tensor type with more static sizes.
LogicalResult foldTensorCast(Operation *op);

/// Creates a tensor.extract_slice of the whole tensor with a result type of lower rank.
Value createCanonicalRankReducingExtractSliceOp(OpBuilder &builder, Location loc, Value tensor,
                                                RankedTensorType targetType);
/// Creates a tensor.insert_slice of a tensor of lower rank that replaces all elements of `dest`.
Value createCanonicalRankReducingInsertSliceOp(OpBuilder &builder, Location loc, Value tensor, Value dest);

/// Returns the destination operand of a tensor result, or else creates a tensor.empty of its shape. Fails if
/// the op has no destinations and the shape is not static and cannot be computed
/// (ReifyRankedShapedTypeOpInterface).
FailureOr<Value> getOrCreateDestination(OpBuilder &builder, Location loc, OpResult opResult);
/// Appends the result of getOrCreateDestination() for each tensor result of an op.
LogicalResult getOrCreateDestinations(OpBuilder &builder, Location loc, Operation *op,
                                      llvm::SmallVector<Value> &result);

} // namespace mlir::tensor

#endif // STRATA_DIALECTS_TENSOR_TENSORHELPERS_H
