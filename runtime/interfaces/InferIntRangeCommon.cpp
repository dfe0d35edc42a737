//===- InferIntRangeCommon.cpp - Arithmetic on integer ranges -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/InferIntRangeCommon.h"

using namespace mlir;
using namespace mlir::intrange;
using llvm::APInt;

//===----------------------------------------------------------------------===//
// Computation of ranges from the ends of ranges
//===----------------------------------------------------------------------===//

namespace {
/// The ends of a range, as unsigned or as signed numbers.
struct Ends {
  const APInt &low, &high;
};
using MaybeInt = std::optional<APInt>;
} // namespace

static Ends signedEnds(const ConstantIntRanges &range) { return {range.smin(), range.smax()}; }
static Ends unsignedEnds(const ConstantIntRanges &range) { return {range.umin(), range.umax()}; }

/// Applies \p compute to all pairs of ends and returns the range from the minimum to the maximum result; the
/// range of all values if a result is undefined.
template <typename FnT>
static ConstantIntRanges fromEnds(FnT compute, Ends lhs, Ends rhs, bool isSigned) {
  MaybeInt min, max;
  for (const APInt *left : {&lhs.low, &lhs.high})
    for (const APInt *right : {&rhs.low, &rhs.high}) {
      MaybeInt value = compute(*left, *right);
      if (!value)
        return ConstantIntRanges::maxRange(lhs.low.getBitWidth());
      if (!min || (isSigned ? value->slt(*min) : value->ult(*min)))
        min = value;
      if (!max || (isSigned ? value->sgt(*max) : value->ugt(*max)))
        max = value;
    }
  return ConstantIntRanges::range(*min, *max, isSigned);
}

/// Intersects the ranges computed from the unsigned and from the signed ends.
template <typename UnsignedFnT, typename SignedFnT>
static ConstantIntRanges fromBothEnds(llvm::ArrayRef<ConstantIntRanges> args, UnsignedFnT computeUnsigned,
                                      SignedFnT computeSigned) {
  return fromEnds(computeUnsigned, unsignedEnds(args[0]), unsignedEnds(args[1]), /*isSigned=*/false)
      .intersection(fromEnds(computeSigned, signedEnds(args[0]), signedEnds(args[1]), /*isSigned=*/true));
}

using OverflowOp = APInt (APInt::*)(const APInt &, bool &) const;
using SaturatingOp = APInt (APInt::*)(const APInt &) const;

/// Returns a function that computes a result, or nullopt if it overflows. If the op's flags exclude overflow
/// (`cannotOverflow`), the function returns the saturated result instead, because an overflow gives poison.
static auto checked(OverflowOp compute, SaturatingOp saturating, bool cannotOverflow) {
  return [=](const APInt &a, const APInt &b) -> MaybeInt {
    if (cannotOverflow)
      return (a.*saturating)(b);
    bool overflows = false;
    APInt result = (a.*compute)(b, overflows);
    return overflows ? MaybeInt() : MaybeInt(result);
  };
}

/// The maximum width of integers that are multiplied or divided, which takes quadratic time. Wider operands
/// give the range of all values.
static constexpr unsigned kMaxQuadraticWidth = 1u << 16;
static bool isTooWide(const ConstantIntRanges &range) {
  return range.umin().getBitWidth() > kMaxQuadraticWidth;
}

static bool has(OverflowFlags flags, OverflowFlags flag) { return (flags & flag) != OverflowFlags::None; }

//===----------------------------------------------------------------------===//
// Ranges after changes of width
//===----------------------------------------------------------------------===//

ConstantIntRanges intrange::extRange(const ConstantIntRanges &range, unsigned destWidth) {
  return {range.umin().zext(destWidth), range.umax().zext(destWidth), range.smin().sext(destWidth),
          range.smax().sext(destWidth)};
}

ConstantIntRanges intrange::extUIRange(const ConstantIntRanges &range, unsigned destWidth) {
  return ConstantIntRanges::fromUnsigned(range.umin().zext(destWidth), range.umax().zext(destWidth));
}

ConstantIntRanges intrange::extSIRange(const ConstantIntRanges &range, unsigned destWidth) {
  return ConstantIntRanges::fromSigned(range.smin().sext(destWidth), range.smax().sext(destWidth));
}

