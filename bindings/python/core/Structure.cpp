//===- Structure.cpp - Region and Block -----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Classes.h"
#include "bindings/python/core/Handles.h"
#include "bindings/python/core/Lists.h"
#include "bindings/python/core/Uniqued.h"
#include "bindings/python/core/Protection.h"

#include <algorithm>

using namespace strata::python;

namespace {

//===----------------------------------------------------------------------===//
// Members of both.
//===----------------------------------------------------------------------===//

PyObject *compareParts(PyObject *self, PyObject *other, int operation, PyTypeObject *cls) {
  if ((operation != Py_EQ && operation != Py_NE) || !isInstance(other, cls)) {
    Py_INCREF(Py_NotImplemented);
    return Py_NotImplemented;
  }
  return PyBool_FromLong((asHandle(self)->part == asHandle(other)->part) == (operation == Py_EQ));
}
PyObject *compareRegions(PyObject *self, PyObject *other, int operation) {
  return compareParts(self, other, operation, classes.region);
}
PyObject *compareBlocks(PyObject *self, PyObject *other, int operation) {
  return compareParts(self, other, operation, classes.block);
}
Py_hash_t hash(PyObject *self) {
  auto bits = reinterpret_cast<uintptr_t>(asHandle(self)->part);
  auto hash = static_cast<Py_hash_t>((bits >> 4) | (bits << (8 * sizeof(bits) - 4)));
  return hash == -1 ? -2 : hash;
}
PyObject *context(PyObject *self, void *) { return newRef(asObject(asHandle(self)->context)); }
PyObject *owner(PyObject *self, void *) {
  Handle *handle = asHandle(self);
  return check(handle) ? viewObject(handle->op, handle->context, ownerOf(handle)) : nullptr;
}
/// A list; the closure is its kind.
PyObject *list(PyObject *self, void *closure) {
  return check(asHandle(self)) ? makeList(*static_cast<ListKind *>(closure), asHandle(self)) : nullptr;
}

//===----------------------------------------------------------------------===//
// Region.
//===----------------------------------------------------------------------===//

PyObject *regionIterator(PyObject *self) {
  return check(asHandle(self)) ? iterateBlocks(asHandle(self)) : nullptr;
}

//===----------------------------------------------------------------------===//
// Block.
//===----------------------------------------------------------------------===//

/// Creates a block from a sequence of types and one of locations; the locations default to the current one.
MlirBlock createBlock(Context *context, PyObject *types, PyObject *locations, const Signature &signature,
                      int typeIndex, int locationIndex) {
  std::vector<MlirType> argumentTypes;
  std::vector<MlirLocation> argumentLocations;
  if (!fromPython(types, argumentTypes, signature[typeIndex]))
    return {nullptr};
  if (locations && locations != Py_None) {
    if (!fromPython(locations, argumentLocations, signature[locationIndex]))
      return {nullptr};
  } else if (!argumentTypes.empty()) {
    PyObject *current = resolveLocation(nullptr, signature[locationIndex]);
    if (!current)
      return {nullptr};
    argumentLocations.assign(argumentTypes.size(), {asUniqued(current)->pointer});
  }
  if (argumentTypes.size() != argumentLocations.size()) {
    PyErr_Format(PyExc_ValueError, "%s(): %zd types but %zd locations are given", signature.function,
                 static_cast<Py_ssize_t>(argumentTypes.size()),
                 static_cast<Py_ssize_t>(argumentLocations.size()));
    return {nullptr};
  }
  // Not by the objects: the sequences may be of any class.
  bool isSame = true;
  for (size_t i = 0; i != argumentTypes.size(); ++i)
    isSame &= mlirTypeGetContext(argumentTypes[i]).ptr == context->handle.ptr &&
              mlirLocationGetContext(argumentLocations[i]).ptr == context->handle.ptr;
  if (!isSame) {
    PyErr_Format(PyExc_ValueError, "%s(): a type or location belongs to another context", signature.function);
    return {nullptr};
  }
  return mlirBlockCreate(static_cast<intptr_t>(argumentTypes.size()), argumentTypes.data(),
                         argumentLocations.data());
}

PyObject *createAtStart(PyObject *, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"parent", "arg_types", "arg_locs"};
  static constexpr Signature signature = {"Block.create_at_start", names, 3, 1};
  PyObject *values[3];
  MlirRegion region;
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], region, signature[0]))
    return nullptr;
  Handle *parent = asHandle(values[0]);
  MlirBlock block = createBlock(parent->context, values[1], values[2], signature, 1, 2);
  if (!block.ptr)
    return nullptr;
  mlirRegionInsertOwnedBlock(region, 0, block);
  return blockObject(block, parent->op, parent->context, ownerOf(parent));
}

