//===- ArithIntFolders.cpp - Folding of integer ops -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The folding driver first moves constant operands of commutative ops to the right and applies folds of
// traits, such as andi(x, x) → x. Therefore these folders only match constants on the right. Ops whose result
// is undefined for the given constants, such as a division by zero, are not folded.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/arith/ArithFolding.h"
#include "dialects/ub/UB.h"
#include "llvm/ADT/APSInt.h"

using namespace mlir;
using namespace mlir::arith;
using llvm::APInt;
using MaybeInt = std::optional<APInt>;

/// Returns a zero constant of the type. Returns null if there is no such constant, for example for a tensor
/// type with a dynamic dimension.
static OpFoldResult zeroOf(Type type) {
  TypedAttr zero = getIntConstant(type, 0);
  return zero ? OpFoldResult(Attribute(zero)) : OpFoldResult();
}

/// Folds a binary op whose function is defined for all constants.
template <typename FnT>
static Attribute fold(Attribute lhs, Attribute rhs, FnT compute) {
  return foldInts(lhs, rhs, [&](const APInt &a, const APInt &b) -> MaybeInt { return compute(a, b); });
}

//===----------------------------------------------------------------------===//
// Addition, subtraction, multiplication
//===----------------------------------------------------------------------===//

OpFoldResult AddIOp::fold(FoldAdaptor adaptor) {
  if (isConstantInt(adaptor.getRhs(), 0))
    return Value(getLhs());
  // (a - b) + b → a and b + (a - b) → a.
  if (auto sub = getLhs().getDefiningOp<SubIOp>(); sub && sub.getRhs() == getRhs())
    return Value(sub.getLhs());
  if (auto sub = getRhs().getDefiningOp<SubIOp>(); sub && sub.getRhs() == getLhs())
    return Value(sub.getLhs());
  return ::fold(adaptor.getLhs(), adaptor.getRhs(), [](const APInt &a, const APInt &b) { return a + b; });
}

OpFoldResult SubIOp::fold(FoldAdaptor adaptor) {
  if (getLhs() == getRhs())
    if (OpFoldResult zero = zeroOf(getType()))
      return zero;
  if (isConstantInt(adaptor.getRhs(), 0))
    return Value(getLhs());
  if (auto add = getLhs().getDefiningOp<AddIOp>()) {
    if (add.getRhs() == getRhs())
      return Value(add.getLhs());
    if (add.getLhs() == getRhs())
      return Value(add.getRhs());
  }
  return ::fold(adaptor.getLhs(), adaptor.getRhs(), [](const APInt &a, const APInt &b) { return a - b; });
}

OpFoldResult MulIOp::fold(FoldAdaptor adaptor) {
  if (isConstantInt(adaptor.getRhs(), 0))
    return Value(getRhs());
  if (isConstantInt(adaptor.getRhs(), 1))
    return Value(getLhs());
  return ::fold(adaptor.getLhs(), adaptor.getRhs(), [](const APInt &a, const APInt &b) { return a * b; });
}

LogicalResult AddUIExtendedOp::fold(FoldAdaptor adaptor, llvm::SmallVectorImpl<OpFoldResult> &results) {
  Type overflowType = getOverflow().getType();
  if (isConstantInt(adaptor.getRhs(), 0)) {
    TypedAttr no = getIntConstant(overflowType, 0);
    if (!no)
      return failure();
    results.push_back(Value(getLhs()));
    results.push_back(Attribute(no));
    return success();
  }
  Attribute sum =
      ::fold(adaptor.getLhs(), adaptor.getRhs(), [](const APInt &a, const APInt &b) { return a + b; });
  if (!sum)
    return failure();
  Attribute overflow =
      foldIntsTo(overflowType, sum, adaptor.getLhs(),
                 [](const APInt &total, const APInt &a) -> MaybeInt { return APInt(1, total.ult(a)); });
  if (!overflow)
    return failure();
  results.push_back(sum);
  results.push_back(overflow);
  return success();
}

/// Folds a multiplication of constants to both halves of the product; `highHalf` computes the upper half.
template <typename FnT>
static LogicalResult foldMulExtended(Attribute lhs, Attribute rhs, FnT highHalf,
                                     llvm::SmallVectorImpl<OpFoldResult> &results) {
  Attribute low = fold(lhs, rhs, [](const APInt &a, const APInt &b) { return a * b; });
  if (!low)
    return failure();
  results.push_back(low);
  results.push_back(fold(lhs, rhs, highHalf));
  return success();
}

