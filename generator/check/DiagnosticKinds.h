//===- DiagnosticKinds.h - The kinds of this room ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The names in DiagnosticKinds.def, for STRATA_DIAGNOSTIC.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_CHECK_DIAGNOSTICKINDS_H
#define STRATA_GENERATOR_CHECK_DIAGNOSTICKINDS_H

#include "runtime/support/Diagnostics.h"

namespace strata::diagnostic_kinds {
#define STRATA_DIAGNOSTIC_KIND(Name) STRATA_DECLARE_DIAGNOSTIC_KIND(Name)
#include "generator/check/DiagnosticKinds.def"
} // namespace strata::diagnostic_kinds

#endif // STRATA_GENERATOR_CHECK_DIAGNOSTICKINDS_H
