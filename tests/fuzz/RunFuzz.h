//===- RunFuzz.h - Compares machine code with the interpreter --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Lowers random programs (RandomProgram.h) to the llvm dialect, runs them as machine code in this process,
// and compares results and external calls with those of the reference interpreter
// (interpreter/Interpreter.h). Only executions with defined behavior are compared.
//
// The text of the program is completed for this: external functions get a body that reports the arguments to
// this process and obtains the results from it; for each execution, a function without arguments calls the
// function of the program with constants and reports the results.
//
// Not thread-safe. \pre prepareForRuns() was called.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_FUZZ_RUNFUZZ_H
#define STRATA_TESTS_FUZZ_RUNFUZZ_H

#include "runtime/ir/DialectRegistry.h"
#include "tests/fuzz/PassFuzz.h"

namespace mlir::fuzz {

/// Registers all passes and initializes the native target of LLVM. Returns a registry of all dialects, with
/// their translations to LLVM IR.
DialectRegistry prepareForRuns();

/// Returns the lowering pipelines to compare, as pairs of a name and the text of the pipeline.
std::vector<std::pair<std::string, std::string>> loweringPipelines();

/// Returns a random program that can be compiled: as makeRandomProgram(), but with vectors instead of
/// tensors.
std::string makeRunnableProgram(uint64_t seed, size_t numOps);

/// Compares the executions of one program as machine code with those of the interpreter.
class RunCheck {
public:
  /// Completes the text of the program.
  /// \param program  the program and its executions by the interpreter; it must outlive this object.
  RunCheck(const DialectRegistry &registry, const ProgramCheck &program);
  /// Returns the text of the completed program.
  const std::string &getText() const { return text; }
  /// Returns the number of executions that are compared.
  size_t numRuns() const { return chosen.size(); }
  /// Lowers the completed program by the pipeline, compiles it and calls the functions that perform the
  /// executions. Returns a description of the first difference or error; nullopt if there is none.
  /// \param optimisation the optimization level of LLVM, 0 to 3.
  std::optional<std::string> check(llvm::StringRef pipeline, unsigned optimisation) {
    return checkText(text, pipeline, optimisation);
  }
  /// Checks the given text in place of the text of the completed program; otherwise equal to check(). For
  /// tests of this class.
  std::optional<std::string> checkText(llvm::StringRef completed, llvm::StringRef pipeline,
                                       unsigned optimisation);

private:
  const DialectRegistry &registry;
  const ProgramCheck &program;
  std::string text;
  std::vector<std::string> callees; ///< Names of external functions; the number of a function is its index.
  std::vector<size_t> chosen;       ///< Indices of the interpreter's executions that are compared.
};

} // namespace mlir::fuzz

#endif // STRATA_TESTS_FUZZ_RUNFUZZ_H
