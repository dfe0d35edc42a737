//===- FuncTest.cpp - Building functions and calls ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/func/Func.h"
#include "runtime/ir/IRMapping.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/Verifier.h"
#include "gtest/gtest.h"

using namespace mlir;

namespace {

class FuncTest : public testing::Test {
protected:
  FuncTest() { context.loadDialect<func::FuncDialect>(); }
  ~FuncTest() override {
    if (function)
      function->destroy();
  }
  func::FuncOp make(llvm::ArrayRef<Type> inputs, llvm::ArrayRef<Type> results) {
    return function =
               func::FuncOp::create(builder.getUnknownLoc(), "f", builder.getFunctionType(inputs, results));
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OpBuilder builder{&context};
  func::FuncOp function;
};

TEST_F(FuncTest, NewFunctionIsDeclaration) {
  func::FuncOp f = make({builder.getI32Type()}, {builder.getI1Type()});
  EXPECT_TRUE(f.isDeclaration());
  EXPECT_EQ(f.getCallableRegion(), nullptr);
  EXPECT_EQ(f.getName(), "f");
  EXPECT_EQ(f.getArgumentTypes().front(), builder.getI32Type());
  EXPECT_EQ(f.getResultTypes().front(), builder.getI1Type());
}

TEST_F(FuncTest, MappedArgumentsAreNotInTheClone) {
  func::FuncOp f = make({builder.getI32Type(), builder.getI1Type()}, {});
  Block *entry = f.addEntryBlock();
  OpBuilder::atBlockEnd(entry).create<func::ReturnOp>(f.getLoc(), ValueRange(f.getArguments()));
  func::FuncOp other =
      func::FuncOp::create(builder.getUnknownLoc(), "g", builder.getFunctionType({builder.getI32Type()}, {}));
  other.addEntryBlock();
  IRMapping mapper;
  mapper.map(Value(f.getArgument(0)), Value(other.getArgument(0)));
  func::FuncOp copy = f.clone(mapper);
  EXPECT_EQ(copy.getNumArguments(), 1u);
  EXPECT_EQ(copy.getArgumentTypes().front(), builder.getI1Type());
  EXPECT_EQ(copy.front().back().getOperand(0), Value(other.getArgument(0)));
  EXPECT_EQ(copy.front().back().getOperand(1), Value(copy.getArgument(0)));
  copy->destroy();
  other->destroy();
  func::FuncOp whole = f.clone();
  EXPECT_EQ(whole.getNumArguments(), 2u);
  whole->destroy();
}

TEST_F(FuncTest, FunctionHasSymbolVisibility) {
  func::FuncOp f = make({}, {});
  EXPECT_TRUE(f.isPublic());
  f.setPrivate();
  EXPECT_TRUE(f.isPrivate());
  EXPECT_EQ(f.getSymVisibility(), "private");
  f.setNested();
  EXPECT_TRUE(f.isNested());
  f.setPublic();
  EXPECT_FALSE(f.getSymVisibility());
}

TEST_F(FuncTest, EntryBlockHasArgumentsOfFunctionType) {
  func::FuncOp f = make({builder.getI32Type(), builder.getF32Type()}, {});
  Block *entry = f.addEntryBlock();
  EXPECT_EQ(entry->getNumArguments(), 2u);
  EXPECT_EQ(f.getArgument(1).getType(), builder.getF32Type());
  EXPECT_EQ(f.getArguments().size(), 2u);
  EXPECT_EQ(&f.front(), entry);
  EXPECT_EQ(f.getBlocks().size(), 1u);
  EXPECT_FALSE(f.isDeclaration());
}

TEST_F(FuncTest, FunctionWithReturnIsValid) {
  func::FuncOp f = make({builder.getI32Type()}, {builder.getI32Type()});
  builder.setInsertionPointToEnd(f.addEntryBlock());
  builder.create<func::ReturnOp>(builder.getUnknownLoc(), ValueRange(Value(f.getArgument(0))));
  EXPECT_TRUE(succeeded(verify(f)));
}

TEST_F(FuncTest, CallHasTypesOfCallee) {
  func::FuncOp f = make({builder.getI32Type()}, {builder.getI1Type(), builder.getI8Type()});
  builder.setInsertionPointToEnd(f.addEntryBlock());
  auto call = builder.create<func::CallOp>(builder.getUnknownLoc(), f, ValueRange(Value(f.getArgument(0))));
  EXPECT_EQ(call->getNumResults(), 2u);
  EXPECT_EQ(call.getCallee(), "f");
  EXPECT_EQ(call.getCalleeType(), f.getFunctionType());
}

TEST_F(FuncTest, CallsAreBuiltWithResultTypesFirst) {
  func::FuncOp f = make({builder.getI32Type()}, {});
  builder.setInsertionPointToEnd(f.addEntryBlock());
  Location loc = builder.getUnknownLoc();
  TypeRange results(builder.getI1Type());
  ValueRange operands(f.getArguments());
  StringAttr name = builder.getStringAttr("g");
  for (auto call : {func::CallOp::create(builder, loc, results, "g", operands),
                    func::CallOp::create(builder, loc, results, name, operands),
                    func::CallOp::create(builder, loc, results, FlatSymbolRefAttr::get(name), operands)}) {
    EXPECT_EQ(call.getCallee(), "g");
    EXPECT_EQ(call.getResultTypes(), results);
    EXPECT_EQ(call.getOperands(), operands);
  }
  auto noInline = func::CallOp::create(builder, loc, results, "g", operands, /*arg_attrs=*/ArrayAttr(),
                                       /*res_attrs=*/ArrayAttr(), /*no_inline=*/true);
  EXPECT_TRUE(noInline.getNoInline());
}

} // namespace
