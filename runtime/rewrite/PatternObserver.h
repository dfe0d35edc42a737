//===- PatternObserver.h - Filter and observer of patterns ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A callback interface that a driver calls before and after each pattern and fold: for bisection,
// explanations, and to find patterns that undo each other. Drivers without an observer make no calls.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_PATTERNOBSERVER_H
#define STRATA_RUNTIME_REWRITE_PATTERNOBSERVER_H

#include "llvm/ADT/StringRef.h"

namespace mlir {

class MLIRContext;
class Operation;
class Pattern;

/// Is asked before, and notified after, patterns are applied. By default it allows all patterns.
class PatternObserver {
public:
  virtual ~PatternObserver();
  /// Called before a pattern is tried on `op`. (A declarative pattern has already matched at that time.) If
  /// the function returns false, the pattern is skipped.
  /// \param name the record name or debug name of the pattern; may be empty.
  virtual bool shouldApply(llvm::StringRef name, Operation *op) { return true; }
  /// Called after a pattern was tried. The op passed to shouldApply() may have been erased.
  virtual void applied(llvm::StringRef name, bool succeeded) {}
  /// Returns true if begin() and end() are to be called for each pattern, between shouldApply() and
  /// applied(). For a declarative pattern, their argument is a temporary object with the properties of the
  /// pattern.
  virtual bool wantsPatterns() const { return false; }
  virtual void begin(const Pattern &pattern, Operation *op) {}
  virtual void end(const Pattern &pattern, bool succeeded) {}
  /// Called before and after an op is folded. If shouldFold() returns false, the op is not folded.
  virtual bool shouldFold(Operation *op) { return true; }
  virtual void folded(bool succeeded) {}
  /// Called before a trivially dead op is erased. The observer cannot prevent this.
  virtual void willEraseDead(Operation *op) {}
};

} // namespace mlir

#endif // STRATA_RUNTIME_REWRITE_PATTERNOBSERVER_H
