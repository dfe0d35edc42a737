//===- AsmStateImpl.h - The contents of an AsmState -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_ASMSTATEIMPL_H
#define STRATA_RUNTIME_ASM_ASMSTATEIMPL_H

#include "runtime/asm/AsmState.h"
#include "runtime/asm/SSANames.h"

namespace mlir {

struct AsmState::Impl {
  OpPrintingFlags flags;
  SSANames names;
  LocationMap *locationMap = nullptr;
  std::vector<std::unique_ptr<AsmResourcePrinter>> printers;
};

/// Prints an operation with the options and resources of \p state.
void printWithState(Operation *op, const AsmState::Impl &state, llvm::raw_ostream &os);
/// Names the values of the outermost op around \p op; with OpPrintingFlags::useLocalScope(), those of the
/// closest op that is isolated from above.
void nameValues(Operation *op, const OpPrintingFlags &flags, SSANames &names);

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_ASMSTATEIMPL_H
