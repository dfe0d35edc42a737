//===- Simplify.h - Single steps of a reduction ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Each takes something out of IR, whatever that means: what comes out may not even verify. All return whether
// they changed anything.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_REDUCE_SIMPLIFY_H
#define STRATA_TOOLS_REDUCE_SIMPLIFY_H

#include "runtime/ir/Operation.h"

namespace strata::reduce {

/// Whether the op may be erased by itself: not the root, and nothing that ends a block.
bool mayErase(Operation *op);
/// Erases them with what is in them. \param ops  in the order of a walk from the outside.
bool eraseOps(llvm::ArrayRef<Operation *> ops);
/// A symbol with a body becomes a private declaration.
bool dropBody(Operation *op);
/// A terminator with several successors becomes a branch to that one.
bool branchTo(Operation *op, unsigned successor);
/// The operations of a region with one block take the place of the op.
bool inlineRegion(Operation *op, unsigned region);
/// A block with one predecessor, which ends in a plain branch to it, becomes a part of that; unreachable ones
/// go.
bool joinBlocks(Operation *op);
bool dropDiscardableAttrs(Operation *op);

} // namespace strata::reduce

#endif // STRATA_TOOLS_REDUCE_SIMPLIFY_H
