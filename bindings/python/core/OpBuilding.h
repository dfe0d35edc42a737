//===- OpBuilding.h - Creation of operations ---------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_OPBUILDING_H
#define STRATA_BINDINGS_PYTHON_CORE_OPBUILDING_H

#include "bindings/python/core/Handles.h"

namespace strata::python {

struct OpClass;
struct OpShape;

/// The arguments of Operation.create and of the constructors of OpView, as borrowed references or null.
struct OperationParts {
  const char *function;
  PyObject *name; ///< Not used if there is a shape.
  PyObject *results, *operands;
  PyObject *attributes; ///< A dictionary, or a tuple of the values of the attributes of `opClass`.
  PyObject *successors;
  PyObject *regions; ///< A number.
  PyObject *loc, *ip;
  bool inferTypes;
  const OpShape *shape = nullptr; ///< Of a class of operations.
  OpClass *opClass = nullptr;     ///< The class of `shape`, if the constructor is a generated one.
};

/// A new operation and the owner of its tree.
struct NewOperation {
  MlirOperation op; ///< Null after an exception.
  Context *context;
  Owner *owner;
};
/// Creates an operation and inserts it.
NewOperation createOperation(const OperationParts &parts);
/// Lets a view refer to a new operation. Returns false after an exception.
bool setOperation(PyObject *self, const NewOperation &made);

/// Sets a property that is no attribute. Returns false after an MLIRError with the errors of the library.
bool setOperationProperty(MlirOperation op, Context *context, MlirStringRef name, MlirAttribute attr);

// Python functions.
/// `Operation.create`.
PyObject *operationCreate(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
/// `OpView.build_generic`, a class method.
PyObject *viewBuildGeneric(PyObject *cls, PyObject *const *args, Py_ssize_t count, PyObject *keywords);
/// `OpView.__init__`.
int viewInit(PyObject *self, PyObject *args, PyObject *keywords);

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_OPBUILDING_H
