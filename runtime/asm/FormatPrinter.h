//===- FormatPrinter.h - Printing by a format program ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What the print hook of a `custom<…>` directive is handed.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_FORMATPRINTER_H
#define STRATA_RUNTIME_ASM_FORMATPRINTER_H

#include "runtime/asm/FormatPrintState.h"
#include "runtime/asm/OpAsmPrinter.h"

#endif // STRATA_RUNTIME_ASM_FORMATPRINTER_H
