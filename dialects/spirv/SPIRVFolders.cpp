//===- SPIRVFolders.cpp - Folding of arithmetic, bitwise, logical ops -----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The folding driver first moves constant operands of commutative ops to the right. Ops whose result is
// undefined for the given constants, such as a division by zero, are not folded.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/ArithFolding.h"
#include "dialects/spirv/SPIRVArithmeticOps.h"
#include "dialects/spirv/SPIRVBitOps.h"
#include "dialects/spirv/SPIRVLogicalOps.h"

using namespace mlir;
using namespace mlir::spirv;
using arith::getConstantInt;
using arith::getIntConstant;
using arith::isConstantInt;
using llvm::APInt;
using MaybeInt = std::optional<APInt>;

/// Folds a binary op whose function is defined for all constants.
template <typename FnT>
static Attribute foldBoth(Attribute lhs, Attribute rhs, FnT compute) {
  return arith::foldInts(lhs, rhs, [&](const APInt &a, const APInt &b) -> MaybeInt { return compute(a, b); });
}

/// Folds a unary op whose function is defined for all constants.
template <typename FnT>
static Attribute foldOne(Type type, Attribute operand, FnT compute) {
  return arith::convertInts(type, operand, [&](const APInt &a) -> MaybeInt { return compute(a); });
}

