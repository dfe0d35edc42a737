//===- AsmPrinter.h - Writing text, for authors ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// All that custom printers of types, attributes and operations need: the printers (OpAsmPrinter.h) and
// attributes of all kinds.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_ASMPRINTER_H
#define STRATA_RUNTIME_ASM_ASMPRINTER_H

#include "runtime/asm/OpAsmPrinter.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "llvm/ADT/STLExtras.h"

#endif // STRATA_RUNTIME_ASM_ASMPRINTER_H
