//===- ArithFloatFolders.cpp - Folding of float ops -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Identities are applied only if they hold for all values, including NaN, infinities and zeros of both signs,
// or if the fast-math flags of the op exclude the exceptions. Constants are rounded to nearest, ties to even.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/arith/ArithFolding.h"

using namespace mlir;
using namespace mlir::arith;
using llvm::APFloat;
using MaybeFloat = std::optional<APFloat>;

/// Folds a binary op whose function is defined for all constants.
template <typename FnT>
static Attribute fold(Attribute lhs, Attribute rhs, FnT compute) {
  return foldFloats(lhs, rhs,
                    [&](const APFloat &a, const APFloat &b) -> MaybeFloat { return compute(a, b); });
}

/// Returns true if `attr` is a float constant or splat whose value satisfies `test`.
template <typename FnT>
static bool isConstant(Attribute attr, FnT test) {
  MaybeFloat value = getConstantFloat(attr);
  return value && test(*value);
}
static bool isOne(Attribute attr) {
  return isConstant(attr, [](const APFloat &value) { return value.isExactlyValue(1.0); });
}

OpFoldResult NegFOp::fold(FoldAdaptor adaptor) {
  if (auto inner = getOperand().getDefiningOp<NegFOp>())
    return Value(inner.getOperand());
  return foldFloats(adaptor.getOperand(),
                    [](const APFloat &value) -> MaybeFloat { return llvm::neg(value); });
}

OpFoldResult AddFOp::fold(FoldAdaptor adaptor) {
  // x + -0.0 → x. This does not hold for +0.0: -0.0 + 0.0 is +0.0.
  if (isConstant(adaptor.getRhs(), [](const APFloat &value) { return value.isNegZero(); }))
    return Value(getLhs());
  return ::fold(adaptor.getLhs(), adaptor.getRhs(), [](const APFloat &a, const APFloat &b) { return a + b; });
}

OpFoldResult SubFOp::fold(FoldAdaptor adaptor) {
  if (isConstant(adaptor.getRhs(), [](const APFloat &value) { return value.isPosZero(); }))
    return Value(getLhs());
  return ::fold(adaptor.getLhs(), adaptor.getRhs(), [](const APFloat &a, const APFloat &b) { return a - b; });
}

OpFoldResult MulFOp::fold(FoldAdaptor adaptor) {
  if (isOne(adaptor.getRhs()))
    return Value(getLhs());
  if (bitEnumContainsAll(getFastmath(), FastMathFlags::nnan | FastMathFlags::nsz) &&
      isConstant(adaptor.getRhs(), [](const APFloat &value) { return value.isZero(); }))
    return Value(getRhs());
  return ::fold(adaptor.getLhs(), adaptor.getRhs(), [](const APFloat &a, const APFloat &b) { return a * b; });
}

OpFoldResult DivFOp::fold(FoldAdaptor adaptor) {
  if (isOne(adaptor.getRhs()))
    return Value(getLhs());
  return ::fold(adaptor.getLhs(), adaptor.getRhs(), [](const APFloat &a, const APFloat &b) { return a / b; });
}

OpFoldResult RemFOp::fold(FoldAdaptor adaptor) {
  return ::fold(adaptor.getLhs(), adaptor.getRhs(), [](const APFloat &a, const APFloat &b) {
    APFloat result = a;
    (void)result.mod(b);
    return result;
  });
}

/// Folds a minimum or maximum. \param isNeutral returns true for a constant c if op(x, c) is x for all x.
template <typename NeutralFn, typename FnT>
static OpFoldResult foldExtremum(Value lhs, Value rhs, Attribute lhsAttr, Attribute rhsAttr,
                                 NeutralFn isNeutral, FnT choose) {
  if (lhs == rhs || isConstant(rhsAttr, isNeutral))
    return lhs;
  return fold(lhsAttr, rhsAttr, choose);
}

OpFoldResult MaximumFOp::fold(FoldAdaptor adaptor) {
  return foldExtremum(
      getLhs(), getRhs(), adaptor.getLhs(), adaptor.getRhs(),
      [](const APFloat &value) { return value.isInfinity() && value.isNegative(); },
      [](const APFloat &a, const APFloat &b) { return llvm::maximum(a, b); });
}
OpFoldResult MinimumFOp::fold(FoldAdaptor adaptor) {
  return foldExtremum(
      getLhs(), getRhs(), adaptor.getLhs(), adaptor.getRhs(),
      [](const APFloat &value) { return value.isInfinity() && !value.isNegative(); },
      [](const APFloat &a, const APFloat &b) { return llvm::minimum(a, b); });
}
OpFoldResult MaxNumFOp::fold(FoldAdaptor adaptor) {
  return foldExtremum(
      getLhs(), getRhs(), adaptor.getLhs(), adaptor.getRhs(),
      [](const APFloat &value) { return value.isNaN(); },
      [](const APFloat &a, const APFloat &b) { return llvm::maxnum(a, b); });
}
OpFoldResult MinNumFOp::fold(FoldAdaptor adaptor) {
  return foldExtremum(
      getLhs(), getRhs(), adaptor.getLhs(), adaptor.getRhs(),
      [](const APFloat &value) { return value.isNaN(); },
      [](const APFloat &a, const APFloat &b) { return llvm::minnum(a, b); });
}
