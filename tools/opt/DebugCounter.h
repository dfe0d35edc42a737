//===- DebugCounter.h - Bisecting rewrites --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Lets some of the steps of a rewrite happen and not the others: --mlir-debug-counter=apply-pattern-skip=10,
// apply-pattern-count=1 tries the eleventh pattern only. Steps are numbered in the order of one thread. Tags:
// apply-pattern, fold.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_OPT_DEBUGCOUNTER_H
#define STRATA_TOOLS_OPT_DEBUGCOUNTER_H

#include "runtime/rewrite/RewriteTracer.h"

namespace strata {

/// Asks and tells another tracer, too, if there is one.
class DebugCounter : public RewriteTracer {
public:
  explicit DebugCounter(RewriteTracer *next = nullptr) : next(next) {}
  /// One `tag-skip=n` or `tag-count=n`. On failure `error` says why.
  LogicalResult addRule(llvm::StringRef rule, std::string &error);
  /// The counters with their numbers, as --mlir-print-debug-counter shows them.
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
    int64_t stopAfter = -1; ///< How many happen once those to be skipped are past; negative: all.
    int64_t seen = 0;
    bool next() {
      int64_t index = seen++;
      return index >= skip && (stopAfter < 0 || index < skip + stopAfter);
    }
  };
  Counter patterns{.tag = "apply-pattern"}, folds{.tag = "fold"};
  RewriteTracer *next;
};

} // namespace strata

#endif // STRATA_TOOLS_OPT_DEBUGCOUNTER_H
