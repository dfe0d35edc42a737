//===- Insertion.cpp - Where operations are inserted ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Insertion.h"
#include "bindings/python/core/Classes.h"

using namespace strata::python;

namespace {
struct InsertionPoint {
  PyObject base;
  Handle *block;     ///< A counted reference.
  Handle *operation; ///< A counted reference to the Operation before which is inserted; null at the end of
                     ///< the block.
};
InsertionPoint *asPoint(PyObject *object) { return reinterpret_cast<InsertionPoint *>(object); }

/// Creates a point; takes over the references.
PyObject *makePoint(PyTypeObject *cls, PyObject *block, PyObject *operation) {
  Ref ownedBlock(block), ownedOperation(operation);
  PyObject *object = block ? PyType_GenericAlloc(cls, 0) : nullptr;
  if (object) {
    asPoint(object)->block = asHandle(ownedBlock.release());
    asPoint(object)->operation = asHandle(ownedOperation.release());
  }
  return object;
}

PyObject *operationOf(Handle *handle, MlirOperation op) {
  return operationObject(op, handle->context, ownerOf(handle));
}

/// A point before an operation, or after it, which must be in a block.
PyObject *makeBeside(PyTypeObject *cls, Handle *operation, bool isAfter) {
  MlirBlock block = mlirOperationGetBlock(operation->op);
  if (!block.ptr) {
    PyErr_SetString(PyExc_ValueError, "the operation is in no block");
    return nullptr;
  }
  MlirOperation before = isAfter ? mlirOperationGetNextInBlock(operation->op) : operation->op;
  MlirOperation parent = mlirBlockGetParentOperation(block);
  if (!parent.ptr) {
    PyErr_SetString(PyExc_ValueError, "the block of the operation is nested in no operation");
    return nullptr;
  }
  PyObject *blockRef = blockObject(block, parent, operation->context, ownerOf(operation));
  return makePoint(cls, blockRef, before.ptr && blockRef ? operationOf(operation, before) : nullptr);
}

Handle *blockArgument(PyObject *object, const Argument &where) {
  MlirBlock block;
  return fromPython(object, block, where) ? asHandle(object) : nullptr;
}

PyObject *create(PyTypeObject *cls, PyObject *args, PyObject *keywords) {
  static constexpr const char *blockNames[] = {"block"}, *operationNames[] = {"beforeOperation"};
  static constexpr Signature blockSignature = {"InsertionPoint", blockNames, 1},
                             operationSignature = {"InsertionPoint", operationNames, 1};
  PyObject *values[1];
  bool isOperation = keywords && PyDict_GetItemString(keywords, "beforeOperation");
  const Signature &signature = isOperation ? operationSignature : blockSignature;
  if (!signature.matchTuple(args, keywords, values))
    return nullptr;
  if (isInstance(values[0], classes.block))
    return blockArgument(values[0], signature[0]) ? makePoint(cls, newRef(values[0]), nullptr) : nullptr;
  if (!isInstance(values[0], classes.operationBase)) {
    wrongType(values[0], "Block or Operation", signature[0]);
    return nullptr;
  }
  Handle *operation = operationHandle(values[0], signature[0]);
  return operation ? makeBeside(cls, operation, false) : nullptr;
}

PyObject *atBlockBegin(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"block"};
  static constexpr Signature signature = {"InsertionPoint.at_block_begin", names, 1};
  PyObject *values[1];
  if (!signature.match(args, count, values, keywords))
    return nullptr;
  Handle *block = blockArgument(values[0], signature[0]);
  if (!block)
    return nullptr;
  MlirOperation first = mlirBlockGetFirstOperation(blockOf(block));
  return makePoint(classes.insertionPoint, newRef(values[0]),
                   first.ptr ? operationOf(block, first) : nullptr);
}
PyObject *atBlockTerminator(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"block"};
  static constexpr Signature signature = {"InsertionPoint.at_block_terminator", names, 1};
  PyObject *values[1];
  if (!signature.match(args, count, values, keywords))
    return nullptr;
  Handle *block = blockArgument(values[0], signature[0]);
  if (!block)
    return nullptr;
  MlirOperation terminator = mlirBlockGetTerminator(blockOf(block));
  if (!terminator.ptr) {
    PyErr_SetString(PyExc_ValueError, "Block has no terminator");
    return nullptr;
  }
  return makePoint(classes.insertionPoint, newRef(values[0]), operationOf(block, terminator));
}
PyObject *after(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"operation"};
  static constexpr Signature signature = {"InsertionPoint.after", names, 1};
  PyObject *values[1];
  if (!signature.match(args, count, values, keywords))
    return nullptr;
  Handle *operation = operationHandle(values[0], signature[0]);
  return operation ? makeBeside(classes.insertionPoint, operation, true) : nullptr;
}

PyObject *insert(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"operation"};
  static constexpr Signature signature = {"InsertionPoint.insert", names, 1};
  PyObject *values[1];
  if (!signature.match(args, count, values, keywords))
    return nullptr;
  Handle *operation = operationHandle(values[0], signature[0]);
  if (!operation || !SameContext(asPoint(self)->block->context).add(values[0], signature[0]))
    return nullptr;
  if (mlirOperationGetBlock(operation->op).ptr) {
    PyErr_SetString(PyExc_ValueError, "Attempt to insert operation that is already attached");
    return nullptr;
  }
  Owner *tree;
  return insertAt(self, operation->op, ownerOf(operation), tree) ? none() : nullptr;
}