/// create_before and create_after: the positional arguments are types.
PyObject *createBeside(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords,
                       bool isAfter) {
  static constexpr const char *names[] = {"arg_types", "arg_locs"};
  static constexpr Signature before = {"Block.create_before", names, 2, 0, 1},
                             after = {"Block.create_after", names, 2, 0, 1};
  const Signature &signature = isAfter ? after : before;
  PyObject *values[2];
  Handle *handle = asHandle(self);
  Ref types(PyTuple_New(count));
  for (Py_ssize_t i = 0; types && i != count; ++i)
    PyTuple_SetItem(types.get(), i, newRef(args[i]));
  if (!types || !signature.match(args + count, 0, values, keywords) || !check(handle))
    return nullptr;
  // One sequence of types is accepted, too.
  PyObject *given = count == 1 && !isInstance(args[0], classes.type) ? args[0]
                    : values[0]                                      ? values[0]
                                                                     : types.get();
  MlirRegion region = mlirBlockGetParentRegion(blockOf(handle));
  MlirBlock block = createBlock(handle->context, given, values[1], signature, 0, 1);
  if (!block.ptr)
    return nullptr;
  if (isAfter)
    mlirRegionInsertOwnedBlockAfter(region, blockOf(handle), block);
  else
    mlirRegionInsertOwnedBlockBefore(region, blockOf(handle), block);
  return blockObject(block, handle->op, handle->context, ownerOf(handle));
}
PyObject *createBefore(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  return createBeside(self, args, count, keywords, false);
}
PyObject *createAfter(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  return createBeside(self, args, count, keywords, true);
}

/// Lets the handles of a block, and of its arguments, refer to another operation.
void moveBlockHandles(Handle *block, MlirOperation target, Owner *tree) {
  // Compare pointers only: a handle of an erased argument may be among those of the operation.
  std::vector<const void *> parts = {block->part};
  for (intptr_t i = 0, e = mlirBlockGetNumArguments(blockOf(block)); i != e; ++i)
    parts.push_back(mlirBlockGetArgument(blockOf(block), i).ptr);
  std::vector<Handle *> moved;
  OperationEntry *entry = block->context->operations.lookup(block->op.ptr);
  for (Handle *handle = entry->first; handle; handle = handle->next)
    if ((handle->kind == HandleKind::Block || handle->kind == HandleKind::Argument) &&
        std::find(parts.begin(), parts.end(), handle->part) != parts.end())
      moved.push_back(handle);
  for (Handle *handle : moved)
    moveHandle(handle, target, tree);
}

PyObject *appendTo(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"region"};
  static constexpr Signature signature = {"Block.append_to", names, 1};
  PyObject *values[1];
  MlirRegion region;
  Handle *handle = asHandle(self);
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], region, signature[0]) ||
      !check(handle) || !SameContext(handle->context).add(values[0], signature[0]))
    return nullptr;
  MlirBlock block = blockOf(handle);
  Handle *target = asHandle(values[0]);
  for (MlirOperation op = mlirBlockGetFirstOperation(block); op.ptr; op = mlirOperationGetNextInBlock(op))
    if (isNestedIn(target->op, op)) {
      PyErr_SetString(PyExc_ValueError, "Block.append_to(): the region is nested in the block");
      return nullptr;
    }
  Owner *tree = ownerOf(target), *old = ownerOf(handle);
  mlirBlockDetach(block);
  mlirRegionAppendOwnedBlock(region, block);
  if (tree != old) {
    link(old, tree);
    for (MlirOperation op = mlirBlockGetFirstOperation(block); op.ptr; op = mlirOperationGetNextInBlock(op))
      noteInserted(handle->context, op, old, tree);
  }
  if (target->op.ptr != handle->op.ptr)
    moveBlockHandles(handle, target->op, tree);
  return none();
}

