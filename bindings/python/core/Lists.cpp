//===- Lists.cpp - Lists of operands, results, blocks, … ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Lists.h"
#include "bindings/python/core/Classes.h"

using namespace strata::python;

namespace {
struct List {
  PyObject base;
  Handle *parent; ///< A counted reference.
  ListKind *kind;
  intptr_t start, step;
  intptr_t length; ///< -1 for all elements, however many there are.
};
List *asList(PyObject *object) { return reinterpret_cast<List *>(object); }

//===----------------------------------------------------------------------===//
// The kinds.
//===----------------------------------------------------------------------===//

intptr_t operandCount(Handle *op) { return mlirOperationGetNumOperands(op->op); }
PyObject *operandAt(Handle *op, intptr_t index) {
  return valueObject(mlirOperationGetOperand(op->op, index), op->context, ownerOf(op));
}
bool setOperand(Handle *op, intptr_t index, PyObject *value) {
  Argument where = {"OpOperandList.__setitem__", "value"};
  MlirValue operand;
  Owner *owner;
  if (!valueAndOwner(value, operand, owner, where) || !SameContext(op->context).add(value, where))
    return false;
  link(owner, ownerOf(op));
  mlirOperationSetOperand(op->op, index, operand);
  return true;
}
MlirType operandType(Handle *op, intptr_t index) {
  return mlirValueGetType(mlirOperationGetOperand(op->op, index));
}

intptr_t resultCount(Handle *op) { return mlirOperationGetNumResults(op->op); }
PyObject *resultAt(Handle *op, intptr_t index) {
  return resultObject(mlirOperationGetResult(op->op, index), op->op, op->context, ownerOf(op));
}
MlirType resultType(Handle *op, intptr_t index) {
  return mlirValueGetType(mlirOperationGetResult(op->op, index));
}

PyObject *opOperandAt(Handle *op, intptr_t index) {
  return asObject(createHandle(classes.opOperand, HandleKind::Other, op->op, op->context, ownerOf(op),
                               reinterpret_cast<void *>(index)));
}

intptr_t regionCount(Handle *op) { return mlirOperationGetNumRegions(op->op); }
PyObject *regionAt(Handle *op, intptr_t index) {
  return regionObject(mlirOperationGetRegion(op->op, index), op->op, op->context, ownerOf(op));
}

/// A block of the region that contains an operation or a block.
PyObject *neighbour(Handle *handle, MlirBlock block) {
  // The block of a branch that is in no block is null, and so is a successor that was destroyed.
  MlirOperation parent = block.ptr ? mlirBlockGetParentOperation(block) : MlirOperation{nullptr};
  if (!parent.ptr)
    return none();
  Owner *owner = ownerOf(handle);
  if (!owner || owner->isLinked)
    owner = findOwner(handle->context, parent);
  return blockObject(block, parent, handle->context, owner);
}
intptr_t opSuccessorCount(Handle *op) { return mlirOperationGetNumSuccessors(op->op); }
PyObject *opSuccessorAt(Handle *op, intptr_t index) {
  return neighbour(op, mlirOperationGetSuccessor(op->op, index));
}
bool setOpSuccessor(Handle *op, intptr_t index, PyObject *value) {
  Argument where = {"OpSuccessors.__setitem__", "block"};
  MlirBlock block;
  if (!fromPython(value, block, where) || !SameContext(op->context).add(value, where))
    return false;
  link(ownerOf(asHandle(value)), ownerOf(op));
  mlirOperationSetSuccessor(op->op, index, block);
  return true;
}
intptr_t blockSuccessorCount(Handle *block) { return mlirBlockGetNumSuccessors(blockOf(block)); }
PyObject *blockSuccessorAt(Handle *block, intptr_t index) {
  return neighbour(block, mlirBlockGetSuccessor(blockOf(block), index));
}
intptr_t predecessorCount(Handle *block) { return mlirBlockGetNumPredecessors(blockOf(block)); }
PyObject *predecessorAt(Handle *block, intptr_t index) {
  return neighbour(block, mlirBlockGetPredecessor(blockOf(block), index));
}

intptr_t argumentCount(Handle *block) { return mlirBlockGetNumArguments(blockOf(block)); }
PyObject *argumentAt(Handle *block, intptr_t index) {
  return argumentObject(mlirBlockGetArgument(blockOf(block), index), block->op, block->context,
                        ownerOf(block));
}
MlirType argumentType(Handle *block, intptr_t index) {
  return mlirValueGetType(mlirBlockGetArgument(blockOf(block), index));
}

intptr_t blockCount(Handle *region) {
  intptr_t count = 0;
  for (MlirBlock block = mlirRegionGetFirstBlock(regionOf(region)); block.ptr;
       block = mlirBlockGetNextInRegion(block))
    ++count;
  return count;
}
PyObject *blockAt(Handle *region, intptr_t index) {
  MlirBlock block = mlirRegionGetFirstBlock(regionOf(region));
  while (index-- > 0)
    block = mlirBlockGetNextInRegion(block);
  return blockObject(block, region->op, region->context, ownerOf(region));
}

intptr_t operationCount(Handle *block) {
  intptr_t count = 0;
  for (MlirOperation op = mlirBlockGetFirstOperation(blockOf(block)); op.ptr;
       op = mlirOperationGetNextInBlock(op))
    ++count;
  return count;
}
PyObject *operationAt(Handle *block, intptr_t index) {
  MlirOperation op = mlirBlockGetFirstOperation(blockOf(block));
  while (index-- > 0)
    op = mlirOperationGetNextInBlock(op);
  return viewObject(op, block->context, ownerOf(block));
}

//===----------------------------------------------------------------------===//
// Access.
//===----------------------------------------------------------------------===//

intptr_t totalSize(List *list) { return list->kind->size(list->parent); }
intptr_t sizeOf(List *list) { return list->length < 0 ? totalSize(list) : list->length; }

/// Returns the index in the IR of an element, which is in range; -1 after an IndexError.
intptr_t absolute(List *list, Py_ssize_t index) {
  intptr_t size = sizeOf(list);
  if (index < 0)
    index += size;
  intptr_t result = index < 0 || index >= size ? -1 : list->start + index * list->step;
  // Elements may have been removed since a slice was taken.
  if (result >= 0 && (list->length < 0 || result < totalSize(list)))
    return result;
  PyErr_Format(PyExc_IndexError, "%s index out of range", list->kind->name);
  return -1;
}

PyObject *listItem(PyObject *self, Py_ssize_t index) {
  List *list = asList(self);
  if (!check(list->parent))
    return nullptr;
  intptr_t position = absolute(list, index);
  return position < 0 ? nullptr : list->kind->item(list->parent, position);
}

Py_ssize_t listLength(PyObject *self) { return check(asList(self)->parent) ? sizeOf(asList(self)) : -1; }

PyObject *listSubscript(PyObject *self, PyObject *key) {
  List *list = asList(self);
  if (!PySlice_Check(key)) {
    if (!PyIndex_Check(key)) {
      wrongType(key, "int or slice", {list->kind->name, "index"});
      return nullptr;
    }
    Py_ssize_t index = PyNumber_AsSsize_t(key, PyExc_IndexError);
    return index == -1 && PyErr_Occurred() ? nullptr : listItem(self, index);
  }
  Py_ssize_t start, stop, step;
  if (!check(list->parent) || PySlice_Unpack(key, &start, &stop, &step) < 0)
    return nullptr;
  Py_ssize_t length = PySlice_AdjustIndices(sizeOf(list), &start, &stop, step);
  return makeList(*list->kind, list->parent, list->start + start * list->step, length, list->step * step);
}

int listAssign(PyObject *self, PyObject *key, PyObject *value) {
  List *list = asList(self);
  if (!list->kind->setItem || !value) {
    PyErr_Format(PyExc_TypeError, "%s does not support item %s", list->kind->name,
                 value ? "assignment" : "deletion");
    return -1;
  }
  Py_ssize_t index = PyNumber_AsSsize_t(key, PyExc_IndexError);
  if ((index == -1 && PyErr_Occurred()) || !check(list->parent))
    return -1;
  intptr_t position = absolute(list, index);
  return position >= 0 && list->kind->setItem(list->parent, position, value) ? 0 : -1;
}

PyObject *toPythonList(PyObject *self) {
  Py_ssize_t length = listLength(self);
  Ref list(length < 0 ? nullptr : PyList_New(0));
  // For lists without random access, the iterator is faster.
  Ref iterator(list ? PyObject_GetIter(self) : nullptr);
  if (!iterator)
    return nullptr;
  while (Ref item{PyIter_Next(iterator.get())})
    if (PyList_Append(list.get(), item.get()) < 0)
      return nullptr;
  return PyErr_Occurred() ? nullptr : list.release();
}
PyObject *concatenate(PyObject *self, PyObject *other) {
  Ref left(toPythonList(self)), right(PySequence_List(other));
  return left && right ? PySequence_Concat(left.get(), right.get()) : nullptr;
}
PyObject *listRepr(PyObject *self) {
  Ref list(toPythonList(self));
  return list ? PyUnicode_FromFormat("%s(%R)", asList(self)->kind->name, list.get()) : nullptr;
}
PyObject *listIterator(PyObject *self) {
  List *list = asList(self);
  if (!check(list->parent))
    return nullptr;
  return list->kind->iterate && list->length < 0 ? list->kind->iterate(list->parent) : PySeqIter_New(self);
}
void deallocList(PyObject *self) {
  PyObject *parent = asObject(asList(self)->parent);
  freeInstance(self);
  Py_XDECREF(parent);
}

PyObject *listTypes(PyObject *self, void *) {
  List *list = asList(self);
  Py_ssize_t length = listLength(self);
  Ref types(length < 0 ? nullptr : PyList_New(length));
  for (Py_ssize_t i = 0; types && i != length; ++i) {
    // A caster may have changed the operation.
    intptr_t position = check(list->parent) ? absolute(list, i) : -1;
    PyObject *type =
        position < 0 ? nullptr : toPython(list->kind->type(list->parent, position), list->parent->context);
    if (!type || PyList_SetItem(types.get(), i, type) < 0)
      return nullptr;
  }
  return types.release();
}
PyObject *listOwner(PyObject *self, void *) {
  Handle *parent = asList(self)->parent;
  if (!check(parent))
    return nullptr;
  if (parent->kind == HandleKind::Block)
    return newRef(asObject(parent));
  return operationObject(parent->op, parent->context, ownerOf(parent));
}

//===----------------------------------------------------------------------===//
// Iterators over lists that are linked.
//===----------------------------------------------------------------------===//

PyTypeObject *operationIterator, *blockIterator;

/// Over the operations of a block: watches the next one.
struct OperationIterator {
  PyObject base;
  Handle *block; ///< A counted reference; null at the end.
  Watch next;
};
OperationIterator *asOperationIterator(PyObject *object) {
  return reinterpret_cast<OperationIterator *>(object);
}

void finish(OperationIterator *iterator) {
  if (Handle *block = std::exchange(iterator->block, nullptr)) {
    detachWatch(block->context, iterator->next);
    Py_DECREF(asObject(block));
  }
}
void deallocOperationIterator(PyObject *self) {
  finish(asOperationIterator(self));
  freeInstance(self);
}
PyObject *nextOperation(PyObject *self) {
  OperationIterator *iterator = asOperationIterator(self);
  Handle *block = iterator->block;
  if (!block)
    return nullptr;
  waitUntilIdle(block->context);
  MlirOperation op = iterator->next.op;
  if (!op.ptr) {
    PyErr_SetString(PyExc_RuntimeError,
                    "the next operation of the iterator has been invalidated: it was destroyed");
    return nullptr;
  }
  // The operation may have been moved since the last step.
  Owner *owner = ownerOf(block);
  if (mlirOperationGetBlock(op).ptr != block->part)
    owner = findOwner(block->context, op);
  PyObject *object = viewObject(op, block->context, owner);
  // An import by the class lookup may have run any code.
  if (!object || iterator->next.op.ptr != op.ptr) {
    Py_XDECREF(object);
    return nullptr;
  }
  MlirOperation following = mlirOperationGetNextInBlock(op);
  if (following.ptr)
    setWatched(iterator->next, following);
  else
    finish(iterator);
  return object;
}

/// Over the blocks of a region: a handle of the next one.
struct BlockIterator {
  PyObject base;
  Handle *next; ///< A counted reference, not visible to Python code; null at the end.
};
void deallocBlockIterator(PyObject *self) {
  Py_XDECREF(asObject(reinterpret_cast<BlockIterator *>(self)->next));
  freeInstance(self);
}
PyObject *nextBlock(PyObject *self) {
  Handle *&next = reinterpret_cast<BlockIterator *>(self)->next;
  if (!next || !check(next))
    return nullptr;
  PyObject *object = blockObject(blockOf(next), next->op, next->context, ownerOf(next));
  MlirBlock following = mlirBlockGetNextInRegion(blockOf(next));
  if (following.ptr)
    next->part = following.ptr;
  else
    Py_CLEAR(next);
  return object;
}

template <typename T>
PyObject *emptyIterator(T *) {
  Ref tuple(PyTuple_New(0));
  return tuple ? PyObject_GetIter(tuple.get()) : nullptr;
}
} // namespace

