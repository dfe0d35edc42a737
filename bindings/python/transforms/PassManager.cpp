//===- PassManager.cpp - Pass managers in Python --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// strata/passmanager.py derives PassManager from the class PassManagerBase, and gives its methods names for
// their arguments.
//
//===--------------------------------------------------------------------===//

#include "bindings/python/core/Classes.h"
#include "bindings/python/core/Context.h"
#include "bindings/python/core/Protection.h"
#include "bindings/python/transforms/Callbacks.h"

#include "strata-c/Pass.h"

using namespace strata::python;

namespace {

struct PassManagerObject {
  PyObject base;
  MlirPassManager manager;
  Context *context; ///< A counted reference.
  std::shared_ptr<PendingException> pending;
  bool isRunning;
};
PassManagerObject *asManager(PyObject *object) { return reinterpret_cast<PassManagerObject *>(object); }

/// The argument of the function of a pass; valid while the pass runs.
struct ExternalPassObject {
  PyObject base;
  MlirExternalPass pass;
};
PyTypeObject *externalPassClass;

/// Returns false after a RuntimeError if the pass manager cannot be changed or run.
bool checkUsable(PassManagerObject *self) {
  if (self->isRunning)
    PyErr_SetString(PyExc_RuntimeError, "the pass manager is running");
  return !self->isRunning;
}

/// PassManagerBase(anchor_op, context): an anchor that is empty or "any" stands for all operations.
PyObject *create(PyTypeObject *cls, PyObject *args, PyObject *keywords) {
  static constexpr const char *names[] = {"anchor_op", "context"};
  static constexpr Signature signature = {"PassManager", names, 2, 0};
  PyObject *values[2];
  MlirStringRef anchor = {"any", 3};
  MlirContext context;
  if (!signature.matchTuple(args, keywords, values) ||
      (values[0] && !fromPython(values[0], anchor, signature[0])) ||
      !fromPython(values[1], context, signature[1]))
    return nullptr;
  auto allocate = reinterpret_cast<allocfunc>(PyType_GetSlot(cls, Py_tp_alloc));
  PyObject *object = allocate(cls, 0);
  if (!object)
    return nullptr;
  PassManagerObject *self = asManager(object);
  new (&self->pending) std::shared_ptr<PendingException>(std::make_shared<PendingException>());
  self->context = contextOf(context);
  Py_INCREF(asObject(self->context));
  bool isAny = !anchor.length || view(anchor) == "any";
  self->manager = isAny ? mlirPassManagerCreate(context) : mlirPassManagerCreateOnOperation(context, anchor);
  return object;
}

void destroy(PyObject *object) {
  PassManagerObject *self = asManager(object);
  if (self->context) {
    waitUntilIdle(self->context);
    if (self->manager.ptr)
      mlirPassManagerDestroy(self->manager);
    self->pending.~shared_ptr();
    Py_DECREF(asObject(self->context));
  }
  freeInstance(object);
}

/// Sets a ValueError with the text of a failed parser.
PyObject *pipelineResult(MlirLogicalResult result, const std::string &text, std::string_view pipeline) {
  if (mlirLogicalResultIsSuccess(result))
    return none();
  std::string message = text;
  while (!message.empty() && message.back() == '\n')
    message.pop_back();
  if (message.empty())
    message = "invalid pass pipeline '" + std::string(pipeline) + "'";
  PyErr_SetString(PyExc_ValueError, message.c_str());
  return nullptr;
}

/// _parse(pipeline): replaces the passes by those of a pipeline that starts with the anchor.
PyObject *parse(PyObject *object, PyObject *argument) {
  MlirStringRef pipeline;
  Text text;
  if (!checkUsable(asManager(object)) || !fromPython(argument, pipeline, {"PassManager.parse", "pipeline"}))
    return nullptr;
  MlirOpPassManager manager = mlirPassManagerGetAsOpPassManager(asManager(object)->manager);
  return pipelineResult(mlirParsePassPipeline(manager, pipeline, Text::append, &text), text.text,
                        view(pipeline));
}

/// _add_pipeline(pipeline).
PyObject *addPipeline(PyObject *object, PyObject *argument) {
  MlirStringRef pipeline;
  Text text;
  if (!checkUsable(asManager(object)) || !fromPython(argument, pipeline, {"PassManager.add", "pipeline"}))
    return nullptr;
  MlirOpPassManager manager = mlirPassManagerGetAsOpPassManager(asManager(object)->manager);
  return pipelineResult(mlirOpPassManagerAddPipeline(manager, pipeline, Text::append, &text), text.text,
                        view(pipeline));
}

/// The function `run` of an external pass.
void runPass(MlirOperation op, MlirExternalPass pass, void *userData) {
  auto *function = static_cast<PythonFunction *>(userData);
  Callback callback(function->getContext());
  if (function->hasFailed())
    return mlirExternalPassSignalFailure(pass);
  Ref argument(PyType_GenericAlloc(externalPassClass, 0));
  if (argument)
    reinterpret_cast<ExternalPassObject *>(argument.get())->pass = pass;
  Ref op_(toPythonView(op, function->getContext()));
  Protection protection(op, Protection::OutsideOf);
  Ref result(function->call(op_.get(), argument.get()));
  if (argument)
    reinterpret_cast<ExternalPassObject *>(argument.get())->pass = {nullptr};
  if (!result)
    mlirExternalPassSignalFailure(pass);
}

/// Returns the name of the operations that the pass manager runs on, or "any".
std::string anchorOf(PassManagerObject *self) {
  Text text;
  mlirPrintPassPipeline(mlirPassManagerGetAsOpPassManager(self->manager), Text::append, &text);
  return text.text.substr(0, text.text.find('('));
}

/// _add_callable(run, name, argument, description, op_name).
PyObject *addCallable(PyObject *object, PyObject *const *args, Py_ssize_t count) {
  static constexpr const char *names[] = {"run", "name", "argument", "description", "op_name"};
  static constexpr Signature signature = {"PassManager.add", names, 5};
  PyObject *values[5];
  MlirStringRef texts[4];
  PassManagerObject *self = asManager(object);
  if (!checkUsable(self) || !signature.match(args, count, values))
    return nullptr;
  for (int i = 0; i != 4; ++i)
    if (!fromPython(values[i + 1], texts[i], signature[i + 1]))
      return nullptr;
  MlirExternalPassCallbacks callbacks = {PythonFunction::retain, PythonFunction::release, nullptr, nullptr,
                                         runPass};
  auto *function = new PythonFunction(values[0], self->context, self->pending);
  MlirPass pass = mlirCreateExternalPass(allocateTypeID(), texts[0], texts[1], texts[2], texts[3], 0, nullptr,
                                         callbacks, function);
  // A pass for operations of another name than the anchor is nested.
  std::string anchor = anchorOf(self);
  if (texts[3].length && anchor != "any" && anchor != view(texts[3]))
    mlirOpPassManagerAddOwnedPass(mlirPassManagerGetNestedUnder(self->manager, texts[3]), pass);
  else
    mlirPassManagerAddOwnedPass(self->manager, pass);
  return none();
}

/// run(operation).
PyObject *run(PyObject *object, PyObject *argument) {
  PassManagerObject *self = asManager(object);
  MlirOperation op;
  if (!checkUsable(self) || !fromPython(argument, op, {"PassManager.run", "operation"}))
    return nullptr;
  if (!mlirContextEqual(mlirOperationGetContext(op), self->context->handle)) {
    PyErr_SetString(PyExc_ValueError, "PassManager.run(): argument 'operation' belongs to another context");
    return nullptr;
  }
  Ref keepAlive = Ref::borrow(argument), keepSelf = Ref::borrow(object);
  ErrorCapture errors(self->context);
  self->isRunning = true;
  MlirLogicalResult result;
  {
    Section section(self->context);
    result = mlirPassManagerRunOnOp(self->manager, op);
  }
  self->isRunning = false;
  if (self->pending->raise())
    return nullptr;
  return mlirLogicalResultIsSuccess(result) ? none() : errors.raise("Failure while executing pass pipeline");
}

/// _enable_ir_printing(before_all, after_all, module_scope, after_change, after_failure,
/// large_elements_limit, large_resource_limit, debug_info, generic_form, tree_printing_dir_path): the limits
/// are -1 for none.
PyObject *enableIRPrinting(PyObject *object, PyObject *const *args, Py_ssize_t count) {
  static constexpr const char *names[] = {
      "print_before_all",      "print_after_all",       "print_module_scope",   "print_after_change",
      "print_after_failure",   "large_elements_limit",  "large_resource_limit", "enable_debug_info",
      "print_generic_op_form", "tree_printing_dir_path"};
  static constexpr Signature signature = {"PassManager.enable_ir_printing", names, 10};
  PyObject *values[10];
  bool flags[5], debugInfo, generic;
  int64_t elements, resources;
  MlirStringRef path;
  if (!checkUsable(asManager(object)) || !signature.match(args, count, values))
    return nullptr;
  for (int i = 0; i != 5; ++i)
    if (!fromPython(values[i], flags[i], signature[i]))
      return nullptr;
  if (!fromPython(values[5], elements, signature[5]) || !fromPython(values[6], resources, signature[6]) ||
      !fromPython(values[7], debugInfo, signature[7]) || !fromPython(values[8], generic, signature[8]) ||
      !fromPython(values[9], path, signature[9]))
    return nullptr;
  MlirOpPrintingFlags printing = mlirOpPrintingFlagsCreate();
  if (elements >= 0)
    mlirOpPrintingFlagsElideLargeElementsAttrs(printing, elements);
  if (resources >= 0)
    mlirOpPrintingFlagsElideLargeResourceString(printing, resources);
  if (debugInfo)
    mlirOpPrintingFlagsEnableDebugInfo(printing, true, false);
  if (generic)
    mlirOpPrintingFlagsPrintGenericOpForm(printing);
  mlirPassManagerEnableIRPrinting(asManager(object)->manager, flags[0], flags[1], flags[2], flags[3],
                                  flags[4], printing, path);
  mlirOpPrintingFlagsDestroy(printing);
  return none();
}

PyObject *enableVerifier(PyObject *object, PyObject *argument) {
  bool enable;
  if (!checkUsable(asManager(object)) ||
      !fromPython(argument, enable, {"PassManager.enable_verifier", "enable"}))
    return nullptr;
  mlirPassManagerEnableVerifier(asManager(object)->manager, enable);
  return none();
}

PyObject *enableTiming(PyObject *object, PyObject *) {
  if (!checkUsable(asManager(object)))
    return nullptr;
  mlirPassManagerEnableTiming(asManager(object)->manager);
  return none();
}

/// _enable_statistics(mode): 0 for a list, 1 for the pipeline.
PyObject *enableStatistics(PyObject *object, PyObject *argument) {
  unsigned mode;
  if (!checkUsable(asManager(object)) ||
      !fromPython(argument, mode, {"PassManager.enable_statistics", "displayMode"}))
    return nullptr;
  mlirPassManagerEnableStatistics(asManager(object)->manager,
                                  mode ? MLIR_PASS_DISPLAY_MODE_PIPELINE : MLIR_PASS_DISPLAY_MODE_LIST);
  return none();
}

PyObject *toString(PyObject *object) {
  Text text;
  mlirPrintPassPipeline(mlirPassManagerGetAsOpPassManager(asManager(object)->manager), Text::append, &text);
  return text.toPython();
}

PyObject *getContext(PyObject *object, void *) { return newRef(asObject(asManager(object)->context)); }
PyObject *getCapsule(PyObject *object, void *) {
  return makeCapsule(asManager(object)->manager.ptr, "mlir.passmanager.PassManager._CAPIPtr");
}

PyObject *signalFailure(PyObject *object, PyObject *) {
  MlirExternalPass pass = reinterpret_cast<ExternalPassObject *>(object)->pass;
  if (!pass.ptr) {
    PyErr_SetString(PyExc_RuntimeError, "the pass is not running");
    return nullptr;
  }
  mlirExternalPassSignalFailure(pass);
  return none();
}

} // namespace

