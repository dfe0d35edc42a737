//===- VectorFolding.h - What folders and patterns ask --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Private to dialects/vector: questions that folders and patterns of several themes ask.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_VECTORFOLDING_H
#define STRATA_DIALECTS_VECTOR_VECTORFOLDING_H

#include "dialects/ub/UB.h"
#include "dialects/vector/Vector.h"
#include "runtime/ir/StaticValueUtils.h"
#include "runtime/rewrite/PatternMatch.h"

namespace strata::vector {

inline bool isPoison(Attribute attr) { return llvm::isa_and_nonnull<ub::PoisonAttr>(attr); }

/// What is known of all bits of a mask.
enum class MaskFormat { AllTrue, AllFalse, Unknown };
MaskFormat getMaskFormat(Value mask);

/// The scalar that all elements of a vector are, if an op says so; else null.
Value getScalarSplatSource(Value vector);

/// Whether the elements stay in their order: only dimensions of size 1 are moved.
bool isOrderPreserving(TransposeOp transpose);

/// Whether the places of all elements have numbers.
bool canCountElements(VectorType type);
/// How many elements one step in each dimension is, the last one first in the order of rows.
/// \pre Elements of that shape can be counted.
llvm::SmallVector<int64_t> computeStrides(llvm::ArrayRef<int64_t> shape);
/// The place in the order of rows; of fewer indices, of the first element of the part.
int64_t linearize(llvm::ArrayRef<int64_t> position, llvm::ArrayRef<int64_t> strides);
llvm::SmallVector<int64_t> delinearize(int64_t place, llvm::ArrayRef<int64_t> strides);

/// All elements of it, given as one attribute; null if that is none of the element type.
inline Attribute makeSplat(VectorType type, Attribute element) {
  auto typed = llvm::dyn_cast<TypedAttr>(element);
  return typed && typed.getType() == type.getElementType() ? Attribute(DenseElementsAttr::get(type, element))
                                                           : Attribute();
}

} // namespace strata::vector

#endif // STRATA_DIALECTS_VECTOR_VECTORFOLDING_H
