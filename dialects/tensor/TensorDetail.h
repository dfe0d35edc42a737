//===- TensorDetail.h - What folders and patterns share -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// For the sources of the tensor dialect only: casts that folders look through, and sizes that become known.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_TENSOR_TENSORDETAIL_H
#define STRATA_DIALECTS_TENSOR_TENSORDETAIL_H

#include "dialects/tensor/Tensor.h"

namespace strata {
class RewritePatternSet;
} // namespace strata

namespace strata::tensor {

/// Whether what uses a cast may as well use its source: the cast only forgets. None is fine, too: no.
inline bool canFoldIntoConsumerOp(CastOp cast) {
  return cast && preservesStaticInformation(cast.getType(), cast.getSource().getType());
}
/// Whether what makes the source of a cast may as well make its result: the cast only learns.
inline bool canFoldIntoProducerOp(CastOp cast) {
  return cast && preservesStaticInformation(cast.getSource().getType(), cast.getType());
}

/// The type with the sizes that are constants; the values of the others are appended.
RankedTensorType foldDynamicToStaticDimSizes(RankedTensorType type, ValueRange dynamicSizes,
                                             llvm::SmallVectorImpl<Value> &foldedDynamicSizes);

/// What canonicalises loops that carry tensors.
void addLoopPatterns(RewritePatternSet &results);

} // namespace strata::tensor

#endif // STRATA_DIALECTS_TENSOR_TENSORDETAIL_H
