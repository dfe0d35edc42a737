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

/// Forbids, and is notified of, pattern applications. The default allows all.
class PatternObserver {
public:
  virtual ~PatternObserver();
  /// Called before a pattern is tried on `op` (a declarative pattern has already matched then). If the
  /// function returns false, the pattern is skipped.
  /// \param name the record name or debug name of the pattern; may be empty.
  virtual bool shouldApply(llvm::StringRef name, Operation *op) { return true; }
  /// Called after a pattern was tried. The op passed to shouldApply() may have been erased.
  virtual void applied(llvm::StringRef name, bool succeeded) {}
  /// Return true to be called with each pattern, after shouldApply() and before applied(). For a declarative
  /// pattern, \p pattern is a temporary object with its properties.
  virtual bool wantsPatterns() const { return false; }
  virtual void begin(const Pattern &pattern, Operation *op) {}
  virtual void end(const Pattern &pattern, bool succeeded) {}
  /// Called before and after an op is folded. If shouldFold returns false, the op is not folded.
  virtual bool shouldFold(Operation *op) { return true; }
  virtual void folded(bool succeeded) {}
  /// Called before a trivially dead op is erased, which cannot be forbidden.
  virtual void willEraseDead(Operation *op) {}
};

} // namespace mlir

#endif // STRATA_RUNTIME_REWRITE_PATTERNOBSERVER_H
