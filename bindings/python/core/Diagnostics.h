//===- Diagnostics.h - Diagnostics of a context ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Each Context has one handler in the diagnostic engine. It collects errors for the innermost ErrorCapture,
// or calls the Python handlers, the newest one first. Without them, the engine prints to stderr.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_DIAGNOSTICS_H
#define STRATA_BINDINGS_PYTHON_CORE_DIAGNOSTICS_H

#include "bindings/python/core/Context.h"

#include <string>

namespace strata::python {

/// A copy of a diagnostic.
struct DiagnosticCopy {
  MlirDiagnosticSeverity severity;
  MlirLocation location; ///< Null if it is not a location of the IR.
  std::string message;
  std::vector<DiagnosticCopy> notes;
};

struct DiagnosticState {
  ErrorCapture *capture = nullptr;  ///< The innermost one.
  std::vector<PyObject *> handlers; ///< DiagnosticHandler objects, counted references.
  bool emitErrors = false; ///< Errors of a failing call go to the handlers too, not into the MLIRError.
};

/// Installs the handler of a new context.
void attachDiagnostics(Context *context);
/// Releases the Python handlers, before the context is destroyed.
void detachDiagnostics(Context *context);
/// Creates a DiagnosticHandler that calls \p callback.
PyObject *attachHandler(Context *context, PyObject *callback);

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_DIAGNOSTICS_H
