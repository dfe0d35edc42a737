//===- FloatArithmetic.h - Creation of floating-point formulas --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A builder for expansions of one op into a formula of arith and math ops: all operands and results have the
// same floating-point type, and all ops the same location and fast-math flags. Every function creates its op
// at the insertion point of the underlying builder, in the order of the calls. For integers and indices, see
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

class FloatArithmetic {
public:
  using Predicate = arith::CmpFPredicate;

  /// \param type a floating-point type, or a vector or tensor of one.
  FloatArithmetic(OpBuilder &builder, Location loc, Type type, arith::FastMathFlagsAttr flags);
  FloatArithmetic(OpBuilder &builder, Location loc, Type type, arith::FastMathFlags flags = {});

  // The parameters.
  OpBuilder &getBuilder() const { return builder; }
  Location getLoc() const { return loc; }
  Type getType() const { return type; }
  arith::FastMathFlags getFlags() const { return flags.getValue(); }
  arith::FastMathFlagsAttr getFlagsAttr() const { return flags; }
  /// Returns true if the flags contain \p required.
  bool assumes(arith::FastMathFlags required) const { return (getFlags() & required) == required; }

  // Builders with other flags.
  FloatArithmetic withFlags(arith::FastMathFlags other) const { return {builder, loc, type, other}; }
  FloatArithmetic withoutFlags() const { return withFlags({}); }
  /// Drops the assumptions that no value is NaN or infinite, for intermediate values that can be NaN or
  /// infinite although no operand and no result is.
  FloatArithmetic withoutFiniteness() const {
    return withFlags(getFlags() & ~(arith::FastMathFlags::nnan | arith::FastMathFlags::ninf));
  }

  // Constants of the type; a splat for a vector or tensor. Numbers are rounded to the format of the type.
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
  /// Creates an `OpT` that has operands and a result of the type, and fast-math flags.
  template <typename OpT, typename... Values>
  Value call(Values... operands) const {
    return builder.create<OpT>(loc, type, Value(operands)..., flags);
  }

  // Conditions, of type i1 or of vectors or tensors of i1.
  Value compare(Predicate predicate, Value lhs, Value rhs) const;
  Value isNaN(Value value) const { return compare(Predicate::UNO, value, value); }
  Value both(Value lhs, Value rhs) const;
  Value either(Value lhs, Value rhs) const;
  /// Creates a selection of two values, which may have any type.
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
