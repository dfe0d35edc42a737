//===- LoweringPatterns.h - Lowering of vector ops ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that lower vector ops to simpler vector ops and arith, one function for each group of ops. They
// are applied greedily, together with other pattern sets that a conversion needs. Scalable dimensions are not
// unrolled: an op that would require it remains.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_TRANSFORMS_LOWERINGPATTERNS_H
#define STRATA_DIALECTS_VECTOR_TRANSFORMS_LOWERINGPATTERNS_H

#include "dialects/vector/transforms/VectorRewritePatterns.h"
#include "dialects/vector/transforms/VectorTransforms.h"

namespace mlir::vector {

// Products and reductions.
/// Lowers vector.contract as the option says; other contractions are unrolled dimension by dimension. Adds
/// the patterns of vector.outerproduct unless \p disableOuterProductLowering.
void populateVectorContractLoweringPatterns(RewritePatternSet &patterns, VectorContractLowering lowering,
                                            PatternBenefit benefit = 1,
                                            bool disableOuterProductLowering = false);
/// Lowers vector.outerproduct to elementwise ops on rows.
void populateVectorOuterProductLoweringPatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);
/// Lowers vector.multi_reduction to elementwise ops or to vector.reduction, as the option says.
void populateVectorMultiReductionLoweringPatterns(RewritePatternSet &patterns,
                                                  VectorMultiReductionLowering lowering,
                                                  PatternBenefit benefit = 1);
/// Unrolls the outermost dimension of vector.fma of rank 2 and more.
void populateVectorRankReducingFMAPattern(RewritePatternSet &patterns);
/// Lowers vector.scan to elementwise ops on slices.
void populateVectorScanLoweringPatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);

// Shapes.
/// Lowers a broadcast of a vector to inserts of broadcasts of lower rank.
void populateVectorBroadcastLoweringPatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);
/// Lowers vector.transpose as the option says.
void populateVectorTransposeLoweringPatterns(RewritePatternSet &patterns, VectorTransposeLowering lowering,
                                             PatternBenefit benefit = 1);
/// Lowers vector.shape_cast to inserts of the largest slices that source and result have in common.
void populateVectorShapeCastLoweringPatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);
/// Unrolls vector.bitcast to ops of rank \p targetRank.
void populateVectorBitCastLoweringPatterns(RewritePatternSet &patterns, int64_t targetRank = 1,
                                           PatternBenefit benefit = 1);
/// Unrolls vector.interleave and vector.deinterleave to ops of rank \p targetRank.
void populateVectorInterleaveLoweringPatterns(RewritePatternSet &patterns, int64_t targetRank = 1,
                                              PatternBenefit benefit = 1);
/// Replaces vector.interleave of 1-D vectors without scalable dimension by vector.shuffle.
void populateVectorInterleaveToShufflePatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);
/// Replaces vector.step without scalable dimension by a constant.
void populateVectorStepLoweringPatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);
/// Replaces vector.from_elements of values of vector.to_elements by vector.shuffle ops that form a tree.
void populateVectorToFromElementsToShuffleTreePatterns(RewritePatternSet &patterns,
                                                       PatternBenefit benefit = 1);

// Masks.
/// Lowers vector.create_mask of rank 2 and more to masks of lower rank, and vector.constant_mask to
/// constants.
void populateVectorMaskOpLoweringPatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);
/// Moves the mask of a vector.mask around a transfer or gather into that op.
void populateVectorMaskLoweringPatternsForSideEffectingOps(RewritePatternSet &patterns);

// Memory.
/// Lowers transfers of a rank of at most \p maxTransferRank to loads and stores, with a mask if they have
/// one.
void populateVectorTransferLoweringPatterns(RewritePatternSet &patterns,
                                            std::optional<unsigned> maxTransferRank = std::nullopt,
                                            PatternBenefit benefit = 1);
/// Replaces the permutation map of a transfer by a minor identity, with vector.transpose and
/// vector.broadcast for the difference.
void populateVectorTransferPermutationMapLoweringPatterns(RewritePatternSet &patterns,
                                                          PatternBenefit benefit = 1);
/// Unrolls the outermost dimension of vector.gather of rank 2 and more.
void populateVectorGatherLoweringPatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);

} // namespace mlir::vector

#endif // STRATA_DIALECTS_VECTOR_TRANSFORMS_LOWERINGPATTERNS_H
