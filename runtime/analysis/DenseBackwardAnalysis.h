//===- DenseBackwardAnalysis.h - Backward dense analysis ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Base class of backward analyses with one state for each program point, for example the memory that may be
// read after that point. The state before an op is computed from the state after it; at a branch the states
// of all successors are met. States of code that DeadCodeAnalysis finds unreachable stay uninitialized.
//
//     class NextReads : public DenseBackwardDataFlowAnalysis<Reads> {
//     public:
//       using DenseBackwardDataFlowAnalysis::DenseBackwardDataFlowAnalysis;
//       LogicalResult visitOperation(Operation *op, const Reads &after, Reads *before) override;
//       void setToExitState(Reads *lattice) override;   // unknown reads may follow
//     };
//     SymbolTableCollection symbolTables;
//     solver.load<NextReads>(symbolTables);
//
// The state at the end of a block is the state after its terminator. Ownership and threads: see
// DataFlowFramework.h. For the forward direction, see DenseAnalysis.h; for facts about values,
// SparseAnalysis.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_DENSEBACKWARDANALYSIS_H
#define STRATA_RUNTIME_ANALYSIS_DENSEBACKWARDANALYSIS_H

#include "runtime/analysis/DenseAnalysis.h"
#include "runtime/ir/SymbolTable.h"

namespace mlir::dataflow {

/// The control-flow edge of a call that a transfer function is called for: from the call into the callee,
/// from the callee back to the call, or past a callee without a visible body.
enum class CallControlFlowAction { EnterCallee, ExitCallee, ExternalCallee };

/// The part of a backward dense analysis that is independent of the state class.
class AbstractDenseBackwardDataFlowAnalysis : public ReachableCodeAnalysis {
public:
  /// \param symbolTables  used to look up callees; borrowed, must outlive the analysis.
  AbstractDenseBackwardDataFlowAnalysis(DataFlowSolver &solver, SymbolTableCollection &symbolTables)
      : ReachableCodeAnalysis(solver), symbolTables(symbolTables) {}
  LogicalResult initialize(Operation *top) override;
  LogicalResult visit(ProgramPoint *point) override;

protected:
  /// Transfer function of `op`: updates `before` from `after`.
  virtual LogicalResult visitOperationImpl(Operation *op, const AbstractDenseLattice &after,
                                           AbstractDenseLattice *before) = 0;
  virtual AbstractDenseLattice *getLattice(ProgramPoint *point) = 0;
  virtual void setToExitState(AbstractDenseLattice *lattice) = 0;
  // Transfer functions of control-flow edges: `after` is the state at the target of the edge, `before` at its
  // source.
  virtual void visitBlockTransferImpl(Block *block, ProgramPoint *point, Block *successor,
                                      const AbstractDenseLattice &after, AbstractDenseLattice *before) = 0;
  virtual void visitRegionBranchTransferImpl(RegionBranchOpInterface branch, RegionBranchPoint from,
                                             RegionSuccessor to, const AbstractDenseLattice &after,
                                             AbstractDenseLattice *before) = 0;
  virtual void visitCallTransferImpl(CallOpInterface call, CallControlFlowAction action,
                                     const AbstractDenseLattice &after, AbstractDenseLattice *before) = 0;
  /// Returns the state of `point` and runs this analysis at `dependent` again when that state changes.
  const AbstractDenseLattice *getLatticeFor(ProgramPoint *dependent, ProgramPoint *point) {
    return readAt(dependent, getLattice(point));
  }
  void meet(AbstractDenseLattice *lattice, const AbstractDenseLattice &other) {
    propagateIfChanged(lattice, lattice->meet(other));
  }

private:
  LogicalResult visitOperation(Operation *op);
  void visitBlock(Block *block);
  /// Updates the state at the end of a block without successor blocks, from the edges that leave its region.
  void visitExitBlock(Block *block, ProgramPoint *point, AbstractDenseLattice *before);
  void visitRegionEdges(ProgramPoint *point, RegionBranchOpInterface branch, RegionBranchPoint from,
                        AbstractDenseLattice *before);
  void visitCall(CallOpInterface call, ProgramPoint *point, AbstractDenseLattice *before);

