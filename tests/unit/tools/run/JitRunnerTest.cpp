//===- JitRunnerTest.cpp - Functions that change the steps of the tool ----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/run/JitRunner.h"
#include "dialects/llvm/LLVMDialect.h"
#include "dialects/llvm/target/Registration.h"
#include "runtime/ir/DialectRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"
#include <fstream>

using namespace mlir;

namespace {

/// Runs the tool on a program with the default options `-e main -entry-point-result=f32`. Returns its exit
/// status.
int run(const char *program, const JitRunnerConfig &config) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  DialectRegistry registry;
  registry.insert<LLVM::LLVMDialect>();
  registerAllToLLVMIRTranslations(registry);
  std::string file = testing::TempDir() + "program.mlir";
  std::ofstream(file) << program;
  std::string tool = "tool";
  char *arguments[] = {tool.data(), file.data(), nullptr};
  return JitRunnerMain(2, arguments, registry, config);
}

constexpr const char *answer = R"(llvm.func @answer() -> i32 {
  %0 = llvm.mlir.constant(42 : i32) : i32
  llvm.return %0 : i32
})";

TEST(JitRunnerTest, TheTransformerChangesTheEntryPointAndItsResult) {
  JitRunnerConfig config;
  auto transform = [](Operation *, JitRunnerOptions &options) {
    EXPECT_EQ(options.mainFuncName, "main");
    EXPECT_EQ(options.mainFuncType, "f32");
    options = {"answer", "i32"};
    return success();
  };
  config.mlirTransformer = transform;
  testing::internal::CaptureStdout();
  int status = run(answer, config);
  llvm::outs().flush();
  EXPECT_EQ(testing::internal::GetCapturedStdout(), "42\n");
  EXPECT_EQ(status, 0);
}

} // namespace
