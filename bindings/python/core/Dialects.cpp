//===- Dialects.cpp - Dialects, registries and thread pools ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Dialects.h"
#include "bindings/python/core/Classes.h"
#include "bindings/python/core/Globals.h"
#include "bindings/python/core/Uniqued.h"

#include "strata-c/RegisterEverything.h"
#include <thread>

using namespace strata::python;

namespace {
/// An object that refers to another one: Dialects to a Context, Dialect to a DialectDescriptor.
struct Reference {
  PyObject base;
  PyObject *target;
};
struct OwnedPointer {
  PyObject base;
  void *pointer;
};

PyObject *targetOf(PyObject *self) { return reinterpret_cast<Reference *>(self)->target; }
void deallocReference(PyObject *self) {
  PyObject *target = targetOf(self);
  freeInstance(self);
  Py_XDECREF(target);
}
PyObject *makeReference(PyTypeObject *cls, PyObject *target) {
  PyObject *object = PyType_GenericAlloc(cls, 0);
  if (object)
    reinterpret_cast<Reference *>(object)->target = newRef(target);
  return object;
}

//===----------------------------------------------------------------------===//
// DialectDescriptor and Dialect.
//===----------------------------------------------------------------------===//

MlirDialect dialectOf(PyObject *descriptor) { return {const_cast<void *>(asUniqued(descriptor)->pointer)}; }

PyObject *descriptorNamespace(PyObject *self, void *) {
  return toPython(mlirDialectGetNamespace(dialectOf(self)));
}
PyObject *descriptorRepr(PyObject *self) {
  Ref name(descriptorNamespace(self, nullptr));
  return name ? PyUnicode_FromFormat("<DialectDescriptor %U>", name.get()) : nullptr;
}
PyObject *compareDescriptors(PyObject *self, PyObject *other, int operation) {
  return compareUniqued(self, other, operation, classes.dialectDescriptor);
}

PyObject *createDialect(PyTypeObject *cls, PyObject *args, PyObject *keywords) {
  static constexpr const char *names[] = {"descriptor"};
  static constexpr Signature signature = {"Dialect", names, 1};
  PyObject *values[1];
  if (!signature.matchTuple(args, keywords, values))
    return nullptr;
  if (isInstance(values[0], classes.dialectDescriptor))
    return makeReference(cls, values[0]);
  if (isInstance(values[0], classes.dialect))
    return makeReference(cls, targetOf(values[0]));
  wrongType(values[0], "DialectDescriptor", signature[0]);
  return nullptr;
}
PyObject *dialectDescriptor(PyObject *self, void *) { return newRef(targetOf(self)); }
PyObject *dialectRepr(PyObject *self) {
  Ref name(descriptorNamespace(targetOf(self), nullptr)), cls(PyType_GetQualName(Py_TYPE(self)));
  return name && cls ? PyUnicode_FromFormat("<Dialect %U (class %U)>", name.get(), cls.get()) : nullptr;
}

//===----------------------------------------------------------------------===//
// Dialects.
//===----------------------------------------------------------------------===//

PyObject *dialectByName(PyObject *self, PyObject *name, PyObject *error) {
  MlirStringRef text;
  if (!fromPython(name, text, {"Dialects", "name"}))
    return nullptr;
  Ref descriptor(loadDialect(reinterpret_cast<Context *>(targetOf(self)), text, error));
  if (!descriptor)
    return nullptr;
  if (!importDialect(view(text)))
    return nullptr;
  auto known = registry.dialects.find(std::string(view(text)));
  PyObject *cls =
      known == registry.dialects.end() ? reinterpret_cast<PyObject *>(classes.dialect) : known->second;
  return PyObject_CallFunctionObjArgs(cls, descriptor.get(), nullptr);
}
PyObject *dialectsItem(PyObject *self, PyObject *name) { return dialectByName(self, name, PyExc_IndexError); }
PyObject *dialectsAttribute(PyObject *self, PyObject *name) {
  if (PyObject *attribute = PyObject_GenericGetAttr(self, name))
    return attribute;
  if (!PyErr_ExceptionMatches(PyExc_AttributeError))
    return nullptr;
  PyErr_Clear();
  return dialectByName(self, name, PyExc_AttributeError);
}

//===----------------------------------------------------------------------===//
// Registries and thread pools.
//===----------------------------------------------------------------------===//

PyObject *createOwned(PyTypeObject *cls, void *pointer) {
  PyObject *object = PyType_GenericAlloc(cls, 0);
  if (object)
    reinterpret_cast<OwnedPointer *>(object)->pointer = pointer;
  return object;
}
void *pointerOf(PyObject *self) { return reinterpret_cast<OwnedPointer *>(self)->pointer; }

const char registryCapsule[] = "mlir.ir.DialectRegistry._CAPIPtr";
PyObject *createRegistry(PyTypeObject *cls, PyObject *, PyObject *) {
  return createOwned(cls, mlirDialectRegistryCreate().ptr);
}
void deallocRegistry(PyObject *self) {
  mlirDialectRegistryDestroy({pointerOf(self)});
  freeInstance(self);
}
PyObject *registryPointer(PyObject *self, void *) { return makeCapsule(pointerOf(self), registryCapsule); }
PyObject *registryFromCapsule(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"capsule"};
  static constexpr Signature signature = {"DialectRegistry._CAPICreate", names, 1};
  PyObject *values[1];
  if (!signature.match(args, count, values, keywords))
    return nullptr;
  void *pointer = capsulePointer(values[0], registryCapsule);
  return pointer ? createOwned(classes.dialectRegistry, pointer) : nullptr;
}
PyObject *registerAllDialects(PyObject *self, PyObject *) {
  mlirRegisterAllDialects({pointerOf(self)});
  return none();
}

