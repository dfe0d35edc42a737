//===- OperationEquivalence.h - Structural equality of operations -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Hashes and compares operations by structure: name, attributes, result types, operands, successors and,
// block by block, regions. Equivalent operations have equal hashes. The operands of commutative operations
// may be in any order. The IR is not modified; the depth of regions is bounded by memory only.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPERATIONEQUIVALENCE_H
#define STRATA_RUNTIME_IR_OPERATIONEQUIVALENCE_H

#include "runtime/ir/Operation.h"

namespace mlir {

/// Hash and comparison functions for operations and regions.
struct OperationEquivalence {
  enum Flags : unsigned {
    None = 0,
    IgnoreLocations = 1,
    IgnoreDiscardableAttrs = 2,
    IgnoreProperties = 4,
    IgnoreCommutativity = 8,
  };

  /// Returns a hash of the operation. Regions are not included.
  static llvm::hash_code computeHash(Operation *op, unsigned flags = None);
  /// \param hashOperand returns the hash of an operand; a caller that numbers values hashes the number.
  static llvm::hash_code computeHash(Operation *op, llvm::function_ref<llvm::hash_code(Value)> hashOperand,
                                     unsigned flags = None);

  /// Returns true if the operations, or regions, are equivalent. Operands defined outside must be identical.
  static bool isEquivalentTo(Operation *lhs, Operation *rhs, unsigned flags = None);
  /// \param isSameValue compares operands that are defined outside of both operations.
  static bool isEquivalentTo(Operation *lhs, Operation *rhs,
                             llvm::function_ref<bool(Value, Value)> isSameValue, unsigned flags = None);
  static bool isRegionEquivalentTo(Region *lhs, Region *rhs, unsigned flags = None);
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_OPERATIONEQUIVALENCE_H
