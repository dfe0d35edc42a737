//===- LocationTraceback.h - Locations of Python frames ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// If `globals.set_loc_tracebacks_enabled(True)` was called, operations that are created without an explicit
// location get the location of the Python code that creates them, as a call site with the calling frames.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_LOCATIONTRACEBACK_H
#define STRATA_BINDINGS_PYTHON_CORE_LOCATIONTRACEBACK_H

#include "bindings/python/core/Context.h"

namespace strata::python {

/// Returns the Location of an argument, a borrowed reference: the explicit one, that of the Python frames if
/// these are enabled (`owned` keeps it then), or the current one. Null after an exception.
PyObject *locationOrTraceback(PyObject *object, const Argument &where, Ref &owned);
/// Adds the functions that enable tracebacks to the class _Globals.
bool addTracebackMethods(PyTypeObject *globals);

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_LOCATIONTRACEBACK_H
