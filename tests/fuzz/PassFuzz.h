//===- PassFuzz.h - What passes must keep ---------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Runs pipelines over random modules. After a pipeline the module verifies; and where it is a program
// (RandomProgram.h), each public function does the same as before for a few arguments, or something that may
// stand for it (interpreter/Interpreter.h). Passes are those that are registered, so that a new one needs
// nothing to be tried.
//
// One thread; the registry of passes must be filled before.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_FUZZ_PASSFUZZ_H
#define STRATA_TESTS_FUZZ_PASSFUZZ_H

#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/OwningOpRef.h"
#include "tests/fuzz/RandomPools.h"
#include "tests/support/interpreter/Interpreter.h"
#include <memory>

namespace strata::fuzz {

/// Fills the registry of passes, and one of dialects that are interpreted.
DialectRegistry prepareForPasses();

/// Every registered pass alone, by name and with options worth trying; not those that only print.
std::vector<std::string> singlePasses();
/// A few of them, one after the other.
std::string randomPipeline(RandomSource &random, llvm::ArrayRef<std::string> passes);

/// Whether an error says that a pass cannot do with such input, which is no mistake: conversions that do not
/// know an op, blocks that are not reached, a step of a parallel loop that turns out to be zero.
bool isRefusal(llvm::StringRef error);

/// Runs a pipeline such as "canonicalize,cse" on a module, passes for functions on its functions. The error,
/// or none.
std::optional<std::string> runPipeline(llvm::StringRef pipeline, Operation *module);

/// A program, and what its public functions do.
class ProgramCheck {
public:
  /// \param text  reads and verifies with the dialects of \p registry, or error() says why not.
  ProgramCheck(const DialectRegistry &registry, std::string text, uint64_t seed = 0);
  ~ProgramCheck();
  const std::string &getText() const { return text; }
  const std::string &error() const { return loadError; }
  /// Runs that ended, of all.
  size_t numDefined() const;
  size_t numRuns() const { return runs.size(); }
  /// Reads it anew, runs the pipeline, and runs the functions again: what is wrong, or none; also none for a
  /// refusal.
  std::optional<std::string> check(llvm::StringRef pipeline);

private:
  struct Run {
    std::string function;
    std::vector<interpreter::Datum> arguments;
    interpreter::Execution before;
  };
  OwningOpRef<ModuleOp> read(MLIRContext &context);
  const DialectRegistry &registry;
  std::string text, loadError;
  std::vector<Run> runs;
};

} // namespace strata::fuzz

#endif // STRATA_TESTS_FUZZ_PASSFUZZ_H
