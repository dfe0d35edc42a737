//===- FormatPrintState.h - What custom directives print ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The op and the printer that are passed to the print hook of a `custom<...>` directive. To print, also
// include AsmPrinter.h. Lives during the print of one op; one thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_FORMATPRINTSTATE_H
#define STRATA_RUNTIME_ASM_FORMATPRINTSTATE_H

#include "runtime/ir/Region.h"

namespace mlir {

class OpAsmPrinter;

/// The printer and the op, as the print function of a `custom<...>` directive receives them. Groups and slots
/// are numbered as in the op's descriptor.
class FormatPrintState {
public:
  FormatPrintState(OpAsmPrinter &printer, Operation *op) : printer(printer), op(op) {}
  OpAsmPrinter &getPrinter() { return printer; }
  Operation *getOperation() { return op; }
  OperandRange operands(unsigned group) { return op->getOperandGroup(group); }
  TypeRange operandTypes(unsigned group) { return op->getOperandGroup(group).getTypes(); }
  TypeRange resultTypes(unsigned group) { return op->getResultGroup(group).getTypes(); }
  Attribute attribute(unsigned slot) { return op->getSlot(slot); }
  /// Returns true if the property in a slot has its default or initial value.
  bool hasDefault(unsigned slot) {
    Attribute form = op->getSlot(slot);
    return !form || form == op->getSpec()->attributes[slot].defaultValue(op->getContext());
  }
  /// Return the only region or successor of a group.
  /// \pre No variadic group precedes the group, so that the number of the group is the index of the region or
  /// successor.
  Region &region(unsigned group) { return op->getRegion(group); }
  Block *successor(unsigned group) { return op->getSuccessor(group); }

private:
  OpAsmPrinter &printer;
  Operation *op;
};

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_FORMATPRINTSTATE_H
