//===- PtrTest.cpp - Types, data layout and builders of the ptr dialect ---===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/ptr/Ptr.h"
#include "runtime/ir/MLIRContext.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::ptr;

namespace {

class PtrTest : public testing::Test {
protected:
  PtrTest() { context.loadDialect<PtrDialect>(); }

  PtrType genericPointer() {
    return PtrType::get(llvm::cast<MemorySpaceAttrInterface>(Attribute(GenericSpaceAttr::get(&context))));
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OpBuilder builder{&context};
  Location loc = UnknownLoc::get(&context);
};

TEST_F(PtrTest, CloneWithMemorySpaceNeedsMemorySpaceAndNoElementType) {
  PtrType pointer = genericPointer();
  FailureOr<PtrLikeTypeInterface> clone = pointer.clonePtrWith(GenericSpaceAttr::get(&context), std::nullopt);
  ASSERT_TRUE(succeeded(clone));
  EXPECT_EQ(Type(*clone), Type(pointer));
  EXPECT_TRUE(failed(pointer.clonePtrWith(builder.getI64IntegerAttr(1), std::nullopt)));
  EXPECT_TRUE(failed(pointer.clonePtrWith(GenericSpaceAttr::get(&context), builder.getI32Type())));
}

TEST_F(PtrTest, PointersHaveNoMetadata) {
  EXPECT_FALSE(genericPointer().hasPtrMetadata());
  EXPECT_FALSE(genericPointer().getElementType());
}

TEST_F(PtrTest, DataLayoutDefaultsTo64Bits) {
  DataLayout layout;
  PtrType pointer = genericPointer();
  EXPECT_EQ(layout.getTypeSizeInBits(pointer), llvm::TypeSize::getFixed(64));
  EXPECT_EQ(layout.getTypeABIAlignment(pointer), 8u);
  EXPECT_EQ(layout.getTypePreferredAlignment(pointer), 8u);
  EXPECT_EQ(layout.getTypeIndexBitwidth(pointer), 64u);
}

TEST_F(PtrTest, LoadBuilderLeavesOutDefaults) {
  Block block;
  Value pointer = block.addArgument(genericPointer(), loc);
  builder.setInsertionPointToEnd(&block);
  auto plain = builder.create<LoadOp>(loc, Type(builder.getI32Type()), pointer);
  EXPECT_FALSE(plain.getAlignment());
  EXPECT_FALSE(plain.getSyncscope());
  EXPECT_EQ(plain.getOrdering(), AtomicOrdering::not_atomic);
  auto atomic = builder.create<LoadOp>(loc, Type(builder.getI32Type()), pointer, 4u, /*isVolatile=*/true,
                                       false, false, false, AtomicOrdering::acquire, "group");
  EXPECT_EQ(atomic.getAlignment(), 4);
  EXPECT_TRUE(atomic.getVolatile_());
  EXPECT_EQ(atomic.getSyncscope(), "group");
}

TEST_F(PtrTest, TypeOffsetUsesTheGivenDataLayout) {
  Block block;
  builder.setInsertionPointToEnd(&block);
  auto offset = builder.create<TypeOffsetOp>(loc, Type(builder.getIndexType()), Type(builder.getF32Type()));
  EXPECT_EQ(offset.getTypeSize(DataLayout()), llvm::TypeSize::getFixed(4));
}

} // namespace
