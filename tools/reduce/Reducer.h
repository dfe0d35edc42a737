//===- Reducer.h - The least IR that is interesting -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Takes parts out of IR for as long as a test holds: operations in ever smaller groups (after Zeller and
// Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002), bodies of functions, branches,
// regions, attributes; and it lets passes simplify. Every candidate verifies, and none is tested twice. What
// used a value that went uses another one of its type, or a conversion cast of nothing. The result is a
// minimum in this: no single such step keeps the test true. One thread.
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

namespace strata {

class PassManager;

class Reducer {
public:
  /// Whether a candidate shows what is looked for. It must not change it.
  using Test = llvm::unique_function<bool(Operation *candidate)>;
  struct Config {
    uint64_t maxTests = 100000; ///< Then the best so far is the result.
    /// Pipelines for the root, each tried by itself: passes as they stand between the brackets of its name.
    std::vector<std::string> passes = {"symbol-dce", "cse", "canonicalize"};
    /// Called with each candidate that became the best; may be empty.
    std::function<void(Operation *best, uint64_t numTests)> improved;
  };

  Reducer(Test test, Config config) : test(std::move(test)), config(std::move(config)) {}

  /// \pre The input is interesting.
  OwningOpRef<Operation *> reduce(OwningOpRef<Operation *> input);
  uint64_t getNumTests() const { return numTests; }

private:
  /// Which operations of a tree may be taken out together.
  enum class Level { Top, All };
  using Change = llvm::function_ref<bool(Operation *root, llvm::ArrayRef<Operation *> ops)>;

  bool isExhausted() const { return numTests >= config.maxTests; }
  /// Changes a copy. True: it is interesting, and the best now.
  bool attempt(Change change);
  bool eraseInGroups(Level level);
  /// The same change for each operation that `applies` is true of, one after the other.
  bool attemptEach(llvm::function_ref<bool(Operation *)> applies,
                   llvm::function_ref<bool(Operation *)> change);
  bool simplifyEach();
  bool runPasses();

  Test test;
  Config config;
  OwningOpRef<Operation *> best;
  uint64_t numTests = 0;
  llvm::DenseSet<uint64_t> seen; ///< Hashes of the texts of all candidates.
};

/// Fills the manager with a pipeline of Config::passes for `root`. Mistakes are told to `errors`.
LogicalResult parseSimplification(llvm::StringRef pipeline, Operation *root, PassManager &manager,
                                  llvm::raw_ostream &errors);

/// How many operations there are, the root among them.
size_t countOperations(Operation *root);

} // namespace strata

#endif // STRATA_TOOLS_REDUCE_REDUCER_H
