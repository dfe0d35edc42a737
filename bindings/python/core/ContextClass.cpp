//===- ContextClass.cpp - The class Context -------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Classes.h"
#include "bindings/python/core/Diagnostics.h"
#include "bindings/python/core/Dialects.h"
#include "bindings/python/core/Handles.h"

#include "strata-c/RegisterEverything.h"
#include <algorithm>
#include <new>

using namespace strata::python;

namespace {
const char contextCapsule[] = "mlir.ir.Context._CAPIPtr";

/// All contexts, by the pointer of the MlirContext.
PointerMap<Context *> liveContexts;
Context *lastContext = nullptr;
uint64_t lastSerial = 0;

Context *self(PyObject *object) { return reinterpret_cast<Context *>(object); }

//===----------------------------------------------------------------------===//
// Creation and destruction.
//===----------------------------------------------------------------------===//

/// Called for each marked operation that is destroyed, in any thread.
void operationDestroyed(MlirOperation op, void *userData) {
  auto *context = static_cast<Context *>(userData);
  auto lock = context->lockTable();
  for (Watch *watch = context->watches; watch; watch = watch->next)
    if (watch->op.ptr == op.ptr)
      watch->op = {nullptr};
  OperationEntry *entry = context->operations.lookup(op.ptr);
  if (!entry)
    return;
  for (Handle *handle = entry->first, *next; handle; handle = next) {
    next = handle->next;
    handle->op = {nullptr};
    handle->next = handle->previous = nullptr;
  }
  if (entry->root)
    entry->root->root = {nullptr};
  context->operations.erase(op.ptr);
}

PyObject *adopt(PyTypeObject *cls, MlirContext handle) {
  PyObject *object = PyType_GenericAlloc(cls, 0);
  if (!object)
    return nullptr;
  Context *context = self(object);
  new (&context->busy) std::atomic<bool>(false);
  new (&context->operations) PointerMap<OperationEntry>();
  new (&context->viewClasses) PointerMap<ViewClass>();
  new (&context->namedClasses) PointerMap<PyObject *>();
  new (&context->tableMutex) std::mutex();
  new (&context->sectionMutex) std::mutex();
  new (&context->idle) std::condition_variable();
  new (&context->postponed) std::vector<MlirOperation>();
  new (&context->keptAlive) std::vector<PyObject *>();
  context->handle = handle;
  context->serial = ++lastSerial;
  context->observer = strataContextAttachOperationObserver(handle, operationDestroyed, context);
  attachDiagnostics(context);
  liveContexts.insert(handle.ptr) = context;
  lastContext = context;
  return object;
}

PyObject *create(PyTypeObject *cls, PyObject *, PyObject *) { return adopt(cls, mlirContextCreate()); }

void dealloc(PyObject *object) {
  Context *context = self(object);
  if (context->handle.ptr) {
    destroyPostponed(context, /*all=*/true);
    liveContexts.erase(context->handle.ptr);
    if (lastContext == context)
      lastContext = nullptr;
    strataContextDetachOperationObserver(context->handle, context->observer);
    detachDiagnostics(context);
    // Destroying a context waits for its threads, which may be slow.
    Py_BEGIN_ALLOW_THREADS;
    mlirContextDestroy(context->handle);
    Py_END_ALLOW_THREADS;
    delete context->diagnostics;
    for (PyObject *kept : context->keptAlive)
      Py_DECREF(kept);
    std::destroy_at(&context->keptAlive);
    std::destroy_at(&context->postponed);
    std::destroy_at(&context->idle);
    std::destroy_at(&context->sectionMutex);
    std::destroy_at(&context->tableMutex);
    std::destroy_at(&context->namedClasses);
    std::destroy_at(&context->viewClasses);
    std::destroy_at(&context->operations);
  }
  freeInstance(object);
}
} // namespace

Context *strata::python::contextOf(MlirContext handle) {
  if (lastContext && lastContext->handle.ptr == handle.ptr)
    return lastContext;
  if (Context **known = liveContexts.lookup(handle.ptr))
    return lastContext = *known;
  // This reference is never released: a context that other code created lives until the process ends.
  return self(adopt(classes.context, handle));
}

