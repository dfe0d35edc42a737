//===- OptMain.h - The main function of an opt tool -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An opt tool reads IR, runs passes over it and prints it. This library is all of one but its dialects and
// passes:
//
//     int main(int argc, char **argv) {
//       strata::DialectRegistry registry;
//       registry.insert<strata::func::FuncDialect, MyDialect>();
//       return strata::optMain(argc, argv, "my-opt", registry);
//     }
//
// Command line, output and exit status are those of mlir-opt: 0, or 1 after any error. Call it once in a
// process, from the main thread. For the options see OptOptions.h, or --help.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_OPT_OPTMAIN_H
#define STRATA_TOOLS_OPT_OPTMAIN_H

#include "runtime/ir/DialectRegistry.h"
#include "llvm/Support/LogicalResult.h"
#include <functional>
#include <string>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace strata {

/// What a tool adds to the library. The loader of .td files is not part of it, so that tools which do not
/// load any need not link the generator.
struct OptMainConfig {
  std::string toolName = "strata-opt";
  DialectRegistry *registry = nullptr;

  struct LoadRequest {
    llvm::StringRef path;
    llvm::ArrayRef<std::string> includeDirs;
    bool strict;
  };
  /// --load-dialect: adds the dialects of a file to the registry, or reports why not. Called before any
  /// context is made; what it keeps must live until the process ends. Empty: the option is an error.
  std::function<llvm::LogicalResult(const LoadRequest &, DialectRegistry &, llvm::raw_ostream &errors)>
      loadDialect;
};

llvm::LogicalResult optMain(int argc, char **argv, const OptMainConfig &config);

/// The same without loading; for those who know MlirOptMain.
llvm::LogicalResult strataOptMain(int argc, char **argv, llvm::StringRef toolName, DialectRegistry &registry);

/// The exit status of a tool.
inline int asMainReturnCode(llvm::LogicalResult result) { return llvm::succeeded(result) ? 0 : 1; }

inline int optMain(int argc, char **argv, llvm::StringRef toolName, DialectRegistry &registry) {
  return asMainReturnCode(strataOptMain(argc, argv, toolName, registry));
}

} // namespace strata

#endif // STRATA_TOOLS_OPT_OPTMAIN_H
