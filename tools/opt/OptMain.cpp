//===- OptMain.cpp - The main function of an opt tool ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/opt/OptMain.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/Parser.h"
#include "runtime/bytecode/BytecodeReader.h"
#include "runtime/bytecode/BytecodeWriter.h"
#include "runtime/conversion/DialectConversion.h"
#include "runtime/ir/BuiltinDialect.h"
#include "runtime/ir/DiagnosticVerifier.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/pass/PassManager.h"
#include "runtime/support/Timing.h"
#include "tools/opt/OptOptions.h"
#include "tools/opt/PassSupport.h"
#include "tools/opt/SourceSplitter.h"
#include "tools/opt/SpecDump.h"
#include "tools/plugins/DialectPlugin.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace mlir;
using llvm::StringRef;

/// Whether to destroy the IR and the context at exit: only needed for leak checkers.
#if defined(__SANITIZE_ADDRESS__)
static constexpr bool tearsDown = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
static constexpr bool tearsDown = true;
#else
static constexpr bool tearsDown = false;
#endif
#else
static constexpr bool tearsDown = false;
#endif

namespace {

/// Processes one input.
class OptTool {
public:
  /// \param freesAll destroys the IR and the context, also if the process is about to exit.
  OptTool(const OptOptions &options, const DialectRegistry &registry, bool freesAll)
      : options(options), registry(registry), freesAll(freesAll || tearsDown) {}
  /// Processes the input file and writes the output file.
  LogicalResult run();
  /// Processes a buffer and writes to a stream.
  LogicalResult run(std::unique_ptr<llvm::MemoryBuffer> input, llvm::raw_ostream &os);

private:
  void startTiming();
  bool readInput();
  void setInput(std::unique_ptr<llvm::MemoryBuffer> input);
  LogicalResult processAll(llvm::raw_ostream &os);
  LogicalResult processChunk(const SourceChunk &chunk, llvm::raw_ostream &os, bool isLast);
  LogicalResult processIR(const SourceChunk &chunk, MLIRContext &context, llvm::raw_ostream &os, bool isLast);
  LogicalResult writeOutput(Operation *op, llvm::raw_ostream &os);
  LogicalResult checkRoundtrip(Operation *op, MLIRContext &context);
  void printDiagnostic(const Diagnostic &diag, SourceDiagnosticPrinter &printer) const;

  DefaultTimingManager timingManager;
  TimingScope timing; ///< Total time, if timing is enabled.
  const OptOptions &options;
  const DialectRegistry &registry;
  bool freesAll;
  std::shared_ptr<llvm::SourceMgr> sources = std::make_shared<llvm::SourceMgr>();
  StringRef buffer, fileName;
  bool isMapped = false; ///< True if `buffer` is a memory-mapped file.
};

} // namespace

bool OptTool::readInput() {
  auto file = llvm::MemoryBuffer::getFileOrSTDIN(options.input);
  if (!file) {
    llvm::errs() << "cannot open input file '" << options.input << "': " << file.getError().message() << '\n';
    return false;
  }
  setInput(std::move(*file));
  return true;
}

void OptTool::setInput(std::unique_ptr<llvm::MemoryBuffer> input) {
  buffer = input->getBuffer();
  fileName = input->getBufferIdentifier();
  isMapped = input->getBufferKind() == llvm::MemoryBuffer::MemoryBuffer_MMap;
  sources->AddNewSourceBuffer(std::move(input), llvm::SMLoc());
}

/// Reports an error if writing the output failed.
static LogicalResult checkWritten(llvm::raw_fd_ostream &os, StringRef path) {
  os.flush();
  if (!os.has_error())
    return success();
  llvm::errs() << "cannot write output file '" << path << "': " << os.error().message() << '\n';
  os.clear_error();
  return failure();
}

