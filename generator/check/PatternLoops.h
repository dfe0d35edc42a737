//===- PatternLoops.h - Patterns without end --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A pattern whose result is matched by its own source is applied to what it has just made, again and again. A
// warning and no error: a folder of the op may be what ends it.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_CHECK_PATTERNLOOPS_H
#define STRATA_GENERATOR_CHECK_PATTERNLOOPS_H

#include "generator/model/PatternModel.h"

namespace strata {

void checkPatternLoops(llvm::ArrayRef<std::unique_ptr<PatternModel>> patterns, DiagnosticEngine &diags);

} // namespace strata

#endif // STRATA_GENERATOR_CHECK_PATTERNLOOPS_H
