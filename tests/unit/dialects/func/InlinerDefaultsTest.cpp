//===- InlinerDefaultsTest.cpp - A program that registers nothing ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// No pass is registered and neither parser nor printer is called before the first test: this is what a
// compiler that builds its IR itself does.
//
//===----------------------------------------------------------------------===//

#include "dialects/func/AllExtensions.h"
#include "dialects/func/Func.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "runtime/pass/PassManager.h"
#include "runtime/transforms/Passes.h"
#include "llvm/Support/raw_ostream.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using ::testing::HasSubstr;
using ::testing::Not;

namespace {

TEST(InlinerDefaultsTest, InlinesSimplifiesAndPrints) {
  DialectRegistry registry;
  func::registerAllExtensions(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadDialect<func::FuncDialect>();
  OpBuilder builder(&context);
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  builder.setInsertionPointToEnd(module->getBody());
  FunctionType type = builder.getFunctionType({builder.getI32Type()}, {builder.getI32Type()});
  auto add = [&](llvm::StringRef name, llvm::function_ref<Value(Value)> body) {
    OpBuilder::InsertionGuard guard(builder);
    auto function = builder.create<func::FuncOp>(loc, name, type);
    builder.setInsertionPointToEnd(function.addEntryBlock());
    builder.create<func::ReturnOp>(loc, ValueRange(body(function.getArgument(0))));
    return function;
  };
  auto callee = add("callee", [](Value value) { return value; });
  callee.setPrivate();
  add("caller",
      [&](Value value) { return builder.create<func::CallOp>(loc, callee, ValueRange(value)).getResult(0); });

  std::string before;
  llvm::raw_string_ostream(before) << **module;
  EXPECT_THAT(before, HasSubstr("call @callee(%arg0) : (i32) -> i32"));

  PassManager manager(&context);
  manager.addPass(createInlinerPass());
  ASSERT_TRUE(succeeded(manager.run(*module)));
  std::string after;
  llvm::raw_string_ostream(after) << **module;
  EXPECT_THAT(after, HasSubstr("func.func @caller(%arg0: i32) -> i32 {\n    return %arg0 : i32"));
  EXPECT_THAT(after, Not(HasSubstr("callee")));
}

} // namespace
