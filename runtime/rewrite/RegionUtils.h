//===- RegionUtils.h - Simplifying regions --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Clean-ups that concern blocks: those that cannot be reached go, arguments that nobody uses go.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_REGIONUTILS_H
#define STRATA_RUNTIME_REWRITE_REGIONUTILS_H

#include "runtime/rewrite/PatternMatch.h"

namespace strata {

/// Erases blocks that control flow cannot reach, here and in nested regions. Success: there were some.
LogicalResult eraseUnreachableBlocks(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions);
/// Erases unused arguments of blocks that are reached by branches only. Success: there were some.
LogicalResult eraseUnusedBlockArguments(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions);
/// Both. Success: something changed.
LogicalResult simplifyRegions(RewriterBase &rewriter, llvm::MutableArrayRef<Region> regions);

} // namespace strata

#endif // STRATA_RUNTIME_REWRITE_REGIONUTILS_H
