//===- DebugCounter.h - Bisection of rewrites -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Executes only a range of the rewrite steps:
// --mlir-debug-counter=apply-pattern-skip=10,apply-pattern-count=1 applies only the eleventh pattern. Steps
// are numbered in execution order, which requires a single thread. Counters: apply-pattern, fold.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_OPT_DEBUGCOUNTER_H
#define STRATA_TOOLS_OPT_DEBUGCOUNTER_H

#include "runtime/rewrite/RewriteTracer.h"

namespace mlir {

/// Counts rewrite steps (applications of patterns, and folds), and executes only those that the rules select.
/// Forwards all calls to the next tracer, if there is one.
class DebugCounter : public RewriteTracer {
public:
  explicit DebugCounter(RewriteTracer *next = nullptr) : next(next) {}
  /// Adds a rule `tag-skip=n` or `tag-count=n`. Sets `error` and fails if the rule is invalid.
  LogicalResult addRule(llvm::StringRef rule, std::string &error);
  /// Prints the counters and their values for --mlir-print-debug-counter.
  void print(llvm::raw_ostream &os) const;

  bool shouldApply(llvm::StringRef name, Operation *op) override;
  void applied(llvm::StringRef name, bool succeeded) override;
  bool shouldFold(Operation *op) override;
  void folded(bool succeeded) override;
  void willEraseDead(Operation *op) override;
  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint previous) override;
  void notifyOperationModified(Operation *op) override;
  void notifyOperationReplaced(Operation *op, ValueRange values) override;
  void notifyOperationErased(Operation *op) override;

private:
  struct Counter {
    llvm::StringRef tag;
    int64_t skip = 0;
    int64_t stopAfter = -1; ///< Number of steps to execute after the skipped ones; negative: no limit.
    int64_t seen = 0;
    bool next() {
      int64_t index = seen++;
      return index >= skip && (stopAfter < 0 || index < skip + stopAfter);
    }
  };
  Counter patterns{.tag = "apply-pattern"}, folds{.tag = "fold"};
  RewriteTracer *next;
};

} // namespace mlir

#endif // STRATA_TOOLS_OPT_DEBUGCOUNTER_H
