//===- TopologicalSortUtils.h - Orders of operations ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Sorts operations so that definitions come before their uses. Operands of nested ops count as uses of the op
// that contains them.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_TOPOLOGICALSORTUTILS_H
#define STRATA_RUNTIME_ANALYSIS_TOPOLOGICALSORTUTILS_H

#include "runtime/ir/Block.h"
#include "runtime/ir/Operation.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {

/// A callback that returns true if the sort can ignore the use of a value by an op (or by an op nested in
/// it).
using IsOperandReadyFn = llvm::function_ref<bool(Value, Operation *)>;

/// Moves the given operations of a block, which must be adjacent, so that definitions come before uses. Ops
/// that need not move keep their order. Returns false if there are cycles: then the first op of a cycle is
/// placed before its definitions. Takes time linear in the number of uses, and one scan of the unplaced ops
/// per round.
bool sortTopologically(Block *block, llvm::iterator_range<Block::iterator> ops,
                       IsOperandReadyFn isOperandReady = nullptr);
/// Sorts all operations of a block except its terminator.
bool sortTopologically(Block *block, IsOperandReadyFn isOperandReady = nullptr);
/// Reorders the list \p ops, whose ops may be in any blocks; does not move operations. Returns false if there
/// are cycles.
bool computeTopologicalSorting(llvm::MutableArrayRef<Operation *> ops,
                               IsOperandReadyFn isOperandReady = nullptr);
/// Returns the blocks of a region so that each comes after the blocks that dominate it: those that are
/// reachable from the entry block in reverse post-order, then the others.
llvm::SetVector<Block *> getBlocksSortedByDominance(Region &region);
/// Returns the operations sorted so that definitions come before their uses. Independent operations keep the
/// order of the textual IR, with the blocks of each region sorted by dominance.
llvm::SetVector<Operation *> topologicalSort(const llvm::SetVector<Operation *> &toSort);

} // namespace mlir

#endif // STRATA_RUNTIME_ANALYSIS_TOPOLOGICALSORTUTILS_H
