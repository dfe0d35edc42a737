//===- AffineExprTest.cpp - Tests of affine expressions ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/runtime/ir/AffineFixture.h"
#include "runtime/ir/Diagnostics.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace {

constexpr int64_t least = std::numeric_limits<int64_t>::min(), most = std::numeric_limits<int64_t>::max();

class AffineExprTest : public AffineFixture {};

TEST_F(AffineExprTest, EqualExpressionsAreUniqued) {
  EXPECT_EQ(d0 + d1 * 2, d0 + d1 * 2);
  EXPECT_NE(d0 + d1, d0 + d1 * 2);
  EXPECT_NE(getAffineDimExpr(0, &context), getAffineSymbolExpr(0, &context));
  EXPECT_NE(getAffineDimExpr(0, &context), AffineExpr(constant(0)));
  EXPECT_TRUE(constant(5) == 5);
  EXPECT_TRUE(d0 != 5);
  EXPECT_FALSE(AffineExpr() == 0);
  MLIRContext other;
  EXPECT_NE(getAffineDimExpr(0, &other), d0);
}

TEST_F(AffineExprTest, ConstantsFold) {
  EXPECT_EQ(constant(3) + 4, constant(7));
  EXPECT_EQ(constant(3) * -4, constant(-12));
  EXPECT_EQ(constant(-7).floorDiv(2), constant(-4));
  EXPECT_EQ(constant(-7).ceilDiv(2), constant(-3));
  EXPECT_EQ(constant(-7) % 4, constant(1));
  EXPECT_EQ(constant(2) - 5, constant(-3));
}

TEST_F(AffineExprTest, UndefinedAndOverflowingConstantsAreNotFolded) {
  EXPECT_EQ(str(constant(most) + 1), "9223372036854775807 + 1");
  EXPECT_EQ(str(constant(most) * 2), "9223372036854775807 * 2");
  EXPECT_EQ(str(constant(5).floorDiv(0)), "5 floordiv 0");
  EXPECT_EQ(str(constant(5).ceilDiv(0)), "5 ceildiv 0");
  EXPECT_EQ(str(constant(5) % 0), "5 mod 0");
  EXPECT_EQ(str(d0 % -3), "d0 mod -3");
  // INT64_MIN / -1 is the only quotient that overflows int64_t.
  EXPECT_EQ(str(constant(least).floorDiv(-1)), "-9223372036854775808 floordiv -1");
  EXPECT_EQ(str((d0 * least).floorDiv(-1)), "(d0 * -9223372036854775808) floordiv -1");
  EXPECT_EQ(str((d0 * least).ceilDiv(-1)), "(d0 * -9223372036854775808) ceildiv -1");
}

TEST_F(AffineExprTest, CombinedCoefficientsWrap) {
  EXPECT_EQ(str(d0 + most + 1), "d0 - -9223372036854775808");
  EXPECT_EQ(str(d0 * most * 2), "d0 * -2");
}

TEST_F(AffineExprTest, SumsAreCanonicallyOrdered) {
  EXPECT_EQ(str(3 + d0), "d0 + 3");
  EXPECT_EQ(str(s0 + d0), "d0 + s0");
  EXPECT_EQ(str(d1 + d0), "d0 + d1");
  EXPECT_EQ(str(s1 + s0), "s0 + s1");
  EXPECT_EQ(str((d0 + 1) + d1), "d0 + d1 + 1");
  EXPECT_EQ(str((d0 + 1) + 2), "d0 + 3");
  EXPECT_EQ(d0 + 0, d0);
  EXPECT_EQ(d0 - d0, constant(0));
  EXPECT_EQ(d0 * 2 + d0 * 3, d0 * 5);
  EXPECT_EQ(-d0 + d0 * 2, d0);
}

TEST_F(AffineExprTest, ProductsAreCanonicallyOrdered) {
  EXPECT_EQ(str(2 * d0), "d0 * 2");
  EXPECT_EQ(str(s0 * d0), "d0 * s0");
  EXPECT_EQ(str(s1 * s0), "s0 * s1");
  EXPECT_EQ(str((d0 * 2) * s0), "(d0 * s0) * 2");
  EXPECT_EQ(d0 * 2 * 3, d0 * 6);
  EXPECT_EQ(d0 * 1, d0);
  EXPECT_EQ(d0 * 0, constant(0));
}

TEST_F(AffineExprTest, QuotientsOfMultiplesAreExact) {
  EXPECT_EQ(d0.floorDiv(1), d0);
  EXPECT_EQ((d0 * 6).floorDiv(3), d0 * 2);
  EXPECT_EQ((d0 * 6).ceilDiv(-3), d0 * -2);
  EXPECT_EQ((d0 * 4 + d1).floorDiv(4), d0 + d1.floorDiv(4));
  EXPECT_EQ((d0 * 4 + 5).floorDiv(4), d0 + 1);
  EXPECT_EQ(str((d0 * 6 + d1 * 3).ceilDiv(3)), "(d0 * 6 + d1 * 3) ceildiv 3");
}

