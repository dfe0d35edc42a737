//===- ReduceMain.cpp - Main function of a reduction tool -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/reduce/ReduceMain.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/BuiltinDialect.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/pass/PassManager.h"
#include "runtime/transforms/Passes.h"
#include "tools/reduce/Reducer.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace mlir;
namespace cl = llvm::cl;

namespace {
/// Command-line options. Created in reduceMain, so that other tools that link this library do not get them.
struct Options {
  cl::opt<std::string> input{cl::Positional, cl::desc("<input file>"), cl::init("-")};
  cl::opt<std::string> output{"o", cl::desc("Write the reduced IR to this file"), cl::value_desc("file"),
                              cl::init("-")};
  cl::opt<std::string> test{
      "test",
      cl::desc("The test program; it is called with its arguments and the name of a file, and "
               "exits with status 0 if the file is interesting"),
      cl::value_desc("program"), cl::Required};
  cl::list<std::string> testArgs{"test-arg", cl::desc("An argument of the program"), cl::value_desc("text")};
  cl::opt<int> status{"interesting-status", cl::desc("The exit status for interesting files (0)"),
                      cl::init(0)};
  cl::opt<unsigned> timeout{"timeout",
                            cl::desc("Time limit of a test in seconds (30); a test that exceeds it is not "
                                     "interesting"),
                            cl::init(30)};
  cl::opt<unsigned long long> maxTests{"max-tests", cl::desc("Maximum number of tests (100000)"),
                                       cl::init(100000)};
  cl::list<std::string> passes{"simplify-with",
                               cl::desc("Simplification pipelines to try (symbol-dce, cse, canonicalize); an "
                                        "empty one disables them"),
                               cl::value_desc("pipeline")};
  cl::list<std::string> loadDialects{"load-dialect", cl::desc("Load a dialect from its .td file"),
                                     cl::value_desc("file.td")};
  cl::list<std::string> includeDirs{"I",
                                    cl::desc("Search this directory for files that a loaded .td includes"),
                                    cl::Prefix, cl::value_desc("dir")};
  cl::opt<bool> allowUnregistered{"allow-unregistered-dialect",
                                  cl::desc("Allow operations of dialects that are not registered")};
  cl::opt<bool> quiet{"quiet", cl::desc("Do not print progress messages")};
};

class ReduceTool {
public:
  ReduceTool(Options &options, const OptMainConfig &config) : options(options), config(config) {}
  LogicalResult run();

private:
  LogicalResult fail(const llvm::Twine &message) {
    llvm::errs() << config.toolName << ": error: " << message << '\n';
    return failure();
  }
  LogicalResult findProgram();
  /// Checks that all simplification pipelines are valid for the input's root operation.
  LogicalResult checkPipelines(Operation *op);
  /// Returns the exit status of the test program; negative if it could not be run, crashed or exceeded the
  /// time limit.
  int runTest(Operation *op);
  LogicalResult reduce(OwningOpRef<Operation *> op);

  Options &options;
  const OptMainConfig &config;
  std::string program, brokenTest;
  llvm::SmallString<128> candidatePath;
};
} // namespace

static void writeIR(Operation *op, llvm::raw_ostream &os) {
  op->print(os, OpPrintingFlags().assumeVerified());
  os << '\n';
}

LogicalResult ReduceTool::findProgram() {
  if (llvm::sys::fs::can_execute(options.test)) {
    llvm::SmallString<128> path(options.test.getValue());
    llvm::sys::fs::make_absolute(path);
    program = path.str().str();
    return success();
  }
  auto found = llvm::sys::findProgramByName(options.test);
  if (!found)
    return fail("cannot run '" + options.test + "': " + found.getError().message());
  program = *found;
  return success();
}

LogicalResult ReduceTool::checkPipelines(Operation *op) {
  for (const std::string &pipeline : options.passes) {
    if (pipeline.empty())
      continue;
    PassManager manager(op->getContext(), op->getName().getStringRef());
    std::string message;
    llvm::raw_string_ostream os(message);
    if (failed(parseSimplification(pipeline, op, manager, os)))
      return fail("--simplify-with=" + pipeline + ": " + llvm::StringRef(message).rtrim());
  }
  return success();
}

int ReduceTool::runTest(Operation *op) {
  {
    std::error_code error;
    llvm::raw_fd_ostream file(candidatePath, error);
    if (!error)
      writeIR(op, file);
    file.flush();
    if (error || file.has_error()) {
      brokenTest = "cannot write '" + candidatePath.str().str() + "'";
      file.clear_error();
      return -1;
    }
  }
  std::vector<llvm::StringRef> args = {program};
  args.insert(args.end(), options.testArgs.begin(), options.testArgs.end());
  args.push_back(candidatePath);
  std::optional<llvm::StringRef> nowhere[] = {llvm::StringRef(), llvm::StringRef(), llvm::StringRef()};
  std::string message;
  bool isBroken = false;
  int status = llvm::sys::ExecuteAndWait(program, args, std::nullopt, nowhere, options.timeout, 0, &message,
                                         &isBroken);
  if (isBroken)
    brokenTest = "cannot run '" + program + "': " + message;
  return status;
}

