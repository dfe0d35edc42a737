//===- MemRefsTest.cpp - Memrefs in C++ -----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/target/execution/OwningMemRef.h"
#include "dialects/llvm/target/library/Float16.h"
#include "dialects/llvm/target/library/MemRefDescriptor.h"
#include "dialects/llvm/target/library/RunnerFunctions.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include <cmath>
#include <sstream>

using namespace mlir;
using testing::ElementsAre;

namespace {

TEST(MemRefDescriptorTest, SubscriptsUseOffsetAndStrides) {
  int data[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
  // Every second column of a 3x4 matrix that starts at data[1].
  StridedMemRefType<int, 2> memref{data, data, 1, {3, 2}, {4, 2}};
  EXPECT_EQ((memref[std::array<int, 2>{1, 1}]), 7);
  EXPECT_EQ(memref[2][0], 9);
  EXPECT_EQ((memref[1][std::array<int, 1>{1}]), 7);
  memref[0][1] = 30;
  EXPECT_EQ(data[3], 30);

  DynamicMemRefType<int> dynamic(memref);
  EXPECT_EQ((dynamic[std::array<int, 2>{2, 1}]), 11);
  EXPECT_EQ(*dynamic[2][1], 11);
  EXPECT_EQ(dynamic[1].rank, 1);

  StridedMemRefType<int, 0> scalar{data, data, 5};
  EXPECT_EQ(*scalar, 5);
  EXPECT_EQ(*DynamicMemRefType<int>(scalar), 5);
}

TEST(MemRefDescriptorTest, IteratorsVisitElementsInRowMajorOrder) {
  int data[] = {0, 1, 2, 3, 4, 5};
  // The transposed 2x3 matrix.
  StridedMemRefType<int, 2> memref{data, data, 0, {3, 2}, {1, 3}};
  std::vector<int> elements(memref.begin(), memref.end());
  EXPECT_THAT(elements, ElementsAre(0, 3, 1, 4, 2, 5));
  auto third = std::next(memref.begin(), 3);
  EXPECT_THAT(third.getIndices(), ElementsAre(1, 1));
  *third = 40;
  EXPECT_EQ(data[4], 40);

  DynamicMemRefType<int> dynamic(memref);
  std::vector<int> dynamicElements(dynamic.begin(), dynamic.end());
  EXPECT_THAT(dynamicElements, ElementsAre(0, 3, 1, 40, 2, 5));
}

TEST(MemRefDescriptorTest, IterationOfEmptyAndScalarMemrefs) {
  int data[] = {7};
  StridedMemRefType<int, 2> empty{data, data, 0, {3, 0}, {1, 1}};
  EXPECT_TRUE(empty.begin() == empty.end());
  StridedMemRefType<int, 0> scalar{data, data, 0};
  std::vector<int> elements(scalar.begin(), scalar.end());
  EXPECT_THAT(elements, ElementsAre(7));
}

TEST(VectorElementTest, InnermostDimensionIsPaddedToAPowerOfTwo) {
  EXPECT_EQ(sizeof(Vector1D<4, float>), 16u);
  EXPECT_EQ(sizeof(Vector1D<3, float>), 16u);
  EXPECT_EQ(sizeof(Vector2D<2, 5, int16_t>), 32u);
  Vector2D<2, 3, float> vector;
  vector[1][2] = 5;
  EXPECT_EQ(vector[1][2], 5);
  EXPECT_EQ(reinterpret_cast<float *>(&vector)[6], 5);
}

/// Returns the value of the f16 or bf16 that \p value is rounded to.
template <typename T>
float rounded(float value) {
  return toFloat(T(value));
}

TEST(Float16Test, RoundsToNearestEven) {
  EXPECT_EQ(f16(1.0f).bits, 0x3c00);
  EXPECT_EQ(f16(-2.5f).bits, 0xc100);
  EXPECT_EQ(rounded<f16>(2049), 2048); // Halfway between 2048 and 2050.
  EXPECT_EQ(rounded<f16>(2051), 2052);
  EXPECT_EQ(rounded<f16>(65519), 65504);
  EXPECT_TRUE(std::isinf(rounded<f16>(65520)));
  EXPECT_TRUE(std::isnan(rounded<f16>(NAN)));
  EXPECT_EQ(f16(std::ldexp(1.0f, -24)).bits, 1); // The least subnormal number.
  EXPECT_EQ(f16(std::ldexp(1.0f, -25)).bits, 0);
  EXPECT_EQ(f16(std::ldexp(1.5f, -25)).bits, 1);
  EXPECT_EQ(f16(std::ldexp(1.0f, -14)).bits, 0x400);
  EXPECT_EQ(bf16(1.0f).bits, 0x3f80);
  EXPECT_EQ(rounded<bf16>(257), 256); // Halfway between 256 and 258.
  EXPECT_EQ(rounded<bf16>(259), 260);
  EXPECT_TRUE(std::isinf(rounded<bf16>(3.4e38f)));
  EXPECT_TRUE(std::isnan(rounded<bf16>(NAN)));
}

TEST(Float16Test, AllNumbersSurviveAConversionToFloat) {
  for (uint32_t bits = 0; bits != 0x10000; ++bits) {
    f16 half;
    half.bits = uint16_t(bits);
    if (!std::isnan(toFloat(half))) {
      ASSERT_EQ(f16(toFloat(half)).bits, bits);
    }
    bf16 brain;
    brain.bits = uint16_t(bits);
    if (!std::isnan(toFloat(brain))) {
      ASSERT_EQ(bf16(toFloat(brain)).bits, bits);
    }
  }
}

TEST(Float16Test, PrintsAndComparesAsFloat) {
  std::ostringstream os;
  os << f16(1.5f) << " " << bf16(-0.25f);
  EXPECT_EQ(os.str(), "1.5 -0.25");
  EXPECT_TRUE(f16(0.0f) == f16(-0.0f));
  EXPECT_FALSE(bf16(NAN) == bf16(NAN));
}

TEST(RunnerFunctionsTest, VerifyCountsDifferentElements) {
  f16 a[] = {1.0f, 2.0f, 3.0f}, b[] = {1.0f, 2.5f, 4.0f};
  StridedMemRefType<f16, 1> actual{a, a, 0, {3}, {1}}, expected{b, b, 0, {3}, {1}};
  testing::internal::CaptureStderr();
  EXPECT_EQ(verifyMemRefF16(1, &actual, &expected), 2);
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "mismatch: actual = 2, expected = 2.5\nmismatch: actual = 3, expected = 4\n");
}

TEST(OwningMemRefTest, AllocatesZeroedRowMajorMemory) {
  OwningMemRef<double, 2> memref({2, 3}, {2, 4}, {}, /*alignment=*/64);
  EXPECT_EQ(reinterpret_cast<uintptr_t>(memref->data) % 64, 0u);
  EXPECT_THAT(memref->sizes, ElementsAre(2, 3));
  EXPECT_THAT(memref->strides, ElementsAre(4, 1));
  std::vector<double> elements(memref->begin(), memref->end());
  EXPECT_THAT(elements, ElementsAre(0, 0, 0, 0, 0, 0));
  memref[{1, 2}] = 5;
  EXPECT_EQ(memref->data[6], 5);
}

TEST(OwningMemRefTest, InitialisesElementsByTheirIndices) {
  OwningMemRef<int64_t, 2> memref({2, 2}, {}, [](int64_t &element, llvm::ArrayRef<int64_t> indices) {
    element = 10 * indices[0] + indices[1];
  });
  std::vector<int64_t> elements(memref->begin(), memref->end());
  EXPECT_THAT(elements, ElementsAre(0, 1, 10, 11));
}

TEST(OwningMemRefTest, FreesOnceAfterMoves) {
  int frees = 0, data[1] = {3};
  StridedMemRefType<int, 1> descriptor{data, data, 0, {1}, {1}};
  {
    OwningMemRef<int, 1> first(descriptor, [&](StridedMemRefType<int, 1>) { ++frees; });
    OwningMemRef<int, 1> second(std::move(first));
    EXPECT_EQ(second[{0}], 3);
    OwningMemRef<int, 1> third(descriptor, nullptr);
    third = std::move(second);
    EXPECT_EQ(frees, 0);
  }
  EXPECT_EQ(frees, 1);
}

} // namespace
