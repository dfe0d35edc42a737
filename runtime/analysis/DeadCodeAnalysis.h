//===- DeadCodeAnalysis.h - Reachability analysis -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Computes which blocks and CFG edges are reachable (Executable) and which ops transfer control to region
// entries, to the point after ops with regions, to callable bodies and to the point after calls
// (PredecessorState).
//
// Reads the constant operands that SparseConstantPropagation computes. An op with an uninitialized operand
// reaches no successor, so both analyses must be loaded into one solver. Together they implement SCCP (Wegman
// and Zadeck, TOPLAS 1991). Ownership and threads: see DataFlowFramework.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_DEADCODEANALYSIS_H
#define STRATA_RUNTIME_ANALYSIS_DEADCODEANALYSIS_H

#include "runtime/analysis/DataFlowFramework.h"
#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/ir/SymbolTable.h"
#include <optional>
#include <utility>

namespace mlir::dataflow {

/// A control-flow edge between two blocks of a region, uniqued by the solver.
class CFGEdge : public GenericLatticeAnchorBase<CFGEdge, std::pair<Block *, Block *>> {
public:
  using Base::Base;
  Block *getTo() const { return getValue().second; }
  Block *getFrom() const { return getValue().first; }
  /// Returns the location of the terminator of the source block.
  Location getLoc() const override { return getFrom()->back().getLoc(); }
  void print(llvm::raw_ostream &os) const override;
};

/// Whether the block that starts at the anchor point, or the CFG edge that is the anchor, is reachable.
class Executable : public AnalysisState {
public:
  using AnalysisState::AnalysisState;
  ChangeResult setToLive() { return changeIf(!std::exchange(live, true)); }
  bool isLive() const { return live; }
  void print(llvm::raw_ostream &os) const override { os << (live ? "live" : "dead"); }
  /// Makes the solver run `analysis` when this state becomes live: at the start and after each op of the
  /// block, or, for an edge, at the start of its target block.
  void blockContentSubscribe(DataFlowAnalysis *analysis) { subscribers.insert(analysis); }

  void onUpdate(DataFlowSolver *solver) const override;

private:
  bool live = false;
  llvm::SmallSetVector<DataFlowAnalysis *, 4> subscribers;
};

/// The ops that transfer control to the anchor point, which is the start of a region's entry block or the
/// point after an op with regions, a call or a callable. The predecessors of the point after a callable are
/// its calls.
class PredecessorState : public AnalysisState {
public:
  using AnalysisState::AnalysisState;
  /// Returns false if ops other than the known predecessors may transfer control to the anchor point.
  bool allPredecessorsKnown() const { return allKnown; }
  ChangeResult setHasUnknownPredecessors() { return changeIf(std::exchange(allKnown, false)); }
  /// Returns the block arguments or results that receive the operands that `predecessor` forwards; empty if
  /// none were recorded.
  ValueRange getSuccessorInputs(Operation *predecessor) const { return successorInputs.lookup(predecessor); }
  llvm::ArrayRef<Operation *> getKnownPredecessors() const { return knownPredecessors.getArrayRef(); }
  /// Adds a known predecessor, and the values that receive its forwarded operands if there are any.
  ChangeResult join(Operation *predecessor, ValueRange inputs = {});
  void print(llvm::raw_ostream &os) const override;

private:
  bool allKnown = true;
  llvm::SmallSetVector<Operation *, 4> knownPredecessors;
  llvm::DenseMap<Operation *, ValueRange> successorInputs;
};

/// Computes Executable and PredecessorState for everything nested in the analyzed op. Control is assumed to
/// reach the entry blocks of that op.
class DeadCodeAnalysis : public DataFlowAnalysis {
public:
  using DataFlowAnalysis::DataFlowAnalysis;
  LogicalResult initialize(Operation *top) override;
  LogicalResult visit(ProgramPoint *point) override;

private:
  void initializeCallables(Operation *top);
  void initializeOps(Operation *top);
  void visitOperation(Operation *op);
  void visitCall(CallOpInterface call);
  void visitBranch(BranchOpInterface branch);
  void visitRegionBranch(RegionBranchOpInterface branch);
  void visitRegionTerminator(Operation *terminator, RegionBranchOpInterface branch);
  void visitCallableReturn(Operation *terminator, CallableOpInterface callable);
  void visitRegionEdges(RegionBranchOpInterface branch, Operation *predecessor,
                        llvm::ArrayRef<RegionSuccessor> successors);
  /// Returns the constant of each operand, null where it is not constant; nullopt if the state of an operand
  /// is uninitialized.
  std::optional<llvm::SmallVector<Attribute>> getOperandValues(Operation *op);
  /// Marks a program point or a control-flow edge as reachable.
  template <typename AnchorT>
  void markLive(AnchorT anchor);
  void markEdgeLive(Block *from, Block *to);
  void markEntryBlocksLive(Operation *op);

  Operation *top = nullptr;
  bool hasSymbolTable = false;
  SymbolTableCollection symbolTables;
};

} // namespace mlir::dataflow

#endif // STRATA_RUNTIME_ANALYSIS_DEADCODEANALYSIS_H
