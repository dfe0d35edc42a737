//===- Callbacks.h - Python functions that C code calls -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Passes and patterns whose function is a Python object. An exception in one is stored, makes the pass or the
// pattern fail, and is raised when the driver has returned; meanwhile no other function is called.
//
// Threads: passes run in several threads; the functions are called one at a time, with the GIL.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_TRANSFORMS_CALLBACKS_H
#define STRATA_BINDINGS_PYTHON_TRANSFORMS_CALLBACKS_H

#include "bindings/python/core/Convert.h"

#include <atomic>
#include <memory>

namespace strata::python {

/// The first exception of the functions of a pass manager or of a set of patterns.
class PendingException {
public:
  ~PendingException() { clear(); }
  bool isSet() const { return type != nullptr; }
  /// Takes the current exception.
  void store() {
    clear();
    PyErr_Fetch(&type, &value, &traceback);
  }
  /// Raises the exception again if there is one. Returns true then.
  bool raise() {
    if (!type)
      return false;
    PyErr_Restore(std::exchange(type, nullptr), std::exchange(value, nullptr),
                  std::exchange(traceback, nullptr));
    return true;
  }

private:
  void clear() {
    Py_CLEAR(type);
    Py_CLEAR(value);
    Py_CLEAR(traceback);
  }
  PyObject *type = nullptr, *value = nullptr, *traceback = nullptr;
};

/// The user data of a pass or pattern. Copies of a pass share it.
class PythonFunction {
public:
  PythonFunction(PyObject *callable, Context *context, std::shared_ptr<PendingException> pending)
      : callable(newRef(callable)), context(context), pending(std::move(pending)) {}

  /// Calls the function with two arguments. Returns null after an exception, which is stored.
  PyObject *call(PyObject *first, PyObject *second) {
    PyObject *result =
        first && second ? PyObject_CallFunctionObjArgs(callable, first, second, nullptr) : nullptr;
    if (!result)
      pending->store();
    return result;
  }
  Context *getContext() const { return context; }
  bool hasFailed() const { return pending->isSet(); }
  void storeException() { pending->store(); }

  // The callbacks `construct` and `destruct`.
  static void retain(void *self) { ++static_cast<PythonFunction *>(self)->references; }
  static void release(void *self) {
    auto *function = static_cast<PythonFunction *>(self);
    if (--function->references)
      return;
    PyGILState_STATE state = PyGILState_Ensure();
    Py_DECREF(function->callable);
    delete function;
    PyGILState_Release(state);
  }

private:
  PyObject *callable;
  Context *context; // Of the pass manager or set of patterns, which keeps it alive.
  std::shared_ptr<PendingException> pending;
  std::atomic<unsigned> references = 0;
};

/// Returns a type ID for a pass; it is valid as long as the process.
MlirTypeID allocateTypeID();

/// Adds the submodule `transforms`: PassManagerBase, ExternalPass, RewritePatternSetBase,
/// FrozenRewritePatternSet, PatternRewriter and the functions of the drivers. Returns false after an
/// exception.
bool addTransforms(PyObject *module);
bool addPassManager(PyObject *transforms);
bool addRewriting(PyObject *transforms);

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_TRANSFORMS_CALLBACKS_H
