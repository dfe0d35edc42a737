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

/// The control-flow edge of a call that a transfer function is called for: from the call into the callee,
/// from the callee back to the call, or past a callee without a visible body.
enum class CallControlFlowAction { EnterCallee, ExitCallee, ExternalCallee };

/// The part of a forward dense analysis that is independent of the state class.
class AbstractDenseForwardDataFlowAnalysis : public ForwardReachableCodeAnalysis {
public:
  using ForwardReachableCodeAnalysis::ForwardReachableCodeAnalysis;
  LogicalResult initialize(Operation *top) override { return updateAll(top, /*includeTop=*/false); }
  void initializeEquivalentLatticeAnchor(Operation *top) override;

protected:
  /// Transfer function of `op`: updates `after` from `before`.
  virtual LogicalResult visitOperationImpl(Operation *op, const AbstractDenseLattice &before,
                                           AbstractDenseLattice *after) = 0;
  virtual AbstractDenseLattice *getLattice(LatticeAnchor anchor) = 0;
  virtual void setToEntryState(AbstractDenseLattice *lattice) = 0;
  /// Returns the state of `anchor` and runs this analysis at `dependent` again when that state changes.
  virtual const AbstractDenseLattice *getLatticeFor(ProgramPoint *dependent, LatticeAnchor anchor);
  /// Updates the state after `op`, if it is reachable: joins the states of the edges of calls and region
  /// branches, and calls the transfer function of other ops.
  virtual LogicalResult processOperation(Operation *op);
  /// Makes anchors around `op` that always have the same state equivalent. The default does nothing.
  virtual void buildOperationEquivalentLatticeAnchor(Operation *op);
  void join(AbstractDenseLattice *lattice, const AbstractDenseLattice &other) {
    propagateIfChanged(lattice, lattice->join(other));
  }
  /// Joins into `after` the states of all predecessors of the entry of a region, or of the point after
  /// `branch`.
  void visitRegionBranchOperation(ProgramPoint *point, RegionBranchOpInterface branch,
                                  AbstractDenseLattice *after);

  // Transfer functions of control-flow edges: `before` is the state at the source of the edge, `after` at its
  // target. The defaults join `before` into `after`.
  virtual void visitBlockTransfer(Block *block, ProgramPoint *point, Block *predecessor,
                                  const AbstractDenseLattice &before, AbstractDenseLattice *after);
  /// Transfer function of a control-flow edge of `branch` from region number `regionFrom` to region number
  /// `regionTo`; nullopt stands for the op itself instead of a region.
  virtual void visitRegionBranchControlFlowTransfer(RegionBranchOpInterface branch,
                                                    std::optional<unsigned> regionFrom,
                                                    std::optional<unsigned> regionTo,
                                                    const AbstractDenseLattice &before,
                                                    AbstractDenseLattice *after);
  /// Transfer function of a control-flow edge of a call. `before` and `after` depend on `action`:
  /// - EnterCallee: the state before the call, and the state at the start of the callee.
  /// - ExitCallee: the state at a return of the callee, and the state after the call.
  /// - ExternalCallee: the states before and after the call. The default also sets `after` to the entry
  /// state.
  virtual void visitCallControlFlowTransfer(CallOpInterface call, CallControlFlowAction action,
                                            const AbstractDenseLattice &before, AbstractDenseLattice *after);

private:
  LogicalResult updateOperation(Operation *op) final { return processOperation(op); }
  void updateBlock(Block *block) final;
  /// Joins the states at the callee's returns into the state after the call.
  void visitCall(CallOpInterface call, const AbstractDenseLattice &before, AbstractDenseLattice *after);
};

/// Forward dense analysis with states of class `StateT`, which derives from AbstractDenseLattice and
/// overrides `join`.
template <typename StateT>
class DenseForwardDataFlowAnalysis : public AbstractDenseForwardDataFlowAnalysis {
  using Abstract = AbstractDenseForwardDataFlowAnalysis;

public:
  using AbstractDenseForwardDataFlowAnalysis::AbstractDenseForwardDataFlowAnalysis;
  /// Transfer function of `op`: updates `after` with propagateIfChanged() or join(). A failure makes the
  /// whole solver run fail. Not called for calls and for ops with RegionBranchOpInterface: the transfer
  /// functions of their edges are called instead.
  virtual LogicalResult visitOperation(Operation *op, const StateT &before, StateT *after) = 0;
  /// Sets `lattice` to the pessimistic state, for control that enters from unknown predecessors.
  virtual void setToEntryState(StateT *lattice) = 0;

  // Transfer functions of control-flow edges, see the base class.
  virtual void visitBlockTransfer(Block *block, ProgramPoint *point, Block *predecessor, const StateT &before,
                                  StateT *after) {
    Abstract::visitBlockTransfer(block, point, predecessor, before, after);
  }
  virtual void visitRegionBranchControlFlowTransfer(RegionBranchOpInterface branch,
                                                    std::optional<unsigned> regionFrom,
                                                    std::optional<unsigned> regionTo, const StateT &before,
                                                    StateT *after) {
    Abstract::visitRegionBranchControlFlowTransfer(branch, regionFrom, regionTo, before, after);
  }
  virtual void visitCallControlFlowTransfer(CallOpInterface call, CallControlFlowAction action,
                                            const StateT &before, StateT *after) {
    Abstract::visitCallControlFlowTransfer(call, action, before, after);
  }

protected:
  StateT *getLattice(LatticeAnchor anchor) override { return getOrCreate<StateT>(anchor); }
  const AbstractDenseLattice *getLatticeFor(ProgramPoint *dependent, LatticeAnchor anchor) override {
    return getOrCreateFor<StateT>(dependent, anchor);
  }

  // The overrides of the virtual functions of the base class cast the states to `StateT` and call the
  // overloads above.
  static const StateT &down(const AbstractDenseLattice &state) { return static_cast<const StateT &>(state); }
  static StateT *down(AbstractDenseLattice *state) { return static_cast<StateT *>(state); }
  void setToEntryState(AbstractDenseLattice *lattice) override { setToEntryState(down(lattice)); }
  LogicalResult visitOperationImpl(Operation *op, const AbstractDenseLattice &before,
                                   AbstractDenseLattice *after) final {
    return visitOperation(op, down(before), down(after));
  }
  void visitBlockTransfer(Block *block, ProgramPoint *point, Block *predecessor,
                          const AbstractDenseLattice &before, AbstractDenseLattice *after) final {
    visitBlockTransfer(block, point, predecessor, down(before), down(after));
  }
  void visitRegionBranchControlFlowTransfer(RegionBranchOpInterface branch,
                                            std::optional<unsigned> regionFrom,
                                            std::optional<unsigned> regionTo,
                                            const AbstractDenseLattice &before,
                                            AbstractDenseLattice *after) final {
    visitRegionBranchControlFlowTransfer(branch, regionFrom, regionTo, down(before), down(after));
  }
  void visitCallControlFlowTransfer(CallOpInterface call, CallControlFlowAction action,
                                    const AbstractDenseLattice &before, AbstractDenseLattice *after) final {
    visitCallControlFlowTransfer(call, action, down(before), down(after));
  }
};

} // namespace mlir::dataflow

#endif // STRATA_RUNTIME_ANALYSIS_DENSEANALYSIS_H
