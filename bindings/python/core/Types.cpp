//===- Types.cpp - Type, Attribute, NamedAttribute, TypeID ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/AttributeVariants.h"
#include "bindings/python/core/Globals.h"
#include "bindings/python/core/UniquedClass.h"

#include "strata-c/Introspection.h"

using namespace strata::python;

namespace {
/// The functions of C for types and for attributes.
struct TypeKind {
  using Handle = MlirType;
  static constexpr const char *name = "Type", *castName = "type", *capsule = "mlir.ir.Type._CAPIPtr";
  static constexpr const char *signatureNames[] = {"cast_from_type"};
  static constexpr const char *parseName = "Type.parse", *parseError = "Unable to parse type",
                              *bufferName = "<type>";
  static PyTypeObject *base() { return classes.type; }
  static Handle parse(MlirContext context, MlirStringRef text) { return mlirTypeParseGet(context, text); }
  static MlirTypeID typeID(Handle handle) { return mlirTypeGetTypeID(handle); }
  static void print(Handle handle, Text &text) { mlirTypePrint(handle, Text::append, &text); }
  static void dump(Handle handle) { mlirTypeDump(handle); }
  static StrataDefInfo info(Handle handle) { return strataTypeGetInfo(handle); }
  static KindRegistry &kinds() { return registry.types; }
};
struct AttributeKind {
  using Handle = MlirAttribute;
  static constexpr const char *name = "Attribute", *castName = "attribute",
                              *capsule = "mlir.ir.Attribute._CAPIPtr";
  static constexpr const char *signatureNames[] = {"cast_from_attr"};
  static constexpr const char *parseName = "Attribute.parse", *parseError = "Unable to parse attribute",
                              *bufferName = "<attribute>";
  static PyTypeObject *base() { return classes.attribute; }
  static Handle parse(MlirContext context, MlirStringRef text) {
    return mlirAttributeParseGet(context, text);
  }
  static MlirTypeID typeID(Handle handle) { return mlirAttributeGetTypeID(handle); }
  static void print(Handle handle, Text &text) { mlirAttributePrint(handle, Text::append, &text); }
  static void dump(Handle handle) { mlirAttributeDump(handle); }
  static StrataDefInfo info(Handle handle) { return strataAttributeGetInfo(handle); }
  static KindRegistry &kinds() { return registry.attributes; }
};

template <typename K>
typename K::Handle handleOf(PyObject *self) {
  return UniquedClass<K>::handleOf(self);
}

//===----------------------------------------------------------------------===//
// Classes of kinds.
//===----------------------------------------------------------------------===//

/// Returns the full name of a kind, "poly.poly"; empty for a kind that is not declared.
template <typename K>
std::string kindName(typename K::Handle handle) {
  StrataDefInfo info = K::info(handle);
  if (strataDefInfoIsNull(info))
    return "";
  return std::string(view(strataDefInfoGetName(info)));
}

/// Returns the class for a kind. Classes that are registered by name are found by the name of the declaration
/// once per context and type ID.
template <typename K>
PyTypeObject *classOf(typename K::Handle handle, Context *context, PyObject *&caster) {
  KindRegistry &kinds = K::kinds();
  const void *id = K::typeID(handle).ptr;
  if (kinds.casters.size())
    if (PyObject **known = kinds.casters.lookup(id))
      caster = *known;
  if (const KindClass *known = kinds.byTypeID.lookup(id)) {
    PyObject *cls = known->cls;
    if constexpr (std::is_same_v<K, AttributeKind>)
      if (known->variants)
        cls = known->variants->classOf(handle, cls);
    return cls ? reinterpret_cast<PyTypeObject *>(cls) : K::base();
  }
  if (kinds.byName.empty())
    return K::base();
  clearOldClasses(context);
  if (PyObject **known = context->namedClasses.lookup(id))
    return reinterpret_cast<PyTypeObject *>(*known);
  auto named = kinds.byName.find(kindName<K>(handle));
  PyObject *cls = named == kinds.byName.end() ? reinterpret_cast<PyObject *>(K::base()) : named->second;
  context->namedClasses.insert(id) = cls;
  return reinterpret_cast<PyTypeObject *>(cls);
}

/// Returns 1 if objects of class \p cls can stand for the handle, 0 if not, -1 after an exception.
template <typename K>
int fits(PyTypeObject *cls, typename K::Handle handle, PyObject *object) {
  PyTypeObject *base = K::base();
  if (cls == base)
    return 1;
  PyObject *caster = nullptr;
  PyTypeObject *concrete = classOf<K>(handle, asUniqued(object)->context, caster);
  if (PyType_IsSubtype(concrete, cls) && concrete != base)
    return 1;
  // A class may define a static method isinstance; the one of the base class is inherited otherwise.
  Ref own(PyObject_GetAttrString(reinterpret_cast<PyObject *>(cls), "isinstance"));
  if (!own)
    return -1;
  Ref inherited(PyObject_GetAttrString(reinterpret_cast<PyObject *>(base), "isinstance"));
  bool isInherited = PyCFunction_Check(own.get()) && inherited && PyCFunction_Check(inherited.get()) &&
                     PyCFunction_GetFunction(own.get()) == PyCFunction_GetFunction(inherited.get());
  if (!isInherited) {
    Ref result(PyObject_CallFunctionObjArgs(own.get(), object, nullptr));
    return result ? PyObject_IsTrue(result.get()) : -1;
  }
  // A subclass of the registered class is a view of the same kind.
  return concrete != base && PyType_IsSubtype(cls, concrete);
}

template <typename K>
PyObject *isInstanceOf(PyObject *cls, PyObject *const *args, Py_ssize_t count) {
  if (count != 1 || !isInstance(args[0], K::base())) {
    PyErr_Format(PyExc_TypeError, "isinstance(): argument 'other' must be %s", K::name);
    return nullptr;
  }
  PyObject *caster = nullptr;
  PyTypeObject *concrete = classOf<K>(handleOf<K>(args[0]), asUniqued(args[0])->context, caster);
  auto *asked = reinterpret_cast<PyTypeObject *>(cls);
  return PyBool_FromLong(PyType_IsSubtype(concrete, asked) ||
                         (concrete != K::base() && PyType_IsSubtype(asked, concrete)));
}

//===----------------------------------------------------------------------===//
// Members that both have.
//===----------------------------------------------------------------------===//

template <typename K>
PyObject *cast(PyTypeObject *cls, PyObject *args, PyObject *keywords) {
  static constexpr Signature signature = {K::name, K::signatureNames, 1};
  PyObject *object = UniquedClass<K>::castArgument(signature, args, keywords);
  if (!object)
    return nullptr;
  int isValid = fits<K>(cls, handleOf<K>(object), object);
  if (isValid > 0)
    return makeUniqued(cls, asUniqued(object)->pointer, asUniqued(object)->context);
  if (isValid == 0)
    UniquedClass<K>::castError(cls, K::castName, PyObject_Repr(object));
  return nullptr;
}

template <typename K>
PyObject *parse(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"asm", "context"};
  static constexpr Signature signature = {K::parseName, names, 2, 1};
  PyObject *values[2];
  MlirStringRef text;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], text, signature[0]))
    return nullptr;
  Context *context = resolveContext(values[1], signature[1]);
  if (!context)
    return nullptr;
  Ref keepAlive = Ref::borrow(asObject(context));
  ErrorCapture capture(context);
  typename K::Handle handle = K::parse(context->handle, text);
  return handle.ptr ? toPython(handle, context) : capture.raise(K::parseError, view(text), K::bufferName);
}

