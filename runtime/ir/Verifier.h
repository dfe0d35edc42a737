//===- Verifier.h - Whether IR is what it says ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Checks an operation and all in it: structure, what the OpSpecs declare, traits, the author's verifiers,
// symbols, and dominance. Every violation found first in an op is reported at its location; the rest of the
// module is still checked. Only reads; isolated operations may be verified by different threads.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_VERIFIER_H
#define STRATA_RUNTIME_IR_VERIFIER_H

#include "runtime/ir/Operation.h"

namespace strata {

/// \param recursively  also what is nested in `op`.
LogicalResult verify(Operation *op, bool recursively = true);

namespace detail {
/// What the spec of a registered op declares: counts, constraints, traits, relations, the author's verify.
LogicalResult verifyOpSpec(Operation *op);
/// The traits with an invariant over types.
LogicalResult verifyTypeTraits(Operation *op);
} // namespace detail

} // namespace strata

#endif // STRATA_RUNTIME_IR_VERIFIER_H
