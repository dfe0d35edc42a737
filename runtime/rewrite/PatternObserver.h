//===- PatternObserver.h - Who watches patterns ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Is asked before a pattern is tried and told what came of it: for bisection, explanations, and to name the
// patterns that undo each other. Nothing is asked where there is no observer.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_PATTERNOBSERVER_H
#define STRATA_RUNTIME_REWRITE_PATTERNOBSERVER_H

#include "llvm/ADT/StringRef.h"

namespace strata {

class Operation;

class PatternObserver {
public:
  virtual ~PatternObserver();
  /// Before a pattern is tried on `op`; of a declarative one, before its rewrite, as it has matched. False:
  /// it is not tried. \param name  the record's or the debug name, which may be empty.
  virtual bool shouldApply(llvm::StringRef name, Operation *op) { return true; }
  /// After it was tried; the op that it was asked for may be gone.
  virtual void applied(llvm::StringRef name, bool succeeded) {}
  /// The same for folding an op, and for taking away one that nobody needs, which cannot be forbidden.
  virtual bool shouldFold(Operation *op) { return true; }
  virtual void folded(bool succeeded) {}
  virtual void willEraseDead(Operation *op) {}
};

} // namespace strata

#endif // STRATA_RUNTIME_REWRITE_PATTERNOBSERVER_H
