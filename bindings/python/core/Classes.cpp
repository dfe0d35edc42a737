//===- Classes.cpp - Creation of classes, capsules, text ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Classes.h"

#include <dlfcn.h>

using namespace strata::python;

Classes strata::python::classes;

PyTypeObject *strata::python::addClass(PyObject *module, const char *name, size_t size,
                                       std::initializer_list<PyType_Slot> slots, PyTypeObject *base,
                                       unsigned flags) {
  std::vector<PyType_Slot> terminated(slots);
  terminated.push_back({0, nullptr});
  std::string fullName = std::string("strata.ir.") + name;
  PyType_Spec spec = {fullName.c_str(), static_cast<int>(size), 0, flags, terminated.data()};
  Ref bases(base ? PyTuple_Pack(1, reinterpret_cast<PyObject *>(base)) : nullptr);
  PyObject *cls = PyType_FromSpecWithBases(&spec, bases.get());
  if (!cls || PyModule_AddObjectRef(module, name, cls) < 0)
    return nullptr;
  return reinterpret_cast<PyTypeObject *>(cls);
}

PyObject *strata::python::cannotCreate(PyTypeObject *cls, PyObject *, PyObject *) {
  Ref name(PyType_GetName(cls));
  PyErr_Format(PyExc_TypeError, "cannot create '%U' objects", name.get());
  return nullptr;
}

void strata::python::freeInstance(PyObject *object) {
  PyTypeObject *cls = Py_TYPE(object);
  if (PyType_GetFlags(cls) & Py_TPFLAGS_HAVE_GC)
    PyObject_GC_Del(object);
  else
    PyObject_Free(object);
  Py_DECREF(reinterpret_cast<PyObject *>(cls));
}

namespace {
/// PyObject_Vectorcall is part of the stable ABI from Python 3.12 on. Python 3.11 has the same function, but
/// its headers do not declare it for extensions in the stable ABI. Null if the function does not exist.
using Vectorcall = PyObject *(*)(PyObject * callable, PyObject *const *args, size_t count,
                                 PyObject *keywords);
const auto vectorcall = reinterpret_cast<Vectorcall>(dlsym(RTLD_DEFAULT, "PyObject_Vectorcall"));
/// The element before the arguments may be changed (PY_VECTORCALL_ARGUMENTS_OFFSET).
constexpr size_t hasElementBefore = static_cast<size_t>(1) << (8 * sizeof(size_t) - 1);
} // namespace

PyObject *strata::python::callOne(PyObject *callable, PyObject *argument) {
  if (!vectorcall)
    return PyObject_CallFunctionObjArgs(callable, argument, nullptr);
  PyObject *args[] = {nullptr, argument};
  return vectorcall(callable, args + 1, 1 | hasElementBefore, nullptr);
}

PyObject *Text::toPython() const { return strata::python::toPython(stringRef(text)); }

PyObject *strata::python::makeCapsule(const void *pointer, const char *name) {
  return PyCapsule_New(const_cast<void *>(pointer), name, nullptr);
}

void *strata::python::capsulePointer(PyObject *object, const char *name) {
  Ref capsule = PyObject_TypeCheck(object, &PyCapsule_Type) ? Ref::borrow(object)
                                                            : Ref(PyObject_GetAttrString(object, "_CAPIPtr"));
  return capsule ? PyCapsule_GetPointer(capsule.get(), name) : nullptr;
}

//===----------------------------------------------------------------------===//
// Static properties.
//===----------------------------------------------------------------------===//

namespace {
struct StaticProperty {
  PyObject base;
  StaticGetter getter;
};

PyObject *getStatic(PyObject *self, PyObject *object, PyObject *cls) {
  PyObject *owner = cls ? cls : reinterpret_cast<PyObject *>(Py_TYPE(object));
  return reinterpret_cast<StaticProperty *>(self)->getter(reinterpret_cast<PyTypeObject *>(owner));
}

PyTypeObject *staticPropertyClass() {
  static PyTypeObject *cls = [] {
    PyType_Slot slots[] = {slot(Py_tp_descr_get, &getStatic),
                           slot(Py_tp_new, &cannotCreate),
                           slot(Py_tp_dealloc, &freeInstance),
                           {0, nullptr}};
    PyType_Spec spec = {"strata.ir.StaticProperty", sizeof(StaticProperty), 0, Py_TPFLAGS_DEFAULT, slots};
    return reinterpret_cast<PyTypeObject *>(PyType_FromSpec(&spec));
  }();
  return cls;
}
} // namespace

bool strata::python::addStaticProperty(PyTypeObject *cls, const char *name, StaticGetter getter) {
  PyTypeObject *propertyClass = staticPropertyClass();
  Ref property(propertyClass ? PyType_GenericAlloc(propertyClass, 0) : nullptr);
  if (!property)
    return false;
  reinterpret_cast<StaticProperty *>(property.get())->getter = getter;
  return PyObject_SetAttrString(reinterpret_cast<PyObject *>(cls), name, property.get()) == 0;
}
