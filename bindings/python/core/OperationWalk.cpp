//===- OperationWalk.cpp - Walks over operations --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/OperationWalk.h"
#include "bindings/python/core/Classes.h"
#include "bindings/python/core/Globals.h"
#include "bindings/python/core/Handles.h"

using namespace strata::python;

namespace {
/// A walk that calls a Python function. The function may change the IR, so the walk does not keep pointers
/// into it: the next operation has a handle, which becomes invalid if the operation is destroyed.
class Walker {
public:
  Walker(Handle *root, PyObject *callback, PyTypeObject *opClass, bool isPreOrder)
      : context(root->context), callback(callback), opClass(opClass), isPreOrder(isPreOrder) {}

  /// Returns the result of the walk of an operation; Failed after an exception.
  enum Result { Advance, Interrupt, Skip, Failed };
  Result visit(MlirOperation op, Owner *owner);

private:
  PyObject *makeView(MlirOperation op, Owner *owner, bool &isReusable);
  Result call(MlirOperation op, Owner *owner);
  Result visitNested(Handle *op);
  Result visitBlock(Handle *block);

  Context *context;
  PyObject *callback;
  PyTypeObject *opClass;
  bool isPreOrder;
  /// Objects of previous calls for operations of the tree, which have no other references, by the addresses
  /// of their classes.
  static constexpr size_t spareCount = 16;
  Ref spares[spareCount];
  Ref &spareOf(PyTypeObject *cls) { return spares[(reinterpret_cast<uintptr_t>(cls) >> 6) % spareCount]; }
};

/// WalkResult.ADVANCE; found at the first walk.
PyObject *advance = nullptr;

/// Returns an object for an operation. Reuses one of a previous call if the callback did not keep it.
PyObject *Walker::makeView(MlirOperation op, Owner *owner, bool &isReusable) {
  PyTypeObject *cls = viewClass(mlirOperationGetName(op), context, &isReusable);
  if (!cls)
    return nullptr;
  Ref &spare = spareOf(cls);
  if (!isReusable || !spare || Py_TYPE(spare.get()) != cls)
    return asObject(createHandle(cls, HandleKind::View, op, context, owner));
  moveHandle(asHandle(spare.get()), op, owner);
  asHandle(spare.get())->epoch = context->epoch;
  return spare.release();
}

Walker::Result Walker::call(MlirOperation op, Owner *owner) {
  bool isReusable;
  Ref object(makeView(op, owner, isReusable));
  if (!object)
    return Failed;
  if (opClass && !isInstance(object.get(), opClass))
    return Advance;
  Ref result(callOne(callback, object.get()));
  // An object of an operation that was moved to another tree would keep that tree.
  if (isReusable && Py_REFCNT(object.get()) == 1 && ownerOf(asHandle(object.get())) == find(owner))
    spareOf(Py_TYPE(object.get())) = std::move(object);
  if (!result)
    return Failed;
  if (result.get() == advance) [[likely]]
    return Advance;
  // None continues; MLIR requires a WalkResult.
  if (result.get() == Py_None)
    return Advance;
  if (!PyLong_Check(result.get())) {
    wrongType(result.get(), "a WalkResult", {"walk", "result of the callback"});
    return Failed;
  }
  long value = PyLong_AsLong(result.get());
  return value == MlirWalkResultAdvance ? Advance : value == MlirWalkResultInterrupt ? Interrupt : Skip;
}

/// Watches the next operation of a walk.
class WatchScope {
public:
  explicit WatchScope(Context *context) : context(context) { attachWatch(context, watch); }
  ~WatchScope() { detachWatch(context, watch); }
  WatchScope(const WatchScope &) = delete;
  WatchScope &operator=(const WatchScope &) = delete;
  Watch watch = {};

private:
  Context *context;
};

Walker::Result Walker::visitBlock(Handle *block) {
  WatchScope next(context);
  MlirOperation op = mlirBlockGetFirstOperation(blockOf(block));
  while (op.ptr) {
    MlirOperation following = mlirOperationGetNextInBlock(op);
    setWatched(next.watch, following);
    // The callback may move the operation, or the block, to another tree.
    Owner *owner = retain(ownerOf(block));
    Result result = visit(op, owner);
    release(owner);
    if (result == Interrupt || result == Failed)
      return result;
    waitUntilIdle(context);
    if (following.ptr && !next.watch.op.ptr) {
      PyErr_SetString(PyExc_RuntimeError, "the callback of the walk destroyed the next operation");
      return Failed;
    }
    op = following;
  }
  return PyErr_Occurred() ? Failed : Advance;
}

Walker::Result Walker::visitNested(Handle *op) {
  for (intptr_t i = 0; op->op.ptr && i < mlirOperationGetNumRegions(op->op); ++i) {
    MlirBlock first = mlirRegionGetFirstBlock(mlirOperationGetRegion(op->op, i));
    if (!first.ptr)
      continue;
    Ref block(blockObject(first, op->op, context, ownerOf(op)));
    while (block) {
      if (!check(asHandle(block.get())))
        return Failed;
      Result result = visitBlock(asHandle(block.get()));
      if (result == Interrupt || result == Failed)
        return result;
      // The function may have destroyed the operation that contains the block.
      if (!asHandle(block.get())->op.ptr)
        return Advance;
      if (!check(asHandle(block.get())))
        return Failed;
      MlirBlock following = mlirBlockGetNextInRegion(blockOf(asHandle(block.get())));
      block = Ref(following.ptr ? blockObject(following, op->op, context, ownerOf(op)) : nullptr);
    }
  }
  return PyErr_Occurred() ? Failed : Advance;
}

Walker::Result Walker::visit(MlirOperation op, Owner *owner) {
  if (mlirOperationGetNumRegions(op) == 0)
    return call(op, owner);
  if (Py_EnterRecursiveCall(" in a walk over operations"))
    return Failed;
  Result result = Advance;
  Ref keepAlive(operationObject(op, context, owner));
  if (!keepAlive)
    result = Failed;
  if (result == Advance && isPreOrder)
    result = call(op, owner);
  Handle *handle = asHandle(keepAlive.get());
  if (result == Advance && handle->op.ptr)
    result = visitNested(handle);
  if (result == Advance && !isPreOrder && handle->op.ptr)
    result = call(op, ownerOf(handle));
  Py_LeaveRecursiveCall();
  return result == Skip ? Advance : result;
}
} // namespace

