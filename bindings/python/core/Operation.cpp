//===- Operation.cpp - _OperationBase, Operation, OpView ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/AttributeMap.h"
#include "bindings/python/core/Classes.h"
#include "bindings/python/core/Globals.h"
#include "bindings/python/core/Insertion.h"
#include "bindings/python/core/Lists.h"
#include "bindings/python/core/OpBuilding.h"
#include "bindings/python/core/OperationClass.h"
#include "bindings/python/core/OperationWalk.h"
#include "bindings/python/core/Uniqued.h"
#include "bindings/python/core/Protection.h"

#include "strata-c/Introspection.h"

using namespace strata::python;

namespace {
struct OperationKind {
  static constexpr const char *capsule = "mlir.ir.Operation._CAPIPtr";
  static PyTypeObject *base() { return classes.operationBase; }
};
using Members = OperationClass<OperationKind>;

PyObject *fromCapsule(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *) {
  void *pointer = Members::capsuleArgument(args, count);
  return pointer ? toPython(MlirOperation{pointer}) : nullptr;
}

//===----------------------------------------------------------------------===//
// Properties.
//===----------------------------------------------------------------------===//

PyObject *name(PyObject *self, void *) {
  Handle *handle = usable(self);
  return handle ? toPython(mlirOperationGetName(handle->op)) : nullptr;
}
PyObject *attributes(PyObject *self, void *) {
  return usable(self) ? makeAttributeMap(asHandle(self)) : nullptr;
}
/// A list; the closure is its kind.
PyObject *list(PyObject *self, void *closure) {
  return usable(self) ? makeList(*static_cast<ListKind *>(closure), asHandle(self)) : nullptr;
}
PyObject *result(PyObject *self, void *) {
  Handle *handle = usable(self);
  return handle ? onlyResult(handle->op, handle->context, ownerOf(handle)) : nullptr;
}
PyObject *location(PyObject *self, void *) {
  Handle *handle = usable(self);
  return handle ? toPython(mlirOperationGetLocation(handle->op), handle->context) : nullptr;
}
int setLocation(PyObject *self, PyObject *value, void *) {
  Handle *handle = usable(self);
  Argument where = {"Operation.location", "value"};
  if (!handle)
    return -1;
  if (!value || !isInstance(value, classes.location))
    return wrongType(value, "Location", where), -1;
  if (!SameContext(handle->context).add(value, where))
    return -1;
  mlirOperationSetLocation(handle->op, {asUniqued(value)->pointer});
  return 0;
}
PyObject *parent(PyObject *self, void *) {
  Handle *handle = usable(self);
  if (!handle)
    return nullptr;
  MlirOperation parentOp = mlirOperationGetParentOperation(handle->op);
  return parentOp.ptr ? operationObject(parentOp, handle->context, ownerOf(handle)) : none();
}
PyObject *attached(PyObject *self, void *) {
  Handle *handle = usable(self);
  return handle ? PyBool_FromLong(mlirOperationGetBlock(handle->op).ptr != nullptr) : nullptr;
}
PyObject *block(PyObject *self, void *) {
  Handle *handle = usable(self);
  if (!handle)
    return nullptr;
  MlirBlock block = mlirOperationGetBlock(handle->op);
  if (!block.ptr)
    return none();
  return blockObject(block, mlirBlockGetParentOperation(block), handle->context, ownerOf(handle));
}
PyObject *operationSelf(PyObject *self, void *) { return newRef(self); }
PyObject *opview(PyObject *self, void *) {
  Handle *handle = usable(self);
  return handle ? viewObject(handle->op, handle->context, ownerOf(handle)) : nullptr;
}
PyObject *regionIterator(PyObject *self) {
  Ref regions(list(self, &regionList));
  return regions ? PyObject_GetIter(regions.get()) : nullptr;
}

//===----------------------------------------------------------------------===//
// Changes.
//===----------------------------------------------------------------------===//

PyObject *verify(PyObject *self, PyObject *) {
  Handle *handle = usable(self);
  if (!handle)
    return nullptr;
  Ref keepAlive = Ref::borrow(self);
  ErrorCapture capture(handle->context);
  bool isValid;
  {
    MlirOperation op = handle->op;
    Section section(handle->context, /*mayChangeBlocks=*/false);
    isValid = mlirOperationVerify(op);
  }
  if (!isValid)
    return capture.raise("Verification failed");
  Py_INCREF(Py_True);
  return Py_True;
}

PyObject *clone(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"ip"};
  static constexpr Signature signature = {"Operation.clone", names, 1, 0};
  PyObject *values[1];
  PyObject *insertionPoint;
  Handle *handle = usable(self);
  if (!handle || !signature.match(args, count, values, keywords) ||
      !resolveInsertionPoint(values[0], handle->context, insertionPoint, signature[0]) ||
      (insertionPoint && !checkInsertionPoint(insertionPoint)))
    return nullptr;
  MlirOperation copy = mlirOperationClone(handle->op);
  Owner *owner = nullptr;
  if (!insertionPoint)
    owner = createOwner(handle->context, copy);
  else if (!insertAt(insertionPoint, copy, nullptr, owner))
    return nullptr;
  // The copy uses values of the tree of the original.
  link(ownerOf(handle), owner);
  return viewObject(copy, handle->context, owner);
}

