//===- JitRunner.h - Main function of a run tool --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The main function of tools that compile a program in memory and call one of its functions. The tool
// provides the dialects. Command line and output match mlir-runner. Call it once per process, from the main
// thread:
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

/// Options of the command line that transformers of the program may need.
struct JitRunnerOptions {
  llvm::StringRef mainFuncName; ///< The option -e.
  llvm::StringRef mainFuncType; ///< The option -entry-point-result.
};

/// Functions by which a tool changes the steps of JitRunnerMain(). All may be null.
struct JitRunnerConfig {
  /// Transforms the program before it is translated, and may change the options: the memory of a changed name
  /// must stay valid until JitRunnerMain() has read it, directly after the call. A failure ends the tool; the
  /// function reports the error.
  llvm::function_ref<llvm::LogicalResult(Operation *, JitRunnerOptions &options)> mlirTransformer = nullptr;
  /// Translates the program to LLVM IR, or returns null after an error. If unset, translateModuleToLLVMIR is
  /// called.
  llvm::function_ref<std::unique_ptr<llvm::Module>(Operation *, llvm::LLVMContext &)> llvmModuleBuilder =
      nullptr;
  /// Returns further symbols of the program with their addresses in this process.
  llvm::function_ref<llvm::orc::SymbolMap(llvm::orc::MangleAndInterner)> runtimesymbolMap = nullptr;
};

/// Parses the command line, reads, lowers, compiles and runs the program, and prints the result of the called
/// function. Reports errors to stderr. Returns the exit status of the tool. May be called once in a process,
/// because it registers command-line options.
int JitRunnerMain(int argc, char **argv, const DialectRegistry &registry, JitRunnerConfig config = {});

} // namespace mlir

#endif // STRATA_TOOLS_RUN_JITRUNNER_H
