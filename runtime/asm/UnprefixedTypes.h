//===- UnprefixedTypes.h - Types without their dialect's prefix -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// For dialects whose types omit the prefix of types nested in them: `!llvm.array<4 x ptr>`. Nesting is
// limited only by memory.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_UNPREFIXEDTYPES_H
#define STRATA_RUNTIME_ASM_UNPREFIXEDTYPES_H

#include "runtime/asm/OpAsmParser.h"
#include "runtime/asm/OpAsmPrinter.h"

namespace mlir {

/// Parses a type; one of \p dialect may omit `!dialect.`. If the text is a keyword that starts no type, the
/// result is absent and \p keyword is set.
OptionalParseResult parseUnprefixedType(AsmParser &parser, const Dialect &dialect, Type &type,
                                        llvm::StringRef &keyword);
/// Prints a type; omits `!dialect.` if it is declared by \p dialect.
void printUnprefixedType(AsmPrinter &printer, llvm::StringRef dialect, Type type);

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_UNPREFIXEDTYPES_H
