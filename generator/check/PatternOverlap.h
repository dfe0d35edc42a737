//===- PatternOverlap.h - Patterns that are never applied -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Warns about patterns that are never applied. Patterns are tried in order of decreasing benefit, then in
// order of declaration; a pattern is dead if an earlier one matches everything that it matches.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_CHECK_PATTERNOVERLAP_H
#define STRATA_GENERATOR_CHECK_PATTERNOVERLAP_H

#include "generator/model/PatternModel.h"

namespace mlir {

/// True if the source `general` matches every op that the source `special` matches, or every op that the
/// result `special` creates.
bool subsumes(const PatternNode &general, const PatternNode &special);

/// Emits a warning for each pattern that is never applied.
void checkPatternOverlap(llvm::ArrayRef<std::unique_ptr<PatternModel>> patterns, DiagnosticEngine &diags);

} // namespace mlir

#endif // STRATA_GENERATOR_CHECK_PATTERNOVERLAP_H