  SymbolTableCollection &symbolTables;
};

/// Backward dense analysis with states of class `StateT`, which derives from AbstractDenseLattice and
/// overrides `meet`.
template <typename StateT>
class DenseBackwardDataFlowAnalysis : public AbstractDenseBackwardDataFlowAnalysis {
public:
  using AbstractDenseBackwardDataFlowAnalysis::AbstractDenseBackwardDataFlowAnalysis;
  /// Transfer function of `op`: updates `before` with propagateIfChanged() or meet(). A failure makes the
  /// whole solver run fail. Not called for calls and for ops with RegionBranchOpInterface: the transfer
  /// functions of their edges are called instead.
  virtual LogicalResult visitOperation(Operation *op, const StateT &after, StateT *before) = 0;
  /// Sets `lattice` to the pessimistic state, for control that leaves to unknown successors.
  virtual void setToExitState(StateT *lattice) = 0;

  // Transfer functions of control-flow edges: `after` is the state at the target of the edge, `before` at its
  // source. The default meets `after` into `before`.
  virtual void visitBlockTransfer(Block *, ProgramPoint *, Block *, const StateT &after, StateT *before) {
    meet(before, after);
  }
  virtual void visitRegionBranchControlFlowTransfer(RegionBranchOpInterface, RegionBranchPoint,
                                                    RegionSuccessor, const StateT &after, StateT *before) {
    meet(before, after);
  }
  /// Transfer function of a call edge. `after` and `before` are, by `action`:
  /// - EnterCallee: the state at the start of the callee, and the state before the call.
  /// - ExitCallee: the state after the call, and the state at the end of the callee.
  /// - ExternalCallee: the states after and before the call. The default also sets `before` to the exit
  /// state.
  virtual void visitCallControlFlowTransfer(CallOpInterface, CallControlFlowAction action,
                                            const StateT &after, StateT *before) {
    meet(before, after);
    if (action == CallControlFlowAction::ExternalCallee)
      setToExitState(before);
  }

protected:
  StateT *getLattice(ProgramPoint *point) override { return getOrCreate<StateT>(point); }

private:
  LogicalResult visitOperationImpl(Operation *op, const AbstractDenseLattice &after,
                                   AbstractDenseLattice *before) final {
    return visitOperation(op, static_cast<const StateT &>(after), static_cast<StateT *>(before));
  }
  void setToExitState(AbstractDenseLattice *lattice) final { setToExitState(static_cast<StateT *>(lattice)); }
  void visitBlockTransferImpl(Block *block, ProgramPoint *point, Block *successor,
                              const AbstractDenseLattice &after, AbstractDenseLattice *before) final {
    visitBlockTransfer(block, point, successor, static_cast<const StateT &>(after),
                       static_cast<StateT *>(before));
  }
  void visitRegionBranchTransferImpl(RegionBranchOpInterface branch, RegionBranchPoint from,
                                     RegionSuccessor to, const AbstractDenseLattice &after,
                                     AbstractDenseLattice *before) final {
    visitRegionBranchControlFlowTransfer(branch, from, to, static_cast<const StateT &>(after),
                                         static_cast<StateT *>(before));
  }
  void visitCallTransferImpl(CallOpInterface call, CallControlFlowAction action,
                             const AbstractDenseLattice &after, AbstractDenseLattice *before) final {
    visitCallControlFlowTransfer(call, action, static_cast<const StateT &>(after),
                                 static_cast<StateT *>(before));
  }
};

} // namespace mlir::dataflow

#endif // STRATA_RUNTIME_ANALYSIS_DENSEBACKWARDANALYSIS_H
