//===- PassFuzzMain.cpp - Command line of the pass fuzzer ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//     pass_fuzz --seeds=0-999                 programs: each pass alone, and a random pipeline
//     pass_fuzz --seeds=0-999 --ir            random IR of all dialects, which must be valid after each pass
//     pass_fuzz --file=x.mlir --passes=cse    one program; pipelines are separated by ';', passes by ','
//     --ops=60        approximate number of operations
//     --out=DIR       folder for the inputs that fail
//     --print         prints the programs of these seeds and exits
//     --progress      prints a line to stderr before each seed, from which scripts identify a crashing seed
//
// The exit status is 1 if a failure was found.
//
//===----------------------------------------------------------------------===//

#include "dialects/example/poly/Poly.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/ir/MLIRContext.h"
#include "tests/fuzz/PassFuzz.h"
#include "tests/fuzz/RandomIR.h"
#include "tests/fuzz/RandomProgram.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/Signals.h"

using namespace mlir;
using llvm::StringRef;

namespace {

struct Options {
  uint64_t first = 0, last = 0, numOps = 60;
  std::string out, file;
  llvm::SmallVector<StringRef> passes;
  bool ir = false, print = false, progress = false;
};

class Fuzzer {
public:
  Fuzzer(const Options &options, const DialectRegistry &registry)
      : options(options), registry(registry), passes(fuzz::singlePasses()) {
    if (!options.passes.empty())
      passes.assign(options.passes.begin(), options.passes.end());
  }

  void runProgram(uint64_t seed, std::string text) {
    fuzz::ProgramCheck check(registry, std::move(text), seed);
    runs += check.numRuns();
    defined += check.numDefined();
    if (!check.error().empty())
      return report(seed, "", check.error(), check.getText());
    forEachPipeline(seed, [&](const std::string &pipeline) {
      if (std::optional<std::string> error = check.check(pipeline))
        report(seed, pipeline, *error, check.getText());
    });
  }

  void runIR(uint64_t seed) {
    if (!random)
      prepareIR();
    OwningOpRef<ModuleOp> module = random->build(seed, options.numOps);
    forEachPipeline(seed, [&](const std::string &pipeline) {
      // Skip convert-scf-to-cf, whose result may be invalid, as in MLIR: it splits blocks of regions that
      // must have a single block, and drops block arguments of scf.index_switch cases.
      if (StringRef(pipeline).contains("convert-scf-to-cf"))
        return;
      OwningOpRef<Operation *> copy(module->getOperation()->clone());
      std::optional<std::string> error = fuzz::runPipeline(pipeline, copy.get());
      if (!error || fuzz::isRefusal(*error))
        return;
      std::string text;
      llvm::raw_string_ostream os(text);
      module->getOperation()->print(os, OpPrintingFlags().printGenericOpForm().assumeVerified());
      report(seed, pipeline, *error, text);
    });
  }

  int finish() const {
    llvm::outs() << found << " found";
    if (!options.ir)
      llvm::outs() << "; " << defined << " of " << runs << " executions were defined";
    llvm::outs() << "\n";
    return found ? 1 : 0;
  }

private:
  void prepareIR() {
    context = std::make_unique<MLIRContext>(registry, MLIRContext::Threading::DISABLED);
    context->allowUnregisteredDialects();
    llvm::SmallVector<Dialect *> dialects;
    for (StringRef name : context->getAvailableDialects())
      dialects.push_back(context->getOrLoadDialect(name));
    random.emplace(context.get(), dialects);
  }
  void forEachPipeline(uint64_t seed, llvm::function_ref<void(const std::string &)> run) {
    auto runOne = [&](const std::string &pipeline) {
      llvm::PrettyStackTraceFormat trace("seed %llu, pipeline %s", (unsigned long long)seed,
                                         pipeline.c_str());
      run(pipeline);
    };
    for (const std::string &pass : passes)
      runOne(pass);
    fuzz::RandomSource choice(seed);
    if (options.passes.empty())
      runOne(fuzz::randomPipeline(choice, passes));
  }
  void report(uint64_t seed, StringRef pipeline, StringRef error, StringRef text) {
    ++found;
    llvm::outs() << "seed " << seed << ", " << pipeline << ": " << error.rtrim() << "\n";
    llvm::outs().flush();
    if (options.out.empty())
      return;
    std::error_code code;
    llvm::raw_fd_ostream file(options.out + "/" + std::to_string(seed) + ".mlir", code);
    if (!code)
      file << "// " << pipeline << ": " << error.split('\n').first << "\n" << text << "\n";
  }

  const Options &options;
  const DialectRegistry &registry;
  std::vector<std::string> passes;
  std::unique_ptr<MLIRContext> context;
  std::optional<fuzz::RandomIR> random;
  size_t found = 0, runs = 0, defined = 0;
};

} // namespace

static bool parseOption(StringRef arg, Options &options) {
  if (arg.consume_front("--seeds=")) {
    auto [from, to] = arg.split('-');
    return !from.getAsInteger(10, options.first) && !(to.empty() ? from : to).getAsInteger(10, options.last);
  }
  if (arg.consume_front("--ops="))
    return !arg.getAsInteger(10, options.numOps);
  if (arg.consume_front("--passes="))
    return arg.split(options.passes, ';', -1, false), true;
  if (arg.consume_front("--out="))
    return options.out = arg.str(), true;
  if (arg.consume_front("--file="))
    return options.file = arg.str(), true;
  bool *flag = arg == "--ir"         ? &options.ir
               : arg == "--print"    ? &options.print
               : arg == "--progress" ? &options.progress
                                     : nullptr;
  return flag && (*flag = true);
}

int main(int argc, char **argv) {
  llvm::sys::PrintStackTraceOnErrorSignal(argv[0]);
  Options options;
  for (StringRef arg : llvm::ArrayRef(argv + 1, argc - 1))
    if (!parseOption(arg, options)) {
      llvm::errs() << "unknown or invalid option; see the header comment of PassFuzzMain.cpp\n";
      return 2;
    }
  DialectRegistry registry = fuzz::prepareForPasses();
  if (options.ir)
    registry.insert<poly::PolyDialect>();
  Fuzzer fuzzer(options, registry);
  if (!options.file.empty()) {
    auto buffer = llvm::MemoryBuffer::getFile(options.file);
    if (!buffer) {
      llvm::errs() << "cannot read " << options.file << ": " << buffer.getError().message() << "\n";
      return 2;
    }
    fuzzer.runProgram(0, (*buffer)->getBuffer().str());
    return fuzzer.finish();
  }
  for (uint64_t seed = options.first; seed <= options.last; ++seed) {
    if (options.progress)
      llvm::errs() << "seed " << seed << "\n";
    if (options.print)
      llvm::outs() << fuzz::makeRandomProgram(seed, options.numOps) << "\n";
    else if (options.ir)
      fuzzer.runIR(seed);
    else
      fuzzer.runProgram(seed, fuzz::makeRandomProgram(seed, options.numOps));
  }
  return options.print ? 0 : fuzzer.finish();
}
