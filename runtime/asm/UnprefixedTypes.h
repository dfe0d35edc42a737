//===- UnprefixedTypes.h - Types without their dialect's prefix -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Parses and prints types for dialects that omit their own prefix in nested types: `!llvm.array<4 x ptr>`.
// Deeply nested types continue on new stacks, so that memory is the only limit on the depth.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_UNPREFIXEDTYPES_H
#define STRATA_RUNTIME_ASM_UNPREFIXEDTYPES_H

#include "runtime/asm/OpAsmParser.h"
#include "runtime/asm/OpAsmPrinter.h"

namespace mlir {

/// Parses a type into \p type. The prefix `!name.` is optional if the type belongs to \p dialect. Returns no
/// value if the next token is a keyword that is not the mnemonic of a type; \p keyword is then the keyword.
OptionalParseResult parseUnprefixedType(AsmParser &parser, const Dialect &dialect, Type &type,
                                        llvm::StringRef &keyword);
/// Prints a type, without the prefix `!name.` if the type belongs to the dialect named \p dialect.
void printUnprefixedType(AsmPrinter &printer, llvm::StringRef dialect, Type type);

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_UNPREFIXEDTYPES_H
