//===- ViewsTest.cpp - Branch, call and function interfaces --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/cf/ControlFlow.h"
#include "dialects/func/Func.h"
#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/interfaces/FunctionInterfaces.h"
#include "runtime/interfaces/OpAsmInterface.h"
#include "tests/support/IRTest.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;

namespace {

class ViewsTest : public IRTest {
protected:
  ViewsTest() { context.loadDialect<cf::ControlFlowDialect, func::FuncDialect>(); }
  static std::vector<Value> list(OperandRange range) { return {range.begin(), range.end()}; }
};

TEST_F(ViewsTest, OpsWithoutTheInterfaceDoNotCast) {
  Operation *plain = own(make("t.a"));
  EXPECT_FALSE(llvm::isa<BranchOpInterface>(plain));
  EXPECT_FALSE(llvm::dyn_cast<CallOpInterface>(plain));
  context.allowUnregisteredDialects();
  EXPECT_FALSE(llvm::isa<BranchOpInterface>(own(make("x.y"))));
}

TEST_F(ViewsTest, BranchReturnsForwardedOperandsPerSuccessor) {
  Operation *outer = own(make("t.cfg", {.regions = 1}));
  Block *entry = addBlock(outer, {i1, i32}), *first = addBlock(outer, {i32}), *second = addBlock(outer);
  Value condition = entry->getArgument(0), x = entry->getArgument(1);
  Operation *op = add(entry, "cf.cond_br",
                      {.operands = {condition, x},
                       .attrs = {{"operandSegmentSizes", DenseI32ArrayAttr::get(&context, {1, 1, 0})}},
                       .successors = {first, second}});
  auto branch = llvm::cast<BranchOpInterface>(op);
  EXPECT_THAT(list(branch.getSuccessorOperands(0).getForwardedOperands()), ElementsAre(x));
  EXPECT_TRUE(branch.getSuccessorOperands(1).empty());
  EXPECT_EQ(branch.getSuccessorForOperands({IntegerAttr::get(i1, 1), {}}), first);
  EXPECT_EQ(branch.getSuccessorForOperands({IntegerAttr::get(i1, 0), {}}), second);
  EXPECT_EQ(branch.getSuccessorForOperands({{}, {}}), nullptr);
}

TEST_F(ViewsTest, SuccessorOperandsAreMutable) {
  Operation *outer = own(make("t.cfg", {.regions = 1}));
  Block *entry = addBlock(outer, {i32, i32}), *next = addBlock(outer, {i32});
  Value x = entry->getArgument(0), y = entry->getArgument(1);
  Operation *op = add(entry, "cf.br", {.operands = {x}, .successors = {next}});
  SuccessorOperands operands = llvm::cast<BranchOpInterface>(op).getSuccessorOperands(0);
  operands.append({y});
  EXPECT_THAT(list(op->getOperands()), ElementsAre(x, y));
  operands.erase(0);
  EXPECT_THAT(list(op->getOperands()), ElementsAre(y));
}

TEST_F(ViewsTest, ProducedOperandsPrecedeForwardedOperands) {
  Operation *outer = own(make("t.cfg", {.regions = 1}));
  Block *entry = addBlock(outer, {i32});
  Value x = entry->getArgument(0);
  Operation *op = add(entry, "t.op", {.operands = {x, x}});
  SuccessorOperands operands(2, MutableOperandRange(op));
  EXPECT_EQ(operands.size(), 4u);
  EXPECT_TRUE(operands.isOperandProduced(1));
  EXPECT_FALSE(operands[1]);
  EXPECT_EQ(operands[2], x);
  operands.erase(2);
  EXPECT_EQ(op->getNumOperands(), 1u);
  EXPECT_EQ(operands.size(), 3u);
}

TEST_F(ViewsTest, BranchOperandsMustMatchBlockArguments) {
  Operation *outer = own(make("t.cfg", {.regions = 1}));
  Block *entry = addBlock(outer, {i32}), *next = addBlock(outer, {i64});
  Operation *none = add(entry, "cf.br", {.successors = {next}});
  Operation *wrong = add(next, "cf.br", {.operands = {entry->getArgument(0)}, .successors = {next}});
  EXPECT_TRUE(failed(detail::verifyBranchOp(none)));
  EXPECT_TRUE(failed(detail::verifyBranchOp(wrong)));
  wrong->setOperands(ValueRange(Value(next->getArgument(0))));
  EXPECT_TRUE(succeeded(detail::verifyBranchOp(wrong)));
  EXPECT_THAT(messages, ElementsAre("error: branch has 0 operands for successor #0, but target block has 1",
                                    "error: type mismatch for bb argument #0 of successor #0"));
}

TEST_F(ViewsTest, CallReturnsCalleeAndArguments) {
  Block *block = top();
  Value x = block->addArgument(i32, loc);
  auto callee = FlatSymbolRefAttr::get(&context, "f");
  Operation *op = add(block, "func.call", {.operands = {x}, .types = {i32}, .attrs = {{"callee", callee}}});
  auto call = llvm::cast<CallOpInterface>(op);
  EXPECT_EQ(llvm::dyn_cast<SymbolRefAttr>(call.getCallableForCallee()), SymbolRefAttr(callee));
  EXPECT_THAT(list(call.getArgOperands()), ElementsAre(x));
}

TEST_F(ViewsTest, FunctionReturnsTypeAndBody) {
  Type type = FunctionType::get(&context, {i32}, {i64});
  Operation *op =
      own(make("func.func",
               {.attrs = {{"sym_name", builder.getStringAttr("f")}, {"function_type", TypeAttr::get(type)}},
                .regions = 1}));
  auto function = llvm::cast<FunctionOpInterface>(op);
  EXPECT_EQ(function.getFunctionType(), type);
  EXPECT_TRUE(function.isExternal());
  auto callable = llvm::cast<CallableOpInterface>(op);
  EXPECT_EQ(callable.getCallableRegion(), nullptr);
  EXPECT_THAT(callable.getArgumentTypes(), ElementsAre(i32));
  EXPECT_THAT(callable.getResultTypes(), ElementsAre(i64));
  Block *body = addBlock(op, {i32});
  EXPECT_FALSE(function.isDeclaration());
  EXPECT_EQ(function.getNumArguments(), 1u);
  EXPECT_EQ(Value(function.getArgument(0)), Value(body->getArgument(0)));
  EXPECT_EQ(callable.getCallableRegion(), &op->getRegion(0));
}

TEST_F(ViewsTest, DefaultDialectOfRegions) {
  auto dialectOf = [&](llvm::StringRef name) {
    return OpAsmOpInterface::getDefaultDialect(OperationName(name, &context)).str();
  };
  EXPECT_EQ(dialectOf("builtin.module"), "builtin");
  EXPECT_EQ(dialectOf("func.func"), "func");
  EXPECT_EQ(dialectOf("t.op"), "");
}

} // namespace
