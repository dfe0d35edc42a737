//===- LiveValues.h - Values that may affect program behavior -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Computes the live values of an op. A value is live if observable behavior may depend on it:
// - an op with memory effects uses it;
// - it controls a branch, or an op with regions, that has effects or live results;
// - it escapes to unknown code;
// - a live value is computed from it.
//
// Liveness is propagated backward through ops, branches, regions and calls of private functions whose calls
// are all known. For live ranges (the blocks where a value is still needed), see Liveness.h.
//
// Unreachable code is treated like reachable code. Computed once, by a worklist, in time linear in the number
// of uses. Borrows the IR and is not updated when the IR changes. Const members may be called from several
// threads.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_LIVEVALUES_H
#define STRATA_RUNTIME_ANALYSIS_LIVEVALUES_H

#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace mlir {

/// The set of live values of an op, and the call information that was used to compute it.
class LiveValues {
public:
  /// Analyzes everything nested in `top`. Operands of the terminators of the regions of `top` escape.
  explicit LiveValues(Operation *top);

  bool isLive(Value value) const { return live.contains(value); }
  bool isAnyLive(ValueRange values) const {
    return llvm::any_of(values, [&](Value value) { return isLive(value); });
  }
  /// Equivalent to mlir::isMemoryEffectFree(), but constant time: nested effects were computed once for all
  /// ops.
  bool isEffectFree(Operation *op) const;
  /// Returns true if getCalls() lists every use of the function's symbol, so that its signature may be
  /// changed.
  bool areAllCallsKnown(Operation *function) const { return functions.contains(function); }
  /// Returns the calls of `function`. \pre areAllCallsKnown(function).
  llvm::ArrayRef<CallOpInterface> getCalls(Operation *function) const {
    return functions.find(function)->second.calls;
  }
  /// Returns the ops that return from `function`, each with one operand for each result.
  /// \pre areAllCallsKnown(function).
  llvm::ArrayRef<Operation *> getReturns(Operation *function) const {
    return functions.find(function)->second.returns;
  }
  /// Returns the functions whose calls are all known, in pre-order.
  llvm::SmallVector<Operation *> getFunctions() const;

private:
  /// The calls and the returns of a function.
  struct Function {
    llvm::SmallVector<CallOpInterface, 2> calls;
    llvm::SmallVector<Operation *, 1> returns;
  };
  void findEffects();
  void findFunctions();
  bool findReturns(Operation *function, Function &entry);
  void addRoots(Operation *op);
  void addRegionBranch(RegionBranchOpInterface branch);
  void addBranch(BranchOpInterface branch);
  void follow(Value value);
  void followArgument(BlockArgument argument);
  void followResult(OpResult result);
  void mark(Value value) {
    if (value && live.insert(value).second)
      worklist.push_back(value);
  }
  void mark(ValueRange values) {
    for (Value value : values)
      mark(value);
  }

  Operation *top;
  llvm::DenseSet<Value> live;
  llvm::SmallVector<Value> worklist;
  /// Ops that directly contain, in one of their regions, an op with effects.
  llvm::DenseSet<Operation *> opsWithNestedEffects;
  /// The functions whose calls are all known, with their calls and returns.
  llvm::MapVector<Operation *, Function> functions;
  /// Maps each call of the functions in `functions` to its callee.
  llvm::DenseMap<Operation *, Operation *> callees;
  /// The operands that branches and regions forward to a block argument or result.
  llvm::DenseMap<Value, llvm::SmallVector<Value, 2>> sources;
  /// For each effect-free op with RegionBranchOpInterface: the operands of the op and of its terminators that
  /// are not forwarded, which may select a successor.
  llvm::DenseMap<Operation *, llvm::SmallVector<Value, 2>> controls;
};

} // namespace mlir

#endif // STRATA_RUNTIME_ANALYSIS_LIVEVALUES_H
