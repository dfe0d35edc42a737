//===- FuncUtilsTest.cpp - Declarations, and changes of signatures --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/func/FuncUtils.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "runtime/ir/Verifier.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using ::testing::ElementsAre;

namespace {

class FuncUtilsTest : public testing::Test {
protected:
  FuncUtilsTest() {
    context.loadDialect<func::FuncDialect>();
    module = ModuleOp::create(loc);
    builder.setInsertionPointToEnd(module->getBody());
  }
  MLIRContext context{MLIRContext::Threading::DISABLED};
  OpBuilder builder{&context};
  IRRewriter rewriter{&context};
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module;
  Type i32 = builder.getI32Type(), i64 = builder.getI64Type(), f32 = builder.getF32Type();
};

TEST_F(FuncUtilsTest, DeclarationsAreCreatedOnce) {
  Operation *table = module->getOperation();
  FailureOr<func::FuncOp> f = func::lookupOrCreateFnDecl(builder, table, "f", {i32, f32});
  ASSERT_TRUE(succeeded(f));
  EXPECT_TRUE(f->isPrivate());
  EXPECT_TRUE(f->isExternal());
  EXPECT_THAT(f->getResultTypes(), ElementsAre(i64));
  FailureOr<func::FuncOp> again = func::lookupOrCreateFnDecl(builder, table, "f", {i32, f32});
  ASSERT_TRUE(succeeded(again));
  EXPECT_EQ(*again, *f);
  FailureOr<func::FuncOp> missing = func::lookupFnDecl(table, "g", f->getFunctionType());
  ASSERT_TRUE(succeeded(missing));
  EXPECT_FALSE(*missing);
  ScopedDiagnosticHandler ignore(context.getDiagEngine(), [](Diagnostic &) { return success(); });
  EXPECT_TRUE(failed(func::lookupOrCreateFnDecl(builder, table, "f", {i32})));
}

TEST_F(FuncUtilsTest, EqualOperandsOfTheOnlyCallAreMerged) {
  auto f = builder.create<func::FuncOp>(loc, "f", builder.getFunctionType({i32, f32, i32}, {i32}));
  f.setPrivate();
  f.setArgAttr(1, "x.a", builder.getUnitAttr());
  OpBuilder::atBlockEnd(f.addEntryBlock()).create<func::ReturnOp>(loc, ValueRange(Value(f.getArgument(2))));
  auto g = builder.create<func::FuncOp>(loc, "g", builder.getFunctionType({i32, f32}, {i32}));
  OpBuilder inside = OpBuilder::atBlockEnd(g.addEntryBlock());
  Value x = g.getArgument(0), y = g.getArgument(1);
  auto call = inside.create<func::CallOp>(loc, f, ValueRange{x, y, x});
  inside.create<func::ReturnOp>(loc, call->getResults());

  auto merged = func::deduplicateArgsOfFuncOp(rewriter, f, *module);
  ASSERT_TRUE(succeeded(merged));
  auto [function, newCall] = *merged;
  EXPECT_THAT(function.getArgumentTypes(), ElementsAre(i32, f32));
  EXPECT_TRUE(function.getArgAttr(1, "x.a"));
  EXPECT_EQ(function.front().back().getOperand(0), Value(function.getArgument(0)));
  EXPECT_EQ(newCall->getNumOperands(), 2u);
  EXPECT_TRUE(function.isPrivate());
  EXPECT_TRUE(succeeded(verify(*module)));
  EXPECT_TRUE(failed(func::deduplicateArgsOfFuncOp(rewriter, function, *module)));
}

} // namespace