namespace {

//===----------------------------------------------------------------------===//
// Members.
//===----------------------------------------------------------------------===//

PyObject *enter(PyObject *object, PyObject *) {
  pushFrame(Frame::ContextFrame, object, nullptr, nullptr);
  return newRef(object);
}
PyObject *leave(PyObject *object, PyObject *const *, Py_ssize_t) {
  return popFrame(Frame::ContextFrame, object) ? none() : nullptr;
}
PyObject *current(PyTypeObject *) {
  if (const Frame *frame = currentFrame())
    return newRef(frame->context);
  PyErr_SetString(PyExc_ValueError, "No current Context: the thread is in no 'with Context():'");
  return nullptr;
}

PyObject *liveCount(PyObject *, PyObject *const *, Py_ssize_t, PyObject *) {
  return toPython(liveContexts.size());
}
PyObject *liveOperationCount(PyObject *object, PyObject *) {
  size_t count = 0;
  self(object)->operations.forEach(
      [&](const void *, const OperationEntry &entry) { count += entry.first != nullptr; });
  return toPython(count);
}
PyObject *liveModuleCount(PyObject *object, PyObject *) { return toPython(self(object)->moduleCount); }
PyObject *again(PyObject *object, PyObject *) { return newRef(asObject(contextOf(self(object)->handle))); }

PyObject *capsule(PyObject *object, void *) { return makeCapsule(self(object)->handle.ptr, contextCapsule); }
PyObject *fromCapsule(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"capsule"};
  static constexpr Signature signature = {"Context._CAPICreate", names, 1};
  PyObject *values[1];
  if (!signature.match(args, count, values, keywords))
    return nullptr;
  void *pointer = capsulePointer(values[0], contextCapsule);
  if (!pointer)
    return nullptr;
  Context **known = liveContexts.lookup(pointer);
  return known ? newRef(asObject(*known)) : adopt(classes.context, {pointer});
}

PyObject *allowsUnregistered(PyObject *object, void *) {
  return PyBool_FromLong(mlirContextGetAllowUnregisteredDialects(self(object)->handle));
}
int setAllowsUnregistered(PyObject *object, PyObject *value, void *) {
  bool allow;
  if (!fromPython(value, allow, {"Context.allow_unregistered_dialects", "value"}))
    return -1;
  waitUntilIdle(self(object));
  mlirContextSetAllowUnregisteredDialects(self(object)->handle, allow);
  return 0;
}
PyObject *emitsErrors(PyObject *object, void *) {
  return PyBool_FromLong(self(object)->diagnostics->emitErrors);
}
int setEmitsErrors(PyObject *object, PyObject *value, void *) {
  return fromPython(value, self(object)->diagnostics->emitErrors, {"Context.emit_error_diagnostics", "value"})
             ? 0
             : -1;
}

PyObject *dialects(PyObject *object, void *) { return makeDialects(self(object)); }
PyObject *dialectDescriptor(PyObject *object, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"dialect_name"};
  static constexpr Signature signature = {"Context.get_dialect_descriptor", names, 1};
  PyObject *values[1];
  MlirStringRef name;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], name, signature[0]))
    return nullptr;
  return loadDialect(self(object), name, PyExc_ValueError);
}
PyObject *isDialectLoaded(PyObject *object, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"dialect_name"};
  static constexpr Signature signature = {"Context.is_dialect_loaded", names, 1};
  PyObject *values[1];
  MlirStringRef name;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], name, signature[0]))
    return nullptr;
  waitUntilIdle(self(object));
  return PyBool_FromLong(strataContextGetLoadedDialect(self(object)->handle, name).ptr != nullptr);
}
PyObject *isRegisteredOperation(PyObject *object, PyObject *const *args, Py_ssize_t count,
                                PyObject *keywords) {
  static constexpr const char *names[] = {"operation_name"};
  static constexpr Signature signature = {"Context.is_registered_operation", names, 1};
  PyObject *values[1];
  MlirStringRef name;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], name, signature[0]))
    return nullptr;
  waitUntilIdle(self(object));
  return PyBool_FromLong(mlirContextIsRegisteredOperation(self(object)->handle, name));
}
PyObject *loadAll(PyObject *object, PyObject *) {
  waitUntilIdle(self(object));
  mlirContextLoadAllAvailableDialects(self(object)->handle);
  return none();
}
PyObject *appendRegistry(PyObject *object, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"registry"};
  static constexpr Signature signature = {"Context.append_dialect_registry", names, 1};
  PyObject *values[1];
  if (!signature.match(args, count, values, keywords))
    return nullptr;
  MlirDialectRegistry registry = registryFromPython(values[0], signature[0]);
  if (!registry.ptr)
    return nullptr;
  waitUntilIdle(self(object));
  mlirContextAppendDialectRegistry(self(object)->handle, registry);
  return none();
}

PyObject *attach(PyObject *object, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"callback"};
  static constexpr Signature signature = {"Context.attach_diagnostic_handler", names, 1};
  PyObject *values[1];
  if (!signature.match(args, count, values, keywords))
    return nullptr;
  if (!PyCallable_Check(values[0])) {
    wrongType(values[0], "a callable object", signature[0]);
    return nullptr;
  }
  waitUntilIdle(self(object));
  return attachHandler(self(object), values[0]);
}

