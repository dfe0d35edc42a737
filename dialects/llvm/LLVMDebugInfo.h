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
/// Parses a name; an unknown name is an error.
FailureOr<unsigned> parseDwarfName(AsmParser &parser, DwarfKind kind);
/// Returns the name of a number; empty if it has none.
llvm::StringRef getDwarfName(DwarfKind kind, unsigned value);

// Arguments of an operation in an expression. Those that are encodings have names.
ParseResult parseExpressionArg(AsmParser &parser, uint64_t opcode, llvm::SmallVector<uint64_t> &args);
void printExpressionArg(AsmPrinter &printer, uint64_t opcode, llvm::ArrayRef<uint64_t> args);

} // namespace mlir::LLVM::detail

#endif // STRATA_DIALECTS_LLVM_LLVMDEBUGINFO_H
