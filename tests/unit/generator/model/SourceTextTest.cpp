//===- SourceTextTest.cpp - Tests of the limits of TableGen's parser ------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/SourceText.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using Kind = TextProblem::Kind;

namespace {

std::string repeat(llvm::StringRef text, unsigned count) {
  std::string result;
  while (count--)
    result += text;
  return result;
}

/// Returns the offset of the problem of a text, or -1.
long problemAt(const std::string &text, Kind kind) {
  TextProblem problem = findTextProblem(text);
  return problem.kind == kind ? problem.at - text.data() : -1;
}

long selfReferenceAt(llvm::StringRef text) {
  const char *place = findSelfReference(text);
  return place ? place - text.data() : -1;
}

TEST(SourceTextTest, ReportsTheFirstNulByte) {
  EXPECT_EQ(problemAt(std::string("def A;\0\0", 8), Kind::NotText), 6);
  EXPECT_FALSE(findTextProblem("def A; // \xc3\xa4"));
}

TEST(SourceTextTest, DepthCountsBracketsStatementsAndChains) {
  EXPECT_FALSE(findTextProblem(repeat("(", 1000)));
  EXPECT_EQ(problemAt(repeat("(", 1001), Kind::TooDeep), 1000);
  EXPECT_FALSE(findTextProblem(repeat("let x = 1 in ", 1000)));
  EXPECT_EQ(problemAt(repeat("let x = 1 in ", 1001), Kind::TooDeep), 13 * 1001 - 3);
  EXPECT_FALSE(findTextProblem("x" + repeat("#x", 1000)));
  EXPECT_EQ(problemAt("x" + repeat("#x", 1001), Kind::TooDeep), 2001);
  // Combined nesting: the depths of brackets and chains add up.
  EXPECT_TRUE(findTextProblem(repeat("x # (", 501)));
}

TEST(SourceTextTest, ClosedBracketsDoNotCount) {
  EXPECT_FALSE(findTextProblem(repeat("[({<>})]", 5000)));
  EXPECT_FALSE(findTextProblem(repeat("x # y, ", 5000)));
  EXPECT_FALSE(findTextProblem(repeat("x # y;\n", 5000)));
  EXPECT_FALSE(findTextProblem(repeat("foreach i = [1] in { }\n", 5000)));
  EXPECT_FALSE(findTextProblem(repeat(")", 5000)));
}

TEST(SourceTextTest, AnElseContinuesItsStatement) {
  EXPECT_TRUE(findTextProblem(repeat("if 0 then def A; else ", 600)));
  EXPECT_FALSE(findTextProblem(repeat("if 0 then { def A; } else { def B; }\n", 600)));
}

TEST(SourceTextTest, SkipsStringsCodeAndComments) {
  std::string many = repeat("(", 2000);
  EXPECT_FALSE(findTextProblem("\"" + many + "\\\"" + many + "\""));
  EXPECT_FALSE(findTextProblem("[{" + many + "}]"));
  EXPECT_FALSE(findTextProblem("// " + many + "\n/* " + many + " */"));
  EXPECT_TRUE(findTextProblem("// a comment\n" + many));
  EXPECT_FALSE(findTextProblem("\"never closed " + many));
  EXPECT_FALSE(findTextProblem("[{ never closed " + many));
  EXPECT_FALSE(findTextProblem("/* never closed " + many));
}

TEST(SourceTextTest, LimitsConsecutiveDirectives) {
  EXPECT_FALSE(findTextProblem(repeat("#define X\n", 1000)));
  EXPECT_EQ(problemAt(repeat("#define X\n", 1001), Kind::Directives), 10000);
  EXPECT_FALSE(findTextProblem(repeat("#ifdef X\ninclude \"x\"\n#endif\n", 2000)));
}

TEST(SourceTextTest, FindsClassesThatReferToThemselves) {
  EXPECT_EQ(selfReferenceAt("class C<int n> { C x = C<n>; }"), 23);
  EXPECT_EQ(selfReferenceAt("class C<int n> { int x = D<n>.x; }"), -1);
  EXPECT_EQ(selfReferenceAt("class C<int n>;\ndef X : C<1>;"), -1);
  EXPECT_EQ(selfReferenceAt("class C<int n> { int x = n; }\nclass D : C<1>;"), -1);
}

} // namespace
