//===- VectorRewritePatterns.h - Rewriting of vector ops ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Enums that select lowerings, and pattern sets that decompose vector ops into vector ops of another shape.
// For lowerings op by op, see LoweringPatterns.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_TRANSFORMS_VECTORREWRITEPATTERNS_H
#define STRATA_DIALECTS_VECTOR_TRANSFORMS_VECTORREWRITEPATTERNS_H

#include "dialects/vector/Vector.h"
#include "runtime/rewrite/PatternMatch.h"

namespace mlir::vector {

/// The target of lowering vector.transpose: inserts of extracted elements, an intrinsic, one shuffle of the
/// flattened vector, or a network of shuffles for 16x16 elements.
enum class VectorTransposeLowering : uint32_t { EltWise, LLVMIntr, Shuffle1D, Shuffle16x16 };
/// The target of lowering vector.multi_reduction: elementwise ops along the outermost dimension, or
/// reductions of the innermost dimension.
enum class VectorMultiReductionLowering : uint32_t { InnerParallel, InnerReduction };
/// The target of lowering vector.contract: products and reductions, an intrinsic, outer products, or
/// elementwise ops if all reduced dimensions have size 1.
enum class VectorContractLowering : uint32_t { Dot, LLVMIntr, OuterProduct, ParallelArith };

/// Adds patterns that decompose slices of n-D vectors into extracted, sliced and inserted subvectors.
void populateVectorInsertExtractStridedSliceDecompositionPatterns(RewritePatternSet &patterns,
                                                                  PatternBenefit benefit = 1);
/// Adds the decomposition patterns, and patterns that replace slices of one dimension by vector.shuffle.
void populateVectorInsertExtractStridedSliceTransforms(RewritePatternSet &patterns,
                                                       PatternBenefit benefit = 1);

/// Add patterns that unroll the outermost dimensions of vector.to_elements and vector.from_elements.
void populateVectorToElementsUnrollPatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);
void populateVectorFromElementsUnrollPatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);

/// Adds patterns that turn 1-D transfers that may be out of bounds into masked transfers, and
/// vector.create_mask into comparisons. \param force32BitVectorIndices compare in i32 instead of i64.
void populateVectorMaskMaterializationPatterns(RewritePatternSet &patterns, bool force32BitVectorIndices,
                                               PatternBenefit benefit = 1);

} // namespace mlir::vector

#endif // STRATA_DIALECTS_VECTOR_TRANSFORMS_VECTORREWRITEPATTERNS_H
