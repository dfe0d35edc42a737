//===- PythonApi.h - CPython's stable ABI ------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Includes Python.h restricted to the stable ABI of Python 3.11, so that one binary serves this version and
// all later ones. All sources of the extension include this header first.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_PYTHONAPI_H
#define STRATA_BINDINGS_PYTHON_CORE_PYTHONAPI_H

#ifndef Py_LIMITED_API
#define Py_LIMITED_API 0x030B0000
#endif
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <utility>

namespace strata::python {

/// An owned reference to a Python object, or null.
class Ref {
public:
  Ref() = default;
  /// Takes over the reference \p owned.
  explicit Ref(PyObject *owned) : object(owned) {}
  Ref(Ref &&other) noexcept : object(std::exchange(other.object, nullptr)) {}
  Ref &operator=(Ref &&other) noexcept {
    std::swap(object, other.object);
    return *this;
  }
  ~Ref() { Py_XDECREF(object); }

  /// Returns a new owner of an object that somebody else owns; null gives null.
  static Ref borrow(PyObject *object) {
    Py_XINCREF(object);
    return Ref(object);
  }
  PyObject *get() const { return object; }
  /// Gives up the ownership.
  PyObject *release() { return std::exchange(object, nullptr); }
  explicit operator bool() const { return object != nullptr; }

private:
  PyObject *object = nullptr;
};

/// Returns a new reference to None.
inline PyObject *none() {
  Py_INCREF(Py_None);
  return Py_None;
}
/// Returns a new reference to \p object.
inline PyObject *newRef(PyObject *object) {
  Py_INCREF(object);
  return object;
}

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_PYTHONAPI_H