PyObject *strata::python::operationWalk(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                        PyObject *keywords) {
  static constexpr const char *names[] = {"callback", "walk_order", "op_class"};
  static constexpr Signature signature = {"walk", names, 3, 1};
  PyObject *values[3];
  int order = MlirWalkPostOrder;
  if (!signature.match(args, count, values, keywords) || !operationHandle(self, {"walk", "self"}) ||
      (values[1] && !fromPython(values[1], order, signature[1])))
    return nullptr;
  if (!PyCallable_Check(values[0])) {
    wrongType(values[0], "a callable object", signature[0]);
    return nullptr;
  }
  PyTypeObject *opClass = nullptr;
  if (values[2] && values[2] != Py_None) {
    opClass = reinterpret_cast<PyTypeObject *>(values[2]);
    if (!PyType_Check(values[2])) {
      wrongType(values[2], "a subclass of OpView", signature[2]);
      return nullptr;
    }
  }
  if (!advance && !(advance = PyObject_GetAttrString(classes.walkResult, "ADVANCE")))
    return nullptr;
  Handle *handle = asHandle(self);
  Walker walker(handle, values[0], opClass, order == MlirWalkPreOrder);
  Owner *owner = retain(ownerOf(handle));
  Walker::Result result = walker.visit(handle->op, owner);
  release(owner);
  return result == Walker::Failed ? nullptr : none();
}

namespace {
/// Creates an IntEnum with the values 0, 1, ….
PyObject *makeEnum(PyObject *module, const char *name, std::initializer_list<const char *> members) {
  Ref enums(PyImport_ImportModule("enum")), values(PyDict_New());
  int next = 0;
  for (const char *member : members) {
    Ref number(PyLong_FromLong(next++));
    if (!values || !number || PyDict_SetItemString(values.get(), member, number.get()) < 0)
      return nullptr;
  }
  Ref cls(enums ? PyObject_CallMethod(enums.get(), "IntEnum", "sO", name, values.get()) : nullptr);
  Ref text(PyUnicode_FromString("strata.ir"));
  if (!cls || !text || PyObject_SetAttrString(cls.get(), "__module__", text.get()) < 0 ||
      PyModule_AddObjectRef(module, name, cls.get()) < 0)
    return nullptr;
  return cls.release();
}
} // namespace

bool strata::python::addEnums(PyObject *module) {
  classes.walkOrder = makeEnum(module, "WalkOrder", {"PRE_ORDER", "POST_ORDER"});
  classes.walkResult = makeEnum(module, "WalkResult", {"ADVANCE", "INTERRUPT", "SKIP"});
  classes.severity = makeEnum(module, "DiagnosticSeverity", {"ERROR", "WARNING", "NOTE", "REMARK"});
  return classes.walkOrder && classes.walkResult && classes.severity;
}
