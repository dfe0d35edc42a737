//===- TensorTest.cpp - Unit tests of the tensor dialect ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/tensor/TensorHelpers.h"
#include "dialects/func/Func.h"
#include "runtime/ir/StaticValueUtils.h"
#include "tests/support/DialectFixture.h"

using namespace mlir;
using namespace mlir::tensor;
using ::testing::ElementsAre;

namespace {

/// Provides a function with arguments of these types: index, tensor<?x8xf32>, f32.
class TensorTest
    : public test::DialectFixture<func::FuncOp, func::ReturnOp, func::FuncDialect, TensorDialect> {
protected:
  TensorTest() {
    startFunction({builder.getIndexType(), type({ShapedType::kDynamic, 8}), builder.getF32Type()});
  }
  RankedTensorType type(llvm::ArrayRef<int64_t> shape) {
    return RankedTensorType::get(shape, builder.getF32Type());
  }
  OpFoldResult number(int64_t value) { return builder.getIndexAttr(value); }
  llvm::SmallVector<OpFoldResult> numbers(llvm::ArrayRef<int64_t> values) {
    return getAsIndexOpFoldResult(&context, values);
  }
};

TEST_F(TensorTest, MixedSizesAreAttributesForStaticDimensions) {
  auto empty =
      builder.create<EmptyOp>(loc, llvm::ArrayRef<OpFoldResult>{arg(0), number(4)}, builder.getF32Type());
  EXPECT_EQ(empty.getType(), type({ShapedType::kDynamic, 4}));
  EXPECT_THAT(empty.getMixedSizes(), ElementsAre(OpFoldResult(arg(0)), number(4)));
  EXPECT_EQ(empty.getDynamicSize(0), arg(0));
  llvm::SmallVector<OpFoldResult> sizes = getMixedSizes(builder, loc, arg(1));
  EXPECT_TRUE(llvm::isa<DimOp>(sizes[0].getValue().getDefiningOp()));
  EXPECT_EQ(sizes[1], number(8));
}

TEST_F(TensorTest, CanonicalRankReductionDropsLeadingUnitDimensions) {
  EXPECT_EQ(ExtractSliceOp::inferCanonicalRankReducedResultType(2, type({9, 9, 9, 9}),
                                                                llvm::ArrayRef<int64_t>{1, 4, 1, 1}),
            type({4, 1}));
  EXPECT_EQ(
      ExtractSliceOp::inferCanonicalRankReducedResultType(2, type({9, 9}), llvm::ArrayRef<int64_t>{1, 4}),
      type({1, 4}));
}

TEST_F(TensorTest, DroppedDimensionsAreMatchedFromTheLast) {
  llvm::SmallBitVector dropped = getDroppedDims({4, 1}, numbers({1, 4, 1, 1}));
  EXPECT_EQ(llvm::to_vector(dropped.set_bits()), (llvm::SmallVector<unsigned>{0, 2}));
  EXPECT_TRUE(getDroppedDims({1, 4}, numbers({1, 4})).none());
  EXPECT_TRUE(getDroppedDims({}, numbers({1, 1})).all());
}

TEST_F(TensorTest, SliceBuildersTakeAttributesValuesAndRanges) {
  auto slice =
      builder.create<ExtractSliceOp>(loc, arg(1), llvm::ArrayRef<OpFoldResult>{arg(0), number(2)},
                                     llvm::ArrayRef<OpFoldResult>{number(1), arg(0)}, numbers({1, 1}));
  EXPECT_EQ(slice.getType(), type({1, ShapedType::kDynamic}));
  llvm::SmallVector<Range, 8> ranges = slice.getOrCreateRanges(builder, loc);
  auto back =
      builder.create<InsertSliceOp>(loc, Value(slice.getResult()), arg(1), llvm::ArrayRef<Range>(ranges));
  EXPECT_EQ(back.getType(), arg(1).getType());
  EXPECT_EQ(back.getMixedOffsets(), slice.getMixedOffsets());
  ReifiedRankedShapedTypeDims shapes;
  ASSERT_TRUE(succeeded(slice.reifyResultShapes(builder, shapes)));
  EXPECT_THAT(shapes[0], ElementsAre(number(1), OpFoldResult(arg(0))));
  body();
}

TEST_F(TensorTest, DestinationOperandIsTiedToTheResult) {
  Value zero = builder.create<arith::ConstantOp>(loc, TypedAttr(builder.getIndexAttr(0).getImpl()));
  auto insert = builder.create<InsertOp>(loc, arg(2), arg(1), ValueRange{zero, zero});
  auto writer = llvm::cast<DestinationStyleOpInterface>(insert.getOperation());
  EXPECT_EQ(writer.getNumDpsInits(), 1);
  EXPECT_EQ(writer.getNumDpsInputs(), 3);
  OpOperand *init = writer.getDpsInitOperand(0);
  EXPECT_EQ(init->get(), arg(1));
  EXPECT_TRUE(writer.isDpsInit(init));
  EXPECT_EQ(writer.getTiedOpResult(init), insert->getResult(0));
  EXPECT_EQ(writer.getTiedOpOperand(insert->getResult(0)), init);
  EXPECT_THAT(writer.getDpsInputs(), ElementsAre(arg(2), zero, zero));
  EXPECT_TRUE(writer.isScalar(writer.getDpsInputOperand(0)));
  EXPECT_TRUE(writer.hasPureTensorSemantics());
  EXPECT_FALSE(writer.hasPureBufferSemantics());
}

TEST_F(TensorTest, PadWithOneValueReturnsItAsConstantPaddingValue) {
  auto pad = builder.create<PadOp>(loc, Type(), arg(1), numbers({0, 1}),
                                   llvm::ArrayRef<OpFoldResult>{arg(0), number(0)}, arg(2));
  EXPECT_EQ(pad.getResultType(), type({ShapedType::kDynamic, 9}));
  EXPECT_EQ(pad.getConstantPaddingValue(), arg(2));
  EXPECT_FALSE(pad.hasZeroLowPad());
  EXPECT_TRUE(pad.getPaddedDims().all());
  EXPECT_EQ(PadOp::inferResultType(type({4}), {1, 2}, {0}), RankedTensorType());
  body();
}

TEST_F(TensorTest, ReshapesInferTheirTypes) {
  ReassociationIndices both = {0, 1};
  EXPECT_EQ(CollapseShapeOp::inferCollapsedType(type({2, 3}), both), type({6}));
  EXPECT_EQ(CollapseShapeOp::inferCollapsedType(type({2, ShapedType::kDynamic}), both),
            type({ShapedType::kDynamic}));
  auto collapse = builder.create<CollapseShapeOp>(loc, arg(1), llvm::ArrayRef<ReassociationIndices>(both));
  auto expand =
      builder.create<ExpandShapeOp>(loc, Type(type({ShapedType::kDynamic, 8})), Value(collapse.getResult()),
                                    llvm::ArrayRef<ReassociationIndices>(both));
  EXPECT_EQ(expand.getCorrespondingSourceDim(1), 0);
  EXPECT_EQ(expand.getMixedOutputShape()[1], number(8));
  body();
}

TEST_F(TensorTest, ConcatInfersStaticSizesFromItsInputs) {
  llvm::SmallVector<Type> types = {type({2, ShapedType::kDynamic}), type({3, 8})};
  EXPECT_EQ(ConcatOp::inferResultType(0, types), type({5, 8}));
  EXPECT_EQ(ConcatOp::inferResultType(1, types), type({ShapedType::kDynamic, ShapedType::kDynamic}));
  llvm::SmallVector<Type> huge = {type({std::numeric_limits<int64_t>::max()}), type({1})};
  EXPECT_EQ(ConcatOp::inferResultType(0, huge), type({ShapedType::kDynamic}));
}

TEST_F(TensorTest, CastsAddOrDropStaticInformation) {
  EXPECT_TRUE(preservesStaticInformation(type({ShapedType::kDynamic}), type({4})));
  EXPECT_FALSE(preservesStaticInformation(type({4}), type({ShapedType::kDynamic})));
  EXPECT_TRUE(CastOp::areCastCompatible(Type(type({ShapedType::kDynamic, 8})),
                                        Type(type({2, ShapedType::kDynamic}))));
  EXPECT_FALSE(CastOp::areCastCompatible(Type(type({2})), Type(type({3}))));
}

TEST_F(TensorTest, ListOfElementTypesIsBounded) {
  EXPECT_EQ(getElementTypes(type({2, 3})).size(), 6u);
  EXPECT_TRUE(getElementTypes(type({ShapedType::kDynamic})).empty());
  EXPECT_LT(getElementTypes(type({std::numeric_limits<int64_t>::max(), 2})).size(), 1u << 25);
}

TEST_F(TensorTest, CastsThatDropStaticSizesAreFolded) {
  RankedTensorType dynamic = type({ShapedType::kDynamic, ShapedType::kDynamic});
  Value cast = builder.create<CastOp>(loc, dynamic, arg(1));
  auto insert =
      InsertSliceOp::create(builder, loc, cast, cast, numbers({0, 0}), numbers({1, 8}), numbers({1, 1}));
  EXPECT_TRUE(hasFoldableTensorCastOperand(insert));
  llvm::SmallVector<Type> types;
  llvm::SmallVector<Value> operands = getUpdatedOperandsAfterCastOpFolding(
      llvm::cast<DestinationStyleOpInterface>(insert.getOperation()), types);
  EXPECT_EQ(operands[0], arg(1));
  EXPECT_EQ(operands[1], arg(1));
  EXPECT_THAT(types, ElementsAre(Type(arg(1).getType())));
  auto dim = DimOp::create(builder, loc, cast, 1);
  EXPECT_TRUE(succeeded(foldTensorCast(dim)));
  EXPECT_EQ(dim.getSource(), arg(1));
  EXPECT_TRUE(failed(foldTensorCast(dim)));
}

TEST_F(TensorTest, RankIsReducedByASliceOfTheWholeTensor) {
  Value source = EmptyOp::create(builder, loc, llvm::ArrayRef<int64_t>{1, 8}, builder.getF32Type());
  Value slice = createCanonicalRankReducingExtractSliceOp(builder, loc, source, type({8}));
  EXPECT_EQ(slice.getType(), type({8}));
  auto extract = slice.getDefiningOp<ExtractSliceOp>();
  EXPECT_THAT(extract.getStaticOffsets(), ElementsAre(0, 0));
  EXPECT_THAT(extract.getStaticSizes(), ElementsAre(1, 8));
  Value back = createCanonicalRankReducingInsertSliceOp(builder, loc, slice, source);
  EXPECT_EQ(back.getType(), source.getType());
  EXPECT_EQ(back.getDefiningOp<InsertSliceOp>().getDest(), source);
}

TEST_F(TensorTest, DestinationsAreOperandsOrEmptyTensors) {
  Value source = EmptyOp::create(builder, loc, llvm::ArrayRef<int64_t>{1, 8}, builder.getF32Type());
  auto insert =
      InsertSliceOp::create(builder, loc, source, arg(1), numbers({0, 0}), numbers({1, 8}), numbers({1, 1}));
  FailureOr<Value> tied = getOrCreateDestination(builder, loc, insert->getResult(0));
  ASSERT_TRUE(succeeded(tied));
  EXPECT_EQ(*tied, arg(1));
  auto pad = PadOp::create(builder, loc, Type(type({ShapedType::kDynamic, 10})), arg(1), numbers({1, 0}),
                           numbers({0, 2}), arg(2));
  llvm::SmallVector<Value> destinations;
  ASSERT_TRUE(succeeded(getOrCreateDestinations(builder, loc, pad, destinations)));
  ASSERT_EQ(destinations.size(), 1u);
  EXPECT_EQ(destinations[0].getType(), pad.getResult().getType());
  EXPECT_TRUE(destinations[0].getDefiningOp<EmptyOp>());
}

} // namespace
