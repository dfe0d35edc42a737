//===- Modules.cpp - The class Module -------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Classes.h"
#include "bindings/python/core/Handles.h"
#include "bindings/python/core/LocationTraceback.h"
#include "bindings/python/core/OperationPrint.h"
#include "bindings/python/core/Uniqued.h"

using namespace strata::python;

namespace {
const char moduleCapsule[] = "mlir.ir.Module._CAPIPtr";

Handle *usable(PyObject *self) { return check(asHandle(self)) ? asHandle(self) : nullptr; }

//===----------------------------------------------------------------------===//
// Creation.
//===----------------------------------------------------------------------===//

PyObject *parse(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"asm", "context"};
  static constexpr Signature signature = {"Module.parse", names, 2, 1};
  PyObject *values[2];
  MlirStringRef source;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], source, signature[0]))
    return nullptr;
  Context *context = resolveContext(values[1], signature[1]);
  if (!context)
    return nullptr;
  Ref keepAlive = Ref::borrow(asObject(context));
  ErrorCapture capture(context);
  MlirModule module;
  {
    Section section(context);
    module = mlirModuleCreateParse(context->handle, source);
  }
  return module.ptr ? toPythonOwned(module, context)
                    : capture.raise("Unable to parse module assembly", view(source), "<string>");
}

/// Returns the contents of a file for the message of an error; empty if it cannot be read.
std::string contentsOf(PyObject *path) {
  Ref io(PyImport_ImportModule("io"));
  Ref file(io ? PyObject_CallMethod(io.get(), "open", "Os", path, "rb") : nullptr);
  Ref bytes(file ? PyObject_CallMethod(file.get(), "read", nullptr) : nullptr);
  Ref closed(file ? PyObject_CallMethod(file.get(), "close", nullptr) : nullptr);
  PyErr_Clear();
  char *data;
  Py_ssize_t length;
  if (!bytes || PyBytes_AsStringAndSize(bytes.get(), &data, &length) < 0)
    return PyErr_Clear(), "";
  return {data, static_cast<size_t>(length)};
}

PyObject *parseFile(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"path", "context"};
  static constexpr Signature signature = {"Module.parseFile", names, 2, 1};
  PyObject *values[2];
  MlirStringRef path;
  if (!signature.match(args, count, values, keywords))
    return nullptr;
  Ref fileName(PyOS_FSPath(values[0]));
  if (!fileName || !fromPython(fileName.get(), path, signature[0]))
    return nullptr;
  Context *context = resolveContext(values[1], signature[1]);
  if (!context)
    return nullptr;
  Ref keepAlive = Ref::borrow(asObject(context));
  ErrorCapture capture(context);
  MlirModule module;
  {
    Section section(context);
    module = mlirModuleCreateParseFromFile(context->handle, path);
  }
  if (module.ptr)
    return toPythonOwned(module, context);
  std::string source = contentsOf(fileName.get());
  return capture.raise("Unable to parse module assembly", source, view(path));
}

PyObject *create(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"loc"};
  static constexpr Signature signature = {"Module.create", names, 1, 0};
  PyObject *values[1];
  Ref traced;
  if (!signature.match(args, count, values, keywords))
    return nullptr;
  PyObject *loc = locationOrTraceback(values[0], signature[0], traced);
  if (!loc)
    return nullptr;
  Context *context = asUniqued(loc)->context;
  waitUntilIdle(context);
  return toPythonOwned(mlirModuleCreateEmpty({asUniqued(loc)->pointer}), context);
}

/// Python becomes the owner of a module that no object of Python owns.
PyObject *fromCapsule(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *) {
  void *pointer = count == 1 ? capsulePointer(args[0], moduleCapsule) : nullptr;
  if (!pointer) {
    if (!PyErr_Occurred())
      PyErr_SetString(PyExc_TypeError, "Module._CAPICreate() takes one argument, a capsule");
    return nullptr;
  }
  MlirModule module = {pointer};
  MlirOperation op = mlirModuleGetOperation(module);
  Context *context = contextOf(mlirModuleGetContext(module));
  if (!context)
    return nullptr;
  bool isKnown = findOwner(context, op) || mlirOperationGetBlock(op).ptr;
  return isKnown ? toPython(module, context) : toPythonOwned(module, context);
}

