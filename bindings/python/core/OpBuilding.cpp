//===- OpBuilding.cpp - Creation of operations ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/OpBuilding.h"
#include "bindings/python/core/Classes.h"
#include "bindings/python/core/Globals.h"
#include "bindings/python/core/Insertion.h"
#include "bindings/python/core/LocationTraceback.h"
#include "bindings/python/core/OpClass.h"
#include "bindings/python/core/Uniqued.h"

#include "strata-c/Introspection.h"

using namespace strata::python;

namespace {
/// An array on the stack, or on the heap if it is long.
template <typename T>
class SmallArray {
public:
  void push(const T &value) {
    if (count < inlineSize)
      inlined[count] = value;
    else {
      if (count == inlineSize)
        overflow.assign(inlined, inlined + inlineSize);
      overflow.push_back(value);
    }
    ++count;
  }
  const T *data() const { return count <= inlineSize ? inlined : overflow.data(); }
  size_t size() const { return count; }

private:
  static constexpr size_t inlineSize = 8;
  T inlined[inlineSize];
  std::vector<T> overflow;
  size_t count = 0;
};

/// Reads the parts of an operation and creates it.
class Builder {
public:
  explicit Builder(const OperationParts &parts) : parts(parts) {}
  NewOperation build();

private:
  Argument where(const char *name) const { return {parts.function, name}; }
  bool isAbsent(PyObject *object) const { return !object || object == Py_None; }
  bool hasRegionSpec() const { return parts.shape && parts.shape->hasRegions; }

  bool readOperand(PyObject *object);
  bool readType(PyObject *object);
  bool readOperands();
  bool mayHaveResults();
  bool readResults();
  template <typename F>
  bool readGroups(PyObject *object, const OpGroups &groups, const char *name, const char *segments, F read);
  bool addSegments(const char *name, const std::vector<int32_t> &sizes);
  bool readAttributes();
  bool readDeclaredAttributes();
  bool readDeclaredAttribute(size_t index, PyObject *value);
  PyObject *convert(const OpAttribute &attribute, PyObject *value);
  bool setProperties(MlirOperation op);
  bool readSuccessors();
  bool readRegions();
  bool hasContext(Context *other, const char *name);
  MlirOperation create();

