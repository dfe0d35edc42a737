//===- VectorFolding.h - Helpers for folders and patterns -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Private to dialects/vector. Functions on masks, splats and element positions that folders and patterns of
// several files share. Positions are linearized in row-major order.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_VECTORFOLDING_H
#define STRATA_DIALECTS_VECTOR_VECTORFOLDING_H

#include "dialects/ub/UB.h"
#include "dialects/vector/Vector.h"
#include "runtime/ir/StaticValueUtils.h"
#include "runtime/rewrite/PatternMatch.h"

namespace mlir::vector {

inline bool isPoison(Attribute attr) { return llvm::isa_and_nonnull<ub::PoisonAttr>(attr); }

/// Static information on the bits of a mask.
enum class MaskFormat { AllTrue, AllFalse, Unknown };
MaskFormat getMaskFormat(Value mask);

/// Returns the scalar that vector.broadcast replicates to all elements of `vector`; null if another op
/// defines it.
Value getScalarSplatSource(Value vector);

/// True if the transposition keeps the linear order of the elements, because it moves only dimensions of size
/// 1.
bool isOrderPreserving(TransposeOp transpose);

// Add one canonicalization pattern: that of a slice of a constant mask, and that of two transpositions.
void populateSliceOfConstantMaskPattern(RewritePatternSet &patterns, PatternBenefit benefit);
void populateTransposeOfTransposePattern(RewritePatternSet &patterns, PatternBenefit benefit);

/// True if the number of elements fits into int64_t, so that linear positions do not overflow.
bool canCountElements(VectorType type);
/// Returns the row-major stride of each dimension, in elements. \pre The number of elements of `shape` fits
/// into int64_t.
llvm::SmallVector<int64_t> computeStrides(llvm::ArrayRef<int64_t> shape);
/// Returns the linear position. If `position` is shorter than `strides`, it is that of the first element of
/// the subvector.
int64_t linearize(llvm::ArrayRef<int64_t> position, llvm::ArrayRef<int64_t> strides);
/// Returns the position for a linear position: the inverse of linearize().
llvm::SmallVector<int64_t> delinearize(int64_t linearIndex, llvm::ArrayRef<int64_t> strides);

/// Returns a constant scalar as attribute of type `elementType`; null if that is not possible. The attribute
/// of a constant op can have another type than the op: an integer of another width is extended with its sign,
/// or truncated, and a float is taken as the integer with its bits.
Attribute getAsElement(Attribute constant, Type elementType);

/// Returns a splat constant of `type`; null if `element` cannot be an element.
inline Attribute makeSplat(VectorType type, Attribute element) {
  Attribute converted = getAsElement(element, type.getElementType());
  return converted ? Attribute(DenseElementsAttr::get(type, converted)) : Attribute();
}

} // namespace mlir::vector

#endif // STRATA_DIALECTS_VECTOR_VECTORFOLDING_H
