//===- OperationPrint.h - Printing of operations -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_OPERATIONPRINT_H
#define STRATA_BINDINGS_PYTHON_CORE_OPERATIONPRINT_H

#include "bindings/python/core/Handles.h"

namespace strata::python {

/// Returns the AsmState of an argument; null after a TypeError.
MlirAsmState asmStateFromPython(PyObject *object, const Argument &where);

// Python functions of operations and modules.
PyObject *operationStr(PyObject *self);
PyObject *operationGetAsm(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
PyObject *operationPrint(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
PyObject *operationWriteBytecode(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
PyObject *operationDump(PyObject *self, PyObject *);
bool addAsmStateClass(PyObject *module);

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_OPERATIONPRINT_H
