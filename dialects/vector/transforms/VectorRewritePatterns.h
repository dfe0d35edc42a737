//===- VectorRewritePatterns.h - Rewriting of vector ops ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions that add patterns which decompose vector ops into ops on other shapes. LoweringPatterns.h has the
// lowerings of single ops.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_TRANSFORMS_VECTORREWRITEPATTERNS_H
#define STRATA_DIALECTS_VECTOR_TRANSFORMS_VECTORREWRITEPATTERNS_H

#include "dialects/vector/Vector.h"
#include "dialects/vector/transforms/VectorEnums.h"
#include "runtime/rewrite/PatternMatch.h"

namespace mlir::vector {

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
