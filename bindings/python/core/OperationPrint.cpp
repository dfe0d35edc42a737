//===- OperationPrint.cpp - Printing of operations ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/OperationPrint.h"
#include "bindings/python/core/Classes.h"

using namespace strata::python;

namespace {
/// The keyword arguments of print, get_asm and AsmState.
struct PrintOptions {
  PyObject *largeElements = nullptr, *largeResource = nullptr;
  bool debugInfo = false, prettyDebugInfo = false, genericForm = false, localScope = false,
       namePrefix = false, assumeVerified = false, skipRegions = false;
};

/// Options of the printer, destroyed at the end of the scope.
class Flags {
public:
  Flags() : flags(mlirOpPrintingFlagsCreate()) {}
  ~Flags() { mlirOpPrintingFlagsDestroy(flags); }
  Flags(const Flags &) = delete;
  Flags &operator=(const Flags &) = delete;
  MlirOpPrintingFlags get() const { return flags; }
  bool set(const PrintOptions &options, const char *function);

private:
  MlirOpPrintingFlags flags;
};

bool Flags::set(const PrintOptions &options, const char *function) {
  intptr_t limit;
  if (options.largeElements && options.largeElements != Py_None) {
    if (!fromPython(options.largeElements, limit, {function, "large_elements_limit"}))
      return false;
    mlirOpPrintingFlagsElideLargeElementsAttrs(flags, limit);
  }
  if (options.largeResource && options.largeResource != Py_None) {
    if (!fromPython(options.largeResource, limit, {function, "large_resource_limit"}))
      return false;
    mlirOpPrintingFlagsElideLargeResourceString(flags, limit);
  }
  if (options.debugInfo)
    mlirOpPrintingFlagsEnableDebugInfo(flags, true, options.prettyDebugInfo);
  if (options.genericForm)
    mlirOpPrintingFlagsPrintGenericOpForm(flags);
  if (options.localScope)
    mlirOpPrintingFlagsUseLocalScope(flags);
  if (options.namePrefix)
    mlirOpPrintingFlagsPrintNameLocAsPrefix(flags);
  if (options.assumeVerified)
    mlirOpPrintingFlagsAssumeVerified(flags);
  if (options.skipRegions)
    mlirOpPrintingFlagsSkipRegions(flags);
  return true;
}

/// Reads a bool argument that may be missing.
bool readFlag(PyObject *object, bool &out, const Argument &where) {
  return !object || fromPython(object, out, where);
}

/// Prints an operation with options, without the GIL if it may be large.
std::string printed(Handle *handle, MlirOpPrintingFlags flags) {
  Text text;
  if (mlirOperationGetNumRegions(handle->op) == 0) {
    mlirOperationPrintWithFlags(handle->op, flags, Text::append, &text);
    return std::move(text.text);
  }
  MlirOperation op = handle->op;
  Section section(handle->context, /*mayChangeBlocks=*/false);
  mlirOperationPrintWithFlags(op, flags, Text::append, &text);
  return std::move(text.text);
}

/// Returns text as str, or as bytes if `binary`.
PyObject *asResult(const std::string &text, bool binary) {
  return binary ? toPythonBytes(stringRef(text)) : toPython(stringRef(text));
}

/// Writes an object to a file, or to sys.stdout if that is None or null.
bool writeTo(PyObject *file, PyObject *text) {
  Ref target = Ref::borrow(file && file != Py_None ? file : PySys_GetObject("stdout"));
  if (!target) {
    PyErr_SetString(PyExc_RuntimeError, "sys.stdout is missing");
    return false;
  }
  Ref method(PyObject_GetAttrString(target.get(), "write"));
  Ref result(method ? PyObject_CallFunctionObjArgs(method.get(), text, nullptr) : nullptr);
  return bool(result);
}

//===----------------------------------------------------------------------===//
// AsmState.
//===----------------------------------------------------------------------===//

struct AsmStateObject {
  PyObject base;
  MlirAsmState state;
  Handle *operation; ///< A counted reference to the operation whose names the state has.
};
AsmStateObject *asState(PyObject *object) { return reinterpret_cast<AsmStateObject *>(object); }

PyObject *createState(PyTypeObject *cls, PyObject *args, PyObject *keywords) {
  static constexpr const char *names[] = {"op", "use_local_scope"};
  static constexpr Signature signature = {"AsmState", names, 2, 1};
  PyObject *values[2];
  PrintOptions options;
  Flags flags;
  if (!signature.matchTuple(args, keywords, values) ||
      !readFlag(values[1], options.localScope, signature[1]) || !flags.set(options, signature.function))
    return nullptr;
  bool isValue = isInstance(values[0], classes.value);
  MlirOperation op;
  MlirValue value;
  Ref operation;
  if (isValue) {
    if (!fromPython(values[0], value, signature[0]))
      return nullptr;
    Handle *handle = asHandle(values[0]);
    operation = Ref(operationObject(handle->op, handle->context, ownerOf(handle)));
  } else {
    Handle *handle = operationHandle(values[0], signature[0]);
    if (!handle)
      return nullptr;
    op = handle->op;
    operation = Ref(operationObject(op, handle->context, ownerOf(handle)));
  }
  PyObject *object = operation ? PyType_GenericAlloc(cls, 0) : nullptr;
  if (!object)
    return nullptr;
  asState(object)->state = isValue ? mlirAsmStateCreateForValue(value, flags.get())
                                   : mlirAsmStateCreateForOperation(op, flags.get());
  asState(object)->operation = asHandle(operation.release());
  return object;
}
void deallocState(PyObject *self) {
  AsmStateObject *state = asState(self);
  if (state->state.ptr)
    mlirAsmStateDestroy(state->state);
  PyObject *operation = asObject(state->operation);
  freeInstance(self);
  Py_XDECREF(operation);
}
} // namespace

