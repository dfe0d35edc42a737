//===- OperationWalk.h - Walks over operations -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_OPERATIONWALK_H
#define STRATA_BINDINGS_PYTHON_CORE_OPERATIONWALK_H

#include "bindings/python/core/PythonApi.h"

namespace strata::python {

/// `walk(callback, walk_order=WalkOrder.POST_ORDER, op_class=None)` of operations.
PyObject *operationWalk(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
/// Adds the enums WalkOrder, WalkResult and DiagnosticSeverity.
bool addEnums(PyObject *module);

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_OPERATIONWALK_H
