//===- DenseBackwardAnalysis.h - What will be needed at points -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The base of backward analyses that have one state for each point between ops: what memory is read later,
// say. A state in front of an op is computed from the one behind it; where control parts, states are met.
// Code that DeadCodeAnalysis finds not to run says nothing.
//
//     class NextReads : public DenseBackwardDataFlowAnalysis<Reads> {
//     public:
//       using DenseBackwardDataFlowAnalysis::DenseBackwardDataFlowAnalysis;
//       LogicalResult visitOperation(Operation *op, const Reads &after, Reads *before) override;
//       void setToExitState(Reads *lattice) override;   // who knows what is read after that
//     };
//     SymbolTableCollection symbolTables;
//     solver.load<NextReads>(symbolTables);
//
// The state at the end of a block is the one behind its terminator. For the other direction, see
// DenseAnalysis.h; for facts about values, SparseAnalysis.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_DENSEBACKWARDANALYSIS_H
#define STRATA_RUNTIME_ANALYSIS_DENSEBACKWARDANALYSIS_H

#include "runtime/analysis/DenseAnalysis.h"
#include "runtime/ir/SymbolTable.h"

namespace strata::dataflow {

/// Which edge of a call is looked at: into what is called, out of it, or past what nobody can look into.
enum class CallControlFlowAction { EnterCallee, ExitCallee, ExternalCallee };

/// The part that does not know the states' class.
class AbstractDenseBackwardDataFlowAnalysis : public DataFlowAnalysis {
public:
  /// \param symbolTables  where callees are looked up; borrowed.
  AbstractDenseBackwardDataFlowAnalysis(DataFlowSolver &solver, SymbolTableCollection &symbolTables)
      : DataFlowAnalysis(solver), symbolTables(symbolTables) {}
  LogicalResult initialize(Operation *top) override;
  LogicalResult visit(ProgramPoint *point) override;

protected:
  virtual LogicalResult visitOperationImpl(Operation *op, const AbstractDenseLattice &after,
                                           AbstractDenseLattice *before) = 0;
  virtual AbstractDenseLattice *getLattice(ProgramPoint *point) = 0;
  virtual void setToExitState(AbstractDenseLattice *lattice) = 0;
  // Edges: from a state where control arrives to the one it leaves.
  virtual void visitBlockTransferImpl(Block *block, ProgramPoint *point, Block *successor,
                                      const AbstractDenseLattice &after, AbstractDenseLattice *before) = 0;
  virtual void visitRegionBranchTransferImpl(RegionBranchOpInterface branch, RegionBranchPoint from,
                                             RegionSuccessor to, const AbstractDenseLattice &after,
                                             AbstractDenseLattice *before) = 0;
  virtual void visitCallTransferImpl(CallOpInterface call, CallControlFlowAction action,
                                     const AbstractDenseLattice &after, AbstractDenseLattice *before) = 0;
  /// The state of a point, read at another.
  const AbstractDenseLattice *getLatticeFor(ProgramPoint *dependent, ProgramPoint *point);
  void meet(AbstractDenseLattice *lattice, const AbstractDenseLattice &other) {
    propagateIfChanged(lattice, lattice->meet(other));
  }

private:
  LogicalResult visitOperation(Operation *op);
  void visitBlock(Block *block);
  /// The end of a block that control does not leave to another block of the region.
  void visitExitBlock(Block *block, ProgramPoint *point, AbstractDenseLattice *before);
  void visitRegionEdges(ProgramPoint *point, RegionBranchOpInterface branch, RegionBranchPoint from,
                        AbstractDenseLattice *before);
  void visitCall(CallOpInterface call, ProgramPoint *point, AbstractDenseLattice *before);

  SymbolTableCollection &symbolTables;
};

/// \tparam StateT  an AbstractDenseLattice with `meet`.
template <typename StateT>
class DenseBackwardDataFlowAnalysis : public AbstractDenseBackwardDataFlowAnalysis {
public:
  using AbstractDenseBackwardDataFlowAnalysis::AbstractDenseBackwardDataFlowAnalysis;
  /// Says what is known in front of the op, with propagateIfChanged or meet; fails when the analysis as a
  /// whole must. Not called for calls and for ops with control flow between regions: their edges say it.
  virtual LogicalResult visitOperation(Operation *op, const StateT &after, StateT *before) = 0;
  /// All that may be: for what goes outside.
  virtual void setToExitState(StateT *lattice) = 0;

  // What an edge adds; by default the states are met. `after` is where control arrives, `before` where it
  // leaves.
  virtual void visitBlockTransfer(Block *, ProgramPoint *, Block *, const StateT &after, StateT *before) {
    meet(before, after);
  }
  virtual void visitRegionBranchControlFlowTransfer(RegionBranchOpInterface, RegionBranchPoint,
                                                    RegionSuccessor, const StateT &after, StateT *before) {
    meet(before, after);
  }
  /// With EnterCallee from the start of what is called to the call, with ExitCallee from behind the call to
  /// the end of what is called; with ExternalCallee from behind the call to the call, which may need
  /// anything, too.
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

} // namespace strata::dataflow

#endif // STRATA_RUNTIME_ANALYSIS_DENSEBACKWARDANALYSIS_H
