//===- Dialects.h - Dialects, registries and thread pools --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_DIALECTS_H
#define STRATA_BINDINGS_PYTHON_CORE_DIALECTS_H

#include "bindings/python/core/Context.h"

namespace strata::python {

/// Creates the object of `Context.dialects`.
PyObject *makeDialects(Context *context);
/// Loads a dialect and returns its DialectDescriptor; null after the exception \p error if it is unknown.
PyObject *loadDialect(Context *context, MlirStringRef name, PyObject *error);
/// Return a null handle after a TypeError.
MlirDialectRegistry registryFromPython(PyObject *object, const Argument &where);
MlirLlvmThreadPool threadPoolFromPython(PyObject *object, const Argument &where);

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_DIALECTS_H
