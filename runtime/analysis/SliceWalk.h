//===- SliceWalk.h - Visiting the values that values depend on -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A walk over values in which the visitor selects the next values. getControlFlowPredecessors() returns the
// values that regions and branches forward to a value, a common choice:
//
//     walkSlice(root, [](Value value) -> WalkContinuation {
//       if (std::optional<SmallVector<Value>> sources = getControlFlowPredecessors(value))
//         return WalkContinuation::advanceTo(*sources);
//       return isKnown(value) ? WalkContinuation::skip() : WalkContinuation::interrupt();
//     });
//
// For slices of ops, see SliceAnalysis.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_SLICEWALK_H
#define STRATA_RUNTIME_ANALYSIS_SLICEWALK_H

#include "runtime/ir/Operation.h"
#include <optional>

namespace mlir {

class Diagnostic;
class InFlightDiagnostic;

/// The decision that a callback of walkSlice() returns for a value: end the walk (interrupt), visit the given
/// values next (advance), or visit no further values from this one (skip).
class WalkContinuation {
public:
  enum class WalkAction { Interrupt, AdvanceTo, Skip };

  WalkContinuation(WalkAction action, ValueRange nextValues)
      : action(action), nextValues(nextValues.begin(), nextValues.end()) {}
  /// Create a continuation that interrupts the walk, so that a callback can return the error that it emits.
  WalkContinuation(Diagnostic &&);
  WalkContinuation(InFlightDiagnostic &&);
  static WalkContinuation interrupt() { return {WalkAction::Interrupt, {}}; }
  static WalkContinuation advanceTo(ValueRange nextValues) { return {WalkAction::AdvanceTo, nextValues}; }
  static WalkContinuation skip() { return {WalkAction::Skip, {}}; }

  bool wasInterrupted() const { return action == WalkAction::Interrupt; }
  bool wasAdvancedTo() const { return action == WalkAction::AdvanceTo; }
  bool wasSkipped() const { return action == WalkAction::Skip; }
  /// Returns the values to visit; empty unless wasAdvancedTo().
  llvm::ArrayRef<Value> getNextValues() const { return nextValues; }

private:
  WalkAction action;
  llvm::SmallVector<Value> nextValues;
};

using WalkCallback = llvm::function_ref<WalkContinuation(Value)>;

/// Visits `rootValues` and the values that the callback advances to, each of them once. Returns the
/// continuation that interrupted the walk; if the walk was not interrupted, returns skip().
WalkContinuation walkSlice(ValueRange rootValues, WalkCallback walkCallback);

/// Returns the values that may be forwarded to `value`, a result or entry block argument of an op with
/// RegionBranchOpInterface, an argument of another block, or a result of an op with SelectLikeOpInterface.
/// Returns nullopt if `value` has another origin or not all of these values are known.
std::optional<llvm::SmallVector<Value>> getControlFlowPredecessors(Value value);

} // namespace mlir

#endif // STRATA_RUNTIME_ANALYSIS_SLICEWALK_H
