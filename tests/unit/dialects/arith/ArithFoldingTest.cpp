//===- ArithFoldingTest.cpp - Folding of constant attributes --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "dialects/arith/ArithFolding.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/MLIRContext.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::arith;
using llvm::APFloat;
using llvm::APInt;

namespace {

std::optional<APInt> add(const APInt &lhs, const APInt &rhs) { return lhs + rhs; }
std::optional<APInt> divide(const APInt &lhs, const APInt &rhs) {
  return rhs.isZero() ? std::nullopt : std::optional<APInt>(lhs.udiv(rhs));
}

class ArithFoldingTest : public testing::Test {
protected:
  IntegerAttr i32(int64_t value) { return builder.getI32IntegerAttr(value); }
  DenseElementsAttr vector(llvm::ArrayRef<int64_t> values) {
    llvm::SmallVector<Attribute> elements;
    for (int64_t value : values)
      elements.push_back(i32(value));
    return DenseElementsAttr::get(VectorType::get({4}, builder.getI32Type()), elements);
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  Builder builder{&context};
};

TEST_F(ArithFoldingTest, ScalarsFoldToScalarOfSameType) { EXPECT_EQ(foldInts(i32(2), i32(3), add), i32(5)); }

TEST_F(ArithFoldingTest, OverflowWraps) { EXPECT_EQ(foldInts(i32(INT32_MAX), i32(1), add), i32(INT32_MIN)); }

TEST_F(ArithFoldingTest, DenseElementsFoldElementwise) {
  EXPECT_EQ(foldInts(vector({1, 2, 3, 4}), vector({10, 20, 30, 40}), add), vector({11, 22, 33, 44}));
}

TEST_F(ArithFoldingTest, SplatsFoldToSplat) {
  Attribute sum = foldInts(vector({7}), vector({1}), add);
  ASSERT_EQ(sum, vector({8}));
  EXPECT_TRUE(llvm::cast<DenseElementsAttr>(sum).isSplat());
}

TEST_F(ArithFoldingTest, SplatFoldsWithNonSplat) {
  EXPECT_EQ(foldInts(vector({1, 2, 3, 4}), vector({5}), add), vector({6, 7, 8, 9}));
}

TEST_F(ArithFoldingTest, NothingFoldsIfOneElementHasNoResult) {
  EXPECT_FALSE(foldInts(vector({1, 2, 3, 4}), vector({1, 0, 1, 1}), divide));
  EXPECT_FALSE(foldInts(i32(1), i32(0), divide));
}

TEST_F(ArithFoldingTest, MissingOrMismatchedOperandsDoNotFold) {
  EXPECT_FALSE(foldInts(i32(1), Attribute(), add));
  EXPECT_FALSE(foldInts(Attribute(), i32(1), add));
  EXPECT_FALSE(foldInts(i32(1), builder.getI64IntegerAttr(1), add));
  EXPECT_FALSE(foldInts(i32(1), vector({1}), add));
  EXPECT_FALSE(foldInts(builder.getF32FloatAttr(1), builder.getF32FloatAttr(1), add));
  EXPECT_FALSE(foldInts(builder.getStringAttr("a"), builder.getStringAttr("a"), add));
}

TEST_F(ArithFoldingTest, IndexHas64Bits) {
  EXPECT_EQ(foldInts(builder.getIndexAttr(-1), builder.getIndexAttr(3), add), builder.getIndexAttr(2));
  EXPECT_EQ(getIntWidth(builder.getIndexType()), 64u);
}

TEST_F(ArithFoldingTest, ResultTypeMayDifferFromOperandType) {
  auto less = [](const APInt &lhs, const APInt &rhs) -> std::optional<APInt> {
    return APInt(1, lhs.slt(rhs));
  };
  EXPECT_EQ(foldIntsTo(builder.getI1Type(), i32(-1), i32(1), less), builder.getBoolAttr(true));
  Type i1Vector = VectorType::get({4}, builder.getI1Type());
  auto result = llvm::cast<DenseElementsAttr>(foldIntsTo(i1Vector, vector({1, 2, 3, 4}), vector({2}), less));
  EXPECT_TRUE(result.getIntElement(0).isOne());
  EXPECT_TRUE(result.getIntElement(1).isZero());
}

TEST_F(ArithFoldingTest, FloatsFoldInTheirOwnFormat) {
  auto multiply = [](const APFloat &lhs, const APFloat &rhs) -> std::optional<APFloat> { return lhs * rhs; };
  EXPECT_EQ(foldFloats(builder.getF16FloatAttr(1.5), builder.getF16FloatAttr(2), multiply),
            builder.getF16FloatAttr(3));
}

TEST_F(ArithFoldingTest, IsConstantIntComparesTruncatedValue) {
  EXPECT_TRUE(isConstantInt(i32(-1), -1));
  EXPECT_TRUE(isConstantInt(vector({-1}), -1));
  EXPECT_TRUE(isConstantInt(builder.getBoolAttr(true), 1));
  EXPECT_TRUE(isConstantInt(builder.getBoolAttr(true), -1)) << "-1 is truncated to the width of the constant";
  EXPECT_FALSE(isConstantInt(vector({1, 1, 1, 2}), 1));
  EXPECT_FALSE(isConstantInt(Attribute(), 0));
}

TEST_F(ArithFoldingTest, GetIntConstantNeedsScalarOrStaticShape) {
  EXPECT_EQ(getIntConstant(builder.getI32Type(), 7), i32(7));
  EXPECT_EQ(Attribute(getIntConstant(VectorType::get({4}, builder.getI32Type()), 7)), vector({7}));
  EXPECT_FALSE(getIntConstant(RankedTensorType::get({ShapedType::kDynamic}, builder.getI32Type()), 7));
  EXPECT_FALSE(getIntConstant(UnrankedTensorType::get(builder.getI32Type()), 7));
}

/// The property has the same name as the parameter of its setter.
TEST_F(ArithFoldingTest, PropertyNamedValueCanBeSet) {
  ConstantOp::Properties properties;
  properties.setValue(i32(7));
  EXPECT_EQ(properties.getValue(), i32(7));
}

} // namespace
