//===- Getters.cpp - Properties that a function of C computes -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The class `getter`: a read-only property whose value a function computes. It calls a builtin function
// directly, which costs less than Python's `property`. The garbage collector does not follow the reference to
// the function, so a function that refers to the class keeps it alive. Also the functions of C for such
// properties that `capi` does not have.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Uniqued.h"

#include <string>

using namespace strata::python;

namespace {
using FastFunction = PyObject *(*)(PyObject * self, PyObject *const *args, Py_ssize_t count);

struct Getter {
  PyObject base;
  PyObject *function;
  FastFunction inC;    ///< Null if `function` is called as any other object.
  PyObject *selfOfInC; ///< Borrowed from `function`; may be null.
};
Getter *asGetter(PyObject *object) { return reinterpret_cast<Getter *>(object); }

PyObject *create(PyTypeObject *cls, PyObject *args, PyObject *keywords) {
  static constexpr const char *names[] = {"fget"};
  static constexpr Signature signature = {"getter", names, 1};
  PyObject *values[1];
  if (!signature.matchTuple(args, keywords, values))
    return nullptr;
  if (!PyCallable_Check(values[0])) {
    wrongType(values[0], "a callable object", signature[0]);
    return nullptr;
  }
  PyObject *object = PyType_GenericAlloc(cls, 0);
  if (!object)
    return nullptr;
  asGetter(object)->function = newRef(values[0]);
  if (PyCFunction_Check(values[0]) && PyCFunction_GetFlags(values[0]) == METH_FASTCALL) {
    asGetter(object)->inC =
        reinterpret_cast<FastFunction>(reinterpret_cast<void (*)()>(PyCFunction_GetFunction(values[0])));
    asGetter(object)->selfOfInC = PyCFunction_GetSelf(values[0]);
  }
  return object;
}
void dealloc(PyObject *self) {
  Py_CLEAR(asGetter(self)->function);
  freeInstance(self);
}

PyObject *get(PyObject *self, PyObject *object, PyObject *) {
  if (!object)
    return newRef(self);
  if (FastFunction inC = asGetter(self)->inC)
    return inC(asGetter(self)->selfOfInC, &object, 1);
  return callOne(asGetter(self)->function, object);
}
int set(PyObject *, PyObject *object, PyObject *) {
  Ref name(PyType_GetName(Py_TYPE(object)));
  if (name)
    PyErr_Format(PyExc_AttributeError, "the property of '%U' object has no setter", name.get());
  return -1;
}
PyObject *doc(PyObject *self, void *) { return PyObject_GetAttrString(asGetter(self)->function, "__doc__"); }
PyObject *function(PyObject *self, void *) { return newRef(asGetter(self)->function); }

PyGetSetDef properties[] = {{"__doc__", doc, nullptr, nullptr, nullptr},
                            {"fget", function, nullptr, "The function.", nullptr},
                            {nullptr, nullptr, nullptr, nullptr, nullptr}};

//===----------------------------------------------------------------------===//
// Values of attributes.
//===----------------------------------------------------------------------===//

/// Returns the number of an integer attribute of more than 64 bits, which is printed as "<number> : <type>".
PyObject *wideValue(MlirAttribute attr) {
  Text text;
  mlirAttributePrint(attr, Text::append, &text);
  text.text.resize(text.text.find(' '));
  return PyLong_FromString(text.text.c_str(), nullptr, 10);
}

/// The number of an integer attribute; that of a signless type is signed.
PyObject *integerValue(PyObject *, PyObject *const *args, Py_ssize_t count) {
  static constexpr const char *names[] = {"attr"};
  static constexpr Signature signature = {"integer_value", names, 1};
  PyObject *values[1];
  MlirAttribute attr;
  if (!signature.match(args, count, values) || !fromPython(values[0], attr, signature[0]))
    return nullptr;
  if (!mlirAttributeIsAInteger(attr)) {
    wrongType(values[0], "IntegerAttr", signature[0]);
    return nullptr;
  }
  MlirType type = mlirAttributeGetType(attr);
  if (mlirTypeIsAInteger(type)) {
    if (mlirIntegerTypeGetWidth(type) > 64)
      return wideValue(attr);
    if (mlirIntegerTypeIsUnsigned(type))
      return toPython(mlirIntegerAttrGetValueUInt(attr));
    if (mlirIntegerTypeIsSigned(type))
      return toPython(mlirIntegerAttrGetValueSInt(attr));
  }
  return toPython(mlirIntegerAttrGetValueInt(attr));
}

PyMethodDef functions[] = {
    {"integer_value", method(&integerValue), FAST,
     "integer_value(attr)\nThe number of an integer attribute; that of a signless type is signed."},
    {nullptr, nullptr, 0, nullptr}};
} // namespace

bool strata::python::addGetters(PyObject *module) {
  return addClass(module, "getter", sizeof(Getter),
                  {slot(Py_tp_new, &create),
                   slot(Py_tp_dealloc, &dealloc),
                   slot(Py_tp_descr_get, &get),
                   slot(Py_tp_descr_set, &set),
                   {Py_tp_getset, properties}}) &&
         PyModule_AddFunctions(module, functions) == 0;
}
