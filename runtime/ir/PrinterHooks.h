//===- PrinterHooks.h - Access to the printer from lower layers -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Types, attributes, values and operations have print functions, but the printer belongs to a higher layer,
// runtime/asm. registerAsmPrinter() in runtime/asm installs this table; without it, a short form for
// debugging is printed.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_PRINTERHOOKS_H
#define STRATA_RUNTIME_IR_PRINTERHOOKS_H

#include "runtime/ir/Block.h"

namespace mlir {

class DialectAsmParser;
class DialectAsmPrinter;

/// Pointers to the functions of the printer and parser in runtime/asm that this library calls.
struct IRPrinterHooks {
  void (*printType)(Type type, llvm::raw_ostream &os);
  void (*printAttribute)(Attribute attr, bool elideType, llvm::raw_ostream &os);
  void (*printOperation)(Operation *op, const OpPrintingFlags *flags, llvm::raw_ostream &os);
  void (*printValueAsOperand)(Value value, llvm::raw_ostream &os);
  void (*printBlockAsOperand)(Block *block, llvm::raw_ostream &os);
  /// Prints the generic form for error messages, with value names as if the operation were the root. Accepts
  /// invalid IR. If null, printOperation is used.
  void (*printOperationGeneric)(Operation *op, llvm::raw_ostream &os) = nullptr;
  // Implementations of the functions of Dialect, for the types and attributes that a dialect declares.
  Type (*parseDialectType)(const Dialect &dialect, DialectAsmParser &parser) = nullptr;
  Attribute (*parseDialectAttribute)(const Dialect &dialect, DialectAsmParser &parser, Type type) = nullptr;
  void (*printDialectType)(Type type, DialectAsmPrinter &printer) = nullptr;
  void (*printDialectAttribute)(Attribute attr, DialectAsmPrinter &printer) = nullptr;
};

/// getPrinterHooks returns null until setPrinterHooks is called, which happens once, before other threads
/// start.
const IRPrinterHooks *getPrinterHooks();
void setPrinterHooks(const IRPrinterHooks *hooks);

/// Attaches the note "see current operation: ...", with the generic form of \p op, to an error.
void noteCurrentOperation(Diagnostic &diag, Operation *op);

} // namespace mlir

#endif // STRATA_RUNTIME_IR_PRINTERHOOKS_H
