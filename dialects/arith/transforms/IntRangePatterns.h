//===- IntRangePatterns.h - Rewriting by integer ranges -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that query the integer ranges of values from a DataFlowSolver. The solver is borrowed and must
// have run IntegerRangeAnalysis on the rewritten IR. The rewriter must notify an IntRangeListener, which
// removes the state of erased ops from the solver. Regions must not be simplified while the patterns are
// applied, because there is no notification for erased block arguments. applyIntRangePatterns() follows these
// rules. Used by one thread at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_ARITH_TRANSFORMS_INTRANGEPATTERNS_H
#define STRATA_DIALECTS_ARITH_TRANSFORMS_INTRANGEPATTERNS_H

#include "runtime/rewrite/PatternMatch.h"

namespace mlir {

class DataFlowSolver;

namespace dataflow {
/// Replaces a value whose range contains a single number by a constant at the rewriter's insertion point.
/// Fails if the value has no use or its range is larger or unknown.
LogicalResult maybeReplaceWithConstant(DataFlowSolver &solver, RewriterBase &rewriter, Value value);
} // namespace dataflow

namespace arith {

/// Removes the solver state of the results and block arguments of erased ops, because new values may get the
/// same addresses.
class IntRangeListener : public RewriterBase::Listener {
public:
  explicit IntRangeListener(DataFlowSolver &solver) : solver(solver) {}
  void notifyOperationErased(Operation *op) override;

private:
  DataFlowSolver &solver;
};

/// Adds the patterns of `int-range-optimizations`.
void populateIntRangeOptimizationsPatterns(RewritePatternSet &patterns, DataFlowSolver &solver);
/// Adds the patterns of `arith-int-range-narrowing`. \p bitwidthsSupported is borrowed. Users must be visited
/// before the values that they use: disable top-down traversal.
void populateIntRangeNarrowingPatterns(RewritePatternSet &patterns, DataFlowSolver &solver,
                                       llvm::ArrayRef<unsigned> bitwidthsSupported);

/// Runs IntegerRangeAnalysis on \p root, applies the patterns that \p populate adds, and then folds and
/// simplifies regions. Fails if the analysis fails.
LogicalResult applyIntRangePatterns(Operation *root, bool useTopDownTraversal,
                                    llvm::function_ref<void(RewritePatternSet &, DataFlowSolver &)> populate);

} // namespace arith
} // namespace mlir

#endif // STRATA_DIALECTS_ARITH_TRANSFORMS_INTRANGEPATTERNS_H