ConstantIntRanges intrange::truncRange(const ConstantIntRanges &range, unsigned destWidth) {
  ConstantIntRanges all = ConstantIntRanges::maxRange(destWidth);
  // The unsigned bounds are valid if both ends have the same high bits; else the low bits wrap in between.
  bool keepsUnsigned = range.umin().lshr(destWidth) == range.umax().lshr(destWidth);
  // The signed bounds are valid if both ends also have the same sign bit after truncation, or if truncation
  // changes neither.
  bool keepsSigned = range.smin().ashr(destWidth - 1) == range.smax().ashr(destWidth - 1) ||
                     (range.smin().isSignedIntN(destWidth) && range.smax().isSignedIntN(destWidth));
  return {keepsUnsigned ? range.umin().trunc(destWidth) : all.umin(),
          keepsUnsigned ? range.umax().trunc(destWidth) : all.umax(),
          keepsSigned ? range.smin().trunc(destWidth) : all.smin(),
          keepsSigned ? range.smax().trunc(destWidth) : all.smax()};
}

ConstantIntRanges intrange::inferIndexOp(const InferRangeFn &inferFn,
                                         llvm::ArrayRef<ConstantIntRanges> argRanges, CmpMode mode) {
  ConstantIntRanges wide = inferFn(argRanges);
  llvm::SmallVector<ConstantIntRanges, 2> truncated;
  for (const ConstantIntRanges &range : argRanges)
    truncated.push_back(truncRange(range, indexMinWidth));
  ConstantIntRanges narrow = inferFn(truncated);
  ConstantIntRanges cut = truncRange(wide, indexMinWidth);
  bool sameSigned = cut.smin() == narrow.smin() && cut.smax() == narrow.smax();
  bool sameUnsigned = cut.umin() == narrow.umin() && cut.umax() == narrow.umax();
  if ((sameSigned || mode == CmpMode::Unsigned) && (sameUnsigned || mode == CmpMode::Signed))
    return wide;
  return wide.rangeUnion(extRange(narrow, indexMaxWidth));
}

//===----------------------------------------------------------------------===//
// Addition, subtraction, multiplication, left shift
//===----------------------------------------------------------------------===//

ConstantIntRanges intrange::inferAdd(llvm::ArrayRef<ConstantIntRanges> argRanges, OverflowFlags ovfFlags) {
  return fromBothEnds(argRanges,
                      checked(&APInt::uadd_ov, &APInt::uadd_sat, has(ovfFlags, OverflowFlags::Nuw)),
                      checked(&APInt::sadd_ov, &APInt::sadd_sat, has(ovfFlags, OverflowFlags::Nsw)));
}

ConstantIntRanges intrange::inferSub(llvm::ArrayRef<ConstantIntRanges> argRanges, OverflowFlags ovfFlags) {
  return fromBothEnds(argRanges,
                      checked(&APInt::usub_ov, &APInt::usub_sat, has(ovfFlags, OverflowFlags::Nuw)),
                      checked(&APInt::ssub_ov, &APInt::ssub_sat, has(ovfFlags, OverflowFlags::Nsw)));
}

ConstantIntRanges intrange::inferMul(llvm::ArrayRef<ConstantIntRanges> argRanges, OverflowFlags ovfFlags) {
  if (isTooWide(argRanges[0]))
    return ConstantIntRanges::maxRange(argRanges[0].umin().getBitWidth());
  return fromBothEnds(argRanges,
                      checked(&APInt::umul_ov, &APInt::umul_sat, has(ovfFlags, OverflowFlags::Nuw)),
                      checked(&APInt::smul_ov, &APInt::smul_sat, has(ovfFlags, OverflowFlags::Nsw)));
}

ConstantIntRanges intrange::inferShl(llvm::ArrayRef<ConstantIntRanges> argRanges, OverflowFlags ovfFlags) {
  const ConstantIntRanges &lhs = argRanges[0];
  Ends amount = unsignedEnds(argRanges[1]);
  return fromEnds(checked(&APInt::ushl_ov, &APInt::ushl_sat, has(ovfFlags, OverflowFlags::Nuw)),
                  unsignedEnds(lhs), amount, /*isSigned=*/false)
      .intersection(fromEnds(checked(&APInt::sshl_ov, &APInt::sshl_sat, has(ovfFlags, OverflowFlags::Nsw)),
                             signedEnds(lhs), amount, /*isSigned=*/true));
}

