//===- UniquedClass.h - Members of the classes of uniqued objects -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The members that the classes of types, attributes and affine objects have in common. A kind `K` describes
// the functions of C:
//
//     struct MapKind {
//       using Handle = MlirAffineMap;
//       static constexpr const char *name = "AffineMap", *capsule = "mlir.ir.AffineMap._CAPIPtr";
//       static PyTypeObject *base();                    the class
//       static void print(Handle handle, Text &text);
//       static void dump(Handle handle);
//     };
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_UNIQUEDCLASS_H
#define STRATA_BINDINGS_PYTHON_CORE_UNIQUEDCLASS_H

#include "bindings/python/core/Uniqued.h"

namespace strata::python {

template <typename K>
struct UniquedClass {
  using Handle = typename K::Handle;

  static Handle handleOf(PyObject *self) { return {asUniqued(self)->pointer}; }

  static PyObject *str(PyObject *self) {
    Text text;
    K::print(handleOf(self), text);
    return text.toPython();
  }
  static PyObject *repr(PyObject *self) {
    Ref text(str(self)), name(PyType_GetName(Py_TYPE(self)));
    return text && name ? PyUnicode_FromFormat("%U(%U)", name.get(), text.get()) : nullptr;
  }
  static PyObject *compare(PyObject *self, PyObject *other, int operation) {
    return compareUniqued(self, other, operation, K::base());
  }
  static PyObject *dump(PyObject *self, PyObject *) {
    K::dump(handleOf(self));
    return none();
  }
  static PyObject *capsule(PyObject *self, void *) {
    return makeCapsule(asUniqued(self)->pointer, K::capsule);
  }
  static PyObject *fromCapsule(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *) {
    void *pointer = count == 1 ? capsulePointer(args[0], K::capsule) : nullptr;
    if (!pointer && !PyErr_Occurred())
      PyErr_SetString(PyExc_TypeError, "_CAPICreate() takes one argument, a capsule");
    return pointer ? toPython(Handle{pointer}) : nullptr;
  }

  /// Returns the argument of the constructor of a class, which casts another object of the kind. Null after a
  /// TypeError.
  static PyObject *castArgument(const Signature &signature, PyObject *args, PyObject *keywords) {
    PyObject *values[1];
    if (!signature.matchTuple(args, keywords, values))
      return nullptr;
    if (isInstance(values[0], K::base()))
      return values[0];
    wrongType(values[0], K::name, signature[0]);
    return nullptr;
  }
  /// Sets the ValueError of a cast that fails: \p text is that of the object.
  static void castError(PyTypeObject *cls, const char *what, PyObject *text) {
    Ref owned(text), name(PyType_GetName(cls));
    if (name && text)
      PyErr_Format(PyExc_ValueError, "Cannot cast %s to %U (from %U)", what, name.get(), text);
  }

  /// Creates the class, whose constructor is \p cast.
  static PyTypeObject *add(PyObject *module, const char *name, newfunc cast, PyMethodDef *methods,
                           PyGetSetDef *properties, const char *doc) {
    return addClass(module, name, sizeof(Uniqued),
                    {slot(Py_tp_new, cast),
                     slot(Py_tp_dealloc, &uniquedDealloc),
                     slot(Py_tp_str, &str),
                     slot(Py_tp_repr, &repr),
                     slot(Py_tp_richcompare, &compare),
                     slot(Py_tp_hash, &uniquedHash),
                     {Py_tp_methods, methods},
                     {Py_tp_getset, properties},
                     {Py_tp_doc, const_cast<char *>(doc)}});
  }
};

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_UNIQUEDCLASS_H
