//===- ArithIntFloatCompare.h - Converted integers ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Canonicalization patterns for comparisons of a converted integer with a constant. Called by
// ArithPatterns.cpp.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_ARITH_ARITHINTFLOATCOMPARE_H
#define STRATA_DIALECTS_ARITH_ARITHINTFLOATCOMPARE_H

namespace mlir {
class RewritePatternSet;

namespace arith {
void populateIntFloatComparePatterns(RewritePatternSet &patterns);
} // namespace arith
} // namespace mlir

#endif // STRATA_DIALECTS_ARITH_ARITHINTFLOATCOMPARE_H
