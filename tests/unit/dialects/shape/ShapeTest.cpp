//===- ShapeTest.cpp - The shape dialect ----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/shape/Shape.h"
#include "runtime/asm/Parser.h"
#include "tests/support/DialectFixture.h"

using namespace mlir;
using namespace mlir::shape;
using ::testing::ElementsAre;

namespace {

/// Provides a function with arguments of these types: !shape.shape, tensor<?xindex>, tensor<2x?xf32>.
class ShapeTest : public test::DialectFixture<shape::FuncOp, ReturnOp, ShapeDialect> {
protected:
  ShapeTest() {
    startFunction({builder.getType<ShapeType>(), getExtentTensorType(&context),
                   RankedTensorType::get({2, ShapedType::kDynamic}, builder.getF32Type())});
  }
};

TEST_F(ShapeTest, GetExtentBuilderInfersSizeOrIndex) {
  auto ofShape = builder.create<GetExtentOp>(loc, arg(0), 1);
  auto ofTensor = builder.create<GetExtentOp>(loc, arg(1), 2);
  EXPECT_EQ(ofShape.getConstantDim(), 1);
  EXPECT_EQ(ofTensor.getConstantDim(), 2);
  EXPECT_EQ(body(), "%c1 = shape.const_size 1\n"
                    "%0 = shape.get_extent %arg0, %c1 : !shape.shape, !shape.size -> !shape.size\n"
                    "%c2 = arith.constant 2 : index\n"
                    "%1 = shape.get_extent %arg1, %c2 : tensor<?xindex>, index -> index\n");
}

TEST_F(ShapeTest, ReduceBuilderCreatesBodyArguments) {
  Value one = builder.create<ConstSizeOp>(loc, 1);
  auto reduce = builder.create<ReduceOp>(loc, arg(0), ValueRange(one));
  Block &block = reduce.getRegion().front();
  EXPECT_THAT(block.getArgumentTypes(),
              ElementsAre(builder.getIndexType(), builder.getType<SizeType>(), builder.getType<SizeType>()));
  builder.setInsertionPointToEnd(&block);
  builder.create<shape::YieldOp>(loc, ValueRange(block.getArgument(2)));
  EXPECT_EQ(reduce->getResult(0).getType(), builder.getType<SizeType>());
  body();
}

TEST_F(ShapeTest, AssumingBuilderInfersResultTypes) {
  Value witness = builder.create<ConstWitnessOp>(loc, true);
  auto assuming = builder.create<AssumingOp>(
      loc, witness, [&](OpBuilder &, Location) { return llvm::SmallVector<Value, 2>{arg(0), arg(1)}; });
  EXPECT_THAT(assuming->getResultTypes(), ElementsAre(arg(0).getType(), arg(1).getType()));
  body();
}

TEST_F(ShapeTest, GetShapeVecOfConstantsAndTypes) {
  llvm::SmallVector<int64_t> sizes;
  Value constant =
      builder.create<ConstShapeOp>(loc, builder.getType<ShapeType>(), builder.getIndexTensorAttr({3, 4}));
  EXPECT_TRUE(succeeded(getShapeVec(constant, sizes)));
  EXPECT_THAT(sizes, ElementsAre(3, 4));
  Value shape = builder.create<ShapeOfOp>(loc, getExtentTensorType(&context, 2), arg(2));
  EXPECT_TRUE(succeeded(getShapeVec(shape, sizes)));
  EXPECT_THAT(sizes, ElementsAre(2, ShapedType::kDynamic));
  EXPECT_TRUE(failed(getShapeVec(arg(0), sizes)));
}

TEST_F(ShapeTest, InferredTypesPropagateErrors) {
  llvm::SmallVector<Type> types;
  Value size = builder.create<ConstSizeOp>(loc, 1),
        rank = builder.create<RankOp>(loc, builder.getIndexType(), arg(1));
  auto infer = [&](Value lhs, Value rhs) {
    types.clear();
    Value operands[] = {lhs, rhs};
    EXPECT_TRUE(
        succeeded(AddOp::inferReturnTypes(&context, loc, AddOp::Adaptor(ValueRange(operands)), types)));
    return types.front();
  };
  EXPECT_EQ(infer(rank, rank), builder.getIndexType());
  EXPECT_EQ(infer(rank, size), builder.getType<SizeType>());
  EXPECT_EQ(builder.create<AddOp>(loc, size, size)->getResult(0).getType(), builder.getType<SizeType>());
}

TEST_F(ShapeTest, LibraryFindsShapeFunctionOfOp) {
  auto other = parseSourceString<ModuleOp>(R"(
    shape.function_library @library {
      func private @of_rank(!shape.shape) -> !shape.size
    } mapping {shape.rank = @of_rank, shape.add = @missing}
  )",
                                           ParserConfig(&context));
  ASSERT_TRUE(other);
  auto library = llvm::cast<FunctionLibraryOp>(other->getBody()->front());
  Operation *rank = builder.create<RankOp>(loc, builder.getIndexType(), arg(1));
  EXPECT_EQ(library.getShapeFunction(rank).getName(), "of_rank");
  Operation *sum = builder.create<AddOp>(loc, builder.getIndexType(), rank->getResult(0), rank->getResult(0));
  EXPECT_FALSE(library.getShapeFunction(sum));
}

} // namespace