//===----------------------------------------------------------------------===//
// Ranges of quotients
//===----------------------------------------------------------------------===//

/// A predicate: returns true if the quotient of two numbers must be adjusted by one, because APInt rounds it
/// toward zero and the op rounds it up or down.
using Rounds = bool (*)(const APInt &lhs, const APInt &rhs);

static bool neverRounds(const APInt &, const APInt &) { return false; }
static bool roundsUpUnsigned(const APInt &lhs, const APInt &rhs) { return !lhs.urem(rhs).isZero(); }
static bool roundsUpSigned(const APInt &lhs, const APInt &rhs) {
  return lhs.isNegative() == rhs.isNegative() && !lhs.srem(rhs).isZero();
}
static bool roundsDownSigned(const APInt &lhs, const APInt &rhs) {
  return lhs.isNegative() != rhs.isNegative() && !lhs.srem(rhs).isZero();
}

static ConstantIntRanges divideUnsigned(llvm::ArrayRef<ConstantIntRanges> argRanges, Rounds roundsUp) {
  const ConstantIntRanges &lhs = argRanges[0], &rhs = argRanges[1];
  if (isTooWide(lhs))
    return ConstantIntRanges::maxRange(lhs.umin().getBitWidth());
  // The divisor may be zero. Division by zero is undefined behavior, and no other quotient is greater than
  // the dividend.
  if (rhs.umin().isZero()) {
    const APInt &divisor = rhs.umax();
    return ConstantIntRanges::fromUnsigned(divisor.isZero() ? divisor : lhs.umin().udiv(divisor), lhs.umax());
  }
  auto divide = [&](const APInt &a, const APInt &b) -> MaybeInt {
    bool overflows = false;
    APInt quotient = a.udiv(b);
    if (roundsUp(a, b))
      quotient = quotient.uadd_ov(APInt(a.getBitWidth(), 1), overflows);
    return overflows ? MaybeInt() : MaybeInt(quotient);
  };
  return fromEnds(divide, unsignedEnds(lhs), unsignedEnds(rhs), /*isSigned=*/false);
}

/// Returns the range of the signed quotients of two ranges, computed from their ends.
/// \param correction added to each quotient for which \p rounds returns true.
static ConstantIntRanges divideSigned(const ConstantIntRanges &lhs, const ConstantIntRanges &rhs,
                                      Rounds rounds, int correction) {
  unsigned width = rhs.smin().getBitWidth();
  // No bounds are known if the range of divisors contains zero.
  if ((!rhs.smin().isStrictlyPositive() && !rhs.smax().isNegative()) || isTooWide(lhs))
    return ConstantIntRanges::maxRange(width);
  auto divide = [&](const APInt &a, const APInt &b) -> MaybeInt {
    bool overflows = false;
    APInt quotient = a.sdiv_ov(b, overflows);
    if (!overflows && rounds(a, b)) {
      APInt one(width, 1);
      quotient = correction > 0 ? quotient.sadd_ov(one, overflows) : quotient.ssub_ov(one, overflows);
    }
    return overflows ? MaybeInt() : MaybeInt(quotient);
  };
  return fromEnds(divide, signedEnds(lhs), signedEnds(rhs), /*isSigned=*/true);
}

ConstantIntRanges intrange::inferDivU(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  return divideUnsigned(argRanges, &neverRounds);
}
ConstantIntRanges intrange::inferCeilDivU(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  return divideUnsigned(argRanges, &roundsUpUnsigned);
}
ConstantIntRanges intrange::inferDivS(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  return divideSigned(argRanges[0], argRanges[1], &neverRounds, 0);
}
ConstantIntRanges intrange::inferFloorDivS(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  return divideSigned(argRanges[0], argRanges[1], &roundsDownSigned, -1);
}

/// The minimum divided by -1 overflows and yields the range of all values. All other quotients are monotone
/// in the operands.
ConstantIntRanges intrange::inferCeilDivS(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  return divideSigned(argRanges[0], argRanges[1], &roundsUpSigned, 1);
}

//===----------------------------------------------------------------------===//
// Ranges of remainders
//===----------------------------------------------------------------------===//

