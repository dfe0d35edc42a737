//===- PatternLoader.h - Compiled patterns as descriptors -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// From a CompiledPattern to the PatternSpec that the rewrite engine runs. Native calls and constraints are
// evaluated; a pattern with one that cannot be is named in a warning and left out. Private to generator/load.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_LOAD_PATTERNLOADER_H
#define STRATA_GENERATOR_LOAD_PATTERNLOADER_H

#include "generator/lower/CompiledPattern.h"

namespace strata {

class LoadContext;

/// Null, after cannotHonour(), when the pattern needs compiled C++.
const PatternSpec *loadPattern(LoadContext &context, const CompiledPattern &pattern);

} // namespace strata

#endif // STRATA_GENERATOR_LOAD_PATTERNLOADER_H