  const OperationParts &parts;
  MlirStringRef name;
  Context *context = nullptr;
  MlirLocation location;
  SmallArray<MlirValue> operands;
  SmallArray<Owner *> usedOwners;
  SmallArray<MlirType> results;
  SmallArray<MlirNamedAttribute> attributes, properties;
  SmallArray<MlirBlock> successors;
  intptr_t regionCount = 0;
  bool inferTypes = false;
};

bool Builder::hasContext(Context *other, const char *argument) {
  if (other == context) [[likely]]
    return true;
  PyErr_Format(PyExc_ValueError, "%s(): argument '%s' belongs to another context", parts.function, argument);
  return false;
}

bool Builder::readOperand(PyObject *object) {
  MlirValue value;
  Owner *owner;
  if (!valueAndOwner(object, value, owner, where("operands")) ||
      !hasContext(asHandle(object)->context, "operands"))
    return false;
  operands.push(value);
  usedOwners.push(owner);
  return true;
}
bool Builder::readType(PyObject *object) {
  MlirType type;
  if (!fromPython(object, type, where("results")) || !hasContext(asUniqued(object)->context, "results"))
    return false;
  results.push(type);
  return true;
}

/// Reads groups of operands or results: single ones, optional ones (0) and sequences (-1).
template <typename F>
bool Builder::readGroups(PyObject *object, const OpGroups &declared, const char *what, const char *segments,
                         F read) {
  const std::vector<int32_t> &numbers = declared.kinds;
  Elements groups;
  std::vector<int32_t> sizes;
  if (!groups.read(object, where(what)))
    return false;
  if (groups.size() != static_cast<Py_ssize_t>(numbers.size())) {
    PyErr_Format(PyExc_ValueError, "%s(): operation '%s' has %zd groups of %s, but %zd are given",
                 parts.function, std::string(view(name)).c_str(), static_cast<Py_ssize_t>(numbers.size()),
                 what, groups.size());
    return false;
  }
  for (Py_ssize_t i = 0; i != groups.size(); ++i) {
    PyObject *group = groups[i];
    if (!group)
      return false;
    if (numbers[i] >= 0) {
      bool isGiven = group != Py_None;
      if (!isGiven && numbers[i] == 1) {
        PyErr_Format(PyExc_ValueError, "%s(): group %zd of %s of operation '%s' is None but not optional",
                     parts.function, i, what, std::string(view(name)).c_str());
        return false;
      }
      if (isGiven && !read(group))
        return false;
      sizes.push_back(isGiven);
      continue;
    }
    Elements elements;
    if (group == Py_None) {
      sizes.push_back(0);
      continue;
    }
    if (!elements.read(group, where(what)))
      return false;
    for (Py_ssize_t j = 0; j != elements.size(); ++j)
      if (!elements[j] || !read(elements[j]))
        return false;
    sizes.push_back(static_cast<int32_t>(elements.size()));
  }
  return addSegments(segments, sizes);
}

bool Builder::addSegments(const char *segments, const std::vector<int32_t> &sizes) {
  MlirAttribute attr =
      mlirDenseI32ArrayGet(context->handle, static_cast<intptr_t>(sizes.size()), sizes.data());
  attributes.push(mlirNamedAttributeGet(mlirIdentifierGet(context->handle, stringRef(segments)), attr));
  return true;
}

bool Builder::readOperands() {
  if (isAbsent(parts.operands))
    return true;
  if (parts.shape && parts.shape->operands.areSized)
    return readGroups(parts.operands, parts.shape->operands, "operands", "operandSegmentSizes",
                      [&](PyObject *object) { return readOperand(object); });
  // An operation stands for all its results.
  if (isInstance(parts.operands, classes.operationBase)) {
    Handle *handle = operationHandle(parts.operands, where("operands"));
    if (!handle || !hasContext(handle->context, "operands"))
      return false;
    for (intptr_t i = 0, e = mlirOperationGetNumResults(handle->op); i != e; ++i) {
      operands.push(mlirOperationGetResult(handle->op, i));
      usedOwners.push(ownerOf(handle));
    }
    return true;
  }
  Elements elements;
  if (!elements.read(parts.operands, where("operands")))
    return false;
  for (Py_ssize_t i = 0; i != elements.size(); ++i)
    if (!elements[i] || !readOperand(elements[i]))
      return false;
  return true;
}

/// Returns false for an operation that is not registered or declares no results: there is nothing to infer.
bool Builder::mayHaveResults() {
  if (parts.opClass)
    return parts.opClass->mayHaveResults;
  StrataOpInfo info = strataOpInfoLookup(context->handle, name);
  return !strataOpInfoIsNull(info) && strataOpInfoGetNumParts(info, StrataOpPartResult) != 0;
}

bool Builder::readResults() {
  if (isAbsent(parts.results)) {
    inferTypes = parts.inferTypes && (!hasRegionSpec() || mayHaveResults());
    return true;
  }
  if (parts.shape && parts.shape->results.areSized)
    return readGroups(parts.results, parts.shape->results, "results", "resultSegmentSizes",
                      [&](PyObject *object) { return readType(object); });
  Elements elements;
  if (!elements.read(parts.results, where("results")))
    return false;
  for (Py_ssize_t i = 0; i != elements.size(); ++i)
    if (!elements[i] || !readType(elements[i]))
      return false;
  // For a class, an empty list means that there are no results.
  inferTypes = parts.inferTypes && elements.size() == 0 && !hasRegionSpec();
  return true;
}

bool Builder::readAttributes() {
  if (isAbsent(parts.attributes))
    return true;
  if (!PyDict_Check(parts.attributes))
    return wrongType(parts.attributes, "dict", where("attributes"));
  PyObject *key, *value;
  for (Py_ssize_t position = 0; PyDict_Next(parts.attributes, &position, &key, &value);) {
    MlirStringRef text;
    MlirAttribute attr;
    if (!attributeName(key, text, where("attributes")) || !fromPython(value, attr, where("attributes")) ||
        !hasContext(asUniqued(value)->context, "attributes"))
      return false;
    attributes.push(mlirNamedAttributeGet(mlirIdentifierGet(context->handle, text), attr));
  }
  return true;
}

/// Returns an attribute for the argument of a constructor that is no attribute, made by the registered
/// function.
PyObject *Builder::convert(const OpAttribute &attribute, PyObject *value) {
  Ref className(parts.opClass->className());
  if (!className)
    return nullptr;
  PyObject *builder = attribute.builder.empty() ? nullptr : attributeBuilder(attribute.builder);
  if (!builder) {
    Ref found(PyType_GetName(Py_TYPE(value)));
    if (found)
      PyErr_Format(PyExc_TypeError, "%U(): argument '%s' must be an Attribute, not %U", className.get(),
                   attribute.name.c_str(), found.get());
    return nullptr;
  }
  Ref owned = Ref::borrow(builder), args(PyTuple_Pack(1, value)),
      keywords(Py_BuildValue("{sO}", "context", asObject(context)));
  PyObject *attr = args && keywords ? PyObject_Call(builder, args.get(), keywords.get()) : nullptr;
  if (attr || !PyErr_ExceptionMatches(PyExc_TypeError))
    return attr;
  // Add the name of the argument to the message.
  PyObject *type, *cause, *traceback;
  PyErr_Fetch(&type, &cause, &traceback);
  PyErr_NormalizeException(&type, &cause, &traceback);
  if (traceback)
    PyException_SetTraceback(cause, traceback);
  Ref text(PyUnicode_FromFormat("%U(): argument '%s': %S", className.get(), attribute.name.c_str(), cause));
  Ref error(text ? PyObject_CallFunctionObjArgs(PyExc_TypeError, text.get(), nullptr) : nullptr);
  if (error) {
    PyException_SetContext(error.get(), newRef(cause));
    PyException_SetCause(error.get(), newRef(cause));
    PyErr_SetObject(PyExc_TypeError, error.get());
  }
  Py_XDECREF(type);
  Py_XDECREF(cause);
  Py_XDECREF(traceback);
  return nullptr;
}

bool Builder::readDeclaredAttribute(size_t index, PyObject *value) {
  const OpAttribute &declared = parts.opClass->attributes[index];
  if (value == Py_None) {
    if (!declared.isRequired())
      return true;
    Ref className(parts.opClass->className());
    if (className)
      PyErr_Format(PyExc_TypeError, "%U(): argument '%s' is required", className.get(),
                   declared.name.c_str());
    return false;
  }
  Ref converted;
  if (!isInstance(value, classes.attribute)) {
    if (declared.presence == OpAttribute::Unit) {
      int isSet = PyObject_IsTrue(value);
      if (isSet <= 0)
        return isSet == 0;
    }
    converted = Ref(convert(declared, value));
    value = converted.get();
    if (!value)
      return false;
    // The function for unit attributes returns None for false.
    if (value == Py_None && !declared.isRequired())
      return true;
  }
  MlirAttribute attr;
  if (!fromPython(value, attr, where("attributes")) || !hasContext(asUniqued(value)->context, "attributes"))
    return false;
  // The functions that make attributes may have created operations of the class in another context.
  parts.opClass->enter(context);
  (declared.isProperty() ? properties : attributes)
      .push(mlirNamedAttributeGet(parts.opClass->attributeNames[index], attr));
  return true;
}

/// Reads the arguments of a generated constructor. May run any code of Python, so no operands were read yet.
bool Builder::readDeclaredAttributes() {
  size_t count = parts.opClass->attributes.size();
  if (static_cast<size_t>(PyTuple_Size(parts.attributes)) != count) {
    Ref className(parts.opClass->className());
    if (className)
      PyErr_Format(PyExc_TypeError,
                   "%U(): the class has %zu attributes in _ODS_ATTRIBUTES, but %zd are given",
                   className.get(), count, PyTuple_Size(parts.attributes));
    return false;
  }
  for (size_t i = 0; i != count; ++i)
    if (!readDeclaredAttribute(i, PyTuple_GetItem(parts.attributes, i)))
      return false;
  parts.opClass->enter(context);
  return true;
}

/// Sets the properties, which have no attributes, of the new operation.
bool Builder::setProperties(MlirOperation op) {
  for (size_t i = 0; i != properties.size(); ++i) {
    MlirNamedAttribute property = properties.data()[i];
    if (!setOperationProperty(op, context, mlirIdentifierStr(property.name), property.attribute))
      return false;
  }
  return true;
}

bool Builder::readSuccessors() {
  if (isAbsent(parts.successors))
    return true;
  Elements elements;
  if (!elements.read(parts.successors, where("successors")))
    return false;
  for (Py_ssize_t i = 0; i != elements.size(); ++i) {
    MlirBlock block;
    if (!elements[i] || !fromPython(elements[i], block, where("successors")) ||
        !hasContext(asHandle(elements[i])->context, "successors"))
      return false;
    successors.push(block);
    usedOwners.push(ownerOf(asHandle(elements[i])));
  }
  return true;
}

bool Builder::readRegions() {
  if (hasRegionSpec()) {
    intptr_t least = regionCount = parts.shape->regionCount;
    bool isExact = parts.shape->isExact;
    if (isAbsent(parts.regions))
      return true;
    if (!fromPython(parts.regions, regionCount, where("regions")))
      return false;
    if (regionCount >= least && (!isExact || regionCount == least))
      return true;
    PyErr_Format(PyExc_ValueError, "%s(): operation '%s' requires %s%zd regions, but %zd are given",
                 parts.function, std::string(view(name)).c_str(), isExact ? "" : "at least ",
                 static_cast<Py_ssize_t>(least), static_cast<Py_ssize_t>(regionCount));
    return false;
  }
  if (!isAbsent(parts.regions) && !fromPython(parts.regions, regionCount, where("regions")))
    return false;
  if (regionCount >= 0 && regionCount <= INT32_MAX)
    return true;
  PyErr_Format(PyExc_ValueError, "%s(): argument 'regions' is out of range", parts.function);
  return false;
}

MlirOperation Builder::create() {
  MlirOperationState state = mlirOperationStateGet(name, location);
  mlirOperationStateAddOperands(&state, static_cast<intptr_t>(operands.size()), operands.data());
  mlirOperationStateAddResults(&state, static_cast<intptr_t>(results.size()), results.data());
  mlirOperationStateAddAttributes(&state, static_cast<intptr_t>(attributes.size()), attributes.data());
  mlirOperationStateAddSuccessors(&state, static_cast<intptr_t>(successors.size()), successors.data());
  for (intptr_t i = 0; i != regionCount; ++i) {
    MlirRegion region = mlirRegionCreate();
    mlirOperationStateAddOwnedRegions(&state, 1, &region);
  }
  if (!inferTypes)
    return mlirOperationCreate(&state);
  mlirOperationStateEnableResultTypeInference(&state);
  ErrorCapture capture(context);
  MlirOperation op = mlirOperationCreate(&state);
  if (!op.ptr)
    capture.raise(("Operation creation failed: '" + std::string(view(name)) + "'").c_str());
  return op;
}

NewOperation Builder::build() {
  NewOperation failed = {{nullptr}, nullptr, nullptr};
  if (parts.shape)
    name = parts.shape->name;
  else if (!fromPython(parts.name, name, where("name")))
    return failed;
  Ref traced;
  PyObject *loc = locationOrTraceback(parts.loc, where("loc"), traced);
  if (!loc)
    return failed;
  location = {asUniqued(loc)->pointer};
  context = asUniqued(loc)->context;
  Ref keepContext = Ref::borrow(asObject(context));
  waitUntilIdle(context);
  PyObject *insertionPoint;
  if ((parts.opClass && !readDeclaredAttributes()) ||
      !resolveInsertionPoint(parts.ip, context, insertionPoint, where("ip")) ||
      (insertionPoint && !checkInsertionPoint(insertionPoint)) || !readOperands() || !readResults() ||
      (!parts.opClass && !readAttributes()) || !readSuccessors() || !readRegions())
    return failed;
  MlirOperation op = create();
  if (!op.ptr)
    return failed;
  if (properties.size() && !setProperties(op)) {
    mlirOperationDestroy(op);
    return failed;
  }
  Owner *owner = nullptr;
  if (insertionPoint) {
    if (!insertAt(insertionPoint, op, nullptr, owner)) {
      mlirOperationDestroy(op);
      return failed;
    }
  } else {
    owner = createOwner(context, op);
  }
  for (size_t i = 0; i != usedOwners.size(); ++i)
    if (usedOwners.data()[i] != owner)
      link(usedOwners.data()[i], owner);
  return {op, context, owner};
}
} // namespace

