//===- Broadcast.h - Broadcast semantics of shapes --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Shape rules of the trait ResultsBroadcastableShape: dimensions are aligned from the last one; a dimension
// that is 1 or missing is broadcast to the size of the other one. Pure functions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_BROADCAST_H
#define STRATA_RUNTIME_IR_BROADCAST_H

#include "runtime/ir/BuiltinTypes.h"

namespace mlir {

class Operation;

namespace OpTrait::util {

/// Computes the broadcast shape of two shapes. If one of two dimensions is dynamic, the result is the other
/// one if it is static and greater than 1, else dynamic. Returns false, with an empty result, if the shapes
/// are incompatible.
bool getBroadcastedShape(llvm::ArrayRef<int64_t> shape1, llvm::ArrayRef<int64_t> shape2,
                         llvm::SmallVectorImpl<int64_t> &result);

/// Returns the type that both types broadcast to: a scalar, vector or tensor of type `elementType`. If
/// `elementType` is null, both types must have the same element type. Returns null if the types are
/// incompatible; a vector and a tensor always are.
Type getBroadcastedType(Type type1, Type type2, Type elementType = Type());

} // namespace OpTrait::util
} // namespace mlir

#endif // STRATA_RUNTIME_IR_BROADCAST_H
