//===- ComplexToStandard.cpp - Expansion of complex ops -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Each op has a function that creates its formula; a table maps op names to functions. The order of the
// created ops is part of the output. C++ does not define the order in which arguments are evaluated, so a
// value is created in a declaration of its own where the order matters.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/complex/ComplexToStandard.h"
#include "dialects/conversions/complex/ComplexDivision.h"
#include "dialects/conversions/complex/Passes.h"
#include "dialects/math/FloatArithmetic.h"

using namespace mlir;
using namespace mlir::complex;
using arith::FastMathFlags;
using math::FloatArithmetic;
using Predicate = arith::CmpFPredicate;

namespace mlir {
#define GEN_PASS_DEF_CONVERTCOMPLEXTOSTANDARDPASS
#include "dialects/conversions/complex/Passes.h.inc"
} // namespace mlir

/// The flags which state that the results and operands of an op are neither infinite nor NaN.
static constexpr FastMathFlags finite = FastMathFlags::nnan | FastMathFlags::ninf;

static Value getRe(const FloatArithmetic &b, Value number) {
  return b.getBuilder().create<ReOp>(b.getLoc(), b.getType(), number);
}
static Value getIm(const FloatArithmetic &b, Value number) {
  return b.getBuilder().create<ImOp>(b.getLoc(), b.getType(), number);
}
static Parts split(const FloatArithmetic &b, Value number) {
  Value re = getRe(b, number);
  return {re, getIm(b, number)};
}
static Value join(const FloatArithmetic &b, Parts parts) {
  return b.getBuilder().create<CreateOp>(b.getLoc(), ComplexType::get(b.getType()), parts.re, parts.im);
}
/// Creates an op on complex numbers, which the conversion expands later.
template <typename OpT, typename... Values>
static Value makeComplex(const FloatArithmetic &b, Values... operands) {
  return b.getBuilder().create<OpT>(b.getLoc(), ComplexType::get(b.getType()), operands..., b.getFlagsAttr());
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// Applies `OpT` to the real parts and to the imaginary parts.
template <typename OpT>
static Value expandByParts(const FloatArithmetic &b, ValueRange operands) {
  Value lhsRe = getRe(b, operands[0]), rhsRe = getRe(b, operands[1]), re = b.call<OpT>(lhsRe, rhsRe);
  Value lhsIm = getIm(b, operands[0]), rhsIm = getIm(b, operands[1]), im = b.call<OpT>(lhsIm, rhsIm);
  return join(b, {re, im});
}

static Value expandMul(const FloatArithmetic &b, ValueRange operands) {
  Parts lhs = split(b, operands[0]), rhs = split(b, operands[1]);
  Value reRe = b.mul(lhs.re, rhs.re), imIm = b.mul(lhs.im, rhs.im), re = b.sub(reRe, imIm);
  Value imRe = b.mul(lhs.im, rhs.re), reIm = b.mul(lhs.re, rhs.im), im = b.add(imRe, reIm);
  return join(b, {re, im});
}

template <Parts (*Divide)(const FloatArithmetic &, Parts, Parts)>
static Value expandDiv(const FloatArithmetic &b, ValueRange operands) {
  Parts lhs = split(b, operands[0]), rhs = split(b, operands[1]);
  return join(b, Divide(b, lhs, rhs));
}

static Value expandNeg(const FloatArithmetic &b, ValueRange operands) {
  Parts z = split(b, operands[0]);
  FloatArithmetic plain = b.withoutFlags();
  Value re = plain.neg(z.re);
  return join(b, {re, plain.neg(z.im)});
}

static Value expandConj(const FloatArithmetic &b, ValueRange operands) {
  Parts z = split(b, operands[0]);
  return join(b, {z.re, b.withoutFlags().neg(z.im)});
}

static Value expandEqual(const FloatArithmetic &b, ValueRange operands) {
  Parts lhs = split(b, operands[0]), rhs = split(b, operands[1]);
  Value re = b.compare(Predicate::OEQ, lhs.re, rhs.re), im = b.compare(Predicate::OEQ, lhs.im, rhs.im);
  return b.both(re, im);
}

static Value expandNotEqual(const FloatArithmetic &b, ValueRange operands) {
  Parts lhs = split(b, operands[0]), rhs = split(b, operands[1]);
  Value re = b.compare(Predicate::UNE, lhs.re, rhs.re), im = b.compare(Predicate::UNE, lhs.im, rhs.im);
  return b.either(re, im);
}

//===----------------------------------------------------------------------===//
// Absolute value and argument
//===----------------------------------------------------------------------===//

/// The functions f(r) of an absolute value r that createAbs() can create: r, sqrt(r) and 1/sqrt(r).
enum class OfAbs { Identity, Sqrt, Rsqrt };

/// Creates f(r) for the absolute value r = max * sqrt(1 + (min / max)^2), which does not overflow; `max` is
/// the larger and `min` the smaller magnitude of the two parts of z. If min / max is NaN (both parts are zero
/// or infinite), the result is f(min).
template <OfAbs Function>
static Value createAbs(const FloatArithmetic &b, Parts z) {
  FloatArithmetic safe = b.withoutFiniteness(); // Because min / max may be NaN.
  Value one = b.constant(1.0), re = b.abs(z.re), im = b.abs(z.im);
  Value max = b.call<arith::MaximumFOp>(re, im), min = b.call<arith::MinimumFOp>(re, im);
  Value ratio = safe.div(min, max), square = safe.mul(ratio, ratio), sum = safe.add(square, one);
  Value scale = max, root, otherwise = min;
  if constexpr (Function == OfAbs::Identity) {
    root = safe.call<math::SqrtOp>(sum);
  } else if constexpr (Function == OfAbs::Sqrt) {
    Value quarter = b.constant(0.25);
    scale = safe.call<math::SqrtOp>(max);
    root = safe.call<math::PowFOp>(sum, quarter);
  } else {
    Value inverse = safe.call<math::RsqrtOp>(sum);
    otherwise = safe.call<math::RsqrtOp>(min);
    scale = safe.call<math::RsqrtOp>(max);
    root = safe.call<math::SqrtOp>(inverse);
  }
  Value result = safe.mul(scale, root);
  return b.select(safe.isNaN(result), otherwise, result);
}

static Value expandAbs(const FloatArithmetic &b, ValueRange operands) {
  return createAbs<OfAbs::Identity>(b, split(b, operands[0]));
}

static Value expandAngle(const FloatArithmetic &b, ValueRange operands) {
  Parts z = split(b, operands[0]);
  return b.call<math::Atan2Op>(z.im, z.re);
}

/// z / |z|, and zero for zero.
static Value expandSign(const FloatArithmetic &b, ValueRange operands) {
  FloatArithmetic plain = b.withoutFlags();
  Parts z = split(b, operands[0]);
  Value zero = b.constant(0.0);
  Value isReZero = plain.compare(Predicate::OEQ, z.re, zero);
  Value isImZero = plain.compare(Predicate::OEQ, z.im, zero);
  Value isZero = b.both(isReZero, isImZero), abs = expandAbs(b, operands);
  Value re = b.div(z.re, abs), im = b.div(z.im, abs);
  return b.select(isZero, operands[0], join(b, {re, im}));
}

//===----------------------------------------------------------------------===//
// Exponential function and logarithms
//===----------------------------------------------------------------------===//

/// exp(x) cos(y) + i exp(x) sin(y). If exp(x) overflows, the product is computed with exp(x/2) twice.
static Value expandExp(const FloatArithmetic &b, ValueRange operands) {
  Parts z = split(b, operands[0]);
  Value zero = b.constant(0.0), half = b.constant(0.5), infinity = b.infinity();
  Value exp = b.call<math::ExpOp>(z.re), halfRe = b.mul(z.re, half), root = b.call<math::ExpOp>(halfRe);
  Value cos = b.call<math::CosOp>(z.im), sin = b.call<math::SinOp>(z.im);
  Value overflows = b.compare(Predicate::OEQ, exp, infinity);
  Value isReal = b.withoutFlags().compare(Predicate::OEQ, z.im, zero);
  auto scale = [&](Value factor) {
    Value product = b.mul(exp, factor), once = b.mul(root, factor), twice = b.mul(once, root);
    return b.select(overflows, twice, product);
  };
  Value re = scale(cos), im = scale(sin);
  return join(b, {re, b.select(isReal, zero, im)});
}

/// Creates cos(x) - 1 without cancellation: by a polynomial if x^2 < (pi/4)^2.
static Value createCosMinusOne(const FloatArithmetic &b, Value x) {
  // Coefficients of x^16 to x^4.
  static constexpr double coefficients[] = {
      4.7377507964246208e-14, -1.147028484342536e-11, 2.087675428708152e-9, -2.755731921499979e-7,
      2.4801587301570551e-5,  -0.0013888888888888872, 0.041666666666666664};
  Value minusHalf = b.constant(-0.5), minusOne = b.constant(-1.0);
  Value cos = b.call<math::CosOp>(x), direct = b.add(cos, minusOne);
  Value square = b.mul(x, x), fourth = b.mul(square, square), polynomial = b.constant(coefficients[0]);
  for (double coefficient : llvm::drop_begin(coefficients))
    polynomial = b.call<math::FmaOp>(polynomial, square, b.constant(coefficient));
  Value high = b.mul(fourth, polynomial), low = b.mul(minusHalf, square);
  Value approximation = b.withoutFlags().add(high, low), limit = b.constant(0.61685);
  return b.select(b.compare(Predicate::OGE, square, limit), direct, approximation);
}

/// exp(z) - 1 for z = x + yi: e (c + 1) + c + i (e + 1) sin(y), where e = exp(x) - 1 and c = cos(y) - 1.
static Value expandExpm1(const FloatArithmetic &b, ValueRange operands) {
  Parts z = split(b, operands[0]);
  Value zero = b.constant(0.0), one = b.constant(1.0), expm1 = b.call<math::ExpM1Op>(z.re);
  Value exp = b.add(expm1, one), sin = b.call<math::SinOp>(z.im), cosm1 = createCosMinusOne(b, z.im);
  Value cos = b.add(cosm1, one), re = b.mul(expm1, cos);
  re = b.add(re, cosm1);
  Value isReal = b.compare(Predicate::OEQ, z.im, zero), im = b.mul(exp, sin);
  return join(b, {re, b.select(isReal, zero, im)});
}

/// log|z| + i arg(z).
static Value expandLog(const FloatArithmetic &b, ValueRange operands) {
  Value abs = expandAbs(b, operands), re = b.call<math::LogOp>(abs);
  return join(b, {re, expandAngle(b, operands)});
}

/// log(1 + z). The real part is log|z + 1| = log1p(max - 1) + log1p((min / max)^2) / 2, where `max` is the
/// larger and `min` the smaller magnitude of the two parts of z + 1.
static Value expandLog1p(const FloatArithmetic &b, ValueRange operands) {
  FloatArithmetic safe = b.withoutFiniteness(); // Because min / max may be NaN.
  Parts z = split(b, operands[0]);
  Value half = b.constant(0.5), one = b.constant(1.0), rePlusOne = b.add(z.re, one);
  Value absRe = b.abs(rePlusOne), absIm = b.abs(z.im);
  Value max = b.call<arith::MaximumFOp>(absRe, absIm), min = b.call<arith::MinimumFOp>(absRe, absIm);
  // For z = x + yi: if x + 1 is the maximum, use x as max - 1, because x + 1 may have been rounded.
  Value isReLarger = b.compare(Predicate::OGT, rePlusOne, absIm), maxMinusOne = b.sub(max, one);
  Value argument = b.select(isReLarger, z.re, maxMinusOne), ratio = safe.div(min, max);
  Value logMax = b.call<math::Log1pOp>(argument), square = safe.mul(ratio, ratio);
  Value logRatio = safe.call<math::Log1pOp>(square), halfLogRatio = safe.mul(half, logRatio);
  Value sum = safe.add(halfLogRatio, logMax), re = b.select(safe.isNaN(sum), min, sum);
  return join(b, {re, b.call<math::Atan2Op>(z.im, rePlusOne)});
}

//===----------------------------------------------------------------------===//
// Powers and roots
//===----------------------------------------------------------------------===//

/// lhs^(c + di). Special bases and exponents are handled by selects, of which later ones have precedence. The
/// general formula is |lhs|^c exp(-d arg(lhs)) (cos t + i sin t), where t = c arg(lhs) + d log|lhs|.
static Value expandPow(const FloatArithmetic &b, ValueRange operands) {
  Value base = operands[0];
  Parts exponent = split(b, operands[1]), z = split(b, base);
  Value abs = expandAbs(b, base), power = b.call<math::PowFOp>(abs, exponent.re),
        negated = b.neg(exponent.im);
  Value angle = b.call<math::Atan2Op>(z.im, z.re), decay = b.mul(negated, angle);
  decay = b.call<math::ExpOp>(decay);
  Value scale = b.mul(power, decay), log = b.call<math::LogOp>(abs), turn = b.mul(exponent.re, angle);
  Value logTurn = b.mul(exponent.im, log), sum = b.add(turn, logTurn);
  Value cos = b.call<math::CosOp>(sum), sin = b.call<math::SinOp>(sum);

  Value infinity = b.infinity(), zero = b.constant(0.0), one = b.constant(1.0);
  Value complexOne = join(b, {one, zero}), complexZero = join(b, {zero, zero});
  Value complexInfinity = join(b, {infinity, zero});
  auto isZero = [&](Value value) { return b.compare(Predicate::OEQ, value, zero); };
  Value isAbsZero = isZero(abs), isExponentReal = isZero(exponent.im),
        isExponentImaginary = isZero(exponent.re);
  Value isBaseReal = isZero(z.im), isNotNegative = b.compare(Predicate::OLE, zero, exponent.re);
  Value re = b.mul(scale, cos), im = b.mul(scale, sin);
  // 0^0 = 1; 0^c = 0 for c > 0.
  Value powerOfZero = b.select(isExponentImaginary, complexOne, complexZero), result = join(b, {re, im});
  Value condition = b.both(isAbsZero, isExponentReal);
  condition = b.both(condition, isNotNegative);
  result = b.select(condition, powerOfZero, result);
  // lhs^0 = 1.
  condition = b.both(isExponentImaginary, isExponentReal);
  result = b.select(condition, complexOne, result);
  // 1^rhs = 1.
  condition = b.compare(Predicate::OEQ, z.re, one);
  condition = b.both(condition, isBaseReal);
  result = b.select(condition, complexOne, result);
  // inf^c = inf for c > 0, and 0 for c < 0.
  Value isInfinite = b.compare(Predicate::OEQ, z.re, infinity);
  isInfinite = b.both(isInfinite, isBaseReal);
  for (auto [predicate, value] :
       {std::pair(Predicate::OGT, complexInfinity), {Predicate::OLT, complexZero}}) {
    condition = b.compare(predicate, exponent.re, zero);
    condition = b.both(isExponentReal, condition);
    condition = b.both(isInfinite, condition);
    result = b.select(condition, value, result);
  }
  return result;
}

static Value expandPowi(const FloatArithmetic &b, ValueRange operands) {
  Value exponent = b.getBuilder().create<arith::SIToFPOp>(b.getLoc(), b.getType(), operands[1]);
  return makeComplex<PowOp>(b, operands[0], join(b, {exponent, b.constant(0.0)}));
}

static Value expandSqrt(const FloatArithmetic &b, ValueRange operands) {
  Value zero = b.constant(0.0), half = b.constant(0.5);
  Parts z = split(b, operands[0]);
  Value root = createAbs<OfAbs::Sqrt>(b, z), angle = b.call<math::Atan2Op>(z.im, z.re);
  angle = b.mul(angle, half);
  Value cos = b.call<math::CosOp>(angle), sin = b.call<math::SinOp>(angle);
  // If the sine is zero, the imaginary part is zero: its product with an infinite root would be NaN.
  Value isSinZero = b.compare(Predicate::OEQ, sin, zero), re = b.mul(root, cos), im = b.mul(root, sin);
  im = b.select(isSinZero, zero, im);
  if (!b.assumes(finite)) {
    Value infinity = b.infinity(), minusInfinity = b.infinity(/*isNegative=*/true), nan = b.nan();
    Value absIm = b.abs(z.im), isImInfinite = b.compare(Predicate::OEQ, absIm, infinity);
    Value isImFinite = b.compare(Predicate::ONE, absIm, infinity);
    Value isReInfinite = b.compare(Predicate::OEQ, z.re, infinity);
    Value isReMinusInfinite = b.compare(Predicate::OEQ, z.re, minusInfinity);
    Value isReZero = b.both(isReMinusInfinite, isImFinite);
    re = b.select(isReZero, zero, re);
    Value isInfinite = b.either(isImInfinite, isReInfinite);
    re = b.select(isInfinite, infinity, re);
    Value signedInfinity = b.copySign(infinity, z.im), isRootNaN = b.withoutFlags().isNaN(root);
    im = b.select(isRootNaN, nan, im);
    isInfinite = b.either(isImInfinite, isReMinusInfinite);
    im = b.select(isInfinite, signedInfinity, im);
  }
  Value isZero = b.compare(Predicate::OEQ, root, zero);
  re = b.select(isZero, zero, re);
  return join(b, {re, b.select(isZero, zero, im)});
}

static Value expandRsqrt(const FloatArithmetic &b, ValueRange operands) {
  Value zero = b.constant(0.0), infinity = b.infinity(), minusHalf = b.constant(-0.5), nan = b.nan();
  Parts z = split(b, operands[0]);
  Value root = createAbs<OfAbs::Rsqrt>(b, z), angle = b.call<math::Atan2Op>(z.im, z.re);
  angle = b.mul(angle, minusHalf);
  Value cos = b.call<math::CosOp>(angle), sin = b.call<math::SinOp>(angle);
  Value re = b.mul(root, cos), im = b.mul(root, sin);
  if (!b.assumes(finite)) {
    // If the operand is infinite, the result is 0 with the signs of the conjugate's parts.
    Value minusOne = b.constant(-1.0), reZero = b.copySign(zero, z.re), imZero = b.copySign(zero, z.im);
    imZero = b.mul(minusOne, imZero);
    Value absRe = b.abs(z.re), absIm = b.abs(z.im), isImInfinite = b.compare(Predicate::OEQ, absIm, infinity);
    Value isReNaN = b.isNaN(z.re), isReInfinite = b.compare(Predicate::OEQ, absRe, infinity);
    Value isInfinite = b.both(isImInfinite, isReNaN);
    isInfinite = b.either(isInfinite, isReInfinite);
    re = b.select(isInfinite, reZero, re);
    im = b.select(isInfinite, imZero, im);
  }
  Value isReZero = b.compare(Predicate::OEQ, z.re, zero), isImZero = b.compare(Predicate::OEQ, z.im, zero);
  Value isZero = b.both(isReZero, isImZero);
  re = b.select(isZero, infinity, re);
  return join(b, {re, b.select(isZero, nan, im)});
}

//===----------------------------------------------------------------------===//
// Trigonometric functions
//===----------------------------------------------------------------------===//

/// Values from which sine and cosine of x + yi are computed.
namespace {
struct Waves {
  Value exp;      ///< exp(y) / 2
  Value inverse;  ///< exp(-y) / 2
  Value sin, cos; ///< Sine and cosine of x.
};
} // namespace

static Waves createWaves(const FloatArithmetic &b, Value number) {
  Parts z = split(b, number);
  Waves waves;
  Value half = b.constant(0.5), exp = b.call<math::ExpOp>(z.im);
  waves.exp = b.mul(half, exp);
  waves.inverse = b.div(half, exp);
  waves.sin = b.call<math::SinOp>(z.re);
  waves.cos = b.call<math::CosOp>(z.re);
  return waves;
}

/// cos(z) = cosh(y) cos(x) - i sinh(y) sin(x).
static Value expandCos(const FloatArithmetic &b, ValueRange operands) {
  Waves waves = createWaves(b, operands[0]);
  Value cosh = b.add(waves.inverse, waves.exp), re = b.mul(cosh, waves.cos);
  Value minusSinh = b.sub(waves.inverse, waves.exp), im = b.mul(minusSinh, waves.sin);
  return join(b, {re, im});
}

/// sin(z) = cosh(y) sin(x) + i sinh(y) cos(x).
static Value expandSin(const FloatArithmetic &b, ValueRange operands) {
  Waves waves = createWaves(b, operands[0]);
  Value cosh = b.add(waves.exp, waves.inverse), re = b.mul(cosh, waves.sin);
  Value sinh = b.sub(waves.exp, waves.inverse), im = b.mul(sinh, waves.cos);
  return join(b, {re, im});
}

/// tanh(z) = (p - n) / d + i 4 cos(y) sin(y) / d, with p = expm1(2x), n = expm1(-2x), d = p + n + 4 cos(y)^2.
static Parts createTanh(const FloatArithmetic &b, Parts z, Value minusOne) {
  Value infinity = b.infinity(), four = b.constant(4.0), twice = b.add(z.re, z.re);
  Value minusTwice = b.mul(minusOne, twice), positive = b.call<math::ExpM1Op>(twice);
  Value negative = b.call<math::ExpM1Op>(minusTwice), difference = b.sub(positive, negative);
  Value cos = b.call<math::CosOp>(z.im), cosSquare = b.mul(cos, cos), fourCos = b.mul(cosSquare, four);
  Value sin = b.call<math::SinOp>(z.im), product = b.mul(cos, sin), fourProduct = b.mul(four, product);
  Value sum = b.add(positive, negative), denominator = b.add(sum, fourCos);
  // If the exponential function overflows, the real part is 1 or -1.
  Value overflows = b.compare(Predicate::OEQ, sum, infinity), sign = b.copySign(minusOne, z.re);
  Value re = b.div(difference, denominator);
  re = b.select(overflows, sign, re);
  Value im = b.div(fourProduct, denominator);
  if (b.assumes(finite))
    return {re, im};
  // If y is infinite: the real part is NaN if x is finite, and the imaginary part is zero if x is infinite.
  Value absRe = b.abs(z.re), zero = b.constant(0.0), nan = b.nan();
  Value isReInfinite = b.compare(Predicate::OEQ, absRe, infinity);
  Value isReal = b.compare(Predicate::OEQ, z.im, zero);
  Value isTrue = b.getBuilder().create<arith::ConstantOp>(b.getLoc(), b.getBuilder().getBoolAttr(true));
  Value isReFinite = b.getBuilder().create<arith::XOrIOp>(b.getLoc(), isReInfinite, isTrue);
  Value isNaN = b.isNaN(fourProduct), isReNaN = b.both(isNaN, isReFinite),
        isImZero = b.both(isReInfinite, isNaN);
  isImZero = b.either(isReal, isImZero);
  re = b.select(isReNaN, nan, re);
  return {re, b.select(isImZero, zero, im)};
}

static Value expandTanh(const FloatArithmetic &b, ValueRange operands) {
  Parts z = split(b, operands[0]);
  return join(b, createTanh(b, z, b.constant(-1.0)));
}

/// tan(z) = -i tanh(iz).
static Value expandTan(const FloatArithmetic &b, ValueRange operands) {
  Parts z = split(b, operands[0]);
  Value minusOne = b.constant(-1.0), minusIm = b.mul(z.im, minusOne);
  Parts tanh = createTanh(b, {minusIm, z.re}, minusOne);
  return join(b, {tanh.im, b.mul(tanh.re, minusOne)});
}

/// atan2(lhs, rhs) = -i log((rhs + i lhs) / sqrt(rhs^2 + lhs^2)).
static Value expandAtan2(const FloatArithmetic &b, ValueRange operands) {
  Value lhs = operands[0], rhs = operands[1];
  Value rhsSquare = makeComplex<MulOp>(b, rhs, rhs), lhsSquare = makeComplex<MulOp>(b, lhs, lhs);
  Value sum = makeComplex<AddOp>(b, rhsSquare, lhsSquare), root = makeComplex<SqrtOp>(b, sum);
  Value zero = b.constant(0.0), one = b.constant(1.0), i = join(b, {zero, one});
  Value turned = makeComplex<MulOp>(b, i, lhs), number = makeComplex<AddOp>(b, rhs, turned);
  number = makeComplex<DivOp>(b, number, root);
  Value log = makeComplex<LogOp>(b, number), minusOne = b.constant(-1.0), minusI = join(b, {zero, minusOne});
  return makeComplex<MulOp>(b, minusI, log);
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

namespace {

using Expansion = Value (*)(const FloatArithmetic &, ValueRange operands);

/// Replaces an op by the formula that `expand` creates on its parts.
struct ComplexExpansion : ConversionPattern {
  ComplexExpansion(llvm::StringRef name, Expansion expand, MLIRContext *context)
      : ConversionPattern(name, /*benefit=*/1, context), expand(expand) {}

  LogicalResult matchAndRewrite(Operation *op, llvm::ArrayRef<Value> operands,
                                ConversionPatternRewriter &rewriter) const override {
    Type part = llvm::cast<ComplexType>(operands[0].getType()).getElementType();
    auto flags = op->getAttrOfType<arith::FastMathFlagsAttr>("fastmath");
    rewriter.replaceOp(op, expand(FloatArithmetic(rewriter, op->getLoc(), part, flags), operands));
    return success();
  }

private:
  Expansion expand;
};

class ConvertComplexToStandard : public impl::ConvertComplexToStandardPassBase<ConvertComplexToStandard> {
public:
  using Base::Base;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateComplexToStandardConversionPatterns(patterns, complexRange);
    ConversionTarget target(getContext());
    target.addLegalDialect<arith::ArithDialect, math::MathDialect>();
    target.addLegalOp<CreateOp, ReOp, ImOp>();
    if (failed(applyPartialConversion(getOperation(), target, std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace

void mlir::populateComplexToStandardConversionPatterns(RewritePatternSet &patterns,
                                                       ComplexRangeFlags complexRange) {
  bool scale = complexRange == ComplexRangeFlags::improved;
  const std::pair<llvm::StringRef, Expansion> expansions[] = {
      {AbsOp::getOperationName(), expandAbs},
      {AddOp::getOperationName(), expandByParts<arith::AddFOp>},
      {AngleOp::getOperationName(), expandAngle},
      {Atan2Op::getOperationName(), expandAtan2},
      {ConjOp::getOperationName(), expandConj},
      {CosOp::getOperationName(), expandCos},
      {DivOp::getOperationName(), scale ? expandDiv<divideWithScaling> : expandDiv<divideAlgebraically>},
      {EqualOp::getOperationName(), expandEqual},
      {ExpOp::getOperationName(), expandExp},
      {Expm1Op::getOperationName(), expandExpm1},
      {Log1pOp::getOperationName(), expandLog1p},
      {LogOp::getOperationName(), expandLog},
      {MulOp::getOperationName(), expandMul},
      {NegOp::getOperationName(), expandNeg},
      {NotEqualOp::getOperationName(), expandNotEqual},
      {PowOp::getOperationName(), expandPow},
      {PowiOp::getOperationName(), expandPowi},
      {RsqrtOp::getOperationName(), expandRsqrt},
      {SignOp::getOperationName(), expandSign},
      {SinOp::getOperationName(), expandSin},
      {SqrtOp::getOperationName(), expandSqrt},
      {SubOp::getOperationName(), expandByParts<arith::SubFOp>},
      {TanOp::getOperationName(), expandTan},
      {TanhOp::getOperationName(), expandTanh},
  };
  for (auto [name, expand] : expansions)
    patterns.add<ComplexExpansion>(name, expand, patterns.getContext());
}

//===----------------------------------------------------------------------===//
// Divisions
//===----------------------------------------------------------------------===//

void complex::convertDivToStandardUsingAlgebraic(ConversionPatternRewriter &rewriter, Location loc,
                                                 Value lhsRe, Value lhsIm, Value rhsRe, Value rhsIm,
                                                 arith::FastMathFlagsAttr fmf, Value *resultRe,
                                                 Value *resultIm) {
  FloatArithmetic b(rewriter, loc, lhsRe.getType(), fmf);
  Parts quotient = divideAlgebraically(b, {lhsRe, lhsIm}, {rhsRe, rhsIm});
  *resultRe = quotient.re, *resultIm = quotient.im;
}

void complex::convertDivToStandardUsingRangeReduction(ConversionPatternRewriter &rewriter, Location loc,
                                                      Value lhsRe, Value lhsIm, Value rhsRe, Value rhsIm,
                                                      arith::FastMathFlagsAttr fmf, Value *resultRe,
                                                      Value *resultIm) {
  FloatArithmetic b(rewriter, loc, lhsRe.getType(), fmf);
  Parts quotient = divideWithScaling(b, {lhsRe, lhsIm}, {rhsRe, rhsIm});
  *resultRe = quotient.re, *resultIm = quotient.im;
}
