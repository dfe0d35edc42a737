//===- WalkPatternRewriteDriver.h - Patterns in one walk ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Applies patterns in one walk over the operations nested in an op. Each op that exists at the start is
// visited once, in post-order; unreachable blocks are not visited. Created and modified ops are not visited
// again, and nothing is folded or erased besides what patterns do. Use it for patterns that do not depend on
// each other; else see GreedyPatternRewriteDriver.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_WALKPATTERNREWRITEDRIVER_H
#define STRATA_RUNTIME_REWRITE_WALKPATTERNREWRITEDRIVER_H

#include "runtime/rewrite/FrozenRewritePatternSet.h"

namespace mlir {

/// Walks over the ops nested in \p op and applies to each op the matching pattern with the highest benefit. A
/// pattern may erase or replace its root and the ops and blocks nested in it; it may also erase ops that the
/// walk has not reached.
/// \param listener  may be null; is notified of every change and of the patterns.
/// \pre No pattern erases \p op.
void walkAndApplyPatterns(Operation *op, const FrozenRewritePatternSet &patterns,
                          RewriterBase::Listener *listener = nullptr);

} // namespace mlir

#endif // STRATA_RUNTIME_REWRITE_WALKPATTERNREWRITEDRIVER_H
