//===- PolyTest.cpp - The classes generated from Poly.td ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/example/poly/Poly.h"
#include "runtime/ir/MLIRContext.h"
#include "gtest/gtest.h"

using namespace mlir;

namespace {

class PolyTest : public testing::Test {
protected:
  PolyTest() {
    context.loadDialect<poly::PolyDialect>();
    block = Block::create(&context);
    builder.setInsertionPointToEnd(block);
    type = poly::PolyType::get(&context, 3);
  }
  ~PolyTest() override {
    block->dropAllReferences();
    block->destroy();
  }
  Value constant(llvm::ArrayRef<int64_t> coefficients) {
    return builder.create<poly::ConstantOp>(loc(), type, coefficients);
  }
  Location loc() { return builder.getUnknownLoc(); }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OpBuilder builder{&context};
  Block *block;
  poly::PolyType type;
};

TEST_F(PolyTest, TypesAreUniqued) {
  EXPECT_EQ(type, poly::PolyType::get(&context, 3));
  EXPECT_NE(type, poly::PolyType::get(&context, 4));
  EXPECT_EQ(type.getBound(), 3u);
}

TEST_F(PolyTest, BuildersInferResultTypes) {
  Value p = constant({1, 2});
  auto sum = builder.create<poly::AddOp>(loc(), p, p);
  EXPECT_EQ(sum.getType(), type);
  Value point = block->addArgument(builder.getI32Type(), loc());
  auto eval = builder.create<poly::EvalOp>(loc(), p, point);
  EXPECT_EQ(eval.getType(), builder.getI32Type());
  EXPECT_EQ(eval.getMethod(), poly::Method::horner);
}

TEST_F(PolyTest, AdditionOfConstantsFolds) {
  Value p = constant({1, 2}), q = constant({10, 20, 30});
  Value sum = builder.createOrFold<poly::AddOp>(loc(), p, q);
  auto folded = sum.getDefiningOp<poly::ConstantOp>();
  ASSERT_TRUE(folded);
  EXPECT_EQ(folded.getCoefficients(), llvm::ArrayRef<int64_t>({11, 22, 30}));
}

TEST_F(PolyTest, EnumCasesConvertToAndFromStrings) {
  EXPECT_EQ(poly::stringifyMethod(poly::Method::estrin), "estrin");
  EXPECT_EQ(poly::symbolizeMethod("powers"), poly::Method::powers);
  EXPECT_FALSE(poly::symbolizeMethod("magic").has_value());
}

} // namespace
