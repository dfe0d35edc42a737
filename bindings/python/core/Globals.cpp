//===- Globals.cpp - Registered classes -----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Globals.h"
#include "bindings/python/core/AttributeVariants.h"
#include "bindings/python/core/LocationTraceback.h"
#include "bindings/python/core/Uniqued.h"

#include <algorithm>
#include <unordered_set>

using namespace strata::python;

Registry strata::python::registry;

namespace {
/// Dialects whose modules were looked for.
std::unordered_set<std::string> importedDialects;

//===----------------------------------------------------------------------===//
// Registration of dialects and operations.
//===----------------------------------------------------------------------===//

/// Stores a class under a name; an existing one is replaced only if \p replace.
bool store(std::unordered_map<std::string, PyObject *> &table, std::string_view name, PyObject *cls,
           bool replace, const char *what) {
  auto [it, isNew] = table.try_emplace(std::string(name), cls);
  if (!isNew && !replace) {
    PyErr_Format(PyExc_RuntimeError, "%s '%s' is already registered: pass replace=True", what,
                 it->first.c_str());
    return false;
  }
  Py_INCREF(cls);
  if (!isNew)
    Py_DECREF(std::exchange(it->second, cls));
  ++registry.generation;
  return true;
}

/// Stores a class under the name in one of its attributes.
bool storeByAttribute(std::unordered_map<std::string, PyObject *> &table, PyObject *cls,
                      const char *attribute, bool replace, const char *what, const Argument &where) {
  Ref name(PyObject_GetAttrString(cls, attribute));
  MlirStringRef text;
  return name && fromPython(name.get(), text, where) && store(table, view(text), cls, replace, what);
}

bool isReplace(PyObject *value, bool &replace, const Argument &where) {
  replace = false;
  return !value || fromPython(value, replace, where);
}

PyObject *registerDialect(PyObject *, PyObject *cls) {
  return storeByAttribute(registry.dialects, cls, "DIALECT_NAMESPACE", true, "dialect",
                          {"register_dialect", "DIALECT_NAMESPACE"})
             ? newRef(cls)
             : nullptr;
}

/// A function of Python `R::name(argument, *, replace=False)` that returns a decorator. The decorator calls
/// R::decorate with the argument, `replace` and the decorated object.
template <typename R>
struct Decorator {
  static PyObject *make(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
    static constexpr const char *names[] = {R::argument, "replace"};
    static constexpr Signature signature = {R::name, names, 2, 1};
    static PyMethodDef definition = {R::name, decorate, METH_O, nullptr};
    PyObject *values[2];
    bool replace;
    if (!signature.match(args, count, values, keywords) || !R::accepts(values[0], signature[0]) ||
        !isReplace(values[1], replace, signature[1]))
      return nullptr;
    Ref arguments(PyTuple_Pack(2, values[0], replace ? Py_True : Py_False));
    return arguments ? PyCFunction_New(&definition, arguments.get()) : nullptr;
  }

private:
  static PyObject *decorate(PyObject *arguments, PyObject *object) {
    bool replace = PyTuple_GetItem(arguments, 1) == Py_True;
    return R::decorate(PyTuple_GetItem(arguments, 0), replace, object) ? newRef(object) : nullptr;
  }
};

/// Registers a class of operations and makes it an attribute of the dialect's class, so that
/// `ctx.dialects.x.MyOp` works.
struct OperationDecorator {
  static constexpr const char *name = "register_operation", *argument = "dialect_class";
  static bool accepts(PyObject *, const Argument &) { return true; }
  static bool decorate(PyObject *dialect, bool replace, PyObject *cls) {
    if (!PyType_Check(cls) || !PyType_IsSubtype(reinterpret_cast<PyTypeObject *>(cls), classes.opView))
      return wrongType(cls, "a subclass of OpView", {name, "cls"});
    if (!storeByAttribute(registry.operations, cls, "OPERATION_NAME", replace, "operation",
                          {name, "OPERATION_NAME"}))
      return false;
    Ref className(dialect == Py_None ? nullptr : PyObject_GetAttrString(cls, "__name__"));
    return dialect == Py_None || (className && PyObject_SetAttr(dialect, className.get(), cls) == 0);
  }
};

struct AdaptorDecorator {
  static constexpr const char *name = "register_op_adaptor", *argument = "op_class";
  static bool accepts(PyObject *, const Argument &) { return true; }
  static bool decorate(PyObject *opClass, bool replace, PyObject *cls) {
    Ref opName(PyObject_GetAttrString(opClass, "OPERATION_NAME"));
    MlirStringRef text;
    return opName && fromPython(opName.get(), text, {name, "OPERATION_NAME"}) &&
           store(registry.adaptors, view(text), cls, replace, "adaptor of operation") &&
           PyObject_SetAttrString(opClass, "Adaptor", cls) == 0;
  }
};

//===----------------------------------------------------------------------===//
// Registration of classes and casters of types, attributes and values.
//===----------------------------------------------------------------------===//

/// Stores the class of a kind, given by a TypeID or a name. The values are those of the arguments `kind`,
/// `cls` and, for attributes, `variant`.
PyObject *registerKind(KindRegistry &kinds, PyTypeObject *base, const Signature &signature,
                       PyObject *const *values) {
  if (!PyType_Check(values[1]) || !PyType_IsSubtype(reinterpret_cast<PyTypeObject *>(values[1]), base)) {
    wrongType(values[1], base == classes.type ? "a subclass of Type" : "a subclass of Attribute",
              signature[1]);
    return nullptr;
  }
  if (isInstance(values[0], classes.typeID)) {
    KindClass &entry = kinds.byTypeID.insert(asUniqued(values[0])->pointer);
    Py_XDECREF(std::exchange(entry.cls, newRef(values[1])));
    ++registry.generation;
    return newRef(values[1]);
  }
  MlirStringRef name;
  if (!fromPython(values[0], name, signature[0]) ||
      !store(kinds.byName, view(name), values[1], true, "class"))
    return nullptr;
  return newRef(values[1]);
}
PyObject *registerTypeClass(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"kind", "cls"};
  static constexpr Signature signature = {"register_type_class", names, 2};
  PyObject *values[2];
  return signature.match(args, count, values, keywords)
             ? registerKind(registry.types, classes.type, signature, values)
             : nullptr;
}