PyObject *append(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"operation"};
  static constexpr Signature signature = {"Block.append", names, 1};
  PyObject *values[1];
  Handle *handle = asHandle(self);
  if (!signature.match(args, count, values, keywords))
    return nullptr;
  Handle *operation = operationHandle(values[0], signature[0]);
  if (!operation || !check(handle) || !SameContext(handle->context).add(values[0], signature[0]))
    return nullptr;
  if (isNestedIn(handle->op, operation->op)) {
    PyErr_SetString(PyExc_ValueError, "Block.append(): the block is nested in the operation");
    return nullptr;
  }
  if (!Protection::mayRemove(operation->op))
    return nullptr;
  Owner *old = ownerOf(operation);
  if (mlirOperationGetBlock(operation->op).ptr)
    mlirOperationRemoveFromParent(operation->op);
  mlirBlockAppendOwnedOperation(blockOf(handle), operation->op);
  noteInserted(handle->context, operation->op, old, ownerOf(handle));
  return none();
}

PyObject *addArgument(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"type", "loc"};
  static constexpr Signature signature = {"Block.add_argument", names, 2, 1};
  PyObject *values[2];
  MlirType type;
  Handle *handle = asHandle(self);
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], type, signature[0]) ||
      !check(handle))
    return nullptr;
  PyObject *location = resolveLocation(values[1], signature[1]);
  SameContext same(handle->context);
  if (!location || !same.add(values[0], signature[0]) || !same.add(location, signature[1]))
    return nullptr;
  MlirValue value = mlirBlockAddArgument(blockOf(handle), type, {asUniqued(location)->pointer});
  return argumentObject(value, handle->op, handle->context, ownerOf(handle));
}
PyObject *eraseArgument(PyObject *self, PyObject *const *args, Py_ssize_t count, PyObject *keywords) {
  static constexpr const char *names[] = {"index"};
  static constexpr Signature signature = {"Block.erase_argument", names, 1};
  PyObject *values[1];
  intptr_t index;
  Handle *handle = asHandle(self);
  if (!signature.match(args, count, values, keywords) || !fromPython(values[0], index, signature[0]) ||
      !check(handle))
    return nullptr;
  if (index < 0 || index >= mlirBlockGetNumArguments(blockOf(handle))) {
    PyErr_SetString(PyExc_IndexError, "Block.erase_argument(): argument 'index' is out of range");
    return nullptr;
  }
  if (!mlirOpOperandIsNull(mlirValueGetFirstUse(mlirBlockGetArgument(blockOf(handle), index)))) {
    PyErr_SetString(PyExc_ValueError, "Block.erase_argument(): the argument has uses");
    return nullptr;
  }
  mlirBlockEraseArgument(blockOf(handle), static_cast<unsigned>(index));
  noteBlocksChanged(handle->context);
  return none();
}

PyObject *str(PyObject *self) {
  Handle *handle = asHandle(self);
  if (!check(handle))
    return nullptr;
  Text text;
  {
    Section section(handle->context, /*mayChangeBlocks=*/false);
    mlirBlockPrint(blockOf(handle), Text::append, &text);
  }
  return text.toPython();
}
PyObject *region(PyObject *self, void *) {
  Handle *handle = asHandle(self);
  return check(handle) ? regionObject(mlirBlockGetParentRegion(blockOf(handle)), handle->op, handle->context,
                                      ownerOf(handle))
                       : nullptr;
}
PyObject *blockIterator(PyObject *self) {
  return check(asHandle(self)) ? iterateOperations(asHandle(self)) : nullptr;
}
const char blockCapsule[] = "mlir.ir.Block._CAPIPtr";
PyObject *capsule(PyObject *self, void *) {
  return check(asHandle(self)) ? makeCapsule(asHandle(self)->part, blockCapsule) : nullptr;
}