bool strata::python::addPassManager(PyObject *transforms) {
  static PyMethodDef methods[] = {
      {"_parse", parse, METH_O, nullptr},
      {"_add_pipeline", addPipeline, METH_O, nullptr},
      {"_add_callable", method(addCallable), METH_FASTCALL, nullptr},
      {"run", run, METH_O,
       "run($self, operation, /)\n--\n\nRuns the passes on an operation. Raises MLIRError if one fails."},
      {"_enable_ir_printing", method(enableIRPrinting), METH_FASTCALL, nullptr},
      {"enable_verifier", enableVerifier, METH_O,
       "enable_verifier($self, enable, /)\n--\n\nEnables or disables the verification after each pass."},
      {"enable_timing", enableTiming, METH_NOARGS,
       "enable_timing($self, /)\n--\n\nPrints the time of passes to stderr when the pass manager is "
       "destroyed."},
      {"_enable_statistics", enableStatistics, METH_O, nullptr},
      {},
  };
  static PyGetSetDef properties[] = {
      {"context", getContext, nullptr, "The context.", nullptr},
      {"_CAPIPtr", getCapsule, nullptr, "A capsule with the handle of the C API.", nullptr},
      {},
  };
  static PyMethodDef passMethods[] = {
      {"signal_pass_failure", signalFailure, METH_NOARGS,
       "signal_pass_failure($self, /)\n--\n\nMakes the pass fail; it is called by the function of the pass."},
      {},
  };
  externalPassClass = addClass(
      transforms, "ExternalPass", sizeof(ExternalPassObject),
      {slot(Py_tp_new, cannotCreate), slot(Py_tp_dealloc, freeInstance), slot(Py_tp_methods, passMethods)});
  return externalPassClass &&
         addClass(transforms, "PassManagerBase", sizeof(PassManagerObject),
                  {slot(Py_tp_new, create), slot(Py_tp_dealloc, destroy), slot(Py_tp_methods, methods),
                   slot(Py_tp_getset, properties), slot(Py_tp_str, toString)});
}
