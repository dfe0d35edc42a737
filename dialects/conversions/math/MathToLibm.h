//===- MathToLibm.h - Math functions of the C library ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that convert math ops to calls of the C library. The pass is createConvertMathToLibmPass()
// (Passes.h).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_MATHTOLIBM_H
#define STRATA_DIALECTS_CONVERSIONS_MATHTOLIBM_H

#include "runtime/rewrite/PatternMatch.h"

namespace mlir {

/// Adds patterns for all math ops that correspond to a function of the C library, on scalars and on vectors
/// of fixed size. Ops on f16 and bf16 are computed in f32.
void populateMathToLibmConversionPatterns(RewritePatternSet &patterns, PatternBenefit benefit = 1);

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_MATHTOLIBM_H
