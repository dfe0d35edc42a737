//===- DefFormatPrinter.h - Writing declared types, attributes -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Writes the parameters of a type or attribute by its table and format. Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_DEFFORMATPRINTER_H
#define STRATA_RUNTIME_ASM_DEFFORMATPRINTER_H

#include "runtime/asm/PrinterState.h"

namespace strata {

/// What follows the mnemonic. `param` reads a parameter back.
void printDefBody(PrinterState &state, const DefSpec &spec, MLIRContext *context,
                  llvm::function_ref<ParamValue(unsigned)> param);

} // namespace strata

#endif // STRATA_RUNTIME_ASM_DEFFORMATPRINTER_H
