//===- LiveValues.h - Which values matter ---------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A value is live if something that can be observed may depend on it: an op with effects uses it, it decides
// where control goes and effects or live values hang on that, it is given to somebody unknown, or a live
// value is computed from it. Followed backwards through operations, branches, regions, and the calls of
// private functions of which all calls are known. Not to be confused with Liveness.h, which says where a
// value is still needed.
//
// Code that is never reached is looked at like any other. Made once, in time linear in uses, on a worklist;
// does not follow changes of the IR, which it borrows. Any number of threads may read it.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_LIVEVALUES_H
#define STRATA_RUNTIME_ANALYSIS_LIVEVALUES_H

#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace strata {

class LiveValues {
public:
  /// Of all in `top`. What ends its own regions is given to somebody unknown.
  explicit LiveValues(Operation *top);

  bool isLive(Value value) const { return live.contains(value); }
  bool isAnyLive(ValueRange values) const {
    return llvm::any_of(values, [&](Value value) { return isLive(value); });
  }
  /// As strata::isMemoryEffectFree, but found once for all ops.
  bool isEffectFree(Operation *op) const;
  /// Whether nothing but the calls in this list can get into a function, or know its type.
  bool areAllCallsKnown(Operation *function) const { return calls.contains(function); }
  /// \pre They are known. One call may be there several times.
  llvm::ArrayRef<CallOpInterface> getCalls(Operation *function) const {
    return calls.find(function)->second.calls;
  }
  /// The ops that give a function's results, each with as many operands. \pre The same.
  llvm::ArrayRef<Operation *> getReturns(Operation *function) const {
    return calls.find(function)->second.returns;
  }
  /// The functions of which all calls are known, in the order of the text.
  llvm::SmallVector<Operation *> getFunctions() const;

private:
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
      work.push_back(value);
  }
  void mark(ValueRange values) {
    for (Value value : values)
      mark(value);
  }

  Operation *top;
  llvm::DenseSet<Value> live;
  llvm::SmallVector<Value> work;
  llvm::DenseSet<Operation *> holdEffects; ///< Ops right around one with effects.
  llvm::MapVector<Operation *, Function> calls;
  llvm::DenseMap<Operation *, Operation *> callees;
  llvm::DenseMap<Value, llvm::SmallVector<Value, 2>> sources; ///< What is handed to arguments and results.
  llvm::DenseMap<Operation *, llvm::SmallVector<Value, 2>>
      controls; ///< What decides between an op's regions.
};

} // namespace strata

#endif // STRATA_RUNTIME_ANALYSIS_LIVEVALUES_H
