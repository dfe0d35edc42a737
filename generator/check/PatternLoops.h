//===- PatternLoops.h - Patterns that match their own result ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Warns about patterns whose source matches their own result: the rewrite driver applies them repeatedly.
// This is no error, because a folder of the op may stop the repetition.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_CHECK_PATTERNLOOPS_H
#define STRATA_GENERATOR_CHECK_PATTERNLOOPS_H

#include "generator/model/PatternModel.h"

namespace mlir {

/// Emits a warning for each pattern without constraints whose source matches an op of its result.
void checkPatternLoops(llvm::ArrayRef<std::unique_ptr<PatternModel>> patterns, DiagnosticEngine &diags);

} // namespace mlir

#endif // STRATA_GENERATOR_CHECK_PATTERNLOOPS_H
