//===- EnumMistakesTest.cpp - Errors in enums -----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

TEST(EnumMistakesTest, TwoCasesWithOneName) {
  EXPECT_THAT(diagnose(R"td(
def A : I32EnumAttrCase<"A", 0>;
def B : I32EnumAttrCase<"A", 1, "b">;
def E : I32EnumAttr<"E", "e", [A, B]>;
)td"),
              ElementsAre("3:5: error: enum 'E' has two cases 'A'", "2:5: note: the other case is here"));
}

TEST(EnumMistakesTest, TwoCasesWithOneSpelling) {
  EXPECT_THAT(diagnose(R"td(
def A : I32EnumAttrCase<"A", 0, "x">;
def B : I32EnumAttrCase<"B", 1, "x">;
def E : I32EnumAttr<"E", "e", [A, B]>;
)td"),
              ElementsAre("3:5: warning: enum 'E' has two cases that are written 'x'; the first one is read",
                          "2:5: note: the other case is here"));
}

TEST(EnumMistakesTest, TwoCasesWithOneValue) {
  EXPECT_THAT(diagnose(R"td(
def A : I32EnumAttrCase<"A", 1>;
def B : I32EnumAttrCase<"B", 1>;
def E : I32EnumAttr<"E", "e", [A, B]>;
)td"),
              ElementsAre("3:5: error: cases 'A' and 'B' of enum 'E' have the same value 1",
                          "2:5: note: the other case is here"));
}

TEST(EnumMistakesTest, CaseIsAKeyword) {
  EXPECT_THAT(diagnose(R"td(
def A : I32EnumAttrCase<"default", 1>;
def E : I32EnumAttr<"E", "e", [A]>;
)td"),
              ElementsAre("2:5: error: 'default' is not a C++ name for a case of enum 'E'"));
}

TEST(EnumMistakesTest, CaseThatStartsWithADigit) {
  EXPECT_THAT(diagnose(R"td(
def E : I32EnumAttr<"E", "e", [I32EnumAttrCase<"8x", 1>, I32EnumAttrCase<"16", 2>]>;
)td"),
              IsEmpty());
}

TEST(EnumMistakesTest, NoCases) {
  EXPECT_THAT(diagnose(R"td(
def E : I32EnumAttr<"E", "e", []>;
)td"),
              ElementsAre("2:5: warning: enum 'E' has no cases"));
}

TEST(EnumMistakesTest, InvalidName) {
  EXPECT_THAT(diagnose(R"td(
def A : I32EnumAttrCase<"A", 1>;
def E : I32EnumAttr<"a b", "e", [A]>;
)td"),
              ElementsAre("3:5: error: 'a b' is not a C++ name for an enum"));
}

TEST(EnumMistakesTest, ValueDoesNotFit) {
  EXPECT_THAT(diagnose(R"td(
def A : I8BitEnumCase<"A", 256>;
def E : I8BitEnum<"E", "e", [A]>;
)td"),
              ElementsAre("2:5: error: value 256 of case 'A' does not fit in the 8 bits of enum 'E'"));
}

TEST(EnumMistakesTest, InvalidWidth) {
  EXPECT_THAT(diagnose(R"td(
def A : EnumCase<"A", 1, "a", 7>;
def E : IntEnum<"E", "e", [A], 7>;
)td"),
              ElementsAre("3:5: error: enum 'E' cannot be 7 bits wide: 8, 16, 32 and 64 are possible"));
}

TEST(EnumMistakesTest, UnbalancedCppOfAnEnum) {
  EXPECT_THAT(diagnose(R"td(
def E : I32EnumAttr<"E", "e", [I32EnumAttrCase<"A", 0>]> {
  let stringToSymbolFnName = "a b";
  let underlyingType = "in(t";
}
)td"),
              ElementsAre("3:7: error: 'a b' is not a C++ function name",
                          "4:7: error: C++ in field 'underlyingType': '(' is never closed"));
}

TEST(EnumMistakesTest, InvalidNamespace) {
  EXPECT_THAT(diagnose(R"td(
def E : I32EnumAttr<"E", "e", [I32EnumAttrCase<"A", 0>]> { let cppNamespace = "a b"; }
)td"),
              ElementsAre("2:64: error: 'a b' is not a C++ namespace"));
}

TEST(EnumMistakesTest, BitsOverlap) {
  EXPECT_THAT(
      diagnose(R"td(
def A : I32BitEnumAttrCaseBit<"A", 0>;
def B : I32BitEnumAttrCase<"B", 3>;
def E : I32BitEnumAttr<"E", "e", [A, B]>;
)td"),
      ElementsAre(
          "3:5: warning: case 'B' of bit enum 'E' shares bits with other cases but is no group of them"));
}

TEST(EnumMistakesTest, InvalidSeparator) {
  EXPECT_THAT(diagnose(R"td(
def A : I32BitEnumAttrCaseBit<"A", 0>;
def E : I32BitEnumAttr<"E", "e", [A]> { let separator = ";"; }
)td"),
              ElementsAre("3:45: error: ';' cannot separate the bits of an enum: it must be '|' or ','"));
}

} // namespace
