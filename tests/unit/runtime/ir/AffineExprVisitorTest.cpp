//===- AffineExprVisitorTest.cpp - Tests of expression visitors ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/AffineExprVisitor.h"
#include "tests/unit/runtime/ir/AffineFixture.h"
#include "gmock/gmock.h"

using namespace mlir;
using testing::ElementsAre;

namespace {

class AffineExprVisitorTest : public AffineFixture {};

/// Records the visited subexpressions.
struct Lister : AffineExprVisitor<Lister> {
  void visitDimExpr(AffineDimExpr dim) { seen.push_back("d" + std::to_string(dim.getPosition())); }
  void visitSymbolExpr(AffineSymbolExpr symbol) {
    seen.push_back("s" + std::to_string(symbol.getPosition()));
  }
  void visitModExpr(AffineBinaryOpExpr) { seen.push_back("mod"); }
  void visitAffineBinaryOpExpr(AffineBinaryOpExpr) { seen.push_back("binary"); }
  std::vector<std::string> seen;
};

TEST_F(AffineExprVisitorTest, WalksInPostOrder) {
  Lister lister;
  lister.walkPostOrder((d0 + s0) % 4 + d1.floorDiv(2));
  EXPECT_THAT(lister.seen, ElementsAre("d0", "s0", "binary", "mod", "d1", "binary", "binary"));
  lister.seen.clear();
  lister.visit(d0 + s0);
  EXPECT_THAT(lister.seen, ElementsAre("binary"));
}

/// Counts visited dimensions; fails at the first symbol.
template <typename ResultT>
struct SymbolFinder : AffineExprVisitor<SymbolFinder<ResultT>, ResultT> {
  ResultT visitSymbolExpr(AffineSymbolExpr) { return llvm::failure(); }
  ResultT visitDimExpr(AffineDimExpr) { return ++numDims, llvm::success(); }
  unsigned numDims = 0;
};

TEST_F(AffineExprVisitorTest, FailuresEndTheWalk) {
  SymbolFinder<llvm::LogicalResult> finder;
  EXPECT_TRUE(failed(finder.walkPostOrder((d0 + s0) * 2 + d1)));
  EXPECT_EQ(finder.numDims, 1u);
  EXPECT_TRUE(succeeded(finder.walkPostOrder(d0 * 2 + d1)));
  SymbolFinder<WalkResult> interrupted;
  EXPECT_TRUE(interrupted.walkPostOrder((d0 + s0) * 2 + d1).wasInterrupted());
}

/// Returns the value of a constant, and 0 for other expressions.
struct Depth : AffineExprVisitor<Depth, int> {
  int visitConstantExpr(AffineConstantExpr constant) { return constant.getValue(); }
};

TEST_F(AffineExprVisitorTest, TheResultIsThatOfTheRoot) {
  EXPECT_EQ(Depth().walkPostOrder(constant(7)), 7);
  EXPECT_EQ(Depth().walkPostOrder(d0 + 7), 0);
}

class FlattenerTest : public AffineFixture {
protected:
  /// Returns the flat form of an expression of two dimensions and one symbol.
  std::vector<int64_t> flatten(AffineExpr expr) {
    EXPECT_TRUE(succeeded(flattener.walkPostOrder(expr)));
    auto row = flattener.operandExprStack.back();
    AffineExpr rebuilt = getAffineExprFromFlatForm(row, 2, 1, flattener.localExprs, &context);
    for (int64_t x : {-7, 0, 5})
      EXPECT_EQ(evaluate(rebuilt, {x, 11 - x}, {3}), evaluate(expr, {x, 11 - x}, {3}));
    return {row.begin(), row.end()};
  }
  SimpleAffineExprFlattener flattener{2, 1};
};

TEST_F(FlattenerTest, LinearExpressionsHaveNoLocals) {
  EXPECT_THAT(flatten((d0 + d1 * 2) * 3 - s0 + 5), ElementsAre(3, 6, -1, 5));
  EXPECT_EQ(flattener.numLocals, 0u);
}

TEST_F(FlattenerTest, QuotientsAreLocals) {
  EXPECT_THAT(flatten((d0 * 2 + d1).floorDiv(4) + 1), ElementsAre(0, 0, 0, 1, 1));
  EXPECT_EQ(str(flattener.localExprs[0]), "(d0 * 2 + d1) floordiv 4");
  // x mod 4 is flattened to x - 4 * (x floordiv 4), where the quotient is the local variable added above.
  EXPECT_THAT(flatten((d0 * 2 + d1) % 4), ElementsAre(2, 1, 0, -4, 0));
  EXPECT_EQ(flattener.numLocals, 1u);
  // Adding a local variable inserts a column in all rows on the stack.
  EXPECT_THAT(flatten(d0.ceilDiv(3)), ElementsAre(0, 0, 0, 0, 1, 0));
  EXPECT_THAT(flattener.operandExprStack[0], ElementsAre(0, 0, 0, 1, 0, 1));
}

TEST_F(FlattenerTest, CommonFactorsAreCancelled) {
  EXPECT_THAT(flatten((d0 * 6 + d1 * 2).floorDiv(4)), ElementsAre(0, 0, 0, 1, 0));
  EXPECT_EQ(str(flattener.localExprs[0]), "(d0 * 3 + d1) floordiv 2");
  EXPECT_THAT(flatten((d0 * 8 + 4).floorDiv(4)), ElementsAre(2, 0, 0, 0, 1));
}

TEST_F(FlattenerTest, SemiAffineProductsAreLocals) {
  EXPECT_THAT(flatten(d0 * s0 + d1), ElementsAre(0, 1, 0, 1, 0));
  EXPECT_EQ(str(flattener.localExprs[0]), "d0 * s0");
  EXPECT_THAT(flatten(d0 % s0), ElementsAre(0, 0, 0, 0, 1, 0));
}

TEST_F(FlattenerTest, OverflowAndWrongDivisorsFail) {
  EXPECT_TRUE(failed(flattener.walkPostOrder((d0 * INT64_MAX + d1) * 2)));
  EXPECT_TRUE(failed(flattener.walkPostOrder(d0.floorDiv(constant(-2)))));
}

/// Records the dividend and the divisor of each local variable that is added.
struct Definitions : SimpleAffineExprFlattener {
  using SimpleAffineExprFlattener::SimpleAffineExprFlattener;
  void addLocalFloorDivId(llvm::ArrayRef<int64_t> dividend, int64_t divisor, AffineExpr expr) override {
    dividends.emplace_back(dividend.begin(), dividend.end());
    divisors.push_back(divisor);
    SimpleAffineExprFlattener::addLocalFloorDivId(dividend, divisor, expr);
  }
  std::vector<std::vector<int64_t>> dividends;
  std::vector<int64_t> divisors;
};

TEST_F(FlattenerTest, DerivedClassesLearnTheDefinitions) {
  Definitions definitions(2, 1);
  EXPECT_TRUE(succeeded(definitions.walkPostOrder(d0.ceilDiv(4) + d1 % 3)));
  EXPECT_THAT(definitions.divisors, ElementsAre(4, 3));
  EXPECT_THAT(definitions.dividends, ElementsAre(ElementsAre(1, 0, 0, 3), ElementsAre(0, 1, 0, 0, 0)));
}

} // namespace
