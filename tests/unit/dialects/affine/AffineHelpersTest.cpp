//===- AffineHelpersTest.cpp - Index arithmetic and slices ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/Affine.h"
#include "dialects/affine/AffineIndexing.h"
#include "dialects/affine/AffineSlices.h"
#include "dialects/func/Func.h"
#include "runtime/ir/ImplicitLocOpBuilder.h"
#include "runtime/rewrite/PatternMatch.h"
#include "tests/support/DialectFixture.h"

using namespace mlir;
using namespace mlir::affine;

namespace {

/// Provides a function with three arguments of type index.
class AffineHelpersTest
    : public test::DialectFixture<func::FuncOp, func::ReturnOp, func::FuncDialect, AffineDialect> {
protected:
  AffineHelpersTest() {
    Type index = builder.getIndexType();
    startFunction({index, index, index});
  }
  OpFoldResult attr(int64_t value) { return builder.getIndexAttr(value); }
  llvm::SmallVector<OpFoldResult> attrs(llvm::ArrayRef<int64_t> values) {
    return getAsIndexOpFoldResult(builder.getContext(), values);
  }
  /// Prints maps in full, not as aliases.
  std::string body() { return DialectFixture::body(OpPrintingFlags().useLocalScope()); }
};

TEST_F(AffineHelpersTest, IndicesAreSplitByTheSizesOfTheInnerDimensions) {
  auto indices = delinearizeIndex(builder, loc, arg(0), attrs({7, 4, 5}));
  ASSERT_TRUE(succeeded(indices));
  EXPECT_EQ(indices->size(), 3u);
  EXPECT_EQ(body(), "%c20 = arith.constant 20 : index\n"
                    "%0 = affine.apply affine_map<()[s0] -> (s0 floordiv 20)>()[%arg0]\n"
                    "%1 = affine.apply affine_map<()[s0] -> (s0 mod 20)>()[%arg0]\n"
                    "%c5 = arith.constant 5 : index\n"
                    "%2 = affine.apply affine_map<()[s0] -> ((s0 mod 20) floordiv 5)>()[%arg0]\n"
                    "%3 = affine.apply affine_map<()[s0] -> (s0 mod 5)>()[%arg0]\n");
  EXPECT_TRUE(failed(delinearizeIndex(builder, loc, arg(0), llvm::ArrayRef<OpFoldResult>())));
  auto one = delinearizeIndex(builder, loc, arg(0), llvm::ArrayRef<Value>(), /*hasOuterBound=*/false);
  ASSERT_TRUE(succeeded(one));
  EXPECT_EQ(*one, llvm::SmallVector<Value>{arg(0)});
}

TEST_F(AffineHelpersTest, IndicesAreCombined) {
  // The size of the first dimension is not used.
  EXPECT_EQ(getConstantIntValue(linearizeIndex(builder, loc, attrs({1, 2, 3}), attrs({9, 4, 5}))), 33);
  ImplicitLocOpBuilder located(loc, builder);
  OpFoldResult value =
      linearizeIndex({OpFoldResult(arg(0)), OpFoldResult(arg(1))}, {OpFoldResult(arg(2))}, located);
  EXPECT_TRUE(llvm::isa<Value>(value));
  EXPECT_EQ(body(),
            "%0 = affine.apply affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>()[%arg2, %arg0, %arg1]\n");
}

TEST_F(AffineHelpersTest, BuilderFoldsConstants) {
  AffineExpr d0 = builder.getAffineDimExpr(0), s0 = builder.getAffineSymbolExpr(0);
  AffineBuilder affine(builder, loc);
  auto dim = [&](int64_t value) { return AffineValueExpr(d0).bind(attr(value)); };
  auto symbol = [&](int64_t value) { return AffineValueExpr(s0).bind(attr(value)); };
  EXPECT_EQ(getConstantIntValue(affine.add(dim(7), symbol(2))), 9);
  EXPECT_EQ(getConstantIntValue(affine.sub(symbol(2), dim(7))), -5);
  EXPECT_EQ(getConstantIntValue(affine.mul(dim(7), symbol(2))), 14);
  EXPECT_EQ(getConstantIntValue(affine.floor(dim(7), symbol(2))), 3);
  EXPECT_EQ(getConstantIntValue(affine.ceil(dim(7), symbol(2))), 4);
  EXPECT_EQ(getConstantIntValue(affine.min(attrs({7, 2, 5}))), 2);
  EXPECT_EQ(getConstantIntValue(affine.max(attrs({7, 2, 5}))), 7);
  EXPECT_TRUE(
      llvm::isa<Value>(affine.sub(AffineValueExpr(s0).bind(arg(0)), AffineValueExpr(d0).bind(arg(1)))));
  // Constants need no ops.
  EXPECT_EQ(body(), "%0 = affine.apply affine_map<()[s0, s1] -> (s0 - s1)>()[%arg0, %arg1]\n");
}

TEST_F(AffineHelpersTest, SlicesOfSlicesAreMerged) {
  llvm::SmallBitVector dropped(3);
  dropped.set(1);
  llvm::SmallVector<OpFoldResult> offsets, sizes, strides;
  ASSERT_TRUE(succeeded(mergeOffsetsSizesAndStrides(builder, loc, attrs({10, 20, 30}), attrs({8, 1, 6}),
                                                    attrs({2, 7, 3}), dropped, attrs({1, 2}), attrs({4, 2}),
                                                    attrs({2, 1}), offsets, sizes, strides)));
  EXPECT_EQ(offsets, attrs({12, 20, 36}));
  EXPECT_EQ(sizes, attrs({4, 1, 2}));
  EXPECT_EQ(strides, attrs({4, 7, 3}));
  EXPECT_TRUE(
      failed(mergeOffsetsSizesAndStrides(builder, loc, attrs({10}), attrs({8}), attrs({2}),
                                         llvm::SmallBitVector(1), {}, {}, {}, offsets, sizes, strides)));
}

TEST_F(AffineHelpersTest, IndicesAndSizesOfSlicesAreResolved) {
  llvm::SmallBitVector dropped(2);
  dropped.set(0);
  IRRewriter rewriter(builder);
  llvm::SmallVector<Value> indices;
  resolveIndicesIntoOpWithOffsetsAndStrides(rewriter, loc, {OpFoldResult(arg(0)), attr(4)}, attrs({1, 3}),
                                            dropped, ValueRange(arg(1)), indices);
  ASSERT_EQ(indices.size(), 2u);
  EXPECT_EQ(indices[0], arg(0));
  EXPECT_EQ(body(), "%0 = affine.apply affine_map<()[s0] -> (s0 * 3 + 4)>()[%arg1]\n");
  llvm::SmallVector<OpFoldResult> sizes;
  resolveSizesIntoOpWithSizes(attrs({1, 9}), attrs({5}), dropped, sizes);
  EXPECT_EQ(sizes, attrs({1, 5}));
}

} // namespace
