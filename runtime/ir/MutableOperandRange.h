//===- MutableOperandRange.h - Modifiable operand groups --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A view of a group of operands that can be replaced, extended and erased; it keeps the segment sizes of the
// operation consistent. Cheap and non-owning; invalid after other operands of the operation are added or
// erased.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_MUTABLEOPERANDRANGE_H
#define STRATA_RUNTIME_IR_MUTABLEOPERANDRANGE_H

#include "runtime/ir/Operation.h"

namespace mlir {

/// A modifiable range of the operands of an operation.
class MutableOperandRange {
public:
  /// Creates a range of the operands in the declared group \p group.
  MutableOperandRange(Operation *owner, unsigned group);
  /// Creates a range of the operands in part \p part of a group that is divided into parts. The dense i32
  /// array in attribute slot \p partsSlot contains the sizes of the parts.
  MutableOperandRange(Operation *owner, unsigned group, unsigned partsSlot, unsigned part);
  /// Creates a range of operands that is not a group; segment sizes are not updated.
  MutableOperandRange(Operation *owner, unsigned start, unsigned length)
      : owner(owner), start(start), length(length) {}
  /*implicit*/ MutableOperandRange(OpOperand &operand)
      : MutableOperandRange(operand.getOwner(), operand.getOperandNumber(), 1) {}
  /// Creates a range of all operands; segment sizes are not updated.
  explicit MutableOperandRange(Operation *owner) : MutableOperandRange(owner, 0, owner->getNumOperands()) {}

  Operation *getOwner() const { return owner; }
  unsigned size() const { return length; }
  bool empty() const { return length == 0; }
  OpOperand &operator[](unsigned index) const { return owner->getOpOperand(start + index); }
  OpOperand *begin() const { return owner->getOpOperands().data() + start; }
  OpOperand *end() const { return begin() + length; }
  OperandRange getAsOperandRange() const { return owner->getOperands().slice(start, length); }
  operator OperandRange() const { return getAsOperandRange(); }
  operator ValueRange() const { return getAsOperandRange(); }
  MutableOperandRange slice(unsigned from, unsigned count) const {
    return MutableOperandRange(owner, start + from, count);
  }

  /// Replaces all operands of the range.
  void assign(ValueRange values) { splice(0, length, values); }
  void assign(Value value) { splice(0, length, ValueRange(value)); }
  void append(ValueRange values) { splice(length, 0, values); }
  void erase(unsigned from, unsigned count = 1) { splice(from, count, {}); }
  void clear() { splice(0, length, {}); }

private:
  /// Replaces \p count operands from \p from on by \p values, and updates segment sizes.
  void splice(unsigned from, unsigned count, ValueRange values);

  Operation *owner;
  unsigned start, length;
  static constexpr unsigned none = ~0u;
  unsigned group = none;
  unsigned partsSlot = none, part = none; ///< Set if the range is a part of a group.
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_MUTABLEOPERANDRANGE_H