LogicalResult MulSIExtendedOp::fold(FoldAdaptor adaptor, llvm::SmallVectorImpl<OpFoldResult> &results) {
  if (isConstantInt(adaptor.getRhs(), 0)) {
    results.assign(2, OpFoldResult(adaptor.getRhs()));
    return success();
  }
  return foldMulExtended(
      adaptor.getLhs(), adaptor.getRhs(),
      [](const APInt &a, const APInt &b) { return llvm::APIntOps::mulhs(a, b); }, results);
}

LogicalResult MulUIExtendedOp::fold(FoldAdaptor adaptor, llvm::SmallVectorImpl<OpFoldResult> &results) {
  if (isConstantInt(adaptor.getRhs(), 0)) {
    results.assign(2, OpFoldResult(adaptor.getRhs()));
    return success();
  }
  if (isConstantInt(adaptor.getRhs(), 1)) {
    OpFoldResult zero = zeroOf(getLhs().getType());
    if (!zero)
      return failure();
    results.push_back(Value(getLhs()));
    results.push_back(zero);
    return success();
  }
  return foldMulExtended(
      adaptor.getLhs(), adaptor.getRhs(),
      [](const APInt &a, const APInt &b) { return llvm::APIntOps::mulhu(a, b); }, results);
}

//===----------------------------------------------------------------------===//
// Division
//===----------------------------------------------------------------------===//

/// Returns the quotient, rounded toward zero, or nullopt if the divisor is zero or the division overflows.
static MaybeInt divideSigned(const APInt &a, const APInt &b) {
  if (b.isZero())
    return std::nullopt;
  bool overflow = false;
  APInt quotient = a.sdiv_ov(b, overflow);
  return overflow ? std::nullopt : MaybeInt(quotient);
}

/// Divides with rounding up or down. \param step 1 to round up, -1 to round down.
static MaybeInt divideRounding(const APInt &a, const APInt &b, int step) {
  MaybeInt quotient = divideSigned(a, b);
  if (!quotient)
    return std::nullopt;
  bool isInexact = !a.srem(b).isZero(), isNegative = a.isNegative() != b.isNegative();
  return isInexact && isNegative == (step < 0) ? MaybeInt(*quotient + step) : quotient;
}

/// Folds a division: x / 1 → x for every rounding mode, else constants by `divide`.
static OpFoldResult foldDivision(Value lhs, Attribute lhsAttr, Attribute rhsAttr, IntBinaryFn divide) {
  if (isConstantInt(rhsAttr, 1))
    return lhs;
  return foldInts(lhsAttr, rhsAttr, divide);
}

/// Returns `a` if `dividend` is a * b, `divisor` is b and the product has the flags `needed`; else null.
static Value undoMultiplication(Value dividend, Value divisor, IntegerOverflowFlags needed) {
  auto product = dividend.getDefiningOp<MulIOp>();
  if (!product || !bitEnumContainsAll(product.getOverflowFlags(), needed))
    return {};
  for (unsigned side : {0, 1})
    if (product->getOperand(side) == divisor)
      return product->getOperand(1 - side);
  return {};
}

OpFoldResult DivUIOp::fold(FoldAdaptor adaptor) {
  if (Value factor = undoMultiplication(getLhs(), getRhs(), IntegerOverflowFlags::nuw))
    return factor;
  return foldDivision(getLhs(), adaptor.getLhs(), adaptor.getRhs(),
                      [](const APInt &a, const APInt &b) -> MaybeInt {
                        return b.isZero() ? std::nullopt : MaybeInt(a.udiv(b));
                      });
}

OpFoldResult DivSIOp::fold(FoldAdaptor adaptor) {
  if (Value factor = undoMultiplication(getLhs(), getRhs(), IntegerOverflowFlags::nsw))
    return factor;
  return foldDivision(getLhs(), adaptor.getLhs(), adaptor.getRhs(), divideSigned);
}

OpFoldResult CeilDivUIOp::fold(FoldAdaptor adaptor) {
  return foldDivision(getLhs(), adaptor.getLhs(), adaptor.getRhs(),
                      [](const APInt &a, const APInt &b) -> MaybeInt {
                        if (b.isZero())
                          return std::nullopt;
                        APInt quotient = a.udiv(b);
                        return a.urem(b).isZero() ? quotient : quotient + 1;
                      });
}

OpFoldResult CeilDivSIOp::fold(FoldAdaptor adaptor) {
  // As in MLIR, ceildivsi is not folded if only the dividend is the minimum signed value: the usual expansion
  // negates the dividend, which overflows.
  return foldDivision(getLhs(), adaptor.getLhs(), adaptor.getRhs(),
                      [](const APInt &a, const APInt &b) -> MaybeInt {
                        bool negatesLeast = a.isMinSignedValue() && !b.isMinSignedValue() && !b.isZero();
                        return negatesLeast ? std::nullopt : divideRounding(a, b, 1);
                      });
}