template <typename K>
PyObject *typeIDOf(PyObject *self, void *) {
  return toPython(K::typeID(handleOf<K>(self)));
}
/// The object with the class and the caster for its kind.
template <typename K>
PyObject *downcast(PyObject *self, PyObject *) {
  return toPython(handleOf<K>(self), asUniqued(self)->context);
}

//===----------------------------------------------------------------------===//
// Attribute only; NamedAttribute; TypeID.
//===----------------------------------------------------------------------===//

PyObject *attributeType(PyObject *self, void *) {
  return toPython(mlirAttributeGetType(handleOf<AttributeKind>(self)), asUniqued(self)->context);
}
PyObject *getNamed(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"name"};
  static constexpr Signature signature = {"Attribute.get_named", names, 1};
  PyObject *values[1];
  MlirStringRef name;
  if (!signature.match(args, count, values, keywords) || !attributeName(values[0], name, signature[0]))
    return nullptr;
  Context *context = asUniqued(self)->context;
  return toPython(
      mlirNamedAttributeGet(mlirIdentifierGet(context->handle, name), handleOf<AttributeKind>(self)),
      context);
}

MlirNamedAttribute namedOf(PyObject *self) {
  return reinterpret_cast<NamedAttributeObject *>(self)->attribute;
}
PyObject *namedName(PyObject *self, void *) { return toPython(namedOf(self).name); }
PyObject *namedAttr(PyObject *self, void *) {
  return toPython(namedOf(self).attribute, asUniqued(self)->context);
}
PyObject *namedRepr(PyObject *self) {
  Ref name(namedName(self, nullptr)), attr(namedAttr(self, nullptr)),
      text(attr ? PyObject_Str(attr.get()) : nullptr);
  return name && text ? PyUnicode_FromFormat("NamedAttribute(%U=%U)", name.get(), text.get()) : nullptr;
}
PyObject *namedCompare(PyObject *self, PyObject *other, int operation) {
  if ((operation != Py_EQ && operation != Py_NE) || !isInstance(other, classes.namedAttribute)) {
    Py_INCREF(Py_NotImplemented);
    return Py_NotImplemented;
  }
  bool isEqual = namedOf(self).name.ptr == namedOf(other).name.ptr &&
                 namedOf(self).attribute.ptr == namedOf(other).attribute.ptr;
  return PyBool_FromLong(isEqual == (operation == Py_EQ));
}

