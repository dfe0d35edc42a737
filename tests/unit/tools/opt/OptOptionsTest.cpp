//===- OptOptionsTest.cpp - The command line ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/opt/OptOptions.h"
#include "llvm/Support/raw_ostream.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

/// The result of parsing command-line arguments, where `cse` and `dce` are registered passes.
struct Parsed {
  explicit Parsed(std::vector<const char *> args) {
    llvm::raw_string_ostream os(errors);
    isGood = succeeded(parseOptOptions(
        args, "opt", [](llvm::StringRef name) { return name == "cse" || name == "dce"; }, options, os));
  }
  OptOptions options;
  std::string errors;
  bool isGood;
};
std::string errorsOf(std::vector<const char *> args) {
  Parsed parsed(std::move(args));
  EXPECT_FALSE(parsed.isGood);
  return parsed.errors;
}

TEST(OptOptionsTest, NoArgumentReadsStandardInput) {
  Parsed parsed({});
  EXPECT_TRUE(parsed.isGood);
  EXPECT_EQ(parsed.options.input, "-");
  EXPECT_EQ(parsed.options.output, "-");
  EXPECT_EQ(parsed.options.verifyEach, VerifyLevel::Changed);
}

TEST(OptOptionsTest, OptionsAcceptOneOrTwoDashes) {
  Parsed parsed({"-allow-unregistered-dialect", "--no-implicit-module", "a.mlir"});
  EXPECT_TRUE(parsed.options.allowUnregisteredDialects);
  EXPECT_TRUE(parsed.options.noImplicitModule);
  EXPECT_EQ(parsed.options.input, "a.mlir");
}

TEST(OptOptionsTest, ValuesFollowAnEqualsSignOrAreSeparateArguments) {
  EXPECT_EQ(Parsed({"-o", "x", "a"}).options.output, "x");
  EXPECT_EQ(Parsed({"-o=x", "a"}).options.output, "x");
  EXPECT_THAT(Parsed({"-Ia", "-I", "b", "-I=c"}).options.includeDirs, ElementsAre("a", "b", "c"));
  EXPECT_THAT(Parsed({"--load-dialect=a.td", "--load-dialect", "b.td"}).options.loadDialects,
              ElementsAre("a.td", "b.td"));
}

TEST(OptOptionsTest, FlagsTakeTruthValues) {
  EXPECT_EQ(Parsed({"--verify-each=0"}).options.verifyEach, VerifyLevel::Off);
  EXPECT_EQ(Parsed({"--verify-each=false"}).options.verifyEach, VerifyLevel::Off);
  EXPECT_EQ(Parsed({"--verify-each=true"}).options.verifyEach, VerifyLevel::Changed);
  EXPECT_EQ(Parsed({"--verify-each"}).options.verifyEach, VerifyLevel::Changed);
  EXPECT_EQ(Parsed({"--verify-each=boundaries"}).options.verifyEach, VerifyLevel::Boundaries);
  EXPECT_EQ(Parsed({"--verify-each=all"}).options.verifyEach, VerifyLevel::All);
  EXPECT_THAT(errorsOf({"--verify-each=often"}), HasSubstr("for the --verify-each option"));
  EXPECT_THAT(errorsOf({"--verify-each=maybe"}), HasSubstr("--verify-each"));
}

TEST(OptOptionsTest, PassesKeepTheirOrderAndOptions) {
  Parsed parsed({"--cse", "--dce={a=1 b=2}", "--cse=a=1"});
  std::vector<std::string> passes;
  for (const OptOptions::PassRequest &request : parsed.options.passes)
    passes.push_back(request.name + "{" + request.options + "}");
  EXPECT_THAT(passes, ElementsAre("cse{}", "dce{a=1 b=2}", "cse{a=1}"));
}

TEST(OptOptionsTest, SplitMarkerIsOptional) {
  EXPECT_FALSE(Parsed({}).options.splitMarker);
  EXPECT_EQ(Parsed({"--split-input-file"}).options.splitMarker, "// -----");
  EXPECT_EQ(Parsed({"--split-input-file=//"}).options.splitMarker, "//");
}

TEST(OptOptionsTest, TwoDashesEndTheOptions) { EXPECT_EQ(Parsed({"--", "--cse"}).options.input, "--cse"); }

TEST(OptOptionsTest, InvalidArgumentsAreReported) {
  EXPECT_EQ(errorsOf({"--load-dialec=x"}),
            "opt: Unknown command line argument '--load-dialec=x'.  Try: 'opt --help'\n"
            "opt: Did you mean '--load-dialect'?\n");
  EXPECT_EQ(errorsOf({"--nothing-like-it"}),
            "opt: Unknown command line argument '--nothing-like-it'.  Try: 'opt --help'\n");
  EXPECT_EQ(errorsOf({"-o"}), "opt: for the --o option: requires a value!\n");
  EXPECT_THAT(errorsOf({"a", "b"}), HasSubstr("Too many positional arguments specified!"));
  EXPECT_THAT(errorsOf({"--cse", "--pass-pipeline=any(cse)"}),
              HasSubstr("can't be used with individual pass options"));
  EXPECT_EQ(errorsOf({"--mlir-print-ir-after=cse,nope"}),
            "opt: for the --mlir-print-ir-after option: Cannot find option named 'nope'!\n");
}

TEST(OptOptionsTest, EveryOptionIsInTheHelp) {
  std::string help;
  llvm::raw_string_ostream os(help);
  printOptionHelp(os);
  for (const char *option :
       {"-I <dir>", "-o <file>", "--load-dialect=<file.td>", "--split-input-file[=marker]", "--help"})
    EXPECT_THAT(help, HasSubstr(option));
}

} // namespace
