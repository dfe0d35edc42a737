//===- ComplexToStandard.h - Expansion of complex ops ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that expand complex ops to arith and math ops on the real and imaginary parts. The pass is
// createConvertComplexToStandardPass() (Passes.h).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_COMPLEXTOSTANDARD_H
#define STRATA_DIALECTS_CONVERSIONS_COMPLEXTOSTANDARD_H

#include "dialects/complex/Complex.h"
#include "runtime/conversion/DialectConversion.h"

namespace mlir {

/// Adds a pattern for each complex op except complex.constant, complex.bitcast, complex.create, complex.re
/// and complex.im.
/// \param complexRange The algorithm for division.
void populateComplexToStandardConversionPatterns(
    RewritePatternSet &patterns,
    complex::ComplexRangeFlags complexRange = complex::ComplexRangeFlags::improved);

namespace complex {
/// Creates the quotient of two complex numbers by the algebraic formula. Operands and results are the real
/// and imaginary parts.
void convertDivToStandardUsingAlgebraic(ConversionPatternRewriter &rewriter, Location loc, Value lhsRe,
                                        Value lhsIm, Value rhsRe, Value rhsIm, arith::FastMathFlagsAttr fmf,
                                        Value *resultRe, Value *resultIm);
/// Creates the quotient of two complex numbers by Smith's algorithm, which scales the operands (see
/// ComplexDivision.h). Operands and results are the real and imaginary parts.
void convertDivToStandardUsingRangeReduction(ConversionPatternRewriter &rewriter, Location loc, Value lhsRe,
                                             Value lhsIm, Value rhsRe, Value rhsIm,
                                             arith::FastMathFlagsAttr fmf, Value *resultRe, Value *resultIm);
} // namespace complex

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_COMPLEXTOSTANDARD_H
