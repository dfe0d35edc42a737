//===- Driver.h - Runs the generator --------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Generates text from a .td file in stages: parse, build the checked models, check the dialect, lower, emit.
// Each stage is a function of its own folder; the driver runs them in order. Errors are reported to the
// diagnostics engine. Backend.h describes the available outputs.
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

namespace mlir {

struct Backend;

struct GenOptions {
  const Backend *backend = nullptr; ///< The output to write; if null, the first element of backends().
  std::string input = "-";
  std::vector<std::string> includeDirs;
  std::vector<std::string> macros; ///< Defined before the input is parsed.
  std::string dialect;             ///< The dialect to generate; if empty, that of the main file.
  /// True if outputs contain only the ops of the generated dialect, the enums of the main file and of the C++
  /// namespace of that dialect, and the patterns of the main file. False if outputs contain all ops, enums
  /// and patterns, also those of included files, like outputs of mlir-tblgen.
  bool dialectOnly = false;
  OpSelection ops;
  /// Value of -dialect-tables: if true, the members of the dialect are listed in a constant table instead of
  /// being registered by the function initialize() of the dialect.
  bool dialectTables = false;
  DeprecatedAction onDeprecated = DeprecatedAction::Warn;
  /// If false, an op with an invalid format is generated as if it had no format. The error is reported in
  /// both cases.
  bool formatErrorsAreFatal = true;
  /// The generated file as named in `#line`; if empty, derived from the input and the backend.
  std::string outputName;
  /// The names of the generated files in `#line`, one for each of several backends; derived if empty.
  std::vector<std::string> outputNames;
  WarningOptions warnings;
  /// The process exits after the run: records and models are not destroyed, which would add about 10 % to the
  /// time of building them.
  bool endsSoon = false;
  std::string passGroup; ///< Value of --name: the name in register<Name>Passes().
  std::string prefix;    ///< Value of --prefix: part of C function names.
  /// Value of --bytecode-dialect: the dialect whose bytecode is generated; if empty, the only one in the
  /// file.
  std::string bytecodeDialect;
  std::string stripPrefix; ///< Value of --strip-prefix: removed from names in documentation.
  /// Path prefix of Strata's headers in generated `#include` directives: "strata/" in an installation.
  std::string includePrefix;
};

struct GenResult {
  std::string text;
  std::vector<std::string> dependencies; ///< Files that were read in addition to the input.
};

/// Parses, checks and generates. Prints diagnostics with source lines to `errors`. Fails if there was an
/// error.
FailureOr<GenResult> runGenerator(const GenOptions &options, llvm::raw_ostream &errors);

struct GenResults {
  std::vector<std::string> texts; ///< One for each backend.
  std::vector<std::string> dependencies;
};

/// Generates the output of several backends with one parse and one check. Fails if one of them fails.
FailureOr<GenResults> runGenerators(const GenOptions &options, llvm::ArrayRef<const Backend *> backends,
                                    llvm::raw_ostream &errors);

} // namespace mlir

#endif // STRATA_GENERATOR_DRIVER_H