PyObject *erase(PyObject *self, PyObject *) {
  Handle *handle = usable(self);
  if (!handle)
    return nullptr;
  MlirOperation op = handle->op;
  if (!Protection::mayRemove(op))
    return nullptr;
  if (hasUsesOutside(op)) {
    std::string text(view(mlirIdentifierStr(mlirOperationGetName(op))));
    PyErr_Format(PyExc_ValueError, "cannot erase operation '%s': its results have uses", text.c_str());
    return nullptr;
  }
  disown(handle->context, op);
  mlirOperationDestroy(op);
  return none();
}

PyObject *detach(PyObject *self, PyObject *) {
  Handle *handle = usable(self);
  if (!handle)
    return nullptr;
  if (!mlirOperationGetBlock(handle->op).ptr) {
    PyErr_SetString(PyExc_ValueError, "Detached operation has no parent.");
    return nullptr;
  }
  if (!Protection::mayRemove(handle->op))
    return nullptr;
  Owner *old = ownerOf(handle);
  mlirOperationRemoveFromParent(handle->op);
  noteRemoved(handle->context, handle->op, old);
  return viewObject(handle->op, handle->context, ownerOf(handle));
}

/// move_before and move_after.
PyObject *move(PyObject *self, const Signature &signature, void (*moveInC)(MlirOperation, MlirOperation),
               PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  PyObject *values[1];
  Handle *handle = usable(self);
  if (!handle || !signature.match(args, count, values, keywords))
    return nullptr;
  Handle *other = operationHandle(values[0], signature[0]);
  if (!other || !SameContext(handle->context).add(values[0], signature[0]))
    return nullptr;
  if (!mlirOperationGetBlock(other->op).ptr) {
    PyErr_Format(PyExc_ValueError, "%s(): argument 'other' is in no block", signature.function);
    return nullptr;
  }
  if (handle->op.ptr == other->op.ptr)
    return none();
  if (isNestedIn(other->op, handle->op)) {
    PyErr_Format(PyExc_ValueError, "%s(): argument 'other' is nested in the operation", signature.function);
    return nullptr;
  }
  if (!Protection::mayRemove(handle->op))
    return nullptr;
  Owner *old = ownerOf(handle);
  // The functions of C move within blocks; a detached operation is inserted.
  if (mlirOperationGetBlock(handle->op).ptr)
    moveInC(handle->op, other->op);
  else if (moveInC == mlirOperationMoveBefore)
    mlirBlockInsertOwnedOperationBefore(mlirOperationGetBlock(other->op), other->op, handle->op);
  else
    mlirBlockInsertOwnedOperationAfter(mlirOperationGetBlock(other->op), other->op, handle->op);
  noteInserted(handle->context, handle->op, old, ownerOf(other));
  return none();
}
PyObject *moveAfter(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"other"};
  static constexpr Signature signature = {"Operation.move_after", names, 1};
  return move(self, signature, mlirOperationMoveAfter, args, count, keywords);
}
PyObject *moveBefore(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"other"};
  static constexpr Signature signature = {"Operation.move_before", names, 1};
  return move(self, signature, mlirOperationMoveBefore, args, count, keywords);
}
PyObject *isBeforeInBlock(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"other"};
  static constexpr Signature signature = {"Operation.is_before_in_block", names, 1};
  PyObject *values[1];
  Handle *handle = usable(self);
  if (!handle || !signature.match(args, count, values, keywords))
    return nullptr;
  Handle *other = operationHandle(values[0], signature[0]);
  if (!other)
    return nullptr;
  MlirBlock block = mlirOperationGetBlock(handle->op);
  if (!block.ptr || block.ptr != mlirOperationGetBlock(other->op).ptr) {
    PyErr_SetString(PyExc_ValueError,
                    "Operation.is_before_in_block(): the operations are not in the same block");
    return nullptr;
  }
  return PyBool_FromLong(mlirOperationIsBeforeInBlock(handle->op, other->op));
}

