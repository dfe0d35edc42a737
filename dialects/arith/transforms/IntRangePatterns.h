//===- IntRangePatterns.h - What follows from bounds ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns that ask a DataFlowSolver which integers values can be. The solver must have run
// IntegerRangeAnalysis on what is rewritten, is borrowed, and has to be told of ops that go: by an
// IntRangeListener on the rewriter. Regions must not be simplified meanwhile, since nobody tells of arguments
// that go.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_ARITH_TRANSFORMS_INTRANGEPATTERNS_H
#define STRATA_DIALECTS_ARITH_TRANSFORMS_INTRANGEPATTERNS_H

#include "runtime/rewrite/PatternMatch.h"

namespace strata {

class DataFlowSolver;

namespace dataflow {
/// Replaces a value that can only be one number by a constant where the rewriter stands; fails where nothing
/// uses it, or it can be others.
LogicalResult maybeReplaceWithConstant(DataFlowSolver &solver, RewriterBase &rewriter, Value value);
} // namespace dataflow

namespace arith {

/// Keeps a solver from knowing what is gone: other ops may get the same memory.
class IntRangeListener : public RewriterBase::Listener {
public:
  explicit IntRangeListener(DataFlowSolver &solver) : solver(solver) {}
  void notifyOperationErased(Operation *op) override;

private:
  DataFlowSolver &solver;
};

/// What int-range-optimizations applies.
void populateIntRangeOptimizationsPatterns(RewritePatternSet &patterns, DataFlowSolver &solver);
/// What arith-int-range-narrowing applies. Operands are to be looked at after results: from the bottom up.
void populateIntRangeNarrowingPatterns(RewritePatternSet &patterns, DataFlowSolver &solver,
                                       llvm::ArrayRef<unsigned> bitwidthsSupported);

} // namespace arith
} // namespace strata

#endif // STRATA_DIALECTS_ARITH_TRANSFORMS_INTRANGEPATTERNS_H
