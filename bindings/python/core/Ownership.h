//===- Ownership.h - Who destroys a detached operation -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An operation that is in no block, with all that is nested in it, is a tree. Each tree that Python owns has
// one Owner, which all handles of the tree refer to; the last one destroys the tree. If the root of a tree is
// inserted in another tree, the owner of the first tree refers to that of the second one from then on. If an
// operation is removed from its block, it gets an owner, and the handles in it are changed to refer to that.
// Handles of IR that C code owns have no owner.
//
// A tree can have uses of values of another tree. Such trees are marked, and one whose values still have uses
// is destroyed together with the context.
//
// Threads: the caller holds the GIL.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_PYTHON_CORE_OWNERSHIP_H
#define STRATA_BINDINGS_PYTHON_CORE_OWNERSHIP_H

#include "bindings/python/core/PythonApi.h"

#include "strata-c/IR.h"
#include <cstdint>

namespace strata::python {

struct Context;
struct Handle;

struct Owner {
  Context *context;   ///< Kept alive by the handles.
  MlirOperation root; ///< Null if the tree was destroyed, was merged or is no longer Python's.
  Owner *merged;      ///< A counted reference to the owner of the tree that contains this one, or null.
  uint32_t references;
  bool isLinked; ///< Values of the tree may have uses in other trees, or the other way around.
};

/// Returns a new owner, without references, of the tree with this root.
Owner *createOwner(Context *context, MlirOperation root);
/// Returns the owner of the tree that contains the one of \p owner now; null gives null.
inline Owner *find(Owner *owner) {
  while (owner && owner->merged)
    owner = owner->merged;
  return owner;
}
inline Owner *retain(Owner *owner) {
  if (owner)
    ++owner->references;
  return owner;
}
/// Gives up a reference; the last one destroys the tree.
void release(Owner *owner);
/// Returns the owner of the tree that contains an operation; null if Python does not own it.
Owner *findOwner(Context *context, MlirOperation op);

/// Called after \p op was inserted in, or moved to, the tree of \p target. The owner \p old of its handles
/// may be null.
void noteInserted(Context *context, MlirOperation op, Owner *old, Owner *target);
/// Called after \p op was removed from its block in the tree of \p old. Returns the new owner.
Owner *noteRemoved(Context *context, MlirOperation op, Owner *old);
/// Lets somebody else own the tree with this root.
void disown(Context *context, MlirOperation root);
/// Marks the trees of two owners if they are different.
void link(Owner *left, Owner *right);

/// Returns true if a value or block of \p op, or of an operation nested in it, has a use outside of \p op.
bool hasUsesOutside(MlirOperation op);
/// Returns true if \p op is \p ancestor or nested in it.
bool isNestedIn(MlirOperation op, MlirOperation ancestor);
/// Destroys the trees whose destruction was postponed; with \p all also those with uses.
void destroyPostponed(Context *context, bool all);

} // namespace strata::python

#endif // STRATA_BINDINGS_PYTHON_CORE_OWNERSHIP_H