PyObject *replaceUses(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"of", "with_"};
  static constexpr Signature signature = {"Operation.replace_uses_of_with", names, 2};
  PyObject *values[2];
  MlirValue of, with;
  Owner *ofOwner, *withOwner;
  Handle *handle = usable(self);
  if (!handle || !signature.match(args, count, values, keywords) ||
      !valueAndOwner(values[0], of, ofOwner, signature[0]) ||
      !valueAndOwner(values[1], with, withOwner, signature[1]))
    return nullptr;
  SameContext same(handle->context);
  if (!same.add(values[0], signature[0]) || !same.add(values[1], signature[1]))
    return nullptr;
  link(withOwner, ownerOf(handle));
  mlirOperationReplaceUsesOfWith(handle->op, of, with);
  return none();
}

//===----------------------------------------------------------------------===//
// Parsing, traits, and the rest.
//===----------------------------------------------------------------------===//

PyObject *parse(PyObject *cls, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"source", "source_name", "context"};
  static constexpr Signature signature = {"Operation.parse", names, 3, 1};
  PyObject *values[3];
  MlirStringRef source, sourceName = {"", 0};
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], source, signature[0]) ||
      (values[1] && !fromPython(values[1], sourceName, signature[1])))
    return nullptr;
  Context *context = resolveContext(values[2], signature[2]);
  if (!context)
    return nullptr;
  Ref keepAlive = Ref::borrow(asObject(context));
  ErrorCapture capture(context);
  MlirOperation op;
  {
    Section section(context);
    op = mlirOperationCreateParse(context->handle, source, sourceName);
  }
  if (!op.ptr)
    return capture.raise("Unable to parse operation assembly", view(source), view(sourceName));
  Ref object(viewObject(op, context, createOwner(context, op)));
  // A class of operations parses operations of its kind.
  auto *asked = reinterpret_cast<PyTypeObject *>(cls);
  if (!object || asked == classes.operation || asked == classes.opView || isInstance(object.get(), asked))
    return object.release();
  Ref name(PyObject_GetAttrString(cls, "__name__")), found(toPython(mlirOperationGetName(op)));
  if (name && found)
    PyErr_Format(PyExc_ValueError, "Expected a '%U' op, got: '%U'", name.get(), found.get());
  return nullptr;
}

PyObject *hasTrait(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"trait_cls"};
  static constexpr Signature signature = {"Operation.has_trait", names, 1};
  PyObject *values[1];
  Handle *handle = usable(self);
  MlirStringRef text;
  if (!handle || !signature.match(args, count, values, keywords))
    return nullptr;
  // A class is named like its trait.
  Ref traitName(PyType_Check(values[0]) ? PyObject_GetAttrString(values[0], "__name__") : newRef(values[0]));
  if (!traitName || !fromPython(traitName.get(), text, signature[0]))
    return nullptr;
  StrataOpInfo info = strataOperationGetOpInfo(handle->op);
  std::string_view trait = view(text);
  if (trait.ends_with("Trait"))
    trait.remove_suffix(5);
  return PyBool_FromLong(!strataOpInfoIsNull(info) &&
                         (strataOpInfoHasTrait(info, text) || strataOpInfoHasTrait(info, stringRef(trait))));
}

