//===- Protection.cpp - Operations that a running pass refers to ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#include "bindings/python/core/Protection.h"

using namespace strata::python;

namespace {
thread_local Protection *innermost = nullptr;

/// Returns the outermost operation that contains \p op.
MlirOperation rootOf(MlirOperation op) {
  for (MlirOperation parent = mlirOperationGetParentOperation(op); parent.ptr;
       parent = mlirOperationGetParentOperation(op))
    op = parent;
  return op;
}
/// Returns true if \p op is nested in \p ancestor.
bool isProperlyNested(MlirOperation op, MlirOperation ancestor) {
  do
    op = mlirOperationGetParentOperation(op);
  while (op.ptr && op.ptr != ancestor.ptr);
  return op.ptr != nullptr;
}
} // namespace

// The operation of a pattern can be destroyed by the rewriter while the pattern runs: the root is computed
// before.
Protection::Protection(MlirOperation op, Kind kind)
    : op(op), root(rootOf(op)), kind(kind), outer(std::exchange(innermost, this)) {}
Protection::~Protection() { innermost = outer; }

bool Protection::mayRemove(MlirOperation op) {
  if (!innermost)
    return true;
  MlirOperation root = rootOf(op);
  for (Protection *protection = innermost; protection; protection = protection->outer) {
    if (root.ptr != protection->root.ptr)
      continue;
    if (protection->kind == WholeTree) {
      PyErr_SetString(PyExc_RuntimeError, "a pattern removes and moves operations by its rewriter only");
      return false;
    }
    if (!isProperlyNested(op, protection->op)) {
      PyErr_SetString(PyExc_RuntimeError,
                      "a pass can remove and move only operations that are nested in its operation");
      return false;
    }
  }
  return true;
}
