//===- DiagnosticKinds.h - Diagnostic kinds of generator/check --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Declares the kinds listed in DiagnosticKinds.def for use with STRATA_DIAGNOSTIC.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_CHECK_DIAGNOSTICKINDS_H
#define STRATA_GENERATOR_CHECK_DIAGNOSTICKINDS_H

#include "runtime/support/Diagnostics.h"

namespace mlir::diagnostic_kinds {
#define STRATA_DIAGNOSTIC_KIND(Name) STRATA_DECLARE_DIAGNOSTIC_KIND(Name)
#include "generator/check/DiagnosticKinds.def"
} // namespace mlir::diagnostic_kinds

#endif // STRATA_GENERATOR_CHECK_DIAGNOSTICKINDS_H
