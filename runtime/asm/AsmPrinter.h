//===- AsmPrinter.h - Everything for custom printers ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Includes what custom printers of types, attributes and operations need: the printer classes
// (OpAsmPrinter.h) and all builtin attributes.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_ASMPRINTER_H
#define STRATA_RUNTIME_ASM_ASMPRINTER_H

#include "runtime/asm/OpAsmPrinter.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "llvm/ADT/STLExtras.h"

#endif // STRATA_RUNTIME_ASM_ASMPRINTER_H
