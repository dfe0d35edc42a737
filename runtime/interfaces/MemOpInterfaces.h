//===- MemOpInterfaces.h - Casts between memory spaces --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Casts of a pointer to another memory space, and ops that could as well take the pointer from before such a
// cast. Views; see OpView.h. The pass that makes them do so is bubble-down-memory-space-casts.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_MEMOPINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_MEMOPINTERFACES_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/OpView.h"

namespace strata {
class MemorySpaceCastOpInterface;

namespace detail {
/// One pointer in, one out, and the op says that it can be cast so.
LogicalResult verifyMemorySpaceCastOpInterface(Operation *op);
} // namespace detail
} // namespace strata

#include "runtime/interfaces/MemOpInterfaces.h.inc"

namespace strata {
/// The cast that makes an operand and whose source users may take instead; null if there is none.
MemorySpaceCastOpInterface getPromotableMemorySpaceCast(OpOperand &operand);
} // namespace strata

#endif // STRATA_RUNTIME_INTERFACES_MEMOPINTERFACES_H
