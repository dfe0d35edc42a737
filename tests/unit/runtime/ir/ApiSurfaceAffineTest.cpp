//===- ApiSurfaceAffineTest.cpp - Calls of the affine API ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Calls each function of affine expressions, maps and integer sets that tests/docs/api_surface.tsv lists;
// tests/docs/api_surface_test.py checks this.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/AffineMap.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/IntegerSet.h"
#include "runtime/ir/MLIRContext.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using ::testing::ElementsAre;

namespace {

class ApiSurfaceAffineTest : public ::testing::Test {
protected:
  ApiSurfaceAffineTest() {
    bindDims(&context, d0, d1, d2);
    bindSymbols(&context, s0, s1);
  }
  AffineMap map(unsigned dims, unsigned symbols, llvm::ArrayRef<AffineExpr> results) {
    return AffineMap::get(dims, symbols, results, &context);
  }
  MLIRContext context{MLIRContext::Threading::DISABLED};
  AffineExpr d0, d1, d2, s0, s1;
};

TEST_F(ApiSurfaceAffineTest, ExpressionsSimplifyWhileTheyAreBuilt) {
  EXPECT_EQ(d0, getAffineDimExpr(0, &context));
  EXPECT_EQ(s1, getAffineSymbolExpr(1, &context));
  AffineExpr four = getAffineConstantExpr(4, &context);
  EXPECT_EQ((d0 * 8).floorDiv(four), d0 * 2);
  EXPECT_EQ((d0 * 8).ceilDiv(4), d0 * 2);
  EXPECT_EQ((d0 * 8) % 4, getAffineConstantExpr(0, &context));
  EXPECT_EQ(d0 + 1 - 1, d0);
  EXPECT_EQ(-(-d0), d0);
  EXPECT_EQ((d0 * 6 + 4).getLargestKnownDivisor(), 2);
  EXPECT_TRUE((d0 * 6).isMultipleOf(3));
  EXPECT_TRUE((d0 + s0).isPureAffine());
  EXPECT_TRUE((s0 + 1).isSymbolicOrConstant());
  EXPECT_TRUE((d0 + d1).isFunctionOfDim(1));
  EXPECT_EQ((d0 + s0).replaceDimsAndSymbols({d1}, {four}), d1 + 4);
  EXPECT_EQ((d0 + d1).shiftDims(2, 1), d1 + d2);
  EXPECT_EQ((d0 + d1).replace(d0 + d1, s0), s0);
  EXPECT_EQ(llvm::cast<AffineBinaryOpExpr>(d0 + d1).getLHS(), d0);
  EXPECT_EQ(llvm::cast<AffineConstantExpr>(four).getValue(), 4);
  int parts = 0;
  (d0 + d1 * 2).walk([&](AffineExpr) { ++parts; });
  EXPECT_EQ(parts, 5);
}

TEST_F(ApiSurfaceAffineTest, SimplifiesAndEvaluates) {
  EXPECT_EQ(simplifyAffineExpr(d0 + d1 - d0, 2, 0), d1);
  EXPECT_EQ(simplifyAffineMap(map(2, 0, {d0 - d0 + d1, d1 * 2 - d1})), map(2, 0, {d1, d1}));
  EXPECT_EQ(evaluate((d0 * 7 + s0).floorDiv(2), {3}, {1}), 11);
  EXPECT_EQ(evaluate(d0.floorDiv(s0), {3}, {0}), std::nullopt) << "divided by zero";
  EXPECT_EQ(getBoundForAffineExpr(d0 * 2 + 1, 1, 0, {0}, {10}, /*isUpper=*/true), 21);
}

TEST_F(ApiSurfaceAffineTest, MapAccessors) {
  AffineMap m = map(2, 1, {d0, d1 + s0});
  EXPECT_EQ(m.getNumDims(), 2u);
  EXPECT_EQ(m.getNumSymbols(), 1u);
  EXPECT_EQ(m.getNumResults(), 2u);
  EXPECT_EQ(m.getNumInputs(), 3u);
  EXPECT_EQ(m.getResult(1), d1 + s0);
  EXPECT_EQ(m.getResultPosition(d0), 0u);
  EXPECT_EQ(m.getSubMap({1}), map(2, 1, {d1 + s0}));
  EXPECT_EQ(m.insertResult(s0, 1), map(2, 1, {d0, s0, d1 + s0}));
  EXPECT_EQ(m.dropResult(0), map(2, 1, {d1 + s0}));
  EXPECT_EQ(m.getMajorSubMap(1), map(2, 1, {d0}));
  EXPECT_EQ(m.getMinorSubMap(1), map(2, 1, {d1 + s0}));
  EXPECT_EQ(m.replaceDimsAndSymbols({d1, d0}, {s1}, 2, 2), map(2, 2, {d1, d0 + s1}));
  EXPECT_TRUE(AffineMap::get(&context).isEmpty());
  EXPECT_EQ(AffineMap::getConstantMap(5, &context).getSingleConstantResult(), 5);
  EXPECT_TRUE(AffineMap::getConstantMap(5, &context).isConstant());
}

TEST_F(ApiSurfaceAffineTest, MapPredicates) {
  EXPECT_TRUE(AffineMap::getMultiDimIdentityMap(3, &context).isIdentity());
  EXPECT_TRUE(AffineMap::getMinorIdentityMap(3, 2, &context).isMinorIdentity());
  EXPECT_TRUE(map(3, 0, {d2, d0}).isProjectedPermutation());
  EXPECT_FALSE(map(3, 0, {d2, d2}).isProjectedPermutation());
  EXPECT_TRUE(map(3, 0, {d2, d0, d1}).isPermutation());
  AffineExpr zero = getAffineConstantExpr(0, &context);
  EXPECT_TRUE(map(2, 0, {d0, zero}).isProjectedPermutation(/*allowZeroInResults=*/true));
  llvm::SmallVector<unsigned> permuted;
  EXPECT_TRUE(map(3, 0, {d2, d1}).isPermutationOfMinorIdentityWithBroadcasting(permuted));
  EXPECT_THAT(permuted, ElementsAre(1, 0));
  EXPECT_EQ(AffineMap::getPermutationMap(llvm::ArrayRef<unsigned>{2, 0, 1}, &context),
            map(3, 0, {d2, d0, d1}));
  EXPECT_EQ(AffineMap::getMultiDimMapWithTargets(3, {2, 0}, &context), map(3, 0, {d2, d0}));
  EXPECT_EQ(AffineMap::getFilteredIdentityMap(&context, 3,
                                              [](AffineDimExpr dim) { return dim.getPosition() != 1; }),
            map(3, 0, {d0, d2}));
}

TEST_F(ApiSurfaceAffineTest, MapsComposeAndInvert) {
  AffineMap swap = map(2, 0, {d1, d0}), sum = map(2, 0, {d0 + d1 * 2});
  EXPECT_EQ(sum.compose(swap), map(2, 0, {d1 + d0 * 2}));
  EXPECT_THAT(sum.compose({3, 4}), ElementsAre(11));
  EXPECT_EQ((d0 + d1 * 2).compose(swap), d1 + d0 * 2);
  AffineMap permutation = map(3, 0, {d2, d0, d1});
  EXPECT_EQ(inversePermutation(permutation).compose(permutation),
            AffineMap::getMultiDimIdentityMap(3, &context));
  EXPECT_FALSE(inversePermutation(map(2, 0, {d0}))) << "no result depends on d1";
  AffineExpr zero = getAffineConstantExpr(0, &context);
  EXPECT_EQ(inverseAndBroadcastProjectedPermutation(map(3, 0, {d2, d0})), map(2, 0, {d1, zero, d0}));
  EXPECT_EQ(concatAffineMaps({swap, sum}, &context), map(2, 0, {d1, d0, d0 + d1 * 2}));
  EXPECT_THAT(applyPermutationMap(swap, llvm::ArrayRef<int>{5, 6}), ElementsAre(6, 5));
  EXPECT_EQ(compressUnusedDims(map(3, 0, {d2})), map(1, 0, {d0}));
  EXPECT_EQ(removeDuplicateExprs(map(1, 0, {d0, d0})), map(1, 0, {d0}));
  llvm::SmallBitVector second(2);
  second.set(1);
  EXPECT_EQ(projectDims(map(2, 0, {d0 + d1}), second, /*compressDimsFlag=*/true), map(1, 0, {d0}));
}

TEST_F(ApiSurfaceAffineTest, MapsFoldConstants) {
  Builder b(&context);
  AffineMap m = map(1, 1, {d0 + s0, d0 * 2});
  llvm::SmallVector<Attribute> results;
  ASSERT_TRUE(succeeded(m.constantFold({b.getIndexAttr(3), b.getIndexAttr(4)}, results)));
  EXPECT_THAT(results, ElementsAre(b.getIndexAttr(7), b.getIndexAttr(6)));
  results.clear();
  EXPECT_TRUE(failed(m.constantFold({b.getIndexAttr(3), Attribute()}, results)));
  EXPECT_EQ(m.partialConstantFold({b.getIndexAttr(3), Attribute()}).getResult(1), 6);
  bool hasPoison = false;
  EXPECT_TRUE(failed(map(1, 1, {d0.floorDiv(s0)})
                         .constantFold({b.getIndexAttr(3), b.getIndexAttr(0)}, results, &hasPoison)));
  EXPECT_TRUE(hasPoison);
}

TEST_F(ApiSurfaceAffineTest, IntegerSetAccessors) {
  IntegerSet set = IntegerSet::get(2, 1, {d0 - 1, d1 - s0}, {true, false});
  EXPECT_EQ(set.getNumConstraints(), 2u);
  EXPECT_EQ(set.getNumEqualities(), 1u);
  EXPECT_EQ(set.getNumInequalities(), 1u);
  EXPECT_EQ(set.getConstraint(1), d1 - s0);
  EXPECT_TRUE(set.isEq(0));
  EXPECT_EQ(set.getNumDims(), 2u);
  EXPECT_EQ(set.getNumSymbols(), 1u);
  EXPECT_TRUE(IntegerSet::getEmptySet(1, 0, &context).isEmptyIntegerSet());
  EXPECT_EQ(set.replaceDimsAndSymbols({d1, d0}, {s0}, 2, 1),
            IntegerSet::get(2, 1, {d1 - 1, d0 - s0}, {true, false}));
}

} // namespace
