//===- ComplexDivision.h - Division of complex numbers --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Formulas for the quotient (a + bi) / (c + di). The template parameter `Arithmetic` is a class that creates
// ops of some dialect, with the interface of math::FloatArithmetic (dialects/math/FloatArithmetic.h).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_COMPLEX_COMPLEXDIVISION_H
#define STRATA_DIALECTS_CONVERSIONS_COMPLEX_COMPLEXDIVISION_H

#include "runtime/ir/Value.h"

namespace mlir::complex {

/// The real and imaginary part of a complex number.
struct Parts {
  Value re, im;
};

/// Returns (a + bi) / (c + di) as (ac + bd) / (cc + dd) + (bc - ad) / (cc + dd) i. Intermediate results may
/// overflow.
template <typename Arithmetic>
Parts divideAlgebraically(const Arithmetic &b, Parts lhs, Parts rhs) {
  Value reSquare = b.mul(rhs.re, rhs.re), imSquare = b.mul(rhs.im, rhs.im);
  Value denominator = b.add(reSquare, imSquare);
  Value reRe = b.mul(lhs.re, rhs.re), imIm = b.mul(lhs.im, rhs.im), re = b.add(reRe, imIm);
  Value imRe = b.mul(lhs.im, rhs.re), reIm = b.mul(lhs.re, rhs.im), im = b.sub(imRe, reIm);
  re = b.div(re, denominator);
  return {re, b.div(im, denominator)};
}

/// Smith's algorithm: scales by the part of the divisor with the larger magnitude. If both parts of the
/// quotient are NaN, corrects the result for a zero divisor and for infinite operands, as annex G of the C
/// standard recommends.
template <typename Arithmetic>
class ScaledDivision {
public:
  ScaledDivision(const Arithmetic &b, Parts lhs, Parts rhs)
      : b(b), plain(b.withoutFlags()), lhs(lhs), rhs(rhs) {}

  Parts create() {
    Parts byIm = divideByImaginary(), byRe = divideByReal();
    zero = b.constant(0.0);
    Case zeroDivisor = divideByZero();
    Case infiniteDividend = divideInfinity();
    Case infiniteDivisor = divideByInfinity();
    // For the divisor c + di: if |c| < |d|, select the quotient that is scaled by d, otherwise the one scaled
    // by c.
    Value isImLarger = plain.compare(Predicate::OLT, absRhs.re, absRhs.im);
    Parts regular = select(isImLarger, byIm, byRe);
    Parts corrected = select(infiniteDivisor.condition, infiniteDivisor.quotient, regular);
    corrected = select(infiniteDividend.condition, infiniteDividend.quotient, corrected);
    corrected = select(zeroDivisor.condition, zeroDivisor.quotient, corrected);
    Value isReNaN = plain.compare(Predicate::UNO, regular.re, zero);
    Value isImNaN = plain.compare(Predicate::UNO, regular.im, zero);
    return select(b.both(isReNaN, isImNaN), corrected, regular);
  }

private:
  using Predicate = typename Arithmetic::Predicate;
  /// A quotient, and the condition under which it is the result.
  struct Case {
    Value condition;
    Parts quotient;
  };

  Parts select(Value condition, Parts ifTrue, Parts ifFalse) {
    Value re = b.select(condition, ifTrue.re, ifFalse.re);
    return {re, b.select(condition, ifTrue.im, ifFalse.im)};
  }

  /// Returns (a + bi) / (c + di) as ((ar + b) + (br - a) i) / (d + rc), where r = c/d.
  Parts divideByImaginary() {
    Value ratio = b.div(rhs.re, rhs.im), scaled = b.mul(ratio, rhs.re);
    Value denominator = b.add(rhs.im, scaled);
    Value re = b.mul(lhs.re, ratio);
    re = b.add(re, lhs.im);
    re = b.div(re, denominator);
    Value im = b.mul(lhs.im, ratio);
    im = b.sub(im, lhs.re);
    return {re, b.div(im, denominator)};
  }

  /// Returns (a + bi) / (c + di) as ((a + br) + (b - ar) i) / (c + rd), where r = d/c.
  Parts divideByReal() {
    Value ratio = b.div(rhs.im, rhs.re), scaled = b.mul(ratio, rhs.im);
    Value denominator = b.add(rhs.re, scaled);
    Value re = b.mul(lhs.im, ratio);
    re = b.add(lhs.re, re);
    re = b.div(re, denominator);
    Value im = b.mul(lhs.re, ratio);
    im = b.sub(lhs.im, im);
    return {re, b.div(im, denominator)};
  }

