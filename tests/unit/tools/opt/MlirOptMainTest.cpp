//===- MlirOptMainTest.cpp - Opt tools by MLIR's functions ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/opt/MlirOptMain.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/pass/PassManager.h"
#include "runtime/pass/PassRegistry.h"
#include "runtime/transforms/Passes.h"
#include "tools/opt/OptOptions.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using ::testing::HasSubstr;
using ::testing::Not;

namespace {

/// The result of a run on a text.
struct Processed {
  Processed(llvm::StringRef text, const MlirOptMainConfig &config) {
    DialectRegistry registry;
    llvm::raw_string_ostream os(output);
    isGood = succeeded(MlirOptMain(os, llvm::MemoryBuffer::getMemBuffer(text, "in.mlir"), registry, config));
  }
  std::string output;
  bool isGood;
};

constexpr llvm::StringLiteral unusedSymbol = "module { builtin.module @a attributes {sym_visibility = "
                                             "\"private\"} {} }";

TEST(MlirOptMainTest, WritesTheParsedInputToTheStream) {
  Processed run("module @m {}", MlirOptMainConfig());
  EXPECT_TRUE(run.isGood);
  EXPECT_EQ(run.output, "module @m {\n}\n\n");
}

TEST(MlirOptMainTest, RunsThePassesOfTheSetupFunction) {
  MlirOptMainConfig config;
  config.setPassPipelineSetupFn([](PassManager &manager) {
    manager.addPass(createSymbolDCEPass());
    return llvm::success();
  });
  EXPECT_THAT(Processed(unusedSymbol, MlirOptMainConfig()).output, HasSubstr("@a"));
  EXPECT_THAT(Processed(unusedSymbol, config).output, Not(HasSubstr("@a")));
}

TEST(MlirOptMainTest, FailsIfTheSetupFunctionFails) {
  MlirOptMainConfig config;
  config.setPassPipelineSetupFn([](PassManager &) { return llvm::failure(); });
  EXPECT_FALSE(Processed("module {}", config).isGood);
}

TEST(MlirOptMainTest, MayBeCalledRepeatedlyAndFailsOnInvalidInput) {
  testing::internal::CaptureStderr();
  EXPECT_FALSE(Processed("module {", MlirOptMainConfig()).isGood);
  EXPECT_THAT(testing::internal::GetCapturedStderr(), HasSubstr("in.mlir:1:7: error: "));
  EXPECT_TRUE(Processed("module {}", MlirOptMainConfig()).isGood);
}

TEST(MlirOptMainTest, AcceptsUnregisteredOperationsIfConfigured) {
  MlirOptMainConfig config;
  config.allowUnregisteredDialects(true).useExplicitModule(true);
  Processed run("\"x.y\"() : () -> ()", config);
  EXPECT_TRUE(run.isGood);
  EXPECT_EQ(run.output, "\"x.y\"() : () -> ()\n\n");
}

TEST(MlirOptMainTest, SplitsTheInputAndWritesTheOutputMarker) {
  MlirOptMainConfig config;
  config.splitInputFile().outputSplitMarker("// +++");
  EXPECT_EQ(config.inputSplitMarker(), kDefaultSplitMarker);
  EXPECT_THAT(Processed("module @a {}\n// -----\nmodule @b {}", config).output,
              HasSubstr("}\n\n// +++\nmodule @b"));
}

TEST(MlirOptMainTest, ComparesDiagnosticsWithComments) {
  MlirOptMainConfig config;
  config.verifyDiagnostics(SourceMgrDiagnosticVerifierHandler::Level::All);
  EXPECT_TRUE(config.shouldVerifyDiagnostics());
  EXPECT_TRUE(Processed("// expected-error @+1 {{unregistered}}\n\"x.y\"() : () -> ()", config).isGood);
  testing::internal::CaptureStderr();
  EXPECT_FALSE(Processed("// expected-error @+1 {{other}}\nmodule {}", config).isGood);
  EXPECT_THAT(testing::internal::GetCapturedStderr(), HasSubstr("was not produced"));
}

TEST(MlirOptMainTest, PrintsDialectsOrPassesInsteadOfTheInput) {
  EXPECT_THAT(Processed("invalid", MlirOptMainConfig().showDialects(true)).output,
              HasSubstr("Available Dialects: builtin"));
  EXPECT_THAT(Processed("invalid", MlirOptMainConfig().listPasses(true)).output, HasSubstr("--symbol-dce"));
}

TEST(MlirOptMainTest, ChecksTheRoundtripOfTheInput) {
  EXPECT_TRUE(Processed(unusedSymbol, MlirOptMainConfig().verifyRoundtrip(true)).isGood);
}

// A single test, because options can be registered only once per process.
TEST(MlirOptMainTest, ReadsTheConfigurationFromTheCommandLine) {
  static llvm::cl::opt<std::string> ownOption("own-option", llvm::cl::desc("An option of the tool"));
  DialectRegistry registry;
  std::string header = registerCLIOptions("Test tool", registry);
  EXPECT_EQ(header, "Test tool\nAvailable Dialects: builtin\n");

  // The options are parsed by LLVM's command-line library.
  const char *args[] = {"test-opt",       "--symbol-dce", "--allow-unregistered-dialect",
                        "--own-option=1", "a.mlir",       "--verify-each=off",
                        "--cse"};
  ASSERT_TRUE(llvm::cl::ParseCommandLineOptions(int(std::size(args)), args, "", &llvm::errs()));
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  EXPECT_TRUE(config.shouldAllowUnregisteredDialects());
  EXPECT_FALSE(config.shouldVerifyPasses());
  EXPECT_TRUE(config.shouldVerifyOnParsing());
  EXPECT_EQ(ownOption, "1");
  MLIRContext context;
  PassManager manager(&context, "builtin.module");
  ASSERT_TRUE(succeeded(config.setupPassPipeline(manager)));
  std::string pipeline;
  llvm::raw_string_ostream os(pipeline);
  manager.printAsTextualPipeline(os);
  EXPECT_EQ(pipeline, "builtin.module(symbol-dce,cse)");
  EXPECT_THAT(Processed(unusedSymbol, config).output, Not(HasSubstr("@a")));

  // The options are parsed by parseCLIOptions(), which passes options of the tool to LLVM's library.
  std::string words[] = {"bin/test-opt",
                         "b.mlir",
                         "-o",
                         "out.mlir",
                         "--own-option",
                         "2",
                         "--mlir-diagnostic-verbosity-level=errors"};
  std::vector<char *> argv;
  for (std::string &word : words)
    argv.push_back(word.data());
  auto [input, output] = parseCLIOptions(int(argv.size()), argv.data(), header);
  EXPECT_EQ(input, "b.mlir");
  EXPECT_EQ(output, "out.mlir");
  EXPECT_EQ(ownOption, "2");
  EXPECT_EQ(MlirOptMainConfig::createFromCLOptions().getDiagnosticVerbosityLevel(),
            VerbosityLevel::ErrorsOnly);
}

TEST(ToolUtilitiesTest, ProcessesAllChunksAndFailsIfOneFails) {
  std::string output;
  llvm::raw_string_ostream os(output);
  std::vector<std::string> chunks;
  auto process = [&](std::unique_ptr<llvm::MemoryBuffer> chunk, llvm::raw_ostream &stream) {
    chunks.push_back(chunk->getBuffer().trim().str());
    stream << chunks.back() << '\n';
    return llvm::success(chunks.back() != "b");
  };
  auto buffer = [] { return llvm::MemoryBuffer::getMemBuffer("a\n// -----\nb\n// -----\nc\n", "in"); };
  EXPECT_TRUE(failed(splitAndProcessBuffer(buffer(), process, os, kDefaultSplitMarker, "--")));
  EXPECT_THAT(chunks, ::testing::ElementsAre("a", "b", "c"));
  EXPECT_EQ(output, "a\n--\nb\n--\nc\n");
  chunks.clear();
  EXPECT_TRUE(succeeded(splitAndProcessBuffer(buffer(), process, os, "")));
  EXPECT_EQ(chunks.size(), 1u);
}

} // namespace