void OptTool::startTiming() {
  timingManager.setEnabled(options.timing);
  using Timing = DefaultTimingManager;
  timingManager.setDisplayMode(options.timingAsList ? Timing::DisplayMode::List : Timing::DisplayMode::Tree);
  timingManager.setOutputFormat(options.timingAsJson ? Timing::OutputFormat::Json
                                                     : Timing::OutputFormat::Text);
  timing = timingManager.getRootScope();
}

LogicalResult OptTool::run(std::unique_ptr<llvm::MemoryBuffer> input, llvm::raw_ostream &os) {
  startTiming();
  setInput(std::move(input));
  return processAll(os);
}

LogicalResult OptTool::run() {
  startTiming();
  if (!readInput())
    return failure();
  if (options.output == "-") {
    auto &os = static_cast<llvm::raw_fd_ostream &>(llvm::outs());
    LogicalResult result = processAll(os);
    return failure(failed(checkWritten(os, "-")) || failed(result));
  }
  std::error_code error;
  llvm::ToolOutputFile file(options.output, error, llvm::sys::fs::OF_None);
  if (error) {
    llvm::errs() << "cannot open output file '" << options.output << "': " << error.message() << '\n';
    return failure();
  }
  // The output file is kept only on success.
  if (failed(processAll(file.os())) || failed(checkWritten(file.os(), options.output)))
    return failure();
  file.keep();
  return success();
}

LogicalResult OptTool::processAll(llvm::raw_ostream &os) {
  if (!options.splitMarker)
    return processChunk({buffer, 0, 0}, os, /*isLast=*/true);
  std::vector<SourceChunk> chunks = splitSource(buffer, *options.splitMarker, [&](const char *place) {
    sources->PrintMessage(llvm::errs(), llvm::SMLoc::getFromPointer(place), llvm::SourceMgr::DK_Warning,
                          "near miss with file split marker", {}, {}, /*ShowColors=*/false);
  });
  bool allWell = true;
  for (const SourceChunk &chunk : chunks) {
    if (&chunk != &chunks.front())
      os << options.outputSplitMarker << '\n';
    allWell &= succeeded(processChunk(chunk, os, &chunk == &chunks.back()));
  }
  return success(allWell);
}

/// Prints a diagnostic unless the options exclude it.
void OptTool::printDiagnostic(const Diagnostic &diag, SourceDiagnosticPrinter &printer) const {
  if ((diag.getSeverity() == Severity::Warning && !options.showWarnings) ||
      (diag.getSeverity() == Severity::Remark && !options.showRemarks))
    return;
  if (options.showNotes)
    return printer.print(diag);
  Diagnostic withoutNotes(diag.getLocation(), diag.getSeverity());
  withoutNotes << diag.str();
  printer.print(withoutNotes);
}

LogicalResult OptTool::processChunk(const SourceChunk &chunk, llvm::raw_ostream &os, bool isLast) {
  auto threading =
      options.disableThreading ? MLIRContext::Threading::DISABLED : MLIRContext::Threading::ENABLED;
  auto context = std::make_unique<MLIRContext>(registry, threading);
  context->allowUnregisteredDialects(options.allowUnregisteredDialects);
  context->printOpOnDiagnostic(options.printOpOnDiagnostic);
  setConversionsCheckedByDefault(options.checkConversions);
  DiagnosticEngine &engine = context->getDiagEngine();
  LogicalResult result = failure();
  if (options.verifyDiagnostics == VerifyDiagnostics::None) {
    SourceDiagnosticPrinter printer(*sources, llvm::errs());
    ScopedDiagnosticHandler handler(engine, [&](Diagnostic &diag) {
      printDiagnostic(diag, printer);
      return success();
    });
    result = processIR(chunk, *context, os, isLast);
  } else {
    context->printOpOnDiagnostic(false);
    DiagnosticVerifier verifier(*sources, llvm::errs(),
                                options.verifyDiagnostics == VerifyDiagnostics::OnlyExpected);
    verifier.scan(chunk.text, fileName, std::max(chunk.line, 1u));
    ScopedDiagnosticHandler handler(engine, [&](Diagnostic &diag) {
      verifier.process(diag);
      return success();
    });
    // With --verify-diagnostics, the diagnostics determine success, not the result of processIR.
    (void)processIR(chunk, *context, os, isLast);
    result = verifier.verify();
  }
  if (isLast && !freesAll) {
    // Threads must not run during process exit.
    context->disableMultithreading();
    (void)context.release();
  }
  return result;
}

