//===- ComplexToLibm.h - Complex functions of the C library ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that convert complex ops to calls of the C library. The pass is createConvertComplexToLibm()
// (Passes.h).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_COMPLEXTOLIBM_H
#define STRATA_DIALECTS_CONVERSIONS_COMPLEXTOLIBM_H

#include "runtime/rewrite/PatternMatch.h"

namespace mlir {

/// Adds a pattern for each complex op that corresponds to a function of the C library. The patterns declare
/// the functions at the start of the nearest symbol table.
void populateComplexToLibmConversionPatterns(RewritePatternSet &patterns, PatternBenefit benefit);

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_COMPLEXTOLIBM_H
