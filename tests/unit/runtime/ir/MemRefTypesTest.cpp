//===- MemRefTypesTest.cpp - Memrefs and their layouts --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/runtime/ir/AffineFixture.h"
#include "runtime/ir/Diagnostics.h"
#include "gmock/gmock.h"

using namespace mlir;
using testing::ElementsAre;

namespace {

constexpr int64_t dynamic = ShapedType::kDynamic;

class MemRefTypesTest : public AffineFixture {
protected:
  MemRefTypesTest() : f32(Float32Type::get(&context)) {}
  MemRefType strided(llvm::ArrayRef<int64_t> shape, int64_t offset, llvm::ArrayRef<int64_t> strides) {
    return MemRefType::get(shape, f32, StridedLayoutAttr::get(&context, offset, strides));
  }
  /// Returns the strides followed by the offset; empty if the layout is not strided.
  std::vector<int64_t> layoutOf(MemRefType type) {
    llvm::SmallVector<int64_t> strides;
    int64_t offset;
    if (failed(type.getStridesAndOffset(strides, offset)))
      return {};
    strides.push_back(offset);
    return std::vector<int64_t>(strides.begin(), strides.end());
  }
  /// Returns the diagnostic of getChecked; empty if the type is valid.
  template <typename TypeT = MemRefType, typename... Args>
  std::string errorOf(Args &&...args) {
    std::string text;
    ScopedDiagnosticHandler handler(context.getDiagEngine(), [&](Diagnostic &diag) {
      text = diag.getMessage();
      return success();
    });
    TypeT type = TypeT::getChecked([&] { return emitError(UnknownLoc::get(&context)); }, args...);
    EXPECT_EQ(!type, !text.empty());
    return text;
  }
  Type f32;
};

TEST_F(MemRefTypesTest, IdentityLayoutIsDropped) {
  MemRefType plain = MemRefType::get({4, 5}, f32);
  EXPECT_EQ(MemRefType::get({4, 5}, f32, AffineMap::getMultiDimIdentityMap(2, &context)), plain);
  EXPECT_EQ(MemRefType::get({4, 5}, f32, map(2, 1, {d0, d1})), plain);
  EXPECT_EQ(MemRefType::get({4, 5}, f32, AffineMap()), plain);
  EXPECT_TRUE(plain.hasIdentityMap());
  EXPECT_TRUE(plain.getLayout().isIdentity());
  EXPECT_EQ(plain.getLayout().getAffineMap(), AffineMap::getMultiDimIdentityMap(2, &context));
  // An explicit strided layout is kept, even if it is the identity.
  MemRefType asked = strided({4, 5}, 0, {5, 1});
  EXPECT_NE(asked, plain);
  EXPECT_FALSE(asked.hasIdentityMap());
  EXPECT_EQ(asked.canonicalizeStridedLayout(), plain);
}

TEST_F(MemRefTypesTest, MemorySpaceZeroIsTheDefault) {
  Attribute zero = IntegerAttr::get(IntegerType::get(&context, 64), 0);
  Attribute two = IntegerAttr::get(IntegerType::get(&context, 64), 2);
  EXPECT_EQ(MemRefType::get({4}, f32, AffineMap(), zero), MemRefType::get({4}, f32));
  EXPECT_EQ(UnrankedMemRefType::get(f32, zero), UnrankedMemRefType::get(f32));
  EXPECT_EQ(MemRefType::get({4}, f32, AffineMap(), two).getMemorySpaceAsInt(), 2u);
  EXPECT_EQ(MemRefType::get({4}, f32).getMemorySpaceAsInt(), 0u);
}

TEST_F(MemRefTypesTest, IdentityLayoutHasRowMajorStrides) {
  EXPECT_THAT(layoutOf(MemRefType::get({4, 5, 6}, f32)), ElementsAre(30, 6, 1, 0));
  EXPECT_THAT(layoutOf(MemRefType::get({4, dynamic, 6}, f32)), ElementsAre(dynamic, 6, 1, 0));
  EXPECT_THAT(layoutOf(MemRefType::get({}, f32)), ElementsAre(0));
  // A stride that overflows int64_t is dynamic.
  EXPECT_THAT(layoutOf(MemRefType::get({2, int64_t(1) << 40, int64_t(1) << 40}, f32)),
              ElementsAre(dynamic, int64_t(1) << 40, 1, 0));
}

TEST_F(MemRefTypesTest, StridesAreDerivedFromLayouts) {
  EXPECT_THAT(layoutOf(strided({4, 5}, dynamic, {7, 1})), ElementsAre(7, 1, dynamic));
  auto mapped = [&](AffineExpr result, unsigned symbols = 2) {
    return layoutOf(MemRefType::get({4, 5}, f32, map(2, symbols, result)));
  };
  EXPECT_THAT(mapped(d0 * 8 + d1 + 3), ElementsAre(8, 1, 3));
  EXPECT_THAT(mapped(d0 * s0 + d1 + s1), ElementsAre(dynamic, 1, dynamic));
  EXPECT_THAT(mapped((d0 * 2 + d1) * 3 + d0), ElementsAre(7, 3, 0));
  EXPECT_THAT(mapped(d1), ElementsAre(0, 1, 0));
  EXPECT_THAT(mapped(d0 % 2 + d1), ElementsAre());
  EXPECT_THAT(layoutOf(MemRefType::get({4, 5}, f32, map(2, 0, {d1, d0}))), ElementsAre());
  EXPECT_FALSE(MemRefType::get({4, 5}, f32, map(2, 0, {d1, d0})).isStrided());
  EXPECT_EQ(strided({4}, 2, {3}).getStridesAndOffset().second, 2);
}

TEST_F(MemRefTypesTest, StridedLayoutsAreLinearMaps) {
  EXPECT_EQ(makeStridedLinearLayoutMap({4, 1}, 0, &context), map(2, 0, d0 * 4 + d1));
  EXPECT_EQ(makeStridedLinearLayoutMap({dynamic, 1}, dynamic, &context), map(2, 2, s0 + d0 * s1 + d1));
  EXPECT_EQ(StridedLayoutAttr::get(&context, 3, 2).getAffineMap(), map(1, 0, d0 * 2 + 3));
  EXPECT_TRUE(StridedLayoutAttr::get(&context, 0, 1).isIdentity());
  EXPECT_TRUE(StridedLayoutAttr::get(&context, 3, 2).hasStaticLayout());
  EXPECT_FALSE(StridedLayoutAttr::get(&context, 3, dynamic).hasStaticLayout());
}

TEST_F(MemRefTypesTest, CountsContiguousTrailingDimensions) {
  EXPECT_EQ(MemRefType::get({dynamic, 5}, f32).getNumContiguousTrailingDims(), 2);
  EXPECT_EQ(strided({4, 5}, 1, {5, 1}).getNumContiguousTrailingDims(), 2);
  EXPECT_EQ(strided({4, 5}, 0, {6, 1}).getNumContiguousTrailingDims(), 1);
  EXPECT_EQ(strided({4, 5}, 0, {10, 2}).getNumContiguousTrailingDims(), 0);
  // The stride of a unit dimension is irrelevant.
  EXPECT_EQ(strided({4, 1, 5}, 0, {5, 99, 1}).getNumContiguousTrailingDims(), 3);
  EXPECT_EQ(strided({3, dynamic, 5}, 0, {100, 5, 1}).getNumContiguousTrailingDims(), 2);
  EXPECT_TRUE(strided({4, 5}, 0, {6, 1}).areTrailingDimsContiguous(1));
  EXPECT_FALSE(strided({4, 5}, 0, {6, 1}).areTrailingDimsContiguous(2));
  EXPECT_TRUE(strided({4, 5}, 0, {6, 1}).isLastDimUnitStride());
  EXPECT_FALSE(strided({4}, 0, 2).isLastDimUnitStride());
}

TEST_F(MemRefTypesTest, CloneKeepsTheLayoutIfTheRankIsTheSame) {
  MemRefType type = strided({4, 5}, 0, {7, 1});
  EXPECT_EQ(ShapedType(type).clone(IntegerType::get(&context, 8)).getElementType(),
            IntegerType::get(&context, 8));
  EXPECT_EQ(ShapedType(type).clone({2, 2}), strided({2, 2}, 0, {7, 1}));
  EXPECT_EQ(ShapedType(type).clone({2}), MemRefType::get({2}, f32));
  EXPECT_EQ(MemRefType(MemRefType::Builder(type).setShape({1, 1}).setLayout({})),
            MemRefType::get({1, 1}, f32));
}

TEST_F(MemRefTypesTest, InvalidMemRefTypesAreReported) {
  EXPECT_EQ(errorOf(llvm::ArrayRef<int64_t>{4}, f32, map(2, 0, d0)),
            "memref layout mismatch between rank and affine map: 1 != 2");
  EXPECT_EQ(errorOf(llvm::ArrayRef<int64_t>{4}, f32, StridedLayoutAttr::get(&context, 0, {1, 2})),
            "expected the number of strides to match the rank");
  EXPECT_EQ(errorOf(llvm::ArrayRef<int64_t>{4}, f32, AffineMap(), UnitAttr::get(&context)),
            "unsupported memory space Attribute");
  EXPECT_EQ(errorOf(llvm::ArrayRef<int64_t>{4}, f32, AffineMap(), StringAttr::get(&context, "a")), "");
  EXPECT_EQ(errorOf(llvm::ArrayRef<int64_t>{-4}, f32), "invalid memref size");
  EXPECT_EQ(errorOf<UnrankedMemRefType>(f32, UnitAttr::get(&context)), "unsupported memory space Attribute");
  EXPECT_EQ(errorOf<UnrankedMemRefType>(NoneType::get(&context)), "invalid memref element type");
}

} // namespace
