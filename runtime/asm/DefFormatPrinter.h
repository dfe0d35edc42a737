//===- DefFormatPrinter.h - Prints declared types, attributes -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Prints the parameters of a type or attribute by its descriptor. Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_DEFFORMATPRINTER_H
#define STRATA_RUNTIME_ASM_DEFFORMATPRINTER_H

#include "runtime/asm/PrinterState.h"

namespace mlir {

/// Prints the text after the mnemonic of a type or attribute.
/// \param param returns the value of the parameter with the given index.
void printDefBody(PrinterState &state, const DefSpec &spec, MLIRContext *context,
                  llvm::function_ref<ParamValue(unsigned)> param);

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_DEFFORMATPRINTER_H
