//===- VectorUtils.h - Creation of vector ops -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions that create ops on vectors, for the lowerings of vector ops. New ops are created at the insertion
// point of the builder.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_VECTORUTILS_H
#define STRATA_DIALECTS_VECTOR_VECTORUTILS_H

#include "dialects/vector/Vector.h"
#include "runtime/rewrite/PatternMatch.h"

namespace mlir::vector {

/// Creates the arith op that combines two scalars or vectors by \p kind. With a mask, elements whose bit is
/// not set are those of \p acc. \pre The kind is defined on the element type.
Value makeArithReduction(OpBuilder &builder, Location loc, CombiningKind kind, Value v1, Value acc,
                         arith::FastMathFlagsAttr fastmath = nullptr, Value mask = Value());

/// Encloses \p maskableOp in a vector.mask and returns it; returns \p maskableOp itself if there is no mask.
Operation *maskOperation(OpBuilder &builder, Operation *maskableOp, Value mask, Value passthru = Value());

/// Creates a select between a new value and a pass-through value; returns \p newValue without a mask or
/// pass-through value.
Value selectPassthru(OpBuilder &builder, Value mask, Value newValue, Value passthru);

/// Returns the type of the subvectors at a position of \p numDims indices; the element type if that is the
/// rank.
Type getSubvectorType(VectorType type, unsigned numDims = 1);

/// Returns the number of leading dimensions to unroll so that \p targetRank dimensions remain; fewer if a
/// scalable dimension precedes, because scalable dimensions are not unrolled.
unsigned getNumUnrollableDims(VectorType type, int64_t targetRank);

/// The largest rank for which lowerings recurse over the dimensions.
constexpr int64_t kMaxLoweredRank = 256;

/// Calls \p body for all positions within \p shape, in row-major order. \pre The sizes are not negative.
void forEachPosition(llvm::ArrayRef<int64_t> shape, llvm::function_ref<void(llvm::ArrayRef<int64_t>)> body);

/// Adds the canonicalization patterns that lowerings need: those that simplify masks, accesses with a mask
/// that is all true or all false, slices of masks, and two transpositions in a row.
void populateVectorToVectorCanonicalizationPatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);

} // namespace mlir::vector

#endif // STRATA_DIALECTS_VECTOR_VECTORUTILS_H
