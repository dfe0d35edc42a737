//===- VectorInterfaces.h - Ops on vectors --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interfaces of ops that can be unrolled into ops on smaller vectors, and of transfers of vectors from
// and to memory. View classes; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_VECTORINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_VECTORINTERFACES_H

#include "runtime/ir/AffineMap.h"
#include "runtime/ir/BuiltinAttributeViews.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/OpView.h"
#include <optional>

namespace mlir::detail {
/// Returns the shape of the result if the op has one result and its type is a vector, else nullopt.
std::optional<llvm::SmallVector<int64_t, 4>> getShapeForUnroll(Operation *op);

// Return true if result `dim`, or any result, of a permutation map is the constant 0, which means that the
// transfer broadcasts along that dimension.
bool isTransferBroadcastDim(AffineMap map, unsigned dim);
bool hasTransferBroadcastDim(AffineMap map);
/// Returns one size for each input dimension of a permutation map: the size of the vector dimension that the
/// map assigns to it, or 1 if there is none.
llvm::SmallVector<int64_t> getTransferChunk(AffineMap map, VectorType type);
} // namespace mlir::detail

#include "runtime/interfaces/VectorInterfaces.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_VECTORINTERFACES_H
