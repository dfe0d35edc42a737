//===- Classes.h - The classes of the extension ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The type objects of all classes, and helpers that create them. They are created once per process and shared
// by all copies of the module.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_CLASSES_H
#define STRATA_BINDINGS_PYTHON_CORE_CLASSES_H

#include "bindings/python/core/Convert.h"

#include <initializer_list>
#include <string>

namespace strata::python {

/// All classes; set when the module is created.
struct Classes {
  PyTypeObject *context, *dialectRegistry, *dialect, *dialectDescriptor, *dialects, *threadPool;
  PyTypeObject *location, *unknownLocation, *fileLocation, *nameLocation, *callSiteLocation, *fusedLocation;
  PyTypeObject *operationBase, *operation, *opView, *module, *attributeMap;
  PyTypeObject *region, *block, *value, *opResult, *blockArgument, *opOperand;
  PyTypeObject *type, *attribute, *namedAttribute, *typeID, *affineExpr, *affineMap, *integerSet;
  PyTypeObject *insertionPoint, *symbolTable, *asmState, *attrBuilder, *globals;
  PyTypeObject *diagnostic, *diagnosticInfo, *diagnosticHandler, *error;
  PyObject *walkOrder, *walkResult, *severity; ///< Enums of Python.
};
extern Classes classes;

/// Creates a class, adds it to the module and returns a reference that lives as long as the process; null
/// after an exception. \p size is that of an instance; 0 inherits it.
PyTypeObject *addClass(PyObject *module, const char *name, size_t size,
                       std::initializer_list<PyType_Slot> slots, PyTypeObject *base = nullptr,
                       unsigned flags = Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE);

/// A function as PyMethodDef and PyType_Slot store it.
template <typename F>
PyCFunction method(F *function) {
  return reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(function));
}
template <typename F>
PyType_Slot slot(int id, F *pointer) {
  return {id, reinterpret_cast<void *>(pointer)};
}
/// Flags of methods.
inline constexpr int FAST = METH_FASTCALL, FAST_KEYWORDS = METH_FASTCALL | METH_KEYWORDS,
                     STATIC = METH_FASTCALL | METH_KEYWORDS | METH_STATIC, NO_ARGUMENTS = METH_NOARGS;

/// tp_new of a class that Python code cannot create.
PyObject *cannotCreate(PyTypeObject *cls, PyObject *args, PyObject *keywords);
/// Frees the memory of an instance and its reference to its class.
void freeInstance(PyObject *object);

inline bool isInstance(PyObject *object, PyTypeObject *cls) {
  return Py_TYPE(object) == cls || PyType_IsSubtype(Py_TYPE(object), cls);
}

/// Calls an object with one argument.
PyObject *callOne(PyObject *callable, PyObject *argument);

/// Text that a C function prints in pieces.
struct Text {
  std::string text;
  static void append(MlirStringRef piece, void *self) {
    static_cast<Text *>(self)->text.append(piece.data, piece.length);
  }
  PyObject *toPython() const;
};
inline MlirStringRef stringRef(std::string_view text) { return {text.data(), text.size()}; }
inline std::string_view view(MlirStringRef text) { return {text.data, text.length}; }

/// Adds an attribute of a class whose value a function computes at each access.
using StaticGetter = PyObject *(*)(PyTypeObject * cls);
bool addStaticProperty(PyTypeObject *cls, const char *name, StaticGetter getter);

/// Capsules, the attribute `_CAPIPtr`. The name of the capsule is the one that MLIR's bindings use.
PyObject *makeCapsule(const void *pointer, const char *name);
/// Returns the pointer of a capsule, or of an object with the attribute `_CAPIPtr`; null after an exception.
void *capsulePointer(PyObject *object, const char *name);

// Each file adds its classes. False after an exception.
bool addContextClasses(PyObject *module);
bool addDialectClasses(PyObject *module);
bool addLocationClasses(PyObject *module);
bool addOperationClasses(PyObject *module);
bool addStructureClasses(PyObject *module);
bool addListClasses(PyObject *module);
bool addAttributeMapClass(PyObject *module);
bool addValueClasses(PyObject *module);
bool addTypeClasses(PyObject *module);
bool addAffineClasses(PyObject *module);
bool addInsertionPointClass(PyObject *module);
bool addSymbolTableClass(PyObject *module);
bool addModuleClass(PyObject *module);
bool addDiagnosticClasses(PyObject *module);
bool addGetters(PyObject *module);
bool addGlobals(PyObject *module);
bool addEnums(PyObject *module);

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_CLASSES_H
