//===- IntegerRangeAnalysis.h - Integer range analysis --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Computes signed and unsigned bounds of integer and index values, from InferIntRangeInterface and from loop
// bounds (LoopLikeOpInterface). This is the interval analysis of Cousot and Cousot (POPL 1977) with the
// coarsest widening: if the range of a value that a terminator forwards changes a second time, it becomes the
// full range.
//
//     DataFlowSolver solver;
//     dataflow::loadBaselineAnalyses(solver);          // reachability and constants
//     solver.load<dataflow::IntegerRangeAnalysis>();
//     …
//     auto *state = solver.lookupState<dataflow::IntegerValueRangeLattice>(value);
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_INTEGERRANGEANALYSIS_H
#define STRATA_RUNTIME_ANALYSIS_INTEGERRANGEANALYSIS_H

#include "runtime/analysis/SparseAnalysis.h"
#include "runtime/interfaces/InferIntRangeInterface.h"

namespace mlir::dataflow {

/// Adds DeadCodeAnalysis and SparseConstantPropagation, which most other analyses need, to `solver`.
void loadBaselineAnalyses(DataFlowSolver &solver);

/// The range of a value. A range with a single element is also joined into the constant propagation state of
/// the value; any other range makes the value unknown there.
class IntegerValueRangeLattice : public Lattice<IntegerValueRange> {
public:
  using Lattice::Lattice;
  void onUpdate(DataFlowSolver *solver) const override;
};

/// Computes IntegerValueRangeLattice for all values. Needs DeadCodeAnalysis; without it no value gets a
/// range.
class IntegerRangeAnalysis : public SparseForwardDataFlowAnalysis<IntegerValueRangeLattice> {
public:
  using SparseForwardDataFlowAnalysis::SparseForwardDataFlowAnalysis;
  LogicalResult visitOperation(Operation *op, llvm::ArrayRef<const IntegerValueRangeLattice *> operands,
                               llvm::ArrayRef<IntegerValueRangeLattice *> results) override;
  /// Computes the ranges of region arguments that receive no forwarded operand. Uses InferIntRangeInterface
  /// if `op` implements it; else computes the ranges of induction variables from the loop bounds.
  void visitNonControlFlowArguments(Operation *op, const RegionSuccessor &successor,
                                    llvm::ArrayRef<IntegerValueRangeLattice *> arguments,
                                    unsigned firstIndex) override;
  void setToEntryState(IntegerValueRangeLattice *lattice) override;

private:
  /// Joins `range` into `lattice`. Widens to the full range if this changes a range that was initialized
  /// before and a terminator forwards the value.
  void joinRange(IntegerValueRangeLattice *lattice, const IntegerValueRange &range);
  /// Returns the largest (`isUpper`) or smallest signed value of a loop bound; the limit of `type` if it is
  /// unknown.
  llvm::APInt boundOf(OpFoldResult bound, Type type, ProgramPoint *reader, bool isUpper);
  /// Sets the ranges of the induction variables of a LoopLikeOpInterface op from its bounds and steps.
  void visitInductionVariables(Operation *loop);
};

/// Succeeds if the signed value of `value` is known to be non-negative. For index values this is computed
/// with 64 bits and may not hold on targets where index is narrower.
LogicalResult staticallyNonNegative(DataFlowSolver &solver, Value value);
/// Succeeds if all operands and results of `op` are known to be non-negative, so that the signed and the
/// unsigned variant of the op are equivalent.
LogicalResult staticallyNonNegative(DataFlowSolver &solver, Operation *op);

} // namespace mlir::dataflow

#endif // STRATA_RUNTIME_ANALYSIS_INTEGERRANGEANALYSIS_H
