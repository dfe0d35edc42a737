//===- Driver.h - The generator as one function ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// From a .td file to generated text: parse, build the checked model, check the whole, lower, emit. Each stage
// is a function of its own room; this is the list of them. All mistakes go to the diagnostics engine.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_DRIVER_H
#define STRATA_GENERATOR_DRIVER_H

#include "runtime/support/Diagnostics.h"
#include <string>
#include <vector>

namespace strata {

/// What the generator writes. The names are mlir-tblgen's flags.
enum class GenAction : uint8_t {
  PrintRecords,
  DumpModel,
  DumpLowered, ///< The programs of formats and patterns.
  Check, ///< Nothing: only the mistakes.
  OpDecls,
  OpDefs,
  TypeDefDecls,
  TypeDefDefs,
  AttrDefDecls,
  AttrDefDefs,
  DialectDecls,
  DialectDefs,
  EnumDecls,
  EnumDefs,
  Rewriters,
};

struct GenOptions {
  GenAction action = GenAction::PrintRecords;
  std::string input = "-";
  std::vector<std::string> includeDirs;
  std::string dialect; ///< Which of several dialects; empty: the one of the main file.
};

struct GenResult {
  std::string text;
  std::vector<std::string> dependencies; ///< Files that were read besides the input.
};

/// Reads, checks and generates. Diagnostics are printed to `errors` with source lines. Fails when there was an
/// error; the text is then not to be used.
FailureOr<GenResult> runGenerator(const GenOptions &options, llvm::raw_ostream &errors);

} // namespace strata

#endif // STRATA_GENERATOR_DRIVER_H
