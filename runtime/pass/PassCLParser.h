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

/// Command-line options that build a pipeline. There is one option for each registered pass and pipeline,
/// whose value is the options of the pass (`--canonicalize=max-iterations=2`); passes run in the order of the
/// command line. `--pass-pipeline` takes a textual pipeline.
class PassPipelineCLParser {
public:
  /// \param arg          ignored.
  /// \param description  the name of the group of these options in the help text.
  /// \param alias        another name of `--pass-pipeline`; empty for none.
  PassPipelineCLParser(llvm::StringRef arg, llvm::StringRef description, llvm::StringRef alias = "");
  ~PassPipelineCLParser();
  /// Returns true if one of the options is on the command line.
  bool hasAnyOccurrences() const;
  /// Returns true if the option of this pass or pipeline is on the command line.
  bool contains(const PassRegistryEntry *entry) const;
  /// Adds the passes that the command line selects to a pipeline. Reports errors to \p errorHandler.
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
