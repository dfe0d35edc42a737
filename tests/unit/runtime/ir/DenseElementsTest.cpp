//===- DenseElementsTest.cpp - Elements of tensors and vectors ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/runtime/ir/DataFixture.h"
#include "gmock/gmock.h"

using namespace mlir;
using testing::ElementsAre;

namespace {

class DenseElementsTest : public DataFixture {
protected:
  IntegerType integer(unsigned width) { return IntegerType::get(&context, width); }
  /// Expects that an attribute of `elements` and a splat of the last one return these elements, also after a
  /// round trip through the buffer of the textual form.
  void expectRoundTrip(Type elementType, std::vector<Attribute> elements) {
    ShapedType type = RankedTensorType::get({static_cast<int64_t>(elements.size())}, elementType);
    auto dense = DenseElementsAttr::get(type, elements);
    EXPECT_EQ(dense, DenseElementsAttr::get(type, elements));
    EXPECT_FALSE(dense.isSplat());
    EXPECT_EQ(dense.getRawData().size(), elements.size() * DenseElementsAttr::getElementBytes(elementType));
    for (size_t i = 0; i != elements.size(); ++i)
      EXPECT_EQ(dense.getElement(i), elements[i]) << i;
    // The buffer of the textual form round-trips.
    llvm::SmallVector<char> text;
    dense.getTextBuffer(text);
    EXPECT_EQ(DenseElementsAttr::getFromTextBuffer(type, text), dense);
    // A splat stores a single element.
    auto splat = DenseElementsAttr::get(type, elements.back());
    EXPECT_TRUE(splat.isSplat());
    EXPECT_EQ(splat.getElement(elements.size() - 1), elements.back());
    EXPECT_EQ(splat, DenseElementsAttr::get(type, std::vector<Attribute>(elements.size(), elements.back())));
    text.clear();
    splat.getTextBuffer(text);
    EXPECT_EQ(DenseElementsAttr::getFromTextBuffer(type, text), splat);
  }
};

TEST_F(DenseElementsTest, IntegersOfAnyWidthRoundTrip) {
  for (unsigned width : {1, 3, 8, 9, 16, 31, 64, 65, 130}) {
    Type type = integer(width);
    expectRoundTrip(type, {IntegerAttr::get(type, llvm::APInt(width, 0)),
                           IntegerAttr::get(type, llvm::APInt::getAllOnes(width)),
                           IntegerAttr::get(type, llvm::APInt::getOneBitSet(width, width / 2))});
  }
}

TEST_F(DenseElementsTest, IndexAndSignedElementsRoundTrip) {
  Type index = IndexType::get(&context), si8 = IntegerType::get(&context, 8, IntegerType::Signed);
  expectRoundTrip(index, {IntegerAttr::get(index, -1), IntegerAttr::get(index, 12345678901)});
  expectRoundTrip(si8, {IntegerAttr::get(si8, -1), IntegerAttr::get(si8, 5)});
}

TEST_F(DenseElementsTest, FloatsOfEveryFormatRoundTrip) {
  const Type types[] = {
#define STRATA_FLOAT_TYPE(Class, Spelling, Semantics) Class::get(&context),
#include "runtime/ir/FloatTypes.def"
  };
  for (Type type : types)
    expectRoundTrip(type, {FloatAttr::get(type, 1.0), FloatAttr::get(type, 2.0)});
}

TEST_F(DenseElementsTest, ComplexElementsArePairs) {
  Type f32 = FloatType::getF32(&context), i16 = integer(16);
  auto pair = [&](Attribute real, Attribute imaginary) {
    return ArrayAttr::get(&context, {real, imaginary});
  };
  expectRoundTrip(ComplexType::get(f32), {pair(FloatAttr::get(f32, 1.0), FloatAttr::get(f32, 2.0)),
                                          pair(FloatAttr::get(f32, 2.0), FloatAttr::get(f32, 1.0))});
  expectRoundTrip(ComplexType::get(i16), {pair(IntegerAttr::get(i16, 1), IntegerAttr::get(i16, -2)),
                                          pair(IntegerAttr::get(i16, 0), IntegerAttr::get(i16, 7))});
}

TEST_F(DenseElementsTest, ElementsOfOtherTypesAreAttributes) {
  Type opaque = OpaqueType::get(&context, "nobody", "text");
  expectRoundTrip(opaque, {StringAttr::get(&context, "a"), StringAttr::get(&context, "b")});
}

TEST_F(DenseElementsTest, NumbersAreReadAsCppValues) {
  auto ints =
      DenseElementsAttr::get(VectorType::get({2}, integer(9)), {llvm::APInt(9, 300), llvm::APInt(9, 1)});
  EXPECT_EQ(ints.getIntElement(0), llvm::APInt(9, 300));
  EXPECT_EQ(ints.getIntElement(1), llvm::APInt(9, 1));
  auto floats = DenseElementsAttr::get(VectorType::get({2}, FloatType::getF64(&context)),
                                       {llvm::APFloat(1.5), llvm::APFloat(-2.0)});
  EXPECT_EQ(floats.getFloatElement(1).convertToDouble(), -2.0);
  EXPECT_TRUE(llvm::isa<DenseIntElementsAttr>(Attribute(ints)));
  EXPECT_TRUE(llvm::isa<DenseFPElementsAttr>(Attribute(floats)));
  EXPECT_FALSE(llvm::isa<SplatElementsAttr>(Attribute(floats)));
}

TEST_F(DenseElementsTest, StringElementsAreDistinguishedByIsa) {
  Type opaque = OpaqueType::get(StringAttr::get(&context, "u"), "text");
  auto strings = DenseStringElementsAttr::get(VectorType::get({2}, opaque), {"a", "bc"});
  EXPECT_EQ(llvm::to_vector(strings), (llvm::SmallVector<llvm::StringRef>{"a", "bc"}));
  EXPECT_TRUE(llvm::isa<DenseStringElementsAttr>(Attribute(strings)));
  auto ints = DenseElementsAttr::get(VectorType::get({1}, integer(9)), {llvm::APInt(9, 3)});
  EXPECT_FALSE(llvm::isa<DenseStringElementsAttr>(Attribute(ints)));
  EXPECT_FALSE(llvm::isa<DenseStringElementsAttr>(Attribute(UnitAttr::get(&context))));
}

TEST_F(DenseElementsTest, EqualElementsAreASplatHoweverCreated) {
  ShapedType type = RankedTensorType::get({2, 2}, integer(32));
  auto splat = DenseElementsAttr::get(type, llvm::APInt(32, 7));
  EXPECT_EQ(DenseElementsAttr::get(type, std::vector<llvm::APInt>(4, llvm::APInt(32, 7))), splat);
  EXPECT_EQ(splat.getRawData().size(), 4u);
  EXPECT_EQ(splat.getSplatValue<IntegerAttr>().getInt(), 7);
  EXPECT_EQ(splat.resizeSplat(RankedTensorType::get({100}, integer(32))).getNumElements(), 100);
  std::vector<llvm::APInt> lastDiffers(4, llvm::APInt(32, 7));
  lastDiffers.back() = llvm::APInt(32, 8);
  EXPECT_FALSE(DenseElementsAttr::get(type, lastDiffers).isSplat());
}

TEST_F(DenseElementsTest, SingleElementIsASplat) {
  EXPECT_TRUE(DenseElementsAttr::get(RankedTensorType::get({1}, integer(8)), llvm::APInt(8, 7)).isSplat());
  EXPECT_TRUE(DenseElementsAttr::get(RankedTensorType::get({}, integer(8)), llvm::APInt(8, 7)).isSplat());
}

TEST_F(DenseElementsTest, EmptySplatDiffersFromEmptyList) {
  ShapedType type = RankedTensorType::get({0}, integer(8));
  auto none = DenseElementsAttr::get(type, llvm::ArrayRef<llvm::APInt>());
  EXPECT_TRUE(none.empty());
  EXPECT_FALSE(none.isSplat());
  auto splat = DenseElementsAttr::get(type, llvm::APInt(8, 7));
  EXPECT_TRUE(splat.isSplat());
  EXPECT_NE(splat, none);
}

TEST_F(DenseElementsTest, ReshapeKeepsTheElements) {
  std::vector<llvm::APInt> values;
  for (unsigned i = 0; i != 6; ++i)
    values.push_back(llvm::APInt(16, i));
  auto dense = DenseElementsAttr::get(RankedTensorType::get({2, 3}, integer(16)), values);
  auto reshaped = dense.reshape(RankedTensorType::get({3, 2}, integer(16)));
  EXPECT_THAT(reshaped.getType().getShape(), ElementsAre(3, 2));
  EXPECT_EQ(reshaped.getRawData(), dense.getRawData());
}

TEST_F(DenseElementsTest, I1ElementsAreBitPackedInTextBuffers) {
  auto fromText = [&](int64_t count, std::vector<unsigned char> bytes) {
    llvm::ArrayRef<char> data(reinterpret_cast<const char *>(bytes.data()), bytes.size());
    return DenseElementsAttr::getFromTextBuffer(RankedTensorType::get({count}, integer(1)), data);
  };
  auto bits = [](DenseElementsAttr attr) {
    std::string result;
    for (int64_t i = 0; i != attr.size(); ++i)
      result += attr.getIntElement(i).isZero() ? '0' : '1';
    return result;
  };
  EXPECT_EQ(bits(fromText(3, {0x05})), "101");
  EXPECT_EQ(bits(fromText(10, {0x01, 0x02})), "1000000001");
  EXPECT_EQ(bits(fromText(10, {0xff})), "1111111111");
  EXPECT_EQ(bits(fromText(10, {0x00})), "0000000000");
  EXPECT_EQ(fromText(3, {0xf1}), fromText(3, {0x01})) << "bits after the last element are ignored";
  EXPECT_FALSE(fromText(10, {0x01}));
  EXPECT_FALSE(fromText(3, {1, 0, 1}));
}

TEST_F(DenseElementsTest, TextBufferSizeMustMatchTheType) {
  ShapedType type = RankedTensorType::get({3}, integer(16));
  EXPECT_TRUE(DenseElementsAttr::getFromTextBuffer(type, {1, 0, 2, 0, 3, 0}));
  EXPECT_TRUE(DenseElementsAttr::getFromTextBuffer(type, {1, 0}));
  EXPECT_FALSE(DenseElementsAttr::getFromTextBuffer(type, {1, 0, 2, 0}));
  EXPECT_FALSE(DenseElementsAttr::getFromTextBuffer(type, {1}));
  int64_t most = std::numeric_limits<int64_t>::max();
  EXPECT_FALSE(
      DenseElementsAttr::getFromTextBuffer(RankedTensorType::get({most, most}, integer(16)), {1, 0, 2, 0}));
}

} // namespace
