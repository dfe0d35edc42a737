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
#include "runtime/pass/VerifyLevel.h"
#include "tools/opt/MlirOptMain.h"
#include "llvm/Support/LogicalResult.h"
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir {

/// The kinds of plug-ins that a tool loads while it reads its command line.
enum class PluginKind { Pass, Dialect };

struct OptOptions {
  std::string toolName; ///< Prefix of messages about the command line.
  // Files.
  std::string input = "-";
  std::string output = "-";
  std::optional<std::string> splitMarker; ///< If set, each chunk of the input is processed separately.
  std::string outputSplitMarker = "// -----";

  // Processing.
  VerifyDiagnostics verifyDiagnostics = VerifyDiagnostics::None;
  bool allowUnregisteredDialects = false;
  bool noImplicitModule = false;
  VerifyLevel verifyEach = VerifyLevel::Changed;
  bool verifyRoundtrip = false;
  bool disableThreading = false;
  bool checkConversions = false;
  bool printOpOnDiagnostic = true;
  bool verifyOnParsing = true;
  bool showWarnings = true, showRemarks = true, showNotes = true;

  // Passes.
  struct PassRequest {
    std::string name, options;
  };
  std::vector<PassRequest> passes; ///< `--cse --canonicalize=max-iterations=2`, in command-line order.
  std::optional<std::string> pipeline;
  /// If set, adds the passes to the manager instead of `passes` and `pipeline`.
  std::function<llvm::LogicalResult(PassManager &)> setupPipeline;
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
  bool emitBytecode = false;
  std::optional<int64_t> bytecodeVersion;
  std::optional<std::string> bytecodeProducer;
  bool elideBytecodeResources = false;

  // Dialects loaded at run time.
  std::vector<std::string> loadDialects, includeDirs;
  bool loadStrict = false;

  // Modes that print information and exit.
  bool help = false, version = false, showDialects = false, listPasses = false;
  std::optional<std::string> dumpSpec;
};

/// Loads a plug-in, or reports errors and fails.
using PluginLoader = llvm::function_ref<llvm::LogicalResult(PluginKind kind, llvm::StringRef path)>;

/// Parses argv into `options`. Reports errors to `errors`. Options that are not in the table but registered
/// with LLVM's command-line library, such as a `cl::opt` of the tool, are parsed by that library.
/// \param isPass returns true if a name that is no option is a registered pass or pipeline.
/// \param loadPlugin called for each plug-in option before the next argument is parsed, so that later
/// arguments can name the passes of the plug-in. If null, plug-in options are errors.
llvm::LogicalResult parseOptOptions(llvm::ArrayRef<const char *> args, llvm::StringRef toolName,
                                    llvm::function_ref<bool(llvm::StringRef)> isPass, OptOptions &options,
                                    llvm::raw_ostream &errors, PluginLoader loadPlugin = nullptr);

/// Registers the options of the table with LLVM's command-line library, for tools that parse their command
/// line by llvm::cl::ParseCommandLineOptions(). An option of a name that is already registered is omitted.
/// The parsed values are stored in `options`, which must live until the process exits. Call it once.
/// \param passNames names of passes and pipelines, which become options too.
/// \param loadPlugin must live until the process exits.
void registerOptOptions(OptOptions &options, llvm::ArrayRef<llvm::StringRef> passNames,
                        std::function<llvm::LogicalResult(PluginKind, llvm::StringRef)> loadPlugin);
/// Registers an option for each pass or pipeline name, as registerOptOptions() does. A name for which an
/// option is already registered is omitted.
void registerPassOptions(OptOptions &options, llvm::ArrayRef<llvm::StringRef> passNames);

/// Returns the options that a configuration describes.
OptOptions makeOptOptions(const MlirOptMainConfig &config);

/// Prints all options with their help text, without passes.
void printOptionHelp(llvm::raw_ostream &os);

} // namespace mlir

#endif // STRATA_TOOLS_OPT_OPTOPTIONS_H
