//===- PassCLParser.h - Passes on the command line ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Command-line options that name registered passes, for tools that use llvm::cl. The passes must be
// registered before an object of these classes is constructed, and the object before
// llvm::cl::ParseCommandLineOptions().
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_PASSCLPARSER_H
#define STRATA_RUNTIME_PASS_PASSCLPARSER_H

#include "runtime/pass/PassRegistry.h"
#include <memory>

namespace mlir {

/// Options that build a pipeline: one for each registered pass and pipeline, with options as value
/// (`--canonicalize=max-iterations=2`), in the order of the command line, and `--pass-pipeline` for a textual
/// pipeline.
class PassPipelineCLParser {
public:
  /// \param arg    the name of the group in the help text.
  /// \param alias  another name of `--pass-pipeline`; empty for none.
  PassPipelineCLParser(llvm::StringRef arg, llvm::StringRef description, llvm::StringRef alias = "");
  ~PassPipelineCLParser();
  /// Returns true if the command line has one of the options.
  bool hasAnyOccurrences() const;
  /// Returns true if the command line has the option of this pass or pipeline.
  bool contains(const PassRegistryEntry *entry) const;
  /// Adds the passes to a pipeline. Reports errors to \p errorHandler.
  LogicalResult addToPipeline(OpPassManager &manager, PassRegistry::ErrorHandler errorHandler) const;

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

/// An option whose value is a list of names of registered passes: `--arg=cse,canonicalize`.
class PassNameCLParser {
public:
  PassNameCLParser(llvm::StringRef arg, llvm::StringRef description);
  ~PassNameCLParser();
  bool hasAnyOccurrences() const;
  /// Returns true if the list contains the name of this pass.
  bool contains(const PassRegistryEntry *entry) const;

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace mlir

#endif // STRATA_RUNTIME_PASS_PASSCLPARSER_H
