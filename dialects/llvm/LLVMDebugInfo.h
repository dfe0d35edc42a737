//===- LLVMDebugInfo.h - Texts of debug info attributes -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Parsers and printers that the formats of LLVMDebugInfo.td call. Private to dialects/llvm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_LLVMDEBUGINFO_H
#define STRATA_DIALECTS_LLVM_LLVMDEBUGINFO_H

#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"

namespace mlir::LLVM::detail {

/// Kinds of numbers that have names in the DWARF standard.
enum class DwarfKind { CallingConvention, Encoding, Language, Operation, Tag };
/// Parses a DWARF name and returns its value; an unknown name is an error.
FailureOr<unsigned> parseDwarfName(AsmParser &parser, DwarfKind kind);
/// Returns the DWARF name of a value; empty if it has none.
llvm::StringRef getDwarfName(DwarfKind kind, unsigned value);

// Parse and print the arguments of an operation of a DWARF expression. Arguments that are encodings are
// printed by name.
ParseResult parseExpressionArg(AsmParser &parser, uint64_t opcode, llvm::SmallVector<uint64_t> &args);
void printExpressionArg(AsmPrinter &printer, uint64_t opcode, llvm::ArrayRef<uint64_t> args);

} // namespace mlir::LLVM::detail

#endif // STRATA_DIALECTS_LLVM_LLVMDEBUGINFO_H
