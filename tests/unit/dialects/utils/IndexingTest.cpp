//===- IndexingTest.cpp - Strides, permutations, tiles, static values -----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/utils/IndexingUtils.h"
#include "dialects/utils/StaticValues.h"
#include "dialects/utils/StructuredOpsUtils.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

constexpr int64_t dyn = ShapedType::kDynamic;

TEST(IndexingTest, LinearPositionsAndOffsetsAreInverse) {
  llvm::SmallVector<int64_t> strides = computeStrides({2, 3, 4});
  EXPECT_THAT(strides, ElementsAre(12, 4, 1));
  EXPECT_THAT(computeStrides(llvm::ArrayRef<int64_t>()), IsEmpty());
  EXPECT_EQ(computeMaxLinearIndex({2, 3, 4}), 24);
  EXPECT_EQ(computeProduct(llvm::ArrayRef<int64_t>()), 0);
  for (int64_t i = 0; i != 24; ++i)
    EXPECT_EQ(linearize(delinearize(i, strides), strides), i);
  EXPECT_THAT(delinearize(23, strides), ElementsAre(1, 2, 3));
  EXPECT_THAT(computeElementwiseMul(llvm::ArrayRef<int64_t>({2, 3}), {4, 5}), ElementsAre(8, 15));
}

TEST(IndexingTest, ExpressionsAreComputedAsNumbersAre) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  AffineExpr d0 = getAffineDimExpr(0, &context), d1 = getAffineDimExpr(1, &context);
  EXPECT_EQ(linearize(&context, {d0, d1}, llvm::ArrayRef<int64_t>({4, 1})), d0 * 4 + d1);
  EXPECT_THAT(delinearize(d0, llvm::ArrayRef<int64_t>({4, 1})), ElementsAre(d0.floorDiv(4), d0 % 4));
  AffineExpr s0 = getAffineSymbolExpr(0, &context), s1 = getAffineSymbolExpr(1, &context);
  EXPECT_THAT(computeSuffixProduct({s0, s1}), ElementsAre(s1, getAffineConstantExpr(1, &context)));
  EXPECT_EQ(computeProduct(&context, {s0, s1}), s0 * s1);
}

TEST(IndexingTest, ShapeRatiosAlignTheLastDimensions) {
  EXPECT_THAT(*computeShapeRatio({3, 4, 8}, {2, 4}), ElementsAre(3, 2, 2));
  EXPECT_EQ(computeShapeRatio({4, 8}, {3, 4}), std::nullopt);
  EXPECT_EQ(computeShapeRatio({4}, {2, 4}), std::nullopt);
}

TEST(IndexingTest, PermutationsAreInvertedAndExtended) {
  EXPECT_THAT(invertPermutationVector({2, 0, 1}), ElementsAre(1, 2, 0));
  EXPECT_THAT(applyPermutation(llvm::ArrayRef<int64_t>({7, 8, 9}), {2, 0, 1}), ElementsAre(9, 7, 8));
  llvm::SmallVector<char, 2> letters = {'a', 'b'};
  applyPermutationToVector(letters, {1, 0});
  EXPECT_THAT(letters, ElementsAre('b', 'a'));
  EXPECT_TRUE(isIdentityPermutation({0, 1, 2}));
  EXPECT_FALSE(isPermutationVector({0, 2}));
  EXPECT_FALSE(isPermutationVector({0, 0}));
  EXPECT_THAT(computePermutationVector(4, {3}, {0}), ElementsAre(3, 0, 1, 2));
  EXPECT_THAT(dropDims({2, 4, 0, 1, 3}, {1, 2}), ElementsAre(2, 0, 1));
}

TEST(IndexingTest, TilesAreNumberedInLoopOrder) {
  std::vector<llvm::SmallVector<int64_t>> offsets;
  for (llvm::SmallVector<int64_t> offset : StaticTileOffsetRange({4, 6}, {2, 3}))
    offsets.push_back(offset);
  EXPECT_THAT(offsets,
              ElementsAre(ElementsAre(0, 0), ElementsAre(0, 3), ElementsAre(2, 0), ElementsAre(2, 3)));
  StaticTileOffsetRange columns({4, 6}, {2, 3}, {1, 0});
  EXPECT_EQ(columns.size(), 4u);
  auto second = columns.begin();
  ++second;
  EXPECT_THAT(*second, ElementsAre(2, 0));
}

class StaticValuesTest : public testing::Test {
protected:
  StaticValuesTest() {
    context.loadDialect<arith::ArithDialect>();
    module = ModuleOp::create(loc);
    builder.setInsertionPointToEnd(module->getBody());
  }
  OpFoldResult number(int64_t value) { return builder.getIndexAttr(value); }
  Value unknown() {
    return builder.create(loc, builder.getStringAttr("t.op"), ValueRange(), builder.getIndexType())
        ->getResult(0);
  }
  std::optional<int64_t> count(OpFoldResult lb, OpFoldResult ub, OpFoldResult step) {
    auto difference = [](Value, Value, bool) -> std::optional<llvm::APSInt> {
      return llvm::APSInt(llvm::APInt(64, 5), /*isUnsigned=*/false);
    };
    std::optional<llvm::APInt> trips = constantTripCount(lb, ub, step, /*isSigned=*/true, difference);
    return trips ? std::optional<int64_t>(trips->getSExtValue()) : std::nullopt;
  }
  MLIRContext context{MLIRContext::Threading::DISABLED};
  OpBuilder builder{&context};
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module;
};

