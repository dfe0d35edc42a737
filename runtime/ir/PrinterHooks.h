//===- PrinterHooks.h - Printing from below the printer -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Types, attributes, values and operations can print themselves, but the printer is a higher room. It
// installs this table (registerAsmPrinter() in runtime/asm); without it a short form for debugging is
// printed.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_PRINTERHOOKS_H
#define STRATA_RUNTIME_IR_PRINTERHOOKS_H

#include "runtime/ir/Block.h"

namespace strata {

struct IRPrinterHooks {
  void (*printType)(Type type, llvm::raw_ostream &os);
  void (*printAttribute)(Attribute attr, bool elideType, llvm::raw_ostream &os);
  void (*printOperation)(Operation *op, const OpPrintingFlags *flags, llvm::raw_ostream &os);
  void (*printValueAsOperand)(Value value, llvm::raw_ostream &os);
  void (*printBlockAsOperand)(Block *block, llvm::raw_ostream &os);
  /// For error messages: the generic form, with names as if the op stood alone; must cope with broken IR.
  /// Null: printOperation.
  void (*printOperationGeneric)(Operation *op, llvm::raw_ostream &os) = nullptr;
};

/// Null until the printer is linked in and registered. Set once, before other threads start.
const IRPrinterHooks *getPrinterHooks();
void setPrinterHooks(const IRPrinterHooks *hooks);

/// The note "see current operation: …" in the generic form, below an error about `op`.
void noteCurrentOperation(Diagnostic &diag, Operation *op);

} // namespace strata

#endif // STRATA_RUNTIME_IR_PRINTERHOOKS_H
