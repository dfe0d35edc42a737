//===- AttributeMap.cpp - The attributes of an operation ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/AttributeMap.h"
#include "bindings/python/core/Classes.h"

#include <structmember.h>

using namespace strata::python;

namespace {
struct AttributeMap {
  PyObject base;
  Handle *operation; ///< A counted reference.
};
Handle *operationOf(PyObject *self) { return reinterpret_cast<AttributeMap *>(self)->operation; }

void dealloc(PyObject *self) {
  PyObject *operation = asObject(operationOf(self));
  freeInstance(self);
  Py_XDECREF(operation);
}

Py_ssize_t length(PyObject *self) {
  return check(operationOf(self)) ? mlirOperationGetNumAttributes(operationOf(self)->op) : -1;
}

/// Looks up a name; null without an exception if there is no such attribute.
PyObject *lookup(PyObject *self, PyObject *key, bool &isFound) {
  Handle *handle = operationOf(self);
  MlirStringRef name;
  isFound = false;
  if (!check(handle) || !fromPython(key, name, {"OpAttributeMap", "name"}))
    return nullptr;
  MlirAttribute attr = mlirOperationGetAttributeByName(handle->op, name);
  isFound = attr.ptr != nullptr;
  return isFound ? toPython(attr, handle->context) : nullptr;
}

PyObject *subscript(PyObject *self, PyObject *key) {
  Handle *handle = operationOf(self);
  if (!PyUnicode_Check(key) && PyIndex_Check(key)) {
    Py_ssize_t index = PyNumber_AsSsize_t(key, PyExc_IndexError), size = length(self);
    if (size < 0 || (index == -1 && PyErr_Occurred()))
      return nullptr;
    if (index < 0)
      index += size;
    if (index < 0 || index >= size) {
      PyErr_SetString(PyExc_IndexError, "attempt to access out-of-bounds attribute");
      return nullptr;
    }
    return toPython(mlirOperationGetAttribute(handle->op, index), handle->context);
  }
  bool isFound;
  PyObject *attr = lookup(self, key, isFound);
  if (!attr && !isFound && !PyErr_Occurred())
    PyErr_SetObject(PyExc_KeyError, key);
  return attr;
}

int assign(PyObject *self, PyObject *key, PyObject *value) {
  Handle *handle = operationOf(self);
  MlirStringRef name;
  MlirAttribute attr;
  Argument where = {"OpAttributeMap", "name"}, whereValue = {"OpAttributeMap.__setitem__", "attr"};
  if (!check(handle) || !fromPython(key, name, where))
    return -1;
  if (!value) {
    if (mlirOperationRemoveAttributeByName(handle->op, name))
      return 0;
    PyErr_SetObject(PyExc_KeyError, key);
    return -1;
  }
  if (!attributeName(key, name, {"OpAttributeMap.__setitem__", "name"}) ||
      !fromPython(value, attr, whereValue) || !SameContext(handle->context).add(value, whereValue))
    return -1;
  mlirOperationSetAttributeByName(handle->op, name, attr);
  return 0;
}

int contains(PyObject *self, PyObject *key) {
  Handle *handle = operationOf(self);
  MlirStringRef name;
  if (!check(handle) || !fromPython(key, name, {"OpAttributeMap.__contains__", "name"}))
    return -1;
  return mlirOperationGetAttributeByName(handle->op, name).ptr != nullptr;
}

PyObject *get(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"key", "default"};
  static constexpr Signature signature = {"OpAttributeMap.get", names, 2, 1};
  PyObject *values[2];
  bool isFound;
  if (!signature.match(args, count, values, keywords))
    return nullptr;
  PyObject *attr = lookup(self, values[0], isFound);
  if (attr || isFound || PyErr_Occurred())
    return attr;
  return values[1] ? newRef(values[1]) : none();
}

