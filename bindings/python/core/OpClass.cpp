//===- OpClass.cpp - What a class of operations declares ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/OpClass.h"
#include "bindings/python/core/Classes.h"

#include "strata-c/Introspection.h"
#include <memory>

using namespace strata::python;

bool OpGroups::read(PyObject *object, const Argument &where) {
  areSized = object && object != Py_None;
  return !areSized || fromPython(object, kinds, where);
}

bool OpShape::read(PyObject *nameObject, PyObject *regions, PyObject *operandSegments,
                   PyObject *resultSegments, const char *function) {
  if (!fromPython(nameObject, name, {function, "name"}) ||
      !operands.read(operandSegments, {function, "segments"}) ||
      !results.read(resultSegments, {function, "segments"}))
    return false;
  hasRegions = regions && regions != Py_None;
  if (!hasRegions)
    return true;
  Argument where = {function, "opRegionSpec"};
  Elements pair;
  if (!pair.read(regions, where))
    return false;
  if (pair.size() != 2)
    return wrongType(regions, "a pair", where);
  return fromPython(pair[0], regionCount, where) && fromPython(pair[1], isExact, where);
}

namespace {
/// Returns a constant of a class; null, without an exception, if there is none.
Ref constantOf(PyObject *cls, const char *name) {
  Ref value(PyObject_GetAttrString(cls, name));
  if (!value && PyErr_ExceptionMatches(PyExc_AttributeError))
    PyErr_Clear();
  return value;
}

bool readAttribute(PyObject *object, OpAttribute &out) {
  Argument where = {"OpView", "_ODS_ATTRIBUTES"};
  Elements parts;
  MlirStringRef name, builder;
  int presence;
  if (!parts.read(object, where))
    return false;
  if (parts.size() != 3)
    return wrongType(object, "a triple", where);
  if (!fromPython(parts[0], name, where) || !fromPython(parts[1], builder, where) ||
      !fromPython(parts[2], presence, where))
    return false;
  if (presence < OpAttribute::Optional || presence > OpAttribute::Property) {
    PyErr_Format(PyExc_ValueError, "_ODS_ATTRIBUTES: the presence of '%s' must be from 0 to %d, not %d",
                 std::string(view(name)).c_str(), OpAttribute::Property, presence);
    return false;
  }
  out = {std::string(view(name)), std::string(view(builder)), static_cast<OpAttribute::Presence>(presence)};
  return true;
}

bool readClass(PyObject *cls, OpClass &out) {
  Ref name(PyObject_GetAttrString(cls, "OPERATION_NAME"));
  Ref regions(name ? PyObject_GetAttrString(cls, "_ODS_REGIONS") : nullptr);
  Ref operandSegments(regions ? PyObject_GetAttrString(cls, "_ODS_OPERAND_SEGMENTS") : nullptr);
  Ref resultSegments(operandSegments ? PyObject_GetAttrString(cls, "_ODS_RESULT_SEGMENTS") : nullptr);
  if (!resultSegments ||
      !out.shape.read(name.get(), regions.get(), operandSegments.get(), resultSegments.get(), "OpView"))
    return false;
  out.name = std::move(name);
  Ref attributes = constantOf(cls, "_ODS_ATTRIBUTES");
  if (!attributes)
    return !PyErr_Occurred();
  Elements list;
  if (!list.read(attributes.get(), {"OpView", "_ODS_ATTRIBUTES"}))
    return false;
  out.attributes.resize(list.size());
  for (Py_ssize_t i = 0; i != list.size(); ++i)
    if (!readAttribute(list[i], out.attributes[i]))
      return false;
  return true;
}

/// The classes whose constants were read. Entries are never removed while the class lives.
PointerMap<OpClass *> opClasses;

/// Called with the weak reference to a class that was destroyed; `self` is its address as a number.
PyObject *forgetClass(PyObject *self, PyObject *reference) {
  const void *cls = PyLong_AsVoidPtr(self);
  if (OpClass **known = opClasses.lookup(cls)) {
    delete *known;
    opClasses.erase(cls);
  }
  Py_DECREF(reference); // The reference that opClassOf() keeps.
  return none();
}
PyMethodDef forget = {"forget_class", forgetClass, METH_O, nullptr};

/// Creates a weak reference that removes the entry of a class when the class is destroyed.
bool watchClass(PyObject *cls) {
  Ref address(PyLong_FromVoidPtr(cls));
  Ref callback(address ? PyCFunction_New(&forget, address.get()) : nullptr);
  return callback && PyWeakref_NewRef(cls, callback.get());
}
} // namespace

PyObject *OpClass::className() const { return PyObject_GetAttrString(cls, "__name__"); }

void OpClass::lookUp(Context *context) {
  attributeNames.clear();
  for (const OpAttribute &attribute : attributes)
    attributeNames.push_back(mlirIdentifierGet(context->handle, stringRef(attribute.name)));
  StrataOpInfo info = strataOpInfoLookup(context->handle, shape.name);
  bool isRegistered = !strataOpInfoIsNull(info);
  mayHaveResults = isRegistered && strataOpInfoGetNumParts(info, StrataOpPartResult) != 0;
  // The dialect may be loaded later.
  contextSerial = isRegistered ? context->serial : 0;
}

OpClass *strata::python::opClassOf(PyTypeObject *type) {
  if (OpClass **known = opClasses.lookup(type)) [[likely]]
    return *known;
  auto *cls = reinterpret_cast<PyObject *>(type);
  auto read = std::make_unique<OpClass>();
  read->cls = cls;
  if (!readClass(cls, *read) || !watchClass(cls))
    return nullptr;
  return opClasses.insert(type) = read.release();
}