ConstantIntRanges intrange::inferRemU(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  const ConstantIntRanges &lhs = argRanges[0], &rhs = argRanges[1];
  const APInt &divisor = rhs.umax();
  // The remainder is less than the divisor and not greater than the dividend. If the divisor is 0, `divisor -
  // 1` wraps, and the second bound applies.
  APInt min = APInt::getZero(divisor.getBitWidth());
  APInt max = llvm::APIntOps::umin(divisor - 1, lhs.umax());
  // If the divisor is constant and the dividends span less than it, their remainders are consecutive unless
  // they wrap to 0 in between.
  if (!isTooWide(lhs) && !divisor.isZero() && rhs.umin() == divisor &&
      (lhs.umax() - lhs.umin()).ult(divisor)) {
    APInt first = lhs.umin().urem(divisor), last = lhs.umax().urem(divisor);
    if (first.ule(last)) {
      min = first;
      max = last;
    }
  }
  return ConstantIntRanges::fromUnsigned(min, max);
}

ConstantIntRanges intrange::inferRemS(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  const ConstantIntRanges &lhs = argRanges[0], &rhs = argRanges[1];
  unsigned width = rhs.smin().getBitWidth();
  bool isPositive = rhs.smin().isStrictlyPositive();
  if (!isPositive && !rhs.smax().isNegative())
    return ConstantIntRanges::maxRange(width);
  // The remainder has the sign of the dividend; the sign of the divisor has no influence.
  APInt divisor = isPositive ? rhs.smax() : rhs.smin().abs();
  APInt zero = APInt::getZero(width), greatest = divisor - 1;
  APInt min = lhs.smin().isNegative() ? -greatest : zero;
  APInt max = lhs.smax().isStrictlyPositive() ? greatest : zero;
  if (!isTooWide(lhs) && rhs.smin() == rhs.smax() && (lhs.smax() - lhs.smin()).ult(divisor)) {
    APInt first = lhs.smin().srem(divisor), last = lhs.smax().srem(divisor);
    if (first.sle(last)) {
      min = first;
      max = last;
    }
  }
  return ConstantIntRanges::fromSigned(min, max);
}

//===----------------------------------------------------------------------===//
// Ranges of maxima and minima
//===----------------------------------------------------------------------===//

ConstantIntRanges intrange::inferMaxS(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  const ConstantIntRanges &lhs = argRanges[0], &rhs = argRanges[1];
  return ConstantIntRanges::fromSigned(llvm::APIntOps::smax(lhs.smin(), rhs.smin()),
                                       llvm::APIntOps::smax(lhs.smax(), rhs.smax()));
}
ConstantIntRanges intrange::inferMaxU(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  const ConstantIntRanges &lhs = argRanges[0], &rhs = argRanges[1];
  return ConstantIntRanges::fromUnsigned(llvm::APIntOps::umax(lhs.umin(), rhs.umin()),
                                         llvm::APIntOps::umax(lhs.umax(), rhs.umax()));
}
ConstantIntRanges intrange::inferMinS(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  const ConstantIntRanges &lhs = argRanges[0], &rhs = argRanges[1];
  return ConstantIntRanges::fromSigned(llvm::APIntOps::smin(lhs.smin(), rhs.smin()),
                                       llvm::APIntOps::smin(lhs.smax(), rhs.smax()));
}
ConstantIntRanges intrange::inferMinU(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  const ConstantIntRanges &lhs = argRanges[0], &rhs = argRanges[1];
  return ConstantIntRanges::fromUnsigned(llvm::APIntOps::umin(lhs.umin(), rhs.umin()),
                                         llvm::APIntOps::umin(lhs.umax(), rhs.umax()));
}

//===----------------------------------------------------------------------===//
// Ranges of bitwise operations
//===----------------------------------------------------------------------===//

namespace {
/// The high bits that are the same in both unsigned ends, and so in all values of the range. The other bits
/// are unknown.
struct KnownPrefix {
  explicit KnownPrefix(const ConstantIntRanges &range)
      : unknown(
            APInt::getLowBitsSet(range.umin().getBitWidth(), (range.umin() ^ range.umax()).getActiveBits())),
        withZeros(range.umin() & ~unknown), withOnes(range.umax() | unknown) {}
  APInt unknown, withZeros, withOnes;
};
} // namespace

