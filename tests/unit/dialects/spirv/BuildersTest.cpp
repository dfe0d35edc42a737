//===- BuildersTest.cpp - Type inference of spirv builders ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/SPIRVArithmeticOps.h"
#include "dialects/spirv/SPIRVCompositeOps.h"
#include "dialects/spirv/SPIRVDialect.h"
#include "dialects/spirv/SPIRVOpHelpers.h"
#include "runtime/ir/MLIRContext.h"
#include "gtest/gtest.h"

using namespace mlir;

namespace {

/// Creates a block whose arguments are an i32, a vector, and a struct with an array of vectors.
class SPIRVBuildersTest : public testing::Test {
protected:
  SPIRVBuildersTest() {
    context.loadDialect<spirv::SPIRVDialect>();
    integer = builder.getI32Type();
    vector = VectorType::get(4, builder.getF32Type());
    body = spirv::StructType::get({integer, spirv::ArrayType::get(vector, 3)});
    block = Block::create(&context);
    region.push_back(block);
    for (Type type : {integer, Type(vector), Type(body)})
      block->addArgument(type, builder.getUnknownLoc());
    builder.setInsertionPointToEnd(block);
  }

  ~SPIRVBuildersTest() override { region.dropAllReferences(); }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OpBuilder builder{&context};
  Type integer;
  VectorType vector;
  spirv::StructType body;
  Region region;
  Block *block;
};

TEST_F(SPIRVBuildersTest, CompositeExtractInfersTypeFromIndices) {
  auto element = builder.create<spirv::CompositeExtractOp>(builder.getUnknownLoc(), block->getArgument(2),
                                                           llvm::ArrayRef<int32_t>{1, 2, 3});
  EXPECT_EQ(element.getType(), builder.getF32Type());
  EXPECT_TRUE(element.verify().succeeded());
  auto first = builder.create<spirv::CompositeExtractOp>(builder.getUnknownLoc(), block->getArgument(2),
                                                         llvm::ArrayRef<int32_t>{0});
  EXPECT_EQ(first.getType(), integer);
}

TEST_F(SPIRVBuildersTest, CompositeInsertHasTypeOfComposite) {
  auto insert = builder.create<spirv::CompositeInsertOp>(builder.getUnknownLoc(), block->getArgument(0),
                                                         block->getArgument(2), llvm::ArrayRef<int32_t>{0});
  EXPECT_EQ(insert.getType(), body);
  EXPECT_TRUE(insert.verify().succeeded());
}

TEST_F(SPIRVBuildersTest, IAddCarryResultIsStructOfSumAndCarry) {
  auto sum = builder.create<spirv::IAddCarryOp>(builder.getUnknownLoc(), block->getArgument(0),
                                                block->getArgument(0));
  EXPECT_EQ(sum.getType(), spirv::StructType::get({integer, integer}));
  EXPECT_TRUE(sum.verify().succeeded());
}

TEST_F(SPIRVBuildersTest, ComparisonResultIsBoolPerElement) {
  EXPECT_EQ(spirv::getI1TypeLike(integer), builder.getI1Type());
  EXPECT_EQ(spirv::getI1TypeLike(vector), VectorType::get(4, builder.getI1Type()));
  // The result is 1-D for any rank; the traits of the op verify the shapes.
  EXPECT_EQ(spirv::getI1TypeLike(VectorType::get({2, 3}, integer)), VectorType::get(6, builder.getI1Type()));
}

} // namespace