LogicalResult ReduceTool::reduce(OwningOpRef<Operation *> op) {
  int descriptor;
  if (std::error_code error = llvm::sys::fs::createTemporaryFile("reduce", "mlir", descriptor, candidatePath))
    return fail("cannot make a file for candidates: " + error.message());
  llvm::sys::Process::SafelyCloseFileDescriptor(descriptor);
  llvm::FileRemover remover(candidatePath);
  if (int status = runTest(op.get()); status != options.status || !brokenTest.empty())
    return fail(brokenTest.empty()
                    ? "the input is not interesting: '" + llvm::Twine(options.test) + "' ends with status " +
                          llvm::Twine(status) + ", not " + llvm::Twine(options.status)
                    : llvm::Twine(brokenTest));
  std::error_code error;
  llvm::ToolOutputFile file(options.output, error, llvm::sys::fs::OF_None);
  if (error)
    return fail("cannot open output file '" + options.output + "': " + error.message());
  Reducer::Config settings;
  settings.maxTests = options.maxTests;
  if (options.passes.getNumOccurrences()) {
    settings.passes.assign(options.passes.begin(), options.passes.end());
    llvm::erase(settings.passes, "");
  }
  size_t before = countOperations(op.get());
  if (!options.quiet)
    settings.improved = [&](Operation *best, uint64_t numTests) {
      llvm::errs() << "after " << numTests << " tests: " << countOperations(best) << " operations\n";
    };
  Reducer reducer(
      [&](Operation *candidate) { return runTest(candidate) == options.status && brokenTest.empty(); },
      std::move(settings));
  OwningOpRef<Operation *> best = reducer.reduce(std::move(op));
  writeIR(best.get(), file.os());
  file.os().flush();
  if (file.os().has_error()) {
    file.os().clear_error();
    return fail("cannot write output file '" + options.output + "'");
  }
  file.keep();
  if (!options.quiet)
    llvm::errs() << before << " operations became " << countOperations(best.get()) << ", with "
                 << reducer.getNumTests() << " tests\n";
  return brokenTest.empty() ? success() : fail(brokenTest);
}

LogicalResult ReduceTool::run() {
  for (const std::string &path : options.loadDialects) {
    std::vector<std::string> dirs(options.includeDirs.begin(), options.includeDirs.end());
    if (!config.loadDialect)
      return fail("this tool cannot load dialects: --load-dialect=" + path);
    if (failed(config.loadDialect({path, dirs, /*strict=*/false}, *config.registry, llvm::errs())))
      return failure();
  }
  if (failed(findProgram()))
    return failure();
  auto file = llvm::MemoryBuffer::getFileOrSTDIN(options.input);
  if (!file)
    return fail("cannot open input file '" + options.input + "': " + file.getError().message());
  llvm::SourceMgr sources;
  llvm::StringRef text = (*file)->getBuffer(), name = (*file)->getBufferIdentifier();
  sources.AddNewSourceBuffer(std::move(*file), llvm::SMLoc());
  // Use one thread: a pass may crash, and the crash is recovered in this thread.
  MLIRContext context(*config.registry, MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects(options.allowUnregistered);
  SourceDiagnosticPrinter printer(sources, llvm::errs());
  ScopedDiagnosticHandler handler(context.getDiagEngine(), [&](Diagnostic &diag) {
    printer.print(diag);
    return success();
  });
  ParserConfig parserConfig(&context);
  OwningOpRef<Operation *> op = parseSourceString(text, parserConfig, name);
  if (!op || failed(checkPipelines(op.get())))
    return failure();
  return reduce(std::move(op));
}

LogicalResult mlir::reduceMain(int argc, char **argv, const OptMainConfig &config) {
  registerAsmPrinter();
  registerTransformsPasses();
  config.registry->insert<BuiltinDialect>();
  Options options;
  cl::ParseCommandLineOptions(argc, argv, "Makes IR smaller for as long as a test holds\n");
  return ReduceTool(options, config).run();
}

LogicalResult mlir::mlirReduceMain(int argc, char **argv, MLIRContext &context) {
  DialectRegistry registry;
  context.getDialectRegistry().appendTo(registry);
  OptMainConfig config;
  config.toolName = argc > 0 ? llvm::sys::path::filename(argv[0]).str() : "reduce";
  config.registry = &registry;
  return reduceMain(argc, argv, config);
}
