//===- DenseAnalysis.h - What is known at points --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The base of forward analyses that have one state for each point between ops: what memory holds there, say.
// A state behind an op is computed from the one before it; where control comes together, states are joined.
// Code that DeadCodeAnalysis finds not to run says nothing. For facts about values, see SparseAnalysis.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_DENSEANALYSIS_H
#define STRATA_RUNTIME_ANALYSIS_DENSEANALYSIS_H

#include "runtime/analysis/DataFlowFramework.h"
#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"

namespace strata::dataflow {

/// The state of a point. Forward analyses join states, backward ones (DenseBackwardAnalysis.h) meet them.
class AbstractDenseLattice : public AnalysisState {
public:
  using AnalysisState::AnalysisState;
  virtual ChangeResult join(const AbstractDenseLattice &) { return ChangeResult::NoChange; }
  virtual ChangeResult meet(const AbstractDenseLattice &) { return ChangeResult::NoChange; }
};

/// The part that does not know the states' class.
class AbstractDenseForwardDataFlowAnalysis : public DataFlowAnalysis {
public:
  using DataFlowAnalysis::DataFlowAnalysis;
  LogicalResult initialize(Operation *top) override;
  LogicalResult visit(ProgramPoint *point) override;

protected:
  virtual LogicalResult visitOperationImpl(Operation *op, const AbstractDenseLattice &before,
                                           AbstractDenseLattice *after) = 0;
  virtual AbstractDenseLattice *getLattice(ProgramPoint *point) = 0;
  virtual void setToEntryState(AbstractDenseLattice *lattice) = 0;
  /// The state of a point, read at another.
  const AbstractDenseLattice *getLatticeFor(ProgramPoint *dependent, ProgramPoint *point);
  void join(AbstractDenseLattice *lattice, const AbstractDenseLattice &other) {
    propagateIfChanged(lattice, lattice->join(other));
  }

private:
  LogicalResult visitOperation(Operation *op);
  void visitBlock(Block *block);
  /// Joins the states of all that control comes from, to a region or back to its op.
  void visitRegionEdges(ProgramPoint *point, Operation *branch, AbstractDenseLattice *after);
  /// The state behind a call is that at the returns of what is called; false where they are not known.
  bool visitCall(CallOpInterface call, AbstractDenseLattice *after);
};

template <typename StateT>
class DenseForwardDataFlowAnalysis : public AbstractDenseForwardDataFlowAnalysis {
public:
  using AbstractDenseForwardDataFlowAnalysis::AbstractDenseForwardDataFlowAnalysis;
  /// Says what is known behind the op, with propagateIfChanged or join; fails when the analysis as a whole
  /// must.
  virtual LogicalResult visitOperation(Operation *op, const StateT &before, StateT *after) = 0;
  /// All that may be: for what comes from outside.
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

} // namespace strata::dataflow

#endif // STRATA_RUNTIME_ANALYSIS_DENSEANALYSIS_H
