//===- DeadCodeAnalysis.h - Which code runs -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Finds the blocks and edges that control may reach, and where it comes from: into regions, back to ops with
// regions, to functions and back to calls. Asks constants of SparseConstantPropagation: a branch on what is
// not known to be anything yet goes nowhere, so the two are loaded together.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_DEADCODEANALYSIS_H
#define STRATA_RUNTIME_ANALYSIS_DEADCODEANALYSIS_H

#include "runtime/analysis/DataFlowFramework.h"
#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/ir/SymbolTable.h"
#include <optional>

namespace strata::dataflow {

/// Of the point at the start of a block, or of an edge: whether control may get there.
class Executable : public AnalysisState {
public:
  using AnalysisState::AnalysisState;
  ChangeResult setToLive();
  bool isLive() const { return live; }
  void print(llvm::raw_ostream &os) const override { os << (live ? "live" : "dead"); }
  /// Runs the analysis on all of the block when it turns out to be reached.
  void blockContentSubscribe(DataFlowAnalysis *analysis) { subscribers.insert(analysis); }

protected:
  void onUpdate(DataFlowSolver *solver) const override;

private:
  bool live = false;
  llvm::SmallSetVector<DataFlowAnalysis *, 4> subscribers;
};

/// Of the start of an entry block, or of the point behind an op: the ops that control comes from.
class PredecessorState : public AnalysisState {
public:
  using AnalysisState::AnalysisState;
  /// False: there are others, which nobody knows.
  bool allPredecessorsKnown() const { return allKnown; }
  ChangeResult setHasUnknownPredecessors();
  llvm::ArrayRef<Operation *> getKnownPredecessors() const { return known.getArrayRef(); }
  /// The values that take what a predecessor hands on, where that is not everything.
  ValueRange getSuccessorInputs(Operation *predecessor) const { return inputs.lookup(predecessor); }
  ChangeResult join(Operation *predecessor);
  ChangeResult join(Operation *predecessor, ValueRange takenBy);
  void print(llvm::raw_ostream &os) const override;

private:
  bool allKnown = true;
  llvm::SmallSetVector<Operation *, 4> known;
  llvm::DenseMap<Operation *, ValueRange> inputs;
};

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
  /// The constants among the operands; none when one may be anything yet.
  std::optional<llvm::SmallVector<Attribute>> getOperandValues(Operation *op);
  void markEdgeLive(Block *from, Block *to);
  void markEntryBlocksLive(Operation *op);

  Operation *top = nullptr;
  bool hasSymbolTable = false;
  SymbolTableCollection symbolTables;
};

} // namespace strata::dataflow

#endif // STRATA_RUNTIME_ANALYSIS_DEADCODEANALYSIS_H