MlirAsmState strata::python::asmStateFromPython(PyObject *object, const Argument &where) {
  if (!isInstance(object, classes.asmState)) {
    wrongType(object, "AsmState", where);
    return {nullptr};
  }
  return check(asState(object)->operation) ? asState(object)->state : MlirAsmState{nullptr};
}

PyObject *strata::python::operationStr(PyObject *self) {
  Handle *handle = asHandle(self);
  if (!operationHandle(self, {"str", "self"}))
    return nullptr;
  Flags flags;
  return toPython(stringRef(printed(handle, flags.get())));
}

PyObject *strata::python::operationGetAsm(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                          PyObject *keywords) {
  static constexpr const char *names[] = {"binary",
                                          "large_elements_limit",
                                          "large_resource_limit",
                                          "enable_debug_info",
                                          "pretty_debug_info",
                                          "print_generic_op_form",
                                          "use_local_scope",
                                          "use_name_loc_as_prefix",
                                          "assume_verified",
                                          "skip_regions"};
  static constexpr Signature signature = {"get_asm", names, 10, 0};
  PyObject *v[10];
  PrintOptions options;
  bool binary = false;
  Flags flags;
  if (!signature.match(args, count, v, keywords) || !operationHandle(self, {"get_asm", "self"}))
    return nullptr;
  options.largeElements = v[1];
  options.largeResource = v[2];
  bool *const targets[] = {&binary,
                           nullptr,
                           nullptr,
                           &options.debugInfo,
                           &options.prettyDebugInfo,
                           &options.genericForm,
                           &options.localScope,
                           &options.namePrefix,
                           &options.assumeVerified,
                           &options.skipRegions};
  for (int i = 0; i != 10; ++i)
    if (targets[i] && !readFlag(v[i], *targets[i], signature[i]))
      return nullptr;
  if (!flags.set(options, signature.function))
    return nullptr;
  return asResult(printed(asHandle(self), flags.get()), binary);
}

namespace {
/// print(state, file=None, binary=False).
PyObject *printWithState(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"state", "file", "binary"};
  static constexpr Signature signature = {"print", names, 3, 1};
  PyObject *values[3];
  bool binary = false;
  if (!signature.match(args, count, values, keywords) || !readFlag(values[2], binary, signature[2]))
    return nullptr;
  MlirAsmState state = asmStateFromPython(values[0], signature[0]);
  if (!state.ptr)
    return nullptr;
  Text text;
  mlirOperationPrintWithState(asHandle(self)->op, state, Text::append, &text);
  Ref result(asResult(text.text, binary));
  return result && writeTo(values[1], result.get()) ? none() : nullptr;
}

bool hasKeyword(PyObject *keywords, const char *name) {
  for (Py_ssize_t i = 0, e = keywords ? PyTuple_Size(keywords) : 0; i != e; ++i)
    if (PyUnicode_CompareWithASCIIString(PyTuple_GetItem(keywords, i), name) == 0)
      return true;
  return false;
}
} // namespace

