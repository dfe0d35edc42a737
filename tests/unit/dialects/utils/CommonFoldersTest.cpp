//===- CommonFoldersTest.cpp - Elementwise folding of constants -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/ub/UB.h"
#include "dialects/utils/CommonFolders.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/MLIRContext.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using llvm::APFloat;
using llvm::APInt;

namespace {

class CommonFoldersTest : public testing::Test {
protected:
  CommonFoldersTest() { context.loadDialect<ub::UBDialect>(); }
  Attribute number(int32_t value) { return builder.getI32IntegerAttr(value); }
  Attribute vector(llvm::ArrayRef<int32_t> values) {
    return DenseElementsAttr::get(VectorType::get({3}, builder.getI32Type()), values);
  }
  static APInt add(const APInt &a, const APInt &b) { return a + b; }
  MLIRContext context{MLIRContext::Threading::DISABLED};
  Builder builder{&context};
};

TEST_F(CommonFoldersTest, BinaryOpsOnScalarsSplatsAndElements) {
  EXPECT_EQ(constFoldBinaryOp<IntegerAttr>({number(2), number(3)}, add), number(5));
  EXPECT_EQ(constFoldBinaryOp<IntegerAttr>({vector({4, 4, 4}), vector({1, 1, 1})}, add), vector({5, 5, 5}));
  EXPECT_EQ(constFoldBinaryOp<IntegerAttr>({vector({1, 2, 3}), vector({4, 4, 4})}, add), vector({5, 6, 7}));
  EXPECT_FALSE(constFoldBinaryOp<IntegerAttr>({number(2), Attribute()}, add));
  EXPECT_FALSE(constFoldBinaryOp<IntegerAttr>({number(2), vector({1, 2, 3})}, add));
}

TEST_F(CommonFoldersTest, PoisonIsTheResult) {
  Attribute poison = ub::PoisonAttr::get(&context);
  EXPECT_EQ(constFoldBinaryOp<IntegerAttr>({number(2), poison}, add), poison);
  EXPECT_FALSE((constFoldBinaryOp<IntegerAttr, APInt, void>({number(2), poison}, add)));
}

TEST_F(CommonFoldersTest, CalculationsMayDecline) {
  auto divide = [](const APInt &a, const APInt &b) -> std::optional<APInt> {
    return b.isZero() ? std::nullopt : std::optional<APInt>(a.sdiv(b));
  };
  EXPECT_EQ(constFoldBinaryOpConditional<IntegerAttr>({number(6), number(3)}, divide), number(2));
  EXPECT_FALSE(constFoldBinaryOpConditional<IntegerAttr>({number(6), number(0)}, divide));
  EXPECT_FALSE(constFoldBinaryOpConditional<IntegerAttr>({vector({1, 2, 3}), vector({1, 0, 1})}, divide));
}

TEST_F(CommonFoldersTest, UnaryOpsAndCasts) {
  auto negate = [](const APInt &a) { return -a; };
  EXPECT_EQ(constFoldUnaryOp<IntegerAttr>({vector({1, 2, 3})}, negate), vector({-1, -2, -3}));
  auto toFloat = [](const APInt &a, bool &isValid) {
    isValid = !a.isNegative();
    return APFloat(static_cast<float>(a.getSExtValue()));
  };
  Type f32 = builder.getF32Type();
  EXPECT_EQ((constFoldCastOp<IntegerAttr, FloatAttr>({number(2)}, f32, toFloat)), builder.getF32FloatAttr(2));
  EXPECT_FALSE((constFoldCastOp<IntegerAttr, FloatAttr>({number(-2)}, f32, toFloat)));
}

} // namespace
