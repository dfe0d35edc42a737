//===- FormatPrintState.h - What custom directives print from -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// All that generated definitions with `custom<…>` directives need: an op and who prints it. What prints has
// FormatPrinter.h, which is this and the printer.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_FORMATPRINTSTATE_H
#define STRATA_RUNTIME_ASM_FORMATPRINTSTATE_H

#include "runtime/ir/Region.h"

namespace strata {

class OpAsmPrinter;

class FormatPrintState {
public:
  FormatPrintState(OpAsmPrinter &printer, Operation *op) : printer(printer), op(op) {}
  OpAsmPrinter &getPrinter() { return printer; }
  Operation *getOperation() { return op; }
  OperandRange operands(unsigned group) { return op->getOperandGroup(group); }
  TypeRange operandTypes(unsigned group) { return op->getOperandGroup(group).getTypes(); }
  TypeRange resultTypes(unsigned group) { return op->getResultGroup(group).getTypes(); }
  Attribute attribute(unsigned slot) { return op->getSlot(slot); }
  /// A property that has what it has from the start.
  bool hasDefault(unsigned slot) {
    Attribute form = op->getSlot(slot);
    return !form || form == op->getSpec()->attributes[slot].defaultValue(op->getContext());
  }
  /// \pre Not behind a variadic group.
  Region &region(unsigned group) { return op->getRegion(group); }
  Block *successor(unsigned group) { return op->getSuccessor(group); }

private:
  OpAsmPrinter &printer;
  Operation *op;
};

} // namespace strata

#endif // STRATA_RUNTIME_ASM_FORMATPRINTSTATE_H
