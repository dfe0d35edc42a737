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
#include "llvm/ADT/BitmaskEnum.h"

namespace mlir {

LLVM_ENABLE_BITMASK_ENUMS_IN_NAMESPACE();

/// Hash and comparison functions for operations and regions.
struct OperationEquivalence {
  enum Flags : unsigned {
    None = 0,
    IgnoreLocations = 1,
    IgnoreDiscardableAttrs = 2,
    IgnoreProperties = 4,
    IgnoreCommutativity = 8,
    LLVM_MARK_AS_BITMASK_ENUM(IgnoreCommutativity)
  };
  using HashFn = llvm::function_ref<llvm::hash_code(Value)>;
  /// Succeeds if two values are equivalent.
  using CompareFn = llvm::function_ref<LogicalResult(Value, Value)>;
  /// Receives two values that were found equivalent.
  using MarkFn = llvm::function_ref<void(Value, Value)>;
  /// Succeeds if two lists of operands of commutative operations are equivalent.
  using CompareListsFn = llvm::function_ref<LogicalResult(ValueRange, ValueRange)>;

  /// Returns a hash of the operation. Regions are not included.
  static llvm::hash_code computeHash(Operation *op, Flags flags = None);
  /// \param hashOperand returns the hash of an operand; a caller that numbers values hashes the number.
  /// \param hashResult  returns the hash of a result; by default results are not included.
  static llvm::hash_code computeHash(Operation *op, HashFn hashOperand, Flags flags = None);
  static llvm::hash_code computeHash(Operation *op, HashFn hashOperand, HashFn hashResult,
                                     Flags flags = None);
  /// Functions to pass to computeHash: directHashValue distinguishes values by identity, ignoreHashValue does
  /// not distinguish them.
  static llvm::hash_code directHashValue(Value value) { return hash_value(value); }
  static llvm::hash_code ignoreHashValue(Value) { return llvm::hash_code(0); }

  /// Returns true if the operations, or regions, are equivalent. Operands defined outside must be identical.
  static bool isEquivalentTo(Operation *lhs, Operation *rhs, Flags flags = None);
  static bool isRegionEquivalentTo(Region *lhs, Region *rhs, Flags flags = None);
  /// \param isSameValue compares operands that are defined outside of both operations.
  static bool isEquivalentTo(Operation *lhs, Operation *rhs,
                             llvm::function_ref<bool(Value, Value)> isSameValue, Flags flags = None);
  /// Returns true if the operations, or regions, are equivalent. The functions may have state, for instance
  /// record pairs of equivalent values.
  /// \param compare      compares operands that are defined outside of both operations.
  /// \param mark         receives equivalent operands and results; may be empty.
  /// \param compareLists compares the operands of commutative operations; if it is empty, they are equivalent
  ///   in any order.
  static bool isEquivalentTo(Operation *lhs, Operation *rhs, CompareFn compare, MarkFn mark = nullptr,
                             Flags flags = None, CompareListsFn compareLists = nullptr);
  static bool isRegionEquivalentTo(Region *lhs, Region *rhs, CompareFn compare, MarkFn mark, Flags flags,
                                   CompareListsFn compareLists = nullptr);
  /// Functions to pass to isEquivalentTo: all values are equivalent, or only identical ones.
  static LogicalResult ignoreValueEquivalence(Value, Value) { return success(); }
  static LogicalResult exactValueMatch(Value lhs, Value rhs) { return success(lhs == rhs); }
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_OPERATIONEQUIVALENCE_H