NewOperation strata::python::createOperation(const OperationParts &parts) { return Builder(parts).build(); }

PyObject *strata::python::operationCreate(PyObject *, PyObject *const *args, Py_ssize_t count,
                                          PyObject *keywords) {
  static constexpr const char *names[] = {"name",    "results", "operands", "attributes", "successors",
                                          "regions", "loc",     "ip",       "infer_type"};
  static constexpr Signature signature = {"Operation.create", names, 9, 1};
  PyObject *v[9];
  bool infer = false;
  if (!signature.match(args, count, v, keywords) || (v[8] && !fromPython(v[8], infer, signature[8])))
    return nullptr;
  NewOperation made =
      createOperation({signature.function, v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], infer});
  return made.op.ptr ? viewObject(made.op, made.context, made.owner) : nullptr;
}

PyObject *strata::python::viewBuildGeneric(PyObject *cls, PyObject *const *args, Py_ssize_t count,
                                           PyObject *keywords) {
  static constexpr const char *names[] = {"results", "operands", "attributes", "successors",
                                          "regions", "loc",      "ip"};
  static constexpr Signature signature = {"OpView.build_generic", names, 7, 0};
  PyObject *v[7];
  if (!signature.match(args, count, v, keywords))
    return nullptr;
  const OpClass *opClass = opClassOf(reinterpret_cast<PyTypeObject *>(cls));
  if (!opClass)
    return nullptr;
  NewOperation made = createOperation({signature.function, nullptr, v[0], v[1], v[2], v[3], v[4], v[5], v[6],
                                       /*inferTypes=*/true, &opClass->shape});
  if (!made.op.ptr)
    return nullptr;
  return asObject(createHandle(reinterpret_cast<PyTypeObject *>(cls), HandleKind::View, made.op, made.context,
                               made.owner));
}

