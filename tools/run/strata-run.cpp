//===- strata-run.cpp - Compiles programs in memory and runs them ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/run/JitRunner.h"
#include "tools/run/ProgramDialects.h"
#include "llvm/Support/TargetSelect.h"

int main(int argc, char **argv) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  llvm::InitializeNativeTargetAsmParser(); // Inline assembly.
  mlir::DialectRegistry registry = mlir::registerProgramDialects();
  return mlir::JitRunnerMain(argc, argv, registry);
}
