//===- TypeUtilities.h - Compatibility of shapes and lists of types -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Compatibility checks for shapes, and lists of types with elements inserted or removed. Pure functions. For
// the element type of any type see getElementTypeOrSelf in BuiltinTypes.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_TYPEUTILITIES_H
#define STRATA_RUNTIME_IR_TYPEUTILITIES_H

#include "runtime/ir/BuiltinTypes.h"

namespace mlir {

/// Returns the elements of the tuple, with nested tuples replaced by their elements.
llvm::SmallVector<Type, 10> getFlattenedTypes(TupleType tuple);

// Succeeds if the shapes are compatible: the ranks are equal, and so are all pairs of static sizes.
LogicalResult verifyCompatibleShape(llvm::ArrayRef<int64_t> shape1, llvm::ArrayRef<int64_t> shape2);
/// Succeeds if both types are not shaped, one of them is unranked, or their shapes are compatible. The
/// scalable dimensions of two vectors must be equal.
LogicalResult verifyCompatibleShape(Type type1, Type type2);
/// Succeeds if all types are pairwise compatible: all static sizes of each dimension are equal.
LogicalResult verifyCompatibleShapes(TypeRange types);
/// Succeeds if the types at each index are compatible.
LogicalResult verifyCompatibleShapes(TypeRange types1, TypeRange types2);
/// Succeeds if all static sizes are equal.
LogicalResult verifyCompatibleDims(llvm::ArrayRef<int64_t> dims);

/// Returns \p oldTypes with `newTypes[i]` inserted before `oldTypes[indices[i]]`. \pre The indices are
/// sorted; they may repeat.
llvm::SmallVector<Type> insertTypesInto(TypeRange oldTypes, llvm::ArrayRef<unsigned> indices,
                                        TypeRange newTypes);
/// Returns the types whose bits in \p indices are not set.
llvm::SmallVector<Type> filterTypesOut(TypeRange types, const llvm::BitVector &indices);

} // namespace mlir

#endif // STRATA_RUNTIME_IR_TYPEUTILITIES_H