OpFoldResult FloorDivSIOp::fold(FoldAdaptor adaptor) {
  return foldDivision(getLhs(), adaptor.getLhs(), adaptor.getRhs(),
                      [](const APInt &a, const APInt &b) { return divideRounding(a, b, -1); });
}

OpFoldResult RemUIOp::fold(FoldAdaptor adaptor) {
  if (isConstantInt(adaptor.getRhs(), 1))
    if (OpFoldResult zero = zeroOf(getType()))
      return zero;
  return foldInts(adaptor.getLhs(), adaptor.getRhs(), [](const APInt &a, const APInt &b) -> MaybeInt {
    return b.isZero() ? std::nullopt : MaybeInt(a.urem(b));
  });
}

OpFoldResult RemSIOp::fold(FoldAdaptor adaptor) {
  if (isConstantInt(adaptor.getRhs(), 1))
    if (OpFoldResult zero = zeroOf(getType()))
      return zero;
  return foldInts(adaptor.getLhs(), adaptor.getRhs(), [](const APInt &a, const APInt &b) -> MaybeInt {
    return b.isZero() ? std::nullopt : MaybeInt(a.srem(b));
  });
}

/// A division is speculatable if its divisor is a constant other than zero and, for signed divisions, other
/// than -1.
static Speculation::Speculatability speculateDivision(Value divisor, bool isSigned) {
  Attribute attr;
  if (auto constant = divisor.getDefiningOp<ConstantOp>())
    attr = constant.getValue();
  MaybeInt value = getConstantInt(attr);
  bool isSafe = value && !value->isZero() && !(isSigned && value->isAllOnes());
  return isSafe ? Speculation::Speculatable : Speculation::NotSpeculatable;
}
Speculation::Speculatability DivUIOp::getSpeculatability() { return speculateDivision(getRhs(), false); }
Speculation::Speculatability DivSIOp::getSpeculatability() { return speculateDivision(getRhs(), true); }
Speculation::Speculatability CeilDivUIOp::getSpeculatability() { return speculateDivision(getRhs(), false); }
Speculation::Speculatability CeilDivSIOp::getSpeculatability() { return speculateDivision(getRhs(), true); }

//===----------------------------------------------------------------------===//
// Bitwise ops and shifts
//===----------------------------------------------------------------------===//

/// Returns x if `value` is the complement x ^ -1, else null.
static Value getComplemented(Value value) {
  auto complement = value.getDefiningOp<XOrIOp>();
  if (!complement)
    return {};
  auto ones = complement.getRhs().getDefiningOp<ConstantOp>();
  return ones && isConstantInt(ones.getValue(), -1) ? Value(complement.getLhs()) : Value();
}

static bool areComplements(Value lhs, Value rhs) {
  return getComplemented(lhs) == rhs || getComplemented(rhs) == lhs;
}

OpFoldResult AndIOp::fold(FoldAdaptor adaptor) {
  if (isConstantInt(adaptor.getRhs(), 0))
    return Value(getRhs());
  if (isConstantInt(adaptor.getRhs(), -1))
    return Value(getLhs());
  if (areComplements(getLhs(), getRhs()))
    if (OpFoldResult zero = zeroOf(getType()))
      return zero;
  // (a & b) & b → a & b.
  auto absorbs = [](Value inner, Value other) {
    auto op = inner.getDefiningOp<AndIOp>();
    return op && (op.getLhs() == other || op.getRhs() == other);
  };
  if (absorbs(getLhs(), getRhs()))
    return Value(getLhs());
  if (absorbs(getRhs(), getLhs()))
    return Value(getRhs());
  return ::fold(adaptor.getLhs(), adaptor.getRhs(), [](const APInt &a, const APInt &b) { return a & b; });
}

OpFoldResult OrIOp::fold(FoldAdaptor adaptor) {
  if (isConstantInt(adaptor.getRhs(), 0))
    return Value(getLhs());
  if (isConstantInt(adaptor.getRhs(), -1))
    return adaptor.getRhs();
  // x | (x ^ -1) → -1. Returns the constant operand of the xor, which is -1.
  for (auto [value, complement] : {std::pair(getLhs(), getRhs()), std::pair(getRhs(), getLhs())})
    if (getComplemented(complement) == value)
      return Value(complement.getDefiningOp<XOrIOp>().getRhs());
  return ::fold(adaptor.getLhs(), adaptor.getRhs(), [](const APInt &a, const APInt &b) { return a | b; });
}

