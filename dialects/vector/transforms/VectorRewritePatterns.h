//===- VectorRewritePatterns.h - Rewriting of vector ops ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Enums that select a lowering, and functions that add patterns which decompose vector ops into ops on other
// shapes. LoweringPatterns.h has the lowerings of single ops.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_TRANSFORMS_VECTORREWRITEPATTERNS_H
#define STRATA_DIALECTS_VECTOR_TRANSFORMS_VECTORREWRITEPATTERNS_H

#include "dialects/vector/Vector.h"
#include "runtime/rewrite/PatternMatch.h"

namespace mlir::vector {

/// Lowerings of vector.transpose: EltWise to extracts and inserts; LLVMIntr to a matrix intrinsic; Shuffle1D
/// to one shuffle of the flattened vector; Shuffle16x16 to stages of shuffles for 16x16 elements.
enum class VectorTransposeLowering : uint32_t { EltWise, LLVMIntr, Shuffle1D, Shuffle16x16 };
/// Lowerings of vector.multi_reduction: InnerParallel to elementwise ops on slices of the outermost
/// dimension; InnerReduction to reductions of the innermost dimension.
enum class VectorMultiReductionLowering : uint32_t { InnerParallel, InnerReduction };
/// Lowerings of vector.contract: Dot to products and reductions; LLVMIntr to a matrix intrinsic; OuterProduct
/// to outer products; ParallelArith to elementwise ops, if all reduced dimensions have size 1.
enum class VectorContractLowering : uint32_t { Dot, LLVMIntr, OuterProduct, ParallelArith };

/// Adds patterns that decompose slices of vectors of rank 2 or more into slices of subvectors.
void populateVectorInsertExtractStridedSliceDecompositionPatterns(RewritePatternSet &patterns,
                                                                  PatternBenefit benefit = 1);
/// Adds the patterns of populateVectorInsertExtractStridedSliceDecompositionPatterns(), and patterns that
/// replace one-dimensional slices by vector.shuffle.
void populateVectorInsertExtractStridedSliceTransforms(RewritePatternSet &patterns,
                                                       PatternBenefit benefit = 1);

/// Add patterns that unroll the outermost dimension of vector.to_elements or vector.from_elements.
void populateVectorToElementsUnrollPatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);
void populateVectorFromElementsUnrollPatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);

/// Adds patterns that convert one-dimensional transfers which may be out of bounds to masked transfers, and
/// vector.create_mask to comparisons. \param force32BitVectorIndices Compares indices as i32 instead of i64.
void populateVectorMaskMaterializationPatterns(RewritePatternSet &patterns, bool force32BitVectorIndices,
                                               PatternBenefit benefit = 1);

} // namespace mlir::vector

#endif // STRATA_DIALECTS_VECTOR_TRANSFORMS_VECTORREWRITEPATTERNS_H
