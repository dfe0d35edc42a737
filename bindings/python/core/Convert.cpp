//===- Convert.cpp - Python objects and handles of C ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Classes.h"
#include "bindings/python/core/Globals.h"
#include "bindings/python/core/Handles.h"
#include "bindings/python/core/Uniqued.h"

using namespace strata::python;

//===----------------------------------------------------------------------===//
// Arguments.
//===----------------------------------------------------------------------===//

bool strata::python::fromPython(PyObject *object, MlirContext &out, const Argument &where) {
  Context *context = resolveContext(object, where);
  if (!context)
    return false;
  waitUntilIdle(context);
  out = context->handle;
  return true;
}

bool strata::python::fromPython(PyObject *object, MlirLocation &out, const Argument &where) {
  PyObject *location = resolveLocation(object, where);
  if (!location)
    return false;
  out = {asUniqued(location)->pointer};
  return true;
}

namespace {
/// Reads a uniqued object of a class.
template <typename T>
bool uniquedFromPython(PyObject *object, PyTypeObject *cls, const char *expected, T &out,
                       const Argument &where) {
  if (!object || !isInstance(object, cls))
    return wrongType(object, expected, where);
  out = {asUniqued(object)->pointer};
  return true;
}
} // namespace

bool strata::python::fromPython(PyObject *object, MlirType &out, const Argument &where) {
  return uniquedFromPython(object, classes.type, "Type", out, where);
}
bool strata::python::fromPython(PyObject *object, MlirAttribute &out, const Argument &where) {
  if (object && isInstance(object, classes.attribute)) [[likely]] {
    out = {asUniqued(object)->pointer};
    return true;
  }
  if (!object || !isInstance(object, classes.location))
    return wrongType(object, "Attribute", where);
  out = mlirLocationGetAttribute({asUniqued(object)->pointer});
  return true;
}
bool strata::python::fromPython(PyObject *object, MlirAffineExpr &out, const Argument &where) {
  return uniquedFromPython(object, classes.affineExpr, "AffineExpr", out, where);
}
bool strata::python::fromPython(PyObject *object, MlirAffineMap &out, const Argument &where) {
  return uniquedFromPython(object, classes.affineMap, "AffineMap", out, where);
}
bool strata::python::fromPython(PyObject *object, MlirIntegerSet &out, const Argument &where) {
  return uniquedFromPython(object, classes.integerSet, "IntegerSet", out, where);
}
bool strata::python::fromPython(PyObject *object, MlirTypeID &out, const Argument &where) {
  return uniquedFromPython(object, classes.typeID, "TypeID", out, where);
}
bool strata::python::fromPython(PyObject *object, MlirNamedAttribute &out, const Argument &where) {
  if (!object || !isInstance(object, classes.namedAttribute))
    return wrongType(object, "NamedAttribute", where);
  out = reinterpret_cast<NamedAttributeObject *>(object)->attribute;
  return true;
}

bool strata::python::fromPython(PyObject *object, MlirOperation &out, const Argument &where) {
  Handle *handle = operationHandle(object, where);
  if (!handle)
    return false;
  out = handle->op;
  return true;
}

bool strata::python::fromPython(PyObject *object, MlirModule &out, const Argument &where) {
  Handle *handle = operationHandle(object, where);
  if (!handle)
    return false;
  out = mlirModuleFromOperation(handle->op);
  return out.ptr || wrongType(object, "Module", where);
}

bool strata::python::fromPython(PyObject *object, MlirValue &out, const Argument &where) {
  Owner *owner;
  return valueAndOwner(object, out, owner, where);
}

bool strata::python::fromPython(PyObject *object, MlirBlock &out, const Argument &where) {
  if (!object || !isInstance(object, classes.block))
    return wrongType(object, "Block", where);
  Handle *handle = asHandle(object);
  out = blockOf(handle);
  return check(handle);
}

