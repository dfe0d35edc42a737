//===- OptMain.cpp - The main function of an opt tool ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/opt/OptMain.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/Parser.h"
#include "runtime/conversion/DialectConversion.h"
#include "runtime/ir/BuiltinDialect.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/support/Timing.h"
#include "tools/opt/DiagnosticVerifier.h"
#include "tools/opt/OptOptions.h"
#include "tools/opt/PassSupport.h"
#include "tools/opt/SourceSplitter.h"
#include "tools/opt/SpecDump.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
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
  OptTool(const OptOptions &options, const DialectRegistry &registry)
      : options(options), registry(registry) {}
  LogicalResult run();

private:
  bool readInput();
  LogicalResult processAll(llvm::raw_ostream &os);
  LogicalResult processChunk(const SourceChunk &chunk, llvm::raw_ostream &os, bool isLast);
  LogicalResult processIR(const SourceChunk &chunk, MLIRContext &context, llvm::raw_ostream &os, bool isLast);
  LogicalResult checkRoundtrip(Operation *op, MLIRContext &context);

  DefaultTimingManager timingManager;
  TimingScope timing; ///< Total time, if timing is enabled.
  const OptOptions &options;
  const DialectRegistry &registry;
  llvm::SourceMgr sources;
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
  buffer = (*file)->getBuffer();
  fileName = (*file)->getBufferIdentifier();
  isMapped = (*file)->getBufferKind() == llvm::MemoryBuffer::MemoryBuffer_MMap;
  sources.AddNewSourceBuffer(std::move(*file), llvm::SMLoc());
  return true;
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

LogicalResult OptTool::run() {
  timingManager.setEnabled(options.timing);
  using Timing = DefaultTimingManager;
  timingManager.setDisplayMode(options.timingAsList ? Timing::DisplayMode::List : Timing::DisplayMode::Tree);
  timingManager.setOutputFormat(options.timingAsJson ? Timing::OutputFormat::Json
                                                     : Timing::OutputFormat::Text);
  timing = timingManager.getRootScope();
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
    sources.PrintMessage(llvm::errs(), llvm::SMLoc::getFromPointer(place), llvm::SourceMgr::DK_Warning,
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

LogicalResult OptTool::processChunk(const SourceChunk &chunk, llvm::raw_ostream &os, bool isLast) {
  auto threading =
      options.disableThreading ? MLIRContext::Threading::DISABLED : MLIRContext::Threading::ENABLED;
  auto context = std::make_unique<MLIRContext>(registry, threading);
  context->allowUnregisteredDialects(options.allowUnregisteredDialects);
  context->printOpOnDiagnostic(options.printOpOnDiagnostic);
  setConversionsCheckedByDefault(options.checkConversions);
  DiagnosticEngine &engine = context->getDiagEngine();
  LogicalResult result = failure();
  if (options.verifyDiagnostics == VerifyDiagnostics::Off) {
    SourceDiagnosticPrinter printer(sources, llvm::errs());
    ScopedDiagnosticHandler handler(engine, [&](Diagnostic &diag) {
      printer.print(diag);
      return success();
    });
    result = processIR(chunk, *context, os, isLast);
  } else {
    context->printOpOnDiagnostic(false);
    DiagnosticVerifier verifier(sources, llvm::errs(),
                                options.verifyDiagnostics == VerifyDiagnostics::OnlyExpected);
    verifier.scan(chunk.text, fileName, std::max(chunk.line, 1u));
    ScopedDiagnosticHandler handler(engine, [&](Diagnostic &diag) {
      verifier.process(diag);
      return success();
    });
    // In this mode the diagnostics determine success, not the result of processIR.
    (void)processIR(chunk, *context, os, isLast);
    result = verifier.verify();
  }
  if (isLast && !tearsDown) {
    // Threads must not run during process exit.
    context->disableMultithreading();
    (void)context.release();
  }
  return result;
}

LogicalResult OptTool::processIR(const SourceChunk &chunk, MLIRContext &context, llvm::raw_ostream &os,
                                 bool isLast) {
  ParserConfig parserConfig(&context);
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
    // The IR was verified, or the user disabled verification.
    OpPrintingFlags flags = options.printing;
    op.get()->print(os, flags.assumeVerified());
    os << '\n';
  }
  // Destroying many operations takes longer than printing them; the operating system frees the memory at
  // exit.
  if (isLast && !tearsDown)
    (void)op.release();
  return result;
}

LogicalResult OptTool::checkRoundtrip(Operation *op, MLIRContext &context) {
  // Check the custom and the generic form.
  for (bool generic : {false, true}) {
    OpPrintingFlags flags;
    flags.printGenericOpForm(generic).enableDebugInfo().assumeVerified();
    auto print = [&](Operation *printed) {
      std::string text;
      llvm::raw_string_ostream stream(text);
      printed->print(stream, flags);
      return text;
    };
    std::string before = print(op);
    // Use a separate context, so that resources keep their names.
    MLIRContext otherContext(registry, MLIRContext::Threading::DISABLED);
    otherContext.allowUnregisteredDialects(options.allowUnregisteredDialects);
    ScopedDiagnosticHandler handler(otherContext.getDiagEngine(), [&](Diagnostic &diag) {
      context.getDiagEngine().emit(std::move(diag));
      return success();
    });
    ParserConfig parserConfig(&otherContext);
    OwningOpRef<Operation *> again =
        parseSourceString(before, parserConfig, fileName, !options.noImplicitModule);
    if (!again)
      return op->emitOpError() << "failed to parse " << (generic ? "generic" : "custom")
                               << " form back, cannot verify round-trip";
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

static void printHelp(StringRef toolName, llvm::raw_ostream &os) {
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

LogicalResult mlir::optMain(int argc, char **argv, const OptMainConfig &config) {
  registerAsmPrinter();
  registerToolPasses();
  OptOptions options;
  llvm::ArrayRef<const char *> args(argv + 1, size_t(std::max(argc - 1, 0)));
  if (failed(parseOptOptions(args, config.toolName, &isRegisteredPass, options, llvm::errs())))
    return failure();
  DialectRegistry &registry = *config.registry;
  registry.insert<BuiltinDialect>();
  if (options.help) {
    printHelp(config.toolName, llvm::outs());
    return success();
  }
  if (options.version) {
    llvm::outs() << "Strata, text format of MLIR 22\n";
    return success();
  }
  if (failed(loadDialects(options, config, registry)))
    return failure();
  if (options.showDialects) {
    llvm::outs() << "Available Dialects: ";
    llvm::interleave(registry.getDialectNames(), llvm::outs(), ",");
    llvm::outs() << '\n';
    return success();
  }
  if (options.listPasses) {
    printPassHelp(llvm::outs());
    return success();
  }
  if (options.dumpSpec)
    return printSpec(*options.dumpSpec, registry, llvm::outs());
  setNotePrintingFlags(options.printing);
  return OptTool(options, registry).run();
}

LogicalResult mlir::strataOptMain(int argc, char **argv, StringRef toolName, DialectRegistry &registry) {
  OptMainConfig config;
  config.toolName = toolName.str();
  config.registry = &registry;
  return optMain(argc, argv, config);
}
