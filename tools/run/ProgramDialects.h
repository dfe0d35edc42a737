//===- ProgramDialects.h - Dialects of programs ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Registers the dialects, passes and translations of tools that run or compile programs.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_RUN_PROGRAMDIALECTS_H
#define STRATA_TOOLS_RUN_PROGRAMDIALECTS_H

#include "dialects/llvm/target/Registration.h"
#include "runtime/ir/DialectRegistry.h"
#include "tools/InitAllDialects.h"
#include "tools/InitAllExtensions.h"
#include "tools/InitAllPasses.h"

namespace mlir {

/// Registers all passes. Returns a registry of all dialects, with their extensions and their translations to
/// LLVM IR. Call it once per process, before threads are started.
inline DialectRegistry registerProgramDialects() {
  registerAllPasses();
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllExtensions(registry);
  registerAllToLLVMIRTranslations(registry);
  return registry;
}

} // namespace mlir

#endif // STRATA_TOOLS_RUN_PROGRAMDIALECTS_H
