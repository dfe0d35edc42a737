//===- Globals.h - Registered classes ----------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The classes that Python code registers for operations, types and attributes, and functions that replace
// objects (casters). One registry per process; the caller holds the GIL.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_GLOBALS_H
#define STRATA_BINDINGS_PYTHON_CORE_GLOBALS_H

#include "bindings/python/core/Context.h"

#include <string>
#include <unordered_map>

namespace strata::python {

struct AttributeVariants;

/// The class of a kind of types or of attributes.
struct KindClass {
  PyObject *cls;               ///< Null if only variants are registered.
  AttributeVariants *variants; ///< If the class depends on the contents of the attribute, else null.
};

/// Classes and casters by the kind of types or of attributes.
struct KindRegistry {
  PointerMap<KindClass> byTypeID;
  std::unordered_map<std::string, PyObject *> byName;
  PointerMap<PyObject *> casters;
};

struct Registry {
  KindRegistry types, attributes;
  PointerMap<PyObject *> valueCasters;
  std::unordered_map<std::string, PyObject *> operations, dialects, adaptors, attributeBuilders;
  std::vector<std::string> searchPrefixes;
  /// Increases when a class is registered; contexts have caches.
  uint64_t generation = 1;
};
extern Registry registry;

/// Returns the class for operations of a name, a borrowed reference. Imports the module of the dialect from
/// the search prefixes. Null after an exception of that module. Sets \p isReusable as ViewClass does.
PyTypeObject *viewClass(MlirIdentifier name, Context *context, bool *isReusable = nullptr);
/// Clears the caches of a context if a class was registered since they were filled.
void clearOldClasses(Context *context);
/// Imports the module of a dialect from the search prefixes, once. Returns false after an exception other
/// than that there is no such module.
bool importDialect(std::string_view dialectNamespace);
/// Returns the function that makes attributes of an ODS kind from Python objects, a borrowed reference, or
/// null.
PyObject *attributeBuilder(std::string_view kind);
/// Applies the caster for the type of a value; takes over the reference \p object, which may be null.
PyObject *castValue(PyObject *object, MlirValue value);

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_GLOBALS_H
