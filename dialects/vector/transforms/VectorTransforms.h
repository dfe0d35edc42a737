//===- VectorTransforms.h - Options of vector lowerings -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_TRANSFORMS_VECTORTRANSFORMS_H
#define STRATA_DIALECTS_VECTOR_TRANSFORMS_VECTORTRANSFORMS_H

#include "dialects/vector/transforms/VectorRewritePatterns.h"

namespace mlir::vector {

/// Selects the lowering of ops for which there are several.
struct VectorTransformsOptions {
  VectorContractLowering vectorContractLowering = VectorContractLowering::Dot;
  VectorMultiReductionLowering vectorMultiReductionLowering = VectorMultiReductionLowering::InnerParallel;
  VectorTransposeLowering vectorTransposeLowering = VectorTransposeLowering::EltWise;
  VectorTransferSplit vectorTransferSplit = VectorTransferSplit::None;

  VectorTransformsOptions &setVectorTransformsOptions(VectorContractLowering lowering) {
    vectorContractLowering = lowering;
    return *this;
  }
  VectorTransformsOptions &setVectorMultiReductionLowering(VectorMultiReductionLowering lowering) {
    vectorMultiReductionLowering = lowering;
    return *this;
  }
  VectorTransformsOptions &setVectorTransposeLowering(VectorTransposeLowering lowering) {
    vectorTransposeLowering = lowering;
    return *this;
  }
  VectorTransformsOptions &setVectorTransferSplit(VectorTransferSplit split) {
    vectorTransferSplit = split;
    return *this;
  }
};

} // namespace mlir::vector

#endif // STRATA_DIALECTS_VECTOR_TRANSFORMS_VECTORTRANSFORMS_H
