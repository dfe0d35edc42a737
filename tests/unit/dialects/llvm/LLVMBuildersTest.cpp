//===- LLVMBuildersTest.cpp - Builders of arithmetic and intrinsics -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVM.h"
#include "runtime/ir/MLIRContext.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace {

class LLVMBuildersTest : public testing::Test {
protected:
  LLVMBuildersTest() {
    context.loadDialect<LLVMDialect>();
    builder.setInsertionPointToEnd(&block);
  }
  Value argument(Type type) { return block.addArgument(type, loc); }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OpBuilder builder{&context};
  Location loc = UnknownLoc::get(&context);
  Block block;
};

TEST_F(LLVMBuildersTest, ExtractValueInfersTheTypeOfTheElement) {
  auto inner = LLVMArrayType::get(builder.getF32Type(), 2);
  auto outer = LLVMStructType::getLiteral(&context, {builder.getI32Type(), inner});
  auto extract = builder.create<ExtractValueOp>(loc, argument(outer), llvm::ArrayRef<int64_t>({1, 0}));
  EXPECT_EQ(extract.getType(), builder.getF32Type());
}

TEST_F(LLVMBuildersTest, ShuffleHasOneElementForEachElementOfTheMask) {
  Value vector = argument(VectorType::get({4}, builder.getF32Type()));
  auto shuffle = builder.create<ShuffleVectorOp>(loc, vector, vector, llvm::ArrayRef<int32_t>({0, 5, -1}));
  EXPECT_EQ(shuffle.getType(), VectorType::get({3}, builder.getF32Type()));
}

TEST_F(LLVMBuildersTest, AssumeHasOneBundleForItsTag) {
  Value condition = argument(builder.getI1Type()), pointer = argument(LLVMPointerType::get(&context));
  Value alignment = argument(builder.getI64Type());
  EXPECT_EQ(builder.create<AssumeOp>(loc, condition).getOpBundleOperands().size(), 0u);
  auto align = builder.create<AssumeOp>(loc, condition, AssumeAlignTag(), pointer, alignment);
  ASSERT_EQ(align.getOpBundleOperands().size(), 1u);
  EXPECT_EQ(align.getOpBundleOperands()[0].size(), 2u);
  EXPECT_EQ(align.getOpBundleTags(), builder.getStrArrayAttr({"align"}));
  auto storage = builder.create<AssumeOp>(loc, condition, AssumeSeparateStorageTag(), pointer, pointer);
  EXPECT_EQ(storage.getOpBundleTags(), builder.getStrArrayAttr({"separate_storage"}));
}

TEST_F(LLVMBuildersTest, AlignmentOfMaskedAccessIsAttributeOfThePointer) {
  auto type = VectorType::get({4}, builder.getF32Type());
  Value pointer = argument(LLVMPointerType::get(&context)), value = argument(type);
  Value mask = argument(VectorType::get({4}, builder.getI1Type()));
  auto plain = builder.create<masked_compressstore>(loc, value, pointer, mask);
  EXPECT_FALSE(plain.getArgAttrsAttr());
  auto aligned = builder.create<masked_compressstore>(loc, value, pointer, mask, uint64_t(8));
  ASSERT_TRUE(aligned.getArgAttrsAttr());
  auto attrs = llvm::cast<DictionaryAttr>(aligned.getArgAttrsAttr()[1]);
  EXPECT_EQ(attrs.getAs<IntegerAttr>(LLVMDialect::getAlignAttrName()).getInt(), 8);
}

TEST_F(LLVMBuildersTest, DivisionIsSpeculatableByAConstantThatDoesNotOverflow) {
  Value x = argument(builder.getI32Type());
  Value zero = builder.create<ConstantOp>(loc, builder.getI32Type(), int64_t(0));
  Value two = builder.create<ConstantOp>(loc, builder.getI32Type(), int64_t(2));
  Value minusOne = builder.create<ConstantOp>(loc, builder.getI32Type(), int64_t(-1));
  auto isSpeculatable = [&](auto op) { return op.getSpeculatability() == Speculation::Speculatable; };
  EXPECT_FALSE(isSpeculatable(builder.create<UDivOp>(loc, x, x)));
  EXPECT_FALSE(isSpeculatable(builder.create<UDivOp>(loc, x, zero)));
  EXPECT_TRUE(isSpeculatable(builder.create<UDivOp>(loc, x, minusOne)));
  EXPECT_TRUE(isSpeculatable(builder.create<SDivOp>(loc, x, two)));
  EXPECT_FALSE(isSpeculatable(builder.create<SDivOp>(loc, x, minusOne)));
}

} // namespace
