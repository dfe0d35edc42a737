//===- PatternOverlap.h - Patterns that never get their turn ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A pattern is tried after those of higher benefit and, among equals, after those declared before it. When
// an earlier one matches whatever this one matches, this one is dead: a warning says so.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_CHECK_PATTERNOVERLAP_H
#define STRATA_GENERATOR_CHECK_PATTERNOVERLAP_H

#include "generator/model/PatternModel.h"

namespace strata {

/// Warns; never fails.
/// Whether a source takes whatever another source takes, or whatever a result makes.
bool takesAllOf(const PatternNode &general, const PatternNode &special);

void checkPatternOverlap(llvm::ArrayRef<std::unique_ptr<PatternModel>> patterns, DiagnosticEngine &diags);

} // namespace strata

#endif // STRATA_GENERATOR_CHECK_PATTERNOVERLAP_H