/// Makes the object invalid, as the destruction of its operation does.
PyObject *setInvalid(PyObject *self, PyObject *) {
  Handle *handle = asHandle(self);
  if (!handle->context || !handle->op.ptr)
    return none();
  Context *context = handle->context;
  MlirOperation op = handle->op;
  OperationEntry *entry = context->operations.lookup(op.ptr);
  for (Handle *it = entry->first, *next; it; it = next) {
    next = it->next;
    it->op = {nullptr};
    it->next = it->previous = nullptr;
  }
  entry->first = nullptr;
  if (!entry->root)
    context->operations.erase(op.ptr);
  return none();
}

PyMethodDef baseMethods[] = {
    {"get_asm", method(&operationGetAsm), FAST_KEYWORDS,
     "get_asm(binary=False, large_elements_limit=None, large_resource_limit=None, enable_debug_info=False,\n"
     "        pretty_debug_info=False, print_generic_op_form=False, use_local_scope=False,\n"
     "        use_name_loc_as_prefix=False, assume_verified=False, skip_regions=False)\n"
     "Returns the text of the operation."},
    {"print", method(&operationPrint), FAST_KEYWORDS,
     "print(large_elements_limit=None, large_resource_limit=None, enable_debug_info=False, "
     "pretty_debug_info=False,\n"
     "      print_generic_op_form=False, use_local_scope=False, use_name_loc_as_prefix=False, "
     "assume_verified=False,\n"
     "      file=None, binary=False, skip_regions=False), print(state, file=None, binary=False)\n"
     "Writes the text of the operation to a file or to sys.stdout."},
    {"write_bytecode", method(&operationWriteBytecode), FAST_KEYWORDS,
     "write_bytecode(file, desired_version=None)\nWrites bytecode to a file object or a path."},
    {"dump", method(&operationDump), NO_ARGUMENTS, "Prints the operation to stderr."},
    {"verify", method(&verify), NO_ARGUMENTS, "Returns True, or raises MLIRError with the errors."},
    {"clone", method(&clone), FAST_KEYWORDS,
     "clone(ip=None)\nReturns a copy, inserted like a new operation."},
    {"erase", method(&erase), NO_ARGUMENTS,
     "Destroys the operation; raises ValueError if its results have uses."},
    {"detach_from_parent", method(&detach), NO_ARGUMENTS,
     "Removes the operation from its block and returns it."},
    {"move_after", method(&moveAfter), FAST_KEYWORDS, "Moves the operation after another one."},
    {"move_before", method(&moveBefore), FAST_KEYWORDS, "Moves the operation before another one."},
    {"is_before_in_block", method(&isBeforeInBlock), FAST_KEYWORDS,
     "Whether it precedes another one of the block."},
    {"walk", method(&operationWalk), FAST_KEYWORDS,
     "walk(callback, walk_order=WalkOrder.POST_ORDER, op_class=None)\n"
     "Calls a function with this operation and all nested ones, or those of a class; it returns a WalkResult "
     "or None."},
    {"has_trait", method(&hasTrait), FAST_KEYWORDS,
     "Whether the operation has a trait, given by its name or a class."},
    {"replace_uses_of_with", method(&replaceUses), FAST_KEYWORDS,
     "replace_uses_of_with(of, with_)\nReplaces the operands that are one value by another one."},
    {"_set_invalid", method(&setInvalid), NO_ARGUMENTS, "Makes all objects of the operation invalid."},
    {"parse", method(&parse), METH_FASTCALL | METH_KEYWORDS | METH_CLASS,
     "parse(source, *, source_name='', context=None)\nParses one operation; raises MLIRError."},
    {nullptr, nullptr, 0, nullptr}};