//===----------------------------------------------------------------------===//
// Members.
//===----------------------------------------------------------------------===//

PyObject *capsule(PyObject *self, void *) {
  Handle *handle = usable(self);
  return handle ? makeCapsule(handle->op.ptr, moduleCapsule) : nullptr;
}
PyObject *clear(PyObject *self, PyObject *) {
  Handle *handle = usable(self);
  if (!handle)
    return nullptr;
  // Somebody else owns the module from now on.
  disown(handle->context, handle->op);
  return none();
}
PyObject *context(PyObject *self, void *) { return newRef(asObject(asHandle(self)->context)); }
PyObject *operation(PyObject *self, void *) {
  Handle *handle = usable(self);
  return handle ? operationObject(handle->op, handle->context, ownerOf(handle)) : nullptr;
}
PyObject *body(PyObject *self, void *) {
  Handle *handle = usable(self);
  if (!handle)
    return nullptr;
  // Invalid IR may have a module without a body.
  MlirBlock block = mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(handle->op));
  if (block.ptr)
    return blockObject(block, handle->op, handle->context, ownerOf(handle));
  PyErr_SetString(PyExc_ValueError, "the module has no body");
  return nullptr;
}
PyObject *compare(PyObject *self, PyObject *other, int operation) {
  if ((operation != Py_EQ && operation != Py_NE) || !isInstance(other, classes.module)) {
    Py_INCREF(Py_NotImplemented);
    return Py_NotImplemented;
  }
  bool isEqual =
      self == other || (asHandle(self)->op.ptr && asHandle(self)->op.ptr == asHandle(other)->op.ptr);
  return PyBool_FromLong(isEqual == (operation == Py_EQ));
}
Py_hash_t hash(PyObject *self) {
  return static_cast<Py_hash_t>(reinterpret_cast<uintptr_t>(asHandle(self)->op.ptr) >> 4);
}
PyObject *repr(PyObject *self) {
  return asHandle(self)->op.ptr ? operationStr(self)
                                : PyUnicode_FromString("<Module of a destroyed operation>");
}

PyMethodDef methods[] = {
    {"parse", method(&parse), STATIC,
     "parse(asm, context=None)\nParses a module from text (str or bytes) or bytecode; raises MLIRError."},
    {"parseFile", method(&parseFile), STATIC, "parseFile(path, context=None)\nParses a module from a file."},
    {"create", method(&create), STATIC, "create(loc=None)\nCreates an empty module."},
    {"_CAPICreate", method(&fromCapsule), STATIC, "Returns the module of a capsule."},
    {"_clear_mlir_module", method(&clear), NO_ARGUMENTS, "Lets the caller own the module."},
    {"dump", method(&operationDump), NO_ARGUMENTS, "Prints the module to stderr."},
    {nullptr, nullptr, 0, nullptr}};
PyGetSetDef properties[] = {{"_CAPIPtr", capsule, nullptr, "A capsule with the MlirModule.", nullptr},
                            {"context", context, nullptr, "The Context.", nullptr},
                            {"operation", operation, nullptr, "The Operation.", nullptr},
                            {"body", body, nullptr, "The Block with the operations.", nullptr},
                            {nullptr, nullptr, nullptr, nullptr, nullptr}};
} // namespace

bool strata::python::addModuleClass(PyObject *module) {
  classes.module = addClass(module, "Module", sizeof(Handle),
                            {slot(Py_tp_new, &cannotCreate),
                             slot(Py_tp_dealloc, &destroyHandle),
                             slot(Py_tp_str, &operationStr),
                             slot(Py_tp_repr, &repr),
                             slot(Py_tp_richcompare, &compare),
                             slot(Py_tp_hash, &hash),
                             {Py_tp_methods, methods},
                             {Py_tp_getset, properties}});
  return classes.module != nullptr;
}
