//===- FormatKinds.h - Diagnostic kinds of assembly formats -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Declares the kinds listed in FormatKinds.def for use with STRATA_DIAGNOSTIC.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_FORMATKINDS_H
#define STRATA_GENERATOR_MODEL_FORMATKINDS_H

#include "runtime/support/Diagnostics.h"

namespace mlir::diagnostic_kinds {
#define STRATA_DIAGNOSTIC_KIND(Name) STRATA_DECLARE_DIAGNOSTIC_KIND(Name)
#include "generator/model/FormatKinds.def"
} // namespace mlir::diagnostic_kinds

#endif // STRATA_GENERATOR_MODEL_FORMATKINDS_H