PyGetSetDef baseProperties[] = {
    {"_CAPIPtr", Members::capsule, nullptr, "A capsule with the MlirOperation.", nullptr},
    {"context", Members::context, nullptr, "The Context.", nullptr},
    {"name", name, nullptr, "The full name, such as \"arith.addi\".", nullptr},
    {"attributes", attributes, nullptr, "The OpAttributeMap.", nullptr},
    {"operands", list, nullptr, "The OpOperandList.", &operandList},
    {"op_operands", list, nullptr, "The uses that the operands are, as OpOperand objects.", &opOperandList},
    {"results", list, nullptr, "The OpResultList.", &resultList},
    {"regions", list, nullptr, "The RegionSequence.", &regionList},
    {"successors", list, nullptr, "The OpSuccessors.", &opSuccessorList},
    {"result", result, nullptr, "The result of an operation with one result.", nullptr},
    {"location", location, setLocation, "The Location.", nullptr},
    {"parent", parent, nullptr, "The Operation that contains this one, or None.", nullptr},
    {"attached", attached, nullptr, "Whether the operation is in a block.", nullptr},
    {"block", block, nullptr, "The Block that contains the operation, or None.", nullptr},
    {"operation", Members::operation, nullptr, "The Operation.", nullptr},
    {"opview", opview, nullptr, "An object of the class for the name of the operation.", nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyMethodDef operationMethods[] = {
    {"create", method(&operationCreate), STATIC,
     "create(name, results=None, operands=None, attributes=None, successors=None, regions=0, loc=None, "
     "ip=None,\n"
     "       infer_type=False)\nCreates an operation."},
    {"_CAPICreate", method(&fromCapsule), STATIC, "Returns the operation of a capsule."},
    {nullptr, nullptr, 0, nullptr}};
PyGetSetDef operationProperties[] = {{"operation", operationSelf, nullptr, "This object.", nullptr},
                                     {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyMethodDef viewMethods[] = {{"build_generic", method(&viewBuildGeneric),
                              METH_FASTCALL | METH_KEYWORDS | METH_CLASS,
                              "build_generic(results=None, operands=None, attributes=None, successors=None, "
                              "regions=None, loc=None, ip=None)\n"
                              "Creates an operation of this class from groups of results and operands."},
                             {nullptr, nullptr, 0, nullptr}};

PyObject *allocateView(PyTypeObject *cls, PyObject *, PyObject *) { return PyType_GenericAlloc(cls, 0); }
} // namespace

bool strata::python::addOperationClasses(PyObject *module) {
  classes.operationBase = addClass(module, "_OperationBase", sizeof(Handle),
                                   {slot(Py_tp_new, &cannotCreate),
                                    slot(Py_tp_dealloc, &destroyHandle),
                                    slot(Py_tp_str, &operationStr),
                                    slot(Py_tp_repr, &Members::repr),
                                    slot(Py_tp_iter, &regionIterator),
                                    slot(Py_tp_richcompare, &Members::compare),
                                    slot(Py_tp_hash, &Members::hash),
                                    {Py_tp_methods, baseMethods},
                                    {Py_tp_getset, baseProperties}});
  if (!classes.operationBase)
    return false;
  classes.operation = addClass(module, "Operation", 0,
                               {slot(Py_tp_dealloc, &destroyHandle),
                                {Py_tp_methods, operationMethods},
                                {Py_tp_getset, operationProperties}},
                               classes.operationBase);
  classes.opView = addClass(module, "OpView", 0,
                            {slot(Py_tp_new, &allocateView),
                             slot(Py_tp_init, &viewInit),
                             slot(Py_tp_dealloc, &destroyHandle),
                             {Py_tp_methods, viewMethods}},
                            classes.operationBase);
  if (!classes.operation || !classes.opView)
    return false;
  // What generated classes override.
  auto *cls = reinterpret_cast<PyObject *>(classes.opView);
  Ref regions(Py_BuildValue("(iO)", 0, Py_True)), name(PyUnicode_FromString(""));
  return regions && name && PyObject_SetAttrString(cls, "_ODS_REGIONS", regions.get()) == 0 &&
         PyObject_SetAttrString(cls, "_ODS_OPERAND_SEGMENTS", Py_None) == 0 &&
         PyObject_SetAttrString(cls, "_ODS_RESULT_SEGMENTS", Py_None) == 0;
}
