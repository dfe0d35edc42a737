//===- MlirTranslateMain.cpp - Main function of translate tools -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/translate/MlirTranslateMain.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/ir/BuiltinDialect.h"
#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/support/Timing.h"
#include "runtime/ir/DiagnosticVerifier.h"
#include "tools/opt/ToolUtilities.h"
#include "tools/translate/Translation.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace mlir;
using llvm::StringRef;
namespace cl = llvm::cl;

namespace {
/// Modes of --verify-diagnostics.
enum class Verification { None, All, OnlyExpected };

/// Command-line options. Created by mlirTranslateMain, so that other tools do not get them.
struct Options {
  cl::opt<std::string> input{cl::Positional, cl::desc("<input file>"), cl::init("-")};
  cl::opt<std::string> output{"o", cl::desc("Write to this file; - is the standard output"),
                              cl::value_desc("file"), cl::init("-")};
  cl::opt<bool> allowUnregistered{"allow-unregistered-dialect",
                                  cl::desc("Allow operations of dialects that are not registered")};
  cl::opt<bool> onlyErrors{"error-diagnostics-only", cl::desc("Print only errors")};
  cl::opt<bool> timing{"mlir-timing", cl::desc("Print the execution times of the translations")};
  cl::opt<std::string> splitMarker{"split-input-file", cl::ValueOptional,
                                   cl::desc("Process the chunks between '// -----' lines separately"),
                                   cl::value_desc("marker"), cl::init("")};
  cl::opt<std::string> outputSplitMarker{"output-split-marker",
                                         cl::desc("Separator between the outputs of a split input"),
                                         cl::value_desc("text"), cl::init("")};
  cl::opt<Verification> verification{
      "verify-diagnostics", cl::ValueOptional, cl::init(Verification::None),
      cl::desc("Check the diagnostics against expected-error {{...}} comments"),
      cl::values(clEnumValN(Verification::All, "all", "Check all diagnostics"),
                 clEnumValN(Verification::All, "", "Check all diagnostics"),
                 clEnumValN(Verification::OnlyExpected, "only-expected",
                            "Accept diagnostics that no comment expects"))};
  cl::list<const Translation *, bool, TranslationParser> translations{
      "", cl::desc("Translations, in the order in which they run")};
};

/// Runs translations on files.
class TranslateTool {
public:
  TranslateTool(Options &options, StringRef toolName) : options(options), toolName(toolName) {}
  LogicalResult run();

private:
  LogicalResult fail(const llvm::Twine &message) {
    llvm::errs() << toolName << ": error: " << message << '\n';
    return failure();
  }
  LogicalResult translateAll(std::unique_ptr<llvm::MemoryBuffer> input, llvm::raw_ostream &os);
  /// Runs one translation on a chunk of the input.
  LogicalResult translate(const Translation &translation, std::unique_ptr<llvm::MemoryBuffer> chunk,
                          llvm::raw_ostream &os);

  Options &options;
  StringRef toolName;
  TimingScope timing;
};
} // namespace

LogicalResult TranslateTool::translate(const Translation &translation,
                                       std::unique_ptr<llvm::MemoryBuffer> chunk, llvm::raw_ostream &os) {
  if (auto alignment = translation.getInputAlignment();
      alignment && !llvm::isAddrAligned(*alignment, chunk->getBufferStart())) {
    auto aligned = llvm::WritableMemoryBuffer::getNewUninitMemBuffer(
        chunk->getBufferSize(), chunk->getBufferIdentifier(), *alignment);
    llvm::copy(chunk->getBuffer(), aligned->getBufferStart());
    chunk = std::move(aligned);
  }
  auto sources = std::make_shared<llvm::SourceMgr>();
  StringRef text = chunk->getBuffer(), fileName = chunk->getBufferIdentifier();
  sources->AddNewSourceBuffer(std::move(chunk), llvm::SMLoc());
  DialectRegistry registry;
  registry.insert<BuiltinDialect>();
  MLIRContext context(registry);
  context.allowUnregisteredDialects(options.allowUnregistered);
  if (options.verification != Verification::None) {
    context.printOpOnDiagnostic(false);
    DiagnosticVerifier verifier(*sources, llvm::errs(), options.verification == Verification::OnlyExpected);
    verifier.scan(text, fileName, 1);
    ScopedDiagnosticHandler handler(context.getDiagEngine(), [&](Diagnostic &diag) {
      verifier.process(diag);
      return success();
    });
    // With --verify-diagnostics, the diagnostics determine success, not the result of the translation.
    (void)translation(sources, os, &context);
    return verifier.verify();
  }
  SourceDiagnosticPrinter printer(*sources, llvm::errs());
  ScopedDiagnosticHandler handler(context.getDiagEngine(), [&](Diagnostic &diag) {
    if (!options.onlyErrors || diag.getSeverity() == Severity::Error)
      printer.print(diag);
    return success();
  });
  return translation(sources, os, &context);
}

LogicalResult TranslateTool::translateAll(std::unique_ptr<llvm::MemoryBuffer> input, llvm::raw_ostream &os) {
  for (size_t i = 0; i != options.translations.size(); ++i) {
    const Translation *translation = options.translations[i];
    bool isLast = i + 1 == options.translations.size();
    TimingScope scope = timing.nest(translation->getDescription());
    std::string text;
    llvm::raw_string_ostream between(text);
    auto process = [&](std::unique_ptr<llvm::MemoryBuffer> chunk, llvm::raw_ostream &output) {
      return translate(*translation, std::move(chunk), output);
    };
    if (failed(splitAndProcessBuffer(std::move(input), process, isLast ? os : between, options.splitMarker,
                                     options.outputSplitMarker)))
      return failure();
    if (!isLast)
      input = llvm::MemoryBuffer::getMemBufferCopy(text, "<translation>");
  }
  return success();
}

LogicalResult TranslateTool::run() {
  if (options.splitMarker.getNumOccurrences() && options.splitMarker.empty())
    options.splitMarker = kDefaultSplitMarker;
  auto input = llvm::MemoryBuffer::getFileOrSTDIN(options.input);
  if (!input)
    return fail("cannot open input file '" + options.input + "': " + input.getError().message());
  std::error_code error;
  llvm::ToolOutputFile file(options.output, error, llvm::sys::fs::OF_None);
  if (error)
    return fail("cannot open output file '" + options.output + "': " + error.message());
  DefaultTimingManager timingManager;
  timingManager.setEnabled(options.timing);
  timing = timingManager.getRootScope();
  LogicalResult result = translateAll(std::move(*input), file.os());
  timing.stop();
  file.os().flush();
  if (file.os().has_error()) {
    std::string message = file.os().error().message();
    file.os().clear_error();
    return fail("cannot write output file '" + options.output + "': " + message);
  }
  // The output file is kept only on success.
  if (succeeded(result))
    file.keep();
  return result;
}

LogicalResult mlir::mlirTranslateMain(int argc, char **argv, StringRef toolName) {
  registerAsmPrinter();
  registerAsmPrinterCLOptions();
  registerTranslationCLOptions();
  Options options;
  cl::ParseCommandLineOptions(argc, argv, toolName);
  StringRef program = argc > 0 ? llvm::sys::path::filename(argv[0]) : toolName;
  if (options.translations.empty()) {
    llvm::errs() << program
                 << (options.translations.getParser().getNumOptions()
                         ? ": error: no translation is specified; --help lists the translations\n"
                         : ": error: this tool has no translations\n");
    return failure();
  }
  return TranslateTool(options, program).run();
}
