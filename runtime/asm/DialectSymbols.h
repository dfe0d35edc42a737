//===- DialectSymbols.h - Parsing and printing by a dialect ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Implements the virtual functions of class Dialect that parse and print declared types and attributes (see
// IRPrinterHooks). Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_DIALECTSYMBOLS_H
#define STRATA_RUNTIME_ASM_DIALECTSYMBOLS_H

#include "runtime/asm/OpAsmParser.h"
#include "runtime/asm/OpAsmPrinter.h"

namespace mlir::detail {

Type parseDialectType(const Dialect &dialect, DialectAsmParser &parser);
Attribute parseDialectAttribute(const Dialect &dialect, DialectAsmParser &parser, Type type);
void printDialectType(Type type, DialectAsmPrinter &printer);
void printDialectAttribute(Attribute attr, DialectAsmPrinter &printer);

} // namespace mlir::detail

#endif // STRATA_RUNTIME_ASM_DIALECTSYMBOLS_H
