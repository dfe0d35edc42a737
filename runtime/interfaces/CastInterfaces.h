//===- CastInterfaces.h - Type conversion ops -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of ops that convert values of some types to values of other types. A view class; see
// OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_CASTINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_CASTINTERFACES_H

#include "runtime/ir/OpView.h"

namespace mlir::impl {
/// Verifies that the op has a result and that its class accepts a cast from the operand types to the result
/// types.
LogicalResult verifyCastInterfaceOp(Operation *op);
} // namespace mlir::impl

#include "runtime/interfaces/CastInterfaces.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_CASTINTERFACES_H