PyObject *strata::python::iterateOperations(Handle *block) {
  MlirOperation first = mlirBlockGetFirstOperation(blockOf(block));
  if (!first.ptr)
    return emptyIterator(block);
  PyObject *object = PyType_GenericAlloc(operationIterator, 0);
  if (!object)
    return nullptr;
  OperationIterator *iterator = asOperationIterator(object);
  iterator->block = asHandle(newRef(asObject(block)));
  attachWatch(block->context, iterator->next);
  setWatched(iterator->next, first);
  return object;
}

PyObject *strata::python::iterateBlocks(Handle *region) {
  MlirBlock first = mlirRegionGetFirstBlock(regionOf(region));
  if (!first.ptr)
    return emptyIterator(region);
  Handle *next =
      createHandle(classes.block, HandleKind::Block, region->op, region->context, ownerOf(region), first.ptr);
  PyObject *object = next ? PyType_GenericAlloc(blockIterator, 0) : nullptr;
  if (object)
    reinterpret_cast<BlockIterator *>(object)->next = next;
  else
    Py_XDECREF(asObject(next));
  return object;
}

namespace strata::python {
ListKind operandList = {"OpOperandList", operandCount, operandAt, setOperand, operandType, nullptr, nullptr};
ListKind resultList = {"OpResultList", resultCount, resultAt, nullptr, resultType, nullptr, nullptr};
ListKind opOperandList = {"OpOperands", operandCount, opOperandAt, nullptr, nullptr, nullptr, nullptr};
ListKind regionList = {"RegionSequence", regionCount, regionAt, nullptr, nullptr, nullptr, nullptr};
ListKind opSuccessorList = {"OpSuccessors", opSuccessorCount, opSuccessorAt, setOpSuccessor,
                            nullptr,        nullptr,          nullptr};
ListKind argumentList = {"BlockArgumentList", argumentCount, argumentAt, nullptr,
                         argumentType,        nullptr,       nullptr};
ListKind operationList = {"OperationList", operationCount,    operationAt, nullptr,
                          nullptr,         iterateOperations, nullptr};
ListKind blockSuccessorList = {
    "BlockSuccessors", blockSuccessorCount, blockSuccessorAt, nullptr, nullptr, nullptr, nullptr};
ListKind blockPredecessorList = {
    "BlockPredecessors", predecessorCount, predecessorAt, nullptr, nullptr, nullptr, nullptr};
ListKind blockList = {"BlockList", blockCount, blockAt, nullptr, nullptr, iterateBlocks, nullptr};
} // namespace strata::python