bool strata::python::fromPython(PyObject *object, MlirRegion &out, const Argument &where) {
  if (!object || !isInstance(object, classes.region))
    return wrongType(object, "Region", where);
  Handle *handle = asHandle(object);
  out = regionOf(handle);
  return check(handle);
}

Context *strata::python::contextOfObject(PyObject *object) {
  if (isInstance(object, classes.attribute) || isInstance(object, classes.type) ||
      isInstance(object, classes.location) || isInstance(object, classes.namedAttribute) ||
      isInstance(object, classes.affineExpr) || isInstance(object, classes.affineMap) ||
      isInstance(object, classes.integerSet))
    return asUniqued(object)->context;
  if (isInstance(object, classes.value) || isInstance(object, classes.operationBase) ||
      isInstance(object, classes.block) || isInstance(object, classes.region) ||
      isInstance(object, classes.module))
    return asHandle(object)->context;
  return isInstance(object, classes.context) ? reinterpret_cast<Context *>(object) : nullptr;
}

bool SameContext::add(PyObject *object, const Argument &where) {
  if (!object || object == Py_None)
    return true;
  if (PyList_Check(object) || PyTuple_Check(object)) {
    bool isList = PyList_Check(object);
    for (Py_ssize_t i = 0; i < (isList ? PyList_Size(object) : PyTuple_Size(object)); ++i)
      if (!add(isList ? PyList_GetItem(object, i) : PyTuple_GetItem(object, i), where))
        return false;
    return true;
  }
  Context *other = contextOfObject(object);
  if (!other || other == context)
    return true;
  if (!context) {
    context = other;
    return true;
  }
  PyErr_Format(PyExc_ValueError, "%s(): argument '%s' belongs to another context", where.function,
               where.name);
  return false;
}

//===----------------------------------------------------------------------===//
// Results.
//===----------------------------------------------------------------------===//

namespace {
/// Returns the given context or looks it up; null after an exception.
Context *contextOr(Context *owner, MlirContext context) { return owner ? owner : contextOf(context); }

template <typename T>
PyObject *uniquedToPython(T handle, PyTypeObject *cls, Context *context) {
  return cls && context ? makeUniqued(cls, handle.ptr, context) : nullptr;
}
} // namespace

PyObject *strata::python::toPython(MlirType type, Context *owner) {
  if (!type.ptr)
    return none();
  Context *context = contextOr(owner, mlirTypeGetContext(type));
  if (!context)
    return nullptr;
  PyObject *caster = nullptr;
  PyTypeObject *cls = typeClass(type, context, caster);
  PyObject *object = uniquedToPython(type, cls, context);
  return caster ? applyCaster(caster, object) : object;
}

PyObject *strata::python::toPython(MlirAttribute attr, Context *owner) {
  if (!attr.ptr)
    return none();
  Context *context = contextOr(owner, mlirAttributeGetContext(attr));
  if (!context)
    return nullptr;
  PyObject *caster = nullptr;
  PyTypeObject *cls = attributeClass(attr, context, caster);
  PyObject *object = uniquedToPython(attr, cls, context);
  return caster ? applyCaster(caster, object) : object;
}

PyObject *strata::python::toPython(MlirLocation loc, Context *owner) {
  if (!loc.ptr)
    return none();
  return uniquedToPython(loc, locationClass(loc), contextOr(owner, mlirLocationGetContext(loc)));
}

PyObject *strata::python::toPython(MlirContext context) {
  return context.ptr ? Ref::borrow(asObject(contextOf(context))).release() : none();
}

PyObject *strata::python::toPython(MlirIdentifier name, Context *) {
  return name.ptr ? toPython(mlirIdentifierStr(name)) : none();
}

PyObject *strata::python::toPython(MlirTypeID id) {
  return id.ptr ? makeUniqued(classes.typeID, id.ptr, nullptr) : none();
}

PyObject *strata::python::toPython(MlirNamedAttribute attr, Context *owner) {
  auto *object = reinterpret_cast<NamedAttributeObject *>(uniquedToPython(
      attr.attribute, classes.namedAttribute, contextOr(owner, mlirAttributeGetContext(attr.attribute))));
  if (object)
    object->attribute = attr;
  return reinterpret_cast<PyObject *>(object);
}

