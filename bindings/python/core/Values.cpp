//===- Values.cpp - Value, OpResult, BlockArgument, OpOperand -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Classes.h"
#include "bindings/python/core/Handles.h"
#include "bindings/python/core/OperationPrint.h"

using namespace strata::python;

namespace {
const char valueCapsule[] = "mlir.ir.Value._CAPIPtr";

/// The constructor of a class of values: a cast.
PyObject *cast(PyTypeObject *cls, PyObject *args, PyObject *keywords) {
  static constexpr const char *names[] = {"value"};
  static constexpr Signature signature = {"Value", names, 1};
  PyObject *values[1];
  if (!signature.matchTuple(args, keywords, values))
    return nullptr;
  if (!isInstance(values[0], classes.value)) {
    wrongType(values[0], "Value", signature[0]);
    return nullptr;
  }
  Handle *handle = asHandle(values[0]);
  if (!check(handle))
    return nullptr;
  bool isResult = handle->kind == HandleKind::Result;
  if (PyType_IsSubtype(cls, isResult ? classes.blockArgument : classes.opResult)) {
    Ref name(PyType_GetName(cls)), text(PyObject_Str(values[0]));
    if (name && text)
      PyErr_Format(PyExc_ValueError, "Cannot cast value to %U (from %U)", name.get(), text.get());
    return nullptr;
  }
  return asObject(
      createHandle(cls, handle->kind, handle->op, handle->context, ownerOf(handle), handle->part));
}

PyObject *isResultInstance(PyObject *, PyObject *value) {
  return PyBool_FromLong(isInstance(value, classes.value) && asHandle(value)->kind == HandleKind::Result);
}
PyObject *isArgumentInstance(PyObject *, PyObject *value) {
  return PyBool_FromLong(isInstance(value, classes.value) && asHandle(value)->kind == HandleKind::Argument);
}

//===----------------------------------------------------------------------===//
// Members of all values.
//===----------------------------------------------------------------------===//

PyObject *compare(PyObject *self, PyObject *other, int operation) {
  if ((operation != Py_EQ && operation != Py_NE) || !isInstance(other, classes.value)) {
    Py_INCREF(Py_NotImplemented);
    return Py_NotImplemented;
  }
  return PyBool_FromLong((asHandle(self)->part == asHandle(other)->part) == (operation == Py_EQ));
}
Py_hash_t hash(PyObject *self) {
  auto bits = reinterpret_cast<uintptr_t>(asHandle(self)->part);
  auto hash = static_cast<Py_hash_t>((bits >> 4) | (bits << (8 * sizeof(bits) - 4)));
  return hash == -1 ? -2 : hash;
}
PyObject *str(PyObject *self) {
  Handle *handle = asHandle(self);
  if (!check(handle))
    return nullptr;
  Text text;
  mlirValuePrint(valueOf(handle), Text::append, &text);
  Ref value(text.toPython());
  return value ? PyUnicode_FromFormat("Value(%U)", value.get()) : nullptr;
}
PyObject *context(PyObject *self, void *) { return newRef(asObject(asHandle(self)->context)); }
PyObject *capsule(PyObject *self, void *) {
  return check(asHandle(self)) ? makeCapsule(asHandle(self)->part, valueCapsule) : nullptr;
}
PyObject *fromCapsule(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *) {
  void *pointer = count == 1 ? capsulePointer(args[0], valueCapsule) : nullptr;
  if (!pointer && !PyErr_Occurred())
    PyErr_SetString(PyExc_TypeError, "Value._CAPICreate() takes one argument, a capsule");
  return pointer ? toPython(MlirValue{pointer}) : nullptr;
}
PyObject *dump(PyObject *self, PyObject *) {
  if (!check(asHandle(self)))
    return nullptr;
  mlirValueDump(valueOf(asHandle(self)));
  return none();
}
PyObject *downcast(PyObject *self, PyObject *) {
  Handle *handle = asHandle(self);
  return check(handle) ? valueObject(valueOf(handle), handle->context, ownerOf(handle)) : nullptr;
}
PyObject *owner(PyObject *self, void *) {
  Handle *handle = asHandle(self);
  if (!check(handle))
    return nullptr;
  if (handle->kind == HandleKind::Result)
    return operationObject(handle->op, handle->context, ownerOf(handle));
  return blockObject(mlirBlockArgumentGetOwner(valueOf(handle)), handle->op, handle->context,
                     ownerOf(handle));
}
PyObject *uses(PyObject *self, void *) {
  Handle *handle = asHandle(self);
  if (!check(handle))
    return nullptr;
  // A list: the uses may change while the caller iterates.
  Ref list(PyList_New(0));
  for (MlirOpOperand use = mlirValueGetFirstUse(valueOf(handle)); list && !mlirOpOperandIsNull(use);
       use = mlirOpOperandGetNextUse(use)) {
    MlirOperation user = mlirOpOperandGetOwner(use);
    Owner *tree = ownerOf(handle);
    if (!tree || tree->isLinked)
      tree = findOwner(handle->context, user);
    auto number = static_cast<uintptr_t>(mlirOpOperandGetOperandNumber(use));
    Ref object(asObject(createHandle(classes.opOperand, HandleKind::Other, user, handle->context, tree,
                                     reinterpret_cast<void *>(number))));
    if (!object || PyList_Append(list.get(), object.get()) < 0)
      return nullptr;
  }
  return list ? PyObject_GetIter(list.get()) : nullptr;
}
PyObject *type(PyObject *self, void *) {
  Handle *handle = asHandle(self);
  return check(handle) ? toPython(mlirValueGetType(valueOf(handle)), handle->context) : nullptr;
}
PyObject *setType(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"type"};
  static constexpr Signature signature = {"Value.set_type", names, 1};
  PyObject *values[1];
  MlirType type;
  Handle *handle = asHandle(self);
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], type, signature[0]) ||
      !check(handle) || !SameContext(handle->context).add(values[0], signature[0]))
    return nullptr;
  mlirValueSetType(valueOf(handle), type);
  return none();
}
PyObject *location(PyObject *self, void *) {
  Handle *handle = asHandle(self);
  return check(handle) ? toPython(mlirValueGetLocation(valueOf(handle)), handle->context) : nullptr;
}

