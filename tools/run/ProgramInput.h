//===- ProgramInput.h - Reads and lowers a program ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The first half of tools that execute or compile programs: reads a file, runs a pass pipeline, and leaves a
// module of the llvm dialect.
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

/// Returns the passes that lower the dialects of this repository to the llvm dialect, in textual form. Passes
/// that are not registered are left out.
std::string getDefaultLoweringPipeline();

struct ProgramOptions {
  /// The pipeline to run. Without one, a module with operations of other dialects is lowered by
  /// getDefaultLoweringPipeline(), and one without is used as it is.
  std::string passPipeline;
  bool noImplicitModule = false;
};

/// Reads and lowers a program; null after an error, which the context's diagnostic handler received.
OwningOpRef<Operation *> readProgram(llvm::StringRef filename, const ProgramOptions &options,
                                     MLIRContext &context);

} // namespace mlir

#endif // STRATA_TOOLS_RUN_PROGRAMINPUT_H
