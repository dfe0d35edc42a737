//===- ShapesTest.cpp - Shapes of values, and inferred types --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/interfaces/InferTypeOpInterface.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::SizeIs;

namespace {

class ShapesTest : public IRTest {
protected:
  ShapesTest() {
    registerAsmPrinter();
    context.loadDialect<arith::ArithDialect>();
  }
  llvm::SmallVector<int64_t> dims(ShapeAdaptor shape) {
    llvm::SmallVector<int64_t> result;
    shape.getDims(result);
    return result;
  }
  Block *block = top();
  Type tensor = RankedTensorType::get({2, ShapedType::kDynamic}, i32);
  Type unranked = UnrankedTensorType::get(i32);
};

TEST_F(ShapesTest, AdaptorsReadTypesConstantsAndComponents) {
  EXPECT_THAT(dims(tensor), ElementsAre(2, ShapedType::kDynamic));
  EXPECT_TRUE(ShapeAdaptor(tensor).isDynamicDim(1));
  EXPECT_FALSE(ShapeAdaptor(tensor).hasStaticShape());
  EXPECT_TRUE(ShapeAdaptor(unranked));
  EXPECT_FALSE(ShapeAdaptor(unranked).hasRank());
  EXPECT_FALSE(ShapeAdaptor(i32));
  EXPECT_FALSE(ShapeAdaptor(Type()));

  ShapeAdaptor constant(Attribute(builder.getI64TensorAttr({3, 4})));
  EXPECT_THAT(dims(constant), ElementsAre(3, 4));
  EXPECT_EQ(constant.getRank(), 2);
  EXPECT_EQ(constant.getNumElements(), 12);
  EXPECT_FALSE(constant.getElementType());

  ShapedTypeComponents components(llvm::ArrayRef<int64_t>({5}), i64);
  ShapeAdaptor adaptor(components);
  EXPECT_EQ(adaptor.getDimSize(0), 5);
  EXPECT_EQ(adaptor.getElementType(), i64);
  EXPECT_FALSE(ShapedTypeComponents(i32).hasRank());
  EXPECT_THAT(ShapedTypeComponents(ShapeAdaptor(tensor)).getDims(), ElementsAre(2, ShapedType::kDynamic));
}

TEST_F(ShapesTest, KnownShapesReplaceThoseOfTypes) {
  Value value = add(block, "t.op", {.types = {unranked}})->getResult(0);
  ShapedTypeComponents known(llvm::ArrayRef<int64_t>({7}), i32);
  auto shapeOf = [&](Value) { return ShapeAdaptor(known); };
  ValueShapeRange range(value);
  EXPECT_FALSE(range.getShape(0).hasRank());
  range.setOperandShapeMapping(shapeOf);
  EXPECT_THAT(dims(range.getShape(0)), ElementsAre(7));
  EXPECT_FALSE(range.getValueAsShape(0));
}

TEST_F(ShapesTest, TensorTypesAreMadeFromComponents) {
  llvm::SmallVector<Type> types;
  EXPECT_TRUE(succeeded(mlir::detail::inferReturnTensorTypes(
      {ShapedTypeComponents(llvm::ArrayRef<int64_t>({2, ShapedType::kDynamic}), i32),
       ShapedTypeComponents(i32)},
      types)));
  EXPECT_THAT(types, ElementsAre(tensor, unranked));
}

TEST_F(ShapesTest, OpsInferTheirResultTypes) {
  Value value = add(block, "t.op", {.types = {i32}})->getResult(0);
  Operation *sum = add(block, "arith.addi", {.operands = {value, value}, .types = {i32}});
  auto infer = llvm::dyn_cast<InferTypeOpInterface>(sum);
  ASSERT_TRUE(infer);
  EXPECT_FALSE(llvm::isa<InferTypeOpInterface>(value.getDefiningOp()));
  llvm::SmallVector<Type> types;
  EXPECT_TRUE(
      succeeded(infer.inferReturnTypes(&context, std::nullopt, sum->getOperands(), {}, nullptr, {}, types)));
  EXPECT_THAT(types, ElementsAre(i32));
  types = {i64};
  EXPECT_TRUE(
      failed(infer.refineReturnTypes(&context, sum->getLoc(), sum->getOperands(), {}, nullptr, {}, types)));
  EXPECT_THAT(
      std::exchange(messages, {}),
      ElementsAre("error: 'arith.addi' op inferred type(s) 'i32' are incompatible with return type(s) of "
                  "operation 'i64'"));
  EXPECT_TRUE(succeeded(mlir::detail::verifyInferredResultTypes(sum)));
}

} // namespace
