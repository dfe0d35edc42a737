//===- OptOptions.h - The command line of an opt tool ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What the user of an opt tool asked for. The options are a table and a loop over argv: nothing is registered
// before main, which would cost every start of every tool. Names and meanings are those of mlir-opt.
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

namespace strata {

/// How far --verify-diagnostics goes.
enum class VerifyDiagnostics { Off, All, OnlyExpected };

struct OptOptions {
  std::string toolName; ///< What messages about the command line begin with.
  // Files.
  std::string input = "-";
  std::string output = "-";
  std::optional<std::string> splitMarker; ///< Set: each chunk of the input is processed by itself.
  std::string outputSplitMarker = "// -----";

  // What to do.
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
  std::vector<PassRequest> passes; ///< `--cse --canonicalize=max-iterations=2`, in order.
  std::optional<std::string> pipeline;
  bool dumpPipeline = false;
  bool printIRBeforeAll = false, printIRAfterAll = false, printIRAfterChange = false,
       printIRAfterFailure = false, printIRModuleScope = false;
  std::vector<std::string> printIRBefore, printIRAfter;
  std::string printIRTree; ///< A folder for them.
  bool timing = false, timingAsList = false, timingAsJson = false;
  bool statistics = false, statisticsAsList = false;
  std::string crashReproducer, generateReproducer; ///< Files to write.
  bool localReproducer = false, runReproducer = false;
  std::string explain; ///< A file, .html or .json.
  std::vector<std::string> debugCounters;
  bool printDebugCounters = false;

  // How to print.
  OpPrintingFlags printing;

  // Dialects loaded at run time.
  std::vector<std::string> loadDialects, includeDirs;
  bool loadStrict = false;

  // Print something and leave.
  bool help = false, version = false, showDialects = false, listPasses = false;
  std::optional<std::string> dumpSpec;
};

/// Reads argv. \param isPass  whether a name that no option has is that of a pass or a pipeline.
/// Mistakes are reported to `errors`.
llvm::LogicalResult parseOptOptions(llvm::ArrayRef<const char *> args, llvm::StringRef toolName,
                                    llvm::function_ref<bool(llvm::StringRef)> isPass, OptOptions &options,
                                    llvm::raw_ostream &errors);

/// All options with their meaning, without passes.
void printOptionHelp(llvm::raw_ostream &os);

} // namespace strata

#endif // STRATA_TOOLS_OPT_OPTOPTIONS_H