/// Stores the class of the attributes of a kind that satisfy a predicate.
PyObject *registerVariant(const Signature &signature, PyObject *const *values) {
  MlirTypeID kind;
  MlirStringRef predicate;
  if (!fromPython(values[0], kind, signature[0]) || !fromPython(values[2], predicate, signature[2]))
    return nullptr;
  AttributeVariant *variant;
  AttributeVariants *variants = findVariants(kind, view(predicate), variant);
  if (!variants) {
    PyErr_Format(PyExc_ValueError, "%s(): argument 'variant': the kind has no variant '%S'",
                 signature.function, values[2]);
    return nullptr;
  }
  if (!PyType_Check(values[1]) ||
      !PyType_IsSubtype(reinterpret_cast<PyTypeObject *>(values[1]), classes.attribute)) {
    wrongType(values[1], "a subclass of Attribute", signature[1]);
    return nullptr;
  }
  Py_XDECREF(std::exchange(variant->cls, newRef(values[1])));
  registry.attributes.byTypeID.insert(kind.ptr).variants = variants;
  return newRef(values[1]);
}
PyObject *registerAttributeClass(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"kind", "cls", "variant"};
  static constexpr Signature signature = {"register_attribute_class", names, 3, 2};
  PyObject *values[3];
  if (!signature.match(args, count, values, keywords))
    return nullptr;
  return values[2] && values[2] != Py_None
             ? registerVariant(signature, values)
             : registerKind(registry.attributes, classes.attribute, signature, values);
}

PointerMap<PyObject *> &typeCasters() { return registry.types.casters; }
PointerMap<PyObject *> &attributeCasters() { return registry.attributes.casters; }
PointerMap<PyObject *> &valueCasters() { return registry.valueCasters; }

/// The names of the functions that register casters.
constexpr char registerTypeCaster[] = "register_type_caster",
               registerAttributeCaster[] = "register_attribute_caster",
               registerValueCaster[] = "register_value_caster";