/// Returns a list of what a function makes of each attribute.
template <typename F>
PyObject *collect(PyObject *self, F make) {
  Py_ssize_t count = length(self);
  Ref list(count < 0 ? nullptr : PyList_New(0));
  for (Py_ssize_t i = 0; list && i != count; ++i) {
    // A caster is called by the conversion and may change the operation.
    if (!check(operationOf(self)))
      return nullptr;
    if (i >= mlirOperationGetNumAttributes(operationOf(self)->op))
      break;
    Ref item(make(mlirOperationGetAttribute(operationOf(self)->op, i), operationOf(self)->context));
    if (!item || PyList_Append(list.get(), item.get()) < 0)
      return nullptr;
  }
  return list.release();
}
PyObject *keys(PyObject *self, PyObject *) {
  return collect(self, [](MlirNamedAttribute attr, Context *) { return toPython(attr.name); });
}
PyObject *values(PyObject *self, PyObject *) {
  return collect(self,
                 [](MlirNamedAttribute attr, Context *context) { return toPython(attr.attribute, context); });
}
PyObject *items(PyObject *self, PyObject *) {
  return collect(self, [](MlirNamedAttribute attr, Context *context) {
    Ref name(toPython(attr.name)), value(toPython(attr.attribute, context));
    return name && value ? PyTuple_Pack(2, name.get(), value.get()) : nullptr;
  });
}
PyObject *iterate(PyObject *self) {
  Ref names(keys(self, nullptr));
  return names ? PyObject_GetIter(names.get()) : nullptr;
}
PyObject *repr(PyObject *self) {
  Ref list(items(self, nullptr)), dict(list ? PyDict_New() : nullptr);
  if (!dict || PyDict_MergeFromSeq2(dict.get(), list.get(), 1) < 0)
    return nullptr;
  return PyUnicode_FromFormat("OpAttributeMap(%R)", dict.get());
}

//===----------------------------------------------------------------------===//
// OpAdaptor: operands and attributes that need not be those of an operation.
//===----------------------------------------------------------------------===//

struct OpAdaptor {
  PyObject base;
  PyObject *operands, *attributes;
};
PyObject *createAdaptor(PyTypeObject *cls, PyObject *args, PyObject *keywords) {
  static constexpr const char *names[] = {"operands", "attributes"};
  static constexpr Signature signature = {"OpAdaptor", names, 2, 1};
  PyObject *values[2];
  if (!signature.matchTuple(args, keywords, values))
    return nullptr;
  // An operation stands for its own operands and attributes.
  bool isOperation = isInstance(values[0], classes.operationBase);
  if (!isOperation && !values[1]) {
    wrongType(values[0], "Operation or OpView", signature[0]);
    return nullptr;
  }
  Ref operands(isOperation ? PyObject_GetAttrString(values[0], "operands") : PySequence_List(values[0]));
  Ref attributes(isOperation ? PyObject_GetAttrString(values[0], "attributes") : newRef(values[1]));
  PyObject *object = operands && attributes ? PyType_GenericAlloc(cls, 0) : nullptr;
  if (object) {
    reinterpret_cast<OpAdaptor *>(object)->operands = operands.release();
    reinterpret_cast<OpAdaptor *>(object)->attributes = attributes.release();
  }
  return object;
}
void deallocAdaptor(PyObject *self) {
  Py_CLEAR(reinterpret_cast<OpAdaptor *>(self)->operands);
  Py_CLEAR(reinterpret_cast<OpAdaptor *>(self)->attributes);
  freeInstance(self);
}
PyMemberDef adaptorMembers[] = {
    {"operands", T_OBJECT_EX, offsetof(OpAdaptor, operands), READONLY, "The operands."},
    {"attributes", T_OBJECT_EX, offsetof(OpAdaptor, attributes), READONLY, "The OpAttributeMap or dict."},
    {nullptr, 0, 0, 0, nullptr}};

PyMethodDef methods[] = {
    {"get", method(&get), FAST_KEYWORDS, "get(key, default=None)\nReturns an attribute, or the default."},
    {"keys", method(&keys), NO_ARGUMENTS, "Returns a list of the names."},
    {"values", method(&values), NO_ARGUMENTS, "Returns a list of the attributes."},
    {"items", method(&items), NO_ARGUMENTS, "Returns a list of pairs of names and attributes."},
    {nullptr, nullptr, 0, nullptr}};
} // namespace

PyObject *strata::python::makeAttributeMap(Handle *operation) {
  PyObject *object = PyType_GenericAlloc(classes.attributeMap, 0);
  if (object)
    reinterpret_cast<AttributeMap *>(object)->operation = asHandle(newRef(asObject(operation)));
  return object;
}

bool strata::python::addAttributeMapClass(PyObject *module) {
  classes.attributeMap = addClass(module, "OpAttributeMap", sizeof(AttributeMap),
                                  {slot(Py_tp_new, &cannotCreate),
                                   slot(Py_tp_dealloc, &dealloc),
                                   slot(Py_tp_repr, &repr),
                                   slot(Py_tp_iter, &iterate),
                                   slot(Py_mp_length, &length),
                                   slot(Py_mp_subscript, &subscript),
                                   slot(Py_mp_ass_subscript, &assign),
                                   slot(Py_sq_contains, &contains),
                                   {Py_tp_methods, methods}});
  return classes.attributeMap && addClass(module, "OpAdaptor", sizeof(OpAdaptor),
                                          {slot(Py_tp_new, &createAdaptor),
                                           slot(Py_tp_dealloc, &deallocAdaptor),
                                           {Py_tp_members, adaptorMembers}});
}
