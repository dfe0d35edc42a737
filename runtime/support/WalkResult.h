//===- WalkResult.h - How a walk continues ----------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The result of a function that is called for each element of a nested structure. A LogicalResult or a
// diagnostic converts to it: failure and errors interrupt the walk.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_WALKRESULT_H
#define STRATA_RUNTIME_SUPPORT_WALKRESULT_H

#include "llvm/Support/LogicalResult.h"

namespace mlir {

class Diagnostic;
class InFlightDiagnostic;

/// The result of a callback of a walk: it determines how the walk continues.
class WalkResult {
public:
  enum ResultEnum { Interrupt, Advance, Skip };
  WalkResult(ResultEnum result = Advance) : result(result) {}
  /// Converts failure to Interrupt.
  WalkResult(llvm::LogicalResult status) : result(llvm::failed(status) ? Interrupt : Advance) {}
  /// Converts a diagnostic to Interrupt.
  WalkResult(Diagnostic &&) : result(Interrupt) {}
  WalkResult(InFlightDiagnostic &&) : result(Interrupt) {}

  /// interrupt() ends the walk, advance() continues it, skip() continues without the nested operations (in
  /// PreOrder).
  static WalkResult interrupt() { return Interrupt; }
  static WalkResult advance() { return Advance; }
  static WalkResult skip() { return Skip; }
  bool wasInterrupted() const { return result == Interrupt; }
  bool wasSkipped() const { return result == Skip; }
  bool operator==(const WalkResult &) const = default;

private:
  ResultEnum result;
};

} // namespace mlir

#endif // STRATA_RUNTIME_SUPPORT_WALKRESULT_H
