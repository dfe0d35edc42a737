//===- ApiSurfaceBuilderTest.cpp - Calls of the builder API --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Calls each function of Builder, OpBuilder and ImplicitLocOpBuilder that tests/docs/api_surface.tsv lists;
// tests/docs/api_surface_test.py checks this.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/AffineMap.h"
#include "runtime/ir/IRMapping.h"
#include "runtime/ir/ImplicitLocOpBuilder.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;

namespace {

class ApiSurfaceBuilderTest : public IRTest {};

TEST_F(ApiSurfaceBuilderTest, TypeGettersReturnUniquedTypes) {
  OpBuilder &b = builder;
  EXPECT_EQ(b.getContext(), &context);
  EXPECT_EQ(b.getIndexType(), IndexType::get(&context));
  EXPECT_EQ(b.getNoneType(), NoneType::get(&context));
  for (auto [type, width] : {std::pair(b.getI1Type(), 1u),
                             {b.getI8Type(), 8},
                             {b.getI16Type(), 16},
                             {b.getI32Type(), 32},
                             {b.getI64Type(), 64},
                             {b.getIntegerType(7), 7}})
    EXPECT_EQ(type, IntegerType::get(&context, width));
  EXPECT_TRUE(b.getIntegerType(7, /*isSigned=*/true).isSigned());
  EXPECT_EQ(b.getF16Type(), Float16Type::get(&context));
  EXPECT_EQ(b.getBF16Type(), BFloat16Type::get(&context));
  EXPECT_EQ(b.getF32Type(), Float32Type::get(&context));
  EXPECT_EQ(b.getF64Type(), Float64Type::get(&context));
  EXPECT_EQ(b.getTF32Type(), FloatTF32Type::get(&context));
  EXPECT_EQ(b.getF80Type().getWidth(), 80u);
  EXPECT_EQ(b.getF128Type().getWidth(), 128u);
  EXPECT_EQ(b.getFunctionType({i1}, {i32, i64}), FunctionType::get(&context, {i1}, {i32, i64}));
  EXPECT_EQ(b.getTupleType({i1, i1}), TupleType::get(&context, {i1, i1}));
  EXPECT_EQ(b.getType<NoneType>(), b.getNoneType());
}

TEST_F(ApiSurfaceBuilderTest, ScalarAttributes) {
  OpBuilder &b = builder;
  EXPECT_EQ(b.getStringAttr("a"), StringAttr::get(&context, "a"));
  EXPECT_EQ(b.getStringAttr(llvm::Twine("a") + "b").getValue(), "ab");
  EXPECT_EQ(b.getBoolAttr(true), b.getIntegerAttr(i1, 1));
  EXPECT_EQ(b.getUnitAttr(), UnitAttr::get(&context));
  EXPECT_EQ(b.getIndexAttr(4), IntegerAttr::get(b.getIndexType(), 4));
  EXPECT_EQ(b.getI8IntegerAttr(4), b.getIntegerAttr(b.getI8Type(), 4));
  EXPECT_EQ(b.getI16IntegerAttr(4), b.getIntegerAttr(b.getI16Type(), 4));
  EXPECT_EQ(b.getI32IntegerAttr(4), b.getIntegerAttr(i32, llvm::APInt(32, 4)));
  EXPECT_EQ(b.getI64IntegerAttr(4), b.getIntegerAttr(i64, 4));
  EXPECT_EQ(b.getUI32IntegerAttr(4).getUInt(), 4u);
  EXPECT_EQ(b.getFloatAttr(b.getF64Type(), 0.5), b.getF64FloatAttr(0.5));
  EXPECT_EQ(b.getF32FloatAttr(0.5f).getType(), b.getF32Type());
  EXPECT_EQ(b.getZeroAttr(i32), TypedAttr(b.getI32IntegerAttr(0).getImpl()));
  EXPECT_EQ(b.getOneAttr(i32), TypedAttr(b.getI32IntegerAttr(1).getImpl()));
  EXPECT_EQ(b.getAttr<StringAttr>("x"), b.getStringAttr("x"));
  NamedAttribute named = b.getNamedAttr("n", b.getUnitAttr());
  EXPECT_EQ(named.getName(), b.getStringAttr("n"));
  EXPECT_EQ(b.getDictionaryAttr(named).get("n"), b.getUnitAttr());
}

TEST_F(ApiSurfaceBuilderTest, ArrayAndElementsAttributes) {
  OpBuilder &b = builder;
  EXPECT_EQ(b.getArrayAttr({b.getI64IntegerAttr(1), b.getI64IntegerAttr(2)}), b.getI64ArrayAttr({1, 2}));
  EXPECT_EQ(b.getArrayAttr({b.getI32IntegerAttr(1)}), b.getI32ArrayAttr({1}));
  EXPECT_EQ(b.getArrayAttr({b.getBoolAttr(true), b.getBoolAttr(false)}), b.getBoolArrayAttr({true, false}));
  EXPECT_EQ(b.getArrayAttr({b.getF32FloatAttr(1)}), b.getF32ArrayAttr({1.0f}));
  EXPECT_EQ(b.getArrayAttr({b.getF64FloatAttr(1)}), b.getF64ArrayAttr({1.0}));
  EXPECT_EQ(b.getArrayAttr({b.getStringAttr("a")}), b.getStrArrayAttr({"a"}));
  EXPECT_THAT(b.getDenseI32ArrayAttr({1, 2}).asArrayRef(), ElementsAre(1, 2));
  EXPECT_THAT(b.getDenseI64ArrayAttr({1, 2}).asArrayRef(), ElementsAre(1, 2));
  EXPECT_THAT(b.getDenseI8ArrayAttr({1}).asArrayRef(), ElementsAre(1));
  EXPECT_THAT(b.getDenseI16ArrayAttr({1}).asArrayRef(), ElementsAre(1));
  EXPECT_THAT(b.getDenseF32ArrayAttr({1}).asArrayRef(), ElementsAre(1));
  EXPECT_THAT(b.getDenseF64ArrayAttr({1}).asArrayRef(), ElementsAre(1));
  EXPECT_EQ(b.getI64TensorAttr({1, 2}).getType(), RankedTensorType::get({2}, i64));
  EXPECT_EQ(b.getI32TensorAttr({1, 2}).getType(), RankedTensorType::get({2}, i32));
  EXPECT_EQ(b.getIndexTensorAttr({5}).getValues<int64_t>()[0], 5);
  EXPECT_EQ(b.getI64VectorAttr({1, 2}).getType(), VectorType::get({2}, i64));
  EXPECT_EQ(b.getI32VectorAttr({7, 8}).getValues<int32_t>()[1], 8);
  EXPECT_EQ(b.getIndexVectorAttr({1, 2}).getValues<int64_t>()[1], 2);
  EXPECT_EQ(b.getBoolVectorAttr({true, false}).getValues<bool>()[1], false);
  EXPECT_EQ(b.getF32VectorAttr({1, 2}).getValues<float>()[1], 2.0f);
  EXPECT_EQ(b.getF64VectorAttr({1, 2}).getValues<double>()[1], 2.0);
}

TEST_F(ApiSurfaceBuilderTest, AffineExpressionsAndMaps) {
  OpBuilder &b = builder;
  AffineExpr d0 = b.getAffineDimExpr(0), s0 = b.getAffineSymbolExpr(0);
  EXPECT_EQ(d0 + s0 + b.getAffineConstantExpr(0), d0 + s0);
  EXPECT_TRUE(b.getEmptyAffineMap().isEmpty());
  EXPECT_EQ(b.getDimIdentityMap(), AffineMap::get(1, 0, d0));
  EXPECT_EQ(b.getSymbolIdentityMap(), AffineMap::get(0, 1, s0));
  EXPECT_EQ(b.getMultiDimIdentityMap(1), b.getDimIdentityMap());
}

TEST_F(ApiSurfaceBuilderTest, BuilderLocations) {
  EXPECT_EQ(builder.getUnknownLoc(), loc);
  auto place = FileLineColLoc::get(&context, "f", 1, 2), other = FileLineColLoc::get(&context, "f", 3, 4);
  Location fused = builder.getFusedLoc({place, other});
  EXPECT_THAT(llvm::cast<FusedLoc>(fused).getLocations(), ElementsAre(place, other));
}

TEST_F(ApiSurfaceBuilderTest, InsertionPointIsSetSavedAndRestored) {
  Block *block = top();
  builder.setInsertionPointToStart(block);
  EXPECT_EQ(builder.getInsertionBlock(), block);
  auto one = builder.create<ConstOp>(loc, builder.getI32IntegerAttr(1));
  auto sum = builder.create<AddOp>(loc, one->getResult(0), one->getResult(0));
  builder.setInsertionPoint(sum);
  EXPECT_EQ(&*builder.getInsertionPoint(), sum.getOperation());
  add(block, "t.a");
  builder.create(OperationState(loc, "t.b"));
  builder.setInsertionPointAfter(one);
  builder.create(loc, builder.getStringAttr("t.c"), ValueRange());
  builder.setInsertionPointToEnd(block);
  builder.create(OperationState(loc, "t.return"));
  EXPECT_THAT(names(*block), ElementsAre("t.const", "t.c", "t.b", "t.add", "t.a", "t.return"));

  OpBuilder::InsertPoint saved = builder.saveInsertionPoint();
  builder.setInsertionPointAfterValue(one->getResult(0));
  EXPECT_EQ(builder.getInsertionPoint()->getName().getStringRef(), "t.c");
  builder.restoreInsertionPoint(saved);
  EXPECT_EQ(builder.getInsertionPoint(), block->end());
}

TEST_F(ApiSurfaceBuilderTest, CreatesBlocksAndClones) {
  Operation *cfg = own(make("t.cfg", {.regions = 1}));
  Block *entry = builder.createBlock(&cfg->getRegion(0), {}, {i32}, {loc});
  EXPECT_EQ(entry->getArgumentTypes(), TypeRange({i32}));
  auto sum = AddOp::create(builder, loc, entry->getArgument(0), entry->getArgument(0));
  builder.create(OperationState(loc, "t.return"));
  Block *before = builder.createBlock(entry);
  EXPECT_EQ(before->getNextNode(), entry);
  Operation *copy = builder.clone(*sum);
  EXPECT_EQ(copy->getOperand(0), entry->getArgument(0));
  IRMapping mapper;
  mapper.map(entry->getArgument(0), copy->getResult(0));
  EXPECT_EQ(builder.clone(*sum, mapper)->getOperand(1), copy->getResult(0));

  Operation *other = own(builder.cloneWithoutRegions(*cfg));
  other->remove();
  ASSERT_TRUE(other->getRegion(0).empty());
  builder.cloneRegionBefore(cfg->getRegion(0), other->getRegion(0), other->getRegion(0).end());
  EXPECT_EQ(other->getRegion(0).getBlocks().size(), 2u);
  EXPECT_THAT(names(other->getRegion(0).back()), ElementsAre("t.add", "t.return"));
}

TEST_F(ApiSurfaceBuilderTest, CreateOrFold) {
  builder.setInsertionPointToEnd(top());
  auto zero = builder.create<ConstOp>(loc, builder.getI32IntegerAttr(0));
  auto one = builder.create<ConstOp>(loc, builder.getI32IntegerAttr(1));
  Value sum = builder.createOrFold<AddOp>(loc, one->getResult(0), zero->getResult(0));
  EXPECT_EQ(sum, one->getResult(0));
  auto kept = builder.create<AddOp>(loc, one->getResult(0), zero->getResult(0));
  llvm::SmallVector<Value> results;
  ASSERT_TRUE(succeeded(builder.tryFold(kept, results)));
  EXPECT_THAT(results, ElementsAre(one->getResult(0)));
}

struct CountingListener : OpBuilder::Listener {
  void notifyOperationInserted(Operation *, OpBuilder::InsertPoint) override { ++ops; }
  void notifyBlockInserted(Block *, Region *, Region::iterator) override { ++blocks; }
  int ops = 0, blocks = 0;
};

TEST_F(ApiSurfaceBuilderTest, ListenerIsNotified) {
  CountingListener listener;
  builder.setListener(&listener);
  EXPECT_EQ(builder.getListener(), &listener);
  Operation *cfg = own(make("t.cfg", {.regions = 1}));
  builder.createBlock(&cfg->getRegion(0));
  builder.create(OperationState(loc, "t.a"));
  builder.create(OperationState(loc, "t.return"));
  Operation *other = own(make("t.cfg", {.regions = 1}));
  builder.cloneRegionBefore(cfg->getRegion(0), other->getRegion(0), other->getRegion(0).end());
  EXPECT_EQ(listener.ops, 4);
  EXPECT_EQ(listener.blocks, 2);
}

TEST_F(ApiSurfaceBuilderTest, ImplicitLocOpBuilderUsesItsLocation) {
  Block *block = top();
  auto place = FileLineColLoc::get(&context, "f", 1, 2), other = FileLineColLoc::get(&context, "f", 3, 4);
  auto b = ImplicitLocOpBuilder::atBlockEnd(place, block);
  auto zero = b.create<ConstOp>(b.getI32IntegerAttr(0));
  EXPECT_EQ(zero.getLoc(), place);
  EXPECT_EQ(b.getLoc(), place);
  b.setLoc(other);
  auto sum = AddOp::create(b, zero->getResult(0), zero->getResult(0));
  EXPECT_EQ(sum.getLoc(), other);
  EXPECT_EQ(b.createOrFold<AddOp>(sum->getResult(0), zero->getResult(0)), sum->getResult(0));
  b.emitError("here");
  EXPECT_THAT(messages, ElementsAre("error: here"));
}

} // namespace
