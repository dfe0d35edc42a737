//===- DriverTest.cpp - The table of backends, and running them -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/Backend.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"
#include <fstream>

using namespace mlir;
using ::testing::HasSubstr;
using ::testing::StartsWith;

namespace {

TEST(BackendsTest, BackendsHaveUniqueFlagsAndOneLineOfHelp) {
  llvm::StringSet<> flags, files;
  for (const Backend &backend : backends()) {
    EXPECT_TRUE(flags.insert(backend.flag).second) << backend.flag.str();
    EXPECT_FALSE(backend.flag.starts_with("-")) << backend.flag.str();
    EXPECT_FALSE(backend.help.empty()) << backend.flag.str();
    EXPECT_FALSE(backend.help.contains('\n')) << backend.flag.str();
    EXPECT_TRUE(llvm::isUpper(backend.help.front())) << backend.flag.str();
    EXPECT_NE(backend.write, nullptr) << backend.flag.str();
    if (!backend.file.empty()) {
      EXPECT_TRUE(files.insert(backend.file).second) << backend.file.str();
    }
    EXPECT_EQ(findBackend(backend.flag), &backend);
  }
  EXPECT_EQ(findBackend("gen-nothing"), nullptr);
}

class DriverTest : public ::testing::Test {
protected:
  DriverTest() { options.input = ::testing::TempDir() + "driver.td"; }
  void write(const char *text) { std::ofstream(options.input) << text; }
  FailureOr<GenResults> run(llvm::ArrayRef<llvm::StringRef> flags) {
    std::vector<const Backend *> wanted;
    for (llvm::StringRef flag : flags)
      wanted.push_back(findBackend(flag));
    llvm::raw_string_ostream os(errors);
    return runGenerators(options, wanted, os);
  }
  GenOptions options;
  std::string errors;
};

TEST_F(DriverTest, SeveralBackendsShareOneParse) {
  write("include \"mlir/IR/OpBase.td\"\n"
        "def T_Dialect : Dialect { let name = \"t\"; }\n"
        "def T_AOp : Op<T_Dialect, \"a\">;\n");
  FailureOr<GenResults> results = run({"gen-op-list", "gen-op-doc", "gen-op-decls", "gen-pass-doc"});
  ASSERT_TRUE(succeeded(results)) << errors;
  ASSERT_EQ(results->texts.size(), 4u);
  EXPECT_EQ(results->texts[0], "t.a\t::t::AOp\t\n");
  EXPECT_THAT(results->texts[1], HasSubstr("### `t.a`"));
  EXPECT_THAT(results->texts[2], HasSubstr("class AOp"));
  EXPECT_THAT(results->texts[3], StartsWith("<!-- "));
}

TEST_F(DriverTest, ErrorIsReportedOnceAndFailsOnlyDependentBackends) {
  write("include \"mlir/IR/OpBase.td\"\n"
        "def T_Dialect : Dialect { let name = \"t\"; }\n"
        "def T_AOp : Op<T_Dialect, \"a\"> { let assemblyFormat = \"$none attr-dict\"; }\n");
  EXPECT_TRUE(succeeded(run({"print-records", "gen-op-doc", "gen-pass-decls"})));
  EXPECT_EQ(errors, "");
  EXPECT_TRUE(failed(run({"gen-op-decls", "gen-op-defs", "gen-dialect-defs"})));
  EXPECT_EQ(llvm::StringRef(errors).count("error:"), 1u);
}

TEST_F(DriverTest, DefaultBackendPrintsRecords) {
  write("def A;\n");
  llvm::raw_string_ostream os(errors);
  FailureOr<GenResult> result = runGenerator(options, os);
  ASSERT_TRUE(succeeded(result));
  EXPECT_THAT(result->text, HasSubstr("def A {"));
}

} // namespace
