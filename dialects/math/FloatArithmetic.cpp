//===- FloatArithmetic.cpp - Creation of floating-point formulas ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/math/FloatArithmetic.h"

using namespace mlir;
using namespace mlir::math;
using llvm::APFloat;

FloatArithmetic::FloatArithmetic(OpBuilder &builder, Location loc, Type type, arith::FastMathFlagsAttr flags)
    : builder(builder), loc(loc), type(type), conditionType(arith::getI1SameShape(type)),
      flags(flags ? flags : arith::FastMathFlagsAttr::get(builder.getContext(), arith::FastMathFlags::none)) {
}

FloatArithmetic::FloatArithmetic(OpBuilder &builder, Location loc, Type type, arith::FastMathFlags flags)
    : FloatArithmetic(builder, loc, type, arith::FastMathFlagsAttr::get(builder.getContext(), flags)) {}

static const llvm::fltSemantics &getFormat(Type type) {
  return llvm::cast<FloatType>(getElementTypeOrSelf(type)).getFloatSemantics();
}

Value FloatArithmetic::splat(const APFloat &value) const {
  TypedAttr attr = FloatAttr::get(getElementTypeOrSelf(type), value);
  if (auto shaped = llvm::dyn_cast<ShapedType>(type))
    attr = DenseElementsAttr::get(shaped, llvm::ArrayRef<Attribute>(attr));
  return builder.create<arith::ConstantOp>(loc, attr);
}

Value FloatArithmetic::constant(double number) const {
  APFloat value(number);
  bool losesInfo;
  value.convert(getFormat(type), APFloat::rmNearestTiesToEven, &losesInfo);
  return splat(value);
}

Value FloatArithmetic::infinity(bool isNegative) const {
  return splat(APFloat::getInf(getFormat(type), isNegative));
}

Value FloatArithmetic::nan() const { return splat(APFloat::getNaN(getFormat(type))); }

Value FloatArithmetic::compare(Predicate predicate, Value lhs, Value rhs) const {
  auto attr = arith::CmpFPredicateAttr::get(builder.getContext(), predicate);
  return builder.create<arith::CmpFOp>(loc, conditionType, attr, lhs, rhs, flags);
}

Value FloatArithmetic::both(Value lhs, Value rhs) const {
  return builder.create<arith::AndIOp>(loc, conditionType, lhs, rhs);
}

Value FloatArithmetic::either(Value lhs, Value rhs) const {
  return builder.create<arith::OrIOp>(loc, conditionType, lhs, rhs);
}

Value FloatArithmetic::select(Value condition, Value ifTrue, Value ifFalse) const {
  return builder.create<arith::SelectOp>(loc, ifTrue.getType(), condition, ifTrue, ifFalse);
}
