//===- Accessors.cpp - Properties of generated operation classes ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Accessors.h"
#include "bindings/python/core/Classes.h"
#include "bindings/python/core/Handles.h"
#include "bindings/python/core/Lists.h"
#include "bindings/python/core/OpBuilding.h"

#include "strata-c/Introspection.h"
#include <new>

using namespace strata::python;

namespace {
enum class Part { Operand, Result, Attribute, Property, Region, Successor };

struct Accessor {
  PyObject base;
  Part part;
  int group; ///< Position of the declared operand or result, or the index of the region or successor.
  bool isSized, isOptional, isUnit, isVariadic;
  std::vector<int> kinds; ///< 1, 0 or -1 for each declared operand or result; empty if all are single.
  std::string name;       ///< Of the attribute or property.
};
Accessor *asAccessor(PyObject *object) { return reinterpret_cast<Accessor *>(object); }

PyTypeObject *accessorClass;

Accessor *makeAccessor(Part part, int group) {
  PyObject *object = PyType_GenericAlloc(accessorClass, 0);
  if (!object)
    return nullptr;
  Accessor *accessor = asAccessor(object);
  new (&accessor->kinds) std::vector<int>();
  new (&accessor->name) std::string();
  accessor->part = part;
  accessor->group = group;
  return accessor;
}
void dealloc(PyObject *self) {
  std::destroy_at(&asAccessor(self)->kinds);
  std::destroy_at(&asAccessor(self)->name);
  freeInstance(self);
}

//===----------------------------------------------------------------------===//
// Operands and results.
//===----------------------------------------------------------------------===//

/// The positions of a group of values.
struct Range {
  intptr_t start, length;
};

bool sizedRange(const Accessor &accessor, Handle *op, intptr_t total, Range &out) {
  const char *name = accessor.part == Part::Operand ? "operandSegmentSizes" : "resultSegmentSizes";
  MlirAttribute sizes = mlirOperationGetAttributeByName(op->op, stringRef(name));
  if (!sizes.ptr || !mlirAttributeIsADenseI32Array(sizes) ||
      mlirDenseArrayGetNumElements(sizes) != static_cast<intptr_t>(accessor.kinds.size())) {
    PyErr_Format(PyExc_ValueError, "the attribute '%s' is missing or invalid", name);
    return false;
  }
  out = {0, 0};
  for (int i = 0; i <= accessor.group; ++i) {
    out.start += out.length;
    out.length = mlirDenseI32ArrayGetElement(sizes, i);
    if (out.length < 0 || out.start + out.length > total) {
      PyErr_Format(PyExc_ValueError, "the attribute '%s' does not match the operation", name);
      return false;
    }
  }
  return true;
}

/// Groups that are not single share the rest equally.
bool equalRange(const Accessor &accessor, intptr_t total, Range &out) {
  intptr_t groups = 0, singles = 0;
  for (int kind : accessor.kinds)
    ++(kind == 1 ? singles : groups);
  intptr_t size = groups && total > singles ? (total - singles) / groups : 0;
  out = {0, 0};
  for (int i = 0; i <= accessor.group; ++i) {
    out.start += out.length;
    out.length = accessor.kinds[i] == 1 ? 1 : size;
  }
  if (out.start + out.length <= total)
    return true;
  PyErr_SetString(PyExc_IndexError, "the operation has too few operands or results");
  return false;
}

PyObject *getValues(const Accessor &accessor, Handle *op) {
  ListKind &list = accessor.part == Part::Operand ? operandList : resultList;
  intptr_t total = list.size(op);
  int kind = accessor.kinds.empty() ? 1 : accessor.kinds[accessor.group];
  Range range = {accessor.group, 1};
  if (!accessor.kinds.empty()) {
    if (accessor.isSized ? !sizedRange(accessor, op, total, range) : !equalRange(accessor, total, range))
      return nullptr;
  } else if (accessor.group >= total) {
    PyErr_SetString(PyExc_IndexError, "the operation has too few operands or results");
    return nullptr;
  }
  if (kind < 0)
    return makeList(list, op, range.start, range.length);
  if (range.length == 0 && kind == 0)
    return none();
  if (range.length != 1) {
    PyErr_SetString(PyExc_ValueError, "the group has more than one value");
    return nullptr;
  }
  return list.item(op, range.start);
}

//===----------------------------------------------------------------------===//
// The others.
//===----------------------------------------------------------------------===//

PyObject *getAttribute(const Accessor &accessor, Handle *op) {
  MlirAttribute attr = mlirOperationGetAttributeByName(op->op, stringRef(accessor.name));
  if (accessor.isUnit)
    return PyBool_FromLong(attr.ptr != nullptr);
  if (attr.ptr)
    return toPython(attr, op->context);
  if (accessor.isOptional)
    return none();
  PyErr_SetString(PyExc_KeyError, accessor.name.c_str());
  return nullptr;
}

PyObject *getProperty(const Accessor &accessor, Handle *op) {
  return toPython(strataGetOperationProperty(op->op, stringRef(accessor.name)), op->context);
}
int setProperty(const Accessor &accessor, Handle *op, PyObject *value) {
  Argument where = {accessor.name.c_str(), "value"};
  MlirAttribute attr;
  if (!value) {
    PyErr_Format(PyExc_AttributeError, "property '%s' cannot be deleted", accessor.name.c_str());
    return -1;
  }
  if (!fromPython(value, attr, where) || !SameContext(op->context).add(value, where))
    return -1;
  return setOperationProperty(op->op, op->context, stringRef(accessor.name), attr) ? 0 : -1;
}

/// Regions and successors.
PyObject *getPart(const Accessor &accessor, Handle *op) {
  ListKind &list = accessor.part == Part::Region ? regionList : opSuccessorList;
  intptr_t total = list.size(op);
  if (accessor.isVariadic)
    return makeList(list, op, accessor.group, total > accessor.group ? total - accessor.group : 0);
  if (accessor.group < total)
    return list.item(op, accessor.group);
  PyErr_SetString(PyExc_IndexError, "the operation has too few regions or successors");
  return nullptr;
}

PyObject *get(PyObject *self, PyObject *object, PyObject *) {
  if (!object)
    return newRef(self);
  Handle *op = operationHandle(object, {"get", "self"});
  if (!op)
    return nullptr;
  switch (asAccessor(self)->part) {
  case Part::Operand:
  case Part::Result:
    return getValues(*asAccessor(self), op);
  case Part::Attribute:
    return getAttribute(*asAccessor(self), op);
  case Part::Property:
    return getProperty(*asAccessor(self), op);
  default:
    return getPart(*asAccessor(self), op);
  }
}

int set(PyObject *self, PyObject *object, PyObject *value) {
  const Accessor &accessor = *asAccessor(self);
  if (accessor.part != Part::Attribute && accessor.part != Part::Property) {
    PyErr_SetString(PyExc_AttributeError, "only attributes of operations can be set or deleted");
    return -1;
  }
  Argument where = {accessor.name.c_str(), "value"};
  Handle *op = operationHandle(object, {"set", "self"});
  if (!op)
    return -1;
  if (accessor.part == Part::Property)
    return setProperty(accessor, op, value);
  MlirStringRef name = stringRef(accessor.name);
  MlirAttribute attr;
  bool isRemoved = !value || (value == Py_None && (accessor.isOptional || accessor.isUnit));
  if (accessor.isUnit && !isRemoved && !isInstance(value, classes.attribute)) {
    bool isSet;
    if (!fromPython(value, isSet, where))
      return -1;
    isRemoved = !isSet;
    attr = mlirUnitAttrGet(op->context->handle);
  } else if (!isRemoved && (!fromPython(value, attr, where) || !SameContext(op->context).add(value, where))) {
    return -1;
  }
  if (!isRemoved)
    return mlirOperationSetAttributeByName(op->op, name, attr), 0;
  if (!accessor.isOptional && !accessor.isUnit) {
    PyErr_Format(PyExc_AttributeError, "attribute '%s' is required and cannot be deleted",
                 accessor.name.c_str());
    return -1;
  }
  mlirOperationRemoveAttributeByName(op->op, name);
  return 0;
}

//===----------------------------------------------------------------------===//
// Constructors.
//===----------------------------------------------------------------------===//

bool optionalFlag(PyObject *value, bool &out, const Argument &where) {
  out = false;
  return !value || fromPython(value, out, where);
}

PyObject *makeValues(Part part, const Signature &signature, PyObject *const *args, Py_ssize_t count,
                     PyObject *keywords) {
  PyObject *values[3];
  int group;
  bool isSized;
  std::vector<int> kinds;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], group, signature[0]) ||
      (values[1] && values[1] != Py_None && !fromPython(values[1], kinds, signature[1])) ||
      !optionalFlag(values[2], isSized, signature[2]))
    return nullptr;
  if (group < 0 || (!kinds.empty() && group >= static_cast<int>(kinds.size()))) {
    PyErr_Format(PyExc_ValueError, "%s(): argument 'group' is out of range", signature.function);
    return nullptr;
  }
  // A group after single ones is at a fixed position.
  bool isFixed = !isSized;
  for (int i = 0; i <= group && isFixed && !kinds.empty(); ++i)
    isFixed = kinds[i] == 1;
  Accessor *accessor = makeAccessor(part, group);
  if (!accessor)
    return nullptr;
  accessor->isSized = isSized;
  if (!isFixed)
    accessor->kinds = std::move(kinds);
  return reinterpret_cast<PyObject *>(accessor);
}
PyObject *operand(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"group", "kinds", "sized"};
  static constexpr Signature signature = {"operand", names, 3, 1};
  return makeValues(Part::Operand, signature, args, count, keywords);
}
PyObject *result(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"group", "kinds", "sized"};
  static constexpr Signature signature = {"result", names, 3, 1};
  return makeValues(Part::Result, signature, args, count, keywords);
}
PyObject *attribute(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"name", "optional", "unit"};
  static constexpr Signature signature = {"attribute", names, 3, 1};
  PyObject *values[3];
  MlirStringRef name;
  bool isOptional, isUnit;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], name, signature[0]) ||
      !optionalFlag(values[1], isOptional, signature[1]) || !optionalFlag(values[2], isUnit, signature[2]))
    return nullptr;
  Accessor *accessor = makeAccessor(Part::Attribute, 0);
  if (!accessor)
    return nullptr;
  accessor->name = view(name);
  accessor->isOptional = isOptional;
  accessor->isUnit = isUnit;
  return reinterpret_cast<PyObject *>(accessor);
}
PyObject *property(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"name"};
  static constexpr Signature signature = {"property", names, 1};
  PyObject *values[1];
  MlirStringRef name;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], name, signature[0]))
    return nullptr;
  Accessor *accessor = makeAccessor(Part::Property, 0);
  if (accessor)
    accessor->name = view(name);
  return reinterpret_cast<PyObject *>(accessor);
}
PyObject *makeIndexed(Part part, const Signature &signature, PyObject *const *args, Py_ssize_t count,
                      PyObject *keywords) {
  PyObject *values[2];
  int index;
  bool isVariadic;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], index, signature[0]) ||
      !optionalFlag(values[1], isVariadic, signature[1]))
    return nullptr;
  if (index < 0) {
    PyErr_Format(PyExc_ValueError, "%s(): argument 'index' is out of range", signature.function);
    return nullptr;
  }
  Accessor *accessor = makeAccessor(part, index);
  if (accessor)
    accessor->isVariadic = isVariadic;
  return reinterpret_cast<PyObject *>(accessor);
}
PyObject *region(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"index", "variadic"};
  static constexpr Signature signature = {"region", names, 2, 1};
  return makeIndexed(Part::Region, signature, args, count, keywords);
}
PyObject *successor(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"index", "variadic"};
  static constexpr Signature signature = {"successor", names, 2, 1};
  return makeIndexed(Part::Successor, signature, args, count, keywords);
}

