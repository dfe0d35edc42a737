//===- Fold.cpp - Folding and constant matching ---------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Dialect.h"
#include "runtime/ir/DialectFoldInterface.h"
#include "runtime/ir/Matchers.h"

using namespace mlir;

Attribute mlir::getConstantValue(Operation *op) {
  if (!op->hasTrait(Trait::ConstantLike) || op->getNumResults() != 1)
    return {};
  const auto &fold = op->getSpec()->hooks.fold;
  llvm::SmallVector<OpFoldResult, 1> results;
  if (fold) {
    if (failed(fold(op, {}, results)) || results.size() != 1)
      return {};
    return results.front().getAttribute();
  }
  // The operation has no folder because its dialect was loaded at run time: its value is the attribute that
  // has the type of the result.
  for (Attribute attr : op->getSlots())
    if (auto typed = llvm::dyn_cast_or_null<TypedAttr>(attr);
        typed && typed.getType() == op->getResult(0).getType())
      return attr;
  return {};
}

bool mlir::detail::IntMatcher::matchAttr(Attribute attr) const {
  llvm::APInt value;
  if (auto dense = llvm::dyn_cast_or_null<DenseElementsAttr>(attr)) {
    if (!dense.isSplat() || !dense.getElementType().isIntOrIndex())
      return false;
    value = dense.getIntElement(0);
  } else if (auto integer = llvm::dyn_cast_or_null<IntegerAttr>(attr)) {
    value = integer.getValue();
  } else {
    return false;
  }
  if (!test(value))
    return false;
  if (bound)
    *bound = value;
  return true;
}

bool mlir::detail::FloatMatcher::matchAttr(Attribute attr) const {
  std::optional<llvm::APFloat> value;
  if (auto dense = llvm::dyn_cast_or_null<DenseElementsAttr>(attr)) {
    if (!dense.isSplat() || !dense.getElementType().isFloat())
      return false;
    value = dense.getFloatElement(0);
  } else if (auto real = llvm::dyn_cast_or_null<FloatAttr>(attr)) {
    value = real.getValue();
  }
  if (!value || !test(*value))
    return false;
  if (bound)
    *bound = *value;
  return true;
}

std::optional<int64_t> mlir::getConstantIntValue(OpFoldResult result) {
  Attribute attr = result.getAttribute();
  if (Value value = result.getValue())
    if (Operation *op = value.getDefiningOp())
      attr = getConstantValue(op);
  auto integer = llvm::dyn_cast_or_null<IntegerAttr>(attr);
  if (!integer || integer.getValue().getSignificantBits() > 64)
    return std::nullopt;
  return integer.getValue().getSExtValue();
}

/// Moves constant operands of a commutative operation to the end, keeping the order otherwise. Returns true
/// if the operands changed.
static bool moveConstantsRight(Operation *op, llvm::ArrayRef<Attribute> constants) {
  if (!op->hasTrait(Trait::IsCommutative) || op->getNumOperands() < 2 ||
      op->getNumOperands() != constants.size())
    return false;
  llvm::SmallVector<Value, 4> sorted, last;
  for (auto [value, constant] : llvm::zip_equal(op->getOperands(), constants))
    (constant ? last : sorted).push_back(value);
  sorted.append(last);
  // Nothing changes if the constants are already last.
  if (sorted.size() != op->getNumOperands() || op->getOperands() == llvm::ArrayRef<Value>(sorted))
    return false;
  op->setOperands(sorted);
  return true;
}

/// Folds by traits: f(f(x)) is x for an involution, and f(x) for an idempotent operation. Returns null if no
/// rule applies.
static Value foldByTrait(Operation *op) {
  bool isInvolution = op->hasTrait(Trait::IsInvolution), isIdempotent = op->hasTrait(Trait::IsIdempotent);
  if ((!isInvolution && !isIdempotent) || op->getNumResults() != 1)
    return {};
  Value operand = op->getNumOperands() == 1 ? op->getOperand(0) : Value();
  // f(x, x) is x. The rule f(f(x, y), y) = f(x, y) is left to the operation's folder, as in MLIR.
  if (isIdempotent && op->getNumOperands() == 2)
    return op->getOperand(0) == op->getOperand(1) ? op->getOperand(0) : Value();
  Operation *inner = operand ? operand.getDefiningOp() : nullptr;
  if (!inner || inner->getName() != op->getName())
    return {};
  return isInvolution ? inner->getOperand(0) : operand;
}

LogicalResult Operation::fold(llvm::ArrayRef<Attribute> operandConstants,
                              llvm::SmallVectorImpl<OpFoldResult> &results) {
  const OpSpec *spec = getSpec();
  if (!spec)
    return failure();
  bool changed = spec->hooks.fold && succeeded(spec->hooks.fold(this, operandConstants, results));
  if (changed && !results.empty())
    return success();
  // The fold hook failed or modified the operation in place: apply the rules of the traits.
  if (Value value = foldByTrait(this); value && value.getType() == getResult(0).getType()) {
    results.push_back(value);
    return success();
  }
  if (changed | moveConstantsRight(this, operandConstants))
    return success();
  const Dialect *dialect = getDialect();
  const auto *folder = dialect ? dialect->getRegisteredInterface<DialectFoldInterface>() : nullptr;
  return folder ? folder->fold(this, operandConstants, results) : failure();
}

LogicalResult Operation::fold(llvm::SmallVectorImpl<OpFoldResult> &results) {
  llvm::SmallVector<Attribute, 4> constants;
  for (Value operand : getOperands()) {
    Operation *op = operand.getDefiningOp();
    constants.push_back(op ? getConstantValue(op) : Attribute());
  }
  return fold(constants, results);
}
