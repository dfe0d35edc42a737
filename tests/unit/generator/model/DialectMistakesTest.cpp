//===- DialectMistakesTest.cpp - Errors in dialects -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;
using ::testing::ElementsAre;

namespace {

TEST(DialectMistakesTest, NameMissing) {
  EXPECT_THAT(diagnose(R"td(
def D : Dialect { let cppNamespace = "d"; }
)td"),
              ElementsAre("2:5: error: 'D' needs a value for its field 'name'"));
}

TEST(DialectMistakesTest, NameWithASpace) {
  EXPECT_THAT(diagnose(R"td(
def D : Dialect { let name = "a b"; let cppNamespace = "d"; }
)td"),
              ElementsAre("2:23: error: 'a b' is not a name for a dialect: it takes letters, digits, '_' and "
                          "'-', and starts with a letter or '_'"));
}

TEST(DialectMistakesTest, InvalidNamespace) {
  EXPECT_THAT(diagnose(R"td(
def D : Dialect { let name = "d"; let cppNamespace = "a::"; }
)td"),
              ElementsAre("2:39: error: 'a::' is not a C++ namespace"));
}

TEST(DialectMistakesTest, DependentDialectIsNotACppClass) {
  EXPECT_THAT(diagnose(R"td(
def D : Dialect { let name = "d"; let dependentDialects = ["a b"]; }
)td"),
              ElementsAre("2:61: error: 'a b' is not the C++ class of a dialect"));
}

TEST(DialectMistakesTest, DiscardableAttributeWithoutName) {
  EXPECT_THAT(diagnose(R"td(
def D : Dialect { let name = "d"; let discardableAttrs = (ins "::A"); }
)td"),
              ElementsAre("2:39: error: discardable attribute 0 needs a name"));
}

TEST(DialectMistakesTest, ExtraDeclarationWithOpenBrace) {
  EXPECT_THAT(diagnose(R"td(
def D : Dialect { let name = "d"; let extraClassDeclaration = "{"; }
)td"),
              ElementsAre("2:39: error: C++ in field 'extraClassDeclaration' of 'D': '{' is never closed"));
}

TEST(DialectMistakesTest, MembersOfTwoDialects) {
  EXPECT_THAT(
      diagnose(R"td(
def D : Dialect { let name = "d"; }
def A_Op : Op<D, "a">;
def B_Op : T_Op<"b">;
)td"),
      ElementsAre(
          "2:5: error: this file declares things of several dialects (t, d); say which one with --dialect",
          "prelude: note: 't' is declared here"));
}

TEST(DialectMistakesTest, UnknownDialectOption) {
  EXPECT_THAT(diagnose("\ndef A_Op : T_Op<\"a\">;", {.dialect = "x"}),
              ElementsAre("prelude: error: there is no dialect 'x' here; known are: t"));
}

TEST(DialectMistakesTest, UnknownDialectOfTypes) {
  EXPECT_THAT(diagnose("\ndef A_Op : T_Op<\"a\">;", {.dialect = "x", .parts = ModelParts::Types}),
              ElementsAre("prelude: warning: there is no dialect 'x' here; known are: t"));
}

TEST(DialectMistakesTest, OnlyWantedPartsAreChecked) {
  constexpr llvm::StringLiteral text = R"td(
def A_Op : T_Op<"a"> { let arguments = (ins I32:$x, I32:$x); }
def B_Op : T_Op<"b">;
def C : T_Type<"C"> { let mnemonic = "c"; let parameters = (ins "int":$x); }
def D : I32EnumAttr<"D D", "d", []>;
)td";
  EXPECT_EQ(diagnose(text, {.parts = ModelParts::Dialects}).size(), 0u);
  EXPECT_EQ(diagnose(text, {.parts = ModelParts::Interfaces}).size(), 0u);
  EXPECT_EQ(diagnose(text, {.parts = ModelParts::Patterns}).size(), 0u);
  EXPECT_THAT(diagnose(text, {.parts = ModelParts::Types}),
              ElementsAre("4:5: error: 'C' has parameters and a mnemonic; it needs an assemblyFormat or "
                          "hasCustomAssemblyFormat"));
  ModelFixture fixture(text, {.parts = ModelParts::Dialects});
  ASSERT_TRUE(fixture.isGood());
  EXPECT_EQ(fixture.models().ops().size(), 1u); // The dialect's other op has errors.
}

TEST(DialectMistakesTest, TypesOfOneOfTwoDialects) {
  ModelFixture fixture("\ndef D : Dialect { let name = \"d\"; }\ndef A_Op : T_Op<\"a\">;\n"
                       "def A : TypeDef<D, \"A\"> { let mnemonic = \"a\"; }",
                       {.parts = ModelParts::Types});
  ASSERT_TRUE(fixture.isGood());
  EXPECT_EQ(fixture.models().mainDialect()->name(), "d");
}

TEST(DialectMistakesTest, DialectOptionSelectsOneOfTwoDialects) {
  ModelFixture fixture("\ndef D : Dialect { let name = \"d\"; }\ndef A_Op : Op<D, \"a\">;", {.dialect = "d"});
  ASSERT_TRUE(fixture.isGood());
  EXPECT_EQ(fixture.models().mainDialect()->name(), "d");
}

} // namespace
