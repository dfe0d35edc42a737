//===- Handles.cpp - Checked handles of IR --------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Handles.h"
#include "bindings/python/core/Classes.h"
#include "bindings/python/core/Globals.h"

using namespace strata::python;

//===----------------------------------------------------------------------===//
// Validity.
//===----------------------------------------------------------------------===//

namespace {
bool hasBlock(MlirOperation op, MlirBlock block) {
  for (MlirRegion region = mlirOperationGetFirstRegion(op); region.ptr;
       region = mlirRegionGetNextInOperation(region))
    for (MlirBlock it = mlirRegionGetFirstBlock(region); it.ptr; it = mlirBlockGetNextInRegion(it))
      if (it.ptr == block.ptr)
        return true;
  return false;
}
bool hasArgument(MlirOperation op, MlirValue argument) {
  for (MlirRegion region = mlirOperationGetFirstRegion(op); region.ptr;
       region = mlirRegionGetNextInOperation(region))
    for (MlirBlock block = mlirRegionGetFirstBlock(region); block.ptr;
         block = mlirBlockGetNextInRegion(block))
      for (intptr_t i = 0, e = mlirBlockGetNumArguments(block); i != e; ++i)
        if (mlirBlockGetArgument(block, i).ptr == argument.ptr)
          return true;
  return false;
}
} // namespace

bool strata::python::recheck(Handle *handle) {
  waitUntilIdle(handle->context);
  if (!handle->op.ptr) {
    PyErr_SetString(PyExc_RuntimeError, "the operation has been invalidated: it was destroyed");
    return false;
  }
  if (handle->epoch == handle->context->epoch)
    return true;
  if (handle->kind == HandleKind::Block && !hasBlock(handle->op, blockOf(handle))) {
    PyErr_SetString(PyExc_RuntimeError,
                    "the block has been invalidated: it was destroyed or moved to another operation");
    return false;
  }
  if (handle->kind == HandleKind::Argument && !hasArgument(handle->op, valueOf(handle))) {
    PyErr_SetString(
        PyExc_RuntimeError,
        "the block argument has been invalidated: it was destroyed or moved to another operation");
    return false;
  }
  handle->epoch = handle->context->epoch;
  return true;
}

//===----------------------------------------------------------------------===//
// The table.
//===----------------------------------------------------------------------===//

namespace {
/// Inserts a handle in the chain of its operation: an Operation first, a Module next, then all others.
void attach(Handle *handle) {
  Context *context = handle->context;
  auto lock = context->lockTable();
  OperationEntry &entry = context->operations.insert(handle->op.ptr);
  if (!entry.first && !entry.root)
    strataOperationSetObserved(handle->op, true);
  Handle *previous = nullptr;
  for (Handle *next = entry.first; next && next->kind < handle->kind && next->kind <= HandleKind::Module;
       next = next->next)
    previous = next;
  handle->previous = previous;
  handle->next = previous ? previous->next : entry.first;
  if (handle->next)
    handle->next->previous = handle;
  (previous ? previous->next : entry.first) = handle;
}

void detach(Handle *handle) {
  Context *context = handle->context;
  auto lock = context->lockTable();
  if (!handle->op.ptr)
    return;
  if (handle->next)
    handle->next->previous = handle->previous;
  if (handle->previous) {
    handle->previous->next = handle->next;
    return;
  }
  OperationEntry *entry = context->operations.lookup(handle->op.ptr);
  entry->first = handle->next;
  if (!entry->first && !entry->root)
    context->operations.eraseEntry(*entry);
}

/// Returns the handle of an interned kind, or null.
Handle *findInterned(Context *context, MlirOperation op, HandleKind kind) {
  auto lock = context->lockTable();
  OperationEntry *entry = context->operations.lookup(op.ptr);
  Handle *handle = entry ? entry->first : nullptr;
  while (handle && handle->kind < kind)
    handle = handle->next;
  return handle && handle->kind == kind ? handle : nullptr;
}
} // namespace

void strata::python::initHandle(Handle *handle, HandleKind kind, MlirOperation op, Context *context,
                                Owner *owner, void *part) {
  handle->kind = kind;
  handle->epoch = context->epoch;
  handle->op = op;
  handle->context = context;
  Py_INCREF(asObject(context));
  handle->owner = retain(find(owner));
  handle->part = part;
  attach(handle);
}

Handle *strata::python::createHandle(PyTypeObject *cls, HandleKind kind, MlirOperation op, Context *context,
                                     Owner *owner, void *part) {
  Handle *handle = asHandle(PyType_GenericAlloc(cls, 0));
  if (handle)
    initHandle(handle, kind, op, context, owner, part);
  return handle;
}

void strata::python::destroyHandle(PyObject *object) {
  Handle *handle = asHandle(object);
  Context *context = handle->context;
  if (context) {
    detach(handle);
    if (handle->kind == HandleKind::Module)
      --context->moduleCount;
    release(handle->owner);
  }
  freeInstance(object);
  Py_XDECREF(asObject(context));
}

void strata::python::moveHandle(Handle *handle, MlirOperation op, Owner *owner) {
  detach(handle);
  handle->op = op;
  attach(handle);
  release(std::exchange(handle->owner, retain(find(owner))));
}

