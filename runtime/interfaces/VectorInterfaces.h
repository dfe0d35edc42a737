//===- VectorInterfaces.h - Ops on vectors --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that can be split into smaller ones, and transfers of vectors from and to memory. Views; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_VECTORINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_VECTORINTERFACES_H

#include "runtime/ir/AffineMap.h"
#include "runtime/ir/BuiltinAttributeViews.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/OpView.h"
#include <optional>

namespace strata::detail {
/// The shape of the only result, if that is a vector.
std::optional<llvm::SmallVector<int64_t, 4>> getShapeForUnroll(Operation *op);

// Whether results of the map repeat elements: are 0.
bool isTransferBroadcastDim(AffineMap map, unsigned dim);
bool hasTransferBroadcastDim(AffineMap map);
} // namespace strata::detail

#include "runtime/interfaces/VectorInterfaces.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_VECTORINTERFACES_H