ConstantIntRanges intrange::inferAnd(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  KnownPrefix lhs(argRanges[0]), rhs(argRanges[1]);
  return ConstantIntRanges::fromUnsigned(lhs.withZeros & rhs.withZeros, lhs.withOnes & rhs.withOnes);
}
ConstantIntRanges intrange::inferOr(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  KnownPrefix lhs(argRanges[0]), rhs(argRanges[1]);
  return ConstantIntRanges::fromUnsigned(lhs.withZeros | rhs.withZeros, lhs.withOnes | rhs.withOnes);
}
ConstantIntRanges intrange::inferXor(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  KnownPrefix lhs(argRanges[0]), rhs(argRanges[1]);
  APInt unknown = lhs.unknown | rhs.unknown, bits = lhs.withZeros ^ rhs.withZeros;
  return ConstantIntRanges::fromUnsigned(bits & ~unknown, bits | unknown);
}

ConstantIntRanges intrange::inferShrS(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  auto shift = [](const APInt &value, const APInt &amount) {
    return amount.uge(value.getBitWidth()) ? MaybeInt() : MaybeInt(value.ashr(amount));
  };
  return fromEnds(shift, signedEnds(argRanges[0]), unsignedEnds(argRanges[1]), /*isSigned=*/true);
}
ConstantIntRanges intrange::inferShrU(llvm::ArrayRef<ConstantIntRanges> argRanges) {
  auto shift = [](const APInt &value, const APInt &amount) {
    return amount.uge(value.getBitWidth()) ? MaybeInt() : MaybeInt(value.lshr(amount));
  };
  return fromEnds(shift, unsignedEnds(argRanges[0]), unsignedEnds(argRanges[1]), /*isSigned=*/false);
}

//===----------------------------------------------------------------------===//
// Comparison of ranges
//===----------------------------------------------------------------------===//

/// Returns true if a comparison holds for all values in the ranges.
static bool alwaysHolds(CmpPredicate pred, const ConstantIntRanges &lhs, const ConstantIntRanges &rhs) {
  switch (pred) {
  case CmpPredicate::slt:
    return lhs.smax().slt(rhs.smin());
  case CmpPredicate::sle:
    return lhs.smax().sle(rhs.smin());
  case CmpPredicate::ult:
    return lhs.umax().ult(rhs.umin());
  case CmpPredicate::ule:
    return lhs.umax().ule(rhs.umin());
  case CmpPredicate::sgt:
    return alwaysHolds(CmpPredicate::slt, rhs, lhs);
  case CmpPredicate::sge:
    return alwaysHolds(CmpPredicate::sle, rhs, lhs);
  case CmpPredicate::ugt:
    return alwaysHolds(CmpPredicate::ult, rhs, lhs);
  case CmpPredicate::uge:
    return alwaysHolds(CmpPredicate::ule, rhs, lhs);
  case CmpPredicate::eq: {
    MaybeInt left = lhs.getConstantValue(), right = rhs.getConstantValue();
    return left && right && *left == *right;
  }
  case CmpPredicate::ne:
    // Conservative: requires that the unsigned bounds and the signed bounds are disjoint, although one of
    // these already proves that the values differ.
    return (alwaysHolds(CmpPredicate::slt, lhs, rhs) || alwaysHolds(CmpPredicate::sgt, lhs, rhs)) &&
           (alwaysHolds(CmpPredicate::ult, lhs, rhs) || alwaysHolds(CmpPredicate::ugt, lhs, rhs));
  }
  return false;
}

static CmpPredicate opposite(CmpPredicate pred) {
  switch (pred) {
  case CmpPredicate::eq:
    return CmpPredicate::ne;
  case CmpPredicate::ne:
    return CmpPredicate::eq;
  case CmpPredicate::slt:
    return CmpPredicate::sge;
  case CmpPredicate::sle:
    return CmpPredicate::sgt;
  case CmpPredicate::sgt:
    return CmpPredicate::sle;
  case CmpPredicate::sge:
    return CmpPredicate::slt;
  case CmpPredicate::ult:
    return CmpPredicate::uge;
  case CmpPredicate::ule:
    return CmpPredicate::ugt;
  case CmpPredicate::ugt:
    return CmpPredicate::ule;
  case CmpPredicate::uge:
    return CmpPredicate::ult;
  }
  return pred;
}

std::optional<bool> intrange::evaluatePred(CmpPredicate pred, const ConstantIntRanges &lhs,
                                           const ConstantIntRanges &rhs) {
  if (alwaysHolds(pred, lhs, rhs))
    return true;
  if (alwaysHolds(opposite(pred), lhs, rhs))
    return false;
  return std::nullopt;
}
