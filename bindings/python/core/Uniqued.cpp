//===- Uniqued.cpp - Objects that the context uniques ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Uniqued.h"

using namespace strata::python;

PyObject *strata::python::makeUniqued(PyTypeObject *cls, const void *pointer, Context *context) {
  PyObject *object = PyType_GenericAlloc(cls, 0);
  if (!object)
    return nullptr;
  asUniqued(object)->pointer = pointer;
  asUniqued(object)->context = context;
  Py_XINCREF(asObject(context));
  return object;
}

void strata::python::uniquedDealloc(PyObject *self) {
  Context *context = asUniqued(self)->context;
  freeInstance(self);
  Py_XDECREF(asObject(context));
}

Py_hash_t strata::python::uniquedHash(PyObject *self) {
  auto bits = reinterpret_cast<uintptr_t>(asUniqued(self)->pointer);
  auto hash = static_cast<Py_hash_t>((bits >> 4) | (bits << (8 * sizeof(bits) - 4)));
  return hash == -1 ? -2 : hash;
}

PyObject *strata::python::uniquedContext(PyObject *self, void *) {
  return newRef(asObject(asUniqued(self)->context));
}

PyObject *strata::python::compareUniqued(PyObject *self, PyObject *other, int operation, PyTypeObject *cls) {
  if ((operation != Py_EQ && operation != Py_NE) || !isInstance(other, cls)) {
    Py_INCREF(Py_NotImplemented);
    return Py_NotImplemented;
  }
  return PyBool_FromLong((asUniqued(self)->pointer == asUniqued(other)->pointer) == (operation == Py_EQ));
}

PyObject *strata::python::applyCaster(PyObject *caster, PyObject *object) {
  Ref owned(object);
  return object ? callOne(caster, object) : nullptr;
}
