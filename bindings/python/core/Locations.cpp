//===- Locations.cpp - Location and its kinds -----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Globals.h"
#include "bindings/python/core/Uniqued.h"

using namespace strata::python;

namespace {
const char locationCapsule[] = "mlir.ir.Location._CAPIPtr";

MlirLocation locationOf(PyObject *self) { return {asUniqued(self)->pointer}; }
Context *contextOfLocation(PyObject *self) { return asUniqued(self)->context; }

//===----------------------------------------------------------------------===//
// Constructors.
//===----------------------------------------------------------------------===//

PyObject *unknown(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"context"};
  static constexpr Signature signature = {"Location.unknown", names, 1, 0};
  PyObject *values[1];
  MlirContext context;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], context, signature[0]))
    return nullptr;
  return toPython(mlirLocationUnknownGet(context), contextOf(context));
}

/// The place in a file.
PyObject *fileLineCol(PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"filename", "line", "col", "context"};
  static constexpr Signature signature = {"Location.file", names, 4, 3};
  PyObject *values[4];
  MlirContext context;
  MlirStringRef file;
  unsigned line, column;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], file, signature[0]) ||
      !fromPython(values[1], line, signature[1]) || !fromPython(values[2], column, signature[2]) ||
      !fromPython(values[3], context, signature[3]))
    return nullptr;
  return toPython(mlirLocationFileLineColGet(context, file, line, column), contextOf(context));
}

/// Returns true for the arguments of a range: five positional ones, or keywords of a range.
bool isRange(PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  if (count >= 5 || (count == 4 && args[3] != Py_None && PyLong_Check(args[3])))
    return true;
  for (Py_ssize_t i = 0, e = keywords ? PyTuple_Size(keywords) : 0; i != e; ++i)
    if (PyUnicode_CompareWithASCIIString(PyTuple_GetItem(keywords, i), "end_line") == 0)
      return true;
  return false;
}

PyObject *file(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  if (!isRange(args, count, keywords))
    return fileLineCol(args, count, keywords);
  static constexpr const char *names[] = {"filename", "start_line", "start_col",
                                          "end_line", "end_col",    "context"};
  static constexpr Signature signature = {"Location.file", names, 6, 5};
  PyObject *values[6];
  MlirContext context;
  MlirStringRef file;
  unsigned parts[4];
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], file, signature[0]))
    return nullptr;
  for (int i = 0; i != 4; ++i)
    if (!fromPython(values[i + 1], parts[i], signature[i + 1]))
      return nullptr;
  if (!fromPython(values[5], context, signature[5]))
    return nullptr;
  return toPython(mlirLocationFileLineColRangeGet(context, file, parts[0], parts[1], parts[2], parts[3]),
                  contextOf(context));
}

PyObject *nameWith(const Signature &signature, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  PyObject *values[3];
  MlirContext context;
  MlirStringRef name;
  MlirLocation child = {nullptr};
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], name, signature[0]))
    return nullptr;
  if (values[1] && values[1] != Py_None && !fromPython(values[1], child, signature[1]))
    return nullptr;
  // The child decides if no context is given.
  PyObject *where = values[2] && values[2] != Py_None ? values[2]
                    : child.ptr                       ? asObject(contextOfLocation(values[1]))
                                                      : nullptr;
  if (!fromPython(where, context, signature[2]) ||
      !SameContext(contextOf(context)).add(values[1], signature[1]))
    return nullptr;
  return toPython(mlirLocationNameGet(context, name, child), contextOf(context));
}
PyObject *name(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"name", "childLoc", "context"};
  static constexpr Signature signature = {"Location.name", names, 3, 1};
  return nameWith(signature, args, count, keywords);
}
PyObject *nameGet(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"name", "child_loc", "context"};
  static constexpr Signature signature = {"NameLocation.get", names, 3, 1};
  return nameWith(signature, args, count, keywords);
}

