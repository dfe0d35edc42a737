//===- OperationClass.h - Members of operations and modules ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The members that `_OperationBase` and `Module` have in common. `K` has
//
//     static constexpr const char *capsule;     the name of the capsule
//     static PyTypeObject *base();              the class; objects of other classes are not equal
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_OPERATIONCLASS_H
#define STRATA_BINDINGS_PYTHON_CORE_OPERATIONCLASS_H

#include "bindings/python/core/Classes.h"
#include "bindings/python/core/Handles.h"
#include "bindings/python/core/OperationPrint.h"

namespace strata::python {

/// Returns the handle of `self`, which can be used; null after an exception.
inline Handle *usable(PyObject *self) {
  Handle *handle = asHandle(self);
  if (handle->context) [[likely]]
    return check(handle) ? handle : nullptr;
  PyErr_SetString(PyExc_RuntimeError, "the operation was not created: __init__ of OpView was not called");
  return nullptr;
}

template <typename K>
struct OperationClass {
  static PyObject *compare(PyObject *self, PyObject *other, int operation) {
    if ((operation != Py_EQ && operation != Py_NE) || !isInstance(other, K::base())) {
      Py_INCREF(Py_NotImplemented);
      return Py_NotImplemented;
    }
    bool isEqual =
        self == other || (asHandle(self)->op.ptr && asHandle(self)->op.ptr == asHandle(other)->op.ptr);
    return PyBool_FromLong(isEqual == (operation == Py_EQ));
  }
  static Py_hash_t hash(PyObject *self) {
    auto bits = reinterpret_cast<uintptr_t>(asHandle(self)->op.ptr);
    auto hash = static_cast<Py_hash_t>((bits >> 4) | (bits << (8 * sizeof(bits) - 4)));
    return hash == -1 ? -2 : hash;
  }
  /// An operation that was destroyed has a representation, too.
  static PyObject *repr(PyObject *self) {
    if (asHandle(self)->context && asHandle(self)->op.ptr)
      return operationStr(self);
    Ref name(PyType_GetName(Py_TYPE(self)));
    return name ? PyUnicode_FromFormat("<%U of a destroyed operation>", name.get()) : nullptr;
  }
  static PyObject *capsule(PyObject *self, void *) {
    Handle *handle = usable(self);
    return handle ? makeCapsule(handle->op.ptr, K::capsule) : nullptr;
  }
  /// Returns the pointer in the argument of `_CAPICreate`; null after an exception.
  static void *capsuleArgument(PyObject *const *args, Py_ssize_t count) {
    void *pointer = count == 1 ? capsulePointer(args[0], K::capsule) : nullptr;
    if (!pointer && !PyErr_Occurred())
      PyErr_SetString(PyExc_TypeError, "_CAPICreate() takes one argument, a capsule");
    return pointer;
  }
  static PyObject *context(PyObject *self, void *) {
    return asHandle(self)->context ? newRef(asObject(asHandle(self)->context)) : none();
  }
  static PyObject *operation(PyObject *self, void *) {
    Handle *handle = usable(self);
    return handle ? operationObject(handle->op, handle->context, ownerOf(handle)) : nullptr;
  }
};

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_OPERATIONCLASS_H
