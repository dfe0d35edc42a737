//===- PatternLoader.h - Descriptors of loaded patterns -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Builds the PatternSpec that the rewrite engine interprets from a lowered pattern. Native calls and
// constraints become hooks that evaluate their expressions; a pattern with an unsupported expression is
// reported and omitted. Private to generator/load.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOAD_PATTERNLOADER_H
#define STRATA_GENERATOR_LOAD_PATTERNLOADER_H

#include "generator/lower/CompiledPattern.h"

namespace mlir {

class LoadContext;

/// Builds the PatternSpec of a lowered pattern. If the pattern needs compiled C++, calls cannotHonour() and
/// returns null.
const PatternSpec *loadPattern(LoadContext &context, const CompiledPattern &pattern);

} // namespace mlir

#endif // STRATA_GENERATOR_LOAD_PATTERNLOADER_H
