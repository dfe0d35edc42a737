//===- IntegerRangesTest.cpp - Integer range inference -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/InferIntRangeCommon.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using namespace mlir::intrange;
using llvm::APInt;

namespace {

std::string text(const ConstantIntRanges &range) {
  std::string result;
  llvm::raw_string_ostream(result) << range;
  return result;
}
ConstantIntRanges unsignedRange(unsigned width, uint64_t min, uint64_t max) {
  return ConstantIntRanges::fromUnsigned(APInt(width, min), APInt(width, max));
}
ConstantIntRanges signedRange(unsigned width, int64_t min, int64_t max) {
  return ConstantIntRanges::fromSigned(APInt(width, min, /*isSigned=*/true),
                                       APInt(width, max, /*isSigned=*/true));
}
bool contains(const ConstantIntRanges &range, const APInt &value) {
  return range.umin().ule(value) && value.ule(range.umax()) && range.smin().sle(value) &&
         value.sle(range.smax());
}

//===----------------------------------------------------------------------===//
// ConstantIntRanges and IntegerValueRange
//===----------------------------------------------------------------------===//

TEST(ConstantIntRangesTest, SignedAndUnsignedBoundsFollowFromEachOtherWithinOneSign) {
  EXPECT_EQ(text(unsignedRange(8, 3, 5)), "unsigned : [3, 5] signed : [3, 5]");
  EXPECT_EQ(text(unsignedRange(8, 200, 255)), "unsigned : [200, 255] signed : [-56, -1]");
  EXPECT_EQ(text(unsignedRange(8, 100, 200)), "unsigned : [100, 200] signed : [-128, 127]");
  EXPECT_EQ(text(signedRange(8, -2, -1)), "unsigned : [254, 255] signed : [-2, -1]");
  EXPECT_EQ(text(signedRange(8, -1, 1)), "unsigned : [0, 255] signed : [-1, 1]");
  EXPECT_EQ(text(ConstantIntRanges::maxRange(4)), "unsigned : [0, 15] signed : [-8, 7]");
}

TEST(ConstantIntRangesTest, UnionsAndIntersections) {
  ConstantIntRanges low = unsignedRange(8, 1, 4), high = unsignedRange(8, 3, 9);
  EXPECT_EQ(text(low.rangeUnion(high)), "unsigned : [1, 9] signed : [1, 9]");
  EXPECT_EQ(text(low.intersection(high)), "unsigned : [3, 4] signed : [3, 4]");
  ConstantIntRanges nothing = ConstantIntRanges::maxRange(0);
  EXPECT_TRUE(low.rangeUnion(nothing) == nothing);
  EXPECT_TRUE(nothing.intersection(low) == nothing);
}

TEST(ConstantIntRangesTest, SingleSignedOrUnsignedValueIsAConstant) {
  EXPECT_EQ(unsignedRange(8, 7, 7).getConstantValue(), APInt(8, 7));
  ConstantIntRanges bySign(APInt(8, 0), APInt(8, 255), APInt(8, 7), APInt(8, 7));
  EXPECT_EQ(bySign.getConstantValue(), APInt(8, 7));
  EXPECT_EQ(unsignedRange(8, 7, 8).getConstantValue(), std::nullopt);
  EXPECT_EQ(ConstantIntRanges::maxRange(0).getConstantValue(), std::nullopt);
}

class IntegerRangesTest : public IRTest {};

TEST_F(IntegerRangesTest, StorageBitwidthIsThatOfTheElementType) {
  Type i7 = IntegerType::get(&context, 7), index = IndexType::get(&context);
  EXPECT_EQ(ConstantIntRanges::getStorageBitwidth(i7), 7u);
  EXPECT_EQ(ConstantIntRanges::getStorageBitwidth(index), 64u);
  EXPECT_EQ(ConstantIntRanges::getStorageBitwidth(VectorType::get({4}, i7)), 7u);
  EXPECT_EQ(ConstantIntRanges::getStorageBitwidth(Float32Type::get(&context)), 0u);
}

TEST_F(IntegerRangesTest, ConstantFoldResultsAreExtendedToTheRequestedWidth) {
  OpFoldResult values[] = {Attribute(IntegerAttr::get(IntegerType::get(&context, 8), -1))};
  auto never = [](Value) { return IntegerValueRange(); };
  llvm::SmallVector<IntegerValueRange> ranges = getIntValueRanges(values, never, 64);
  ASSERT_EQ(ranges.size(), 1u);
  EXPECT_EQ(text(ranges[0].getValue()), text(signedRange(64, -1, -1)));
}

TEST(IntegerValueRangeTest, UninitializedIsNeutralForJoin) {
  IntegerValueRange none, one(unsignedRange(8, 1, 1)), two(unsignedRange(8, 2, 2));
  EXPECT_TRUE(IntegerValueRange::join(none, one) == one);
  EXPECT_TRUE(IntegerValueRange::join(one, none) == one);
  EXPECT_TRUE(IntegerValueRange::join(one, two) == IntegerValueRange(unsignedRange(8, 1, 2)));
  EXPECT_TRUE(IntegerValueRange::join(none, none).isUninitialized());
}

//===----------------------------------------------------------------------===//
// Soundness: inferred ranges contain every result
//===----------------------------------------------------------------------===//

using Compute = std::optional<APInt> (*)(const APInt &, const APInt &);
using Infer = ConstantIntRanges (*)(llvm::ArrayRef<ConstantIntRanges>);
struct BinaryCase {
  const char *name;
  Infer infer;
  Compute compute; ///< Returns nullopt where the operation is undefined.
};

std::optional<APInt> unless(bool isUndefined, const APInt &value) {
  return isUndefined ? std::nullopt : std::optional<APInt>(value);
}
template <OverflowFlags flags>
ConstantIntRanges add(llvm::ArrayRef<ConstantIntRanges> args) {
  return inferAdd(args, flags);
}
template <OverflowFlags flags>
ConstantIntRanges sub(llvm::ArrayRef<ConstantIntRanges> args) {
  return inferSub(args, flags);
}
template <OverflowFlags flags>
ConstantIntRanges mul(llvm::ArrayRef<ConstantIntRanges> args) {
  return inferMul(args, flags);
}
template <OverflowFlags flags>
ConstantIntRanges shl(llvm::ArrayRef<ConstantIntRanges> args) {
  return inferShl(args, flags);
}
template <APInt (APInt::*op)(const APInt &, bool &) const>
std::optional<APInt> noWrap(const APInt &a, const APInt &b) {
  bool overflows = false;
  APInt result = (a.*op)(b, overflows);
  return unless(overflows, result);
}
/// Returns the signed quotient rounded up or down; nullopt for division by zero and overflow.
std::optional<APInt> divide(const APInt &a, const APInt &b, bool isUp) {
  bool overflows = false;
  if (b.isZero())
    return std::nullopt;
  APInt result = a.sdiv_ov(b, overflows);
  if (!a.srem(b).isZero() && (a.isNegative() == b.isNegative()) == isUp)
    result += isUp ? 1 : -1;
  return unless(overflows, result);
}

const BinaryCase kCases[] = {
    {"add", &add<OverflowFlags::None>, [](const APInt &a, const APInt &b) { return std::optional(a + b); }},
    {"add nsw", &add<OverflowFlags::Nsw>, &noWrap<&APInt::sadd_ov>},
    {"add nuw", &add<OverflowFlags::Nuw>, &noWrap<&APInt::uadd_ov>},
    {"sub", &sub<OverflowFlags::None>, [](const APInt &a, const APInt &b) { return std::optional(a - b); }},
    {"sub nsw", &sub<OverflowFlags::Nsw>, &noWrap<&APInt::ssub_ov>},
    {"sub nuw", &sub<OverflowFlags::Nuw>, &noWrap<&APInt::usub_ov>},
    {"mul", &mul<OverflowFlags::None>, [](const APInt &a, const APInt &b) { return std::optional(a * b); }},
    {"mul nsw", &mul<OverflowFlags::Nsw>, &noWrap<&APInt::smul_ov>},
    {"mul nuw", &mul<OverflowFlags::Nuw>, &noWrap<&APInt::umul_ov>},
    {"shl", &shl<OverflowFlags::None>,
     [](const APInt &a, const APInt &b) { return unless(b.uge(a.getBitWidth()), a << b); }},
    {"shl nsw", &shl<OverflowFlags::Nsw>, &noWrap<&APInt::sshl_ov>},
    {"shl nuw", &shl<OverflowFlags::Nuw>, &noWrap<&APInt::ushl_ov>},
    {"divu", &inferDivU,
     [](const APInt &a, const APInt &b) { return b.isZero() ? std::nullopt : std::optional(a.udiv(b)); }},
    {"divs", &inferDivS,
     [](const APInt &a, const APInt &b) {
       return b.isZero() ? std::nullopt : noWrap<&APInt::sdiv_ov>(a, b);
     }},
    {"ceildivu", &inferCeilDivU,
     [](const APInt &a, const APInt &b) {
       return b.isZero() ? std::nullopt : std::optional(a.udiv(b) + uint64_t(!a.urem(b).isZero()));
     }},
    {"ceildivs", &inferCeilDivS, [](const APInt &a, const APInt &b) { return divide(a, b, /*isUp=*/true); }},
    {"floordivs", &inferFloorDivS,
     [](const APInt &a, const APInt &b) { return divide(a, b, /*isUp=*/false); }},
    {"remu", &inferRemU,
     [](const APInt &a, const APInt &b) { return b.isZero() ? std::nullopt : std::optional(a.urem(b)); }},
    {"rems", &inferRemS,
     [](const APInt &a, const APInt &b) { return b.isZero() ? std::nullopt : std::optional(a.srem(b)); }},
    {"and", &inferAnd, [](const APInt &a, const APInt &b) { return std::optional(a & b); }},
    {"or", &inferOr, [](const APInt &a, const APInt &b) { return std::optional(a | b); }},
    {"xor", &inferXor, [](const APInt &a, const APInt &b) { return std::optional(a ^ b); }},
    {"shrs", &inferShrS,
     [](const APInt &a, const APInt &b) { return unless(b.uge(a.getBitWidth()), a.ashr(b)); }},
    {"shru", &inferShrU,
     [](const APInt &a, const APInt &b) { return unless(b.uge(a.getBitWidth()), a.lshr(b)); }},
    {"maxs", &inferMaxS,
     [](const APInt &a, const APInt &b) { return std::optional(llvm::APIntOps::smax(a, b)); }},
    {"maxu", &inferMaxU,
     [](const APInt &a, const APInt &b) { return std::optional(llvm::APIntOps::umax(a, b)); }},
    {"mins", &inferMinS,
     [](const APInt &a, const APInt &b) { return std::optional(llvm::APIntOps::smin(a, b)); }},
    {"minu", &inferMinU,
     [](const APInt &a, const APInt &b) { return std::optional(llvm::APIntOps::umin(a, b)); }},
};

/// Returns all non-wrapping ranges of `width` bits, given by signed or by unsigned bounds.
std::vector<ConstantIntRanges> allRanges(unsigned width) {
  std::vector<ConstantIntRanges> ranges;
  int64_t count = int64_t(1) << width;
  for (int64_t min = 0; min != count; ++min)
    for (int64_t max = min; max != count; ++max) {
      ranges.push_back(unsignedRange(width, min, max));
      ranges.push_back(signedRange(width, min - count / 2, max - count / 2));
    }
  return ranges;
}

class AllBinaryRanges : public ::testing::TestWithParam<BinaryCase> {};

TEST_P(AllBinaryRanges, ContainEveryResult) {
  const BinaryCase &param = GetParam();
  for (unsigned width : {1u, 2u, 3u}) {
    std::vector<ConstantIntRanges> ranges = allRanges(width);
    for (const ConstantIntRanges &lhs : ranges)
      for (const ConstantIntRanges &rhs : ranges) {
        ConstantIntRanges result = param.infer({lhs, rhs});
        for (uint64_t a = 0; a != uint64_t(1) << width; ++a)
          for (uint64_t b = 0; b != uint64_t(1) << width; ++b) {
            APInt left(width, a), right(width, b);
            if (!contains(lhs, left) || !contains(rhs, right))
              continue;
            std::optional<APInt> value = param.compute(left, right);
            ASSERT_TRUE(!value || contains(result, *value))
                << param.name << " of " << text(lhs) << " and " << text(rhs) << " is not " << text(result);
          }
      }
  }
}

INSTANTIATE_TEST_SUITE_P(IntegerRanges, AllBinaryRanges, ::testing::ValuesIn(kCases));

TEST(InferIntRangeTest, EvaluatedComparisonsHoldForAllValues) {
  std::vector<ConstantIntRanges> ranges = allRanges(3);
  auto compare = [](CmpPredicate pred, const APInt &a, const APInt &b) {
    switch (pred) {
    case CmpPredicate::eq:
      return a == b;
    case CmpPredicate::ne:
      return a != b;
    case CmpPredicate::slt:
      return a.slt(b);
    case CmpPredicate::sle:
      return a.sle(b);
    case CmpPredicate::sgt:
      return a.sgt(b);
    case CmpPredicate::sge:
      return a.sge(b);
    case CmpPredicate::ult:
      return a.ult(b);
    case CmpPredicate::ule:
      return a.ule(b);
    case CmpPredicate::ugt:
      return a.ugt(b);
    case CmpPredicate::uge:
      return a.uge(b);
    }
    return false;
  };
  unsigned known = 0;
  for (uint64_t number = 0; number <= uint64_t(CmpPredicate::uge); ++number)
    for (const ConstantIntRanges &lhs : ranges)
      for (const ConstantIntRanges &rhs : ranges) {
        std::optional<bool> result = evaluatePred(CmpPredicate(number), lhs, rhs);
        known += result.has_value();
        for (uint64_t a = 0; result && a != 8; ++a)
          for (uint64_t b = 0; b != 8; ++b)
            if (contains(lhs, APInt(3, a)) && contains(rhs, APInt(3, b))) {
              ASSERT_EQ(compare(CmpPredicate(number), APInt(3, a), APInt(3, b)), *result);
            }
      }
  EXPECT_GT(known, ranges.size() * ranges.size());
}

TEST(InferIntRangeTest, ExtensionAndTruncationContainEveryValue) {
  for (const ConstantIntRanges &range : allRanges(4))
    for (uint64_t a = 0; a != 16; ++a) {
      APInt value(4, a);
      if (!contains(range, value))
        continue;
      for (unsigned width : {1u, 2u, 3u})
        ASSERT_TRUE(contains(truncRange(range, width), value.trunc(width))) << text(range) << " to " << width;
      ASSERT_TRUE(contains(extUIRange(range, 6), value.zext(6))) << text(range);
      ASSERT_TRUE(contains(extSIRange(range, 6), value.sext(6))) << text(range);
    }
}

//===----------------------------------------------------------------------===//
// Precision: inferred ranges of selected operands
//===----------------------------------------------------------------------===//

TEST(InferIntRangeTest, SumsAndProducts) {
  ConstantIntRanges few = unsignedRange(8, 1, 4), more = unsignedRange(8, 10, 20);
  EXPECT_EQ(text(inferAdd({few, more})), "unsigned : [11, 24] signed : [11, 24]");
  EXPECT_EQ(text(inferSub({more, few})), "unsigned : [6, 19] signed : [6, 19]");
  EXPECT_EQ(text(inferSub({few, more})), "unsigned : [237, 250] signed : [-19, -6]");
  EXPECT_EQ(text(inferMul({few, more})), "unsigned : [10, 80] signed : [10, 80]");
  EXPECT_EQ(text(inferAdd({unsignedRange(8, 200, 210), unsignedRange(8, 50, 60)})),
            "unsigned : [0, 255] signed : [-6, 14]");
  EXPECT_EQ(text(inferAdd({unsignedRange(8, 200, 210), unsignedRange(8, 50, 60)}, OverflowFlags::Nuw)),
            "unsigned : [250, 255] signed : [-6, -1]");
}

TEST(InferIntRangeTest, Quotients) {
  EXPECT_EQ(text(inferDivU({unsignedRange(8, 20, 40), unsignedRange(8, 3, 5)})),
            "unsigned : [4, 13] signed : [4, 13]");
  EXPECT_EQ(text(inferCeilDivU({unsignedRange(8, 20, 40), unsignedRange(8, 3, 5)})),
            "unsigned : [4, 14] signed : [4, 14]");
  // The divisor may be zero, which is undefined; no quotient exceeds the dividend.
  EXPECT_EQ(text(inferDivU({unsignedRange(8, 20, 40), unsignedRange(8, 0, 5)})),
            "unsigned : [4, 40] signed : [4, 40]");
  EXPECT_EQ(text(inferDivS({signedRange(8, -7, 7), signedRange(8, 2, 3)})),
            "unsigned : [0, 255] signed : [-3, 3]");
  EXPECT_EQ(text(inferFloorDivS({signedRange(8, -7, 7), signedRange(8, 2, 3)})),
            "unsigned : [0, 255] signed : [-4, 3]");
  EXPECT_EQ(text(inferCeilDivS({signedRange(8, -7, 7), signedRange(8, 2, 3)})),
            "unsigned : [0, 255] signed : [-3, 4]");
  // INT_MIN / -1 is the only quotient that overflows.
  EXPECT_EQ(text(inferCeilDivS({signedRange(8, -128, -127), signedRange(8, 4, 4)})),
            "unsigned : [224, 225] signed : [-32, -31]");
  EXPECT_EQ(text(inferDivS({signedRange(8, -128, 0), signedRange(8, -1, -1)})),
            "unsigned : [0, 255] signed : [-128, 127]");
}

TEST(InferIntRangeTest, Remainders) {
  EXPECT_EQ(text(inferRemU({unsignedRange(8, 0, 255), unsignedRange(8, 4, 9)})),
            "unsigned : [0, 8] signed : [0, 8]");
  EXPECT_EQ(text(inferRemU({unsignedRange(8, 21, 23), unsignedRange(8, 10, 10)})),
            "unsigned : [1, 3] signed : [1, 3]");
  EXPECT_EQ(text(inferRemU({unsignedRange(8, 19, 21), unsignedRange(8, 10, 10)})),
            "unsigned : [0, 9] signed : [0, 9]");
  EXPECT_EQ(text(inferRemS({signedRange(8, -5, 100), signedRange(8, 4, 9)})),
            "unsigned : [0, 255] signed : [-8, 8]");
  EXPECT_EQ(text(inferRemS({signedRange(8, 0, 100), signedRange(8, -9, -4)})),
            "unsigned : [0, 8] signed : [0, 8]");
}

TEST(InferIntRangeTest, Bits) {
  EXPECT_EQ(text(inferAnd({unsignedRange(8, 0, 255), unsignedRange(8, 0, 7)})),
            "unsigned : [0, 7] signed : [0, 7]");
  EXPECT_EQ(text(inferOr({unsignedRange(8, 0, 7), unsignedRange(8, 16, 16)})),
            "unsigned : [16, 23] signed : [16, 23]");
  EXPECT_EQ(text(inferXor({unsignedRange(8, 0, 3), unsignedRange(8, 1, 1)})),
            "unsigned : [0, 3] signed : [0, 3]");
  EXPECT_EQ(text(inferShl({unsignedRange(8, 1, 3), unsignedRange(8, 2, 4)})),
            "unsigned : [4, 48] signed : [4, 48]");
  EXPECT_EQ(text(inferShrU({unsignedRange(8, 16, 255), unsignedRange(8, 1, 3)})),
            "unsigned : [2, 127] signed : [2, 127]");
  EXPECT_EQ(text(inferShrS({signedRange(8, -16, 16), unsignedRange(8, 1, 8)})),
            "unsigned : [0, 255] signed : [-128, 127]");
}

TEST(InferIntRangeTest, VeryLargeWidthsAreFast) {
  constexpr unsigned width = (1u << 24) - 1;
  ConstantIntRanges all = ConstantIntRanges::maxRange(width), two = unsignedRange(width, 2, 2);
  EXPECT_TRUE(inferMul({all, all}) == all);
  EXPECT_TRUE(inferDivU({all, two}) == all);
  EXPECT_TRUE(inferCeilDivS({all, two}) == all);
  EXPECT_TRUE(inferRemU({all, two}) == unsignedRange(width, 0, 1));
  EXPECT_TRUE(inferRemS({all, two}) == signedRange(width, -1, 1));
}

TEST(InferIntRangeTest, TruncationIsExactIfTheDroppedBitsAreConstantOrCarryOnce) {
  EXPECT_EQ(text(truncRange(unsignedRange(16, 256, 258), 8)), "unsigned : [0, 2] signed : [0, 2]");
  EXPECT_EQ(text(truncRange(unsignedRange(16, 255, 257), 8)), "unsigned : [0, 255] signed : [-128, 127]");
  EXPECT_EQ(text(truncRange(signedRange(16, -2, 3), 8)), "unsigned : [0, 255] signed : [-2, 3]");
}

TEST(InferIntRangeTest, IndexRangesAreInferredFor32And64Bits) {
  auto add = [](llvm::ArrayRef<ConstantIntRanges> args) { return inferAdd(args); };
  EXPECT_EQ(text(inferIndexOp(add, {unsignedRange(64, 1, 2), unsignedRange(64, 3, 4)}, CmpMode::Both)),
            "unsigned : [4, 6] signed : [4, 6]");
  // For 32-bit indices the upper half is truncated before the shift.
  auto shift = [](llvm::ArrayRef<ConstantIntRanges> args) { return inferShrU(args); };
  ConstantIntRanges one = unsignedRange(64, 1, 1), wide = unsignedRange(64, 0x100000002, 0x100000002);
  EXPECT_EQ(text(inferIndexOp(shift, {wide, one}, CmpMode::Unsigned)),
            "unsigned : [1, 2147483649] signed : [1, 2147483649]");
}

} // namespace