PyObject *callsite(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"callee", "frames", "context"};
  static constexpr Signature signature = {"Location.callsite", names, 3, 2};
  PyObject *values[3];
  MlirLocation callee;
  std::vector<MlirLocation> frames;
  if (!signature.match(args, count, values, keywords) || !isInstance(values[0], classes.location))
    return PyErr_Occurred() ? nullptr : (wrongType(values[0], "Location", signature[0]), nullptr);
  callee = locationOf(values[0]);
  Context *context = contextOfLocation(values[0]);
  SameContext same(context);
  if (!fromPython(values[1], frames, signature[1]) || !same.add(values[1], signature[1]) ||
      !same.add(values[2], signature[2]))
    return nullptr;
  if (frames.empty()) {
    PyErr_SetString(PyExc_ValueError,
                    "Location.callsite(): argument 'frames' is empty: no caller frames provided");
    return nullptr;
  }
  MlirLocation caller = frames.back();
  for (size_t i = frames.size() - 1; i != 0; --i)
    caller = mlirLocationCallSiteGet(frames[i - 1], caller);
  return toPython(mlirLocationCallSiteGet(callee, caller), context);
}

PyObject *fused(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"locations", "metadata", "context"};
  static constexpr Signature signature = {"Location.fused", names, 3, 1};
  PyObject *values[3];
  std::vector<MlirLocation> locations;
  MlirAttribute metadata;
  MlirContext handle;
  SameContext same;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], locations, signature[0]) ||
      !fromPythonOrNull(values[1], metadata, signature[1]) || !same.add(values[2], signature[2]))
    return nullptr;
  Elements elements;
  if (!elements.read(values[0], signature[0]))
    return nullptr;
  for (Py_ssize_t i = 0; i != elements.size(); ++i)
    if (!same.add(elements[i], signature[0]))
      return nullptr;
  if (!same.add(values[1], signature[1]))
    return nullptr;
  if (!fromPython(same.get() ? asObject(same.get()) : nullptr, handle, signature[2]))
    return nullptr;
  return toPython(
      mlirLocationFusedGet(handle, static_cast<intptr_t>(locations.size()), locations.data(), metadata),
      contextOf(handle));
}

PyObject *fromAttr(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"attribute", "context"};
  static constexpr Signature signature = {"Location.from_attr", names, 2, 1};
  PyObject *values[2];
  MlirAttribute attr;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], attr, signature[0]))
    return nullptr;
  Context *context = asUniqued(values[0])->context;
  if (!SameContext(context).add(values[1], signature[1]))
    return nullptr;
  Text text;
  mlirAttributePrint(attr, Text::append, &text);
  if (!text.text.starts_with("loc(")) {
    PyErr_Format(PyExc_ValueError, "Location.from_attr(): the attribute is no location: %s",
                 text.text.c_str());
    return nullptr;
  }
  return toPython(mlirLocationFromAttribute(attr), context);
}

PyObject *fromCapsule(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *) {
  void *pointer = count == 1 ? capsulePointer(args[0], locationCapsule) : nullptr;
  if (!pointer && !PyErr_Occurred())
    PyErr_SetString(PyExc_TypeError, "Location._CAPICreate() takes one argument, a capsule");
  return pointer ? toPython(MlirLocation{pointer}) : nullptr;
}

//===----------------------------------------------------------------------===//
// Members.
//===----------------------------------------------------------------------===//

PyObject *enter(PyObject *self, PyObject *) {
  pushFrame(Frame::LocationFrame, asObject(contextOfLocation(self)), self, nullptr);
  return newRef(self);
}
PyObject *leave(PyObject *self, PyObject *const *, Py_ssize_t) {
  return popFrame(Frame::LocationFrame, self) ? none() : nullptr;
}
PyObject *current(PyTypeObject *) {
  const Frame *frame = currentFrame();
  if (frame && frame->location)
    return newRef(frame->location);
  PyErr_SetString(PyExc_ValueError, "No current Location: the thread is in no 'with loc:'");
  return nullptr;
}

PyObject *emitError(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"message"};
  static constexpr Signature signature = {"Location.emit_error", names, 1};
  PyObject *values[1];
  MlirStringRef message;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], message, signature[0]))
    return nullptr;
  waitUntilIdle(contextOfLocation(self));
  mlirEmitError(locationOf(self), std::string(view(message)).c_str());
  return none();
}

PyObject *str(PyObject *self) {
  Text text;
  mlirLocationPrint(locationOf(self), Text::append, &text);
  return text.toPython();
}
PyObject *compare(PyObject *self, PyObject *other, int operation) {
  return compareUniqued(self, other, operation, classes.location);
}
PyObject *attr(PyObject *self, void *) {
  return toPython(mlirLocationGetAttribute(locationOf(self)), contextOfLocation(self));
}
PyObject *typeID(PyObject *self, void *) {
  return toPython(mlirAttributeGetTypeID(mlirLocationGetAttribute(locationOf(self))));
}
PyObject *capsule(PyObject *self, void *) { return makeCapsule(asUniqued(self)->pointer, locationCapsule); }

