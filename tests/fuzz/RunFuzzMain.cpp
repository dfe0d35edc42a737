//===- RunFuzzMain.cpp - Command line of the comparison with machine code ===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Runs random programs as machine code and compares them with the interpreter.
//
//     run_fuzz --seeds=0-999
//     --ops=60        approximate number of operations of a program
//     --out=DIR       folder to which failing programs are written
//     --progress      prints a line to stderr before each seed, to identify the seed of a crash
//     --print         prints the completed programs of the seeds and exits
//
// Each program is lowered by every pipeline, and optimized by LLVM after one of them. The exit status is 1 if
// there is a difference. tests/fuzz/soak_passes --tool runs this tool for a given time.
//
//===----------------------------------------------------------------------===//

#include "tests/fuzz/RunFuzz.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using llvm::StringRef;

int main(int argc, char **argv) {
  llvm::cl::opt<std::string> seeds("seeds", llvm::cl::init("0-99"), llvm::cl::desc("First and last seed"));
  llvm::cl::opt<unsigned> numOps("ops", llvm::cl::init(60),
                                 llvm::cl::desc("Approximate number of operations"));
  llvm::cl::opt<std::string> out("out", llvm::cl::desc("Folder for the programs that fail"));
  llvm::cl::opt<bool> progress("progress", llvm::cl::desc("Print each seed before it is run"));
  llvm::cl::opt<bool> print("print", llvm::cl::desc("Print the programs only"));
  llvm::cl::ParseCommandLineOptions(argc, argv, "Compares machine code with the reference interpreter\n");

  uint64_t first = 0, last = 0;
  auto [firstText, lastText] = StringRef(seeds).split('-');
  if (firstText.getAsInteger(10, first) ||
      (lastText.empty() ? (last = first, false) : lastText.getAsInteger(10, last))) {
    llvm::errs() << "run_fuzz: error: expected --seeds=FIRST-LAST\n";
    return 1;
  }
  DialectRegistry registry = fuzz::prepareForRuns();
  size_t runs = 0, programs = 0, failures = 0;
  for (uint64_t seed = first; seed <= last; ++seed) {
    if (progress)
      llvm::errs() << "seed " << seed << "\n";
    fuzz::ProgramCheck program(registry, fuzz::makeRunnableProgram(seed, numOps), seed);
    fuzz::RunCheck check(registry, program);
    if (print) {
      llvm::outs() << check.getText();
      continue;
    }
    ++programs;
    auto report = [&](StringRef pipeline, StringRef error) {
      ++failures;
      llvm::outs() << "seed " << seed << ", " << pipeline << ": " << error << "\n";
      if (out.empty())
        return;
      std::error_code code;
      llvm::raw_fd_ostream file(out + "/run-" + std::to_string(seed) + ".mlir", code);
      file << check.getText();
    };
    if (!program.error().empty()) {
      report("input", program.error());
      continue;
    }
    size_t turn = 0;
    for (const auto &[name, pipeline] : fuzz::loweringPipelines()) {
      if (progress)
        llvm::errs() << "pipeline " << name << "\n";
      // Optimization takes most of the time: optimize each program after one pipeline only.
      unsigned optimisation = turn++ == seed % fuzz::loweringPipelines().size() ? 2 : 0;
      runs += check.numRuns();
      if (std::optional<std::string> error = check.check(pipeline, optimisation))
        report(name, *error);
    }
  }
  llvm::outs() << programs << " programs, " << runs << " executions of machine code, " << failures
               << " failures\n";
  return failures != 0;
}