PyObject *replaceAllUses(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"with_"};
  static constexpr Signature signature = {"Value.replace_all_uses_with", names, 1};
  PyObject *values[1];
  MlirValue with;
  Owner *owner;
  Handle *handle = asHandle(self);
  if (!signature.match(args, count, values, keywords) ||
      !valueAndOwner(values[0], with, owner, signature[0]) || !check(handle) ||
      !SameContext(handle->context).add(values[0], signature[0]))
    return nullptr;
  link(owner, ownerOf(handle));
  mlirValueReplaceAllUsesOfWith(valueOf(handle), with);
  return none();
}
PyObject *replaceAllUsesExcept(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"with_", "exceptions"};
  static constexpr Signature signature = {"Value.replace_all_uses_except", names, 2};
  PyObject *values[2];
  MlirValue with;
  Owner *owner;
  std::vector<MlirOperation> exceptions(1);
  Handle *handle = asHandle(self);
  if (!signature.match(args, count, values, keywords) ||
      !valueAndOwner(values[0], with, owner, signature[0]) || !check(handle) ||
      !SameContext(handle->context).add(values[0], signature[0]))
    return nullptr;
  bool isOne = isInstance(values[1], classes.operationBase);
  if (isOne ? !fromPython(values[1], exceptions[0], signature[1])
            : !fromPython(values[1], exceptions, signature[1]))
    return nullptr;
  link(owner, ownerOf(handle));
  mlirValueReplaceAllUsesExcept(valueOf(handle), with, static_cast<intptr_t>(exceptions.size()),
                                exceptions.data());
  return none();
}

