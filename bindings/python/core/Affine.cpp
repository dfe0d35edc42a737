//===- Affine.cpp - Bases of the classes of affine objects ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Arithmetic and accessors are in Python, in bindings/python/strata.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Globals.h"
#include "bindings/python/core/UniquedClass.h"

#include <cstring>

using namespace strata::python;

namespace {
/// The registered classes, by the names that register_affine_class takes.
struct {
  const char *kind;
  bool (*isA)(MlirAffineExpr);
  PyTypeObject *cls;
} affineClasses[] = {{"add", mlirAffineExprIsAAdd, nullptr},
                     {"mul", mlirAffineExprIsAMul, nullptr},
                     {"mod", mlirAffineExprIsAMod, nullptr},
                     {"floordiv", mlirAffineExprIsAFloorDiv, nullptr},
                     {"ceildiv", mlirAffineExprIsACeilDiv, nullptr},
                     {"constant", mlirAffineExprIsAConstant, nullptr},
                     {"dim", mlirAffineExprIsADim, nullptr},
                     {"symbol", mlirAffineExprIsASymbol, nullptr},
                     {"map", nullptr, nullptr},
                     {"set", nullptr, nullptr}};
constexpr int mapIndex = 8, setIndex = 9;

struct ExprKind {
  using Handle = MlirAffineExpr;
  static constexpr const char *name = "AffineExpr", *capsule = "mlir.ir.AffineExpr._CAPIPtr";
  static PyTypeObject *base() { return classes.affineExpr; }
  static void print(Handle handle, Text &text) { mlirAffineExprPrint(handle, Text::append, &text); }
  static void dump(Handle handle) { mlirAffineExprDump(handle); }
  static PyTypeObject *concrete(Handle handle) { return affineExprClass(handle); }
};
struct MapKind {
  using Handle = MlirAffineMap;
  static constexpr const char *name = "AffineMap", *capsule = "mlir.ir.AffineMap._CAPIPtr";
  static PyTypeObject *base() { return classes.affineMap; }
  static void print(Handle handle, Text &text) { mlirAffineMapPrint(handle, Text::append, &text); }
  static void dump(Handle handle) { mlirAffineMapDump(handle); }
  static PyTypeObject *concrete(Handle) { return affineMapClass(); }
};
struct SetKind {
  using Handle = MlirIntegerSet;
  static constexpr const char *name = "IntegerSet", *capsule = "mlir.ir.IntegerSet._CAPIPtr";
  static PyTypeObject *base() { return classes.integerSet; }
  static void print(Handle handle, Text &text) { mlirIntegerSetPrint(handle, Text::append, &text); }
  static void dump(Handle handle) { mlirIntegerSetDump(handle); }
  static PyTypeObject *concrete(Handle) { return integerSetClass(); }
};

template <typename K>
PyObject *cast(PyTypeObject *cls, PyObject *args, PyObject *keywords) {
  static constexpr const char *names[] = {"cast_from"};
  static constexpr Signature signature = {K::name, names, 1};
  using Class = UniquedClass<K>;
  PyObject *object = Class::castArgument(signature, args, keywords);
  if (!object)
    return nullptr;
  PyTypeObject *concrete = K::concrete(Class::handleOf(object));
  if (PyType_IsSubtype(concrete, cls) || PyType_IsSubtype(cls, concrete))
    return makeUniqued(cls, asUniqued(object)->pointer, asUniqued(object)->context);
  Class::castError(cls, "affine expression", PyObject_Str(object));
  return nullptr;
}

template <typename K>
PyTypeObject *addKind(PyObject *module, const char *name, const char *doc) {
  using Class = UniquedClass<K>;
  static PyMethodDef methods[] = {
      {"dump", method(&Class::dump), NO_ARGUMENTS, "Prints the object to stderr."},
      {"_CAPICreate", method(&Class::fromCapsule), STATIC, "Returns the object of a capsule."},
      {nullptr, nullptr, 0, nullptr}};
  static PyGetSetDef properties[] = {
      {"_CAPIPtr", Class::capsule, nullptr, "A capsule with the handle of C.", nullptr},
      {"context", uniquedContext, nullptr, "The Context.", nullptr},
      {nullptr, nullptr, nullptr, nullptr, nullptr}};
  return Class::add(module, name, &cast<K>, methods, properties, doc);
}

PyObject *registerAffineClass(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"kind", "cls"};
  static constexpr Signature signature = {"register_affine_class", names, 2};
  PyObject *values[2];
  MlirStringRef kind;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], kind, signature[0]))
    return nullptr;
  for (auto &entry : affineClasses) {
    if (view(kind) != entry.kind)
      continue;
    PyTypeObject *base = entry.isA                            ? classes.affineExpr
                         : &entry == &affineClasses[mapIndex] ? classes.affineMap
                                                              : classes.integerSet;
    if (!PyType_Check(values[1]) || !PyType_IsSubtype(reinterpret_cast<PyTypeObject *>(values[1]), base)) {
      wrongType(values[1], "a subclass of the base class of the kind", signature[1]);
      return nullptr;
    }
    Py_XDECREF(reinterpret_cast<PyObject *>(entry.cls));
    entry.cls = reinterpret_cast<PyTypeObject *>(newRef(values[1]));
    return newRef(values[1]);
  }
  PyErr_SetString(PyExc_ValueError, "register_affine_class(): argument 'kind' is unknown");
  return nullptr;
}

PyMethodDef functions[] = {{"register_affine_class", method(&registerAffineClass), FAST_KEYWORDS,
                            "register_affine_class(kind, cls)\nSets the class of affine objects of a kind."},
                           {nullptr, nullptr, 0, nullptr}};
} // namespace

PyTypeObject *strata::python::affineExprClass(MlirAffineExpr expr) {
  for (auto &entry : affineClasses)
    if (entry.isA && entry.isA(expr))
      return entry.cls ? entry.cls : classes.affineExpr;
  return classes.affineExpr;
}
PyTypeObject *strata::python::affineMapClass() {
  return affineClasses[mapIndex].cls ? affineClasses[mapIndex].cls : classes.affineMap;
}
PyTypeObject *strata::python::integerSetClass() {
  return affineClasses[setIndex].cls ? affineClasses[setIndex].cls : classes.integerSet;
}

bool strata::python::addAffineClasses(PyObject *module) {
  classes.affineExpr = addKind<ExprKind>(module, "AffineExprBase", "An affine expression.");
  classes.affineMap = addKind<MapKind>(module, "AffineMapBase", "An affine map.");
  classes.integerSet = addKind<SetKind>(module, "IntegerSetBase", "An integer set.");
  return classes.affineExpr && classes.affineMap && classes.integerSet &&
         PyModule_AddFunctions(module, functions) == 0;
}
