//===- Modules.cpp - The class Module -------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/LocationTraceback.h"
#include "bindings/python/core/OperationClass.h"
#include "bindings/python/core/Uniqued.h"

using namespace strata::python;

namespace {
struct ModuleKind {
  static constexpr const char *capsule = "mlir.ir.Module._CAPIPtr";
  static PyTypeObject *base() { return classes.module; }
};
using Members = OperationClass<ModuleKind>;

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
  void *pointer = Members::capsuleArgument(args, count);
  if (!pointer)
    return nullptr;
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

PyObject *clear(PyObject *self, PyObject *) {
  Handle *handle = usable(self);
  if (!handle)
    return nullptr;
  // Somebody else owns the module from now on.
  disown(handle->context, handle->op);
  return none();
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

PyMethodDef methods[] = {
    {"parse", method(&parse), STATIC,
     "parse(asm, context=None)\nParses a module from text (str or bytes) or bytecode; raises MLIRError."},
    {"parseFile", method(&parseFile), STATIC, "parseFile(path, context=None)\nParses a module from a file."},
    {"create", method(&create), STATIC, "create(loc=None)\nCreates an empty module."},
    {"_CAPICreate", method(&fromCapsule), STATIC, "Returns the module of a capsule."},
    {"_clear_mlir_module", method(&clear), NO_ARGUMENTS, "Lets the caller own the module."},
    {"dump", method(&operationDump), NO_ARGUMENTS, "Prints the module to stderr."},
    {nullptr, nullptr, 0, nullptr}};
PyGetSetDef properties[] = {
    {"_CAPIPtr", Members::capsule, nullptr, "A capsule with the MlirModule.", nullptr},
    {"context", Members::context, nullptr, "The Context.", nullptr},
    {"operation", Members::operation, nullptr, "The Operation.", nullptr},
    {"body", body, nullptr, "The Block with the operations.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};
} // namespace

bool strata::python::addModuleClass(PyObject *module) {
  classes.module = addClass(module, "Module", sizeof(Handle),
                            {slot(Py_tp_new, &cannotCreate),
                             slot(Py_tp_dealloc, &destroyHandle),
                             slot(Py_tp_str, &operationStr),
                             slot(Py_tp_repr, &Members::repr),
                             slot(Py_tp_richcompare, &Members::compare),
                             slot(Py_tp_hash, &Members::hash),
                             {Py_tp_methods, methods},
                             {Py_tp_getset, properties}});
  return classes.module != nullptr;
}
