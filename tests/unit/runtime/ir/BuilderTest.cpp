//===- BuilderTest.cpp - Tests of Builder --------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/runtime/ir/DataFixture.h"
#include "runtime/ir/Builders.h"
#include "gmock/gmock.h"

using namespace mlir;
using testing::ElementsAre;

namespace {

class BuilderTest : public DataFixture {
protected:
  Builder b{&context};
};

TEST_F(BuilderTest, TypeGettersReturnTheUniquedTypes) {
  EXPECT_EQ(b.getI32Type(), IntegerType::get(&context, 32));
  EXPECT_EQ(b.getIntegerType(8, /*isSigned=*/false), IntegerType::get(&context, 8, IntegerType::Unsigned));
  EXPECT_EQ(b.getF64Type(), FloatType::getF64(&context));
  EXPECT_EQ(b.getFunctionType({b.getI1Type()}, {b.getIndexType()}),
            FunctionType::get(&context, {b.getI1Type()}, {b.getIndexType()}));
  EXPECT_EQ(b.getType<NoneType>(), b.getNoneType());
}

TEST_F(BuilderTest, NumberGettersUseTheTypeInTheirName) {
  EXPECT_EQ(b.getI8IntegerAttr(-1), IntegerAttr::get(b.getI8Type(), -1));
  EXPECT_EQ(b.getUI32IntegerAttr(0xffffffffu).getUInt(), 0xffffffffu);
  EXPECT_EQ(b.getSI32IntegerAttr(-5).getSInt(), -5);
  EXPECT_EQ(b.getIndexAttr(3).getType(), b.getIndexType());
  EXPECT_EQ(b.getF16FloatAttr(1.5f).getType(), b.getF16Type());
  EXPECT_EQ(b.getBoolAttr(true), b.getI1IntegerAttr(true));
}

TEST_F(BuilderTest, ListGettersCreateArrays) {
  EXPECT_THAT(b.getI64ArrayAttr({1, 2}).getValue(),
              ElementsAre(b.getI64IntegerAttr(1), b.getI64IntegerAttr(2)));
  EXPECT_THAT(b.getStrArrayAttr({"a", "b"}).getValue(),
              ElementsAre(b.getStringAttr("a"), b.getStringAttr("b")));
  EXPECT_THAT(b.getTypeArrayAttr({b.getI1Type()}).getValue(), ElementsAre(TypeAttr::get(b.getI1Type())));
  EXPECT_THAT(b.getDenseI32ArrayAttr({3, 4}).asArrayRef(), ElementsAre(3, 4));
  EXPECT_EQ(b.getDictionaryAttr({b.getNamedAttr("x", b.getUnitAttr())}).get("x"), b.getUnitAttr());
  EXPECT_EQ(b.getSymbolRefAttr("f").getValue(), "f");
}

TEST_F(BuilderTest, ZeroAndOneAttrHaveTheGivenType) {
  EXPECT_EQ(b.getZeroAttr(b.getI32Type()), Attribute(b.getI32IntegerAttr(0)));
  EXPECT_EQ(b.getOneAttr(b.getI1Type()), Attribute(b.getBoolAttr(true)));
  EXPECT_EQ(b.getOneAttr(b.getF32Type()), Attribute(b.getF32FloatAttr(1.0f)));
  auto vector = VectorType::get({4}, b.getIndexType());
  auto ones = llvm::cast<DenseElementsAttr>(Attribute(b.getOneAttr(vector)));
  EXPECT_TRUE(ones.isSplat());
  EXPECT_EQ(ones.getType(), vector);
  EXPECT_EQ(ones.getSplatValue<IntegerAttr>().getInt(), 1);
}

TEST_F(BuilderTest, ZeroAttrIsNullForTypesWithoutZero) {
  EXPECT_FALSE(b.getZeroAttr(b.getNoneType()));
  EXPECT_FALSE(b.getZeroAttr(RankedTensorType::get({ShapedType::kDynamic}, b.getI8Type())));
  EXPECT_FALSE(b.getZeroAttr(UnrankedTensorType::get(b.getI8Type())));
  EXPECT_FALSE(b.getZeroAttr(MemRefType::get({2}, b.getI8Type())));
}

TEST_F(BuilderTest, LocationsAreFused) {
  Location a = FileLineColLoc::get(&context, "a", 1, 1);
  EXPECT_EQ(b.getFusedLoc({a, b.getUnknownLoc()}), a);
}

} // namespace
