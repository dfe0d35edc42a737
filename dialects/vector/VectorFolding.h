//===- VectorFolding.h - Helpers for folders and patterns -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions on masks, splats and element positions for folders and patterns in several files. A position is a
// list of indices; a linear position is its row-major number. Private to this folder.
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

/// Static information about the bits of a mask.
enum class MaskFormat { AllTrue, AllFalse, Unknown };
MaskFormat getMaskFormat(Value mask);

/// Returns the scalar that vector.broadcast replicates to all elements of `vector`; null if another op
/// defines it.
Value getScalarSplatSource(Value vector);

/// True if the transpose only moves dimensions of size 1, so that the row-major order of the elements does
/// not change.
bool isOrderPreserving(TransposeOp transpose);

// Each function adds one canonicalization pattern: for a slice of a constant mask, and for a transpose of a
// transpose.
void populateSliceOfConstantMaskPattern(RewritePatternSet &patterns, PatternBenefit benefit);
void populateTransposeOfTransposePattern(RewritePatternSet &patterns, PatternBenefit benefit);

/// True if the number of elements fits into int64_t, so that linear positions do not overflow.
bool canCountElements(VectorType type);
/// Returns the row-major stride of each dimension, in elements. \pre The number of elements of `shape` fits
/// into int64_t.
llvm::SmallVector<int64_t> computeStrides(llvm::ArrayRef<int64_t> shape);
/// Returns the linear position of the element at `position`. A `position` that is shorter than `strides`
/// denotes a subvector; the linear position is then that of its first element.
int64_t linearize(llvm::ArrayRef<int64_t> position, llvm::ArrayRef<int64_t> strides);
/// Returns the position for a linear position: the inverse of linearize().
llvm::SmallVector<int64_t> delinearize(int64_t linearIndex, llvm::ArrayRef<int64_t> strides);

/// Converts a scalar constant to an attribute of type `elementType`; null if that is impossible. The
/// attribute of a constant op can have another type than the op: integers are sign-extended or truncated, and
/// the bits of a float are taken as an integer.
Attribute getAsElement(Attribute constant, Type elementType);

/// Returns a splat constant of `type`; null if `element` cannot be an element.
inline Attribute makeSplat(VectorType type, Attribute element) {
  Attribute converted = getAsElement(element, type.getElementType());
  return converted ? Attribute(DenseElementsAttr::get(type, converted)) : Attribute();
}

} // namespace mlir::vector

#endif // STRATA_DIALECTS_VECTOR_VECTORFOLDING_H
