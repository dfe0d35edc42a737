//===- Extension.cpp - The module _strata ---------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Accessors.h"
#include "bindings/python/core/Classes.h"
#include "bindings/python/core/OperationPrint.h"
#include "bindings/python/core/OperationWalk.h"
#include "bindings/python/transforms/Callbacks.h"
#include "bindings/python/wrappers/Wrappers.h"

using namespace strata::python;

namespace {
/// The objects of the module; the classes exist once per process.
PyObject *members = nullptr;

bool addMembers(PyObject *module) {
  for (bool (*add)(PyObject *) : {addContextClasses,      addDialectClasses,   addLocationClasses,
                                  addTypeClasses,         addAffineClasses,    addValueClasses,
                                  addStructureClasses,    addListClasses,      addOperationClasses,
                                  addAttributeMapClass,   addModuleClass,      addAsmStateClass,
                                  addInsertionPointClass, addSymbolTableClass, addEnums,
                                  addDiagnosticClasses,   addGetters,          addGlobals,
                                  addAccessors,           addWrappers,         addTransforms})
    if (!add(module))
      return false;
  return true;
}

int execute(PyObject *module) {
  // A second copy of the package in one process shares the classes.
  if (members)
    return PyDict_Merge(PyModule_GetDict(module), members, /*override=*/0);
  if (!addMembers(module))
    return -1;
  members = PyDict_Copy(PyModule_GetDict(module));
  for (const char *name : {"__name__", "__loader__", "__spec__", "__package__", "__file__"})
    if (members && PyDict_GetItemString(members, name))
      PyDict_DelItemString(members, name);
  return members ? 0 : -1;
}

PyModuleDef_Slot slots[] = {{Py_mod_exec, reinterpret_cast<void *>(execute)}, {0, nullptr}};
PyModuleDef definition = {PyModuleDef_HEAD_INIT,
                          "_strata",
                          "Classes of the IR of Strata. Import strata.ir instead.",
                          0,
                          nullptr,
                          slots,
                          nullptr,
                          nullptr,
                          nullptr};
} // namespace

extern "C" __attribute__((visibility("default"))) PyObject *PyInit__strata() {
  return PyModuleDef_Init(&definition);
}