template <const char *Name, PointerMap<PyObject *> &(*Table)()>
struct CasterDecorator {
  static constexpr const char *name = Name, *argument = "typeid";
  static bool accepts(PyObject *kind, const Argument &where) {
    MlirTypeID id;
    return fromPython(kind, id, where);
  }
  static bool decorate(PyObject *kind, bool replace, PyObject *caster) {
    if (!PyCallable_Check(caster))
      return wrongType(caster, "a callable object", {name, "caster"});
    PyObject *&entry = Table().insert(asUniqued(kind)->pointer);
    if (entry && !replace) {
      PyErr_SetString(PyExc_RuntimeError,
                      "a caster is already registered for this TypeID: pass replace=True");
      return false;
    }
    Py_XDECREF(std::exchange(entry, newRef(caster)));
    return true;
  }
};

//===----------------------------------------------------------------------===//
// AttrBuilder.
//===----------------------------------------------------------------------===//

PyObject *builderContains(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"attribute_kind"};
  static constexpr Signature signature = {"AttrBuilder.contains", names, 1};
  PyObject *values[1];
  MlirStringRef kind;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], kind, signature[0]))
    return nullptr;
  return PyBool_FromLong(attributeBuilder(view(kind)) != nullptr);
}
PyObject *builderGet(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"attribute_kind"};
  static constexpr Signature signature = {"AttrBuilder.get", names, 1};
  PyObject *values[1];
  MlirStringRef kind;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], kind, signature[0]))
    return nullptr;
  if (PyObject *builder = attributeBuilder(view(kind)))
    return newRef(builder);
  PyErr_SetObject(PyExc_KeyError, values[0]);
  return nullptr;
}
PyObject *builderInsert(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"attribute_kind", "attr_builder", "replace", "allow_existing"};
  static constexpr Signature signature = {"AttrBuilder.insert", names, 4, 2};
  PyObject *values[4];
  MlirStringRef kind;
  bool replace, allowExisting;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], kind, signature[0]) ||
      !isReplace(values[2], replace, signature[2]) || !isReplace(values[3], allowExisting, signature[3]))
    return nullptr;
  if (!PyCallable_Check(values[1])) {
    wrongType(values[1], "a callable object", signature[1]);
    return nullptr;
  }
  if (allowExisting && !replace && attributeBuilder(view(kind)))
    return none();
  return store(registry.attributeBuilders, view(kind), values[1], replace, "attribute builder") ? none()
                                                                                                : nullptr;
}

//===----------------------------------------------------------------------===//
// _Globals.
//===----------------------------------------------------------------------===//

PyObject *appendPrefix(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"module_name"};
  static constexpr Signature signature = {"append_dialect_search_prefix", names, 1};
  PyObject *values[1];
  MlirStringRef prefix;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], prefix, signature[0]))
    return nullptr;
  std::string text(view(prefix));
  if (std::find(registry.searchPrefixes.begin(), registry.searchPrefixes.end(), text) ==
      registry.searchPrefixes.end())
    registry.searchPrefixes.push_back(std::move(text));
  importedDialects.clear();
  ++registry.generation;
  return none();
}
PyObject *searchModules(PyObject *, void *) {
  Ref list(PyList_New(0));
  for (const std::string &prefix : registry.searchPrefixes) {
    Ref text(toPython(stringRef(prefix)));
    if (!list || !text || PyList_Append(list.get(), text.get()) < 0)
      return nullptr;
  }
  return list.release();
}
int setSearchModules(PyObject *, PyObject *value, void *) {
  std::vector<MlirStringRef> prefixes;
  if (!value || !fromPython(value, prefixes, {"_Globals.dialect_search_modules", "value"}))
    return -1;
  registry.searchPrefixes.clear();
  for (MlirStringRef prefix : prefixes)
    registry.searchPrefixes.emplace_back(view(prefix));
  importedDialects.clear();
  ++registry.generation;
  return 0;
}
PyObject *checkDialectLoaded(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"dialect_namespace"};
  static constexpr Signature signature = {"_check_dialect_module_loaded", names, 1};
  PyObject *values[1];
  MlirStringRef name;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], name, signature[0]) ||
      !importDialect(view(name)))
    return nullptr;
  return PyBool_FromLong(registry.dialects.count(std::string(view(name))) != 0);
}
PyObject *registerImpl(std::unordered_map<std::string, PyObject *> &table, const char *what,
                       const Signature &signature, PyObject *const *args, Py_ssize_t count,
                       PyObject *keywords) {
  PyObject *values[3];
  MlirStringRef name;
  bool replace;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], name, signature[0]) ||
      !isReplace(values[2], replace, signature[2]) || !store(table, view(name), values[1], replace, what))
    return nullptr;
  return none();
}
PyObject *registerDialectImpl(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"dialect_namespace", "dialect_class", "replace"};
  static constexpr Signature signature = {"_register_dialect_impl", names, 3, 2};
  return registerImpl(registry.dialects, "dialect", signature, args, count, keywords);
}
PyObject *registerOperationImpl(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"operation_name", "operation_class", "replace"};
  static constexpr Signature signature = {"_register_operation_impl", names, 3, 2};
  return registerImpl(registry.operations, "operation", signature, args, count, keywords);
}