PyMethodDef functions[] = {
    {"operand", method(&operand), FAST_KEYWORDS,
     "operand(group, kinds=None, sized=False)\nA property for operands."},
    {"result", method(&result), FAST_KEYWORDS,
     "result(group, kinds=None, sized=False)\nA property for results."},
    {"attribute", method(&attribute), FAST_KEYWORDS,
     "attribute(name, optional=False, unit=False)\nA property for an attribute."},
    {"property", method(&property), FAST_KEYWORDS,
     "property(name)\nA property for a property that is no attribute."},
    {"region", method(&region), FAST_KEYWORDS, "region(index, variadic=False)\nA property for regions."},
    {"successor", method(&successor), FAST_KEYWORDS,
     "successor(index, variadic=False)\nA property for successors."},
    {nullptr, nullptr, 0, nullptr}};
PyModuleDef definition = {PyModuleDef_HEAD_INIT,
                          "_strata.ods",
                          "Properties of generated operation classes.",
                          -1,
                          functions,
                          nullptr,
                          nullptr,
                          nullptr,
                          nullptr};
} // namespace

bool strata::python::addAccessors(PyObject *module) {
  PyObject *ods = PyModule_Create(&definition);
  if (!ods)
    return false;
  accessorClass = addClass(ods, "Accessor", sizeof(Accessor),
                           {slot(Py_tp_new, &cannotCreate), slot(Py_tp_dealloc, &dealloc),
                            slot(Py_tp_descr_get, &get), slot(Py_tp_descr_set, &set)});
  return accessorClass && addGeneratedOpFunctions(ods) && PyModule_AddObjectRef(module, "ods", ods) == 0;
}
