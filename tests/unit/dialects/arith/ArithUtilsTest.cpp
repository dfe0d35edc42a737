//===- ArithUtilsTest.cpp - Constants, reductions and conversions ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/ArithUtils.h"
#include "dialects/complex/Complex.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/ImplicitLocOpBuilder.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "gtest/gtest.h"

using namespace mlir;

namespace {

class ArithUtilsTest : public testing::Test {
protected:
  ArithUtilsTest() {
    context.loadDialect<arith::ArithDialect>();
    context.loadDialect<complex::ComplexDialect>();
    module = ModuleOp::create(builder.getUnknownLoc());
    builder.setInsertionPointToEnd(module->getBody());
  }
  /// Returns an operand of the type, the result of an op without operands.
  Value operand(Type type) {
    return builder.create(loc, builder.getStringAttr("t.op"), ValueRange(), type)->getResult(0);
  }
  llvm::StringRef converted(Type from, Type to, bool isUnsigned = false) {
    return convertScalarToDtype(builder, loc, operand(from), to, isUnsigned)
        .getDefiningOp()
        ->getName()
        .getStringRef();
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OpBuilder builder{&context};
  OwningOpRef<ModuleOp> module;
  Location loc = builder.getUnknownLoc();
  Type i8 = builder.getIntegerType(8), i32 = builder.getI32Type(), index = builder.getIndexType(),
       f32 = builder.getF32Type(), f64 = builder.getF64Type();
};

TEST_F(ArithUtilsTest, ViewsOfConstantsSelectByType) {
  auto integer = builder.create<arith::ConstantIntOp>(loc, 300, 8);
  EXPECT_EQ(integer.value(), 44); // 300 modulo 256.
  EXPECT_EQ(integer.getType(), i8);
  EXPECT_EQ(arith::ConstantIntOp::create(builder, loc, i32, -1).value(), -1);
  auto position = arith::ConstantIndexOp::create(builder, loc, 7);
  EXPECT_EQ(position.value(), 7);
  auto number = arith::ConstantFloatOp::create(builder, loc, llvm::cast<FloatType>(f32), llvm::APFloat(0.5f));
  EXPECT_EQ(number.value().convertToFloat(), 0.5f);
  EXPECT_TRUE(llvm::isa<arith::ConstantIntOp>(integer.getOperation()));
  EXPECT_FALSE(llvm::isa<arith::ConstantIntOp>(position.getOperation()));
  EXPECT_TRUE(llvm::isa<arith::ConstantOp>(position.getOperation()));
  EXPECT_EQ(position->getResult(0).getDefiningOp<arith::ConstantIndexOp>(), position);
  EXPECT_FALSE(number->getResult(0).getDefiningOp<arith::ConstantIndexOp>());
  EXPECT_TRUE(matchPattern(position.getOperation(), matchConstantIndex()));

  ImplicitLocOpBuilder implicit(loc, &context);
  implicit.setInsertionPointToEnd(module->getBody());
  EXPECT_EQ(arith::ConstantIndexOp::create(implicit, 3).value(), 3);
}

TEST_F(ArithUtilsTest, IdentitiesLeaveTheOtherOperandUnchanged) {
  using Kind = arith::AtomicRMWKind;
  auto identity = [&](Kind kind, Type type, bool finite = false) {
    return arith::getIdentityValueAttr(kind, type, builder, loc, finite);
  };
  EXPECT_EQ(identity(Kind::addi, i8), builder.getIntegerAttr(i8, 0));
  EXPECT_EQ(identity(Kind::muli, i8), builder.getIntegerAttr(i8, 1));
  EXPECT_EQ(identity(Kind::andi, i8), builder.getIntegerAttr(i8, -1));
  EXPECT_EQ(identity(Kind::maxs, i8), builder.getIntegerAttr(i8, -128));
  EXPECT_EQ(identity(Kind::mins, i8), builder.getIntegerAttr(i8, 127));
  EXPECT_EQ(identity(Kind::minu, i8), builder.getIntegerAttr(i8, -1));
  EXPECT_TRUE(llvm::cast<FloatAttr>(identity(Kind::maximumf, f32)).getValue().isNegInfinity());
  EXPECT_TRUE(llvm::cast<FloatAttr>(identity(Kind::maximumf, f32, /*finite=*/true)).getValue().isFinite());
  EXPECT_TRUE(llvm::cast<FloatAttr>(identity(Kind::minnumf, f32)).getValue().isNaN());
  EXPECT_TRUE(llvm::isa<DenseElementsAttr>(identity(Kind::maxs, VectorType::get({4}, i8))));
  auto add = arith::getReductionOp(Kind::addi, builder, loc, operand(i32), operand(i32)).getDefiningOp();
  EXPECT_EQ(arith::getNeutralElement(add), TypedAttr(builder.getIntegerAttr(i32, 0)));
}

TEST_F(ArithUtilsTest, MissingIdentitiesAreReported) {
  std::vector<std::string> messages;
  ScopedDiagnosticHandler handler(context.getDiagEngine(), [&](Diagnostic &diag) {
    messages.push_back(diag.getMessage().str());
    return success();
  });
  EXPECT_FALSE(arith::getIdentityValueAttr(arith::AtomicRMWKind::assign, i8, builder, loc));
  Operation *divide = builder.create<arith::DivSIOp>(loc, operand(i32), operand(i32));
  EXPECT_EQ(arith::getNeutralElement(divide), std::nullopt);
  ASSERT_EQ(messages.size(), 2u);
  EXPECT_EQ(messages.front(), "Reduction operation type not supported");
}

TEST_F(ArithUtilsTest, ScalarsAreConverted) {
  EXPECT_EQ(converted(i8, i32), "arith.extsi");
  EXPECT_EQ(converted(i8, i32, /*isUnsigned=*/true), "arith.extui");
  EXPECT_EQ(converted(i32, i8), "arith.trunci");
  EXPECT_EQ(converted(index, i32), "arith.index_cast");
  EXPECT_EQ(converted(i32, f32), "arith.sitofp");
  EXPECT_EQ(converted(f32, i32, /*isUnsigned=*/true), "arith.fptoui");
  EXPECT_EQ(converted(f32, f64), "arith.extf");
  EXPECT_EQ(converted(f64, f32), "arith.truncf");
  EXPECT_EQ(converted(i32, ComplexType::get(f32)), "complex.create");
  EXPECT_EQ(converted(i32, i32), "t.op");
}

TEST_F(ArithUtilsTest, ConstantsAndSizesBecomeValues) {
  EXPECT_EQ(getType(OpFoldResult(builder.getI64IntegerAttr(1))), builder.getI64Type());
  Value size = operand(index);
  EXPECT_EQ(getValueOrCreateConstantIndexOp(builder, loc, size), size);
  Value two = getValueOrCreateConstantIndexOp(builder, loc, OpFoldResult(builder.getI64IntegerAttr(2)));
  EXPECT_EQ(two.getType(), index);
  EXPECT_TRUE(
      matchPattern(createScalarOrSplatConstant(builder, loc, VectorType::get({2}, i8), -1), m_Constant()));
  llvm::SmallBitVector ones = getPositionsOfShapeOne(1, {1, 2, 1});
  EXPECT_TRUE(ones.test(0) && !ones.test(1) && !ones.test(2));
  EXPECT_EQ(arith::parseFloatType(&context, "bf16"), builder.getBF16Type());
  EXPECT_EQ(arith::parseFloatType(&context, "f33"), std::nullopt);
  Value product = arith::createProduct(builder, loc, {size, two});
  EXPECT_TRUE(product.getDefiningOp<arith::MulIOp>());
  ArithBuilder floats(builder, loc);
  EXPECT_TRUE(floats.sgt(operand(f32), operand(f32)).getDefiningOp<arith::CmpFOp>());
  auto sum = ArithIndexingBuilder(builder, loc).add(size, two).getDefiningOp<arith::AddIOp>();
  EXPECT_EQ(sum.getOverflowFlags(), arith::IntegerOverflowFlags::nsw);
}

} // namespace
