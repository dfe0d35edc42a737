//===- PassFuzz.h - Checks passes on random modules -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Runs pass pipelines over random modules. After a pipeline the module must be valid. If the module is a
// program (RandomProgram.h), the executions of its public functions must be equal to those before, or refine
// them (interpreter/Interpreter.h). All registered passes are tested; a new pass needs no change here.
//
// Not thread-safe. \pre The pass registry is filled.
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

namespace mlir::fuzz {

/// Registers the passes of this repository and returns a registry of the dialects that the interpreter
/// supports.
DialectRegistry prepareForPasses();

/// Returns one pipeline per registered pass, and further ones with selected options. Passes that print, write
/// files or execute other pipelines are left out.
std::vector<std::string> singlePasses();
/// Returns a random sequence of some of the given passes, as the text of a pipeline.
std::string randomPipeline(RandomSource &random, llvm::ArrayRef<std::string> passes);

/// Returns true if the error reports unsupported input, not a defect of a pass: ops that a conversion does
/// not support, unreachable blocks, a parallel loop whose step folds to zero.
bool isRefusal(llvm::StringRef error);

/// Runs a pipeline such as "canonicalize,cse" on a module; function passes run on its functions. Returns the
/// first error, or nullopt on success.
std::optional<std::string> runPipeline(llvm::StringRef pipeline, Operation *module);

/// A program and the executions of its public functions before any pass.
class ProgramCheck {
public:
  /// Parses and verifies the program \p text with the dialects of \p registry; error() returns the reason of
  /// a failure. Then executes its public functions.
  ProgramCheck(const DialectRegistry &registry, std::string text, uint64_t seed = 0);
  ~ProgramCheck();
  const std::string &getText() const { return text; }
  const std::string &error() const { return loadError; }
  /// Returns the number of executions that returned, out of numRuns().
  size_t numDefined() const;
  size_t numRuns() const { return runs.size(); }
  /// An execution of a public function.
  struct Run {
    std::string function;
    std::vector<interpreter::Datum> arguments;
    interpreter::Execution before;
  };
  llvm::ArrayRef<Run> getRuns() const { return runs; }
  /// Parses the program again, runs the pipeline and executes the functions. Returns a description of the
  /// difference, or nullopt if there is none or the pipeline reports unsupported input.
  std::optional<std::string> check(llvm::StringRef pipeline);

private:
  OwningOpRef<ModuleOp> read(MLIRContext &context);
  const DialectRegistry &registry;
  std::string text, loadError;
  std::vector<Run> runs;
};

} // namespace mlir::fuzz

#endif // STRATA_TESTS_FUZZ_PASSFUZZ_H
