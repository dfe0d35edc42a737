//===- MathFolders.cpp - Folders of math ops ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Exact operations (rounding, signs, classification) are folded in any float format. Other functions are
// computed by the C library in single or double precision; constants of other formats are not folded.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/ArithFolding.h"
#include "dialects/math/Math.h"
#include <cmath>

using namespace mlir;
using namespace mlir::math;
using llvm::APFloat;
using llvm::APInt;
using MaybeFloat = std::optional<APFloat>;

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

template <typename Fn>
static OpFoldResult foldInt(Attribute operand, Fn compute) {
  return arith::convertInts(Type(), operand,
                            [&](const APInt &value) { return std::optional<APInt>(compute(value)); });
}

OpFoldResult AbsIOp::fold(FoldAdaptor adaptor) {
  return foldInt(adaptor.getOperand(), [](const APInt &value) { return value.abs(); });
}
OpFoldResult CountLeadingZerosOp::fold(FoldAdaptor adaptor) {
  return foldInt(adaptor.getOperand(), [](const APInt &value) {
    return APInt(value.getBitWidth(), value.countl_zero(), false, true);
  });
}
OpFoldResult CountTrailingZerosOp::fold(FoldAdaptor adaptor) {
  return foldInt(adaptor.getOperand(), [](const APInt &value) {
    return APInt(value.getBitWidth(), value.countr_zero(), false, true);
  });
}
OpFoldResult CtPopOp::fold(FoldAdaptor adaptor) {
  return foldInt(adaptor.getOperand(), [](const APInt &value) {
    return APInt(value.getBitWidth(), value.popcount(), false, true);
  });
}

/// Returns base^exponent, which wraps; nullopt for a negative power of 0.
static std::optional<APInt> powerOf(const APInt &base, const APInt &exponent) {
  unsigned width = base.getBitWidth();
  if (exponent.isNegative()) {
    // The result is 1 / base^n, rounded toward zero. It is not 0 only for the bases 1 and -1.
    if (base.isZero())
      return std::nullopt;
    if (base.isOne())
      return base;
    if (base.isAllOnes())
      return exponent[0] ? base : APInt(width, 1);
    return APInt::getZero(width);
  }
  APInt result(width, 1), square = base;
  for (unsigned bit = 0, bits = exponent.getActiveBits(); bit != bits; ++bit) {
    if (exponent[bit])
      result *= square;
    square *= square;
  }
  return result;
}
OpFoldResult IPowIOp::fold(FoldAdaptor adaptor) {
  return arith::foldInts(adaptor.getLhs(), adaptor.getRhs(), &powerOf);
}

//===----------------------------------------------------------------------===//
// Floats: exact operations
//===----------------------------------------------------------------------===//

static OpFoldResult foldRounding(Attribute operand, APFloat::roundingMode mode) {
  return arith::foldFloats(operand, [&](const APFloat &value) -> MaybeFloat {
    APFloat result(value);
    result.roundToIntegral(mode);
    return result;
  });
}
OpFoldResult CeilOp::fold(FoldAdaptor adaptor) {
  return foldRounding(adaptor.getOperand(), APFloat::rmTowardPositive);
}
OpFoldResult FloorOp::fold(FoldAdaptor adaptor) {
  return foldRounding(adaptor.getOperand(), APFloat::rmTowardNegative);
}
OpFoldResult RoundEvenOp::fold(FoldAdaptor adaptor) {
  return foldRounding(adaptor.getOperand(), APFloat::rmNearestTiesToEven);
}

OpFoldResult AbsFOp::fold(FoldAdaptor adaptor) {
  return arith::foldFloats(adaptor.getOperand(),
                           [](const APFloat &value) -> MaybeFloat { return llvm::abs(value); });
}
OpFoldResult CopySignOp::fold(FoldAdaptor adaptor) {
  return arith::foldFloats(adaptor.getLhs(), adaptor.getRhs(),
                           [](const APFloat &value, const APFloat &sign) -> MaybeFloat {
                             APFloat result(value);
                             result.copySign(sign);
                             return result;
                           });
}

/// Folds an op that classifies floats, such as isnan, for a scalar or splat constant.
static OpFoldResult foldTest(Attribute operand, Type type, bool (APFloat::*holds)() const) {
  MaybeFloat constant = arith::getConstantFloat(operand);
  return constant ? OpFoldResult(arith::getIntConstant(type, (*constant.*holds)())) : OpFoldResult();
}
OpFoldResult IsFiniteOp::fold(FoldAdaptor adaptor) {
  return foldTest(adaptor.getOperand(), getType(), &APFloat::isFinite);
}
OpFoldResult IsInfOp::fold(FoldAdaptor adaptor) {
  return foldTest(adaptor.getOperand(), getType(), &APFloat::isInfinity);
}
OpFoldResult IsNaNOp::fold(FoldAdaptor adaptor) {
  return foldTest(adaptor.getOperand(), getType(), &APFloat::isNaN);
}
OpFoldResult IsNormalOp::fold(FoldAdaptor adaptor) {
  return foldTest(adaptor.getOperand(), getType(), &APFloat::isNormal);
}

//===----------------------------------------------------------------------===//
// Floats: functions of the C library
//===----------------------------------------------------------------------===//

