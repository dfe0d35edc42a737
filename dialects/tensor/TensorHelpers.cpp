//===- TensorHelpers.cpp - Functions on tensors for transformations -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/tensor/TensorHelpers.h"
#include "dialects/tensor/TensorDetail.h"
#include "runtime/interfaces/ReifyRankedShapedTypeInterface.h"
#include "runtime/ir/StaticValueUtils.h"

using namespace mlir;
using namespace mlir::tensor;

bool tensor::hasFoldableTensorCastOperand(Operation *op) {
  return llvm::any_of(op->getOperands(),
                      [](Value operand) { return bool(getMoreStaticCastSource(operand)); });
}

llvm::SmallVector<Value> tensor::getUpdatedOperandsAfterCastOpFolding(DestinationStyleOpInterface op,
                                                                      llvm::SmallVector<Type> &newResTy) {
  llvm::SmallVector<Value> operands;
  for (OpOperand &operand : op->getOpOperands()) {
    Value source = getMoreStaticCastSource(operand.get());
    operands.push_back(source ? source : operand.get());
    Type type = operands.back().getType();
    if (op.isDpsInit(&operand) && !llvm::isa<BaseMemRefType>(type))
      newResTy.push_back(type);
  }
  return operands;
}

LogicalResult tensor::foldTensorCast(Operation *op) {
  bool changed = false;
  for (OpOperand &operand : op->getOpOperands())
    if (Value source = getMoreStaticCastSource(operand.get())) {
      operand.set(source);
      changed = true;
    }
  return success(changed);
}

/// Offsets or strides of a slice of the whole tensor.
static llvm::SmallVector<OpFoldResult> repeat(OpBuilder &builder, int64_t value, int64_t rank) {
  return llvm::SmallVector<OpFoldResult>(rank, builder.getIndexAttr(value));
}

Value tensor::createCanonicalRankReducingExtractSliceOp(OpBuilder &builder, Location loc, Value tensor,
                                                        RankedTensorType targetType) {
  int64_t rank = llvm::cast<RankedTensorType>(tensor.getType()).getRank();
  return ExtractSliceOp::create(builder, loc, targetType, tensor, repeat(builder, 0, rank),
                                getMixedSizes(builder, loc, tensor), repeat(builder, 1, rank));
}

Value tensor::createCanonicalRankReducingInsertSliceOp(OpBuilder &builder, Location loc, Value tensor,
                                                       Value dest) {
  int64_t rank = llvm::cast<RankedTensorType>(dest.getType()).getRank();
  return InsertSliceOp::create(builder, loc, tensor, dest, repeat(builder, 0, rank),
                               getMixedSizes(builder, loc, dest), repeat(builder, 1, rank));
}

FailureOr<Value> tensor::getOrCreateDestination(OpBuilder &builder, Location loc, OpResult opResult) {
  Operation *op = opResult.getOwner();
  if (auto dpsOp = llvm::dyn_cast<DestinationStyleOpInterface>(op))
    return dpsOp.getTiedOpOperand(opResult)->get();
  auto type = llvm::cast<TensorType>(opResult.getType());
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPoint(op);
  llvm::SmallVector<OpFoldResult> sizes;
  if (type.hasRank() && type.hasStaticShape()) {
    sizes = getAsIndexOpFoldResult(builder.getContext(), type.getShape());
  } else {
    ReifiedRankedShapedTypeDims shapes;
    if (failed(reifyResultShapes(builder, op, shapes)))
      return failure();
    sizes = shapes[opResult.getResultNumber()];
  }
  auto ranked = llvm::dyn_cast<RankedTensorType>(type);
  Attribute encoding = ranked ? ranked.getEncoding() : Attribute();
  return Value(EmptyOp::create(builder, loc, sizes, type.getElementType(), encoding));
}

LogicalResult tensor::getOrCreateDestinations(OpBuilder &builder, Location loc, Operation *op,
                                              llvm::SmallVector<Value> &result) {
  for (OpResult opResult : op->getResults()) {
    if (!llvm::isa<TensorType>(opResult.getType()))
      continue;
    FailureOr<Value> destination = getOrCreateDestination(builder, loc, opResult);
    if (failed(destination))
      return failure();
    result.push_back(*destination);
  }
  return success();
}