TEST_F(AffineExprTest, RemaindersAreSimplified) {
  EXPECT_EQ(d0 % 1, constant(0));
  EXPECT_EQ((d0 * 4) % 2, constant(0));
  EXPECT_EQ((d0 * 4 + d1) % 4, d1 % 4);
  EXPECT_EQ((d0 % 8) % 4, d0 % 4);
  EXPECT_EQ(d0 - d0.floorDiv(4) * 4, d0 % 4);
  EXPECT_EQ(d0 - d0.floorDiv(s0) * s0, d0 % s0);
  EXPECT_EQ(d0 + d1 - d1.floorDiv(4) * 4, d0 + d1 % 4);
}

TEST_F(AffineExprTest, NegativeCoefficientsPrintAsSubtraction) {
  EXPECT_EQ(str(-d0), "-d0");
  EXPECT_EQ(str(d0 - d1), "d0 - d1");
  EXPECT_EQ(str(d0 - (d1 + s0)), "d0 - (d1 + s0)");
  EXPECT_EQ(str(d0 - d1 * 3), "d0 - d1 * 3");
  EXPECT_EQ(str(d0 - (d1 + s0) * 2), "d0 - (d1 + s0) * 2");
  EXPECT_EQ(str(d0 - 5), "d0 - 5");
  EXPECT_EQ(str((-d0) % 2), "(-d0) mod 2");
  EXPECT_EQ(str(AffineExpr()), "<<NULL AFFINE EXPR>>");
}

TEST_F(AffineExprTest, ClassifiesExpressions) {
  EXPECT_TRUE((s0 + 1).isSymbolicOrConstant());
  EXPECT_FALSE((d0 + s0).isSymbolicOrConstant());
  EXPECT_TRUE((d0 * 2 + s0 % 3).isPureAffine());
  EXPECT_FALSE((d0 * s0).isPureAffine());
  EXPECT_FALSE(d0.floorDiv(s0).isPureAffine());
  EXPECT_EQ((d0 * 4 + s0 * 6).getLargestKnownDivisor(), 2);
  EXPECT_EQ((d0 * 4 * s0).getLargestKnownDivisor(), 4);
  EXPECT_EQ((d0 * 12 % 8).getLargestKnownDivisor(), 4);
  EXPECT_TRUE((d0 * -12).isMultipleOf(6));
  EXPECT_FALSE(d0.isMultipleOf(0));
  AffineExpr expr = d0 % 2 + s1;
  EXPECT_TRUE(expr.isFunctionOfDim(0));
  EXPECT_FALSE(expr.isFunctionOfDim(1));
  EXPECT_TRUE(expr.isFunctionOfDims(0, 2));
  EXPECT_TRUE(expr.isFunctionOfSymbol(1));
  EXPECT_FALSE(expr.isFunctionOfSymbol(0));
  EXPECT_EQ(expr.getDepth(), 2u);
}

TEST_F(AffineExprTest, WalkIsPostOrder) {
  std::vector<std::string> seen;
  (d0 % 2 + s0).walk([&](AffineExpr expr) { seen.push_back(str(expr)); });
  EXPECT_EQ(seen, (std::vector<std::string>{"d0", "2", "d0 mod 2", "s0", "d0 mod 2 + s0"}));
}

TEST_F(AffineExprTest, ReplacementSimplifiesTheResult) {
  AffineExpr expr = d0 * s0 + d1;
  EXPECT_EQ(expr.replaceDims({d1, constant(3)}), d1 * s0 + 3);
  EXPECT_EQ(expr.replaceSymbols(constant(0)), d1);
  // Dimensions without a replacement in the list are unchanged.
  EXPECT_EQ(expr.replaceDims(constant(2)), s0 * 2 + d1);
  EXPECT_EQ(expr.replace(d0 * s0, d2), d1 + d2);
  EXPECT_EQ((d0 + d1).shiftDims(2, 3), getAffineDimExpr(3, &context) + getAffineDimExpr(4, &context));
  EXPECT_EQ((d0 + d1).shiftDims(2, 1, 1), d0 + d2);
  EXPECT_EQ((s0 * 2).shiftSymbols(1, 1), s1 * 2);
  EXPECT_EQ((d0 - d1).compose(map(1, 0, {d0 * 2, d0})), d0);
}

TEST_F(AffineExprTest, EvaluateReturnsTheValueAtAPoint) {
  AffineExpr expr = (d0 * 3 - d1).floorDiv(s0) + d0 % 5;
  EXPECT_EQ(evaluate(expr, {7, 2}, 4), 6);
  EXPECT_EQ(evaluate(expr, {7, 2}, 0), std::nullopt);
  EXPECT_EQ(evaluate(d0 + d1, {most, 1}), std::nullopt);
  EXPECT_EQ(evaluate(d0 + d1, 1), std::nullopt);
  EXPECT_EQ(evaluate(d0.ceilDiv(s0), -7, 2), -3);
  EXPECT_EQ(evaluate(d0.ceilDiv(s0), least, -1), std::nullopt);
  EXPECT_EQ(evaluate(d0 % s0, 7, -2), std::nullopt);
}

