//===- LivenessAnalysis.h - Liveness as data-flow analysis ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A backward sparse analysis that computes which values are live: observable behavior may depend on them. A
// value is live if an op with memory effects, an unknown caller or unknown code uses it, if a live value is
// computed from it, or if it decides a branch or an op with regions that has effects or live results.
//
//     dataflow::RunLivenessAnalysis liveness(module);
//     const dataflow::Liveness *state = liveness.getLiveness(value);   // null in unreachable code
//
// Use LivenessAnalysis in a solver together with other analyses. LiveValues.h answers the same question
// without a solver, in linear time. Ownership and threads: see DataFlowFramework.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_LIVENESSANALYSIS_H
#define STRATA_RUNTIME_ANALYSIS_LIVENESSANALYSIS_H

#include "runtime/analysis/SparseAnalysis.h"
#include "runtime/ir/SymbolTable.h"

namespace mlir::dataflow {

/// Whether a value is live; not live until a use proves it.
struct Liveness : public AbstractSparseLattice {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Liveness)
  using AbstractSparseLattice::AbstractSparseLattice;

  ChangeResult markLive();
  /// Sets this state to live if `other` is live.
  ChangeResult meet(const AbstractSparseLattice &other) override;
  void print(llvm::raw_ostream &os) const override;

  bool isLive = false;
};

/// Computes Liveness. Needs DeadCodeAnalysis in the same solver.
class LivenessAnalysis : public SparseBackwardDataFlowAnalysis<Liveness> {
public:
  using SparseBackwardDataFlowAnalysis::SparseBackwardDataFlowAnalysis;
  LogicalResult visitOperation(Operation *op, llvm::ArrayRef<Liveness *> operands,
                               llvm::ArrayRef<const Liveness *> results) override;
  void visitBranchOperand(OpOperand &operand) override;
  void visitCallOperand(OpOperand &operand) override;
  void visitNonControlFlowArguments(RegionSuccessor &successor,
                                    llvm::ArrayRef<BlockArgument> arguments) override;
  void setToExitState(Liveness *lattice) override;

private:
  void markLive(Value value);
};

/// Runs LivenessAnalysis, and the analyses that it needs, on an op and keeps the result. Usable as an
/// analysis of AnalysisManager.
struct RunLivenessAnalysis {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RunLivenessAnalysis)

  explicit RunLivenessAnalysis(Operation *op);
  /// Returns the state of a value, or null if the analysis did not reach it.
  const Liveness *getLiveness(Value value) const;

private:
  SymbolTableCollection symbolTables;
  DataFlowSolver solver;
};

} // namespace mlir::dataflow

#endif // STRATA_RUNTIME_ANALYSIS_LIVENESSANALYSIS_H
