//===- MathToLibm.h - Math functions of the C library ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that replace math ops by calls of the C library. The pass is createConvertMathToLibmPass()
// (Passes.h).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_MATHTOLIBM_H
#define STRATA_DIALECTS_CONVERSIONS_MATHTOLIBM_H

#include "runtime/rewrite/PatternMatch.h"

namespace mlir {

/// Adds the patterns for all math ops with a function in the C library, on scalars and on vectors of a fixed
/// size. Half-precision values are computed in single precision.
void populateMathToLibmConversionPatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_MATHTOLIBM_H
