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

TEST(DialectMistakesTest, DialectOptionSelectsOneOfTwoDialects) {
  ModelFixture fixture("\ndef D : Dialect { let name = \"d\"; }\ndef A_Op : Op<D, \"a\">;", {.dialect = "d"});
  ASSERT_TRUE(fixture.isGood());
  EXPECT_EQ(fixture.models().mainDialect()->name(), "d");
}

} // namespace
