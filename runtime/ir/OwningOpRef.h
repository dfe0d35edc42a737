//===- OwningOpRef.h - Ownership of a detached operation --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A smart pointer that owns a detached operation and erases it on destruction. Parsing a file returns one.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OWNINGOPREF_H
#define STRATA_RUNTIME_IR_OWNINGOPREF_H

#include "runtime/ir/OpView.h"

namespace mlir {

/// Owns a detached operation.
/// \tparam OpT `Operation *` or a view.
template <typename OpT>
class OwningOpRef {
public:
  OwningOpRef(std::nullptr_t = nullptr) {}
  OwningOpRef(OpT op) : op(op) {}
  OwningOpRef(OwningOpRef &&other) : op(other.release()) {}
  OwningOpRef &operator=(OwningOpRef &&other) {
    reset();
    op = other.release();
    return *this;
  }
  ~OwningOpRef() { reset(); }

  OpT get() const { return op; }
  OpT operator*() const { return op; }
  auto operator->() const {
    if constexpr (std::is_pointer_v<OpT>)
      return op;
    else
      return &op;
  }
  auto *operator->() {
    if constexpr (std::is_pointer_v<OpT>)
      return op;
    else
      return &op;
  }
  explicit operator bool() const { return static_cast<bool>(op); }
  OpT release() { return std::exchange(op, OpT()); }
  void reset() {
    if (op)
      static_cast<Operation *>(op)->erase();
    op = OpT();
  }

private:
  OpT op = OpT();
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_OWNINGOPREF_H