OpFoldResult XOrIOp::fold(FoldAdaptor adaptor) {
  if (isConstantInt(adaptor.getRhs(), 0))
    return Value(getLhs());
  if (getLhs() == getRhs())
    if (OpFoldResult zero = zeroOf(getType()))
      return zero;
  // (a ^ b) ^ b → a, with the operands in any order.
  auto undone = [](Value inner, Value other) -> Value {
    auto op = inner.getDefiningOp<XOrIOp>();
    if (!op)
      return {};
    if (op.getRhs() == other)
      return op.getLhs();
    return op.getLhs() == other ? Value(op.getRhs()) : Value();
  };
  if (Value value = undone(getLhs(), getRhs()))
    return value;
  if (Value value = undone(getRhs(), getLhs()))
    return value;
  return ::fold(adaptor.getLhs(), adaptor.getRhs(), [](const APInt &a, const APInt &b) { return a ^ b; });
}

/// Folds a shift of constants. A shift by at least the bit width is not folded. As in MLIR, neither is a
/// shift with a poison operand.
template <typename FnT>
static OpFoldResult foldShift(Value lhs, Attribute lhsAttr, Attribute rhsAttr, FnT shift) {
  if (isConstantInt(rhsAttr, 0))
    return lhs;
  if (llvm::isa_and_present<ub::PoisonAttr>(lhsAttr) || llvm::isa_and_present<ub::PoisonAttr>(rhsAttr))
    return {};
  return foldInts(lhsAttr, rhsAttr, [&](const APInt &a, const APInt &b) -> MaybeInt {
    return b.ult(b.getBitWidth()) ? MaybeInt(shift(a, b)) : std::nullopt;
  });
}

OpFoldResult ShLIOp::fold(FoldAdaptor adaptor) {
  return foldShift(getLhs(), adaptor.getLhs(), adaptor.getRhs(),
                   [](const APInt &a, const APInt &b) { return a.shl(b); });
}
OpFoldResult ShRUIOp::fold(FoldAdaptor adaptor) {
  return foldShift(getLhs(), adaptor.getLhs(), adaptor.getRhs(),
                   [](const APInt &a, const APInt &b) { return a.lshr(b); });
}
OpFoldResult ShRSIOp::fold(FoldAdaptor adaptor) {
  return foldShift(getLhs(), adaptor.getLhs(), adaptor.getRhs(),
                   [](const APInt &a, const APInt &b) { return a.ashr(b); });
}

//===----------------------------------------------------------------------===//
// Maximum and minimum
//===----------------------------------------------------------------------===//

/// Folds a minimum or maximum.
/// \param neutral returns, for a bit width, the constant c with op(x, c) = x for all x.
/// \param absorbing returns, for a bit width, the constant c with op(x, c) = c for all x.
template <typename FnT>
static OpFoldResult foldExtremum(Value lhs, Value rhs, Attribute lhsAttr, Attribute rhsAttr,
                                 APInt (*neutral)(unsigned), APInt (*absorbing)(unsigned), FnT choose) {
  if (lhs == rhs)
    return lhs;
  if (MaybeInt constant = getConstantInt(rhsAttr)) {
    if (*constant == absorbing(constant->getBitWidth()))
      return rhs;
    if (*constant == neutral(constant->getBitWidth()))
      return lhs;
  }
  return fold(lhsAttr, rhsAttr, choose);
}

OpFoldResult MaxSIOp::fold(FoldAdaptor adaptor) {
  return foldExtremum(getLhs(), getRhs(), adaptor.getLhs(), adaptor.getRhs(), APInt::getSignedMinValue,
                      APInt::getSignedMaxValue, llvm::APIntOps::smax);
}
OpFoldResult MaxUIOp::fold(FoldAdaptor adaptor) {
  return foldExtremum(getLhs(), getRhs(), adaptor.getLhs(), adaptor.getRhs(), APInt::getMinValue,
                      APInt::getMaxValue, llvm::APIntOps::umax);
}
OpFoldResult MinSIOp::fold(FoldAdaptor adaptor) {
  return foldExtremum(getLhs(), getRhs(), adaptor.getLhs(), adaptor.getRhs(), APInt::getSignedMaxValue,
                      APInt::getSignedMinValue, llvm::APIntOps::smin);
}
OpFoldResult MinUIOp::fold(FoldAdaptor adaptor) {
  return foldExtremum(getLhs(), getRhs(), adaptor.getLhs(), adaptor.getRhs(), APInt::getMaxValue,
                      APInt::getMinValue, llvm::APIntOps::umin);
}