PyMethodDef builderMethods[] = {
    {"contains", method(&builderContains), STATIC,
     "contains(attribute_kind)\nWhether a function is registered."},
    {"get", method(&builderGet), STATIC, "get(attribute_kind)\nReturns the function, or raises KeyError."},
    {"insert", method(&builderInsert), STATIC,
     "insert(attribute_kind, attr_builder, replace=False, allow_existing=False)\nRegisters a function."},
    {nullptr, nullptr, 0, nullptr}};
PyMethodDef globalsMethods[] = {
    {"append_dialect_search_prefix", method(&appendPrefix), FAST_KEYWORDS,
     "Adds a package in which modules of dialects are looked for."},
    {"_check_dialect_module_loaded", method(&checkDialectLoaded), FAST_KEYWORDS,
     "Imports the module of a dialect; returns whether its class is registered."},
    {"_register_dialect_impl", method(&registerDialectImpl), FAST_KEYWORDS, nullptr},
    {"_register_operation_impl", method(&registerOperationImpl), FAST_KEYWORDS, nullptr},
    {nullptr, nullptr, 0, nullptr}};
PyGetSetDef globalsProperties[] = {{"dialect_search_modules", searchModules, setSearchModules,
                                    "Packages with modules of dialects.", nullptr},
                                   {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyMethodDef functions[] = {
    {"register_dialect", registerDialect, METH_O, "Class decorator for the class of a dialect."},
    {"register_operation", method(&Decorator<OperationDecorator>::make), FAST_KEYWORDS,
     "register_operation(dialect_class, *, replace=False)\nReturns a class decorator for a subclass of "
     "OpView."},
    {"register_op_adaptor", method(&Decorator<AdaptorDecorator>::make), FAST_KEYWORDS,
     "register_op_adaptor(op_class, *, replace=False)\nReturns a class decorator for the adaptor of an "
     "operation."},
    {"register_type_class", method(&registerTypeClass), FAST_KEYWORDS,
     "register_type_class(kind, cls)\nSets the class of types; `kind` is a TypeID or a name."},
    {"register_attribute_class", method(&registerAttributeClass), FAST_KEYWORDS,
     "register_attribute_class(kind, cls, variant=None)\n"
     "Sets the class of attributes; `kind` is a TypeID or a name. `variant` restricts it to attributes that "
     "satisfy a predicate of C, such as \"mlirAttributeIsABool\"."},
    {"register_type_caster", method(&Decorator<CasterDecorator<registerTypeCaster, typeCasters>>::make),
     FAST_KEYWORDS,
     "register_type_caster(typeid, *, replace=False)\nReturns a decorator for a function that replaces Type "
     "objects."},
    {"register_attribute_caster",
     method(&Decorator<CasterDecorator<registerAttributeCaster, attributeCasters>>::make), FAST_KEYWORDS,
     "register_attribute_caster(typeid, *, replace=False)\nReturns a decorator for a function that replaces "
     "Attribute objects."},
    {"register_value_caster", method(&Decorator<CasterDecorator<registerValueCaster, valueCasters>>::make),
     FAST_KEYWORDS,
     "register_value_caster(typeid, *, replace=False)\nReturns a decorator for a function that replaces "
     "Value objects of a type."},
    {nullptr, nullptr, 0, nullptr}};
} // namespace

bool strata::python::importDialect(std::string_view dialectNamespace) {
  std::string name(dialectNamespace);
  if (registry.dialects.count(name) || !importedDialects.insert(name).second)
    return true;
  std::vector<std::string> prefixes = registry.searchPrefixes;
  for (const std::string &prefix : prefixes) {
    std::string moduleName = prefix + "." + name;
    Ref module(PyImport_ImportModule(moduleName.c_str()));
    if (module)
      return true;
    // The module may not exist; a module that it imports must.
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    PyErr_NormalizeException(&type, &value, &traceback);
    Ref missing(value && PyErr_GivenExceptionMatches(type, PyExc_ModuleNotFoundError)
                    ? PyObject_GetAttrString(value, "name")
                    : nullptr);
    MlirStringRef missingName = {nullptr, 0};
    bool isMissing =
        missing && PyUnicode_Check(missing.get()) &&
        fromPython(missing.get(), missingName, {"import", "name"}) &&
        (moduleName == view(missingName) || moduleName.starts_with(std::string(view(missingName)) + "."));
    PyErr_Clear();
    if (!isMissing) {
      importedDialects.erase(name);
      PyErr_Restore(type, value, traceback);
      return false;
    }
    Py_XDECREF(type);
    Py_XDECREF(value);
    Py_XDECREF(traceback);
  }
  return true;
}

void strata::python::clearOldClasses(Context *context) {
  if (context->classGeneration == registry.generation)
    return;
  context->viewClasses.clear();
  context->namedClasses.clear();
  context->classGeneration = registry.generation;
}

namespace {
/// Returns true if objects of a subclass of OpView have no dictionary, no weak references, no further slots
/// and no finalizer.
bool isReusable(PyObject *cls) {
  for (const char *member : {"__basicsize__", "__dictoffset__", "__weakrefoffset__"}) {
    Ref own(PyObject_GetAttrString(cls, member)),
        plain(PyObject_GetAttrString(reinterpret_cast<PyObject *>(classes.opView), member));
    if (!own || !plain || PyObject_RichCompareBool(own.get(), plain.get(), Py_EQ) != 1)
      return PyErr_Clear(), false;
  }
  return !PyType_GetSlot(reinterpret_cast<PyTypeObject *>(cls), Py_tp_finalize);
}
} // namespace

PyTypeObject *strata::python::viewClass(MlirIdentifier name, Context *context, bool *reusable) {
  clearOldClasses(context);
  if (const ViewClass *known = context->viewClasses.lookup(name.ptr)) {
    if (reusable)
      *reusable = known->isReusable;
    return reinterpret_cast<PyTypeObject *>(known->cls);
  }
  std::string text(view(mlirIdentifierStr(name)));
  auto it = registry.operations.find(text);
  if (it == registry.operations.end()) {
    if (!importDialect(std::string_view(text).substr(0, text.find('.'))))
      return nullptr;
    it = registry.operations.find(text);
  }
  PyObject *cls = it == registry.operations.end() ? reinterpret_cast<PyObject *>(classes.opView) : it->second;
  ViewClass found = {cls, isReusable(cls)};
  if (reusable)
    *reusable = found.isReusable;
  if (context->classGeneration == registry.generation)
    context->viewClasses.insert(name.ptr) = found;
  return reinterpret_cast<PyTypeObject *>(cls);
}

PyObject *strata::python::attributeBuilder(std::string_view kind) {
  auto it = registry.attributeBuilders.find(std::string(kind));
  return it == registry.attributeBuilders.end() ? nullptr : it->second;
}

PyObject *strata::python::castValue(PyObject *object, MlirValue value) {
  if (!registry.valueCasters.size() || !object)
    return object;
  PyObject **caster = registry.valueCasters.lookup(mlirTypeGetTypeID(mlirValueGetType(value)).ptr);
  return caster ? applyCaster(*caster, object) : object;
}

bool strata::python::addGlobals(PyObject *module) {
  classes.attrBuilder = addClass(module, "AttrBuilder", sizeof(PyObject),
                                 {slot(Py_tp_new, &cannotCreate), {Py_tp_methods, builderMethods}});
  classes.globals = addClass(
      module, "_Globals", sizeof(PyObject),
      {slot(Py_tp_new, &cannotCreate), {Py_tp_methods, globalsMethods}, {Py_tp_getset, globalsProperties}});
  if (!classes.attrBuilder || !classes.globals || !addTracebackMethods(classes.globals))
    return false;
  Ref globals(PyType_GenericAlloc(classes.globals, 0));
  return globals && PyModule_AddObjectRef(module, "globals", globals.get()) == 0 &&
         PyModule_AddFunctions(module, functions) == 0;
}