PyObject *compareTypeIDs(PyObject *self, PyObject *other, int operation) {
  return compareUniqued(self, other, operation, classes.typeID);
}
const char typeIDCapsule[] = "mlir.ir.TypeID._CAPIPtr";
PyObject *typeIDPointer(PyObject *self, void *) {
  return makeCapsule(asUniqued(self)->pointer, typeIDCapsule);
}
PyObject *typeIDFromCapsule(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *) {
  void *pointer = count == 1 ? capsulePointer(args[0], typeIDCapsule) : nullptr;
  if (!pointer && !PyErr_Occurred())
    PyErr_SetString(PyExc_TypeError, "TypeID._CAPICreate() takes one argument, a capsule");
  return pointer ? toPython(MlirTypeID{pointer}) : nullptr;
}

PyMethodDef typeMethods[] = {
    {"parse", method(&parse<TypeKind>), STATIC, "parse(asm, context=None)\nParses a type; raises MLIRError."},
    {"isinstance", method(&isInstanceOf<TypeKind>), METH_FASTCALL | METH_CLASS,
     "Returns True if a type is of the kind of this class."},
    {"dump", method(&UniquedClass<TypeKind>::dump), NO_ARGUMENTS, "Prints the type to stderr."},
    {"maybe_downcast", method(&downcast<TypeKind>), NO_ARGUMENTS,
     "Returns the object of the most derived class."},
    {"_CAPICreate", method(&UniquedClass<TypeKind>::fromCapsule), STATIC, "Returns the type of a capsule."},
    {nullptr, nullptr, 0, nullptr}};
