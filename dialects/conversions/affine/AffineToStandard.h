//===- AffineToStandard.h - Lowering of affine ops ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that lower affine ops: loops and conditions to scf, memory accesses to memref and vector, maps to
// arith. The pass is createLowerAffinePass() (Passes.h).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_AFFINETOSTANDARD_H
#define STRATA_DIALECTS_CONVERSIONS_AFFINETOSTANDARD_H

#include "dialects/affine/Affine.h"

namespace mlir {

class RewritePatternSet;

/// Adds the patterns for all affine ops but those on vectors.
void populateAffineToStdConversionPatterns(RewritePatternSet &patterns);
/// Adds the patterns for affine.vector_load and affine.vector_store.
void populateAffineToVectorConversionPatterns(RewritePatternSet &patterns);

// Create ops that compute a bound of a loop; null if the map of the bound cannot be lowered.
Value lowerAffineLowerBound(affine::AffineForOp op, OpBuilder &builder);
Value lowerAffineUpperBound(affine::AffineForOp op, OpBuilder &builder);

namespace affine {
/// Adds the patterns for affine.delinearize_index and affine.linearize_index.
void populateAffineExpandIndexOpsPatterns(RewritePatternSet &patterns);
} // namespace affine

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_AFFINETOSTANDARD_H
