//===- LocationTraceback.cpp - Locations of Python frames -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/LocationTraceback.h"
#include "bindings/python/core/Classes.h"

#include <algorithm>
#include <string>

using namespace strata::python;

namespace {
struct {
  bool isEnabled = false;
  int64_t frameLimit = 10;
  std::vector<std::string> inclusions, exclusions; ///< Prefixes of file names.
} settings;

bool isShown(std::string_view file) {
  auto hasPrefix = [&](const std::string &prefix) { return file.starts_with(prefix); };
  if (std::any_of(settings.exclusions.begin(), settings.exclusions.end(), hasPrefix))
    return false;
  return settings.inclusions.empty() ||
         std::any_of(settings.inclusions.begin(), settings.inclusions.end(), hasPrefix);
}

/// Returns the location of a frame: the function's name at the file and line. Null with an exception, or
/// without one if the file is not shown.
MlirLocation frameLocation(MlirContext context, PyObject *frame) {
  Ref code(PyObject_GetAttrString(frame, "f_code")), line(PyObject_GetAttrString(frame, "f_lineno"));
  Ref file(code ? PyObject_GetAttrString(code.get(), "co_filename") : nullptr),
      function(code ? PyObject_GetAttrString(code.get(), "co_qualname") : nullptr);
  MlirStringRef fileText, functionText;
  if (!line || !file || !function || !fromPython(file.get(), fileText, {"traceback", "co_filename"}) ||
      !fromPython(function.get(), functionText, {"traceback", "co_qualname"}) || !isShown(view(fileText)))
    return {nullptr};
  unsigned number = PyLong_Check(line.get()) ? static_cast<unsigned>(PyLong_AsLong(line.get())) : 0;
  return mlirLocationNameGet(context, functionText, mlirLocationFileLineColGet(context, fileText, number, 0));
}

/// Returns the location of the running frames; null with or without an exception if there is none.
PyObject *tracebackLocation(Context *context) {
  std::vector<MlirLocation> found;
  Ref frame = Ref::borrow(reinterpret_cast<PyObject *>(PyEval_GetFrame()));
  while (frame && frame.get() != Py_None && static_cast<int64_t>(found.size()) < settings.frameLimit) {
    MlirLocation location = frameLocation(context->handle, frame.get());
    if (PyErr_Occurred())
      return nullptr;
    if (location.ptr)
      found.push_back(location);
    frame = Ref(PyObject_GetAttrString(frame.get(), "f_back"));
  }
  if (found.empty())
    return nullptr;
  MlirLocation result = found.back();
  for (size_t i = found.size() - 1; i-- > 0;)
    result = mlirLocationCallSiteGet(found[i], result);
  return toPython(result, context);
}

//===----------------------------------------------------------------------===//
// Members of _Globals.
//===----------------------------------------------------------------------===//

PyObject *isEnabled(PyObject *, PyObject *) { return PyBool_FromLong(settings.isEnabled); }
PyObject *setEnabled(PyObject *, PyObject *value) {
  return fromPython(value, settings.isEnabled, {"set_loc_tracebacks_enabled", "enabled"}) ? none() : nullptr;
}
PyObject *frameLimit(PyObject *, PyObject *) { return toPython(settings.frameLimit); }
PyObject *setFrameLimit(PyObject *, PyObject *value) {
  if (value == Py_None)
    settings.frameLimit = INT64_MAX;
  else if (!fromPython(value, settings.frameLimit, {"set_loc_tracebacks_frame_limit", "n"}))
    return nullptr;
  return none();
}
PyObject *addPrefix(std::vector<std::string> &prefixes, PyObject *value, const char *function) {
  MlirStringRef text;
  if (!fromPython(value, text, {function, "filename"}))
    return nullptr;
  prefixes.emplace_back(view(text));
  return none();
}
PyObject *includeFile(PyObject *, PyObject *value) {
  return addPrefix(settings.inclusions, value, "register_traceback_file_inclusion");
}
PyObject *excludeFile(PyObject *, PyObject *value) {
  return addPrefix(settings.exclusions, value, "register_traceback_file_exclusion");
}

PyMethodDef methods[] = {
    {"loc_tracebacks_enabled", isEnabled, METH_NOARGS,
     "Whether operations get the location of the Python code."},
    {"set_loc_tracebacks_enabled", setEnabled, METH_O,
     "Sets whether operations get the location of the Python code."},
    {"loc_tracebacks_frame_limit", frameLimit, METH_NOARGS, "The greatest number of frames."},
    {"set_loc_tracebacks_frame_limit", setFrameLimit, METH_O,
     "Sets the greatest number of frames; None is no limit."},
    {"register_traceback_file_inclusion", includeFile, METH_O,
     "Shows frames of files whose paths begin with this."},
    {"register_traceback_file_exclusion", excludeFile, METH_O,
     "Hides frames of files whose paths begin with this."}};
} // namespace

PyObject *strata::python::locationOrTraceback(PyObject *object, const Argument &where, Ref &owned) {
  if (!settings.isEnabled || (object && object != Py_None)) [[likely]]
    return resolveLocation(object, where);
  const Frame *frame = currentFrame();
  if (!frame)
    return resolveLocation(object, where);
  owned = Ref(tracebackLocation(reinterpret_cast<Context *>(frame->context)));
  if (owned || PyErr_Occurred())
    return owned.get();
  return resolveLocation(object, where);
}

bool strata::python::addTracebackMethods(PyTypeObject *globals) {
  for (PyMethodDef &definition : methods) {
    Ref descriptor(PyDescr_NewMethod(globals, &definition));
    if (!descriptor || PyObject_SetAttrString(reinterpret_cast<PyObject *>(globals), definition.ml_name,
                                              descriptor.get()) < 0)
      return false;
  }
  return true;
}
