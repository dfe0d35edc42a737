//===- RunFuzz.h - Compares machine code with the interpreter --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Lowers random programs (RandomProgram.h) to the llvm dialect, runs them as machine code in this process,
// and compares results and external calls with those of the reference interpreter
// (interpreter/Interpreter.h). Only executions that the interpreter finds defined are run.
//
// For that, a program is completed with text: external functions get bodies that report their arguments to
// this process and take their results from it; and for each execution a function without arguments is added
// that calls the program's function with constants and reports the results.
//
// Not thread-safe. \pre The pass registry is filled.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_FUZZ_RUNFUZZ_H
#define STRATA_TESTS_FUZZ_RUNFUZZ_H

#include "runtime/ir/DialectRegistry.h"
#include "tests/fuzz/PassFuzz.h"

namespace mlir::fuzz {

/// Registers the passes of the lowering pipelines and the translation, and returns a registry with all
/// dialects in which a program is expressed on the way to machine code.
DialectRegistry prepareForRuns();

/// Returns the pipelines from programs to the llvm dialect that are compared, by name.
std::vector<std::pair<std::string, std::string>> loweringPipelines();

/// Returns a program that machine code can be made of: tensors are replaced by vectors, which have the same
/// operations here.
std::string makeRunnableProgram(uint64_t seed, size_t numOps);

/// A program as machine code.
class RunCheck {
public:
  /// \param program holds the executions of the interpreter. It must outlive this object.
  RunCheck(const DialectRegistry &registry, const ProgramCheck &program);
  /// Returns the text of the program with the functions that are described at the top of this file.
  const std::string &getText() const { return text; }
  /// Returns the number of executions that are compared.
  size_t numRuns() const { return chosen.size(); }
  /// Lowers the program by the pipeline, compiles it without (0) or with (2) optimisation, and runs it.
  /// Returns a description of the first difference or error, or nullopt.
  std::optional<std::string> check(llvm::StringRef pipeline, unsigned optimisation) {
    return checkText(text, pipeline, optimisation);
  }
  /// The same with another text of the completed program, for tests of this class.
  std::optional<std::string> checkText(llvm::StringRef completed, llvm::StringRef pipeline,
                                       unsigned optimisation);

private:
  const DialectRegistry &registry;
  const ProgramCheck &program;
  std::string text;
  std::vector<std::string> callees; ///< External functions; their numbers are indices of this list.
  std::vector<size_t> chosen;       ///< Indices of the executions that are compared.
};

} // namespace mlir::fuzz

#endif // STRATA_TESTS_FUZZ_RUNFUZZ_H
