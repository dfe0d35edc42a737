//===- Verifier.h - Whether IR is what it says ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Checks an operation and all in it: structure, what the OpSpecs declare, traits, the author's verifiers,
// symbols, isolation and dominance. Errors are reported at the op that is wrong; checking stops at the first
// error of an operation that is isolated from above and goes on with the next such operation. Changes nothing
// but the numbering of operations in blocks. Depth is bounded by memory, not by the C++ stack.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_VERIFIER_H
#define STRATA_RUNTIME_IR_VERIFIER_H

#include "runtime/ir/Operation.h"

namespace strata {

/// \param recursively  also what is nested in `op`.
LogicalResult verify(Operation *op, bool recursively = true);

} // namespace strata

#endif // STRATA_RUNTIME_IR_VERIFIER_H
