//===- MlirOptMain.h - An opt tool by MLIR's functions --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The functions of MLIR that run an opt tool, for three needs:
//
//   the whole tool                 MlirOptMain(argc, argv, "My tool\n", registry)
//   the tool needs the file names  registerAndParseCLIOptions(...), then
//                                  MlirOptMain(argc, argv, input, output, registry)
//   the tool has its own command   MlirOptMainConfig, then
//   line or none                   MlirOptMain(stream, buffer, registry, config)
//
// The first two read the options of OptOptions.h; options that the tool has registered with LLVM's
// command-line library are accepted too. They may be called once per process, on the main thread, and may
// leave memory to the operating system at exit. The last one frees everything and may be called repeatedly,
// with different contexts on different threads.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_OPT_MLIROPTMAIN_H
#define STRATA_TOOLS_OPT_MLIROPTMAIN_H

#include "runtime/ir/SourceMgrDiagnostics.h"
#include "tools/opt/OptMain.h"
#include "tools/opt/ToolUtilities.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace mlir {

class PassManager;
class PassPipelineCLParser;
struct OptOptions;

/// Whether diagnostics are compared with the `expected-*` comments of the input: not at all, all of them, or
/// only those that a comment expects.
using VerifyDiagnostics = SourceMgrDiagnosticVerifierHandler::Level;

/// Which diagnostics are printed.
enum class VerbosityLevel { ErrorsOnly = 0, ErrorsAndWarnings, ErrorsWarningsAndRemarks };

/// What an opt tool does. Setters return the object, so that calls can be chained. A value type.
class MlirOptMainConfig {
public:
  // The command line.
  /// Registers the options of opt tools, one for each registered pass, and the input file with LLVM's
  /// command-line library, for tools that call llvm::cl::ParseCommandLineOptions(). Plug-ins named by options
  /// are added to the registry, which must live until the process exits.
  static void registerCLOptions(DialectRegistry &dialectRegistry);
  /// Returns the configuration that the parsed command line describes, also after parseCLIOptions().
  static MlirOptMainConfig createFromCLOptions();

  // Input.
  /// Accept operations of dialects that are not registered.
  MlirOptMainConfig &allowUnregisteredDialects(bool allow) {
    allowUnregisteredDialectsFlag = allow;
    return *this;
  }
  bool shouldAllowUnregisteredDialects() const { return allowUnregisteredDialectsFlag; }
  /// Process the chunks of the input between lines with this marker separately; the empty marker disables it.
  MlirOptMainConfig &splitInputFile(std::string splitMarker = kDefaultSplitMarker) {
    splitInputFileFlag = std::move(splitMarker);
    return *this;
  }
  llvm::StringRef inputSplitMarker() const { return splitInputFileFlag; }
  /// Require that the input is one top-level operation; no module is put around it.
  MlirOptMainConfig &useExplicitModule(bool useExplicitModule) {
    useExplicitModuleFlag = useExplicitModule;
    return *this;
  }
  bool shouldUseExplicitModule() const { return useExplicitModuleFlag; }

  // Verification.
  /// Verify the input after parsing (the default).
  MlirOptMainConfig &verifyOnParsing(bool verify) {
    disableVerifierOnParsingFlag = !verify;
    return *this;
  }
  bool shouldVerifyOnParsing() const { return !disableVerifierOnParsingFlag; }
  /// Verify after passes (the default).
  MlirOptMainConfig &verifyPasses(bool verify) {
    verifyPassesFlag = verify;
    return *this;
  }
  bool shouldVerifyPasses() const { return verifyPassesFlag; }
  /// Print the input, parse it again and compare.
  MlirOptMainConfig &verifyRoundtrip(bool verify) {
    verifyRoundtripFlag = verify;
    return *this;
  }
  bool shouldVerifyRoundtrip() const { return verifyRoundtripFlag; }
  /// Compare the diagnostics with the `expected-*` comments of the input.
  MlirOptMainConfig &verifyDiagnostics(VerifyDiagnostics verify) {
    verifyDiagnosticsFlag = verify;
    return *this;
  }
  bool shouldVerifyDiagnostics() const { return verifyDiagnosticsFlag != VerifyDiagnostics::None; }
  VerifyDiagnostics verifyDiagnosticsLevel() const { return verifyDiagnosticsFlag; }
  VerbosityLevel getDiagnosticVerbosityLevel() const { return diagnosticVerbosityLevelFlag; }
  bool shouldShowNotes() const { return !disableDiagnosticNotesFlag; }

