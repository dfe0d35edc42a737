//===- RegionBranchPatterns.h - Region branch patterns --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Canonicalization patterns for ops with RegionBranchOpInterface. A successor input (a region entry argument
// or op result) that can only be one outside value is replaced by that value; of two inputs that are always
// equal one is replaced by the other; unused inputs and the operands forwarded to them are erased.
//
// Only for ops whose operands and results can be erased individually and whose attributes do not depend on
// their number.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_REGIONBRANCHPATTERNS_H
#define STRATA_RUNTIME_REWRITE_REGIONBRANCHPATTERNS_H

#include "runtime/rewrite/PatternMatch.h"

namespace mlir {

/// Adds the canonicalization patterns of RegionBranchOpInterface for ops with the given name.
void populateRegionBranchOpInterfaceCanonicalizationPatterns(RewritePatternSet &patterns,
                                                             llvm::StringRef opName,
                                                             PatternBenefit benefit = 1);

} // namespace mlir

#endif // STRATA_RUNTIME_REWRITE_REGIONBRANCHPATTERNS_H
