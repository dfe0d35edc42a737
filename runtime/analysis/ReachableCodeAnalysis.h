//===- ReachableCodeAnalysis.h - Reachable-code base classes --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Base classes of the sparse and dense data-flow analyses. They provide what these analyses share: queries of
// the states that DeadCodeAnalysis computes (reachable blocks and edges, known callers) and the traversal
// order. An analysis derived from them needs DeadCodeAnalysis in the same solver; without it no block is
// reachable and nothing is computed.
//
// Derive from the templates in SparseAnalysis.h, DenseAnalysis.h or DenseBackwardAnalysis.h instead, unless a
// new kind of analysis is needed. Ownership and threads: see DataFlowFramework.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_REACHABLECODEANALYSIS_H
#define STRATA_RUNTIME_ANALYSIS_REACHABLECODEANALYSIS_H

#include "runtime/analysis/DeadCodeAnalysis.h"

namespace mlir::dataflow {

/// Base of analyses that ignore unreachable code.
class ReachableCodeAnalysis : public DataFlowAnalysis {
protected:
  using DataFlowAnalysis::DataFlowAnalysis;

  /// Returns true if control may reach `block`. A null block (that of a top-level op) is reachable. Records
  /// no dependency: use subscribeToBlock() for that.
  bool isReachable(Block *block) {
    return !block || getOrCreate<Executable>(getProgramPointBefore(block))->isLive();
  }
  /// Makes the solver run this analysis on the block and its ops when the block becomes reachable.
  void subscribeToBlock(Block *block) {
    getOrCreate<Executable>(getProgramPointBefore(block))->blockContentSubscribe(this);
  }
  /// Returns true if control may flow along the CFG edge. Makes the solver run this analysis on `to` when the
  /// edge becomes reachable.
  bool isReachableEdge(Block *from, Block *to);

  /// Returns true if `region` is the body of a callable op.
  static bool isCallableBody(Region *region);
  /// Returns the calls of `callable`, or nullopt if there may be other calls or the solver is not
  /// interprocedural. Runs this analysis at `dependent` again when a caller is found.
  std::optional<llvm::ArrayRef<Operation *>> getKnownCallersFor(ProgramPoint *dependent, Operation *callable);

  /// Returns `top` and all ops nested in it in reverse pre-order, so that most uses come before definitions.
  static llvm::SmallVector<Operation *> getOpsInReverse(Operation *top);
};

/// Base of forward analyses. The update for an op runs at the program point after the op, the update for a
/// block at its start.
class ForwardReachableCodeAnalysis : public ReachableCodeAnalysis {
public:
  LogicalResult visit(ProgramPoint *point) override;

protected:
  using ReachableCodeAnalysis::ReachableCodeAnalysis;

  /// Updates everything nested in `top`, and `top` itself if `includeTop`, and subscribes to all nested
  /// blocks. Ops come before the blocks of their regions. Fails if updateOperation() failed for at least one
  /// op.
  LogicalResult updateAll(Operation *top, bool includeTop);
  /// Recomputes the states that follow from `op`. Fails if the whole analysis must fail.
  virtual LogicalResult updateOperation(Operation *op) = 0;
  /// Recomputes the states at the start of `block`.
  virtual void updateBlock(Block *block) = 0;
};

} // namespace mlir::dataflow

#endif // STRATA_RUNTIME_ANALYSIS_REACHABLECODEANALYSIS_H
