//===- VectorToSCF.h - Transfers as loops ---------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that lower vector transfers and vector.print to loops. A transfer of several dimensions becomes a
// loop over transfers of its subvectors. Since a subvector at a dynamic position cannot be extracted from a
// vector, the loop accesses the subvectors through a buffer on the stack that holds the whole vector; with
// full unrolling, positions are constants and there is no buffer.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_VECTOR_VECTORTOSCF_H
#define STRATA_DIALECTS_CONVERSIONS_VECTOR_VECTORTOSCF_H

namespace mlir {

class RewritePatternSet;

struct VectorTransferToSCFOptions {
  unsigned targetRank = 1;    ///< The rank of the transfers that remain.
  bool lowerTensors = false;  ///< Lower transfers from and to tensors, too.
  bool unroll = false;        ///< Unroll instead of creating loops.
  bool lowerScalable = false; ///< Lower transfers with a leading scalable dimension, where possible.

  VectorTransferToSCFOptions &setTargetRank(unsigned rank) {
    targetRank = rank;
    return *this;
  }
  VectorTransferToSCFOptions &enableLowerTensors(bool enable = true) {
    lowerTensors = enable;
    return *this;
  }
  VectorTransferToSCFOptions &enableFullUnroll(bool enable = true) {
    unroll = enable;
    return *this;
  }
  VectorTransferToSCFOptions &enableLowerScalable(bool enable = true) {
    lowerScalable = enable;
    return *this;
  }
};

/// Adds the patterns; they are applied greedily.
void populateVectorToSCFConversionPatterns(RewritePatternSet &patterns,
                                           const VectorTransferToSCFOptions &options = {});

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_VECTOR_VECTORTOSCF_H