PyObject *enableThreads(PyObject *object, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"enable"};
  static constexpr Signature signature = {"Context.enable_multithreading", names, 1};
  PyObject *values[1];
  bool enable;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], enable, signature[0]))
    return nullptr;
  waitUntilIdle(self(object));
  mlirContextEnableMultithreading(self(object)->handle, enable);
  return none();
}
PyObject *setThreadPool(PyObject *object, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"pool"};
  static constexpr Signature signature = {"Context.set_thread_pool", names, 1};
  PyObject *values[1];
  if (!signature.match(args, count, values, keywords))
    return nullptr;
  MlirLlvmThreadPool pool = threadPoolFromPython(values[0], signature[0]);
  if (!pool.ptr)
    return nullptr;
  waitUntilIdle(self(object));
  mlirContextEnableMultithreading(self(object)->handle, false);
  mlirContextSetThreadPool(self(object)->handle, pool);
  self(object)->keptAlive.push_back(newRef(values[0]));
  return none();
}
PyObject *threadCount(PyObject *object, PyObject *) {
  return toPython(mlirContextGetNumThreads(self(object)->handle));
}
PyObject *threadPoolPointer(PyObject *object, PyObject *) {
  // A context without threads has no pool.
  if (mlirContextGetNumThreads(self(object)->handle) <= 1) {
    PyErr_SetString(PyExc_RuntimeError, "threading is disabled in the context");
    return nullptr;
  }
  return toPython(reinterpret_cast<uintptr_t>(mlirContextGetThreadPool(self(object)->handle).ptr));
}

PyMethodDef methods[] = {
    {"_get_live_count", method(&liveCount), STATIC, "Returns the number of contexts that exist."},
    {"_get_live_operation_count", method(&liveOperationCount), NO_ARGUMENTS,
     "Returns the number of operations that have Python objects."},
    {"_get_live_module_count", method(&liveModuleCount), NO_ARGUMENTS,
     "Returns the number of Module objects."},
    {"_get_context_again", method(&again), NO_ARGUMENTS,
     "Returns this object, found by the pointer of the context."},
    {"_CAPICreate", method(&fromCapsule), STATIC, "Returns the context of a capsule."},
    {"__enter__", method(&enter), NO_ARGUMENTS, nullptr},
    {"__exit__", method(&leave), FAST, nullptr},
    {"get_dialect_descriptor", method(&dialectDescriptor), FAST_KEYWORDS,
     "Returns the DialectDescriptor of a dialect, which is loaded."},
    {"is_dialect_loaded", method(&isDialectLoaded), FAST_KEYWORDS, "Returns True if the dialect is loaded."},
    {"is_registered_operation", method(&isRegisteredOperation), FAST_KEYWORDS,
     "Returns True if a loaded dialect declares the operation."},
    {"load_all_available_dialects", method(&loadAll), NO_ARGUMENTS, "Loads all registered dialects."},
    {"append_dialect_registry", method(&appendRegistry), FAST_KEYWORDS,
     "Adds the dialects of a DialectRegistry to those that can be loaded."},
    {"attach_diagnostic_handler", method(&attach), FAST_KEYWORDS,
     "Calls a function with each Diagnostic; if it returns False, older handlers are called. Returns a "
     "DiagnosticHandler."},
    {"enable_multithreading", method(&enableThreads), FAST_KEYWORDS, "Enables or disables threading."},
    {"set_thread_pool", method(&setThreadPool), FAST_KEYWORDS,
     "Lets the context use the threads of a ThreadPool."},
    {"get_num_threads", method(&threadCount), NO_ARGUMENTS,
     "Returns the maximal number of concurrent threads."},
    {"_mlir_thread_pool_ptr", method(&threadPoolPointer), NO_ARGUMENTS,
     "Returns the address of the thread pool."},
    {nullptr, nullptr, 0, nullptr}};

PyGetSetDef properties[] = {
    {"_CAPIPtr", capsule, nullptr, "A capsule with the MlirContext.", nullptr},
    {"dialects", dialects, nullptr, "The dialects by name; reading one loads it.", nullptr},
    {"d", dialects, nullptr, "Short for `dialects`.", nullptr},
    {"allow_unregistered_dialects", allowsUnregistered, setAllowsUnregistered,
     "Whether operations, types and attributes of unknown dialects are valid.", nullptr},
    {"emit_error_diagnostics", emitsErrors, setEmitsErrors,
     "Whether errors of a call that raises MLIRError go to the diagnostic handlers instead of the exception.",
     nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};
} // namespace

bool strata::python::addContextClasses(PyObject *module) {
  classes.context =
      addClass(module, "_BaseContext", sizeof(Context),
               {slot(Py_tp_new, &create),
                slot(Py_tp_dealloc, &dealloc),
                {Py_tp_methods, methods},
                {Py_tp_getset, properties},
                {Py_tp_doc, const_cast<char *>("Owns dialects, types, attributes and locations.")}});
  return classes.context && addStaticProperty(classes.context, "current", current);
}
