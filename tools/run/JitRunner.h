//===- JitRunner.h - Main function of a run tool --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Implements all of a tool that compiles a program in memory and calls a function of it, except its dialects.
// Command line and output match mlir-runner. Call it once per process, from the main thread:
//
//     int main(int argc, char **argv) {
//       llvm::InitializeNativeTarget();
//       llvm::InitializeNativeTargetAsmPrinter();
//       mlir::DialectRegistry registry;
//       registry.insert<MyDialect>();
//       mlir::registerAllToLLVMIRTranslations(registry);
//       return mlir::JitRunnerMain(argc, argv, registry);
//     }
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_RUN_JITRUNNER_H
#define STRATA_TOOLS_RUN_JITRUNNER_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ExecutionEngine/Orc/Core.h"
#include "llvm/ExecutionEngine/Orc/Mangling.h"
#include "llvm/Support/LogicalResult.h"
#include <memory>

namespace llvm {
class LLVMContext;
class Module;
} // namespace llvm

namespace mlir {

class DialectRegistry;
class Operation;

struct JitRunnerOptions {
  llvm::StringRef mainFuncName; ///< The option -e.
  llvm::StringRef mainFuncType; ///< The option -entry-point-result.
};

struct JitRunnerConfig {
  /// Changes the program before it is translated.
  llvm::function_ref<llvm::LogicalResult(Operation *, JitRunnerOptions &options)> mlirTransformer = nullptr;
  /// Translates the program; translateModuleToLLVMIR if null.
  llvm::function_ref<std::unique_ptr<llvm::Module>(Operation *, llvm::LLVMContext &)> llvmModuleBuilder =
      nullptr;
  /// Defines symbols of the program.
  llvm::function_ref<llvm::orc::SymbolMap(llvm::orc::MangleAndInterner)> runtimesymbolMap = nullptr;
};

/// Runs a run tool. Returns the exit status.
int JitRunnerMain(int argc, char **argv, const DialectRegistry &registry, JitRunnerConfig config = {});

} // namespace mlir

#endif // STRATA_TOOLS_RUN_JITRUNNER_H