PyObject *strata::python::operationPrint(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                         PyObject *keywords) {
  static constexpr const char *names[] = {"large_elements_limit",
                                          "large_resource_limit",
                                          "enable_debug_info",
                                          "pretty_debug_info",
                                          "print_generic_op_form",
                                          "use_local_scope",
                                          "use_name_loc_as_prefix",
                                          "assume_verified",
                                          "file",
                                          "binary",
                                          "skip_regions"};
  static constexpr Signature signature = {"print", names, 11, 0};
  PyObject *v[11];
  PrintOptions options;
  bool binary = false;
  Flags flags;
  if (!operationHandle(self, {"print", "self"}))
    return nullptr;
  if ((count && isInstance(args[0], classes.asmState)) || hasKeyword(keywords, "state"))
    return printWithState(self, args, count, keywords);
  if (!signature.match(args, count, v, keywords))
    return nullptr;
  options.largeElements = v[0];
  options.largeResource = v[1];
  bool *const targets[] = {nullptr,
                           nullptr,
                           &options.debugInfo,
                           &options.prettyDebugInfo,
                           &options.genericForm,
                           &options.localScope,
                           &options.namePrefix,
                           &options.assumeVerified,
                           nullptr,
                           &binary,
                           &options.skipRegions};
  for (int i = 0; i != 11; ++i)
    if (targets[i] && !readFlag(v[i], *targets[i], signature[i]))
      return nullptr;
  if (!flags.set(options, signature.function))
    return nullptr;
  // Like Python's print, a line ends with a newline on the standard output.
  std::string text = printed(asHandle(self), flags.get());
  if (!v[8] || v[8] == Py_None)
    text += '\n';
  Ref result(asResult(text, binary));
  return result && writeTo(v[8], result.get()) ? none() : nullptr;
}

PyObject *strata::python::operationWriteBytecode(PyObject *self, PyObject *const *args, Py_ssize_t count,
                                                 PyObject *keywords) {
  static constexpr const char *names[] = {"file", "desired_version"};
  static constexpr Signature signature = {"write_bytecode", names, 2, 1};
  PyObject *values[2];
  int64_t version = 0;
  if (!signature.match(args, count, values, keywords) || !operationHandle(self, {"write_bytecode", "self"}))
    return nullptr;
  bool hasVersion = values[1] && values[1] != Py_None;
  if (hasVersion && !fromPython(values[1], version, signature[1]))
    return nullptr;
  Handle *handle = asHandle(self);
  Ref keepAlive = Ref::borrow(self);
  if (strataOperationUsesOutside(handle->op) || strataOperationIsUsedOutside(handle->op)) {
    PyErr_SetString(PyExc_ValueError,
                    "write_bytecode(): the operation uses values or blocks that are defined "
                    "outside of it or not visible, or other operations use its values");
    return nullptr;
  }
  Text text;
  bool isWritten;
  ErrorCapture capture(handle->context);
  {
    MlirBytecodeWriterConfig config = mlirBytecodeWriterConfigCreate();
    if (hasVersion)
      mlirBytecodeWriterConfigDesiredEmitVersion(config, version);
    Section section(handle->context, /*mayChangeBlocks=*/false);
    isWritten = mlirLogicalResultIsSuccess(
        mlirOperationWriteBytecodeWithConfig(handle->op, config, Text::append, &text));
    mlirBytecodeWriterConfigDestroy(config);
  }
  if (!isWritten)
    return capture.raise("Unable to write bytecode");
  Ref bytes(toPythonBytes(stringRef(text.text)));
  if (!bytes)
    return nullptr;
  // A path is opened here.
  if (!PyUnicode_Check(values[0]))
    return writeTo(values[0], bytes.get()) ? none() : nullptr;
  Ref io(PyImport_ImportModule("io"));
  Ref file(io ? PyObject_CallMethod(io.get(), "open", "Os", values[0], "wb") : nullptr);
  if (!file)
    return nullptr;
  bool isStored = writeTo(file.get(), bytes.get());
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  Ref closed(PyObject_CallMethod(file.get(), "close", nullptr));
  if (isStored)
    return closed ? none() : nullptr;
  PyErr_Restore(type, value, traceback);
  return nullptr;
}

PyObject *strata::python::operationDump(PyObject *self, PyObject *) {
  if (!operationHandle(self, {"dump", "self"}))
    return nullptr;
  mlirOperationDump(asHandle(self)->op);
  return none();
}

bool strata::python::addAsmStateClass(PyObject *module) {
  classes.asmState = addClass(module, "AsmState", sizeof(AsmStateObject),
                              {slot(Py_tp_new, &createState), slot(Py_tp_dealloc, &deallocState)});
  return classes.asmState != nullptr;
}
