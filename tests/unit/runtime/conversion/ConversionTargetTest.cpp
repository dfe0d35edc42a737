//===- ConversionTargetTest.cpp - Legality rules --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/runtime/conversion/ConversionTestBase.h"

using namespace mlir;
using namespace mlir::test;
using Action = ConversionTarget::LegalizationAction;

namespace {

class ConversionTargetTest : public ConversionTestBase {
protected:
  ConversionTargetTest()
      : module(parseSourceString<ModuleOp>("func.func private @f(i32)\n%0 = arith.constant {k} 1 : i32\n",
                                           ParserConfig(&context))),
        function(&module->getBody()->front()), constant(&module->getBody()->back()) {}
  OwningOpRef<ModuleOp> module;
  Operation *function, *constant;
  ConversionTarget target{context};
};

TEST_F(ConversionTargetTest, StartsWithoutRules) {
  EXPECT_FALSE(target.getOpAction(constant->getName()));
  EXPECT_FALSE(target.isLegal(constant));
  EXPECT_FALSE(target.isIllegal(constant));
}

TEST_F(ConversionTargetTest, OpRulesOverrideDialectRules) {
  target.addIllegalDialect<arith::ArithDialect, func::FuncDialect>();
  target.addLegalOp<arith::ConstantOp>();
  EXPECT_EQ(target.getOpAction(constant->getName()), Action::Legal);
  EXPECT_EQ(target.getOpAction(function->getName()), Action::Illegal);
  EXPECT_TRUE(target.isLegal(constant));
  EXPECT_TRUE(target.isIllegal(function));
}

TEST_F(ConversionTargetTest, LaterRulesOverrideEarlierOnes) {
  target.addLegalOp<arith::ConstantOp, func::FuncOp>();
  target.addIllegalOp<arith::ConstantOp>();
  EXPECT_TRUE(target.isIllegal(constant));
  EXPECT_TRUE(target.isLegal(function));
}

TEST_F(ConversionTargetTest, DynamicLegalityDependsOnTheOp) {
  target.addDynamicallyLegalOp<arith::ConstantOp>([](arith::ConstantOp op) { return op->hasAttr("k"); });
  EXPECT_TRUE(target.isLegal(constant));
  EXPECT_FALSE(target.isIllegal(constant));
  constant->removeAttr("k");
  EXPECT_FALSE(target.isLegal(constant));
  EXPECT_TRUE(target.isIllegal(constant));
}

TEST_F(ConversionTargetTest, CallbacksReturningNulloptDeferToEarlierOnes) {
  target.addDynamicallyLegalOp<arith::ConstantOp>([](Operation *) { return true; });
  target.addDynamicallyLegalOp<arith::ConstantOp>([](Operation *) { return std::optional<bool>(); });
  EXPECT_TRUE(target.isLegal(constant));
  target.addDynamicallyLegalOp<func::FuncOp>([](Operation *) { return std::optional<bool>(); });
  EXPECT_FALSE(target.isLegal(function));
  EXPECT_FALSE(target.isIllegal(function));
}

TEST_F(ConversionTargetTest, DynamicLegalityOfADialect) {
  target.addDynamicallyLegalDialect<arith::ArithDialect>([](Operation *op) { return op->hasAttr("k"); });
  EXPECT_TRUE(target.isLegal(constant));
  target.addDynamicallyLegalDialect([](Operation *) { return false; }, "func", "cf");
  EXPECT_TRUE(target.isIllegal(function));
}

TEST_F(ConversionTargetTest, DynamicLegalityOfUnknownOps) {
  target.markUnknownOpDynamicallyLegal([](Operation *op) { return op->getNumResults() == 1; });
  EXPECT_TRUE(target.isLegal(constant));
  EXPECT_TRUE(target.isIllegal(function));
  target.addIllegalDialect<arith::ArithDialect>();
  EXPECT_TRUE(target.isIllegal(constant));
}

TEST_F(ConversionTargetTest, UnknownOpsCanBeMarkedLegal) {
  target.markUnknownOpDynamicallyLegal();
  EXPECT_TRUE(target.isLegal(function));
}

TEST_F(ConversionTargetTest, RecursiveLegality) {
  target.addLegalOp<func::FuncOp, arith::ConstantOp>();
  EXPECT_FALSE(target.isLegal(function)->isRecursivelyLegal);
  target.markOpRecursivelyLegal<func::FuncOp>();
  EXPECT_TRUE(target.isLegal(function)->isRecursivelyLegal);
  target.markOpRecursivelyLegal<arith::ConstantOp>([](arith::ConstantOp op) { return !op->hasAttr("k"); });
  EXPECT_FALSE(target.isLegal(constant)->isRecursivelyLegal);
}

} // namespace
