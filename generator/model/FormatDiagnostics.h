//===- FormatDiagnostics.h - Shared diagnostics of formats ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Diagnostics that the checkers of op formats and of type and attribute formats both emit.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_FORMATDIAGNOSTICS_H
#define STRATA_GENERATOR_MODEL_FORMATDIAGNOSTICS_H

#include "generator/model/FormatKinds.h"

STRATA_DIAGNOSTIC(FormatNotHere, Error, "{0} cannot be used {1}", std::string, llvm::StringRef);
STRATA_DIAGNOSTIC(FormatNotBoundYet, Error,
                  "'ref' needs something that is bound before it, and {0} '{1}' is not", llvm::StringRef,
                  llvm::StringRef);
STRATA_DIAGNOSTIC(FormatBadAnchor, Error,
                  "{0} cannot anchor an optional group: it does not determine whether the group is present",
                  std::string);
STRATA_DIAGNOSTIC(
    FormatBadFirstElement, Error,
    "first parsable element of an optional group must be a literal, a variable or a custom directive");
STRATA_NOTE(FormatBoundHere, "bound here");

#endif // STRATA_GENERATOR_MODEL_FORMATDIAGNOSTICS_H
