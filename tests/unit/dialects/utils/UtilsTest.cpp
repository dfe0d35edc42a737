//===- UtilsTest.cpp - Unit tests of dialects/utils -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/utils/RankReduction.h"
#include "dialects/utils/ReshapePatterns.h"
#include "dialects/utils/StaticValueFolding.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

namespace {

constexpr int64_t dyn = ShapedType::kDynamic;
using Lists = llvm::SmallVector<ReassociationIndices>;

/// Returns groups as text, for example "01,2" for [[0, 1], [2]]; "none" for nullopt.
std::string spell(const std::optional<Lists> &lists) {
  if (!lists)
    return "none";
  std::string text;
  for (const ReassociationIndices &list : *lists) {
    text += text.empty() ? "" : ",";
    for (int64_t index : list)
      text += std::to_string(index);
  }
  return text;
}
std::string collapse(llvm::ArrayRef<int64_t> source, llvm::ArrayRef<int64_t> target) {
  return spell(getReassociationIndicesForCollapse(source, target));
}

TEST(ReassociationTest, StaticSizesAreMatchedFromTheLeftAndUnitDimensionsJoinTheNextGroup) {
  EXPECT_EQ(collapse({2, 3, 4}, {6, 4}), "01,2");
  EXPECT_EQ(collapse({2, 3, 4}, {2, 12}), "0,12");
  EXPECT_EQ(collapse({2, 3, 4}, {24}), "012");
  EXPECT_EQ(collapse({2, 1, 3}, {2, 3}), "0,12");
  EXPECT_EQ(collapse({1, 2, 1}, {2}), "012");
  EXPECT_EQ(collapse({6, 1, 1}, {6, 1}), "0,12");
  EXPECT_EQ(collapse({2, 1, 1, 3}, {2, 1, 3}), "0,1,23");
  EXPECT_EQ(collapse({1, 1}, {}), "");
}

TEST(ReassociationTest, OneDynamicSizeTakesTheRemainingDimensions) {
  EXPECT_EQ(collapse({dyn, 4, 2}, {dyn, 2}), "01,2");
  EXPECT_EQ(collapse({2, dyn, 3}, {2, dyn}), "0,12");
  EXPECT_EQ(collapse({2, 4, dyn, 2}, {2, dyn, 2}), "0,12,3");
  EXPECT_EQ(collapse({dyn, 1, 2, 1, 3}, {dyn, 2, 3}), "0,12,34");
  EXPECT_EQ(collapse({dyn, dyn, 4}, {dyn, 4}), "01,2");
  EXPECT_EQ(collapse({2, 1, 1, dyn, 2}, {2, 1, dyn}), "0,1,234");
}

TEST(ReassociationTest, AmbiguousOrImpossibleCollapsesHaveNoReassociation) {
  EXPECT_EQ(collapse({dyn, 4, dyn}, {dyn, dyn}), "none");
  EXPECT_EQ(collapse({2, 3, 4}, {4, 6}), "none");
  EXPECT_EQ(collapse({dyn, 4}, {4}), "none");
  EXPECT_EQ(collapse({2, 3}, {dyn}), "none");
  EXPECT_EQ(collapse({2, 3}, {2, 3}), "none");
  EXPECT_EQ(collapse({2}, {}), "none");
  EXPECT_EQ(collapse({0, 5}, {5}), "none");
  // The product overflows int64_t.
  EXPECT_EQ(collapse({int64_t(1) << 62, 4, 4}, {int64_t(1) << 62, 3}), "none");
}

TEST(ReassociationTest, ConsecutiveReassociationsCompose) {
  EXPECT_EQ(spell(composeReassociationIndices(Lists{{0, 1}, {2}, {3}}, Lists{{0}, {1, 2}}, nullptr)),
            "01,23");
  EXPECT_EQ(spell(composeReassociationIndices(Lists{{0}, {1, 2}}, Lists{{0, 1}, {2}, {3}}, nullptr)),
            "01,23");
  EXPECT_EQ(spell(composeReassociationIndices(Lists{{0, 1}, {2}}, Lists{}, nullptr)), "");
  EXPECT_EQ(spell(composeReassociationIndices(Lists{{0, 1}, {2}}, Lists{{0}, {1}}, nullptr)), "none");
  EXPECT_EQ(spell(composeReassociationIndices(Lists{{0}, {1}, {2}}, Lists{{0, 1}}, nullptr)), "none");
}

TEST(ReassociationTest, CollapseOfExpandUsesTheCoarserGroups) {
  EXPECT_EQ(spell(detail::composeCollapseOfExpand(Lists{{0}, {1}, {2, 3}}, Lists{{0, 1}, {2, 3}})), "01,2");
  EXPECT_EQ(spell(detail::composeCollapseOfExpand(Lists{{0}, {1, 2}}, Lists{{0, 1}, {2}})), "none");
  EXPECT_EQ(spell(detail::composeCollapseOfExpand(Lists{{}, {0}}, Lists{{0}})), "none");
}

TEST(RankReductionTest, OnlyUnitDimensionsMayBeDropped) {
  auto mask = computeRankReductionMask({1, 4, 1, 5}, {4, 5});
  ASSERT_TRUE(mask);
  EXPECT_THAT(*mask, UnorderedElementsAre(0u, 2u));
  mask = computeRankReductionMask({1, 1, 4}, {1, 4});
  ASSERT_TRUE(mask);
  EXPECT_THAT(*mask, UnorderedElementsAre(1u));
  EXPECT_FALSE(computeRankReductionMask({2, 4}, {4}));
  EXPECT_FALSE(computeRankReductionMask({4}, {4, 1}));
  EXPECT_FALSE(computeRankReductionMask({dyn, 4}, {4}));
  EXPECT_TRUE(computeRankReductionMask({5, 4}, {dyn, 4}, /*matchDynamic=*/true));
}

/// Provides a module in which constants are created.
class ValuesTest : public ::testing::Test {
protected:
  ValuesTest() {
    context.loadDialect<arith::ArithDialect>();
    module = ModuleOp::create(loc);
    builder.setInsertionPointToEnd(module->getBody());
  }
  Value constant(int64_t value) {
    return builder.create<arith::ConstantOp>(loc, TypedAttr(builder.getIndexAttr(value).getImpl()));
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OpBuilder builder{&context};
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module;
};

TEST_F(ValuesTest, ValidConstantsBecomeStaticEntries) {
  Value negative = constant(-3), zero = constant(0), unknown = constant(dyn);
  llvm::SmallVector<OpFoldResult> list = {negative, constant(7), unknown};
  EXPECT_TRUE(succeeded(foldDynamicOffsetSizeList(list)));
  EXPECT_THAT(list, ElementsAre(OpFoldResult(negative), OpFoldResult(builder.getIndexAttr(7)),
                                OpFoldResult(unknown)));
  EXPECT_TRUE(failed(foldDynamicOffsetSizeList(list)));
  llvm::SmallVector<OpFoldResult> strides = {negative, zero};
  EXPECT_TRUE(succeeded(foldDynamicStrideList(strides)));
  EXPECT_THAT(strides, ElementsAre(OpFoldResult(builder.getIndexAttr(-3)), OpFoldResult(zero)));
}

TEST_F(ValuesTest, StaticValuesIncludeConstantOperands) {
  llvm::SmallVector<OpFoldResult> list = {builder.getIndexAttr(2), constant(3)};
  EXPECT_THAT(getStaticValues(list), ElementsAre(2, 3));
}

TEST_F(ValuesTest, BoundsOfStaticSlicesAreVerified) {
  auto message = [](llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> offsets,
                    llvm::ArrayRef<int64_t> sizes, llvm::ArrayRef<int64_t> strides) {
    return verifyInBoundsSlice(shape, offsets, sizes, strides, /*generateErrorMessage=*/true).errorMessage;
  };
  EXPECT_EQ(message({8, 8}, {0, 4}, {8, 4}, {1, 1}), "");
  EXPECT_EQ(message({8, 8}, {0, 8}, {8, 1}, {1, 1}), "offset 1 is out-of-bounds: 8 >= 8");
  EXPECT_EQ(message({8}, {2}, {4}, {2}), "slice along dimension 0 runs out-of-bounds: 8 >= 8");
  EXPECT_EQ(message({dyn}, {99}, {4}, {2}), "");
  EXPECT_EQ(message({8}, {dyn}, {99}, {2}), "");
  EXPECT_EQ(message({8}, {2}, {99}, {dyn}), "");
  EXPECT_FALSE(verifyInBoundsSlice({8}, llvm::ArrayRef<int64_t>{9}, {1}, {1}).isValid);
}

TEST_F(ValuesTest, DynamicExpandedSizeIsTheQuotientOfTheStaticSizes) {
  auto type = MemRefType::get({dyn, 4, 3}, builder.getF32Type());
  auto sizes = inferExpandShapeOutputShape(builder, loc, type, {{0, 1}, {2}},
                                           {builder.getIndexAttr(20), builder.getIndexAttr(3)});
  ASSERT_TRUE(sizes);
  EXPECT_THAT(*sizes,
              ElementsAre(OpFoldResult(builder.getIndexAttr(5)), OpFoldResult(builder.getIndexAttr(4)),
                          OpFoldResult(builder.getIndexAttr(3))));
  auto unknown = MemRefType::get({dyn, dyn}, builder.getF32Type());
  EXPECT_FALSE(inferExpandShapeOutputShape(builder, loc, unknown, {{0, 1}}, {builder.getIndexAttr(20)}));
}

} // namespace
