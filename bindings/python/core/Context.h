//===- Context.h - The Python object of a context ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A Context object owns an MlirContext. All objects of its IR keep it alive. It has the table of live handles
// (Handles.h), the diagnostic handlers (Diagnostics.h) and the lock of sections without the GIL (Convert.h).
// Each thread has a stack of current contexts, locations and insertion points, which `with` pushes.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_CONTEXT_H
#define STRATA_BINDINGS_PYTHON_CORE_CONTEXT_H

#include "bindings/python/core/Convert.h"
#include "bindings/python/core/PointerMap.h"

#include <atomic>
#include <condition_variable>
#include <mutex>

namespace strata::python {

struct Handle;
struct Owner;
struct DiagnosticState;

/// The handles of an operation, and its owner if it is the root of a tree.
struct OperationEntry {
  Handle *first;
  Owner *root;
};

/// The class of the operations of a name.
struct ViewClass {
  PyObject *cls;
  /// An object of the class has no state but its operation, so that a walk can use it for the next one.
  bool isReusable;
};

/// A pointer to an operation that becomes null when the operation is destroyed. Cheaper than a handle, for
/// walks and iterators, which change the pointer often. Pinned: the context has its address.
struct Watch {
  MlirOperation op;
  Watch *next, **link;
};

struct Context {
  PyObject base;
  MlirContext handle;
  uint64_t serial;        ///< Unique in the process, unlike the address.
  uint32_t epoch;         ///< Increases when blocks or arguments may have been destroyed.
  std::atomic<bool> busy; ///< A Section is active.
  StrataOperationObserver observer;
  PointerMap<OperationEntry> operations;
  /// Classes by the identifier of the operation, of the generation of the registry below.
  PointerMap<ViewClass> viewClasses;
  /// Classes of types and attributes that are registered by name, by type ID.
  PointerMap<PyObject *> namedClasses;
  uint64_t classGeneration;
  Watch *watches; ///< Those that exist.
  std::mutex tableMutex, sectionMutex;
  std::condition_variable idle;
  DiagnosticState *diagnostics;
  std::vector<MlirOperation> postponed; ///< Trees to destroy later.
  std::vector<PyObject *> keptAlive;    ///< Registries and thread pools.
  size_t moduleCount;

  /// Locks the table of operations while a Section is active.
  std::unique_lock<std::mutex> lockTable() {
    return busy.load(std::memory_order_relaxed) ? std::unique_lock(tableMutex)
                                                : std::unique_lock<std::mutex>();
  }
};

inline PyObject *asObject(Context *context) { return reinterpret_cast<PyObject *>(context); }

/// Adds a watch to the context, or removes it.
void attachWatch(Context *context, Watch &watch);
void detachWatch(Context *context, Watch &watch);
/// Lets a watch point to an operation, or to none.
inline void setWatched(Watch &watch, MlirOperation op) {
  if (op.ptr)
    strataOperationSetObserved(op, true);
  watch.op = op;
}

/// Returns true if the current thread runs a Section of the context or a callback from one.
bool isInside(Context *context);
/// Waits, with the GIL released, while another thread runs a Section of the context.
void waitForSection(Context *context);
inline void waitUntilIdle(Context *context) {
  if (context->busy.load(std::memory_order_relaxed)) [[unlikely]]
    waitForSection(context);
}

/// What `with` pushes. All references are counted, or null.
struct Frame {
  enum Kind { ContextFrame, LocationFrame, InsertionFrame } kind;
  PyObject *context, *location, *insertionPoint;
};
/// Enters an object; the members that are not given are inherited if the context is the same.
void pushFrame(Frame::Kind kind, PyObject *context, PyObject *location, PyObject *insertionPoint);
/// Leaves an object. Returns false after a RuntimeError if it is not the innermost one.
bool popFrame(Frame::Kind kind, PyObject *object);
/// Returns the innermost frame of the thread, or null.
const Frame *currentFrame();

/// Returns the Context of an argument, a borrowed reference; the current one if it is None or null.
Context *resolveContext(PyObject *object, const Argument &where);
/// Returns the Location of an argument, a borrowed reference; the current one if it is None or null.
PyObject *resolveLocation(PyObject *object, const Argument &where);

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_CONTEXT_H
