//===- OptOptions.h - The command line of an opt tool ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The parsed command line of an opt tool. The parser is a table and a loop over argv; no option is registered
// by a static constructor, which would slow down the start of each tool. Names and meanings are those of
// mlir-opt.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_OPT_OPTOPTIONS_H
#define STRATA_TOOLS_OPT_OPTOPTIONS_H

#include "runtime/asm/OpPrintingFlags.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LogicalResult.h"
#include <optional>
#include <string>
#include <vector>

#include "runtime/pass/VerifyLevel.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir {

/// Modes of --verify-diagnostics.
enum class VerifyDiagnostics { Off, All, OnlyExpected };

struct OptOptions {
  std::string toolName; ///< Prefix of messages about the command line.
  // Files.
  std::string input = "-";
  std::string output = "-";
  std::optional<std::string> splitMarker; ///< If set, each chunk of the input is processed separately.
  std::string outputSplitMarker = "// -----";

  // Processing.
  VerifyDiagnostics verifyDiagnostics = VerifyDiagnostics::Off;
  bool allowUnregisteredDialects = false;
  bool noImplicitModule = false;
  VerifyLevel verifyEach = VerifyLevel::Changed;
  bool verifyRoundtrip = false;
  bool disableThreading = false;
  bool checkConversions = false;
  bool printOpOnDiagnostic = true;

  // Passes.
  struct PassRequest {
    std::string name, options;
  };
  std::vector<PassRequest> passes; ///< `--cse --canonicalize=max-iterations=2`, in command-line order.
  std::optional<std::string> pipeline;
  bool dumpPipeline = false;
  bool printIRBeforeAll = false, printIRAfterAll = false, printIRAfterChange = false,
       printIRAfterFailure = false, printIRModuleScope = false;
  std::vector<std::string> printIRBefore, printIRAfter;
  std::string printIRTree; ///< Directory for the printed IR.
  bool timing = false, timingAsList = false, timingAsJson = false;
  bool statistics = false, statisticsAsList = false;
  std::string crashReproducer, generateReproducer; ///< Output files.
  bool localReproducer = false, runReproducer = false;
  std::string explain; ///< Output file, .html or .json.
  std::vector<std::string> debugCounters;
  bool printDebugCounters = false;

  // Printing.
  OpPrintingFlags printing;

  // Dialects loaded at run time.
  std::vector<std::string> loadDialects, includeDirs;
  bool loadStrict = false;

  // Modes that print information and exit.
  bool help = false, version = false, showDialects = false, listPasses = false;
  std::optional<std::string> dumpSpec;
};

/// Parses argv into `options`. Reports errors to `errors`.
/// \param isPass returns true if a name that is no option is a registered pass or pipeline.
llvm::LogicalResult parseOptOptions(llvm::ArrayRef<const char *> args, llvm::StringRef toolName,
                                    llvm::function_ref<bool(llvm::StringRef)> isPass, OptOptions &options,
                                    llvm::raw_ostream &errors);

/// Prints all options with their help text, without passes.
void printOptionHelp(llvm::raw_ostream &os);

} // namespace mlir

#endif // STRATA_TOOLS_OPT_OPTOPTIONS_H