PyGetSetDef regionProperties[] = {{"blocks", list, nullptr, "The BlockList.", &blockList},
                                  {"owner", owner, nullptr, "The operation, an OpView.", nullptr},
                                  {"context", context, nullptr, "The Context.", nullptr},
                                  {nullptr, nullptr, nullptr, nullptr, nullptr}};
PyMethodDef blockMethods[] = {
    {"create_at_start", method(&createAtStart), STATIC,
     "create_at_start(parent, arg_types=[], arg_locs=None)\nCreates a block at the start of a region."},
    {"create_before", method(&createBefore), FAST_KEYWORDS,
     "create_before(*arg_types, arg_locs=None)\nCreates a block before this one."},
    {"create_after", method(&createAfter), FAST_KEYWORDS,
     "create_after(*arg_types, arg_locs=None)\nCreates a block after this one."},
    {"append_to", method(&appendTo), FAST_KEYWORDS, "Moves the block to the end of a region."},
    {"append", method(&append), FAST_KEYWORDS, "Moves an operation to the end of the block."},
    {"add_argument", method(&addArgument), FAST_KEYWORDS, "add_argument(type, loc)\nAppends an argument."},
    {"erase_argument", method(&eraseArgument), FAST_KEYWORDS, "Erases an argument without uses."},
    {nullptr, nullptr, 0, nullptr}};
PyGetSetDef blockProperties[] = {
    {"_CAPIPtr", capsule, nullptr, "A capsule with the MlirBlock.", nullptr},
    {"owner", owner, nullptr, "The operation that contains the block, an OpView.", nullptr},
    {"region", region, nullptr, "The Region that contains the block.", nullptr},
    {"context", context, nullptr, "The Context.", nullptr},
    {"arguments", list, nullptr, "The BlockArgumentList.", &argumentList},
    {"operations", list, nullptr, "The OperationList.", &operationList},
    {"successors", list, nullptr, "The blocks to which the terminator branches.", &blockSuccessorList},
    {"predecessors", list, nullptr, "The blocks whose terminators branch to this one.",
     &blockPredecessorList},
    {nullptr, nullptr, nullptr, nullptr, nullptr}};
} // namespace

PyObject *strata::python::appendBlock(Handle *region, PyObject *const *args, Py_ssize_t count,
                                      PyObject *keywords) {
  static constexpr const char *names[] = {"args", "arg_locs"};
  static constexpr Signature signature = {"BlockList.append", names, 2, 0, 1};
  PyObject *values[2];
  Ref types(PyTuple_New(count));
  for (Py_ssize_t i = 0; types && i != count; ++i)
    PyTuple_SetItem(types.get(), i, newRef(args[i]));
  if (!types || !signature.match(args + count, 0, values, keywords))
    return nullptr;
  PyObject *given = count == 1 && !isInstance(args[0], classes.type) ? args[0] : types.get();
  MlirBlock block = createBlock(region->context, given, values[1], signature, 0, 1);
  if (!block.ptr)
    return nullptr;
  mlirRegionAppendOwnedBlock(regionOf(region), block);
  return blockObject(block, region->op, region->context, ownerOf(region));
}

bool strata::python::addStructureClasses(PyObject *module) {
  classes.region = addClass(module, "Region", sizeof(Handle),
                            {slot(Py_tp_new, &cannotCreate),
                             slot(Py_tp_dealloc, &destroyHandle),
                             slot(Py_tp_iter, &regionIterator),
                             slot(Py_tp_richcompare, &compareRegions),
                             slot(Py_tp_hash, &hash),
                             {Py_tp_getset, regionProperties}});
  classes.block = addClass(module, "Block", sizeof(Handle),
                           {slot(Py_tp_new, &cannotCreate),
                            slot(Py_tp_dealloc, &destroyHandle),
                            slot(Py_tp_str, &str),
                            slot(Py_tp_iter, &blockIterator),
                            slot(Py_tp_richcompare, &compareBlocks),
                            slot(Py_tp_hash, &hash),
                            {Py_tp_methods, blockMethods},
                            {Py_tp_getset, blockProperties}});
  return classes.region && classes.block;
}