PyObject *getName(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"use_local_scope", "use_name_loc_as_prefix", "state"};
  static constexpr Signature signature = {"Value.get_name", names, 3, 0};
  PyObject *values[3];
  bool useLocalScope = false, usePrefix = false;
  Handle *handle = asHandle(self);
  if (!signature.match(args, count, values, keywords) || !check(handle))
    return nullptr;
  if (values[0] && isInstance(values[0], classes.asmState))
    std::swap(values[0], values[2]);
  if ((values[0] && !fromPython(values[0], useLocalScope, signature[0])) ||
      (values[1] && !fromPython(values[1], usePrefix, signature[1])))
    return nullptr;
  Text text;
  if (values[2]) {
    MlirAsmState state = asmStateFromPython(values[2], signature[2]);
    if (!state.ptr)
      return nullptr;
    mlirValuePrintAsOperand(valueOf(handle), state, Text::append, &text);
    return text.toPython();
  }
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  if (useLocalScope)
    mlirOpPrintingFlagsUseLocalScope(flags);
  if (usePrefix)
    mlirOpPrintingFlagsPrintNameLocAsPrefix(flags);
  MlirAsmState state = mlirAsmStateCreateForValue(valueOf(handle), flags);
  mlirValuePrintAsOperand(valueOf(handle), state, Text::append, &text);
  mlirAsmStateDestroy(state);
  mlirOpPrintingFlagsDestroy(flags);
  return text.toPython();
}

//===----------------------------------------------------------------------===//
// OpResult, BlockArgument, OpOperand.
//===----------------------------------------------------------------------===//

PyObject *resultNumber(PyObject *self, void *) {
  return check(asHandle(self)) ? toPython(mlirOpResultGetResultNumber(valueOf(asHandle(self)))) : nullptr;
}
PyObject *argumentNumber(PyObject *self, void *) {
  return check(asHandle(self)) ? toPython(mlirBlockArgumentGetArgNumber(valueOf(asHandle(self)))) : nullptr;
}
PyObject *setLocation(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"loc"};
  static constexpr Signature signature = {"BlockArgument.set_location", names, 1};
  PyObject *values[1];
  MlirLocation location;
  Handle *handle = asHandle(self);
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], location, signature[0]) ||
      !check(handle) || !SameContext(handle->context).add(values[0], signature[0]))
    return nullptr;
  mlirBlockArgumentSetLocation(valueOf(handle), location);
  return none();
}

intptr_t numberOf(PyObject *operand) { return reinterpret_cast<intptr_t>(asHandle(operand)->part); }
PyObject *operandOwner(PyObject *self, void *) {
  Handle *handle = asHandle(self);
  return check(handle) ? viewObject(handle->op, handle->context, ownerOf(handle)) : nullptr;
}
PyObject *operandNumber(PyObject *self, void *) {
  return check(asHandle(self)) ? toPython(numberOf(self)) : nullptr;
}
PyObject *operandValue(PyObject *self, void *) {
  Handle *handle = asHandle(self);
  if (!check(handle))
    return nullptr;
  if (numberOf(self) >= mlirOperationGetNumOperands(handle->op)) {
    PyErr_SetString(PyExc_IndexError, "the operand was removed from the operation");
    return nullptr;
  }
  return valueObject(mlirOperationGetOperand(handle->op, numberOf(self)), handle->context, ownerOf(handle));
}
PyObject *compareOperands(PyObject *self, PyObject *other, int operation) {
  if ((operation != Py_EQ && operation != Py_NE) || !isInstance(other, classes.opOperand)) {
    Py_INCREF(Py_NotImplemented);
    return Py_NotImplemented;
  }
  bool isEqual = asHandle(self)->op.ptr == asHandle(other)->op.ptr && numberOf(self) == numberOf(other);
  return PyBool_FromLong(isEqual == (operation == Py_EQ));
}
Py_hash_t hashOperand(PyObject *self) { return hash(self); }

