//===- SymbolTextTest.cpp - Forms of nested dialect symbols ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/SymbolText.h"
#include "gtest/gtest.h"

#include <vector>

using namespace mlir;

static std::string write(llvm::StringRef body) {
  SymbolText text;
  size_t begin = text.begin('!', "d");
  text.stream() << body;
  text.end(begin);
  return text.text().str();
}

TEST(SymbolTextTest, IdentifierWithOneBracketPairUsesThePrettyForm) {
  for (llvm::StringRef body : {"a", "a_1.b", "a<>", "a<b<c>, d<e>>", "a<\"\\\">\">", "a<() -> i32>", "x-"})
    EXPECT_EQ(write(body), "!d." + body.str());
}

TEST(SymbolTextTest, OtherBodiesUseTheBracketedForm) {
  for (llvm::StringRef body :
       {"", "1a", "_a", "a b", "a<b> c", "a<b><c>", "a<b", "a<b>>", "a<->", "a<\">", "[a]"})
    EXPECT_EQ(write(body), "!d<" + body.str() + ">");
}

TEST(SymbolTextTest, NestedSymbolsAreNotQuotedAgain) {
  SymbolText text;
  size_t outer = text.begin('!', "d");
  text.stream() << "pair<";
  for (llvm::StringRef body : {"a<b>", "c d", "e<\">\">"}) {
    size_t inner = text.begin('#', "e");
    text.stream() << body;
    text.end(inner);
    text.stream() << ", ";
  }
  text.stream() << "i32>";
  text.end(outer);
  EXPECT_EQ(text.text(), "!d.pair<#e.a<b>, #e<c d>, #e.e<\">\">, i32>");
}

TEST(SymbolTextTest, BracketOfANestedSymbolDoesNotCloseTheOuterOne) {
  SymbolText text;
  size_t outer = text.begin('!', "d");
  text.stream() << "a> ";
  size_t inner = text.begin('!', "d");
  text.stream() << "b<c>";
  text.end(inner);
  text.end(outer);
  EXPECT_EQ(text.text(), "!d<a> !d.b<c>>");
}

TEST(SymbolTextTest, DeepNestingTakesLinearTime) {
  constexpr unsigned depth = 200000; // Quadratic time would be hours.
  SymbolText text;
  std::vector<size_t> begins;
  std::string expected;
  for (unsigned i = 0; i != depth; ++i) {
    begins.push_back(text.begin('!', "d"));
    text.stream() << "n<";
    expected += "!d.n<";
  }
  for (unsigned i = depth; i--;) {
    text.stream() << ">";
    text.end(begins[i]);
  }
  EXPECT_EQ(text.text(), expected + std::string(depth, '>'));
}
