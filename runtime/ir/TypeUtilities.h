//===- TypeUtilities.h - Questions about several types --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Whether shapes go together, and lists of types with some put in or left out. Pure functions. For the
// element type of anything see getElementTypeOrSelf in BuiltinTypes.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_TYPEUTILITIES_H
#define STRATA_RUNTIME_IR_TYPEUTILITIES_H

#include "runtime/ir/BuiltinTypes.h"

namespace strata {

/// The element types of tuples at any depth, and everything else as it is.
llvm::SmallVector<Type, 10> getFlattenedTypes(TupleType tuple);

// Whether there may be one shape that both have: equal sizes, or unknown ones.
LogicalResult verifyCompatibleShape(llvm::ArrayRef<int64_t> shape1, llvm::ArrayRef<int64_t> shape2);
/// Two types without a shape go together, and one without a rank with everything that has a shape; vectors
/// must agree in what is scalable.
LogicalResult verifyCompatibleShape(Type type1, Type type2);
/// All of them with each other: the sizes that are known in any dimension are equal.
LogicalResult verifyCompatibleShapes(TypeRange types);
/// At each place, one by one.
LogicalResult verifyCompatibleShapes(TypeRange types1, TypeRange types2);
/// Whether all sizes that are known are equal.
LogicalResult verifyCompatibleDims(llvm::ArrayRef<int64_t> dims);

/// `new`s in front of those `old`s whose indices are given; indices are sorted, and may repeat.
llvm::SmallVector<Type> insertTypesInto(TypeRange oldTypes, llvm::ArrayRef<unsigned> indices,
                                        TypeRange newTypes);
/// Those whose bits are not set.
llvm::SmallVector<Type> filterTypesOut(TypeRange types, const llvm::BitVector &indices);

} // namespace strata

#endif // STRATA_RUNTIME_IR_TYPEUTILITIES_H