LogicalResult OptTool::processIR(const SourceChunk &chunk, MLIRContext &context, llvm::raw_ostream &os,
                                 bool isLast) {
  ParserConfig parserConfig(&context, options.verifyOnParsing);
  parserConfig.startLine = chunk.line;
  parserConfig.startColumn = chunk.column;
  // The lexer requires a zero byte after the text, so copy a chunk that is not at the end of the buffer.
  StringRef text = chunk.text;
  std::unique_ptr<llvm::MemoryBuffer> copy;
  if (text.end() != buffer.end()) {
    copy = llvm::MemoryBuffer::getMemBufferCopy(text, fileName);
    text = copy->getBuffer();
  }
  parserConfig.isMappedFile = isMapped && !copy;
  if (!copy)
    parserConfig.bufferOwner = sources;
  TimingScope parsing = timing.nest("Parser");
  OwningOpRef<Operation *> op = parseSourceString(text, parserConfig, fileName, !options.noImplicitModule);
  parsing.stop();
  if (!op)
    return failure();
  LogicalResult result = options.verifyRoundtrip ? checkRoundtrip(op.get(), context) : success();
  if (succeeded(result))
    result = runPasses(op.get(), options, timing);
  if (succeeded(result)) {
    TimingScope output = timing.nest("Output");
    result = writeOutput(op.get(), os);
  }
  // Destroying many operations takes longer than printing them; the operating system frees the memory at
  // exit.
  if (isLast && !freesAll)
    (void)op.release();
  return result;
}

LogicalResult OptTool::writeOutput(Operation *op, llvm::raw_ostream &os) {
  if (!options.emitBytecode) {
    // Printing does not verify the IR again: it was verified, or verification is disabled.
    OpPrintingFlags flags = options.printing;
    op->print(os, flags.assumeVerified());
    os << '\n';
    return success();
  }
  BytecodeWriterConfig config =
      options.bytecodeProducer ? BytecodeWriterConfig(*options.bytecodeProducer) : BytecodeWriterConfig();
  if (options.bytecodeVersion)
    config.setDesiredBytecodeVersion(*options.bytecodeVersion);
  config.setElideResourceDataFlag(options.elideBytecodeResources);
  return writeBytecodeToFile(op, os, config);
}