  // Passes.
  /// Sets the function that adds the passes.
  MlirOptMainConfig &setPassPipelineSetupFn(std::function<llvm::LogicalResult(PassManager &)> callback) {
    passPipelineCallback = std::move(callback);
    return *this;
  }
  /// Adds the passes that an option parser has read. The parser must outlive the configuration.
  MlirOptMainConfig &setPassPipelineParser(const PassPipelineCLParser &parser);
  /// Adds the passes to a manager. Reports errors in pipelines.
  llvm::LogicalResult setupPassPipeline(PassManager &manager) const {
    return passPipelineCallback ? passPipelineCallback(manager) : llvm::success();
  }
  /// Print the pipeline to stderr before it runs.
  MlirOptMainConfig &dumpPassPipeline(bool dump) {
    dumpPassPipelineFlag = dump;
    return *this;
  }
  bool shouldDumpPassPipeline() const { return dumpPassPipelineFlag; }
  /// Run the pipeline that the input contains.
  MlirOptMainConfig &runReproducer(bool enableReproducer) {
    runReproducerFlag = enableReproducer;
    return *this;
  }
  bool shouldRunReproducer() const { return runReproducerFlag; }
  /// Returns the file that the input of the passes and the pipeline are written to, or the empty string.
  llvm::StringRef getReproducerFilename() const { return generateReproducerFileFlag; }

  // Output.
  /// Sets the line between the outputs of the chunks.
  MlirOptMainConfig &outputSplitMarker(std::string splitMarker = kDefaultSplitMarker) {
    outputSplitMarkerFlag = std::move(splitMarker);
    return *this;
  }
  llvm::StringRef outputSplitMarker() const { return outputSplitMarkerFlag; }
  /// Print the registered dialects and nothing else.
  MlirOptMainConfig &showDialects(bool show) {
    showDialectsFlag = show;
    return *this;
  }
  bool shouldShowDialects() const { return showDialectsFlag; }
  /// Print the registered passes and nothing else.
  MlirOptMainConfig &listPasses(bool list) {
    listPassesFlag = list;
    return *this;
  }
  bool shouldListPasses() const { return listPassesFlag; }

protected:
  // Defaults are those of the command line.
  bool allowUnregisteredDialectsFlag = false;
  VerbosityLevel diagnosticVerbosityLevelFlag = VerbosityLevel::ErrorsWarningsAndRemarks;
  bool dumpPassPipelineFlag = false;
  std::function<llvm::LogicalResult(PassManager &)> passPipelineCallback;
  bool listPassesFlag = false;
  bool runReproducerFlag = false;
  bool showDialectsFlag = false;
  bool disableDiagnosticNotesFlag = false;
  std::string splitInputFileFlag = "";
  std::string outputSplitMarkerFlag = "";
  bool useExplicitModuleFlag = false;
  VerifyDiagnostics verifyDiagnosticsFlag = VerifyDiagnostics::None;
  bool verifyPassesFlag = true;
  bool disableVerifierOnParsingFlag = false;
  bool verifyRoundtripFlag = false;
  std::string generateReproducerFileFlag = "";

private:
  friend OptOptions makeOptOptions(const MlirOptMainConfig &config);
  /// The options without a setter, such as those for printing; null for their defaults.
  std::shared_ptr<const OptOptions> otherOptions;
};

/// A function that adds the passes of a tool.
using PassPipelineFn = llvm::function_ref<llvm::LogicalResult(PassManager &)>;

/// Calls registerCLIOptions() and parseCLIOptions().
std::pair<std::string, std::string>
registerAndParseCLIOptions(int argc, char **argv, llvm::StringRef toolName, DialectRegistry &registry);

/// Registers the options as MlirOptMainConfig::registerCLOptions() does. Returns the header of the help text:
/// the name of the tool and the dialects.
std::string registerCLIOptions(llvm::StringRef toolName, DialectRegistry &registry);

/// Parses the command line. Returns the names of the input file and of the output file. Exits after an error,
/// and after --help and --version.
std::pair<std::string, std::string> parseCLIOptions(int argc, char **argv, llvm::StringRef helpHeader);

/// Processes a buffer as \p config says and writes the result to a stream.
llvm::LogicalResult MlirOptMain(llvm::raw_ostream &outputStream, std::unique_ptr<llvm::MemoryBuffer> buffer,
                                DialectRegistry &registry, const MlirOptMainConfig &config);

/// Runs an opt tool on its command line. \p toolName is printed at the top of the help text.
llvm::LogicalResult MlirOptMain(int argc, char **argv, llvm::StringRef toolName, DialectRegistry &registry);

/// Runs an opt tool after registerAndParseCLIOptions(), on files that the caller may have changed.
llvm::LogicalResult MlirOptMain(int argc, char **argv, llvm::StringRef inputFilename,
                                llvm::StringRef outputFilename, DialectRegistry &registry);

} // namespace mlir

#endif // STRATA_TOOLS_OPT_MLIROPTMAIN_H
