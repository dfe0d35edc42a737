//===- IntegerRangeAnalysis.h - Which integers values can be --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Finds bounds of integers, from what ops say of themselves (InferIntRangeInterface) and from the bounds of
// loops (LoopLikeOpInterface). A value that goes round in a loop and grows is not followed: when its bounds
// change a second time it may be anything. This is the interval analysis of Cousot and Cousot, POPL 1977,
// with the coarsest widening.
//
//     DataFlowSolver solver;
//     dataflow::loadBaselineAnalyses(solver);          // what is reached, and constants
//     solver.load<dataflow::IntegerRangeAnalysis>();
//     …
//     auto *state = solver.lookupState<dataflow::IntegerValueRangeLattice>(value);
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ANALYSIS_INTEGERRANGEANALYSIS_H
#define STRATA_RUNTIME_ANALYSIS_INTEGERRANGEANALYSIS_H

#include "runtime/analysis/SparseAnalysis.h"
#include "runtime/interfaces/InferIntRangeInterface.h"

namespace strata::dataflow {

/// DeadCodeAnalysis and SparseConstantPropagation, which others ask.
void loadBaselineAnalyses(DataFlowSolver &solver);

/// The bounds of a value. When only one number is left, that is joined to what is known of the value as a
/// constant.
class IntegerValueRangeLattice : public Lattice<IntegerValueRange> {
public:
  using Lattice::Lattice;

protected:
  void onUpdate(DataFlowSolver *solver) const override;
};

/// Needs DeadCodeAnalysis; without it nothing is reached, and nothing known.
class IntegerRangeAnalysis : public SparseForwardDataFlowAnalysis<IntegerValueRangeLattice> {
public:
  using SparseForwardDataFlowAnalysis::SparseForwardDataFlowAnalysis;
  LogicalResult visitOperation(Operation *op, llvm::ArrayRef<const IntegerValueRangeLattice *> operands,
                               llvm::ArrayRef<IntegerValueRangeLattice *> results) override;
  /// Asks the op for bounds of its regions' arguments; of what a loop counts they are those of the loop.
  void visitNonControlFlowArguments(Operation *op, const RegionSuccessor &successor,
                                    llvm::ArrayRef<IntegerValueRangeLattice *> arguments,
                                    unsigned firstIndex) override;
  void setToEntryState(IntegerValueRangeLattice *lattice) override;

private:
  /// Joins bounds; gives them up where the value is handed on by a terminator and has had others.
  void joinRange(IntegerValueRangeLattice *lattice, const IntegerValueRange &range);
  /// A bound of a loop; the greatest or least number of its type where nothing better is known.
  llvm::APInt boundOf(OpFoldResult bound, Type type, ProgramPoint *reader, bool isUpper);
  void visitInductionVariables(Operation *loop);
};

/// Whether a signed reading of the value is never negative; whether that is so of all operands and results of
/// an op, so that signed and unsigned ops do the same. Where an index has less than 64 bits this may not
/// hold.
LogicalResult staticallyNonNegative(DataFlowSolver &solver, Value value);
LogicalResult staticallyNonNegative(DataFlowSolver &solver, Operation *op);

} // namespace strata::dataflow

#endif // STRATA_RUNTIME_ANALYSIS_INTEGERRANGEANALYSIS_H