bool strata::python::setOperationProperty(MlirOperation op, Context *context, MlirStringRef name,
                                          MlirAttribute attr) {
  ErrorCapture capture(context);
  if (mlirLogicalResultIsSuccess(strataSetOperationProperty(op, name, attr)))
    return true;
  std::string message = "property '" + std::string(view(name)) + "' cannot be set";
  capture.raise(message.c_str());
  return false;
}

bool strata::python::setOperation(PyObject *self, const NewOperation &made) {
  Handle *handle = asHandle(self);
  if (!handle->context) {
    initHandle(handle, HandleKind::View, made.op, made.context, made.owner, nullptr);
    return true;
  }
  if (handle->context != made.context) {
    PyErr_SetString(PyExc_ValueError, "OpView.__init__(): the object has an operation of another context");
    return false;
  }
  moveHandle(handle, made.op, made.owner);
  return true;
}

int strata::python::viewInit(PyObject *self, PyObject *args, PyObject *keywords) {
  static constexpr const char *names[] = {"name",
                                          "opRegionSpec",
                                          "operandSegmentSpecObj",
                                          "resultSegmentSpecObj",
                                          "results",
                                          "operands",
                                          "attributes",
                                          "successors",
                                          "regions",
                                          "loc",
                                          "ip"};
  static constexpr Signature signature = {"OpView.__init__", names, 11, 1};
  static constexpr const char *castNames[] = {"operation"};
  static constexpr Signature castSignature = {"OpView.__init__", castNames, 1};
  PyObject *v[11];
  NewOperation made;
  bool isCast = (PyTuple_Size(args) == 1 && isInstance(PyTuple_GetItem(args, 0), classes.operationBase)) ||
                (keywords && PyDict_GetItemString(keywords, "operation"));
  if (isCast) {
    if (!castSignature.matchTuple(args, keywords, v))
      return -1;
    Handle *other = operationHandle(v[0], castSignature[0]);
    if (!other)
      return -1;
    made = {other->op, other->context, ownerOf(other)};
  } else {
    if (!signature.matchTuple(args, keywords, v))
      return -1;
    OpShape shape;
    if (!shape.read(v[0], v[1], v[2], v[3], signature.function))
      return -1;
    made = createOperation({signature.function, nullptr, v[4], v[5], v[6], v[7], v[8], v[9], v[10],
                            /*inferTypes=*/true, &shape});
    if (!made.op.ptr)
      return -1;
  }
  return setOperation(self, made) ? 0 : -1;
}
