//===- CommutativityUtils.h - Sorted commutative operands -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A pattern that sorts the operands of ops with the trait IsCommutative, so that patterns find them in one
// order. Block arguments come first, constants last, other operands between them by op name; equal operands
// are ordered by the operands of their defining ops, level by level. The sort is stable.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_TRANSFORMS_COMMUTATIVITYUTILS_H
#define STRATA_RUNTIME_TRANSFORMS_COMMUTATIVITYUTILS_H

namespace mlir {

class RewritePatternSet;

/// Adds the pattern that sorts the operands of commutative ops.
void populateCommutativityUtilsPatterns(RewritePatternSet &patterns);

} // namespace mlir

#endif // STRATA_RUNTIME_TRANSFORMS_COMMUTATIVITYUTILS_H
