//===- PrinterTest.cpp - Tests of the printer ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/MLIRContext.h"
#include "gtest/gtest.h"

using namespace mlir;

namespace {

class PrinterTest : public ::testing::Test {
protected:
  PrinterTest() {
    registerAsmPrinter();
    context.allowUnregisteredDialects();
  }
  OwningOpRef<ModuleOp> parse(llvm::StringRef text) {
    return parseSourceString<ModuleOp>(text, ParserConfig(&context));
  }
  template <typename T, typename... Args>
  static std::string print(T &&what, Args &&...args) {
    std::string text;
    llvm::raw_string_ostream os(text);
    what.print(os, std::forward<Args>(args)...);
    return text;
  }
  MLIRContext context{MLIRContext::Threading::DISABLED};
};

TEST_F(PrinterTest, TopLevelOpEndsWithANewline) {
  auto module = parse("\"t.a\"() : () -> ()");
  ASSERT_TRUE(module);
  EXPECT_EQ(print(*module.get().getOperation()), "module {\n  \"t.a\"() : () -> ()\n}\n");
}

TEST_F(PrinterTest, NestedOpUsesValueNamesOfTheTopLevelOp) {
  auto module = parse("%0 = \"t.a\"() : () -> i32\n%1 = \"t.b\"(%0) : (i32) -> i32");
  ASSERT_TRUE(module);
  EXPECT_EQ(print(module->getBody()->back()), "%1 = \"t.b\"(%0) : (i32) -> i32");
}

TEST_F(PrinterTest, LocalScopeNumbersValuesFromTheIsolatedOp) {
  auto module = parse("%0 = \"t.a\"() : () -> i32\nmodule { %1 = \"t.b\"() : () -> i32 }");
  ASSERT_TRUE(module);
  Operation &inner = llvm::cast<ModuleOp>(module->getBody()->back()).getBody()->front();
  EXPECT_EQ(print(inner), "%1 = \"t.b\"() : () -> i32");
  EXPECT_EQ(print(inner, OpPrintingFlags().useLocalScope()), "%0 = \"t.b\"() : () -> i32");
}

TEST_F(PrinterTest, SkipRegionsElidesRegionBodies) {
  auto module = parse("\"t.a\"() ({ \"t.b\"() : () -> () }) : () -> ()");
  ASSERT_TRUE(module);
  EXPECT_EQ(print(module->getBody()->front(), OpPrintingFlags().skipRegions()),
            "\"t.a\"() ({...}) : () -> ()");
}

TEST_F(PrinterTest, InvalidOpsArePrintedInGenericForm) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(&context));
  module->getBodyRegion().emplaceBlock();
  EXPECT_EQ(print(*module.get().getOperation()).substr(0, 16), "\"builtin.module\"");
  EXPECT_EQ(print(*module.get().getOperation(), OpPrintingFlags().assumeVerified()).substr(0, 6), "module");
}

TEST_F(PrinterTest, NullOperandsArePrinted) {
  auto module = parse("%0 = \"t.a\"() : () -> i32\n\"t.b\"(%0) : (i32) -> ()");
  ASSERT_TRUE(module);
  Operation &user = module->getBody()->back();
  std::string text;
  llvm::raw_string_ostream os(text);
  module->getBody()->front().getResult(0).printAsOperand(os);
  EXPECT_EQ(text, "%0");
  user.setOperand(0, Value());
  EXPECT_EQ(print(user), "\"t.b\"(<<NULL VALUE>>) : (<<NULL TYPE>>) -> ()");
}

TEST_F(PrinterTest, ElidesLargeElements) {
  auto module =
      parse("\"t.a\"() {a = dense<[1, 2, 3]> : tensor<3xi32>, b = dense<1> : tensor<3xi32>} : () -> ()");
  ASSERT_TRUE(module);
  EXPECT_EQ(
      print(module->getBody()->front(), OpPrintingFlags().elideLargeElementsAttrs(2)),
      "\"t.a\"() {a = dense_resource<__elided__> : tensor<3xi32>, b = dense<1> : tensor<3xi32>} : () -> ()");
}

/// An alias that occurs at only one place of the operations is found there.
TEST_F(PrinterTest, AliasesAreFoundAtEveryPlace) {
  llvm::StringRef definition = "#map = affine_map<(d0) -> (d0 * 2)>\n";
  for (llvm::StringRef op : {
           "\"t.a\"() {a = #map} : () -> ()",
           "\"t.a\"() {a = [1, {b = [#map]}]} : () -> ()",
           "\"t.a\"() {a = dense<> : tensor<0xvector<4xf32>, #map>} : () -> ()",
           "%0 = \"t.a\"() : () -> memref<4xf32, #map>",
           "\"t.a\"() {a = (tuple<memref<4xf32, #map>>) -> ()} : () -> ()",
           "\"t.a\"() ({\n  ^bb0(%arg0: memref<4xf32, #map>):\n  }) : () -> ()",
           "\"t.a\"() ({\n    \"t.b\"() ({\n      \"t.c\"() {a = #map} : () -> ()\n    }) : () -> ()\n  }) : "
           "() -> ()",
       }) {
    std::string text = (definition + "module {\n  " + op + "\n}\n").str();
    auto module = parse(text);
    ASSERT_TRUE(module) << text;
    EXPECT_EQ(print(*module.get().getOperation()), text);
  }
}

TEST_F(PrinterTest, UnusedAliasesAndIdentityLayoutsAreNotDefined) {
  llvm::StringRef text = "module {\n  %0 = \"t.a\"() : () -> memref<4xf32>\n}\n";
  auto module = parse(("#map = affine_map<(d0) -> (d0 * 2)>\n" + text).str());
  ASSERT_TRUE(module);
  auto type = llvm::cast<MemRefType>(module->getBody()->front().getResult(0).getType());
  EXPECT_TRUE(type.getLayout().isIdentity());
  EXPECT_EQ(print(*module.get().getOperation()), text);
}

TEST_F(PrinterTest, DeepTypesAndRegionsDoNotExhaustTheStack) {
  Type type = IntegerType::get(&context, 1);
  for (unsigned i = 0; i != 100000; ++i)
    type = TupleType::get(&context, type);
  EXPECT_EQ(print(type).size(), 2 + 100000 * std::string("tuple<>").size());

  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(&context));
  ModuleOp inner = module.get();
  for (unsigned i = 0; i != 10000; ++i) {
    ModuleOp next = ModuleOp::create(UnknownLoc::get(&context));
    inner.push_back(next);
    inner = next;
  }
  EXPECT_GT(print(*module.get().getOperation(), OpPrintingFlags().assumeVerified()).size(), 100000000u);
}

TEST_F(PrinterTest, TypesAndAttributesRoundTrip) {
  for (llvm::StringRef text : {"i32", "tensor<?x4xf32>", "(i32, f32) -> (() -> ())", "!t.some<a, b>",
                               "vector<[4]xi8>", "memref<2xf32, 1 : i32>", "complex<f64>", "tuple<>"})
    EXPECT_EQ(print(parseType(text, &context)), text);
  for (llvm::StringRef text :
       {"1 : i8", "true", "\"a\\0Ab\"", "[1, 2 : i8, unit]", "{a = 1 : i64, b}", "@a::@\"b c\"",
        "array<i32: 1, -2>", "dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>", "1.000000e-01 : f32",
        "0x7F800000 : f32", "loc(fused[\"a\":1:2, callsite(\"b\" at unknown)])"})
    EXPECT_EQ(print(parseAttribute(text, &context)), text);
}

} // namespace
