//===- Uniqued.h - Objects that the context uniques --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The memory layout of the Python objects of types, attributes, locations, affine objects and type IDs: a
// pointer and the context, which the object keeps alive. They are compared and hashed by the pointer.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_UNIQUED_H
#define STRATA_BINDINGS_PYTHON_CORE_UNIQUED_H

#include "bindings/python/core/Classes.h"
#include "bindings/python/core/Context.h"

namespace strata::python {

struct Uniqued {
  PyObject base;
  const void *pointer;
  Context *context; ///< A counted reference; null for a type ID.
};
struct NamedAttributeObject {
  Uniqued base; ///< With the attribute's pointer.
  MlirNamedAttribute attribute;
};

inline Uniqued *asUniqued(PyObject *object) { return reinterpret_cast<Uniqued *>(object); }

/// Creates an object of a class with this layout.
PyObject *makeUniqued(PyTypeObject *cls, const void *pointer, Context *context);

// Slots and members that all these classes have.
void uniquedDealloc(PyObject *self);
Py_hash_t uniquedHash(PyObject *self);
PyObject *uniquedContext(PyObject *self, void *);
/// Compares with an instance of \p cls; NotImplemented for other objects.
PyObject *compareUniqued(PyObject *self, PyObject *other, int operation, PyTypeObject *cls);

// Classes by kind, as borrowed references; null after an exception. `caster` is set if one is registered.
PyTypeObject *typeClass(MlirType type, Context *context, PyObject *&caster);
PyTypeObject *attributeClass(MlirAttribute attr, Context *context, PyObject *&caster);
PyTypeObject *locationClass(MlirLocation loc);
PyTypeObject *affineExprClass(MlirAffineExpr expr);
PyTypeObject *affineMapClass();
PyTypeObject *integerSetClass();
/// Returns what a caster makes of an object; takes over the reference, which may be null.
PyObject *applyCaster(PyObject *caster, PyObject *object);

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_UNIQUED_H