//===----------------------------------------------------------------------===//
// Objects.
//===----------------------------------------------------------------------===//

PyObject *strata::python::operationObject(MlirOperation op, Context *context, Owner *owner) {
  if (Handle *handle = findInterned(context, op, HandleKind::Operation))
    return newRef(asObject(handle));
  return asObject(createHandle(classes.operation, HandleKind::Operation, op, context, owner));
}

PyObject *strata::python::moduleObject(MlirOperation op, Context *context, Owner *owner) {
  if (Handle *handle = findInterned(context, op, HandleKind::Module))
    return newRef(asObject(handle));
  Handle *handle = createHandle(classes.module, HandleKind::Module, op, context, owner);
  if (handle)
    ++context->moduleCount;
  return asObject(handle);
}

PyObject *strata::python::viewObject(MlirOperation op, Context *context, Owner *owner) {
  PyTypeObject *cls = viewClass(mlirOperationGetName(op), context);
  return cls ? asObject(createHandle(cls, HandleKind::View, op, context, owner)) : nullptr;
}

PyObject *strata::python::blockObject(MlirBlock block, MlirOperation parent, Context *context, Owner *owner) {
  return asObject(createHandle(classes.block, HandleKind::Block, parent, context, owner, block.ptr));
}

PyObject *strata::python::regionObject(MlirRegion region, MlirOperation parent, Context *context,
                                       Owner *owner) {
  return asObject(createHandle(classes.region, HandleKind::Region, parent, context, owner, region.ptr));
}

PyObject *strata::python::resultObject(MlirValue value, MlirOperation op, Context *context, Owner *owner) {
  PyObject *object = asObject(
      createHandle(classes.opResult, HandleKind::Result, op, context, owner, const_cast<void *>(value.ptr)));
  return castValue(object, value);
}

PyObject *strata::python::onlyResult(MlirOperation op, Context *context, Owner *owner) {
  intptr_t count = mlirOperationGetNumResults(op);
  if (count == 1) [[likely]]
    return resultObject(mlirOperationGetResult(op, 0), op, context, owner);
  std::string text(view(mlirIdentifierStr(mlirOperationGetName(op))));
  PyErr_Format(PyExc_ValueError, "Cannot call .result on operation %s which has %zd results", text.c_str(),
               static_cast<Py_ssize_t>(count));
  return nullptr;
}

PyObject *strata::python::argumentObject(MlirValue value, MlirOperation parent, Context *context,
                                         Owner *owner) {
  PyObject *object = asObject(createHandle(classes.blockArgument, HandleKind::Argument, parent, context,
                                           owner, const_cast<void *>(value.ptr)));
  return castValue(object, value);
}

PyObject *strata::python::valueObject(MlirValue value, Context *context, Owner *owner) {
  bool isResult = mlirValueIsAOpResult(value);
  MlirOperation op =
      isResult ? mlirOpResultGetOwner(value) : mlirBlockGetParentOperation(mlirBlockArgumentGetOwner(value));
  if (!op.ptr) {
    PyErr_SetString(PyExc_RuntimeError, "the block of the argument is not nested in an operation");
    return nullptr;
  }
  // Only a tree that is marked has operands from other trees.
  if (!owner || owner->isLinked)
    owner = findOwner(context, op);
  return isResult ? resultObject(value, op, context, owner) : argumentObject(value, op, context, owner);
}

//===----------------------------------------------------------------------===//
// Arguments.
//===----------------------------------------------------------------------===//

Handle *strata::python::operationHandle(PyObject *object, const Argument &where) {
  if (isInstance(object, classes.operationBase) || isInstance(object, classes.module)) {
    Handle *handle = asHandle(object);
    if (!handle->context) {
      PyErr_SetString(PyExc_RuntimeError, "the operation was not created: __init__ of OpView was not called");
      return nullptr;
    }
    return check(handle) ? handle : nullptr;
  }
  wrongType(object, "Operation or OpView", where);
  return nullptr;
}

bool strata::python::valueAndOwner(PyObject *object, MlirValue &out, Owner *&owner, const Argument &where) {
  if (Py_TYPE(object) == classes.opResult || isInstance(object, classes.value)) {
    Handle *handle = asHandle(object);
    if (!check(handle))
      return false;
    out = valueOf(handle);
    owner = ownerOf(handle);
    return true;
  }
  if (!isInstance(object, classes.operationBase)) {
    // An object of Python code that wraps a value may define how to get it.
    wrongType(object, "Value", where);
    return false;
  }
  Handle *handle = operationHandle(object, where);
  if (!handle)
    return false;
  intptr_t count = mlirOperationGetNumResults(handle->op);
  if (count != 1) {
    MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(handle->op));
    PyErr_Format(PyExc_ValueError, "%s(): argument '%s': operation '%s' has %zd results, not one",
                 where.function, where.name, std::string(view(name)).c_str(), static_cast<Py_ssize_t>(count));
    return false;
  }
  out = mlirOperationGetResult(handle->op, 0);
  owner = ownerOf(handle);
  return true;
}
