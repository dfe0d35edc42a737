//===- OptMain.h - The main function of an opt tool -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An opt tool reads IR, runs passes on it and prints it. This library implements all of a tool except its
// dialects and passes:
//
//     int main(int argc, char **argv) {
//       mlir::DialectRegistry registry;
//       registry.insert<mlir::func::FuncDialect, MyDialect>();
//       return mlir::optMain(argc, argv, "my-opt", registry);
//     }
//
// MlirOptMain.h has the functions of MLIR for the same purpose. Command line, output and exit status match
// mlir-opt: 0 on success, 1 after any error. Call it once per process, from the main thread. The options are
// documented in OptOptions.h and by --help.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_OPT_OPTMAIN_H
#define STRATA_TOOLS_OPT_OPTMAIN_H

#include "runtime/ir/DialectRegistry.h"
#include "llvm/Support/LogicalResult.h"
#include <cstdlib>
#include <functional>
#include <string>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir {

/// The parts that a tool supplies. The loader of .td files is a callback, so that tools without it do not
/// link the generator.
struct OptMainConfig {
  std::string toolName = "strata-opt"; ///< Shown by --help. Messages begin with the name of the executable.
  DialectRegistry *registry = nullptr;

  struct LoadRequest {
    llvm::StringRef path;
    llvm::ArrayRef<std::string> includeDirs;
    bool strict;
  };
  /// --load-dialect: adds the dialects of a file to the registry, or reports errors. Called before a context
  /// is created; data that it keeps must live until the process exits. If empty, the option is an error.
  std::function<llvm::LogicalResult(const LoadRequest &, DialectRegistry &, llvm::raw_ostream &errors)>
      loadDialect;
};

/// Runs an opt tool on the command line.
llvm::LogicalResult optMain(int argc, char **argv, const OptMainConfig &config);

/// Returns the exit status for a result.
inline int asMainReturnCode(llvm::LogicalResult result) {
  return llvm::succeeded(result) ? EXIT_SUCCESS : EXIT_FAILURE;
}

/// Runs an opt tool without a dialect loader. Returns the exit status.
inline int optMain(int argc, char **argv, llvm::StringRef toolName, DialectRegistry &registry) {
  OptMainConfig config;
  config.toolName = toolName.str();
  config.registry = &registry;
  return asMainReturnCode(optMain(argc, argv, config));
}

} // namespace mlir

#endif // STRATA_TOOLS_OPT_OPTMAIN_H
