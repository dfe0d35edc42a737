//===- ImplicitTerminator.h - Terminators omitted in the text -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Adds implicit terminators to regions. For hand-written parsers and builders. Ops with a declarative
// assembly format do not need these functions: the format interpreter (runtime/asm) adds the terminator
// itself.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_IMPLICITTERMINATOR_H
#define STRATA_DIALECTS_UTILS_IMPLICITTERMINATOR_H

#include "runtime/ir/Builders.h"

namespace mlir {

/// A callback that creates the terminator at the insertion point of the builder.
using TerminatorBuilder = llvm::function_ref<void(OpBuilder &, Location)>;

/// Calls \p build at the end of the last block of \p region, unless that block has a terminator. An empty
/// region gets a block first. The location is that of \p parent.
void ensureTerminator(Region &region, const OperationState &parent, TerminatorBuilder build);

/// Appends a TerminatorT without operands to the last block of \p region, unless that block has a terminator.
template <typename TerminatorT>
void ensureTerminator(Region &region, const OperationState &parent) {
  ensureTerminator(region, parent,
                   [](OpBuilder &builder, Location loc) { builder.create<TerminatorT>(loc); });
}

} // namespace mlir

#endif // STRATA_DIALECTS_UTILS_IMPLICITTERMINATOR_H