TEST_F(StaticValuesTest, TripCountsAreRoundedUp) {
  EXPECT_EQ(count(number(0), number(10), number(3)), 4);
  EXPECT_EQ(count(number(10), number(0), number(1)), 0);
  EXPECT_EQ(count(number(0), number(10), number(-1)), 0);
  EXPECT_EQ(count(unknown(), unknown(), number(2)), 3);
  EXPECT_EQ(count(number(0), number(10), unknown()), std::nullopt);
  EXPECT_EQ(count(number(0), unknown(), number(1)), std::nullopt);
  Value bound = unknown();
  EXPECT_EQ(count(bound, bound, unknown()), 0);
}

TEST_F(StaticValuesTest, ConstantsAreRecognizedAsAttributesAndValues) {
  Value four = arith::ConstantIndexOp::create(builder, loc, 4);
  EXPECT_EQ(getConstantAPIntValue(four)->first, 4);
  EXPECT_TRUE(getConstantAPIntValue(four)->second);
  EXPECT_TRUE(areConstantIntValues({four, number(1)}, {4, 1}));
  EXPECT_FALSE(areConstantIntValues({four}, {4, 1}));
  EXPECT_TRUE(isZeroIntegerOrFloat(OpFoldResult(builder.getF32FloatAttr(0))));
  EXPECT_FALSE(isZeroFloat(number(0)));
  auto [size, result] = getSimplifiedOfrAndStaticSizePair(four, builder);
  EXPECT_EQ(size, 4);
  EXPECT_EQ(result, number(4));
  Value other = unknown();
  auto [numbers, values] = decomposeMixedValues({number(2), other});
  EXPECT_THAT(numbers, ElementsAre(2, dyn));
  EXPECT_THAT(values, ElementsAre(other));
}

TEST_F(StaticValuesTest, SaturatedSizesAbsorbUnlessZero) {
  auto size = [](int64_t value) { return SaturatedInteger::wrap(value); };
  EXPECT_EQ((size(2) + size(dyn)).asInteger(), dyn);
  EXPECT_EQ((size(2) * size(3)).asInteger(), 6);
  EXPECT_EQ((size(0) * size(dyn)).asInteger(), 0);
  EXPECT_TRUE(failed(size(2).desaturate(size(3))));
  EXPECT_EQ(size(dyn).desaturate(size(3))->asInteger(), 3);
  EXPECT_FALSE(hasValidSizesOffsets({1, -2}));
  EXPECT_TRUE(hasValidSizesOffsets({1, dyn}));
  EXPECT_FALSE(hasValidStrides({1, 0}));
}

TEST_F(StaticValuesTest, ValuesAreSortedByTheirKeys) {
  auto less = [](Attribute left, Attribute right) {
    return llvm::cast<IntegerAttr>(left).getInt() < llvm::cast<IntegerAttr>(right).getInt();
  };
  llvm::SmallVector<Attribute> keys = {builder.getIndexAttr(3), builder.getIndexAttr(1),
                                       builder.getIndexAttr(2)};
  EXPECT_THAT(getValuesSortedByKey(keys, llvm::ArrayRef<int64_t>({30, 10, 20}), less),
              ElementsAre(10, 20, 30));
}

TEST(StructuredOpsTest, ProductsAreRecognizedInAnyOrderOfLoops) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  Builder builder(&context);
  AffineExpr d0 = getAffineDimExpr(0, &context), d1 = getAffineDimExpr(1, &context),
             d2 = getAffineDimExpr(2, &context);
  auto maps = [&](llvm::ArrayRef<AffineExpr> left, llvm::ArrayRef<AffineExpr> right,
                  llvm::ArrayRef<AffineExpr> result, unsigned numDims = 3) {
    return builder.getAffineMapArrayAttr({AffineMap::get(numDims, 0, left, &context),
                                          AffineMap::get(numDims, 0, right, &context),
                                          AffineMap::get(numDims, 0, result, &context)});
  };
  EXPECT_TRUE(isRowMajorMatmul(maps({d0, d2}, {d2, d1}, {d0, d1})));
  EXPECT_TRUE(isRowMajorMatmul(maps({d2, d0}, {d0, d1}, {d2, d1})));
  EXPECT_FALSE(isRowMajorMatmul(maps({d0, d2}, {d1, d2}, {d0, d1})));
  EXPECT_FALSE(isRowMajorMatmul(maps({d0, d0}, {d0, d1}, {d0, d1})));
  EXPECT_TRUE(isColumnMajorMatmul(maps({d2, d0}, {d1, d2}, {d1, d0})));
  EXPECT_TRUE(isMatvec(maps({d0, d1}, {d1}, {d0}, 2)));
  EXPECT_TRUE(isVecmat(maps({d1}, {d1, d0}, {d0}, 2)));
  EXPECT_FALSE(isMatvec(maps({d0, d1}, {d1}, {d0}, 3)));
}

} // namespace
