//===- CommonDiagnostics.h - Diagnostics of several checkers ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Diagnostics that several files of generator/model emit. Diagnostics of a single file are defined in that
// file.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_COMMONDIAGNOSTICS_H
#define STRATA_GENERATOR_MODEL_COMMONDIAGNOSTICS_H

#include "generator/model/DiagnosticKinds.h"

STRATA_DIAGNOSTIC(BadFunctionName, Error, "'{0}' is not a C++ function name", llvm::StringRef);
STRATA_DIAGNOSTIC(BadCppNamespace, Error, "'{0}' is not a C++ namespace", llvm::StringRef);
STRATA_DIAGNOSTIC(BadCppInField, Error, "C++ in field '{0}': {1}", llvm::StringRef, llvm::StringRef);
STRATA_DIAGNOSTIC(BadCppInFieldOf, Error, "C++ in field '{0}' of '{1}': {2}", llvm::StringRef,
                  llvm::StringRef, llvm::StringRef);
STRATA_DIAGNOSTIC(UnknownPlaceholder, Error, "'{0}' is not a placeholder here; known are: {1}",
                  llvm::StringRef, std::string);
STRATA_DIAGNOSTIC(UnusualPlaceholder, Warning, "'{0}' is not a placeholder here; known are: {1}",
                  llvm::StringRef, std::string);
STRATA_NOTE(DidYouMean, "did you mean '{0}'?", std::string);

#endif // STRATA_GENERATOR_MODEL_COMMONDIAGNOSTICS_H