/// Computes a function in the precision of its operand; nullopt for formats other than single and double
/// precision. \param compute a generic lambda that accepts float and double.
template <typename Fn>
static MaybeFloat callLibrary(Fn compute, const APFloat &value) {
  if (&value.getSemantics() == &APFloat::IEEEsingle())
    return APFloat(compute(value.convertToFloat()));
  if (&value.getSemantics() == &APFloat::IEEEdouble())
    return APFloat(compute(value.convertToDouble()));
  return std::nullopt;
}
/// Computes a function of two operands of the same float format.
template <typename Fn>
static MaybeFloat callLibrary(Fn compute, const APFloat &first, const APFloat &second) {
  if (&first.getSemantics() == &APFloat::IEEEsingle())
    return APFloat(compute(first.convertToFloat(), second.convertToFloat()));
  if (&first.getSemantics() == &APFloat::IEEEdouble())
    return APFloat(compute(first.convertToDouble(), second.convertToDouble()));
  return std::nullopt;
}

static bool acceptAll(const APFloat &) { return true; }

/// Folds a unary op by calling the library function `compute` on the constant operand. Elements for which
/// `isAllowed` returns false are not folded.
template <typename Fn>
static OpFoldResult foldByLibrary(Attribute operand, Fn compute,
                                  bool (*isAllowed)(const APFloat &) = &acceptAll) {
  return arith::foldFloats(operand, [&](const APFloat &value) -> MaybeFloat {
    return isAllowed(value) ? callLibrary(compute, value) : std::nullopt;
  });
}

#define STRATA_MATH_FOLD(Class, name)                                                                        \
  OpFoldResult Class::fold(FoldAdaptor adaptor) {                                                            \
    return foldByLibrary(adaptor.getOperand(), [](auto value) { return std::name(value); });                 \
  }
STRATA_MATH_FOLD(AcosOp, acos)
STRATA_MATH_FOLD(AcoshOp, acosh)
STRATA_MATH_FOLD(AsinOp, asin)
STRATA_MATH_FOLD(AsinhOp, asinh)
STRATA_MATH_FOLD(AtanOp, atan)
STRATA_MATH_FOLD(AtanhOp, atanh)
STRATA_MATH_FOLD(CosOp, cos)
STRATA_MATH_FOLD(CoshOp, cosh)
STRATA_MATH_FOLD(ErfOp, erf)
STRATA_MATH_FOLD(ErfcOp, erfc)
STRATA_MATH_FOLD(ExpOp, exp)
STRATA_MATH_FOLD(Exp2Op, exp2)
STRATA_MATH_FOLD(ExpM1Op, expm1)
STRATA_MATH_FOLD(RoundOp, round)
STRATA_MATH_FOLD(SinOp, sin)
STRATA_MATH_FOLD(SinhOp, sinh)
STRATA_MATH_FOLD(TanOp, tan)
STRATA_MATH_FOLD(TanhOp, tanh)
STRATA_MATH_FOLD(TruncOp, trunc)
#undef STRATA_MATH_FOLD

static bool isNotNegative(const APFloat &value) { return !value.isNegative(); }

OpFoldResult LogOp::fold(FoldAdaptor adaptor) {
  return foldByLibrary(adaptor.getOperand(), [](auto value) { return std::log(value); }, &isNotNegative);
}
OpFoldResult Log2Op::fold(FoldAdaptor adaptor) {
  return foldByLibrary(adaptor.getOperand(), [](auto value) { return std::log2(value); }, &isNotNegative);
}
OpFoldResult Log10Op::fold(FoldAdaptor adaptor) {
  return foldByLibrary(adaptor.getOperand(), [](auto value) { return std::log10(value); }, &isNotNegative);
}
OpFoldResult Log1pOp::fold(FoldAdaptor adaptor) {
  auto isAboveMinusOne = [](const APFloat &value) {
    return !value.isNegative() || value >= APFloat(value.getSemantics(), "-1");
  };
  return foldByLibrary(adaptor.getOperand(), [](auto value) { return std::log1p(value); }, isAboveMinusOne);
}
OpFoldResult SqrtOp::fold(FoldAdaptor adaptor) {
  return foldByLibrary(adaptor.getOperand(), [](auto value) { return std::sqrt(value); }, &isNotNegative);
}

OpFoldResult PowFOp::fold(FoldAdaptor adaptor) {
  return arith::foldFloats(
      adaptor.getLhs(), adaptor.getRhs(), [](const APFloat &base, const APFloat &exponent) {
        return callLibrary([](auto a, auto b) { return std::pow(a, b); }, base, exponent);
      });
}
OpFoldResult Atan2Op::fold(FoldAdaptor adaptor) {
  return arith::foldFloats(adaptor.getLhs(), adaptor.getRhs(),
                           [](const APFloat &y, const APFloat &x) -> MaybeFloat {
                             // atan2(0, 0) folds to NaN, as in MLIR; std::atan2 returns a value that depends
                             // on the signs of the zeros.
                             if (x.isZero() && y.isZero())
                               return APFloat::getNaN(y.getSemantics());
                             return callLibrary([](auto a, auto b) { return std::atan2(a, b); }, y, x);
                           });
}
