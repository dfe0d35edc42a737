//===- CSE.h - Common subexpression elimination ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The work of the pass cse on one op, for passes of other projects.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_CSE_H
#define STRATA_RUNTIME_TRANSFORMS_CSE_H

namespace mlir {

class DominanceInfo;
class Operation;
class RewriterBase;

/// Replaces ops nested in `op` by equivalent ops that dominate them, and erases dead ops.
/// \param rewriter   makes the changes, so that its listener is notified.
/// \param dominance  stays valid: blocks do not change.
/// \param changed    if not null, set to whether the IR changed.
void eliminateCommonSubExpressions(RewriterBase &rewriter, DominanceInfo &dominance, Operation *op,
                                   bool *changed = nullptr);

} // namespace mlir

#endif // STRATA_RUNTIME_TRANSFORMS_CSE_H
