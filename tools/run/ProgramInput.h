//===- ProgramInput.h - Reads and lowers a program ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Reads a program from a file and lowers it to the llvm dialect, for tools that run or compile programs.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_RUN_PROGRAMINPUT_H
#define STRATA_TOOLS_RUN_PROGRAMINPUT_H

#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/OwningOpRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace mlir {

class MLIRContext;

/// Returns, as text, the pass pipeline that lowers the dialects of this repository to the llvm dialect.
/// Passes that are not registered are left out.
std::string getDefaultLoweringPipeline();

/// Options of readProgram().
struct ProgramOptions {
  /// The pass pipeline to run. If empty, a program that has operations of other dialects than llvm is lowered
  /// by getDefaultLoweringPipeline(), and any other program is not changed.
  std::string passPipeline;
  /// If true, the input is not wrapped in a module: it must be a single top-level operation.
  bool noImplicitModule = false;
};

/// Returns the program in `filename` ("-" for the standard input) after lowering. Returns null after an
/// error, which is printed to stderr with its source line.
OwningOpRef<Operation *> readProgram(llvm::StringRef filename, const ProgramOptions &options,
                                     MLIRContext &context);

} // namespace mlir

#endif // STRATA_TOOLS_RUN_PROGRAMINPUT_H
