//===- BuiltinAttributeChecksTest.cpp - Tests of checked creation --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/ComplexElements.h"
#include "tests/unit/runtime/ir/DataFixture.h"
#include "runtime/ir/Diagnostics.h"
#include "gmock/gmock.h"

using namespace mlir;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

class AttributeChecksTest : public testing::Test {
protected:
  AttributeChecksTest() {
    context.getDiagEngine().registerHandler([this](Diagnostic &diag) { messages.push_back(diag.str()); });
  }
  MLIRContext context{MLIRContext::Threading::DISABLED};
  Type i8 = IntegerType::get(&context, 8), f32 = Float32Type::get(&context);
  std::vector<std::string> messages;
  std::function<InFlightDiagnostic()> emit = [this] { return emitError(UnknownLoc::get(&context)); };
};

TEST_F(AttributeChecksTest, KindsHaveNames) {
  EXPECT_EQ(StringAttr::name, "builtin.string");
  EXPECT_EQ(DenseElementsAttr::name, "builtin.dense_int_or_fp_elements");
  EXPECT_EQ(FusedLoc::name, "builtin.fused_loc");
  EXPECT_EQ(ArrayAttr::dialectName, "builtin");
}

TEST_F(AttributeChecksTest, IntegersMatchTheirType) {
  EXPECT_EQ(IntegerAttr::getChecked(emit, i8, llvm::APInt(8, 3)), IntegerAttr::get(i8, 3));
  EXPECT_FALSE(IntegerAttr::getChecked(emit, i8, llvm::APInt(9, 3)));
  EXPECT_FALSE(IntegerAttr::getChecked(emit, f32, int64_t(3)));
  EXPECT_THAT(messages, ElementsAre("integer type bit width (8) doesn't match value bit width (9)",
                                    "expected integer or index type"));
  EXPECT_TRUE(succeeded(IntegerAttr::verifyInvariants(emit, i8, llvm::APInt(8, 3))));
}

TEST_F(AttributeChecksTest, FloatsMatchTheirType) {
  EXPECT_EQ(FloatAttr::getChecked(emit, f32, 0.5), FloatAttr::get(f32, 0.5));
  EXPECT_FALSE(FloatAttr::getChecked(emit, i8, 0.5));
  EXPECT_FALSE(FloatAttr::getChecked(emit, f32, llvm::APFloat(0.5)));
  EXPECT_THAT(messages, ElementsAre("expected floating point type",
                                    "FloatAttr type doesn't match the type implied by its value"));
  EXPECT_EQ(FloatAttr::getValueAsDouble(llvm::APFloat(0.5f)), 0.5);
}

TEST_F(AttributeChecksTest, ArraysMatchTheirData) {
  EXPECT_TRUE(DenseArrayAttr::getChecked(emit, i8, 2u, {1, 2}));
  EXPECT_FALSE(DenseArrayAttr::getChecked(emit, i8, 3u, {1, 2}));
  EXPECT_FALSE(DenseArrayAttr::getChecked(emit, IntegerType::get(&context, 7), 1u, {1}));
  EXPECT_FALSE(DenseArrayAttr::getChecked(emit, NoneType::get(&context), 1u, {1}));
  EXPECT_EQ(messages.size(), 3u);
  EXPECT_THAT(messages[1], HasSubstr("multiple of 8"));
}

TEST_F(AttributeChecksTest, OpaqueAttributesNeedADialect) {
  auto other = StringAttr::get(&context, "other");
  EXPECT_FALSE(OpaqueAttr::getChecked(emit, other, "x", NoneType::get(&context)));
  EXPECT_THAT(messages, ElementsAre(HasSubstr("unregistered dialect")));
  context.allowUnregisteredDialects();
  EXPECT_TRUE(OpaqueAttr::getChecked(emit, other, "x", NoneType::get(&context)));
  EXPECT_FALSE(OpaqueAttr::getChecked(emit, StringAttr::get(&context, "a b"), "x", NoneType::get(&context)));
}

TEST_F(AttributeChecksTest, IndicesAreFlattened) {
  auto type = RankedTensorType::get({2, 3}, i8);
  EXPECT_TRUE(ElementsAttr::isValidIndex(type, {1, 2}));
  EXPECT_FALSE(ElementsAttr::isValidIndex(type, {2, 0}));
  EXPECT_FALSE(ElementsAttr::isValidIndex(type, {1}));
  auto elements =
      DenseElementsAttr::get(type, {int8_t(0), int8_t(1), int8_t(2), int8_t(3), int8_t(4), int8_t(5)});
  EXPECT_EQ(elements.getFlattenedIndex({1, 2}), 5u);
  EXPECT_TRUE(elements.isValidIntOrFloat(1, /*isInt=*/true, /*isSigned=*/true));
  EXPECT_FALSE(elements.isValidIntOrFloat(2, /*isInt=*/true, /*isSigned=*/true));
  EXPECT_TRUE(succeeded(elements.try_value_begin<int8_t>()));
  EXPECT_TRUE(failed(elements.try_value_begin<int16_t>()));
  DenseElementsAttr::IntElementIterator it = elements.value_begin<llvm::APInt>();
  EXPECT_EQ(*++it, 1);
}

TEST_F(AttributeChecksTest, ComplexElementsOfAnyWidth) {
  auto type = RankedTensorType::get({2}, ComplexType::get(IntegerType::get(&context, 12)));
  using Complex = std::complex<llvm::APInt>;
  Complex values[] = {Complex(llvm::APInt(12, 1), llvm::APInt(12, 2)),
                      Complex(llvm::APInt(12, 3), llvm::APInt(12, 4))};
  auto elements = DenseElementsAttr::get(type, llvm::ArrayRef(values));
  EXPECT_TRUE(llvm::isa<DenseIntOrFPElementsAttr>(Attribute(elements)));
  EXPECT_FALSE(succeeded(elements.tryGetComplexFloatValues()));
  auto range = elements.tryGetComplexIntValues();
  ASSERT_TRUE(succeeded(range));
  EXPECT_EQ((*range)[1].real(), 3);
  EXPECT_EQ((*range)[1].imag(), 4);
  auto floats = DenseElementsAttr::get(
      RankedTensorType::get({2}, ComplexType::get(f32)),
      llvm::ArrayRef({std::complex<llvm::APFloat>(llvm::APFloat(1.5f), llvm::APFloat(2.5f))}));
  EXPECT_TRUE(floats.isSplat());
  EXPECT_EQ((*floats.tryGetComplexFloatValues())[1].imag().convertToFloat(), 2.5f);
  EXPECT_TRUE(floats.isValidComplex(8, /*isInt=*/false, /*isSigned=*/true));
}

TEST_F(AttributeChecksTest, RawNumbers) {
  auto type = RankedTensorType::get({2}, f32);
  float values[] = {1.5, 2.5};
  llvm::ArrayRef<char> bytes(reinterpret_cast<const char *>(values), sizeof(values));
  EXPECT_EQ(DenseIntOrFPElementsAttr::getRawIntOrFloat(type, bytes, 4, false, true),
            DenseElementsAttr::get(type, llvm::ArrayRef(values)));
  llvm::APFloat numbers[] = {llvm::APFloat(1.5f), llvm::APFloat(2.5f)};
  EXPECT_EQ(DenseIntOrFPElementsAttr::getRaw(type, 32, numbers),
            DenseIntOrFPElementsAttr::getRaw(type, bytes));
}

} // namespace
