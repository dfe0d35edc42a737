//===- AffineSimplifyTest.cpp - Simplified expressions have the values they had ===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/runtime/ir/AffineFixture.h"
#include "llvm/Support/MathExtras.h"
#include <array>
#include <random>

using namespace mlir;

namespace {

/// Sample values of d0, d1, s0 and s1. Symbols are used as divisors, so they are positive.
constexpr std::array<std::array<int64_t, 4>, 8> points = {{
    {0, 0, 1, 1},
    {1, 2, 2, 3},
    {-3, 5, 3, 2},
    {7, -8, 4, 6},
    {-11, -13, 5, 1},
    {100, 17, 7, 8},
    {6, 12, 6, 6},
    {-1, 1, 10, 9},
}};

/// An expression and its value at each point, computed without simplification.
struct Sample {
  AffineExpr expr;
  std::array<int64_t, points.size()> values;
};

class AffineSimplifyTest : public AffineFixture {
protected:
  unsigned pick(unsigned end) { return std::uniform_int_distribution<unsigned>(0, end - 1)(random); }

  Sample leaf(bool isDivisor) {
    AffineExpr inputs[] = {d0, d1, s0, s1};
    unsigned first = isDivisor ? 2 : 0, which = first + pick(6 - first);
    Sample result;
    int64_t number = isDivisor ? 1 + pick(7) : static_cast<int64_t>(pick(13)) - 6;
    result.expr = which < 4 ? inputs[which] : constant(number);
    for (auto [value, point] : llvm::zip(result.values, points))
      value = which < 4 ? point[which] : number;
    return result;
  }

  Sample make(unsigned depth) {
    if (depth == 0 || pick(6) == 0)
      return leaf(/*isDivisor=*/false);
    constexpr AffineExprKind kinds[] = {AffineExprKind::Add, AffineExprKind::Mul, AffineExprKind::Mod,
                                        AffineExprKind::FloorDiv, AffineExprKind::CeilDiv};
    AffineExprKind kind = kinds[pick(5)];
    bool isSum = kind == AffineExprKind::Add;
    Sample lhs = make(depth - 1), rhs = isSum ? make(depth - 1) : leaf(/*isDivisor=*/true), result;
    result.expr = getAffineBinaryOpExpr(kind, lhs.expr, rhs.expr);
    for (auto [value, a, b] : llvm::zip(result.values, lhs.values, rhs.values))
      value = isSum                              ? a + b
              : kind == AffineExprKind::Mul      ? a * b
              : kind == AffineExprKind::FloorDiv ? llvm::divideFloorSigned(a, b)
              : kind == AffineExprKind::CeilDiv  ? llvm::divideCeilSigned(a, b)
                                                 : llvm::mod(a, b);
    return result;
  }

  std::mt19937 random{22};
};

TEST_F(AffineSimplifyTest, SimplificationPreservesValues) {
  for (unsigned i = 0; i != 20000; ++i) {
    Sample sample = make(1 + i % 6);
    AffineExpr simple = simplifyAffineExpr(sample.expr, 2, 2);
    for (auto [point, value] : llvm::zip(points, sample.values)) {
      llvm::ArrayRef<int64_t> all(point);
      ASSERT_EQ(evaluate(sample.expr, all.take_front(2), all.drop_front(2)), value)
          << str(sample.expr) << " at " << testing::PrintToString(point);
      ASSERT_EQ(evaluate(simple, all.take_front(2), all.drop_front(2)), value)
          << str(sample.expr) << " became " << str(simple) << " at " << testing::PrintToString(point);
    }
  }
}

TEST_F(AffineSimplifyTest, QuotientsBySymbolsAreSimplified) {
  auto simplified = [&](AffineExpr expr) { return str(simplifyAffineExpr(expr, 0, 2)); };
  AffineExpr half = s0.floorDiv(2), halfUp = s0.ceilDiv(2);
  EXPECT_EQ(simplified(half.floorDiv(s0)), "0");
  EXPECT_EQ(simplified((halfUp + s0 * 42).ceilDiv(s0)), "43");
  EXPECT_EQ(simplified((half * s0).floorDiv(s0)), str(half));
  EXPECT_EQ(simplified(((s0 * 7) % (s0 * s1)).floorDiv(s0)), "7 mod s1");
  // A rounded quotient is not known to be a multiple of the symbol, so the outer division stays.
  EXPECT_EQ(simplified((halfUp * 5).ceilDiv(s0)), "((s0 ceildiv 2) * 5) ceildiv s0");
  EXPECT_EQ(simplified((half + s0.floorDiv(3)).floorDiv(s0)), "(s0 floordiv 2 + s0 floordiv 3) floordiv s0");
  EXPECT_EQ(simplified((half % s0).floorDiv(s0)), "((s0 floordiv 2) mod s0) floordiv s0");
}

} // namespace
