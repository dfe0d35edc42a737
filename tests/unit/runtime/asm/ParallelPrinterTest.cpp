//===- ParallelPrinterTest.cpp - Printing on several threads -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The printed text does not depend on the number of threads.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/AsmPrinter.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/Support/ThreadPool.h"
#include "gtest/gtest.h"

using namespace mlir;

namespace {

/// Returns a module with `count` nested modules, which are isolated from above and can be printed in
/// parallel.
std::string manyModules(unsigned count, llvm::function_ref<std::string(unsigned)> body) {
  std::string text = "module {\n";
  for (unsigned i = 0; i != count; ++i)
    text += "  module @m" + std::to_string(i) + " {\n" + body(i) + "  }\n";
  return text + "}\n";
}

std::string print(ModuleOp module, const OpPrintingFlags &flags = {}) {
  std::string text;
  llvm::raw_string_ostream os(text);
  module->print(os, flags);
  return text;
}

/// Prints `source` with one and with four threads, expects equal texts and returns the text.
std::string printWithAndWithoutThreads(const std::string &source, const OpPrintingFlags &flags = {}) {
  std::string texts[2];
  for (bool threads : {false, true}) {
    MLIRContext context(MLIRContext::Threading::DISABLED);
    llvm::StdThreadPool pool(llvm::hardware_concurrency(4));
    context.allowUnregisteredDialects();
    auto module = parseSourceString<ModuleOp>(source, ParserConfig(&context));
    if (!module) {
      ADD_FAILURE() << "the input does not parse";
      return {};
    }
    if (threads)
      context.setThreadPool(pool);
    texts[threads] = print(*module, flags);
    context.disableMultithreading();
  }
  // EXPECT_EQ would print megabytes of text on failure.
  EXPECT_TRUE(texts[0] == texts[1]);
  return texts[0];
}

std::string arithmetic(unsigned i) {
  std::string text;
  for (unsigned j = 0; j != 20 + i % 7; ++j)
    text += "    %x" + std::to_string(j) + " = \"t.op\"() {n = " + std::to_string(i) +
            " : i32} : () -> tensor<" + std::to_string(i % 50) + "xf32>\n";
  return text + "    \"t.use\"(%x0, %x3) : (tensor<" + std::to_string(i % 50) + "xf32>, tensor<" +
         std::to_string(i % 50) + "xf32>) -> ()\n";
}

TEST(ParallelPrinterTest, OutputEqualsThatOfOneThread) {
  std::string text = printWithAndWithoutThreads(manyModules(1000, arithmetic));
  EXPECT_GT(text.size(), size_t(1) << 20);
  EXPECT_NE(text.find("module @m999 {\n    %0 = \"t.op\"()"), std::string::npos);
}

TEST(ParallelPrinterTest, NonIsolatedOpsKeepTheirPosition) {
  auto body = [](unsigned i) {
    std::string text = arithmetic(i);
    if (i % 10 == 3)
      text += "  }\n  \"t.between\"() ({\n    %a = \"t.a\"() : () -> i32\n    \"t.b\"(%a) : (i32) -> ()\n  "
              "}) : () -> ()\n"
              "  module {\n";
    return text;
  };
  printWithAndWithoutThreads(manyModules(1000, body));
}

TEST(ParallelPrinterTest, NestedModules) {
  auto body = [](unsigned i) {
    return i == 500 ? manyModules(1000, arithmetic) : "    module {\n" + arithmetic(i) + "    }\n";
  };
  printWithAndWithoutThreads(manyModules(1000, body));
}

TEST(ParallelPrinterTest, DistinctNumbersAndResourceOrderEqualThoseOfOneThread) {
  auto body = [](unsigned i) {
    std::string text = arithmetic(i);
    if (i % 3 == 0)
      text += "    \"t.distinct\"() {a = distinct[" + std::to_string(i % 30) +
              "]<\"d\">, r = dense_resource<key" + std::to_string(1000 - i) +
              "> : tensor<1xi8>} : () -> ()\n";
    return text;
  };
  std::string resources = "{-# dialect_resources: { builtin: {";
  for (unsigned i = 0; i != 1001; ++i)
    resources += (i ? ", key" : " key") + std::to_string(i) + ": \"0x0100000001\"";
  std::string text = printWithAndWithoutThreads(manyModules(1000, body) + resources + "} } #-}\n");
  EXPECT_NE(text.find("distinct[9]<\"d\">"), std::string::npos);
  EXPECT_EQ(text.find("distinct[10]<\"d\">"), std::string::npos);
  // Resources are listed in the order of their first use.
  EXPECT_LT(text.find("      key1000: "), text.find("      key1: "));
}

TEST(ParallelPrinterTest, LongBlockWithUseDefChains) {
  std::string text;
  for (unsigned i = 0; i != 20000; ++i)
    text += "%" + std::to_string(i) + ":2 = \"t.op\"(%" + std::to_string(i * 7 % 20000) +
            "#1) : (i32) -> (f32, i32)\n";
  text = "\"t.region\"() ({\n" + text +
         "\"t.br\"()[^bb2, ^bb1] : () -> ()\n^bb1:\n  \"t.br\"()[^bb2] : () -> ()\n^bb2:\n" +
         "  \"t.op\"() ({ ^bb0(%a: i32): \"t.use\"(%a, %3) : (i32, f32) -> () }) : () -> ()\n}) : () -> ()\n";
  printWithAndWithoutThreads(text);
  printWithAndWithoutThreads(text, OpPrintingFlags().enableDebugInfo());
}

TEST(ParallelPrinterTest, DebugLocationsLocalScopeAndGenericForm) {
  printWithAndWithoutThreads(manyModules(1000, arithmetic), OpPrintingFlags().enableDebugInfo());
  printWithAndWithoutThreads(manyModules(1000, arithmetic), OpPrintingFlags().useLocalScope());
  printWithAndWithoutThreads(manyModules(1000, arithmetic), OpPrintingFlags().printGenericOpForm());
}

} // namespace