TEST_F(AffineExprTest, BoundsFollowFromOperandBounds) {
  std::optional<int64_t> low[] = {0, 2}, high[] = {9, std::nullopt};
  auto bound = [&](AffineExpr expr, bool isUpper) {
    return getBoundForAffineExpr(expr, 2, 0, low, high, isUpper);
  };
  EXPECT_EQ(bound(d0 * 2 + 1, true), 19);
  EXPECT_EQ(bound(d0 * -2 + 1, false), -17);
  EXPECT_EQ(bound(d0 + d1, true), std::nullopt);
  EXPECT_EQ(bound(d0 + d1, false), 2);
  EXPECT_EQ(bound(d1 % 4, true), 3);
  EXPECT_EQ(bound((d0 + 20) % 32, true), 29);
  EXPECT_EQ(bound(d0.floorDiv(-2), false), -5);
}

TEST_F(AffineExprTest, SimplificationCancelsTermsOfSums) {
  EXPECT_EQ(simplifyAffineExpr(d1 + d0 * 2 + d1, 2, 0), d0 * 2 + d1 * 2);
  EXPECT_EQ(simplifyAffineExpr(d0 + d1 - d0, 2, 0), d1);
  EXPECT_EQ(str(simplifyAffineExpr((d0 * 2 + 4).floorDiv(6), 1, 0)), "(d0 + 2) floordiv 3");
  EXPECT_EQ(simplifyAffineExpr((d0 * 4 + d1 * 8).ceilDiv(4), 2, 0), d0 + d1 * 2);
  EXPECT_EQ(simplifyAffineExpr(d0 + (d0.floorDiv(4) * 4 + 1) - d0.floorDiv(4) * 4, 1, 0), d0 + 1);
  EXPECT_EQ(simplifyAffineExpr(d0 % 4, 1, 0), d0 % 4);
  // Division by zero is undefined and is not simplified.
  EXPECT_EQ(simplifyAffineExpr(d0 + d0 % 0 - d0, 1, 0), d0 + d0 % 0 - d0);
}

/// Long sums and deeply nested expressions are processed without recursion.
TEST_F(AffineExprTest, DeepExpressionsUseBoundedStack) {
  constexpr unsigned depth = 100000;
  AffineExpr sum = d0, nested = d0;
  for (unsigned i = 0; i != depth; ++i) {
    sum = sum + (i % 2 ? s0 : s1) * (i + 2);
    nested = (nested % s0).floorDiv(s1);
  }
  EXPECT_EQ(sum.getDepth(), depth + 1);
  EXPECT_EQ(nested.getDepth(), 2 * depth);
  EXPECT_EQ(nested.replaceDims(d1).replaceDims({d0, d0}), nested);
  EXPECT_EQ(evaluate(nested, 0, {5, 7}), 0);
  EXPECT_TRUE(sum.isFunctionOfSymbol(1));
  unsigned count = 0;
  nested.walk([&](AffineExpr) { ++count; });
  EXPECT_EQ(count, 4 * depth + 1);
  EXPECT_GT(str(nested).size(), depth * 10);
  // Factors out of a sum with many terms.
  EXPECT_EQ((sum * 4).floorDiv(4), sum);
  AffineExpr multiples = d0 * 4;
  for (unsigned i = 1; i != 1000; ++i)
    multiples = multiples + getAffineDimExpr(i, &context) * 4;
  EXPECT_EQ(str(multiples.floorDiv(4)).substr(0, 17), "d0 + d1 + d2 + d3");
  // Right-nested sums: the sum is always the right operand.
  AffineExpr right = s0;
  for (unsigned i = 0; i != 100000; ++i)
    right = getAffineDimExpr(i % 7, &context) % 3 + right;
  EXPECT_EQ((right + d0.floorDiv(4) * -4).getContext(), &context);
}

/// Replacement visits each shared subexpression once; the expression has 2^200 paths.
TEST_F(AffineExprTest, SharedSubexpressionsAreReplacedOnce) {
  AffineExpr expr = d0;
  for (unsigned i = 0; i != 200; ++i)
    expr = expr % s0 + expr.floorDiv(s0);
  AffineExpr moved = expr.replaceDims(d1);
  EXPECT_FALSE(moved.isFunctionOfDim(0));
  EXPECT_EQ(moved.replaceDims({d0, d0}), expr);
}

TEST_F(AffineExprTest, PrintsIntoDiagnostics) {
  std::string message;
  ScopedDiagnosticHandler handler(context.getDiagEngine(), [&](Diagnostic &diag) {
    message = diag.getMessage();
    return success();
  });
  emitError(UnknownLoc::get(&context))
      << "not " << d0 + 1 << " in " << map(1, 0, d0) << " or " << IntegerSet::getEmptySet(1, 0, &context);
  EXPECT_EQ(message, "not d0 + 1 in (d0) -> (d0) or (d0) : (1 == 0)");
}

} // namespace
