//===- CastInterfaces.h - Casts -------------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that turn values of some types into values of others. Views; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_CASTINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_CASTINTERFACES_H

#include "runtime/ir/OpView.h"

namespace strata::impl {
/// Whether the op's class says that values of its operand types can become values of its result types.
LogicalResult verifyCastInterfaceOp(Operation *op);
} // namespace strata::impl

#include "runtime/interfaces/CastInterfaces.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_CASTINTERFACES_H
