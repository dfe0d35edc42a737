//===- RegionUtils.h - Simplification of regions --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Removes unreachable blocks and dead values and merges equivalent blocks, in the given regions and in all
// regions nested in them, except in those of skipped ops. Time is linear in the size of the regions.
// Unverified IR with blocks without a terminator is left unchanged.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_REGIONUTILS_H
#define STRATA_RUNTIME_REWRITE_REGIONUTILS_H

#include "runtime/rewrite/PatternMatch.h"
#include "llvm/ADT/DenseSet.h"

namespace mlir {

/// Ops directly in the given regions whose regions are not visited.
using SkippedOps = llvm::DenseSet<Operation *>;

/// Erases unreachable blocks. Succeeds if there were some.
LogicalResult eraseUnreachableBlocks(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions,
                                     const SkippedOps &skipped = {});
/// Erases ops and block arguments that no live op needs, including cycles of dead values. Entry block
/// arguments are kept. Succeeds if something was erased.
LogicalResult runRegionDCE(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions,
                           const SkippedOps &skipped = {});
/// Merges equivalent blocks and erases block arguments that always have the same value. Succeeds if something
/// changed.
LogicalResult mergeBlocks(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions,
                          const SkippedOps &skipped = {});
/// Calls eraseUnreachableBlocks() and runRegionDCE(), and with `mergeBlocks` also mlir::mergeBlocks().
/// Succeeds if something changed.
LogicalResult simplifyRegions(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions,
                              bool mergeBlocks = false, const SkippedOps &skipped = {});

} // namespace mlir

#endif // STRATA_RUNTIME_REWRITE_REGIONUTILS_H
