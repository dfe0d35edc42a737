//===- Simplify.h - Steps of a reduction ----------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Transformations that remove parts of IR without preserving its meaning; the result may not even verify. All
// functions return true if they changed the IR.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_REDUCE_SIMPLIFY_H
#define STRATA_TOOLS_REDUCE_SIMPLIFY_H

#include "runtime/ir/Operation.h"

namespace mlir::reduce {

/// Returns true if the op may be erased separately: it is neither the root nor a terminator.
bool mayErase(Operation *op);
/// Erases the ops and their nested ops. Returns true if the IR changed. \param ops in pre-order.
bool eraseOps(llvm::ArrayRef<Operation *> ops);
/// Replaces a symbol with a body by a private declaration. Returns true if the IR changed.
bool dropBody(Operation *op);
/// Replaces a terminator with several successors by a branch to one of them. Returns true if the IR changed.
bool branchTo(Operation *op, unsigned successor);
/// Replaces the op by the operations of a region with a single block. Returns true if the IR changed.
bool inlineRegion(Operation *op, unsigned region);
/// Merges each block into its single predecessor if that ends with an unconditional branch to it, and erases
/// unreachable blocks. Returns true if the IR changed.
bool joinBlocks(Operation *op);
bool dropDiscardableAttrs(Operation *op);

} // namespace mlir::reduce

#endif // STRATA_TOOLS_REDUCE_SIMPLIFY_H
