//===- PrintToLoops.h - Printing of vectors -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Lowering of vector.print. Private to this folder.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_VECTOR_PRINTTOLOOPS_H
#define STRATA_DIALECTS_CONVERSIONS_VECTOR_PRINTTOLOOPS_H

namespace mlir {

class RewritePatternSet;

/// Adds the pattern that lowers vector.print of a vector to loops that print its elements.
void populatePrintToLoopsPattern(RewritePatternSet &patterns);

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_VECTOR_PRINTTOLOOPS_H