LogicalResult OptTool::checkRoundtrip(Operation *op, MLIRContext &context) {
  for (StringRef form : {"custom", "generic", "bytecode"}) {
    OpPrintingFlags flags;
    flags.printGenericOpForm(form == "generic").enableDebugInfo().assumeVerified();
    auto print = [&](Operation *printed) {
      std::string text;
      llvm::raw_string_ostream stream(text);
      printed->print(stream, flags);
      return text;
    };
    std::string before = print(op), bytes;
    if (llvm::raw_string_ostream stream(bytes); form == "bytecode" && failed(writeBytecodeToFile(op, stream)))
      return op->emitOpError() << "failed to write bytecode, cannot verify round-trip";
    // Use a separate context, so that resources keep their names.
    MLIRContext otherContext(registry, MLIRContext::Threading::DISABLED);
    otherContext.allowUnregisteredDialects(options.allowUnregisteredDialects);
    ScopedDiagnosticHandler handler(otherContext.getDiagEngine(), [&](Diagnostic &diag) {
      context.getDiagEngine().emit(std::move(diag));
      return success();
    });
    ParserConfig parserConfig(&otherContext);
    OwningOpRef<Operation *> again =
        parseSourceString(bytes.empty() ? before : bytes, parserConfig, fileName, !options.noImplicitModule);
    if (!again)
      return op->emitOpError() << "failed to parse " << form << " form back, cannot verify round-trip";
    if (std::string after = print(again.get()); after != before)
      return op->emitOpError()
             << "roundTrip testing roundtripped module differ from reference:\n<<<<<<Reference\n"
             << before << "\n=====\n"
             << after << "\n>>>>>roundtripped\n";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Modes that print information and exit
//===----------------------------------------------------------------------===//

static void printHelp(StringRef header, StringRef toolName, llvm::raw_ostream &os) {
  if (header.rtrim() != toolName)
    os << "OVERVIEW: " << header.rtrim() << "\n\n";
  os << "USAGE: " << toolName << " [options] <input file>\n\n"
     << "Reads IR from a file or from standard input, verifies it, runs passes and prints "
        "it.\n\n"
     << "OPTIONS:\n";
  printOptionHelp(os);
  os << "\nPASSES, run in the order of the command line:\n";
  printPassHelp(os);
}

static LogicalResult printSpec(StringRef name, const DialectRegistry &registry, llvm::raw_ostream &os) {
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  const OpSpec *spec = OperationName(name, &context).getSpec();
  if (!spec) {
    llvm::errs() << "no registered dialect declares an operation '" << name << "'\n";
    return failure();
  }
  dumpSpec(*spec, os);
  return success();
}

static LogicalResult loadDialects(const OptOptions &options, const OptMainConfig &config,
                                  DialectRegistry &registry) {
  for (const std::string &path : options.loadDialects) {
    if (!config.loadDialect) {
      llvm::errs() << config.toolName << ": this tool cannot load dialects: --load-dialect=" << path << '\n';
      return failure();
    }
    if (failed(config.loadDialect({path, options.includeDirs, options.loadStrict}, registry, llvm::errs())))
      return failure();
  }
  return success();
}

/// Loads a plug-in and registers its dialects or passes.
static LogicalResult loadPlugin(PluginKind kind, StringRef path, StringRef toolName,
                                DialectRegistry &registry) {
  auto report = [&](llvm::Error error) {
    llvm::errs() << toolName << ": " << llvm::toString(std::move(error)) << '\n';
    return failure();
  };
  if (kind == PluginKind::Pass) {
    auto plugin = PassPlugin::load(path.str());
    if (!plugin)
      return report(plugin.takeError());
    plugin->registerPassRegistryCallbacks();
    return success();
  }
  auto plugin = DialectPlugin::load(path.str());
  if (!plugin)
    return report(plugin.takeError());
  plugin->registerDialectRegistryCallbacks(registry);
  return success();
}

/// Registers the asm printer, the tool's passes and the builtin dialect, which all tools have.
static void registerBasics(DialectRegistry &registry) {
  registerAsmPrinter();
  registerBytecodeReader();
  registerToolPasses();
  registry.insert<BuiltinDialect>();
}

/// Returns the name of the executable, which messages begin with.
static StringRef getProgramName(int argc, char **argv, StringRef toolName) {
  return argc > 0 && argv[0][0] ? llvm::sys::path::filename(argv[0]) : toolName;
}

static LogicalResult parseCommandLine(int argc, char **argv, StringRef toolName, DialectRegistry &registry,
                                      OptOptions &options) {
  llvm::ArrayRef<const char *> args(argv + 1, size_t(std::max(argc - 1, 0)));
  StringRef name = getProgramName(argc, argv, toolName);
  return parseOptOptions(
      args, name, &isRegisteredPass, options, llvm::errs(),
      [&](PluginKind kind, StringRef path) { return loadPlugin(kind, path, name, registry); });
}

static LogicalResult printDialects(const DialectRegistry &registry, llvm::raw_ostream &os) {
  os << "Available Dialects: ";
  llvm::interleave(registry.getDialectNames(), os, ",");
  os << '\n';
  return success();
}

/// Processes the help and version options. Returns true if there was one.
static bool printInformation(const OptOptions &options, StringRef header) {
  if (options.help)
    printHelp(header, options.toolName, llvm::outs());
  else if (options.version)
    llvm::outs() << "Strata, text format of MLIR 22\n";
  return options.help || options.version;
}

LogicalResult mlir::optMain(int argc, char **argv, const OptMainConfig &config) {
  DialectRegistry &registry = *config.registry;
  registerBasics(registry);
  OptOptions options;
  if (failed(parseCommandLine(argc, argv, config.toolName, registry, options)))
    return failure();
  if (printInformation(options, config.toolName))
    return success();
  if (failed(loadDialects(options, config, registry)))
    return failure();
  if (options.showDialects)
    return printDialects(registry, llvm::outs());
  if (options.listPasses) {
    printPassHelp(llvm::outs());
    return success();
  }
  if (options.dumpSpec)
    return printSpec(*options.dumpSpec, registry, llvm::outs());
  setNotePrintingFlags(options.printing);
  return OptTool(options, registry, /*freesAll=*/false).run();
}

//===----------------------------------------------------------------------===//
// The functions of MLIR
//===----------------------------------------------------------------------===//

/// The options of the command line, which LLVM's command-line library and parseCLIOptions() write, and
/// createFromCLOptions() reads.
static OptOptions &getCommandLineOptions() {
  static OptOptions options;
  return options;
}
/// The registry for dialects of plug-ins, set by registerCLOptions().
static DialectRegistry *pluginRegistry = nullptr;

/// Adds options for passes that were registered in the meantime.
static void registerPassesAsOptions(OptOptions &options) {
  std::vector<StringRef> names = getRegisteredPassNames();
  registerPassOptions(options, names);
}

void MlirOptMainConfig::registerCLOptions(DialectRegistry &dialectRegistry) {
  registerBasics(dialectRegistry);
  pluginRegistry = &dialectRegistry;
  OptOptions &options = getCommandLineOptions();
  options.toolName = "opt";
  registerOptOptions(options, getRegisteredPassNames(), [&options](PluginKind kind, StringRef path) {
    LogicalResult result = loadPlugin(kind, path, options.toolName, *pluginRegistry);
    registerPassesAsOptions(options);
    return result;
  });
}

MlirOptMainConfig MlirOptMainConfig::createFromCLOptions() {
  auto options = std::make_shared<OptOptions>(getCommandLineOptions());
  MlirOptMainConfig config;
  config.allowUnregisteredDialectsFlag = options->allowUnregisteredDialects;
  config.diagnosticVerbosityLevelFlag = options->showRemarks    ? VerbosityLevel::ErrorsWarningsAndRemarks
                                        : options->showWarnings ? VerbosityLevel::ErrorsAndWarnings
                                                                : VerbosityLevel::ErrorsOnly;
  config.dumpPassPipelineFlag = options->dumpPipeline;
  config.passPipelineCallback = [options](PassManager &manager) {
    return addRequestedPasses(manager, *options);
  };
  config.listPassesFlag = options->listPasses;
  config.runReproducerFlag = options->runReproducer;
  config.showDialectsFlag = options->showDialects;
  config.disableDiagnosticNotesFlag = !options->showNotes;
  config.splitInputFileFlag = options->splitMarker.value_or("");
  config.outputSplitMarkerFlag = options->outputSplitMarker;
  config.useExplicitModuleFlag = options->noImplicitModule;
  config.verifyDiagnosticsFlag = options->verifyDiagnostics;
  config.verifyPassesFlag = options->verifyEach != VerifyLevel::Off;
  config.disableVerifierOnParsingFlag = !options->verifyOnParsing;
  config.verifyRoundtripFlag = options->verifyRoundtrip;
  config.generateReproducerFileFlag = options->generateReproducer;
  config.otherOptions = options;
  return config;
}

OptOptions mlir::makeOptOptions(const MlirOptMainConfig &config) {
  OptOptions options = config.otherOptions ? *config.otherOptions : OptOptions();
  options.allowUnregisteredDialects = config.allowUnregisteredDialectsFlag;
  options.showWarnings = config.diagnosticVerbosityLevelFlag >= VerbosityLevel::ErrorsAndWarnings;
  options.showRemarks = config.diagnosticVerbosityLevelFlag >= VerbosityLevel::ErrorsWarningsAndRemarks;
  options.showNotes = !config.disableDiagnosticNotesFlag;
  options.dumpPipeline = config.dumpPassPipelineFlag;
  options.setupPipeline = config.passPipelineCallback;
  options.runReproducer = config.runReproducerFlag;
  options.splitMarker.reset();
  if (!config.splitInputFileFlag.empty())
    options.splitMarker = config.splitInputFileFlag;
  options.outputSplitMarker = config.outputSplitMarkerFlag;
  options.noImplicitModule = config.useExplicitModuleFlag;
  options.verifyDiagnostics = config.verifyDiagnosticsFlag;
  if (!config.verifyPassesFlag)
    options.verifyEach = VerifyLevel::Off;
  else if (options.verifyEach == VerifyLevel::Off)
    options.verifyEach = VerifyLevel::Changed;
  options.verifyOnParsing = !config.disableVerifierOnParsingFlag;
  options.verifyRoundtrip = config.verifyRoundtripFlag;
  options.generateReproducer = config.generateReproducerFileFlag;
  return options;
}

std::string mlir::registerCLIOptions(StringRef toolName, DialectRegistry &registry) {
  MlirOptMainConfig::registerCLOptions(registry);
  std::string header = toolName.rtrim().str() + "\n";
  llvm::raw_string_ostream os(header);
  (void)printDialects(registry, os);
  return header;
}

std::pair<std::string, std::string> mlir::parseCLIOptions(int argc, char **argv, StringRef helpHeader) {
  OptOptions &options = getCommandLineOptions();
  DialectRegistry unused;
  if (failed(parseCommandLine(argc, argv, helpHeader, pluginRegistry ? *pluginRegistry : unused, options)))
    std::exit(EXIT_FAILURE);
  if (printInformation(options, helpHeader))
    std::exit(EXIT_SUCCESS);
  return {options.input, options.output};
}

std::pair<std::string, std::string>
mlir::registerAndParseCLIOptions(int argc, char **argv, StringRef toolName, DialectRegistry &registry) {
  return parseCLIOptions(argc, argv, registerCLIOptions(toolName, registry));
}

LogicalResult mlir::MlirOptMain(llvm::raw_ostream &outputStream, std::unique_ptr<llvm::MemoryBuffer> buffer,
                                DialectRegistry &registry, const MlirOptMainConfig &config) {
  registerBasics(registry);
  if (config.shouldShowDialects())
    return printDialects(registry, outputStream);
  if (config.shouldListPasses()) {
    printPassHelp(outputStream);
    return success();
  }
  OptOptions options = makeOptOptions(config);
  setNotePrintingFlags(options.printing);
  return OptTool(options, registry, /*freesAll=*/true).run(std::move(buffer), outputStream);
}

LogicalResult mlir::MlirOptMain(int argc, char **argv, StringRef toolName, DialectRegistry &registry) {
  OptMainConfig config;
  config.toolName = toolName.str();
  config.registry = &registry;
  return optMain(argc, argv, config);
}

LogicalResult mlir::MlirOptMain(int argc, char **argv, StringRef inputFilename, StringRef outputFilename,
                                DialectRegistry &registry) {
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  if (config.shouldShowDialects())
    return printDialects(registry, llvm::outs());
  if (config.shouldListPasses()) {
    printPassHelp(llvm::outs());
    return success();
  }
  OptOptions options = makeOptOptions(config);
  options.toolName = getProgramName(argc, argv, "opt").str();
  options.input = inputFilename.str();
  options.output = outputFilename.str();
  setNotePrintingFlags(options.printing);
  return OptTool(options, registry, /*freesAll=*/false).run();
}
