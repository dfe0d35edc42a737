//===- ComplexToStandard.h - Expansion of complex ops ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that expand complex ops into arith and math ops on the parts. The pass is
// createConvertComplexToStandardPass() (Passes.h).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_COMPLEXTOSTANDARD_H
#define STRATA_DIALECTS_CONVERSIONS_COMPLEXTOSTANDARD_H

#include "dialects/complex/Complex.h"
#include "runtime/conversion/DialectConversion.h"

namespace mlir {

/// Adds a pattern for each complex op except constants, bitcasts and those that compose and decompose
/// numbers.
void populateComplexToStandardConversionPatterns(
    RewritePatternSet &patterns,
    complex::ComplexRangeFlags complexRange = complex::ComplexRangeFlags::improved);

namespace complex {
// Create the parts of the quotient of two complex numbers (ComplexDivision.h).
/// By the textbook formula.
void convertDivToStandardUsingAlgebraic(ConversionPatternRewriter &rewriter, Location loc, Value lhsRe,
                                        Value lhsIm, Value rhsRe, Value rhsIm, arith::FastMathFlagsAttr fmf,
                                        Value *resultRe, Value *resultIm);
/// By Smith's algorithm, which scales the operands.
void convertDivToStandardUsingRangeReduction(ConversionPatternRewriter &rewriter, Location loc, Value lhsRe,
                                             Value lhsIm, Value rhsRe, Value rhsIm,
                                             arith::FastMathFlagsAttr fmf, Value *resultRe, Value *resultIm);
} // namespace complex

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_COMPLEXTOSTANDARD_H
