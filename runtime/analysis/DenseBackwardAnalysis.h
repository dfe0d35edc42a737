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

/// The part of a backward dense analysis that is independent of the state class.
class AbstractDenseBackwardDataFlowAnalysis : public ReachableCodeAnalysis {
public:
  /// \param symbolTables  used to look up callees; borrowed, must outlive the analysis.
  AbstractDenseBackwardDataFlowAnalysis(DataFlowSolver &solver, SymbolTableCollection &symbolTables)
      : ReachableCodeAnalysis(solver), symbolTables(symbolTables) {}
  LogicalResult initialize(Operation *top) override;
  void initializeEquivalentLatticeAnchor(Operation *top) override;
  LogicalResult visit(ProgramPoint *point) override;

protected:
  /// Transfer function of `op`: updates `before` from `after`.
  virtual LogicalResult visitOperationImpl(Operation *op, const AbstractDenseLattice &after,
                                           AbstractDenseLattice *before) = 0;
  virtual AbstractDenseLattice *getLattice(LatticeAnchor anchor) = 0;
  virtual void setToExitState(AbstractDenseLattice *lattice) = 0;
  /// Returns the state of `anchor` and runs this analysis at `dependent` again when that state changes.
  virtual const AbstractDenseLattice *getLatticeFor(ProgramPoint *dependent, LatticeAnchor anchor);
  /// Updates the state before `op`, if it is reachable: meets the states of the edges of calls and region
  /// branches, and calls the transfer function of other ops.
  virtual LogicalResult processOperation(Operation *op);
  /// Makes anchors around `op` that always have the same state equivalent. The default does nothing.
  virtual void buildOperationEquivalentLatticeAnchor(Operation *op);

  // Transfer functions of control-flow edges: `after` is the state at the target of the edge, `before` at its
  // source. The defaults meet `after` into `before`.
  virtual void visitBlockTransfer(Block *block, ProgramPoint *point, Block *successor,
                                  const AbstractDenseLattice &after, AbstractDenseLattice *before);
  virtual void visitRegionBranchControlFlowTransfer(RegionBranchOpInterface branch,
                                                    RegionBranchPoint regionFrom, RegionSuccessor regionTo,
                                                    const AbstractDenseLattice &after,
                                                    AbstractDenseLattice *before);
  /// Transfer function of a control-flow edge of a call. `after` and `before` depend on `action`:
  /// - EnterCallee: the state at the start of the callee, and the state before the call.
  /// - ExitCallee: the state after the call, and the state at the end of the callee.
  /// - ExternalCallee: the states after and before the call. The default also sets `before` to the exit
  /// state.
  virtual void visitCallControlFlowTransfer(CallOpInterface call, CallControlFlowAction action,
                                            const AbstractDenseLattice &after, AbstractDenseLattice *before);
  void meet(AbstractDenseLattice *lattice, const AbstractDenseLattice &other) {
    propagateIfChanged(lattice, lattice->meet(other));
  }

private:
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
  using Abstract = AbstractDenseBackwardDataFlowAnalysis;

public:
  using AbstractDenseBackwardDataFlowAnalysis::AbstractDenseBackwardDataFlowAnalysis;
  /// Transfer function of `op`: updates `before` with propagateIfChanged() or meet(). A failure makes the
  /// whole solver run fail. Not called for calls and for ops with RegionBranchOpInterface: the transfer
  /// functions of their edges are called instead.
  virtual LogicalResult visitOperation(Operation *op, const StateT &after, StateT *before) = 0;
  /// Sets `lattice` to the pessimistic state, for control that leaves to unknown successors.
  virtual void setToExitState(StateT *lattice) = 0;

  // Transfer functions of control-flow edges, see the base class.
  virtual void visitBlockTransfer(Block *block, ProgramPoint *point, Block *successor, const StateT &after,
                                  StateT *before) {
    Abstract::visitBlockTransfer(block, point, successor, after, before);
  }
  virtual void visitRegionBranchControlFlowTransfer(RegionBranchOpInterface branch,
                                                    RegionBranchPoint regionFrom, RegionSuccessor regionTo,
                                                    const StateT &after, StateT *before) {
    Abstract::visitRegionBranchControlFlowTransfer(branch, regionFrom, regionTo, after, before);
  }
  virtual void visitCallControlFlowTransfer(CallOpInterface call, CallControlFlowAction action,
                                            const StateT &after, StateT *before) {
    Abstract::visitCallControlFlowTransfer(call, action, after, before);
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
  void setToExitState(AbstractDenseLattice *lattice) final { setToExitState(down(lattice)); }
  LogicalResult visitOperationImpl(Operation *op, const AbstractDenseLattice &after,
                                   AbstractDenseLattice *before) final {
    return visitOperation(op, down(after), down(before));
  }
  void visitBlockTransfer(Block *block, ProgramPoint *point, Block *successor,
                          const AbstractDenseLattice &after, AbstractDenseLattice *before) final {
    visitBlockTransfer(block, point, successor, down(after), down(before));
  }
  void visitRegionBranchControlFlowTransfer(RegionBranchOpInterface branch, RegionBranchPoint regionFrom,
                                            RegionSuccessor regionTo, const AbstractDenseLattice &after,
                                            AbstractDenseLattice *before) final {
    visitRegionBranchControlFlowTransfer(branch, regionFrom, regionTo, down(after), down(before));
  }
  void visitCallControlFlowTransfer(CallOpInterface call, CallControlFlowAction action,
                                    const AbstractDenseLattice &after, AbstractDenseLattice *before) final {
    visitCallControlFlowTransfer(call, action, down(after), down(before));
  }
};

} // namespace mlir::dataflow

#endif // STRATA_RUNTIME_ANALYSIS_DENSEBACKWARDANALYSIS_H
