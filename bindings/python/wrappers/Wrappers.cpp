//===- Wrappers.cpp - Functions of the C API in Python --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#include "bindings/python/wrappers/Wrappers.h"

#include <cstring>

using namespace strata::python;

thread_local bool CheckedCall::isActive = false;

namespace {

std::string toString(MlirStringRef text) { return {text.data, text.length}; }

/// Throws if the C function was called by callChecked(); otherwise the process aborts.
void onArgumentError(MlirStringRef function, MlirStringRef argument, MlirStringRef problem) {
  if (CheckedCall::active())
    throw ArgumentError{toString(function), toString(argument), toString(problem)};
}

void releaseCapsule(PyObject *capsule) { Py_XDECREF(static_cast<PyObject *>(PyCapsule_GetContext(capsule))); }

} // namespace

bool strata::python::raiseArgumentError(const ArgumentError &error) {
  std::string message = error.function + "(): argument '" + error.argument + "' " + error.problem;
  bool isKind = error.problem.find("kind") != std::string::npos;
  bool isIndex = error.problem == "is out of range" && error.argument != "position";
  PyErr_SetString(isKind ? PyExc_TypeError : isIndex ? PyExc_IndexError : PyExc_ValueError, message.c_str());
  return false;
}

bool strata::python::fromPython(PyObject *object, BoolVector &out, const Argument &where) {
  Elements elements;
  if (!elements.read(object, where))
    return false;
  out.count = elements.size();
  out.values.reset(new bool[out.count]);
  for (size_t i = 0; i != out.count; ++i) {
    PyObject *element = elements[i];
    if (!element || !fromPython(element, out.values[i], where))
      return false;
  }
  return true;
}

bool strata::python::fromPython(PyObject *object, StringVector &out, const Argument &where) {
  Elements elements;
  if (!elements.read(object, where))
    return false;
  out.texts.resize(elements.size());
  for (size_t i = 0; i != out.texts.size(); ++i) {
    PyObject *element = elements[i];
    if (!element || !fromPython(element, out.texts[i], where))
      return false;
  }
  for (const std::string &text : out.texts)
    out.references.push_back({text.data(), text.size()});
  return true;
}

bool strata::python::fromPython(PyObject *object, std::string &out, const Argument &where) {
  MlirStringRef text;
  if (!fromPython(object, text, where))
    return false;
  out.assign(text.data, text.length);
  return true;
}

bool strata::python::checkSize(size_t size, size_t expected, const Argument &where) {
  if (size == expected)
    return true;
  PyErr_Format(PyExc_ValueError, "%s(): argument '%s' must have %zu elements, but has %zu", where.function,
               where.name, expected, size);
  return false;
}

bool strata::python::checkEnum(int value, int count, const Argument &where) {
  if (value >= 0 && value < count)
    return true;
  PyErr_Format(PyExc_ValueError, "%s(): argument '%s' must be in [0, %d), but is %d", where.function,
               where.name, count, value);
  return false;
}

PyObject *strata::python::capsuleToPython(const void *pointer, const char *name, Context *context) {
  if (!pointer)
    return none();
  PyObject *capsule = PyCapsule_New(const_cast<void *>(pointer), name, releaseCapsule);
  if (capsule && context)
    PyCapsule_SetContext(capsule, newRef(reinterpret_cast<PyObject *>(context)));
  return capsule;
}

bool strata::python::capsuleFromPython(PyObject *object, const char *name, const void *&out,
                                       const Argument &where) {
  if (!PyCapsule_IsValid(object, name))
    return wrongType(object, name, where);
  out = PyCapsule_GetPointer(object, name);
  return true;
}

Context *strata::python::contextOfCapsule(PyObject *capsule) {
  return static_cast<Context *>(PyCapsule_GetContext(capsule));
}

void strata::python::appendText(MlirStringRef part, void *text) {
  static_cast<std::string *>(text)->append(part.data, part.length);
}

PyObject *strata::python::textOrError(const char *function, bool isSuccess, const std::string &text) {
  if (isSuccess)
    return toPython(MlirStringRef{text.data(), text.size()});
  std::string message = text;
  while (!message.empty() && message.back() == '\n')
    message.pop_back();
  PyErr_Format(PyExc_ValueError, "%s() failed: %s", function, message.c_str());
  return nullptr;
}

bool strata::python::addWrapperModule(PyObject *module, PyMethodDef *methods,
                                      std::span<const NotWrapped> notWrapped) {
  strataSetArgumentErrorHandler(onArgumentError);
  static PyModuleDef definition = {PyModuleDef_HEAD_INIT,
                                   "_strata.capi",
                                   "Functions of the C API.",
                                   -1,
                                   nullptr,
                                   nullptr,
                                   nullptr,
                                   nullptr,
                                   nullptr};
  Ref capi(PyModule_Create(&definition));
  Ref reasons(PyDict_New());
  if (!capi || !reasons || PyModule_AddFunctions(capi.get(), methods))
    return false;
  for (const NotWrapped &function : notWrapped) {
    Ref reason(PyUnicode_FromString(function.reason));
    if (!reason || PyDict_SetItemString(reasons.get(), function.name, reason.get()))
      return false;
  }
  return !PyModule_AddObjectRef(capi.get(), "NOT_WRAPPED", reasons.get()) &&
         addHandWritten(module, capi.get()) && !PyModule_AddObjectRef(module, "capi", capi.get());
}
