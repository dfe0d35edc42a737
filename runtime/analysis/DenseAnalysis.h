//===- DenseAnalysis.h - Forward dense data-flow analysis -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Base class of forward analyses with one state for each program point, for example the contents of memory at
// that point. The state after an op is computed from the state before it; at control-flow joins the states of
// all predecessors are joined. States of code that DeadCodeAnalysis finds unreachable stay uninitialized.
//
// Ownership and threads: see DataFlowFramework.h. For the backward direction, see DenseBackwardAnalysis.h;
// for facts about values, see SparseAnalysis.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_DENSEANALYSIS_H
#define STRATA_RUNTIME_ANALYSIS_DENSEANALYSIS_H

#include "runtime/analysis/ReachableCodeAnalysis.h"

namespace mlir::dataflow {

/// The state of a program point. Forward analyses join states, backward ones (DenseBackwardAnalysis.h) meet
/// them; the default of either operation changes nothing.
class AbstractDenseLattice : public AnalysisState {
public:
  using AnalysisState::AnalysisState;
  virtual ChangeResult join(const AbstractDenseLattice &) { return ChangeResult::NoChange; }
  virtual ChangeResult meet(const AbstractDenseLattice &) { return ChangeResult::NoChange; }
};

/// The part of a forward dense analysis that is independent of the state class.
class AbstractDenseForwardDataFlowAnalysis : public ForwardReachableCodeAnalysis {
public:
  using ForwardReachableCodeAnalysis::ForwardReachableCodeAnalysis;
  LogicalResult initialize(Operation *top) override { return updateAll(top, /*includeTop=*/false); }

protected:
  /// Transfer function of `op`: updates `after` from `before`.
  virtual LogicalResult visitOperationImpl(Operation *op, const AbstractDenseLattice &before,
                                           AbstractDenseLattice *after) = 0;
  virtual AbstractDenseLattice *getLattice(ProgramPoint *point) = 0;
  virtual void setToEntryState(AbstractDenseLattice *lattice) = 0;
  /// Returns the state of `point` and runs this analysis at `dependent` again when that state changes.
  const AbstractDenseLattice *getLatticeFor(ProgramPoint *dependent, ProgramPoint *point) {
    return readAt(dependent, getLattice(point));
  }
  void join(AbstractDenseLattice *lattice, const AbstractDenseLattice &other) {
    propagateIfChanged(lattice, lattice->join(other));
  }

private:
  LogicalResult updateOperation(Operation *op) final;
  void updateBlock(Block *block) final;
  /// Joins into `after` the states of all predecessors of a region entry, or of the point after `branch`.
  void visitRegionEdges(ProgramPoint *point, Operation *branch, AbstractDenseLattice *after);
  /// Joins the states at the callee's returns into the state after the call. Returns false, without a change,
  /// if not all returns are known.
  bool visitCall(CallOpInterface call, AbstractDenseLattice *after);
};

/// Forward dense analysis with states of class `StateT`, which derives from AbstractDenseLattice and
/// overrides `join`.
template <typename StateT>
class DenseForwardDataFlowAnalysis : public AbstractDenseForwardDataFlowAnalysis {
public:
  using AbstractDenseForwardDataFlowAnalysis::AbstractDenseForwardDataFlowAnalysis;
  /// Transfer function of `op`: updates `after` with propagateIfChanged() or join(). A failure makes the
  /// whole solver run fail.
  virtual LogicalResult visitOperation(Operation *op, const StateT &before, StateT *after) = 0;
  /// Sets `lattice` to the pessimistic state, for control that enters from unknown predecessors.
  virtual void setToEntryState(StateT *lattice) = 0;

protected:
  StateT *getLattice(ProgramPoint *point) override { return getOrCreate<StateT>(point); }

private:
  LogicalResult visitOperationImpl(Operation *op, const AbstractDenseLattice &before,
                                   AbstractDenseLattice *after) override {
    return visitOperation(op, static_cast<const StateT &>(before), static_cast<StateT *>(after));
  }
  void setToEntryState(AbstractDenseLattice *lattice) override {
    setToEntryState(static_cast<StateT *>(lattice));
  }
};

} // namespace mlir::dataflow

#endif // STRATA_RUNTIME_ANALYSIS_DENSEANALYSIS_H
