//===- Handles.h - Checked handles of IR -------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Python objects of operations, blocks, regions, values, and of lists of these. Each refers to an operation,
// which for a block is the one that contains it. The table of the context has the list of all handles of an
// operation. When the operation is destroyed, by whomever, the observer of the context makes its handles
// invalid; using one raises RuntimeError. Blocks and arguments can be destroyed while their operation lives:
// their handles are searched for in the operation after each change that may have done so.
//
// An operation has at most one object of class Operation, and at most one Module.
//
// Threads: the caller holds the GIL. Passes destroy operations in threads that do not hold it; the table is
// locked while a Section is active.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_HANDLES_H
#define STRATA_BINDINGS_PYTHON_CORE_HANDLES_H

#include "bindings/python/core/Context.h"
#include "bindings/python/core/Ownership.h"

namespace strata::python {

enum class HandleKind : uint8_t { Operation, Module, View, Result, Argument, Block, Region, Other };

struct Handle {
  PyObject base;
  HandleKind kind;
  uint32_t epoch;   ///< Of the context when `part` was last known to be valid.
  MlirOperation op; ///< Null after its destruction.
  Context *context; ///< A counted reference.
  Owner *owner;     ///< A counted reference, or null.
  Handle *next, *previous;
  void *part; ///< The value, block or region.
};

inline Handle *asHandle(PyObject *object) { return reinterpret_cast<Handle *>(object); }
inline PyObject *asObject(Handle *handle) { return reinterpret_cast<PyObject *>(handle); }

/// Sets the RuntimeError of a handle that cannot be used, after waiting for another thread's Section. Returns
/// true if the handle can be used after all.
bool recheck(Handle *handle);
/// Returns true if the handle can be used, else sets a RuntimeError.
inline bool check(Handle *handle) {
  if (!handle->context->busy.load(std::memory_order_relaxed) && handle->op.ptr &&
      handle->epoch == handle->context->epoch) [[likely]]
    return true;
  return recheck(handle);
}

/// Creates a handle. \p cls has the memory layout of Handle or one that starts with it.
Handle *createHandle(PyTypeObject *cls, HandleKind kind, MlirOperation op, Context *context, Owner *owner,
                     void *part = nullptr);
/// Initializes an object that was allocated by Python and attaches it to the operation.
void initHandle(Handle *handle, HandleKind kind, MlirOperation op, Context *context, Owner *owner,
                void *part);
/// Removes a handle from the table and releases its references; tp_dealloc of all handles.
void destroyHandle(PyObject *object);
/// Lets a handle refer to another operation.
void moveHandle(Handle *handle, MlirOperation op, Owner *owner);
/// Returns the owner of the tree of the handle's operation.
inline Owner *ownerOf(Handle *handle) {
  if (handle->owner && handle->owner->merged) {
    Owner *owner = retain(find(handle->owner));
    release(std::exchange(handle->owner, owner));
  }
  return handle->owner;
}

// Objects, as new references. The owner is that of the tree, or null.
PyObject *operationObject(MlirOperation op, Context *context, Owner *owner);
PyObject *moduleObject(MlirOperation op, Context *context, Owner *owner);
/// An object of the class that is registered for the name of the operation, or OpView.
PyObject *viewObject(MlirOperation op, Context *context, Owner *owner);
PyObject *blockObject(MlirBlock block, MlirOperation parent, Context *context, Owner *owner);
PyObject *regionObject(MlirRegion region, MlirOperation parent, Context *context, Owner *owner);
PyObject *resultObject(MlirValue value, MlirOperation op, Context *context, Owner *owner);
/// The result of an operation with one result; null after a ValueError for other operations.
PyObject *onlyResult(MlirOperation op, Context *context, Owner *owner);
PyObject *argumentObject(MlirValue value, MlirOperation parent, Context *context, Owner *owner);
/// A value of the tree of \p owner or of another one.
PyObject *valueObject(MlirValue value, Context *context, Owner *owner);

inline MlirBlock blockOf(const Handle *handle) { return {handle->part}; }
inline MlirRegion regionOf(const Handle *handle) { return {handle->part}; }
inline MlirValue valueOf(const Handle *handle) { return {handle->part}; }

/// Returns the handle behind an Operation, OpView or Module (or of another object that has an attribute
/// `operation`); null after a TypeError or RuntimeError.
Handle *operationHandle(PyObject *object, const Argument &where);
/// Returns the handle of a value; null for a value of an operation with one result, with `out` set all the
/// same.
bool valueAndOwner(PyObject *object, MlirValue &out, Owner *&owner, const Argument &where);

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_HANDLES_H
