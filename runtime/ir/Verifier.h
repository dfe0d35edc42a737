//===- Verifier.h - Verification of IR --------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Verifies an operation and everything nested in it: structure, the constraints of the OpSpecs, traits, the
// authors' verifiers, symbols, isolation and dominance. Errors are emitted at the invalid operation.
// Verification of an operation that is isolated from above stops at its first error and continues with the
// next such operation. It modifies only the order numbers of operations. Nesting depth is bounded by memory,
// not by the C++ stack.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_VERIFIER_H
#define STRATA_RUNTIME_IR_VERIFIER_H

#include "runtime/ir/Operation.h"

namespace mlir {

/// Returns failure after emitting errors.
/// \param recursively verifies nested operations, too.
LogicalResult verify(Operation *op, bool recursively = true);

} // namespace mlir

#endif // STRATA_RUNTIME_IR_VERIFIER_H
