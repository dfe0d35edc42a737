//===- FormatPrinter.h - Printing by a format program ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What the print hook of a `custom<…>` directive is handed.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_FORMATPRINTER_H
#define STRATA_RUNTIME_ASM_FORMATPRINTER_H

#include "runtime/asm/OpAsmPrinter.h"

namespace strata {

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

#endif // STRATA_RUNTIME_ASM_FORMATPRINTER_H
