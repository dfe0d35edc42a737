//===- LoweringPatterns.h - Lowering of vector ops ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions that add patterns which lower vector ops to simpler vector ops and arith ops; one function for
// each group of ops. Apply the patterns greedily, together with other sets that the conversion needs.
// Scalable dimensions cannot be unrolled: an op is not changed if its lowering would unroll one.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_TRANSFORMS_LOWERINGPATTERNS_H
#define STRATA_DIALECTS_VECTOR_TRANSFORMS_LOWERINGPATTERNS_H

#include "dialects/vector/transforms/VectorRewritePatterns.h"
#include "dialects/vector/transforms/VectorTransforms.h"

namespace mlir::vector {

// Products and reductions.
/// Lowers vector.contract by \p lowering; contractions that it does not support are unrolled. Also adds the
/// patterns for vector.outerproduct, unless \p disableOuterProductLowering is set.
void populateVectorContractLoweringPatterns(RewritePatternSet &patterns, VectorContractLowering lowering,
                                            PatternBenefit benefit = 1,
                                            bool disableOuterProductLowering = false);
/// Lowers vector.outerproduct to elementwise ops for each row.
void populateVectorOuterProductLoweringPatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);
/// Lowers vector.multi_reduction by \p lowering.
void populateVectorMultiReductionLoweringPatterns(RewritePatternSet &patterns,
                                                  VectorMultiReductionLowering lowering,
                                                  PatternBenefit benefit = 1);
/// Unrolls the outermost dimension of vector.fma, if the rank is at least 2.
void populateVectorRankReducingFMAPattern(RewritePatternSet &patterns);
/// Lowers vector.scan to elementwise ops for each slice.
void populateVectorScanLoweringPatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);

// Shapes.
/// Lowers vector.broadcast of a vector to inserts of broadcasts of lower rank.
void populateVectorBroadcastLoweringPatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);
/// Lowers vector.transpose by \p lowering.
void populateVectorTransposeLoweringPatterns(RewritePatternSet &patterns, VectorTransposeLowering lowering,
                                             PatternBenefit benefit = 1);
/// Lowers vector.shape_cast to moves of the largest slices that are contiguous in source and result.
void populateVectorShapeCastLoweringPatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);
/// Unrolls leading dimensions of vector.bitcast until its rank is \p targetRank.
void populateVectorBitCastLoweringPatterns(RewritePatternSet &patterns, int64_t targetRank = 1,
                                           PatternBenefit benefit = 1);
/// Unrolls leading dimensions of vector.interleave and vector.deinterleave until their rank is \p targetRank.
void populateVectorInterleaveLoweringPatterns(RewritePatternSet &patterns, int64_t targetRank = 1,
                                              PatternBenefit benefit = 1);
/// Replaces vector.interleave of one-dimensional fixed-size vectors by vector.shuffle.
void populateVectorInterleaveToShufflePatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);
/// Replaces vector.step of a fixed-size vector by a constant.
void populateVectorStepLoweringPatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);
/// Replaces vector.from_elements by a tree of vector.shuffle ops if all elements are results of
/// vector.to_elements.
void populateVectorToFromElementsToShuffleTreePatterns(RewritePatternSet &patterns,
                                                       PatternBenefit benefit = 1);

// Masks.
/// Lowers vector.create_mask of rank 2 or more to masks of lower rank, and vector.constant_mask to constants.
void populateVectorMaskOpLoweringPatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);
/// Replaces vector.mask of a transfer or a gather by the op with a mask operand.
void populateVectorMaskLoweringPatternsForSideEffectingOps(RewritePatternSet &patterns);

// Memory.
/// Lowers transfers whose rank is at most \p maxTransferRank (any rank if unset) to loads and stores. Masked
/// transfers become masked loads and stores.
void populateVectorTransferLoweringPatterns(RewritePatternSet &patterns,
                                            std::optional<unsigned> maxTransferRank = std::nullopt,
                                            PatternBenefit benefit = 1);
/// Lowers a transfer with a permutation map to vector.transpose, vector.broadcast and a transfer with a minor
/// identity map.
void populateVectorTransferPermutationMapLoweringPatterns(RewritePatternSet &patterns,
                                                          PatternBenefit benefit = 1);
/// Unrolls the outermost dimension of vector.gather, if the rank is at least 2.
void populateVectorGatherLoweringPatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);

} // namespace mlir::vector

#endif // STRATA_DIALECTS_VECTOR_TRANSFORMS_LOWERINGPATTERNS_H