/// Returns a zero constant of the type, or null if the type has none, such as a cooperative matrix.
static OpFoldResult zeroOf(Type type) {
  TypedAttr zero = getIntConstant(type, 0);
  return zero ? OpFoldResult(Attribute(zero)) : OpFoldResult();
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

OpFoldResult IAddOp::fold(FoldAdaptor adaptor) {
  if (isConstantInt(adaptor.getOperand2(), 0))
    return Value(getOperand1());
  return foldBoth(adaptor.getOperand1(), adaptor.getOperand2(),
                  [](const APInt &a, const APInt &b) { return a + b; });
}

OpFoldResult IMulOp::fold(FoldAdaptor adaptor) {
  if (isConstantInt(adaptor.getOperand2(), 0))
    return Value(getOperand2());
  if (isConstantInt(adaptor.getOperand2(), 1))
    return Value(getOperand1());
  return foldBoth(adaptor.getOperand1(), adaptor.getOperand2(),
                  [](const APInt &a, const APInt &b) { return a * b; });
}

OpFoldResult ISubOp::fold(FoldAdaptor adaptor) {
  if (getOperand1() == getOperand2())
    return zeroOf(getType());
  return foldBoth(adaptor.getOperand1(), adaptor.getOperand2(),
                  [](const APInt &a, const APInt &b) { return a - b; });
}

/// Returns true unless a signed division of these operands is undefined: division by zero or overflow.
static bool isDivisible(const APInt &a, const APInt &b) {
  return !b.isZero() && !(a.isMinSignedValue() && b.isAllOnes());
}

OpFoldResult SDivOp::fold(FoldAdaptor adaptor) {
  if (isConstantInt(adaptor.getOperand2(), 1))
    return Value(getOperand1());
  return arith::foldInts(adaptor.getOperand1(), adaptor.getOperand2(), [](const APInt &a, const APInt &b) {
    return isDivisible(a, b) ? MaybeInt(a.sdiv(b)) : MaybeInt();
  });
}

OpFoldResult SModOp::fold(FoldAdaptor adaptor) {
  if (isConstantInt(adaptor.getOperand2(), 1))
    return zeroOf(getType());
  return arith::foldInts(adaptor.getOperand1(), adaptor.getOperand2(), [](const APInt &a, const APInt &b) {
    if (!isDivisible(a, b))
      return MaybeInt();
    APInt rest = a.srem(b);
    // The result has the sign of the divisor.
    return MaybeInt(!rest.isZero() && rest.isNegative() != b.isNegative() ? rest + b : rest);
  });
}

OpFoldResult SRemOp::fold(FoldAdaptor adaptor) {
  if (isConstantInt(adaptor.getOperand2(), 1))
    return zeroOf(getType());
  return arith::foldInts(adaptor.getOperand1(), adaptor.getOperand2(), [](const APInt &a, const APInt &b) {
    return isDivisible(a, b) ? MaybeInt(a.srem(b)) : MaybeInt();
  });
}

OpFoldResult UDivOp::fold(FoldAdaptor adaptor) {
  if (isConstantInt(adaptor.getOperand2(), 1))
    return Value(getOperand1());
  return arith::foldInts(adaptor.getOperand1(), adaptor.getOperand2(), [](const APInt &a, const APInt &b) {
    return b.isZero() ? MaybeInt() : MaybeInt(a.udiv(b));
  });
}

OpFoldResult UModOp::fold(FoldAdaptor adaptor) {
  if (isConstantInt(adaptor.getOperand2(), 1))
    return zeroOf(getType());
  return arith::foldInts(adaptor.getOperand1(), adaptor.getOperand2(), [](const APInt &a, const APInt &b) {
    return b.isZero() ? MaybeInt() : MaybeInt(a.urem(b));
  });
}

OpFoldResult SNegateOp::fold(FoldAdaptor adaptor) {
  if (auto negated = getOperand().getDefiningOp<SNegateOp>())
    return Value(negated.getOperand());
  return foldOne(getType(), adaptor.getOperand(), [](const APInt &a) { return -a; });
}

//===----------------------------------------------------------------------===//
// Bitwise ops and shifts
//===----------------------------------------------------------------------===//

OpFoldResult NotOp::fold(FoldAdaptor adaptor) {
  if (auto inverted = getOperand().getDefiningOp<NotOp>())
    return Value(inverted.getOperand());
  return foldOne(getType(), adaptor.getOperand(), [](const APInt &a) { return ~a; });
}

OpFoldResult BitwiseAndOp::fold(FoldAdaptor adaptor) {
  if (getOperand1() == getOperand2())
    return Value(getOperand1());
  if (MaybeInt mask = getConstantInt(adaptor.getOperand2())) {
    if (mask->isZero())
      return Value(getOperand2());
    if (mask->isAllOnes())
      return Value(getOperand1());
    // (zext x) & mask → zext x if the mask covers the bits of x.
    if (auto extended = getOperand1().getDefiningOp<UConvertOp>()) {
      unsigned width = getElementTypeOrSelf(extended.getOperand().getType()).getIntOrFloatBitWidth();
      if (mask->countr_one() >= width)
        return Value(getOperand1());
    }
  }
  return foldBoth(adaptor.getOperand1(), adaptor.getOperand2(),
                  [](const APInt &a, const APInt &b) { return a & b; });
}

OpFoldResult BitwiseOrOp::fold(FoldAdaptor adaptor) {
  if (getOperand1() == getOperand2())
    return Value(getOperand1());
  if (isConstantInt(adaptor.getOperand2(), 0))
    return Value(getOperand1());
  if (isConstantInt(adaptor.getOperand2(), -1))
    return Value(getOperand2());
  return foldBoth(adaptor.getOperand1(), adaptor.getOperand2(),
                  [](const APInt &a, const APInt &b) { return a | b; });
}

OpFoldResult BitwiseXorOp::fold(FoldAdaptor adaptor) {
  if (isConstantInt(adaptor.getOperand2(), 0))
    return Value(getOperand1());
  if (getOperand1() == getOperand2())
    return zeroOf(getType());
  return foldBoth(adaptor.getOperand1(), adaptor.getOperand2(),
                  [](const APInt &a, const APInt &b) { return a ^ b; });
}

/// Folds a shift by 0, or a shift of constants of the same type. A shift by at least the bit width is
/// undefined and is not folded.
template <typename OpT, typename FnT>
static OpFoldResult foldShift(OpT op, Attribute lhs, Attribute rhs, FnT compute) {
  if (isConstantInt(rhs, 0))
    return Value(op.getOperand1());
  if (op.getOperand1().getType() != op.getOperand2().getType())
    return {};
  return arith::foldInts(lhs, rhs, [&](const APInt &a, const APInt &b) {
    return b.uge(a.getBitWidth()) ? MaybeInt() : MaybeInt(compute(a, b));
  });
}

OpFoldResult ShiftLeftLogicalOp::fold(FoldAdaptor adaptor) {
  return foldShift(*this, adaptor.getOperand1(), adaptor.getOperand2(),
                   [](const APInt &a, const APInt &b) { return a.shl(b); });
}
OpFoldResult ShiftRightArithmeticOp::fold(FoldAdaptor adaptor) {
  return foldShift(*this, adaptor.getOperand1(), adaptor.getOperand2(),
                   [](const APInt &a, const APInt &b) { return a.ashr(b); });
}
OpFoldResult ShiftRightLogicalOp::fold(FoldAdaptor adaptor) {
  return foldShift(*this, adaptor.getOperand1(), adaptor.getOperand2(),
                   [](const APInt &a, const APInt &b) { return a.lshr(b); });
}

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

/// Folds a comparison. \param ofSame the result if both operands are the same value.
template <typename OpT, typename FnT>
static OpFoldResult foldCompare(OpT op, Attribute lhs, Attribute rhs, bool ofSame, FnT compare) {
  if (op.getOperand1() == op.getOperand2())
    return Attribute(getIntConstant(op.getType(), ofSame));
  return arith::foldIntsTo(op.getType(), lhs, rhs, [&](const APInt &a, const APInt &b) -> MaybeInt {
    return APInt(1, compare(a, b));
  });
}

#define STRATA_COMPARE(Op, OfSame, Comparison)                                                               \
  OpFoldResult Op::fold(FoldAdaptor adaptor) {                                                               \
    return foldCompare(*this, adaptor.getOperand1(), adaptor.getOperand2(), OfSame,                          \
                       [](const APInt &a, const APInt &b) { return Comparison; });                           \
  }
STRATA_COMPARE(IEqualOp, true, a == b)
STRATA_COMPARE(INotEqualOp, false, a != b)
STRATA_COMPARE(SGreaterThanOp, false, a.sgt(b))
STRATA_COMPARE(SGreaterThanEqualOp, true, a.sge(b))
STRATA_COMPARE(SLessThanOp, false, a.slt(b))
STRATA_COMPARE(SLessThanEqualOp, true, a.sle(b))
STRATA_COMPARE(UGreaterThanOp, false, a.ugt(b))
STRATA_COMPARE(UGreaterThanEqualOp, true, a.uge(b))
STRATA_COMPARE(ULessThanOp, false, a.ult(b))
STRATA_COMPARE(ULessThanEqualOp, true, a.ule(b))
STRATA_COMPARE(LogicalEqualOp, true, a == b)
#undef STRATA_COMPARE

//===----------------------------------------------------------------------===//
// Logical ops and select
//===----------------------------------------------------------------------===//

OpFoldResult LogicalNotEqualOp::fold(FoldAdaptor adaptor) {
  if (isConstantInt(adaptor.getOperand2(), 0))
    return Value(getOperand1());
  return foldCompare(*this, adaptor.getOperand1(), adaptor.getOperand2(), /*ofSame=*/false,
                     [](const APInt &a, const APInt &b) { return a != b; });
}

OpFoldResult LogicalAndOp::fold(FoldAdaptor adaptor) {
  if (MaybeInt known = getConstantInt(adaptor.getOperand2()))
    return known->isZero() ? OpFoldResult(adaptor.getOperand2()) : OpFoldResult(Value(getOperand1()));
  return foldBoth(adaptor.getOperand1(), adaptor.getOperand2(),
                  [](const APInt &a, const APInt &b) { return a & b; });
}

OpFoldResult LogicalOrOp::fold(FoldAdaptor adaptor) {
  if (MaybeInt known = getConstantInt(adaptor.getOperand2()))
    return known->isZero() ? OpFoldResult(Value(getOperand1())) : OpFoldResult(adaptor.getOperand2());
  return foldBoth(adaptor.getOperand1(), adaptor.getOperand2(),
                  [](const APInt &a, const APInt &b) { return a | b; });
}

OpFoldResult LogicalNotOp::fold(FoldAdaptor adaptor) {
  if (auto inverted = getOperand().getDefiningOp<LogicalNotOp>())
    return Value(inverted.getOperand());
  return foldOne(getType(), adaptor.getOperand(), [](const APInt &a) { return ~a; });
}

OpFoldResult SelectOp::fold(FoldAdaptor adaptor) {
  if (getTrueValue() == getFalseValue())
    return Value(getTrueValue());
  if (MaybeInt condition = getConstantInt(adaptor.getCondition()))
    return Value(condition->isZero() ? getFalseValue() : getTrueValue());
  // Select elementwise if all operands are constants.
  auto conditions = llvm::dyn_cast_if_present<DenseElementsAttr>(adaptor.getCondition());
  auto whenTrue = llvm::dyn_cast_if_present<DenseElementsAttr>(adaptor.getTrueValue());
  auto whenFalse = llvm::dyn_cast_if_present<DenseElementsAttr>(adaptor.getFalseValue());
  if (!conditions || !whenTrue || !whenFalse)
    return {};
  llvm::SmallVector<Attribute> elements;
  for (int64_t i = 0, e = conditions.getNumElements(); i != e; ++i)
    elements.push_back((conditions.getIntElement(i).isZero() ? whenFalse : whenTrue).getElement(i));
  return Attribute(DenseElementsAttr::get(llvm::cast<ShapedType>(getType()), elements));
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

OpFoldResult BitcastOp::fold(FoldAdaptor) {
  auto inner = getOperand().getDefiningOp<BitcastOp>();
  if (!inner)
    return {};
  if (inner.getOperand().getType() == getType())
    return Value(inner.getOperand());
  // bitcast(bitcast(x)) → bitcast(x). The case that x already has the result type is handled above.
  getOperandMutable().assign(inner.getOperand());
  return getResult();
}