PyObject *createPool(PyTypeObject *cls, PyObject *, PyObject *) {
  return createOwned(cls, mlirLlvmThreadPoolCreate().ptr);
}
void deallocPool(PyObject *self) {
  mlirLlvmThreadPoolDestroy({pointerOf(self)});
  freeInstance(self);
}
PyObject *poolConcurrency(PyObject *, PyObject *) {
  return toPython(std::max(1u, std::thread::hardware_concurrency()));
}
PyObject *poolPointer(PyObject *self, PyObject *) {
  return toPython(reinterpret_cast<uintptr_t>(pointerOf(self)));
}

PyObject *registerAllPasses(PyObject *, PyObject *) {
  mlirRegisterAllPasses();
  return none();
}

PyGetSetDef descriptorProperties[] = {
    {"namespace", descriptorNamespace, nullptr, "The prefix of the names.", nullptr},
    {"context", uniquedContext, nullptr, "The context of the dialect.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyGetSetDef dialectProperties[] = {
    {"descriptor", dialectDescriptor, nullptr, "The DialectDescriptor.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyGetSetDef registryProperties[] = {{"_CAPIPtr", registryPointer, nullptr, nullptr, nullptr},
                                    {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyMethodDef registryMethods[] = {
    {"_CAPICreate", method(&registryFromCapsule), STATIC, "Returns a registry that owns that of a capsule."},
    {"_register_all", method(&registerAllDialects), NO_ARGUMENTS, "Adds all dialects of the library."},
    {nullptr, nullptr, 0, nullptr}};
PyMethodDef poolMethods[] = {
    {"get_max_concurrency", method(&poolConcurrency), NO_ARGUMENTS, "Returns the number of threads."},
    {"_mlir_thread_pool_ptr", method(&poolPointer), NO_ARGUMENTS, "Returns the address of the pool."},
    {nullptr, nullptr, 0, nullptr}};
PyMethodDef functions[] = {
    {"register_all_passes", method(&registerAllPasses), NO_ARGUMENTS, "Registers all passes of the library."},
    {nullptr, nullptr, 0, nullptr}};
} // namespace

PyObject *strata::python::makeDialects(Context *context) {
  return makeReference(classes.dialects, asObject(context));
}

PyObject *strata::python::loadDialect(Context *context, MlirStringRef name, PyObject *error) {
  waitUntilIdle(context);
  MlirDialect dialect = mlirContextGetOrLoadDialect(context->handle, name);
  if (dialect.ptr)
    return makeUniqued(classes.dialectDescriptor, dialect.ptr, context);
  Ref text(toPython(name));
  if (text)
    PyErr_Format(error, "Dialect '%U' not found", text.get());
  return nullptr;
}

MlirDialectRegistry strata::python::registryFromPython(PyObject *object, const Argument &where) {
  if (isInstance(object, classes.dialectRegistry))
    return {pointerOf(object)};
  wrongType(object, "DialectRegistry", where);
  return {nullptr};
}
MlirLlvmThreadPool strata::python::threadPoolFromPython(PyObject *object, const Argument &where) {
  if (isInstance(object, classes.threadPool))
    return {pointerOf(object)};
  wrongType(object, "ThreadPool", where);
  return {nullptr};
}

bool strata::python::addDialectClasses(PyObject *module) {
  classes.dialectDescriptor = addClass(module, "DialectDescriptor", sizeof(Uniqued),
                                       {slot(Py_tp_new, &cannotCreate),
                                        slot(Py_tp_dealloc, &uniquedDealloc),
                                        slot(Py_tp_repr, &descriptorRepr),
                                        slot(Py_tp_richcompare, &compareDescriptors),
                                        slot(Py_tp_hash, &uniquedHash),
                                        {Py_tp_getset, descriptorProperties}});
  classes.dialect = addClass(module, "Dialect", sizeof(Reference),
                             {slot(Py_tp_new, &createDialect),
                              slot(Py_tp_dealloc, &deallocReference),
                              slot(Py_tp_repr, &dialectRepr),
                              {Py_tp_getset, dialectProperties}});
  classes.dialects =
      addClass(module, "Dialects", sizeof(Reference),
               {slot(Py_tp_new, &cannotCreate), slot(Py_tp_dealloc, &deallocReference),
                slot(Py_mp_subscript, &dialectsItem), slot(Py_tp_getattro, &dialectsAttribute)});
  classes.dialectRegistry = addClass(module, "DialectRegistry", sizeof(OwnedPointer),
                                     {slot(Py_tp_new, &createRegistry),
                                      slot(Py_tp_dealloc, &deallocRegistry),
                                      {Py_tp_getset, registryProperties},
                                      {Py_tp_methods, registryMethods}});
  classes.threadPool = addClass(
      module, "ThreadPool", sizeof(OwnedPointer),
      {slot(Py_tp_new, &createPool), slot(Py_tp_dealloc, &deallocPool), {Py_tp_methods, poolMethods}});
  return classes.dialectDescriptor && classes.dialect && classes.dialects && classes.dialectRegistry &&
         classes.threadPool && PyModule_AddFunctions(module, functions) == 0;
}
