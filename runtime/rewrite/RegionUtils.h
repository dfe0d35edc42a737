//===- RegionUtils.h - Simplification of regions --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The first functions remove unreachable blocks and dead values and merge equivalent blocks, in the given
// regions and in all regions nested in them, except in those of skipped ops. Time is linear in the size of
// the regions. Unverified IR with blocks without a terminator is left unchanged.
//
// The other functions are about values that a region uses and that are defined outside of it, and about
// moving definitions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_REGIONUTILS_H
#define STRATA_RUNTIME_REWRITE_REGIONUTILS_H

#include "runtime/rewrite/PatternMatch.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

namespace mlir {

class DominanceInfo;

/// Ops directly in the given regions whose own regions are not visited.
using SkippedOps = llvm::DenseSet<Operation *>;

/// Erases unreachable blocks. Succeeds if at least one block was erased.
LogicalResult eraseUnreachableBlocks(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions,
                                     const SkippedOps &skipped = {});
/// Erases ops and block arguments that no live op needs, including cycles of dead values. Arguments of entry
/// blocks are kept. Succeeds if something was erased.
LogicalResult runRegionDCE(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions,
                           const SkippedOps &skipped = {});
/// Merges equivalent blocks and erases block arguments that always have the same value. Succeeds if something
/// changed.
LogicalResult mergeBlocks(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions,
                          const SkippedOps &skipped = {});
/// Calls eraseUnreachableBlocks() and runRegionDCE(); also mlir::mergeBlocks() if `mergeBlocks` is true.
/// Succeeds if something changed.
LogicalResult simplifyRegions(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions,
                              bool mergeBlocks = true, const SkippedOps &skipped = {});

//===----------------------------------------------------------------------===//
// Values defined above a region
//===----------------------------------------------------------------------===//

/// Returns true if all values are defined in proper ancestors of \p limit.
template <typename Range>
bool areValuesDefinedAbove(Range values, Region &limit) {
  return llvm::all_of(values, [&](Value value) { return value.getParentRegion()->isProperAncestor(&limit); });
}
/// Replaces those uses of \p orig whose owner is in \p region, also inside nested ops.
void replaceAllUsesInRegionWith(Value orig, Value replacement, Region &region);
/// Calls \p callback for each operand of an op in \p region, also of nested ops, whose value is defined in a
/// proper ancestor of \p limit. \pre \p limit is \p region or an ancestor of it.
void visitUsedValuesDefinedAbove(Region &region, Region &limit,
                                 llvm::function_ref<void(OpOperand *)> callback);
/// Calls the function above for each region, with the region itself as limit.
void visitUsedValuesDefinedAbove(llvm::MutableArrayRef<Region> regions,
                                 llvm::function_ref<void(OpOperand *)> callback);
/// Collect the values that visitUsedValuesDefinedAbove() visits, in the order of their first use.
void getUsedValuesDefinedAbove(Region &region, Region &limit, llvm::SetVector<Value> &values);
void getUsedValuesDefinedAbove(llvm::MutableArrayRef<Region> regions, llvm::SetVector<Value> &values);

/// Appends an argument to the entry block of \p region for each value that the region uses and that is
/// defined above it. Replaces the uses of these values, and returns the values in the order of the new
/// arguments. If \p cloneOperationIntoRegion returns true for the definition of a value, the definition is
/// copied to the start of the entry block instead, and arguments are added for its operands.
llvm::SmallVector<Value> makeRegionIsolatedFromAbove(
    RewriterBase &rewriter, Region &region,
    llvm::function_ref<bool(Operation *)> cloneOperationIntoRegion = [](Operation *) { return false; });

//===----------------------------------------------------------------------===//
// Moving definitions
//===----------------------------------------------------------------------===//

/// Moves the definitions of \p values, and the definitions on which they depend, before \p insertionPoint, in
/// an order that preserves dominance. Definitions that dominate \p insertionPoint stay. Fails without a
/// change if \p insertionPoint is one of the definitions, if a definition is in another region, or if one of
/// the values is a block argument that does not dominate \p insertionPoint.
LogicalResult moveValueDefinitions(RewriterBase &rewriter, ValueRange values, Operation *insertionPoint,
                                   DominanceInfo &dominance);
LogicalResult moveValueDefinitions(RewriterBase &rewriter, ValueRange values, Operation *insertionPoint);
/// Moves the definitions on which \p op depends before \p insertionPoint, like moveValueDefinitions(). \p op
/// itself is not moved. Also fails if \p op and \p insertionPoint are in different regions.
LogicalResult moveOperationDependencies(RewriterBase &rewriter, Operation *op, Operation *insertionPoint,
                                        DominanceInfo &dominance);
LogicalResult moveOperationDependencies(RewriterBase &rewriter, Operation *op, Operation *insertionPoint);

} // namespace mlir

#endif // STRATA_RUNTIME_REWRITE_REGIONUTILS_H
