//===- MemRefUtilsTest.cpp - Views and sources of memrefs -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/Affine.h"
#include "dialects/func/Func.h"
#include "dialects/memref/transforms/MemRefUtils.h"
#include "dialects/memref/transforms/Transforms.h"
#include "runtime/ir/StaticValueUtils.h"
#include "runtime/rewrite/PatternMatch.h"
#include "tests/support/DialectFixture.h"

using namespace mlir;
using namespace mlir::memref;

namespace {

/// Provides a function with arguments of these types: index, memref<4x8xf32>, f32.
class MemRefUtilsTest : public test::DialectFixture<func::FuncOp, func::ReturnOp, func::FuncDialect,
                                                    MemRefDialect, affine::AffineDialect> {
protected:
  MemRefUtilsTest() { startFunction({builder.getIndexType(), type({4, 8}), builder.getF32Type()}); }
  MemRefType type(llvm::ArrayRef<int64_t> shape) { return MemRefType::get(shape, builder.getF32Type()); }
  llvm::SmallVector<OpFoldResult> attrs(llvm::ArrayRef<int64_t> values) {
    return getAsIndexOpFoldResult(&context, values);
  }
  MemrefValue subview(Value source, llvm::ArrayRef<int64_t> offsets) {
    Value view = SubViewOp::create(builder, loc, source, attrs(offsets), attrs({2, 2}), attrs({1, 1}));
    return llvm::cast<MemrefValue>(view);
  }
};

TEST_F(MemRefUtilsTest, RowMajorStridesAreContiguous) {
  EXPECT_TRUE(isStaticShapeAndContiguousRowMajor(type({4, 8})));
  EXPECT_TRUE(isStaticShapeAndContiguousRowMajor(type({})));
  EXPECT_FALSE(isStaticShapeAndContiguousRowMajor(type({ShapedType::kDynamic, 8})));
  auto strided = MemRefType::get({4, 8}, builder.getF32Type(), StridedLayoutAttr::get(&context, 0, {16, 1}));
  EXPECT_FALSE(isStaticShapeAndContiguousRowMajor(strided));
}

TEST_F(MemRefUtilsTest, StridesAreProductsOfInnerSizes) {
  llvm::SmallVector<OpFoldResult> sizes = attrs({2, 3, 4});
  EXPECT_EQ(computeStridesIRBlock(loc, builder, sizes), attrs({12, 4, 1}));
  sizes[1] = arg(0);
  llvm::SmallVector<OpFoldResult> strides = computeSuffixProductIRBlock(loc, builder, sizes);
  EXPECT_TRUE(llvm::isa<Value>(strides[0]));
  EXPECT_EQ(strides[1], attrs({4})[0]);
}

TEST_F(MemRefUtilsTest, ViewsWithTheSameFirstElementAreSkipped) {
  auto source = llvm::cast<MemrefValue>(arg(1));
  MemrefValue same = subview(source, {0, 0}), other = subview(same, {1, 0});
  auto cast = llvm::cast<MemrefValue>(
      CastOp::create(builder, loc, type({ShapedType::kDynamic, 8}), source).getResult());
  EXPECT_EQ(skipFullyAliasingOperations(same), source);
  EXPECT_EQ(skipFullyAliasingOperations(cast), source);
  EXPECT_EQ(skipFullyAliasingOperations(other), other);
  EXPECT_TRUE(isSameViewOrTrivialAlias(same, cast));
  EXPECT_FALSE(isSameViewOrTrivialAlias(same, other));
  EXPECT_EQ(skipViewLikeOps(other), source);
}

TEST_F(MemRefUtilsTest, AllocationsThatAreOnlyWrittenAreErased) {
  Value dead = AllocOp::create(builder, loc, type({4, 8})),
        read = AllocOp::create(builder, loc, type({4, 8}));
  for (Value memref : {dead, read}) {
    Value view = subview(memref, {1, 1});
    StoreOp::create(builder, loc, arg(2), view, ValueRange({arg(0), arg(0)}));
    StoreOp::create(builder, loc, arg(2), memref, ValueRange({arg(0), arg(0)}));
  }
  LoadOp::create(builder, loc, read, ValueRange({arg(0), arg(0)}));
  DeallocOp::create(builder, loc, dead);
  IRRewriter rewriter(builder);
  eraseDeadAllocAndStores(rewriter, module.get());
  EXPECT_EQ(llvm::range_size(module->getBody()->front().getRegion(0).front().getOps<AllocOp>()), 1);
  EXPECT_EQ(llvm::range_size(module->getBody()->front().getRegion(0).front().getOps<StoreOp>()), 2);
  EXPECT_TRUE(module->getBody()->front().getRegion(0).front().getOps<DeallocOp>().empty());
}

TEST_F(MemRefUtilsTest, AllocationsMoveToTheStackIfTheyAreFreed) {
  auto first = AllocOp::create(builder, loc, type({4, 8})),
       second = AllocOp::create(builder, loc, type({4, 8}));
  Value view = subview(first, {0, 0});
  DeallocOp::create(builder, loc, first);
  IRRewriter rewriter(builder);
  EXPECT_FALSE(allocToAlloca(rewriter, second));
  EXPECT_FALSE(allocToAlloca(rewriter, first, [](AllocOp, DeallocOp) { return false; }));
  AllocaOp alloca = allocToAlloca(rewriter, first);
  ASSERT_TRUE(alloca);
  EXPECT_EQ(view.getDefiningOp()->getOperand(0), alloca.getResult());
  EXPECT_TRUE(module->getBody()->front().getRegion(0).front().getOps<DeallocOp>().empty());
}

} // namespace
