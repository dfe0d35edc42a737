//===- Diagnostics.cpp - Diagnostics of a context -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Diagnostics.h"
#include "bindings/python/core/Classes.h"

#include <algorithm>
#include <structmember.h>

using namespace strata::python;

namespace {

//===----------------------------------------------------------------------===//
// Diagnostic and DiagnosticInfo.
//===----------------------------------------------------------------------===//

struct DiagnosticObject {
  PyObject base;
  PyObject *severity, *location, *message, *notes;
  PyObject *source; ///< The line of the source and a caret, or None.
};
DiagnosticObject *asDiagnostic(PyObject *object) { return reinterpret_cast<DiagnosticObject *>(object); }

const char *const severityNames[] = {"error", "warning", "note", "remark"};

PyObject *severityObject(MlirDiagnosticSeverity severity) {
  return PyObject_CallFunction(classes.severity, "i", static_cast<int>(severity));
}

/// A source text that errors may point into.
struct Source {
  std::string_view text, name;
};

/// Returns the line and a caret below the column of a location in the source; None for other locations.
PyObject *sourceLine(MlirLocation location, const Source &source) {
  if (!location.ptr || source.text.empty() || !mlirLocationIsAFileLineColRange(location) ||
      view(mlirIdentifierStr(mlirLocationFileLineColRangeGetFilename(location))) != source.name)
    return none();
  int line = mlirLocationFileLineColRangeGetStartLine(location);
  int column = mlirLocationFileLineColRangeGetStartColumn(location);
  std::string_view rest = source.text;
  for (; line > 1; --line) {
    size_t end = rest.find('\n');
    if (end == std::string_view::npos)
      return none();
    rest.remove_prefix(end + 1);
  }
  std::string text(rest.substr(0, rest.find('\n')));
  text += '\n';
  // Tabs stay tabs, so that the caret is below its character.
  for (int i = 0; i + 1 < column; ++i)
    text += static_cast<size_t>(i) < rest.size() && rest[i] == '\t' ? '\t' : ' ';
  text += '^';
  return toPython(stringRef(text));
}

PyObject *makeDiagnostic(PyTypeObject *cls, const DiagnosticCopy &copy, Context *context,
                         const Source &source = {}) {
  Ref object(PyType_GenericAlloc(cls, 0));
  Ref notes(object ? PyTuple_New(static_cast<Py_ssize_t>(copy.notes.size())) : nullptr);
  if (!notes)
    return nullptr;
  for (size_t i = 0; i != copy.notes.size(); ++i) {
    PyObject *note = makeDiagnostic(cls, copy.notes[i], context, source);
    if (!note || PyTuple_SetItem(notes.get(), static_cast<Py_ssize_t>(i), note) < 0)
      return nullptr;
  }
  DiagnosticObject *diagnostic = asDiagnostic(object.get());
  diagnostic->severity = severityObject(copy.severity);
  diagnostic->location = toPython(copy.location, context);
  diagnostic->message = toPython(stringRef(copy.message));
  diagnostic->source = sourceLine(copy.location, source);
  diagnostic->notes = notes.release();
  return diagnostic->severity && diagnostic->location && diagnostic->message ? object.release() : nullptr;
}

PyObject *copyDiagnostic(PyTypeObject *cls, PyObject *args, PyObject *keywords) {
  static constexpr const char *names[] = {"diag"};
  static constexpr Signature signature = {"DiagnosticInfo", names, 1};
  PyObject *values[1];
  if (!signature.matchTuple(args, keywords, values))
    return nullptr;
  if (!isInstance(values[0], classes.diagnostic)) {
    wrongType(values[0], "Diagnostic", signature[0]);
    return nullptr;
  }
  PyObject *object = PyType_GenericAlloc(cls, 0);
  if (!object)
    return nullptr;
  DiagnosticObject *from = asDiagnostic(values[0]), *to = asDiagnostic(object);
  to->severity = newRef(from->severity);
  to->location = newRef(from->location);
  to->message = newRef(from->message);
  to->notes = newRef(from->notes);
  to->source = newRef(from->source);
  return object;
}
void deallocDiagnostic(PyObject *self) {
  DiagnosticObject *diagnostic = asDiagnostic(self);
  Py_CLEAR(diagnostic->severity);
  Py_CLEAR(diagnostic->location);
  Py_CLEAR(diagnostic->message);
  Py_CLEAR(diagnostic->notes);
  Py_CLEAR(diagnostic->source);
  freeInstance(self);
}
PyObject *diagnosticStr(PyObject *self) { return newRef(asDiagnostic(self)->message); }

PyMemberDef diagnosticMembers[] = {
    {"severity", T_OBJECT, offsetof(DiagnosticObject, severity), READONLY, "A DiagnosticSeverity."},
    {"location", T_OBJECT, offsetof(DiagnosticObject, location), READONLY, "The Location, or None."},
    {"message", T_OBJECT, offsetof(DiagnosticObject, message), READONLY,
     "The text without location and notes."},
    {"notes", T_OBJECT, offsetof(DiagnosticObject, notes), READONLY, "A tuple of diagnostics."},
    {"source_line", T_OBJECT, offsetof(DiagnosticObject, source), READONLY,
     "The line of the parsed text and a caret, or None."},
    {nullptr, 0, 0, 0, nullptr}};

//===----------------------------------------------------------------------===//
// DiagnosticHandler.
//===----------------------------------------------------------------------===//

struct HandlerObject {
  PyObject base;
  Context *context; ///< Null when detached; the context owns the attached handler.
  PyObject *callback;
  bool hadError;
};
HandlerObject *asHandler(PyObject *object) { return reinterpret_cast<HandlerObject *>(object); }

PyObject *detachHandler(PyObject *self, PyObject *) {
  HandlerObject *handler = asHandler(self);
  if (Context *context = std::exchange(handler->context, nullptr)) {
    waitUntilIdle(context);
    auto &handlers = context->diagnostics->handlers;
    auto it = std::find(handlers.begin(), handlers.end(), self);
    if (it != handlers.end()) {
      handlers.erase(it);
      Py_DECREF(self);
    }
  }
  return none();
}
PyObject *handlerEnter(PyObject *self, PyObject *) { return newRef(self); }
PyObject *handlerExit(PyObject *self, PyObject *const *, Py_ssize_t) { return detachHandler(self, nullptr); }
PyObject *isAttached(PyObject *self, void *) { return PyBool_FromLong(asHandler(self)->context != nullptr); }
PyObject *hadError(PyObject *self, void *) { return PyBool_FromLong(asHandler(self)->hadError); }
void deallocHandler(PyObject *self) {
  Py_CLEAR(asHandler(self)->callback);
  freeInstance(self);
}
PyMethodDef handlerMethods[] = {{"detach", method(&detachHandler), NO_ARGUMENTS, "Removes the handler."},
                                {"__enter__", method(&handlerEnter), NO_ARGUMENTS, nullptr},
                                {"__exit__", method(&handlerExit), FAST, nullptr},
                                {nullptr, nullptr, 0, nullptr}};
PyGetSetDef handlerProperties[] = {
    {"attached", isAttached, nullptr, "Whether the handler receives diagnostics.", nullptr},
    {"had_error", hadError, nullptr, "Whether the function raised an exception.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};

//===----------------------------------------------------------------------===//
// The handler of a context.
//===----------------------------------------------------------------------===//

DiagnosticCopy copyOf(MlirDiagnostic diagnostic) {
  DiagnosticCopy copy{mlirDiagnosticGetSeverity(diagnostic), mlirDiagnosticGetLocation(diagnostic), {}, {}};
  Text text;
  mlirDiagnosticPrint(diagnostic, Text::append, &text);
  copy.message = std::move(text.text);
  for (intptr_t i = 0, e = mlirDiagnosticGetNumNotes(diagnostic); i != e; ++i)
    copy.notes.push_back(copyOf(mlirDiagnosticGetNote(diagnostic, i)));
  return copy;
}

/// Calls the Python handlers, the newest one first, until one handles the diagnostic.
bool callHandlers(Context *context, MlirDiagnostic diagnostic) {
  Callback callback(context);
  // The functions are called while an exception of the caller may be set.
  PyObject *type, *value, *traceback;
  PyErr_Fetch(&type, &value, &traceback);
  bool isHandled = false;
  Ref object(makeDiagnostic(classes.diagnostic, copyOf(diagnostic), context));
  std::vector<PyObject *> handlers = context->diagnostics->handlers;
  for (PyObject *handler : handlers)
    Py_INCREF(handler);
  for (auto it = handlers.rbegin(); it != handlers.rend(); ++it) {
    if (!isHandled && object && asHandler(*it)->context) {
      Ref result(PyObject_CallFunctionObjArgs(asHandler(*it)->callback, object.get(), nullptr));
      int isTrue = result ? PyObject_IsTrue(result.get()) : -1;
      if (isTrue < 0) {
        asHandler(*it)->hadError = true;
        PyErr_WriteUnraisable(asHandler(*it)->callback);
      }
      isHandled = isTrue > 0;
    }
    Py_DECREF(*it);
  }
  if (!object)
    PyErr_WriteUnraisable(nullptr);
  PyErr_Restore(type, value, traceback);
  return isHandled;
}

MlirLogicalResult handleDiagnostic(MlirDiagnostic diagnostic, void *userData) {
  auto *context = static_cast<Context *>(userData);
  DiagnosticState *state = context->diagnostics;
  if (state->capture && !state->emitErrors && mlirDiagnosticGetSeverity(diagnostic) == MlirDiagnosticError) {
    state->capture->add(copyOf(diagnostic));
    return mlirLogicalResultSuccess();
  }
  if (state->handlers.empty())
    return mlirLogicalResultFailure();
  return callHandlers(context, diagnostic) ? mlirLogicalResultSuccess() : mlirLogicalResultFailure();
}

//===----------------------------------------------------------------------===//
// MLIRError.
//===----------------------------------------------------------------------===//

int initError(PyObject *self, PyObject *args, PyObject *keywords) {
  static constexpr const char *names[] = {"message", "error_diagnostics"};
  static constexpr Signature signature = {"MLIRError", names, 2, 1};
  PyObject *values[2];
  if (!signature.matchTuple(args, keywords, values))
    return -1;
  Ref empty(values[1] ? newRef(values[1]) : PyList_New(0));
  return empty && PyObject_SetAttrString(self, "message", values[0]) == 0 &&
                 PyObject_SetAttrString(self, "error_diagnostics", empty.get()) == 0
             ? 0
             : -1;
}

bool appendDiagnostic(std::string &out, PyObject *object, const std::string &indent) {
  auto append = [&](PyObject *part) {
    Ref text(part ? PyObject_Str(part) : nullptr);
    Ref bytes(text ? PyUnicode_AsEncodedString(text.get(), "utf-8", "replace") : nullptr);
    if (bytes)
      out += PyBytes_AsString(bytes.get());
    return bool(bytes);
  };
  Ref severity(PyObject_GetAttrString(object, "severity")),
      location(PyObject_GetAttrString(object, "location")),
      message(PyObject_GetAttrString(object, "message")),
      source(PyObject_GetAttrString(object, "source_line")), notes(PyObject_GetAttrString(object, "notes"));
  Ref number(severity ? PyNumber_Index(severity.get()) : nullptr);
  if (!number || !location || !message || !source || !notes)
    return false;
  out += "\n" + indent + severityNames[PyLong_AsLong(number.get()) & 3] + ": ";
  if (location.get() != Py_None) {
    // As compilers print it: "file":1:2, without loc(...).
    size_t begin = out.size();
    if (!append(location.get()))
      return false;
    if (out.compare(begin, 4, "loc(") == 0 && out.back() == ')')
      out = out.substr(0, begin) + out.substr(begin + 4, out.size() - begin - 5);
    out += ": ";
  }
  if (!append(message.get()))
    return false;
  if (source.get() != Py_None) {
    out += "\n";
    if (!append(source.get()))
      return false;
  }
  Ref tuple(PySequence_Tuple(notes.get()));
  for (Py_ssize_t i = 0, e = tuple ? PyTuple_Size(tuple.get()) : 0; i != e; ++i)
    if (!appendDiagnostic(out, PyTuple_GetItem(tuple.get(), i), indent + " "))
      return false;
  return bool(tuple);
}

PyObject *errorStr(PyObject *self) {
  Ref message(PyObject_GetAttrString(self, "message")),
      list(PyObject_GetAttrString(self, "error_diagnostics"));
  Ref text(message ? PyObject_Str(message.get()) : nullptr),
      tuple(list ? PySequence_Tuple(list.get()) : nullptr);
  MlirStringRef start;
  if (!text || !tuple || !fromPython(text.get(), start, {"MLIRError", "message"}))
    return nullptr;
  std::string out(view(start));
  if (PyTuple_Size(tuple.get()))
    out += ":";
  for (Py_ssize_t i = 0, e = PyTuple_Size(tuple.get()); i != e; ++i)
    if (!appendDiagnostic(out, PyTuple_GetItem(tuple.get(), i), ""))
      return nullptr;
  return toPython(stringRef(out));
}
} // namespace

void strata::python::attachDiagnostics(Context *context) {
  context->diagnostics = new DiagnosticState();
  mlirContextAttachDiagnosticHandler(context->handle, handleDiagnostic, context, nullptr);
}

void strata::python::detachDiagnostics(Context *context) {
  std::vector<PyObject *> handlers = std::move(context->diagnostics->handlers);
  for (PyObject *handler : handlers) {
    asHandler(handler)->context = nullptr;
    Py_DECREF(handler);
  }
}

PyObject *strata::python::attachHandler(Context *context, PyObject *callback) {
  PyObject *object = PyType_GenericAlloc(classes.diagnosticHandler, 0);
  if (!object)
    return nullptr;
  asHandler(object)->context = context;
  asHandler(object)->callback = newRef(callback);
  context->diagnostics->handlers.push_back(newRef(object));
  return object;
}

ErrorCapture::ErrorCapture(Context *context) : context(context) {
  waitUntilIdle(context);
  outer = std::exchange(context->diagnostics->capture, this);
}
ErrorCapture::~ErrorCapture() {
  // Captures of other threads may have begun since the end of this one's Section.
  ErrorCapture **link = &context->diagnostics->capture;
  while (*link != this)
    link = &(*link)->outer;
  *link = outer;
}
void ErrorCapture::add(DiagnosticCopy error) { errors.push_back(std::move(error)); }

PyObject *ErrorCapture::raise(const char *message, std::string_view source, std::string_view sourceName) {
  Ref list(PyList_New(0)), text(PyUnicode_FromString(message));
  if (!list || !text)
    return nullptr;
  for (const DiagnosticCopy &copy : errors) {
    Ref diagnostic(makeDiagnostic(classes.diagnosticInfo, copy, context, {source, sourceName}));
    if (!diagnostic || PyList_Append(list.get(), diagnostic.get()) < 0)
      return nullptr;
  }
  PyObject *cls = reinterpret_cast<PyObject *>(classes.error);
  Ref error(PyObject_CallFunctionObjArgs(cls, text.get(), list.get(), nullptr));
  if (error)
    PyErr_SetObject(cls, error.get());
  return nullptr;
}

bool strata::python::addDiagnosticClasses(PyObject *module) {
  classes.diagnostic = addClass(module, "Diagnostic", sizeof(DiagnosticObject),
                                {slot(Py_tp_new, &cannotCreate),
                                 slot(Py_tp_dealloc, &deallocDiagnostic),
                                 slot(Py_tp_str, &diagnosticStr),
                                 {Py_tp_members, diagnosticMembers}});
  if (!classes.diagnostic)
    return false;
  classes.diagnosticInfo = addClass(module, "DiagnosticInfo", sizeof(DiagnosticObject),
                                    {slot(Py_tp_new, &copyDiagnostic)}, classes.diagnostic);
  classes.diagnosticHandler = addClass(module, "DiagnosticHandler", sizeof(HandlerObject),
                                       {slot(Py_tp_new, &cannotCreate),
                                        slot(Py_tp_dealloc, &deallocHandler),
                                        {Py_tp_methods, handlerMethods},
                                        {Py_tp_getset, handlerProperties}});
  classes.error = addClass(module, "MLIRError", 0, {slot(Py_tp_init, &initError), slot(Py_tp_str, &errorStr)},
                           reinterpret_cast<PyTypeObject *>(PyExc_Exception));
  return classes.diagnosticInfo && classes.diagnosticHandler && classes.error;
}