PyMethodDef methods[] = {
    {"_CAPICreate", method(&fromCapsule), STATIC, "Returns the value of a capsule."},
    {"dump", method(&dump), NO_ARGUMENTS, "Prints the value to stderr."},
    {"maybe_downcast", method(&downcast), NO_ARGUMENTS, "Returns the object of the most derived class."},
    {"get_name", method(&getName), FAST_KEYWORDS,
     "get_name(use_local_scope=False, use_name_loc_as_prefix=False), get_name(state)\nReturns the name, such "
     "as %0."},
    {"set_type", method(&setType), FAST_KEYWORDS, "Sets the type; uses are not updated."},
    {"replace_all_uses_with", method(&replaceAllUses), FAST_KEYWORDS, "Replaces all uses by another value."},
    {"replace_all_uses_except", method(&replaceAllUsesExcept), FAST_KEYWORDS,
     "replace_all_uses_except(with_, exceptions)\nReplaces the uses, except those by one or several "
     "operations."},
    {nullptr, nullptr, 0, nullptr}};
PyGetSetDef properties[] = {
    {"_CAPIPtr", capsule, nullptr, "A capsule with the MlirValue.", nullptr},
    {"context", context, nullptr, "The Context.", nullptr},
    {"owner", owner, nullptr, "The Operation of a result, the Block of an argument.", nullptr},
    {"uses", uses, nullptr, "An iterator over the uses, as OpOperand objects.", nullptr},
    {"type", type, nullptr, "The Type.", nullptr},
    {"location", location, nullptr, "The Location.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyMethodDef resultMethods[] = {
    {"isinstance", isResultInstance, METH_O | METH_STATIC, "Whether a value is a result."},
    {nullptr, nullptr, 0, nullptr}};
PyGetSetDef resultProperties[] = {{"result_number", resultNumber, nullptr, "The position.", nullptr},
                                  {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyMethodDef argumentMethods[] = {
    {"isinstance", isArgumentInstance, METH_O | METH_STATIC, "Whether a value is an argument of a block."},
    {"set_location", method(&setLocation), FAST_KEYWORDS, "Sets the location."},
    {nullptr, nullptr, 0, nullptr}};
PyGetSetDef argumentProperties[] = {{"arg_number", argumentNumber, nullptr, "The position.", nullptr},
                                    {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyGetSetDef operandProperties[] = {{"owner", operandOwner, nullptr, "The operation, an OpView.", nullptr},
                                   {"operand_number", operandNumber, nullptr, "The position.", nullptr},
                                   {"value", operandValue, nullptr, "The used Value.", nullptr},
                                   {"context", context, nullptr, "The Context.", nullptr},
                                   {nullptr, nullptr, nullptr, nullptr, nullptr}};
} // namespace

bool strata::python::addValueClasses(PyObject *module) {
  classes.value = addClass(module, "Value", sizeof(Handle),
                           {slot(Py_tp_new, &cast),
                            slot(Py_tp_dealloc, &destroyHandle),
                            slot(Py_tp_str, &str),
                            slot(Py_tp_repr, &str),
                            slot(Py_tp_richcompare, &compare),
                            slot(Py_tp_hash, &hash),
                            {Py_tp_methods, methods},
                            {Py_tp_getset, properties}});
  if (!classes.value)
    return false;
  classes.opResult = addClass(
      module, "OpResult", 0,
      {slot(Py_tp_dealloc, &destroyHandle), {Py_tp_methods, resultMethods}, {Py_tp_getset, resultProperties}},
      classes.value);
  classes.blockArgument = addClass(module, "BlockArgument", 0,
                                   {slot(Py_tp_dealloc, &destroyHandle),
                                    {Py_tp_methods, argumentMethods},
                                    {Py_tp_getset, argumentProperties}},
                                   classes.value);
  classes.opOperand = addClass(module, "OpOperand", sizeof(Handle),
                               {slot(Py_tp_new, &cannotCreate),
                                slot(Py_tp_dealloc, &destroyHandle),
                                slot(Py_tp_richcompare, &compareOperands),
                                slot(Py_tp_hash, &hashOperand),
                                {Py_tp_getset, operandProperties}});
  return classes.opResult && classes.blockArgument && classes.opOperand;
}
