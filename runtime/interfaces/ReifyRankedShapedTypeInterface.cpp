//===- ReifyRankedShapedTypeInterface.cpp - Result sizes as values --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/ReifyRankedShapedTypeInterface.h"

using namespace mlir;

FailureOr<llvm::SmallVector<OpFoldResult>> detail::reifyShapeFromAll(Operation *op, OpBuilder &builder,
                                                                     int resultIndex) {
  ReifiedRankedShapedTypeDims shapes;
  if (failed(llvm::cast<ReifyRankedShapedTypeOpInterface>(op).reifyResultShapes(builder, shapes)) ||
      size_t(resultIndex) >= shapes.size())
    return failure();
  return shapes[resultIndex];
}

FailureOr<OpFoldResult> detail::reifyDimFromShape(Operation *op, OpBuilder &builder, int resultIndex,
                                                  int dim) {
  auto shape = llvm::cast<ReifyRankedShapedTypeOpInterface>(op).reifyShapeOfResult(builder, resultIndex);
  if (failed(shape) || size_t(dim) >= shape->size())
    return failure();
  return (*shape)[dim];
}

LogicalResult mlir::reifyResultShapes(OpBuilder &builder, Operation *op,
                                      ReifiedRankedShapedTypeDims &reifiedReturnShapes) {
  auto reifiable = llvm::dyn_cast<ReifyRankedShapedTypeOpInterface>(op);
  return reifiable ? reifiable.reifyResultShapes(builder, reifiedReturnShapes) : failure();
}

FailureOr<llvm::SmallVector<OpFoldResult>> mlir::reifyShapeOfResult(OpBuilder &builder, Operation *op,
                                                                    int resultIndex) {
  if (auto reifiable = llvm::dyn_cast<ReifyRankedShapedTypeOpInterface>(op))
    return reifiable.reifyShapeOfResult(builder, resultIndex);
  return failure();
}

FailureOr<OpFoldResult> mlir::reifyDimOfResult(OpBuilder &builder, Operation *op, int resultIndex, int dim) {
  if (auto reifiable = llvm::dyn_cast<ReifyRankedShapedTypeOpInterface>(op))
    return reifiable.reifyDimOfResult(builder, resultIndex, dim);
  return failure();
}

#include "runtime/interfaces/ReifyRankedShapedTypeInterface.cpp.inc"
