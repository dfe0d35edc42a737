//===- OpBuilding.h - Creation of operations ---------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_OPBUILDING_H
#define STRATA_BINDINGS_PYTHON_CORE_OPBUILDING_H

#include "bindings/python/core/Handles.h"

namespace strata::python {

/// The arguments of Operation.create and of the generic constructor of OpView, as borrowed references or
/// null.
struct OperationParts {
  const char *function;
  PyObject *name;
  PyObject *results, *operands, *attributes, *successors;
  PyObject *regions; ///< A number.
  PyObject *loc, *ip;
  bool inferTypes;
  // Of a class of operations.
  PyObject *regionSpec = nullptr;                                 ///< (least number, there are no more).
  PyObject *operandSegments = nullptr, *resultSegments = nullptr; ///< Kinds of groups, or None.
};

/// A new operation and the owner of its tree.
struct NewOperation {
  MlirOperation op; ///< Null after an exception.
  Context *context;
  Owner *owner;
};
/// Creates an operation and inserts it.
NewOperation createOperation(const OperationParts &parts);

// Python functions.
/// `Operation.create`.
PyObject *operationCreate(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
/// `OpView.build_generic`, a class method.
PyObject *viewBuildGeneric(PyObject *cls, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
/// `OpView.__init__`.
int viewInit(PyObject *self, PyObject *args, PyObject *keywords);

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_OPBUILDING_H