PyObject *strata::python::makeList(ListKind &kind, Handle *parent, intptr_t start, intptr_t length,
                                   intptr_t step) {
  PyObject *object = PyType_GenericAlloc(kind.cls, 0);
  if (!object)
    return nullptr;
  List *list = asList(object);
  list->parent = asHandle(newRef(asObject(parent)));
  list->kind = &kind;
  list->start = start;
  list->step = step;
  list->length = length;
  return object;
}
PyObject *strata::python::makeList(ListKind &kind, Handle *parent) { return makeList(kind, parent, 0, -1); }

namespace {
PyObject *blockListAppend(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  Handle *region = asList(self)->parent;
  return check(region) ? appendBlock(region, args, count, keywords) : nullptr;
}

PyGetSetDef ownerProperties[] = {{"owner", listOwner, nullptr, "The operation, or the block.", nullptr},
                                 {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyGetSetDef typeProperties[] = {{"types", listTypes, nullptr, "A list of the types of the values.", nullptr},
                                {"owner", listOwner, nullptr, "The operation, or the block.", nullptr},
                                {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyMethodDef noMethods[] = {{nullptr, nullptr, 0, nullptr}};
PyMethodDef blockListMethods[] = {
    {"append", method(&blockListAppend), FAST_KEYWORDS,
     "append(*args, arg_locs=None)\nAppends a block with arguments of these types and returns it."},
    {nullptr, nullptr, 0, nullptr}};
} // namespace

bool strata::python::addListClasses(PyObject *module) {
  for (ListKind *kind :
       {&operandList, &resultList, &opOperandList, &regionList, &opSuccessorList, &argumentList,
        &operationList, &blockSuccessorList, &blockPredecessorList, &blockList}) {
    kind->cls = addClass(module, kind->name, sizeof(List),
                         {slot(Py_tp_new, &cannotCreate),
                          slot(Py_tp_dealloc, &deallocList),
                          slot(Py_tp_repr, &listRepr),
                          slot(Py_tp_iter, &listIterator),
                          slot(Py_sq_length, &listLength),
                          slot(Py_sq_item, &listItem),
                          slot(Py_sq_concat, &concatenate),
                          slot(Py_mp_length, &listLength),
                          slot(Py_mp_subscript, &listSubscript),
                          slot(Py_mp_ass_subscript, &listAssign),
                          {Py_tp_getset, kind->type ? typeProperties : ownerProperties},
                          {Py_tp_methods, kind == &blockList ? blockListMethods : noMethods}},
                         nullptr, Py_TPFLAGS_DEFAULT);
    if (!kind->cls)
      return false;
  }
  auto addIterator = [&](const char *name, size_t size, destructor dealloc, iternextfunc next) {
    return addClass(module, name, size,
                    {slot(Py_tp_new, &cannotCreate), slot(Py_tp_dealloc, dealloc),
                     slot(Py_tp_iter, &PyObject_SelfIter), slot(Py_tp_iternext, next)});
  };
  operationIterator =
      addIterator("OperationIterator", sizeof(OperationIterator), deallocOperationIterator, nextOperation);
  blockIterator = addIterator("BlockIterator", sizeof(BlockIterator), deallocBlockIterator, nextBlock);
  return operationIterator && blockIterator;
}