PyGetSetDef typeProperties[] = {
    {"_CAPIPtr", UniquedClass<TypeKind>::capsule, nullptr, "A capsule with the MlirType.", nullptr},
    {"context", uniquedContext, nullptr, "The Context.", nullptr},
    {"typeid", typeIDOf<TypeKind>, nullptr, "The TypeID of the kind.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyMethodDef attributeMethods[] = {
    {"parse", method(&parse<AttributeKind>), STATIC,
     "parse(asm, context=None)\nParses an attribute; raises MLIRError."},
    {"isinstance", method(&isInstanceOf<AttributeKind>), METH_FASTCALL | METH_CLASS,
     "Returns True if an attribute is of the kind of this class."},
    {"get_named", method(&getNamed), FAST_KEYWORDS, "Returns the NamedAttribute with this name."},
    {"dump", method(&UniquedClass<AttributeKind>::dump), NO_ARGUMENTS, "Prints the attribute to stderr."},
    {"maybe_downcast", method(&downcast<AttributeKind>), NO_ARGUMENTS,
     "Returns the object of the most derived class."},
    {"_CAPICreate", method(&UniquedClass<AttributeKind>::fromCapsule), STATIC,
     "Returns the attribute of a capsule."},
    {nullptr, nullptr, 0, nullptr}};
PyGetSetDef attributeProperties[] = {
    {"_CAPIPtr", UniquedClass<AttributeKind>::capsule, nullptr, "A capsule with the MlirAttribute.", nullptr},
    {"context", uniquedContext, nullptr, "The Context.", nullptr},
    {"type", attributeType, nullptr, "The type; `none` for an attribute without one.", nullptr},
    {"typeid", typeIDOf<AttributeKind>, nullptr, "The TypeID of the kind.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyGetSetDef namedProperties[] = {{"name", namedName, nullptr, "The name, a str.", nullptr},
                                 {"attr", namedAttr, nullptr, "The Attribute.", nullptr},
                                 {"context", uniquedContext, nullptr, "The Context.", nullptr},
                                 {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyMethodDef typeIDMethods[] = {
    {"_CAPICreate", method(&typeIDFromCapsule), STATIC, "Returns the type ID of a capsule."},
    {nullptr, nullptr, 0, nullptr}};
PyGetSetDef typeIDProperties[] = {
    {"_CAPIPtr", typeIDPointer, nullptr, "A capsule with the MlirTypeID.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};

} // namespace

PyTypeObject *strata::python::typeClass(MlirType type, Context *context, PyObject *&caster) {
  return classOf<TypeKind>(type, context, caster);
}
PyTypeObject *strata::python::attributeClass(MlirAttribute attr, Context *context, PyObject *&caster) {
  return classOf<AttributeKind>(attr, context, caster);
}

bool strata::python::addTypeClasses(PyObject *module) {
  classes.type =
      UniquedClass<TypeKind>::add(module, TypeKind::name, &cast<TypeKind>, typeMethods, typeProperties,
                                  "A type. The constructor of a subclass casts, or raises ValueError.");
  classes.attribute = UniquedClass<AttributeKind>::add(
      module, AttributeKind::name, &cast<AttributeKind>, attributeMethods, attributeProperties,
      "An attribute. The constructor of a subclass casts, or raises ValueError.");
  classes.namedAttribute = addClass(module, "NamedAttribute", sizeof(NamedAttributeObject),
                                    {slot(Py_tp_new, &cannotCreate),
                                     slot(Py_tp_dealloc, &uniquedDealloc),
                                     slot(Py_tp_repr, &namedRepr),
                                     slot(Py_tp_richcompare, &namedCompare),
                                     slot(Py_tp_hash, &uniquedHash),
                                     {Py_tp_getset, namedProperties}});
  classes.typeID = addClass(module, "TypeID", sizeof(Uniqued),
                            {slot(Py_tp_new, &cannotCreate),
                             slot(Py_tp_dealloc, &uniquedDealloc),
                             slot(Py_tp_richcompare, &compareTypeIDs),
                             slot(Py_tp_hash, &uniquedHash),
                             {Py_tp_methods, typeIDMethods},
                             {Py_tp_getset, typeIDProperties}});
  return classes.type && classes.attribute && classes.namedAttribute && classes.typeID;
}
