//===- MemOpInterfaces.h - Memory space casts -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interfaces of casts of a pointer to another memory space, and of ops that can use the source of such a
// cast instead of its result. View classes; see OpView.h. The pass bubble-down-memory-space-casts uses them.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_MEMOPINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_MEMOPINTERFACES_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/OpView.h"

namespace mlir {
class MemorySpaceCastOpInterface;

namespace detail {
/// Verifies that the op has one pointer source and one pointer result and that its class accepts the cast.
LogicalResult verifyMemorySpaceCastOpInterface(Operation *op);
} // namespace detail
} // namespace mlir

#include "runtime/interfaces/MemOpInterfaces.h.inc"

namespace mlir {
/// Returns the memory-space cast that defines the operand, if users of its result may use its source instead;
/// else null.
MemorySpaceCastOpInterface getPromotableMemorySpaceCast(OpOperand &operand);
} // namespace mlir

#endif // STRATA_RUNTIME_INTERFACES_MEMOPINTERFACES_H
