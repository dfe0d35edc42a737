//===- ReifyRankedShapedTypeInterface.h - Sizes as values -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that can say the sizes of their results by the values that they have, and make ops to compute them
// where needed. A view; see OpView.h. An op gives all sizes, those of one result, or one: from each, the ones
// behind it follow.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_REIFYRANKEDSHAPEDTYPEINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_REIFYRANKEDSHAPEDTYPEINTERFACE_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/OpFoldResult.h"
#include "runtime/ir/OpView.h"

namespace strata {
/// The sizes of each result.
using ReifiedRankedShapedTypeDims = llvm::SmallVector<llvm::SmallVector<OpFoldResult>>;

namespace detail {
FailureOr<llvm::SmallVector<OpFoldResult>> reifyShapeFromAll(Operation *op, OpBuilder &builder,
                                                             int resultIndex);
FailureOr<OpFoldResult> reifyDimFromShape(Operation *op, OpBuilder &builder, int resultIndex, int dim);
} // namespace detail
} // namespace strata

#include "runtime/interfaces/ReifyRankedShapedTypeInterface.h.inc"

namespace strata {
/// These fail if the op does not implement the interface.
LogicalResult reifyResultShapes(OpBuilder &builder, Operation *op,
                                ReifiedRankedShapedTypeDims &reifiedReturnShapes);
FailureOr<llvm::SmallVector<OpFoldResult>> reifyShapeOfResult(OpBuilder &builder, Operation *op,
                                                              int resultIndex);
FailureOr<OpFoldResult> reifyDimOfResult(OpBuilder &builder, Operation *op, int resultIndex, int dim);
} // namespace strata

#endif // STRATA_RUNTIME_INTERFACES_REIFYRANKEDSHAPEDTYPEINTERFACE_H
