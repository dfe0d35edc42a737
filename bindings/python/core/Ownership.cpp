//===- Ownership.cpp - Who destroys a detached operation ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "bindings/python/core/Ownership.h"
#include "bindings/python/core/Handles.h"

#include <algorithm>

using namespace strata::python;

namespace {
/// Sets the owner of the entry of a root, or removes it.
void setRoot(Context *context, MlirOperation root, Owner *owner) {
  auto lock = context->lockTable();
  OperationEntry *entry =
      owner ? &context->operations.insert(root.ptr) : context->operations.lookup(root.ptr);
  if (!entry)
    return;
  entry->root = owner;
  if (owner)
    strataOperationSetObserved(root, true);
  else if (!entry->first)
    context->operations.erase(root.ptr);
}

/// Returns the owner of the tree with this root, or null.
Owner *rootOwner(Context *context, MlirOperation op) {
  auto lock = context->lockTable();
  OperationEntry *entry = context->operations.lookup(op.ptr);
  return entry ? entry->root : nullptr;
}

/// Calls a function for each operation of a tree.
template <typename F>
void walk(MlirOperation root, F function, MlirWalkOrder order = MlirWalkPreOrder) {
  mlirOperationWalk(
      root, [](MlirOperation op, void *userData) { return (*static_cast<F *>(userData))(op); }, &function,
      order);
}

/// Lets all handles in the tree below an operation refer to an owner.
void setOwner(Context *context, MlirOperation op, Owner *owner) {
  std::vector<Owner *> old;
  {
    auto lock = context->lockTable();
    walk(op, [&](MlirOperation nested) {
      if (strataOperationIsObserved(nested))
        if (OperationEntry *entry = context->operations.lookup(nested.ptr))
          for (Handle *handle = entry->first; handle; handle = handle->next)
            old.push_back(std::exchange(handle->owner, retain(owner)));
      return MlirWalkResultAdvance;
    });
  }
  // Releasing may destroy a tree, and so may change the chains.
  for (Owner *previous : old)
    release(previous);
}

/// Destroys a tree, or postpones that if its values have uses or its context is in use by another thread.
void destroyTree(Context *context, MlirOperation root, bool isLinked) {
  bool isUsed = context->busy.load() && !isInside(context);
  if (isUsed || (isLinked && hasUsesOutside(root)))
    context->postponed.push_back(root);
  else
    mlirOperationDestroy(root);
}
} // namespace

Owner *strata::python::createOwner(Context *context, MlirOperation root) {
  auto *owner = new Owner{context, root, nullptr, 0, false};
  setRoot(context, root, owner);
  return owner;
}

void strata::python::release(Owner *owner) {
  while (owner && --owner->references == 0) {
    Owner *merged = owner->merged;
    Context *context = owner->context;
    MlirOperation root = owner->root;
    bool isLinked = owner->isLinked;
    if (root.ptr)
      setRoot(context, root, nullptr);
    delete owner;
    if (root.ptr)
      destroyTree(context, root, isLinked);
    owner = merged;
  }
}

Owner *strata::python::findOwner(Context *context, MlirOperation op) {
  auto lock = context->lockTable();
  for (MlirOperation parent; parent = mlirOperationGetParentOperation(op), parent.ptr; op = parent)
    if (OperationEntry *entry = context->operations.lookup(op.ptr))
      if (entry->first && entry->first->owner)
        return find(entry->first->owner);
  OperationEntry *entry = context->operations.lookup(op.ptr);
  return entry ? entry->root : nullptr;
}

void strata::python::noteInserted(Context *context, MlirOperation op, Owner *old, Owner *target) {
  target = find(target);
  Owner *root = rootOwner(context, op);
  if (root == target && (root || find(old) == target))
    return;
  if (!root) {
    // The operation was in a block of another tree.
    link(old, target);
    setOwner(context, op, target);
    return;
  }
  setRoot(context, op, nullptr);
  root->root = {nullptr};
  root->merged = retain(target);
  if (target)
    target->isLinked |= root->isLinked;
}

Owner *strata::python::noteRemoved(Context *context, MlirOperation op, Owner *old) {
  Owner *owner = createOwner(context, op);
  link(owner, old);
  owner->isLinked = true;
  retain(owner);
  setOwner(context, op, owner);
  --owner->references; // The handles of the operation keep it.
  return owner;
}

void strata::python::disown(Context *context, MlirOperation root) {
  Owner *owner = rootOwner(context, root);
  if (!owner)
    return;
  setRoot(context, root, nullptr);
  owner->root = {nullptr};
}

void strata::python::link(Owner *left, Owner *right) {
  left = find(left);
  right = find(right);
  if (left == right)
    return;
  if (left)
    left->isLinked = true;
  if (right)
    right->isLinked = true;
}

bool strata::python::isNestedIn(MlirOperation op, MlirOperation ancestor) {
  for (; op.ptr; op = mlirOperationGetParentOperation(op))
    if (op.ptr == ancestor.ptr)
      return true;
  return false;
}

bool strata::python::hasUsesOutside(MlirOperation op) { return strataOperationIsUsedOutside(op); }

void strata::python::destroyPostponed(Context *context, bool all) {
  std::vector<MlirOperation> roots = std::move(context->postponed);
  context->postponed.clear();
  if (all)
    // The trees may use values and blocks of each other.
    for (MlirOperation root : roots)
      strataOperationDropAllReferences(root);
  for (MlirOperation root : roots) {
    if (!all && hasUsesOutside(root))
      context->postponed.push_back(root);
    else
      mlirOperationDestroy(root);
  }
}
