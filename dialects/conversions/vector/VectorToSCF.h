//===- VectorToSCF.h - Transfers as loops ---------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that lower vector transfers and vector.print to loops. A transfer of rank 2 or more becomes a loop
// over transfers of subvectors. A subvector at a dynamic position cannot be extracted from a vector value, so
// the loop loads and stores the subvectors in a stack buffer that holds the whole vector. With full
// unrolling, all positions are constant and no buffer is needed.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_VECTOR_VECTORTOSCF_H
#define STRATA_DIALECTS_CONVERSIONS_VECTOR_VECTORTOSCF_H

namespace mlir {

class RewritePatternSet;

/// Options of the lowering of transfers.
struct VectorTransferToSCFOptions {
  unsigned targetRank = 1;   ///< Transfers of a higher rank are lowered.
  bool lowerTensors = false; ///< Lower transfers of tensors, not only of memrefs.
  bool unroll = false;       ///< Unroll completely instead of creating loops.
  /// Lower writes of transposed matrices with a scalable number of rows. Other transfers with a leading
  /// scalable dimension remain.
  bool lowerScalable = false;

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

/// Adds the patterns that lower vector transfers and vector.print of vectors. The patterns must be applied by
/// applyPatternsGreedily(), not by a dialect conversion.
void populateVectorToSCFConversionPatterns(RewritePatternSet &patterns,
                                           const VectorTransferToSCFOptions &options = {});

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_VECTOR_VECTORTOSCF_H