PyObject *fileName(PyObject *self, void *) {
  return toPython(mlirLocationFileLineColRangeGetFilename(locationOf(self)));
}
/// A number of a file location; the closure is the C function.
PyObject *filePart(PyObject *self, void *closure) {
  return toPython(reinterpret_cast<int (*)(MlirLocation)>(closure)(locationOf(self)));
}
PyObject *nameText(PyObject *self, void *) { return toPython(mlirLocationNameGetName(locationOf(self))); }
/// A location of a location; the closure is the C function.
PyObject *part(PyObject *self, void *closure) {
  return toPython(reinterpret_cast<MlirLocation (*)(MlirLocation)>(closure)(locationOf(self)),
                  contextOfLocation(self));
}
PyObject *fusedLocations(PyObject *self, void *) {
  std::vector<MlirLocation> parts(mlirLocationFusedGetNumLocations(locationOf(self)));
  mlirLocationFusedGetLocations(locationOf(self), parts.data());
  Ref list(PyList_New(static_cast<Py_ssize_t>(parts.size())));
  for (size_t i = 0; list && i != parts.size(); ++i) {
    PyObject *location = toPython(parts[i], contextOfLocation(self));
    if (!location || PyList_SetItem(list.get(), static_cast<Py_ssize_t>(i), location) < 0)
      return nullptr;
  }
  return list.release();
}
PyObject *fusedMetadata(PyObject *self, void *) {
  return toPython(mlirLocationFusedGetMetadata(locationOf(self)), contextOfLocation(self));
}

/// Creates a location of a kind from a location of this kind.
PyObject *cast(PyTypeObject *cls, PyObject *args, PyObject *keywords) {
  static constexpr const char *names[] = {"cast_from"};
  static constexpr Signature signature = {"Location", names, 1};
  PyObject *values[1];
  if (cls == classes.location)
    return cannotCreate(cls, args, keywords);
  if (!signature.matchTuple(args, keywords, values))
    return nullptr;
  if (isInstance(values[0], classes.location)) {
    PyTypeObject *kind = locationClass(locationOf(values[0]));
    if (PyType_IsSubtype(kind, cls) || PyType_IsSubtype(cls, kind))
      return makeUniqued(cls, asUniqued(values[0])->pointer, contextOfLocation(values[0]));
    Ref name(PyType_GetName(cls)), text(PyObject_Repr(values[0]));
    if (name && text)
      PyErr_Format(PyExc_ValueError, "Cannot cast location to %U (from %U)", name.get(), text.get());
    return nullptr;
  }
  wrongType(values[0], "Location", signature[0]);
  return nullptr;
}

template <typename F>
void *closure(F *function) {
  return reinterpret_cast<void *>(function);
}

PyMethodDef methods[] = {
    {"unknown", method(&unknown), STATIC, "Returns the unknown location."},
    {"file", method(&file), STATIC,
     "file(filename, line, col, context=None), file(filename, start_line, start_col, end_line, end_col, "
     "context=None)\n"
     "Returns a place or a range in a file."},
    {"name", method(&name), STATIC,
     "name(name, childLoc=None, context=None)\nReturns a location with a name."},
    {"callsite", method(&callsite), STATIC,
     "callsite(callee, frames, context=None)\nReturns the location of code that the frames called, the "
     "innermost first."},
    {"fused", method(&fused), STATIC,
     "fused(locations, metadata=None, context=None)\nCombines several locations."},
    {"from_attr", method(&fromAttr), STATIC, "Returns the location that an attribute is."},
    {"_CAPICreate", method(&fromCapsule), STATIC, "Returns the location of a capsule."},
    {"__enter__", method(&enter), NO_ARGUMENTS, nullptr},
    {"__exit__", method(&leave), FAST, nullptr},
    {"emit_error", method(&emitError), FAST_KEYWORDS, "Emits an error at this location."},
    {nullptr, nullptr, 0, nullptr}};
PyGetSetDef properties[] = {{"_CAPIPtr", capsule, nullptr, "A capsule with the MlirLocation.", nullptr},
                            {"context", uniquedContext, nullptr, "The Context.", nullptr},
                            {"attr", attr, nullptr, "The location as an Attribute.", nullptr},
                            {"typeid", typeID, nullptr, "The TypeID of the kind.", nullptr},
                            {nullptr, nullptr, nullptr, nullptr, nullptr}};