PyObject *strata::python::toPython(MlirValue value, Context *owner) {
  if (!value.ptr)
    return none();
  Context *context = contextOr(owner, mlirValueGetContext(value));
  return context ? valueObject(value, context, nullptr) : nullptr;
}

PyObject *strata::python::toPython(MlirOperation op, Context *owner) {
  if (!op.ptr)
    return none();
  Context *context = contextOr(owner, mlirOperationGetContext(op));
  return context ? operationObject(op, context, findOwner(context, op)) : nullptr;
}

PyObject *strata::python::toPythonView(MlirOperation op, Context *owner) {
  if (!op.ptr)
    return none();
  Context *context = contextOr(owner, mlirOperationGetContext(op));
  return context ? viewObject(op, context, findOwner(context, op)) : nullptr;
}

PyObject *strata::python::toPythonOwned(MlirOperation op, Context *owner) {
  if (!op.ptr)
    return none();
  Context *context = contextOr(owner, mlirOperationGetContext(op));
  return context ? operationObject(op, context, createOwner(context, op)) : nullptr;
}

PyObject *strata::python::toPythonOwned(MlirModule module, Context *owner) {
  if (!module.ptr)
    return none();
  MlirOperation op = mlirModuleGetOperation(module);
  Context *context = contextOr(owner, mlirOperationGetContext(op));
  return context ? moduleObject(op, context, createOwner(context, op)) : nullptr;
}

PyObject *strata::python::toPython(MlirModule module, Context *owner) {
  if (!module.ptr)
    return none();
  MlirOperation op = mlirModuleGetOperation(module);
  Context *context = contextOr(owner, mlirOperationGetContext(op));
  return context ? moduleObject(op, context, findOwner(context, op)) : nullptr;
}

PyObject *strata::python::toPython(MlirBlock block, Context *owner) {
  if (!block.ptr)
    return none();
  MlirOperation parent = mlirBlockGetParentOperation(block);
  if (!parent.ptr) {
    PyErr_SetString(PyExc_RuntimeError, "the block is not nested in an operation");
    return nullptr;
  }
  Context *context = contextOr(owner, mlirOperationGetContext(parent));
  return context ? blockObject(block, parent, context, findOwner(context, parent)) : nullptr;
}

PyObject *strata::python::toPython(MlirRegion region, Context *owner) {
  if (!region.ptr)
    return none();
  MlirOperation parent = strataRegionGetParentOperation(region);
  if (!parent.ptr) {
    PyErr_SetString(PyExc_RuntimeError, "the region is not part of an operation");
    return nullptr;
  }
  Context *context = contextOr(owner, mlirOperationGetContext(parent));
  return context ? regionObject(region, parent, context, findOwner(context, parent)) : nullptr;
}

PyObject *strata::python::toPython(MlirAffineExpr expr, Context *owner) {
  if (!expr.ptr)
    return none();
  return uniquedToPython(expr, affineExprClass(expr), contextOr(owner, mlirAffineExprGetContext(expr)));
}
PyObject *strata::python::toPython(MlirAffineMap map, Context *owner) {
  if (!map.ptr)
    return none();
  return uniquedToPython(map, affineMapClass(), contextOr(owner, mlirAffineMapGetContext(map)));
}
PyObject *strata::python::toPython(MlirIntegerSet set, Context *owner) {
  if (!set.ptr)
    return none();
  return uniquedToPython(set, integerSetClass(), contextOr(owner, mlirIntegerSetGetContext(set)));
}

PyObject *strata::python::toPython(MlirStringRef text) {
  return PyUnicode_DecodeUTF8(text.data ? text.data : "", static_cast<Py_ssize_t>(text.length),
                              "surrogateescape");
}
PyObject *strata::python::toPythonBytes(MlirStringRef text) {
  return PyBytes_FromStringAndSize(text.data, static_cast<Py_ssize_t>(text.length));
}
