//===- ReifyRankedShapedTypeInterface.h - Result sizes as values -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of ops that can compute the sizes of their results as values or constants, creating ops if
// necessary. A view class; see OpView.h. An op implements one of three methods: all sizes of all results, the
// sizes of one result, or one size. The defaults derive each of the narrower methods from the wider one.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_REIFYRANKEDSHAPEDTYPEINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_REIFYRANKEDSHAPEDTYPEINTERFACE_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/OpFoldResult.h"
#include "runtime/ir/OpView.h"

namespace mlir {
/// The sizes of the dimensions of each result.
using ReifiedRankedShapedTypeDims = llvm::SmallVector<llvm::SmallVector<OpFoldResult>>;

/// The default methods of the interface.
namespace detail {
FailureOr<llvm::SmallVector<OpFoldResult>> reifyShapeFromAll(Operation *op, OpBuilder &builder,
                                                             int resultIndex);
FailureOr<OpFoldResult> reifyDimFromShape(Operation *op, OpBuilder &builder, int resultIndex, int dim);
} // namespace detail
} // namespace mlir

#include "runtime/interfaces/ReifyRankedShapedTypeInterface.h.inc"

namespace mlir {
/// Call a method of the interface; fail if the op does not implement it.
LogicalResult reifyResultShapes(OpBuilder &builder, Operation *op,
                                ReifiedRankedShapedTypeDims &reifiedReturnShapes);
FailureOr<llvm::SmallVector<OpFoldResult>> reifyShapeOfResult(OpBuilder &builder, Operation *op,
                                                              int resultIndex);
FailureOr<OpFoldResult> reifyDimOfResult(OpBuilder &builder, Operation *op, int resultIndex, int dim);
} // namespace mlir

#endif // STRATA_RUNTIME_INTERFACES_REIFYRANKEDSHAPEDTYPEINTERFACE_H
