//===- VectorUtils.h - Creation of vector ops -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions that create vector ops, for lowerings. Ops are created at the insertion point of the builder.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_VECTORUTILS_H
#define STRATA_DIALECTS_VECTOR_VECTORUTILS_H

#include "dialects/vector/Vector.h"
#include "runtime/rewrite/PatternMatch.h"

namespace mlir::vector {

/// Creates the arith op that combines \p v1 and \p acc, two scalars or vectors, by \p kind. With a mask,
/// elements of \p acc whose bit is not set are kept. \pre The kind is defined on the element type.
Value makeArithReduction(OpBuilder &builder, Location loc, CombiningKind kind, Value v1, Value acc,
                         arith::FastMathFlagsAttr fastmath = nullptr, Value mask = Value());

/// Moves \p maskableOp into a new vector.mask and returns the latter. Returns \p maskableOp if \p mask is
/// null.
Operation *maskOperation(OpBuilder &builder, Operation *maskableOp, Value mask, Value passthru = Value());

/// Creates a select that returns \p newValue where the mask is set, else \p passthru. Returns \p newValue if
/// \p mask or \p passthru is null.
Value selectPassthru(OpBuilder &builder, Value mask, Value newValue, Value passthru);

/// Returns the type of the part of a vector at a position of \p numDims indices: the element type if
/// \p numDims is the rank, else the type of a subvector.
Type getSubvectorType(VectorType type, unsigned numDims = 1);

/// Returns the number of leading dimensions to unroll so that \p targetRank dimensions remain. Stops at the
/// first scalable dimension, because scalable dimensions cannot be unrolled.
unsigned getNumUnrollableDims(VectorType type, int64_t targetRank);

/// The maximum rank that recursive lowerings accept, to bound their recursion depth.
constexpr int64_t kMaxLoweredRank = 256;

/// Calls \p body for each position within \p shape, in row-major order. \pre All sizes are non-negative.
void forEachPosition(llvm::ArrayRef<int64_t> shape, llvm::function_ref<void(llvm::ArrayRef<int64_t>)> body);

/// Adds canonicalization patterns that lowerings need: simplification of masks, of ops whose mask is all true
/// or all false, of slices of masks, and of transposes of transposes.
void populateVectorToVectorCanonicalizationPatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);

} // namespace mlir::vector

#endif // STRATA_DIALECTS_VECTOR_VECTORUTILS_H
