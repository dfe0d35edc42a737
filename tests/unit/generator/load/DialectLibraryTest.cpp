//===- DialectLibraryTest.cpp - Tests of loading dialects ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/generator/load/LoadFixture.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

std::vector<std::string> names(llvm::ArrayRef<const DialectSpec *> dialects) {
  std::vector<std::string> result;
  for (const DialectSpec *spec : dialects)
    result.push_back(spec->name.str());
  return result;
}

TEST(DialectLibraryTest, LoadsAllDialectsOfAFile) {
  LoadFixture ir(R"td(
def E_Dialect : Dialect { let name = "e"; let cppNamespace = "::e"; }
def AOp : D_Op<"a">;
def BOp : Op<E_Dialect, "b">;
)td");
  EXPECT_THAT(ir.diagnostics(), IsEmpty());
  EXPECT_THAT(names(ir.library->dialects()), ElementsAre("d", "e"));
  EXPECT_EQ(ir.roundtrip("\"d.a\"() : () -> ()\n\"e.b\"() : () -> ()"),
            "\"d.a\"() : () -> ()\n\"e.b\"() : () -> ()");
}

TEST(DialectLibraryTest, FileWithoutDialectIsAnError) {
  LoadFixture ir("include \"mlir/IR/OpBase.td\"\n", false, /*withPrelude=*/false);
  EXPECT_FALSE(ir.isGood());
  ASSERT_EQ(ir.diagnostics().size(), 1u);
  EXPECT_THAT(ir.diagnostics()[0], ::testing::EndsWith("dialect.td' declares no dialect"));
}

TEST(DialectLibraryTest, ErrorsHaveLocations) {
  LoadFixture ir(R"td(
def AOp : D_Op<"a"> { let arguments = (ins I32:$x, I32:$x); }
)td");
  EXPECT_FALSE(ir.isGood());
  EXPECT_THAT(ir.diagnostics(), ::testing::Contains(::testing::StartsWith("2:")));
}

TEST(DialectLibraryTest, MissingFileIsAnError) {
  std::string output;
  llvm::raw_string_ostream os(output);
  EXPECT_TRUE(failed(DialectLibrary::load("no/such.td", {}, DialectRegistry(), os)));
  EXPECT_THAT(output, ::testing::HasSubstr("no/such.td"));
}

TEST(DialectLibraryTest, WarnsAboutEachHookThatNeedsCpp) {
  LoadFixture ir(R"td(
def AOp : D_Op<"a"> { let hasVerifier = 1; let hasRegionVerifier = 1; }
def BOp : D_Op<"b"> { let hasFolder = 1; let results = (outs I32:$r); }
def COp : D_Op<"c"> { let hasCanonicalizer = 1; }
def EOp : D_Op<"e"> { let hasCustomAssemblyFormat = 1; }
def Mine : NativeOpTrait<"Mine"> { let cppNamespace = "::my"; } def FOp : D_Op<"f", [Mine]>;
def P_Type : D_Type<"P"> { let parameters = (ins "int":$x); let mnemonic = "p"; let assemblyFormat = "`<` $x `>`";
  let genVerifyDecl = 1; }
)td");
  EXPECT_TRUE(ir.isGood());
  EXPECT_THAT(
      ir.diagnostics(),
      ElementsAre(
          "7:5: warning: the verifier of 'd.p' needs compiled C++ and is left out of the loaded dialect",
          "2:5: warning: the verifier of 'd.a' needs compiled C++ and is left out of the loaded dialect",
          "2:5: warning: the region verifier of 'd.a' needs compiled C++ and is left out of the loaded "
          "dialect",
          "3:5: warning: the folder of 'd.b' needs compiled C++ and is left out of the loaded dialect",
          "4:5: warning: the C++ canonicalisation of 'd.c' needs compiled C++ and is left out of the "
          "loaded dialect",
          "5:5: warning: the custom assembly format of 'd.e' needs compiled C++ and is left out of the "
          "loaded dialect",
          "6:69: warning: the trait Mine of 'd.f' needs compiled C++ and is left out of the loaded "
          "dialect"));
}

TEST(DialectLibraryTest, StrictLoadingFailsIfCppIsNeeded) {
  LoadFixture ir("\ndef A_Op : D_Op<\"a\"> { let hasVerifier = 1; }\n", /*strict=*/true);
  EXPECT_FALSE(ir.isGood());
  EXPECT_THAT(
      ir.diagnostics(),
      ElementsAre(
          "2:5: error: the verifier of 'd.a' needs compiled C++ and is left out of the loaded dialect"));
}

TEST(DialectLibraryTest, StrictLoadingSucceedsWithoutCpp) {
  LoadFixture ir("\ndef A_Op : D_Op<\"a\"> { let arguments = (ins I32:$x); }\n", /*strict=*/true);
  EXPECT_TRUE(ir.isGood());
  EXPECT_THAT(ir.diagnostics(), IsEmpty());
}

TEST(DialectLibraryTest, WarnsAboutUnknownDependentDialects) {
  LoadFixture ir(R"td(
def E_Dialect : Dialect { let name = "e"; let cppNamespace = "::e"; let dependentDialects = ["::no::NoDialect"]; }
)td");
  EXPECT_THAT(
      ir.diagnostics(),
      ElementsAre("2:5: warning: dialect 'e' depends on ::no::NoDialect, which this tool does not have"));
}

TEST(DialectLibraryTest, LaterDialectOfTheSameNameReplacesTheEarlierOne) {
  LoadFixture first("\ndef A_Op : D_Op<\"a\">;\n");
  LoadFixture second("\ndef B_Op : D_Op<\"b\">;\n");
  second.library->registerInto(first.registry);
  MLIRContext context(first.registry, MLIRContext::Threading::DISABLED);
  EXPECT_EQ(OperationName("d.a", &context).getSpec(), nullptr);
  EXPECT_NE(OperationName("d.b", &context).getSpec(), nullptr);
}

} // namespace
