//===- Driver.h - The generator as one function ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// From a .td file to generated text: parse, build the checked model, check the whole, lower, emit. Each stage
// is a function of its own room; this is the list of them. All mistakes go to the diagnostics engine. What
// can be written is in Backend.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_DRIVER_H
#define STRATA_GENERATOR_DRIVER_H

#include "generator/model/ModelOptions.h"
#include "generator/check/Warnings.h"
#include "runtime/support/Diagnostics.h"
#include "llvm/ADT/ArrayRef.h"
#include <string>
#include <vector>

namespace strata {

struct Backend;

struct GenOptions {
  const Backend *backend = nullptr; ///< What to write; null: the first of the table.
  std::string input = "-";
  std::vector<std::string> includeDirs;
  std::vector<std::string> macros; ///< Defined before the input is read.
  std::string dialect;             ///< Which of several dialects; empty: the one of the main file.
  OpSelection ops;
  DeprecatedAction onDeprecated = DeprecatedAction::Warn;
  /// Otherwise an op whose format is wrong is generated as if it had none; the mistake is reported all the
  /// same.
  bool formatErrorsAreFatal = true;
  /// The generated file as `#line` names it; empty: after the input and the backend.
  std::string outputName;
  /// The same of each backend, where there are several; empty: as above.
  std::vector<std::string> outputNames;
  WarningOptions warnings;
  /// The process ends soon: records and models are not taken apart, which takes a tenth of what making them
  /// does.
  bool endsSoon = false;
  std::string passGroup;   ///< --name
  std::string prefix;      ///< --prefix: of C functions.
  std::string stripPrefix; ///< --strip-prefix: in documentation.
};

struct GenResult {
  std::string text;
  std::vector<std::string> dependencies; ///< Files that were read besides the input.
};

/// Reads, checks and generates. Diagnostics are printed to `errors` with source lines. Fails when there was
/// an error; the text is then not to be used.
FailureOr<GenResult> runGenerator(const GenOptions &options, llvm::raw_ostream &errors);

struct GenResults {
  std::vector<std::string> texts; ///< One for each backend.
  std::vector<std::string> dependencies;
};

/// The same for several backends, with one parse and one check of all. Fails when one of them does.
FailureOr<GenResults> runGenerators(const GenOptions &options, llvm::ArrayRef<const Backend *> backends,
                                    llvm::raw_ostream &errors);

} // namespace strata

#endif // STRATA_GENERATOR_DRIVER_H
