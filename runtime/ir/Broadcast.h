//===- Broadcast.h - Shapes that spread to each other ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What `ResultsBroadcastableShape` is about: sizes are compared from the last one on; a size of 1, or one
// that is not there, becomes the other's. Pure functions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_BROADCAST_H
#define STRATA_RUNTIME_IR_BROADCAST_H

#include "runtime/ir/BuiltinTypes.h"

namespace strata {

class Operation;

namespace OpTrait::util {

/// The shape that both spread to. Where a size is unknown, the other is believed if it is more than 1. False,
/// and an empty result, when there is no such shape.
bool getBroadcastedShape(llvm::ArrayRef<int64_t> shape1, llvm::ArrayRef<int64_t> shape2,
                         llvm::SmallVectorImpl<int64_t> &result);

/// The type that both spread to: a scalar, a vector or a tensor of `elementType`, which, when it is null, is
/// that of both. Null when there is none; vectors do not go with tensors.
Type getBroadcastedType(Type type1, Type type2, Type elementType = Type());

} // namespace OpTrait::util
} // namespace strata

#endif // STRATA_RUNTIME_IR_BROADCAST_H
