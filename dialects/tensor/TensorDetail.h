//===- TensorDetail.h - Helpers for folders and patterns ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Private to dialects/tensor. Predicates on tensor.cast, and helpers that several pattern files use.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_TENSOR_TENSORDETAIL_H
#define STRATA_DIALECTS_TENSOR_TENSORDETAIL_H

#include "dialects/tensor/TensorHelpers.h"

namespace mlir {
class RewritePatternSet;
} // namespace mlir

namespace mlir::tensor {

/// Returns the source of the tensor.cast that defines `value`, if the cast only drops static information;
/// else null.
inline Value getMoreStaticCastSource(Value value) {
  auto cast = value.getDefiningOp<CastOp>();
  return canFoldIntoConsumerOp(cast) ? Value(cast.getSource()) : Value();
}

/// Returns `type` with the dynamic sizes that are non-negative constants made static. Appends the values of
/// the remaining dynamic sizes to `foldedDynamicSizes`.
RankedTensorType foldDynamicToStaticDimSizes(RankedTensorType type, ValueRange dynamicSizes,
                                             llvm::SmallVectorImpl<Value> &foldedDynamicSizes);

/// Adds the canonicalization patterns of scf loops that carry tensors.
void addLoopPatterns(RewritePatternSet &results);

} // namespace mlir::tensor

#endif // STRATA_DIALECTS_TENSOR_TENSORDETAIL_H