PyObject *enter(PyObject *self, PyObject *) {
  pushFrame(Frame::InsertionFrame, asObject(asPoint(self)->block->context), nullptr, self);
  return newRef(self);
}
PyObject *leave(PyObject *self, PyObject *const *, Py_ssize_t) {
  return popFrame(Frame::InsertionFrame, self) ? none() : nullptr;
}
PyObject *current(PyTypeObject *) {
  const Frame *frame = currentFrame();
  if (frame && frame->insertionPoint)
    return newRef(frame->insertionPoint);
  PyErr_SetString(PyExc_ValueError,
                  "No current InsertionPoint: the thread is in no 'with InsertionPoint(...):'");
  return nullptr;
}
PyObject *block(PyObject *self, void *) { return newRef(asObject(asPoint(self)->block)); }
PyObject *refOperation(PyObject *self, void *) {
  return asPoint(self)->operation ? newRef(asObject(asPoint(self)->operation)) : none();
}
PyObject *context(PyObject *self, void *) { return newRef(asObject(asPoint(self)->block->context)); }
void dealloc(PyObject *self) {
  PyObject *block = asObject(asPoint(self)->block), *operation = asObject(asPoint(self)->operation);
  freeInstance(self);
  Py_XDECREF(operation);
  Py_XDECREF(block);
}

PyMethodDef methods[] = {
    {"__enter__", method(&enter), NO_ARGUMENTS, nullptr},
    {"__exit__", method(&leave), FAST, nullptr},
    {"at_block_begin", method(&atBlockBegin), STATIC,
     "Returns the point before the first operation of a block."},
    {"at_block_terminator", method(&atBlockTerminator), STATIC,
     "Returns the point before the terminator of a block; raises ValueError if it has none."},
    {"after", method(&after), STATIC, "Returns the point after an operation."},
    {"insert", method(&insert), FAST_KEYWORDS, "Inserts a detached operation."},
    {nullptr, nullptr, 0, nullptr}};
PyGetSetDef properties[] = {{"block", block, nullptr, "The Block.", nullptr},
                            {"ref_operation", refOperation, nullptr,
                             "The Operation before which is inserted; None at the end of the block.",
                             nullptr},
                            {"context", context, nullptr, "The Context.", nullptr},
                            {nullptr, nullptr, nullptr, nullptr, nullptr}};
} // namespace

bool strata::python::resolveInsertionPoint(PyObject *object, Context *context, PyObject *&out,
                                           const Argument &where) {
  out = nullptr;
  if (object == Py_False)
    return true;
  if (object && object != Py_None) {
    if (!isInstance(object, classes.insertionPoint))
      return wrongType(object, "InsertionPoint", where);
    if (asPoint(object)->block->context != context) {
      PyErr_Format(PyExc_ValueError, "%s(): argument '%s' belongs to another context", where.function,
                   where.name);
      return false;
    }
    out = object;
    return true;
  }
  const Frame *frame = currentFrame();
  if (frame && frame->insertionPoint && asPoint(frame->insertionPoint)->block->context == context)
    out = frame->insertionPoint;
  return true;
}

bool strata::python::checkInsertionPoint(PyObject *insertionPoint) {
  InsertionPoint *point = asPoint(insertionPoint);
  if (point->operation) {
    if (!check(point->operation))
      return false;
    if (mlirOperationGetBlock(point->operation->op).ptr)
      return true;
    PyErr_SetString(PyExc_ValueError, "the operation of the InsertionPoint is in no block");
    return false;
  }
  if (!check(point->block))
    return false;
  if (!mlirBlockGetTerminator(blockOf(point->block)).ptr)
    return true;
  PyErr_SetString(PyExc_IndexError,
                  "Cannot insert operation at the end of a block that already has a terminator: use "
                  "InsertionPoint.at_block_terminator(block) instead of InsertionPoint(block)");
  return false;
}

bool strata::python::insertAt(PyObject *insertionPoint, MlirOperation op, Owner *old, Owner *&tree) {
  if (!checkInsertionPoint(insertionPoint))
    return false;
  InsertionPoint *point = asPoint(insertionPoint);
  MlirBlock target = point->operation ? mlirOperationGetBlock(point->operation->op) : blockOf(point->block);
  Handle *reference = point->operation ? point->operation : point->block;
  MlirOperation parent = point->operation ? mlirOperationGetParentOperation(reference->op) : reference->op;
  // A new operation without regions cannot contain its target.
  if (old && isNestedIn(parent, op)) {
    PyErr_SetString(PyExc_ValueError, "an operation cannot be inserted in itself");
    return false;
  }
  mlirBlockInsertOwnedOperationBefore(target,
                                      point->operation ? point->operation->op : MlirOperation{nullptr}, op);
  tree = ownerOf(reference);
  if (old)
    noteInserted(reference->context, op, old, tree);
  return true;
}

bool strata::python::addInsertionPointClass(PyObject *module) {
  classes.insertionPoint = addClass(module, "InsertionPoint", sizeof(InsertionPoint),
                                    {slot(Py_tp_new, &create),
                                     slot(Py_tp_dealloc, &dealloc),
                                     {Py_tp_methods, methods},
                                     {Py_tp_getset, properties}});
  return classes.insertionPoint && addStaticProperty(classes.insertionPoint, "current", current);
}
