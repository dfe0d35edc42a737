//===- MemRefTest.cpp - The memref dialect --------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/memref/MemRef.h"
#include "dialects/func/Func.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "runtime/ir/Verifier.h"
#include "llvm/Support/raw_ostream.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::memref;

namespace {

constexpr int64_t dyn = ShapedType::kDynamic;

/// Creates a function with an index and an f32 argument; the tests insert ops into its body.
class MemRefTest : public ::testing::Test {
protected:
  MemRefTest() {
    registerAsmPrinter();
    context.loadDialect<func::FuncDialect, MemRefDialect>();
    module = ModuleOp::create(loc);
    builder.setInsertionPointToEnd(module->getBody());
    auto function = builder.create<func::FuncOp>(
        loc, "f", builder.getFunctionType({builder.getIndexType(), builder.getF32Type()}, {}));
    function.setPrivate();
    entry = function.addEntryBlock();
    builder.setInsertionPointToEnd(entry);
  }
  MemRefType type(llvm::ArrayRef<int64_t> shape) { return MemRefType::get(shape, builder.getF32Type()); }
  Value alloc(llvm::ArrayRef<int64_t> shape) {
    llvm::SmallVector<Value> sizes(llvm::count(shape, dyn), entry->getArgument(0));
    return builder.create<AllocOp>(loc, type(shape), sizes);
  }
  template <typename T>
  std::string text(const T &what) {
    std::string result;
    llvm::raw_string_ostream(result) << what;
    return result;
  }
  std::string text(Value value) { return text(*value.getDefiningOp()); }
  void TearDown() override {
    builder.setInsertionPointToEnd(entry);
    builder.create<func::ReturnOp>(loc);
    EXPECT_TRUE(succeeded(verify(module.get())));
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OpBuilder builder{&context};
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module;
  Block *entry;
};

TEST_F(MemRefTest, AllocationsReturnMixedSizesAndAlignment) {
  auto op = builder.create<AllocOp>(loc, type({4, dyn}), ValueRange(entry->getArgument(0)),
                                    builder.getI64IntegerAttr(8));
  EXPECT_EQ(op.getMixedSizes(),
            (llvm::SmallVector<OpFoldResult>{builder.getIndexAttr(4), entry->getArgument(0)}));
  EXPECT_EQ(op.getMaybeAlign(), llvm::MaybeAlign(8));
  auto mixed = builder.create<AllocaOp>(loc, op.getMixedSizes(), builder.getF32Type());
  EXPECT_EQ(mixed.getType(), type({4, dyn}));
}

TEST_F(MemRefTest, AccessBuildersSetOptionalAttributes) {
  Value memory = alloc({4}), index = entry->getArgument(0);
  auto load =
      builder.create<LoadOp>(loc, memory, ValueRange(index), /*nontemporal=*/true, llvm::MaybeAlign(4));
  EXPECT_TRUE(load.getNontemporal());
  EXPECT_EQ(load.getAlignment(), 4u);
  auto plain = builder.create<LoadOp>(loc, memory, ValueRange(index));
  EXPECT_FALSE(plain.getNontemporal());
  EXPECT_FALSE(plain.getAlignment().has_value());
  auto store = builder.create<StoreOp>(loc, plain.getResult(), memory, ValueRange(index));
  EXPECT_EQ(store.getMemRef(), memory);
}

TEST_F(MemRefTest, SubViewInfersResultTypeFromSourceStrides) {
  MemRefType source = type({8, 16});
  EXPECT_EQ(text(Type(SubViewOp::inferResultType(source, llvm::ArrayRef<int64_t>{1, 2}, {3, 4}, {2, 1}))),
            "memref<3x4xf32, strided<[32, 1], offset: 18>>");
  EXPECT_EQ(
      text(Type(SubViewOp::inferResultType(source, llvm::ArrayRef<int64_t>{0, dyn}, {3, dyn}, {dyn, 1}))),
      "memref<3x?xf32, strided<[?, 1], offset: ?>>");
  // The source stride is dynamic, but the offset 0 times the stride is still 0.
  EXPECT_EQ(
      text(Type(SubViewOp::inferResultType(type({dyn, dyn}), llvm::ArrayRef<int64_t>{0, 5}, {1, 1}, {1, 1}))),
      "memref<1x1xf32, strided<[?, 1], offset: 5>>");
  EXPECT_EQ(text(Type(SubViewOp::inferRankReducedResultType({16}, source, llvm::ArrayRef<int64_t>{1, 0},
                                                            {1, 16}, {1, 1}))),
            "memref<16xf32, strided<[1], offset: 16>>");
}

TEST_F(MemRefTest, SubViewFindsDroppedDimensionsByStride) {
  Value source = alloc({8, 16, 4});
  auto dropped = [&](llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> strides) {
    auto layout = StridedLayoutAttr::get(&context, 0, strides);
    auto resultType = MemRefType::get(shape, builder.getF32Type(), layout, Attribute());
    auto view = builder.create<SubViewOp>(loc, resultType, source, llvm::ArrayRef<int64_t>{0, 0, 0},
                                          llvm::ArrayRef<int64_t>{1, 4, 1}, llvm::ArrayRef<int64_t>{1, 1, 1});
    llvm::SmallVector<int> result;
    llvm::SmallBitVector droppedDims = view.getDroppedDims();
    for (int dim : droppedDims.set_bits())
      result.push_back(dim);
    return result;
  };
  EXPECT_THAT(dropped({4, 1}, {4, 1}), ::testing::ElementsAre(0));
  EXPECT_THAT(dropped({1, 4}, {64, 4}), ::testing::ElementsAre(2));
  EXPECT_THAT(dropped({4}, {4}), ::testing::ElementsAre(0, 2));
  EXPECT_THAT(dropped({1, 4, 1}, {64, 4, 1}), ::testing::IsEmpty());
}

TEST_F(MemRefTest, RankReduceIfNeededCreatesSubViewOnlyIfNeeded) {
  Value memory = alloc({1, 4, 1});
  EXPECT_EQ(SubViewOp::rankReduceIfNeeded(builder, loc, memory, {1, 4, 1}).value(), memory);
  FailureOr<Value> reduced = SubViewOp::rankReduceIfNeeded(builder, loc, memory, {4});
  ASSERT_TRUE(succeeded(reduced));
  EXPECT_EQ(text(reduced->getType()), "memref<4xf32, strided<[1]>>");
  EXPECT_TRUE(failed(SubViewOp::rankReduceIfNeeded(builder, loc, memory, {5})));
}

TEST_F(MemRefTest, CollapseShapeRequiresContiguousDimensions) {
  auto strided = [&](llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> strides) {
    return MemRefType::get(shape, builder.getF32Type(), StridedLayoutAttr::get(&context, 0, strides),
                           Attribute());
  };
  llvm::SmallVector<ReassociationIndices> all = {{0, 1}};
  EXPECT_TRUE(CollapseShapeOp::isGuaranteedCollapsible(type({4, dyn}), all));
  EXPECT_TRUE(CollapseShapeOp::isGuaranteedCollapsible(strided({4, 8}, {16, 2}), all));
  EXPECT_FALSE(CollapseShapeOp::isGuaranteedCollapsible(strided({4, 8}, {16, 1}), all));
  EXPECT_FALSE(CollapseShapeOp::isGuaranteedCollapsible(strided({4, 8}, {dyn, 1}), all));
  EXPECT_EQ(text(Type(CollapseShapeOp::computeCollapsedType(strided({4, 8}, {dyn, 1}), all))),
            "memref<32xf32, strided<[1]>>");
  EXPECT_EQ(text(Type(CollapseShapeOp::computeCollapsedType(strided({4, dyn}, {dyn, 1}), all))),
            "memref<?xf32, strided<[?]>>");
  // The stride of a dimension of size 1 is ignored.
  EXPECT_EQ(text(Type(CollapseShapeOp::computeCollapsedType(strided({4, 1}, {7, 5}), all))),
            "memref<4xf32, strided<[7]>>");
  EXPECT_FALSE(CollapseShapeOp::computeCollapsedType(strided({4, 8}, {16, 1}), all));
}

TEST_F(MemRefTest, ExpandShapeInfersOutputShape) {
  Value memory = alloc({12, dyn});
  auto op = builder.create<ExpandShapeOp>(loc, llvm::ArrayRef<int64_t>{3, 4, dyn}, memory,
                                          llvm::SmallVector<ReassociationIndices>{{0, 1}, {2}});
  EXPECT_EQ(op.getResultType(), type({3, 4, dyn}));
  EXPECT_EQ(op.getStaticOutputShape(), llvm::ArrayRef<int64_t>({3, 4, dyn}));
  ReifiedRankedShapedTypeDims sizes;
  EXPECT_TRUE(succeeded(reifyResultShapes(builder, op, sizes)));
  EXPECT_EQ(sizes.front(), op.getMixedOutputShape());
  EXPECT_EQ(reifyDimOfResult(builder, op, 0, 1).value(), OpFoldResult(builder.getIndexAttr(4)));
  EXPECT_TRUE(failed(reifyDimOfResult(builder, op, 0, 3)));
}

TEST_F(MemRefTest, ReinterpretCastInfersStridedLayout) {
  Value memory = alloc({12});
  auto op = builder.create<ReinterpretCastOp>(
      loc, memory, OpFoldResult(builder.getIndexAttr(2)),
      llvm::SmallVector<OpFoldResult>{builder.getIndexAttr(3), entry->getArgument(0)},
      llvm::SmallVector<OpFoldResult>{entry->getArgument(0), builder.getIndexAttr(1)});
  EXPECT_EQ(text(Type(op.getType())), "memref<3x?xf32, strided<[?, 1], offset: 2>>");
}

TEST_F(MemRefTest, DimIsSpeculatableOnlyWithinBounds) {
  Value memory = alloc({12, dyn});
  EXPECT_EQ(builder.create<DimOp>(loc, memory, 1).getSpeculatability(), Speculation::Speculatable);
  EXPECT_EQ(builder.create<DimOp>(loc, memory, 2).getSpeculatability(), Speculation::NotSpeculatable);
  EXPECT_EQ(builder.create<DimOp>(loc, memory, entry->getArgument(0)).getSpeculatability(),
            Speculation::NotSpeculatable);
}

TEST_F(MemRefTest, DmaStartFindsOperandGroupsByMemRefRanks) {
  Value index = entry->getArgument(0), from = alloc({4, 4}), to = alloc({8}), tag = alloc({});
  auto op = builder.create<DmaStartOp>(loc, from, ValueRange({index, index}), to, ValueRange(index), index,
                                       tag, ValueRange());
  EXPECT_EQ(op.getDstMemRef(), to);
  EXPECT_EQ(op.getTagMemRef(), tag);
  EXPECT_EQ(op.getNumElements(), index);
  EXPECT_FALSE(op.isStrided());
  EXPECT_FALSE(op.getStride());
  auto strided = builder.create<DmaStartOp>(loc, from, ValueRange({index, index}), to, ValueRange(index),
                                            index, tag, ValueRange(), index, index);
  EXPECT_TRUE(strided.isStrided());
  EXPECT_EQ(strided.getNumElementsPerStride(), index);
}

TEST_F(MemRefTest, FindDeallocReturnsTheOnlyDealloc) {
  Value memory = alloc({4});
  EXPECT_EQ(findDealloc(memory), std::optional<Operation *>(nullptr));
  auto dealloc = builder.create<DeallocOp>(loc, memory);
  EXPECT_EQ(findDealloc(memory), std::optional<Operation *>(dealloc.getOperation()));
  builder.create<DeallocOp>(loc, memory);
  EXPECT_EQ(findDealloc(memory), std::nullopt);
}

TEST_F(MemRefTest, LoadsAreBuiltWithResultTypes) {
  Value memref = alloc({4});
  ValueRange indices(entry->getArgument(0));
  auto load = LoadOp::create(builder, loc, TypeRange(builder.getF32Type()), memref, indices,
                             /*nontemporal=*/true, llvm::Align(8));
  EXPECT_EQ(load.getType(), builder.getF32Type());
  EXPECT_TRUE(load.getNontemporal());
  EXPECT_EQ(load.getAlignment(), 8u);
  llvm::SmallVector<Value> operands = {entry->getArgument(1), memref, entry->getArgument(0)};
  auto store = StoreOp::create(builder, loc, TypeRange(), ValueRange(operands));
  EXPECT_EQ(store.getMemref(), memref);
}

} // namespace
