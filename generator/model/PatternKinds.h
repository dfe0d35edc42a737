//===- PatternKinds.h - The kinds of pattern mistakes-------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The names in PatternKinds.def, for STRATA_DIAGNOSTIC.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_PATTERNKINDS_H
#define STRATA_GENERATOR_MODEL_PATTERNKINDS_H

#include "runtime/support/Diagnostics.h"

namespace strata::diagnostic_kinds {
#define STRATA_DIAGNOSTIC_KIND(Name) STRATA_DECLARE_DIAGNOSTIC_KIND(Name)
#include "generator/model/PatternKinds.def"
} // namespace strata::diagnostic_kinds

#endif // STRATA_GENERATOR_MODEL_PATTERNKINDS_H
