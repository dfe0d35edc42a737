//===- FloatArithmetic.h - Creation of floating-point formulas --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Creates the ops of a floating-point formula, for the expansion of an op to arith and math ops. All operands
// and results have the same floating-point type; all ops have the same location and fast-math flags. Each
// function creates one op at the insertion point of the builder. For integers and indices, see
// dialects/arith/ArithUtils.h.
//
//   FloatArithmetic b(rewriter, op.getLoc(), op.getType(), op.getFastmath());
//   Value square = b.mul(x, x);
//   Value length = b.call<math::SqrtOp>(b.add(square, b.constant(1.0)));
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_MATH_FLOATARITHMETIC_H
#define STRATA_DIALECTS_MATH_FLOATARITHMETIC_H

#include "dialects/math/Math.h"

namespace mlir::math {

/// Creates ops on values of one floating-point type. Objects are cheap to copy and borrow the builder.
class FloatArithmetic {
public:
  using Predicate = arith::CmpFPredicate;

  /// \param type A floating-point type, or a vector or tensor of one.
  FloatArithmetic(OpBuilder &builder, Location loc, Type type, arith::FastMathFlagsAttr flags);
  FloatArithmetic(OpBuilder &builder, Location loc, Type type, arith::FastMathFlags flags = {});

  // The arguments that were given to the constructor.
  OpBuilder &getBuilder() const { return builder; }
  Location getLoc() const { return loc; }
  Type getType() const { return type; }
  arith::FastMathFlags getFlags() const { return flags.getValue(); }
  arith::FastMathFlagsAttr getFlagsAttr() const { return flags; }
  /// Returns true if all flags in \p required are set.
  bool assumes(arith::FastMathFlags required) const { return (getFlags() & required) == required; }

  // Copies of this object that create ops with other fast-math flags.
  FloatArithmetic withFlags(arith::FastMathFlags other) const { return {builder, loc, type, other}; }
  FloatArithmetic withoutFlags() const { return withFlags({}); }
  /// Returns a copy without the flags `nnan` and `ninf`, for intermediate values that may be NaN or infinite
  /// although the operands and the result are finite.
  FloatArithmetic withoutFiniteness() const {
    return withFlags(getFlags() & ~(arith::FastMathFlags::nnan | arith::FastMathFlags::ninf));
  }

  // Constants. For a vector or tensor, all elements have the value. Numbers are rounded to the type.
  Value constant(double value) const;
  Value infinity(bool isNegative = false) const;
  Value nan() const;

  // Arithmetic.
  Value add(Value lhs, Value rhs) const { return call<arith::AddFOp>(lhs, rhs); }
  Value sub(Value lhs, Value rhs) const { return call<arith::SubFOp>(lhs, rhs); }
  Value mul(Value lhs, Value rhs) const { return call<arith::MulFOp>(lhs, rhs); }
  Value div(Value lhs, Value rhs) const { return call<arith::DivFOp>(lhs, rhs); }
  Value neg(Value value) const { return call<arith::NegFOp>(value); }
  Value abs(Value value) const { return call<AbsFOp>(value); }
  Value copySign(Value magnitude, Value sign) const { return call<CopySignOp>(magnitude, sign); }
  /// Creates an `OpT` whose operands and result have the type, with the fast-math flags.
  template <typename OpT, typename... Values>
  Value call(Values... operands) const {
    return builder.create<OpT>(loc, type, Value(operands)..., flags);
  }

  // Comparisons and operations on their results, which have type i1 or are vectors or tensors of i1.
  Value compare(Predicate predicate, Value lhs, Value rhs) const;
  Value isNaN(Value value) const { return compare(Predicate::UNO, value, value); }
  Value both(Value lhs, Value rhs) const;
  Value either(Value lhs, Value rhs) const;
  /// Creates a select of two values of any type.
  Value select(Value condition, Value ifTrue, Value ifFalse) const;

private:
  Value splat(const llvm::APFloat &value) const;

  OpBuilder &builder;
  Location loc;
  Type type, conditionType;
  arith::FastMathFlagsAttr flags;
};

} // namespace mlir::math

#endif // STRATA_DIALECTS_MATH_FLOATARITHMETIC_H