PyMethodDef unknownMethods[] = {{"get", method(&unknown), STATIC, nullptr}, {nullptr, nullptr, 0, nullptr}};
PyMethodDef fileMethods[] = {{"get", method(&file), STATIC, nullptr}, {nullptr, nullptr, 0, nullptr}};
PyMethodDef nameMethods[] = {{"get", method(&nameGet), STATIC, nullptr}, {nullptr, nullptr, 0, nullptr}};
PyMethodDef callSiteMethods[] = {{"get", method(&callsite), STATIC, nullptr}, {nullptr, nullptr, 0, nullptr}};
PyMethodDef fusedMethods[] = {{"get", method(&fused), STATIC, nullptr}, {nullptr, nullptr, 0, nullptr}};
PyGetSetDef fileProperties[] = {
    {"filename", fileName, nullptr, "The path of the file.", nullptr},
    {"start_line", filePart, nullptr, nullptr, closure(&mlirLocationFileLineColRangeGetStartLine)},
    {"start_col", filePart, nullptr, nullptr, closure(&mlirLocationFileLineColRangeGetStartColumn)},
    {"end_line", filePart, nullptr, nullptr, closure(&mlirLocationFileLineColRangeGetEndLine)},
    {"end_col", filePart, nullptr, nullptr, closure(&mlirLocationFileLineColRangeGetEndColumn)},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyGetSetDef nameProperties[] = {
    {"name_str", nameText, nullptr, "The name.", nullptr},
    {"child_loc", part, nullptr, "The location with the name.", closure(&mlirLocationNameGetChildLoc)},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyGetSetDef callSiteProperties[] = {
    {"callee", part, nullptr, "The location of the called code.", closure(&mlirLocationCallSiteGetCallee)},
    {"caller", part, nullptr, "The location of the call.", closure(&mlirLocationCallSiteGetCaller)},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyGetSetDef fusedProperties[] = {{"locations", fusedLocations, nullptr, "The combined locations.", nullptr},
                                 {"metadata", fusedMetadata, nullptr, "An Attribute, or None.", nullptr},
                                 {nullptr, nullptr, nullptr, nullptr, nullptr}};
} // namespace

PyTypeObject *strata::python::locationClass(MlirLocation loc) {
  if (mlirLocationIsAFileLineColRange(loc))
    return classes.fileLocation;
  if (mlirLocationIsAName(loc))
    return classes.nameLocation;
  if (mlirLocationIsACallSite(loc))
    return classes.callSiteLocation;
  if (mlirLocationIsAFused(loc))
    return classes.fusedLocation;
  return mlirLocationEqual(loc, mlirLocationUnknownGet(mlirLocationGetContext(loc))) ? classes.unknownLocation
                                                                                     : classes.location;
}

bool strata::python::addLocationClasses(PyObject *module) {
  classes.location = addClass(module, "Location", sizeof(Uniqued),
                              {slot(Py_tp_new, &cast),
                               slot(Py_tp_dealloc, &uniquedDealloc),
                               slot(Py_tp_str, &str),
                               slot(Py_tp_repr, &str),
                               slot(Py_tp_richcompare, &compare),
                               slot(Py_tp_hash, &uniquedHash),
                               {Py_tp_methods, methods},
                               {Py_tp_getset, properties}});
  if (!classes.location)
    return false;
  auto add = [&](PyTypeObject *&cls, const char *name, PyMethodDef *methods, PyGetSetDef *properties) {
    cls = properties ? addClass(module, name, 0, {{Py_tp_methods, methods}, {Py_tp_getset, properties}},
                                classes.location)
                     : addClass(module, name, 0, {{Py_tp_methods, methods}}, classes.location);
    return cls != nullptr;
  };
  return add(classes.unknownLocation, "UnknownLocation", unknownMethods, nullptr) &&
         add(classes.fileLocation, "FileLineColLocation", fileMethods, fileProperties) &&
         add(classes.nameLocation, "NameLocation", nameMethods, nameProperties) &&
         add(classes.callSiteLocation, "CallSiteLocation", callSiteMethods, callSiteProperties) &&
         add(classes.fusedLocation, "FusedLocation", fusedMethods, fusedProperties) &&
         addStaticProperty(classes.location, "current", current);
}
