//===- OperationEquivalence.h - Whether two ops do the same ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Hashes and compares operations by what they do: name, attributes, result types, operands, successors and,
// block by block, their regions. Operations that are equivalent hash alike. Operands of commutative
// operations may stand in any order. Pure questions; the depth of regions is bounded by memory only.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPERATIONEQUIVALENCE_H
#define STRATA_RUNTIME_IR_OPERATIONEQUIVALENCE_H

#include "runtime/ir/Operation.h"

namespace strata {

struct OperationEquivalence {
  enum Flags : unsigned {
    None = 0,
    IgnoreLocations = 1,
    IgnoreDiscardableAttrs = 2,
    IgnoreProperties = 4,
    IgnoreCommutativity = 8,
  };

  /// Regions are not part of the hash: operations that differ inside only hash alike.
  static llvm::hash_code computeHash(Operation *op, unsigned flags = None);
  /// \param hashOperand  what stands for an operand, for those who number values.
  static llvm::hash_code computeHash(Operation *op, llvm::function_ref<llvm::hash_code(Value)> hashOperand,
                                     unsigned flags = None);

  static bool isEquivalentTo(Operation *lhs, Operation *rhs, unsigned flags = None);
  /// \param isSameValue  asked about operands that come from outside of both operations.
  static bool isEquivalentTo(Operation *lhs, Operation *rhs,
                             llvm::function_ref<bool(Value, Value)> isSameValue, unsigned flags = None);
  static bool isRegionEquivalentTo(Region *lhs, Region *rhs, unsigned flags = None);
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_OPERATIONEQUIVALENCE_H
