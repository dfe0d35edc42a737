//===- RegionBranchPatterns.h - Values between regions --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Canonicalisation of ops that hand values to their regions, between them, and to their results, through
// RegionBranchOpInterface alone. An argument or result that can only be one value from outside is replaced by
// it, one of two that are always the same by the other, and what nothing uses is no longer handed over.
//
// For ops whose operands and results may be erased one by one, and whose attributes say nothing of their
// number.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_REGIONBRANCHPATTERNS_H
#define STRATA_RUNTIME_REWRITE_REGIONBRANCHPATTERNS_H

#include "runtime/rewrite/PatternMatch.h"

namespace strata {

/// Adds these patterns for the ops of one name.
void populateRegionBranchOpInterfaceCanonicalizationPatterns(RewritePatternSet &patterns,
                                                             llvm::StringRef opName,
                                                             PatternBenefit benefit = 1);

} // namespace strata

#endif // STRATA_RUNTIME_REWRITE_REGIONBRANCHPATTERNS_H