  /// Quotient of a zero divisor and a dividend that is not NaN in both parts: infinity with the signs of the
  /// dividend.
  Case divideByZero() {
    absRhs.re = b.abs(rhs.re);
    Value isReZero = plain.compare(Predicate::OEQ, absRhs.re, zero);
    absRhs.im = b.abs(rhs.im);
    Value isImZero = plain.compare(Predicate::OEQ, absRhs.im, zero);
    Value hasRe = plain.compare(Predicate::ORD, lhs.re, zero);
    Value hasIm = plain.compare(Predicate::ORD, lhs.im, zero);
    Value isNumber = b.either(hasRe, hasIm), isZero = b.both(isReZero, isImZero);
    Value condition = b.both(isNumber, isZero);
    infinity = b.infinity();
    Value signedInfinity = plain.copySign(infinity, rhs.re);
    Value re = b.mul(signedInfinity, lhs.re);
    return {condition, {re, b.mul(signedInfinity, lhs.im)}};
  }

  /// Quotient of a dividend with an infinite part and a finite divisor: infinity with the signs of the
  /// quotient.
  Case divideInfinity() {
    Value isRhsFinite = isFinite(absRhs);
    absLhs.re = b.abs(lhs.re);
    Value isReInfinite = plain.compare(Predicate::OEQ, absLhs.re, infinity);
    absLhs.im = b.abs(lhs.im);
    Value isImInfinite = plain.compare(Predicate::OEQ, absLhs.im, infinity);
    Value isInfinite = b.either(isReInfinite, isImInfinite);
    Value condition = b.both(isInfinite, isRhsFinite);
    one = b.constant(1.0);
    Parts unit = makeUnit(isReInfinite, isImInfinite, lhs);
    Value reRe = b.mul(unit.re, rhs.re), imIm = b.mul(unit.im, rhs.im), re = b.add(reRe, imIm);
    re = b.mul(infinity, re);
    Value reIm = b.mul(unit.re, rhs.im), imRe = b.mul(unit.im, rhs.re), im = b.sub(imRe, reIm);
    return {condition, {re, b.mul(infinity, im)}};
  }

  /// Quotient of a finite dividend and a divisor with an infinite part: zero with the signs of the quotient.
  Case divideByInfinity() {
    Value isLhsFinite = isFinite(absLhs);
    Value isReInfinite = plain.compare(Predicate::OEQ, absRhs.re, infinity);
    Value isImInfinite = plain.compare(Predicate::OEQ, absRhs.im, infinity);
    Value isInfinite = b.either(isReInfinite, isImInfinite);
    Value condition = b.both(isLhsFinite, isInfinite);
    Parts unit = makeUnit(isReInfinite, isImInfinite, rhs);
    Value reRe = b.mul(lhs.re, unit.re), imIm = b.mul(lhs.im, unit.im), re = b.add(reRe, imIm);
    re = b.mul(zero, re);
    Value imRe = b.mul(lhs.im, unit.re), reIm = b.mul(lhs.re, unit.im), im = b.sub(imRe, reIm);
    return {condition, {re, b.mul(zero, im)}};
  }

  Value isFinite(Parts magnitudes) {
    Value re = plain.compare(Predicate::ONE, magnitudes.re, infinity);
    Value im = plain.compare(Predicate::ONE, magnitudes.im, infinity);
    return b.both(re, im);
  }

  /// Replaces infinite parts by 1 and other parts by 0, and keeps the signs of \p number.
  Parts makeUnit(Value isReInfinite, Value isImInfinite, Parts number) {
    Value re = b.select(isReInfinite, one, zero);
    re = plain.copySign(re, number.re);
    Value im = b.select(isImInfinite, one, zero);
    return {re, plain.copySign(im, number.im)};
  }

  const Arithmetic &b;
  Arithmetic plain; ///< Without fast-math flags; detects NaN and infinity.
  Parts lhs, rhs, absLhs, absRhs;
  Value zero, one, infinity;
};

/// Returns the quotient that ScaledDivision computes.
template <typename Arithmetic>
Parts divideWithScaling(const Arithmetic &b, Parts lhs, Parts rhs) {
  return ScaledDivision<Arithmetic>(b, lhs, rhs).create();
}

} // namespace mlir::complex

#endif // STRATA_DIALECTS_CONVERSIONS_COMPLEX_COMPLEXDIVISION_H
