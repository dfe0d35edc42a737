//===- Reducer.h - Reduction of IR ----------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Removes parts of IR as long as a test succeeds: operations in groups of decreasing size (after Zeller and
// Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002), bodies of functions, branches,
// regions and attributes. It also runs simplification passes. Every candidate verifies, and no candidate is
// tested twice. Uses of a removed value are replaced by another value of its type, or by an unrealized cast
// without operands. The result is 1-minimal: the test fails after any further single step. One thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_REDUCE_REDUCER_H
#define STRATA_TOOLS_REDUCE_REDUCER_H

#include "runtime/ir/Operation.h"
#include "runtime/ir/OwningOpRef.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/FunctionExtras.h"
#include <string>
#include <vector>

namespace mlir {

class PassManager;

class Reducer {
public:
  /// Returns true if a candidate is interesting. Must not modify the candidate.
  using Test = llvm::unique_function<bool(Operation *candidate)>;
  struct Config {
    uint64_t maxTests = 100000; ///< After that many tests the best candidate so far is returned.
    /// Pass pipelines that are tried separately on the root operation, each written without the name of the
    /// root op and its parentheses: "cse".
    std::vector<std::string> passes = {"symbol-dce", "cse", "canonicalize"};
    /// Called with each new best candidate; may be empty.
    std::function<void(Operation *best, uint64_t numTests)> improved;
  };

  Reducer(Test test, Config config) : test(std::move(test)), config(std::move(config)) {}

  /// Returns the reduced IR. \pre The input is interesting.
  OwningOpRef<Operation *> reduce(OwningOpRef<Operation *> input);
  uint64_t getNumTests() const { return numTests; }

private:
  /// Which operations form the groups to erase: those directly in the root, or all nested ones.
  enum class Level { Top, All };
  using Change = llvm::function_ref<bool(Operation *root, llvm::ArrayRef<Operation *> ops)>;

  bool isExhausted() const { return numTests >= config.maxTests; }
  /// Applies a change to a copy of the best candidate. If the copy is interesting, it becomes the best
  /// candidate and true is returned.
  bool attempt(Change change);
  bool eraseInGroups(Level level);
  /// Attempts the change for each operation that satisfies `applies`, one after the other.
  bool attemptEach(llvm::function_ref<bool(Operation *)> applies,
                   llvm::function_ref<bool(Operation *)> change);
  bool simplifyEach();
  bool runPasses();

  Test test;
  Config config;
  OwningOpRef<Operation *> best;
  uint64_t numTests = 0;
  llvm::DenseSet<uint64_t> seen; ///< Hashes of the printed candidates.
};

/// Parses a pipeline of Config::passes for `root` into the pass manager. Reports errors to `errors`.
LogicalResult parseSimplification(llvm::StringRef pipeline, Operation *root, PassManager &manager,
                                  llvm::raw_ostream &errors);

/// Returns the number of operations in the tree, including the root.
size_t countOperations(Operation *root);

} // namespace mlir

#endif // STRATA_TOOLS_REDUCE_REDUCER_H
