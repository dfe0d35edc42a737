//===- CSE.h - Common subexpression elimination ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The transformation of the pass `cse` as a function on one op, for use in other passes.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_CSE_H
#define STRATA_RUNTIME_TRANSFORMS_CSE_H

namespace mlir {

class DominanceInfo;
class Operation;
class RewriterBase;

/// Replaces ops nested in `op` by equivalent ops that dominate them, and erases dead ops.
/// \param rewriter   is used for all changes, so that its listener is notified.
/// \param dominance  the dominance information; stays valid, because blocks do not change.
/// \param changed    if not null, set to whether the IR changed.
void eliminateCommonSubExpressions(RewriterBase &rewriter, DominanceInfo &dominance, Operation *op,
                                   bool *changed = nullptr);

} // namespace mlir

#endif // STRATA_RUNTIME_TRANSFORMS_CSE_H
