//===- GeneratedOps.cpp - What generated constructors call ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions of `_strata.ods` that the generated constructors and functions of operations call.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Accessors.h"
#include "bindings/python/core/Classes.h"
#include "bindings/python/core/Lists.h"
#include "bindings/python/core/OpBuilding.h"
#include "bindings/python/core/OpClass.h"

using namespace strata::python;

namespace {
//===----------------------------------------------------------------------===//
// Creation.
//===----------------------------------------------------------------------===//

/// Creates the operation of a generated class. \p args are the arguments of build() or create().
NewOperation buildDeclared(const char *function, PyTypeObject *cls, PyObject *const *args) {
  NewOperation failed = {{nullptr}, nullptr, nullptr};
  if (!PyTuple_Check(args[2])) {
    wrongType(args[2], "tuple", {function, "attributes"});
    return failed;
  }
  OpClass *opClass = opClassOf(cls);
  if (!opClass)
    return failed;
  // Errors name the constructor of the base class.
  return createOperation({"OpView.__init__", nullptr, args[3], args[1], args[2], args[4], args[5], args[6],
                          args[7], /*inferTypes=*/true, &opClass->shape, opClass});
}
bool checkCount(const char *function, Py_ssize_t count) {
  if (count == 8)
    return true;
  PyErr_Format(PyExc_TypeError, "%s() takes 8 arguments, but %zd are given", function, count);
  return false;
}

PyObject *build(PyObject *, PyObject *const *args, Py_ssize_t count) {
  if (!checkCount("build", count))
    return nullptr;
  if (!isInstance(args[0], classes.opView)) {
    wrongType(args[0], "OpView", {"build", "self"});
    return nullptr;
  }
  NewOperation made = buildDeclared("build", Py_TYPE(args[0]), args);
  return made.op.ptr && setOperation(args[0], made) ? none() : nullptr;
}

PyObject *create(PyObject *, PyObject *const *args, Py_ssize_t count) {
  if (!checkCount("create", count))
    return nullptr;
  auto *cls = reinterpret_cast<PyTypeObject *>(args[0]);
  if (!PyType_Check(args[0]) || !PyType_IsSubtype(cls, classes.opView)) {
    wrongType(args[0], "a subclass of OpView", {"create", "cls"});
    return nullptr;
  }
  NewOperation made = buildDeclared("create", cls, args);
  if (!made.op.ptr)
    return nullptr;
  // An operation in no block that gets no object is destroyed with its owner.
  Owner *owner = retain(made.owner);
  PyObject *object = onlyResult(made.op, made.context, owner);
  release(owner);
  return object;
}

//===----------------------------------------------------------------------===//
// Arguments and results.
//===----------------------------------------------------------------------===//

/// Returns the value that an element of a list of operands stands for.
PyObject *valueOfElement(PyObject *element) {
  if (isInstance(element, classes.value))
    return newRef(element);
  if (isInstance(element, classes.operationBase)) {
    Handle *handle = operationHandle(element, {"values", "element"});
    return handle ? onlyResult(handle->op, handle->context, ownerOf(handle)) : nullptr;
  }
  if (isInstance(element, resultList.cls))
    return PySequence_GetItem(element, 0);
  Ref name(PyType_GetName(Py_TYPE(element)));
  if (name)
    PyErr_Format(PyExc_TypeError, "expected a value or an operation, not %U", name.get());
  return nullptr;
}

PyObject *values(PyObject *, PyObject *arg) {
  if (isInstance(arg, classes.operationBase)) {
    Ref results(PyObject_GetAttrString(arg, "results"));
    return results ? PySequence_List(results.get()) : nullptr;
  }
  Elements elements;
  if (isInstance(arg, classes.value)) {
    PyErr_SetString(PyExc_TypeError, "expected a list of values, not a Value");
    return nullptr;
  }
  if (!elements.read(arg, {"values", "arg"}))
    return nullptr;
  Ref list(PyList_New(0));
  for (Py_ssize_t i = 0; list && i != elements.size(); ++i) {
    Ref element = Ref::borrow(elements[i]), value(element ? valueOfElement(element.get()) : nullptr);
    if (!value || PyList_Append(list.get(), value.get()) < 0)
      return nullptr;
  }
  return list.release();
}

PyObject *optional(PyObject *, PyObject *value) {
  return value == Py_None ? PyTuple_New(0) : PyTuple_Pack(1, value);
}

PyObject *results(PyObject *, PyObject *op) {
  Handle *handle = operationHandle(op, {"results", "op"});
  if (!handle)
    return nullptr;
  switch (mlirOperationGetNumResults(handle->op)) {
  case 0:
    return newRef(op);
  case 1:
    return onlyResult(handle->op, handle->context, ownerOf(handle));
  default:
    return makeList(resultList, handle);
  }
}

PyMethodDef functions[] = {
    {"build", method(&build), FAST,
     "build(self, operands, attributes, results, successors, regions, loc, ip)\n"
     "Creates the operation of a new object of a generated class."},
    {"create", method(&create), FAST,
     "create(cls, operands, attributes, results, successors, regions, loc, ip)\n"
     "Creates an operation and returns its result."},
    {"values", values, METH_O,
     "values(arg)\nThe results of an operation, or the values of a list of values and operations with one "
     "result."},
    {"optional", optional, METH_O, "optional(value)\nA tuple with the value; an empty one for None."},
    {"results", results, METH_O,
     "results(op)\nThe result of an operation, its results if there are several, or itself if it has none."},
    {nullptr, nullptr, 0, nullptr}};
} // namespace

bool strata::python::addGeneratedOpFunctions(PyObject *ods) {
  return PyModule_AddFunctions(ods, functions) == 0;
}
