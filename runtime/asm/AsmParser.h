//===- AsmParser.h - Everything for custom parsers ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Includes what custom parsers of types, attributes and operations need: the parser classes (OpAsmParser.h),
// all builtin attributes, and diagnostics.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_ASMPARSER_H
#define STRATA_RUNTIME_ASM_ASMPARSER_H

#include "runtime/asm/OpAsmParser.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Diagnostics.h"
#include "llvm/ADT/SmallString.h"

#endif // STRATA_RUNTIME_ASM_ASMPARSER_H
