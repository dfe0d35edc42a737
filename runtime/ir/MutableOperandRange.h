//===- MutableOperandRange.h - Operands that may change -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The operands of one group of an operation, to be replaced, added to and erased. Keeps the op's segment
// sizes right. A view: cheap, non-owning; invalid once other operands of the op are added or erased.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_MUTABLEOPERANDRANGE_H
#define STRATA_RUNTIME_IR_MUTABLEOPERANDRANGE_H

#include "runtime/ir/Operation.h"

namespace strata {

class MutableOperandRange {
public:
  /// The operands of a declared group.
  MutableOperandRange(Operation *owner, unsigned group);
  /// One part of a group: the dense i32 array in attribute slot `partsSlot` says how many operands each has.
  MutableOperandRange(Operation *owner, unsigned group, unsigned partsSlot, unsigned part);
  /// Some operands that belong to no group of their own; segment sizes are left alone.
  MutableOperandRange(Operation *owner, unsigned start, unsigned length)
      : owner(owner), start(start), length(length) {}
  /*implicit*/ MutableOperandRange(OpOperand &operand)
      : MutableOperandRange(operand.getOwner(), operand.getOperandNumber(), 1) {}
  /// All operands.
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

  void assign(ValueRange values) { splice(0, length, values); }
  void assign(Value value) { splice(0, length, ValueRange(value)); }
  void append(ValueRange values) { splice(length, 0, values); }
  void erase(unsigned from, unsigned count = 1) { splice(from, count, {}); }
  void clear() { splice(0, length, {}); }

private:
  void splice(unsigned from, unsigned count, ValueRange values);

  Operation *owner;
  unsigned start, length;
  static constexpr unsigned none = ~0u;
  unsigned group = none;
  unsigned partsSlot = none, part = none; ///< Of the group, where it is in parts.
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_MUTABLEOPERANDRANGE_H
