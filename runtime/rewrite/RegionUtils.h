//===- RegionUtils.h - Simplifying regions --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Takes away what control flow cannot reach and what nothing needs. Works on the given regions and all that
// are nested in them but in operations of `leaveOut`, in time linear in their size. On broken terminators it
// does nothing.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_REGIONUTILS_H
#define STRATA_RUNTIME_REWRITE_REGIONUTILS_H

#include "runtime/rewrite/PatternMatch.h"
#include "llvm/ADT/DenseSet.h"

namespace strata {

/// Operations directly in the given regions that are not looked into.
using LeftOutOps = llvm::DenseSet<Operation *>;

/// Erases blocks that control flow cannot reach. Success: there were some.
LogicalResult eraseUnreachableBlocks(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions,
                                     const LeftOutOps &leaveOut = {});
/// Erases operations and block arguments that nothing live needs, also when they need each other. Arguments
/// of entry blocks stay. Success: there were some.
LogicalResult runRegionDCE(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions,
                           const LeftOutOps &leaveOut = {});
/// Merges blocks that do the same, and drops block arguments that are always the same value. Success: there
/// were some.
LogicalResult mergeBlocks(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions,
                          const LeftOutOps &leaveOut = {});
/// The first two, and the last with `mergeBlocks`. Success: something changed.
LogicalResult simplifyRegions(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions,
                              bool mergeBlocks = false, const LeftOutOps &leaveOut = {});

} // namespace strata

#endif // STRATA_RUNTIME_REWRITE_REGIONUTILS_H
