//===- CodeWriterTest.cpp - Lines of C++ ----------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/CodeWriter.h"
#include "gtest/gtest.h"

using namespace strata;

namespace {

std::string written(llvm::function_ref<void(CodeWriter &)> write) {
  std::string text;
  llvm::raw_string_ostream os(text);
  CodeWriter out(os);
  write(out);
  return text;
}

TEST(CodeWriterTest, IndentsWhatIsOpen) {
  EXPECT_EQ(written([](CodeWriter &out) {
              out.open("class {0} {{", "A");
              out.access("public:");
              out.open("void f() {{");
              out.line("g({0}, {1});", 1, "\"x\"");
              out.line();
              out.close();
              out.close("};");
            }),
            "class A {\npublic:\n  void f() {\n    g(1, \"x\");\n\n  }\n};\n");
}

TEST(CodeWriterTest, TextIsNoFormat) {
  EXPECT_EQ(written([](CodeWriter &out) { out.text("{0} $x {{"); }), "{0} $x {{\n");
}

TEST(CodeWriterTest, NamespacesNest) {
  EXPECT_EQ(written([](CodeWriter &out) {
              out.openNamespace("::a::b");
              out.closeNamespace("::a::b");
            }),
            "namespace a {\nnamespace b {\n} // namespace b\n} // namespace a\n");
  EXPECT_EQ(written([](CodeWriter &out) { out.openNamespace(""); }), "");
}

TEST(CodeWriterTest, WhatBelongsToMlirIsPutIntoOurNamespace) {
  EXPECT_EQ(written([](CodeWriter &out) {
              out.openNamespace("::mlir::x");
              out.closeNamespace("::mlir::x");
            }),
            "namespace strata {\nnamespace x {\n} // namespace x\n} // namespace strata\n");
}

TEST(CodeWriterTest, AnAuthorsCodeGetsOurIndentation) {
  EXPECT_EQ(written([](CodeWriter &out) {
              out.open("{{");
              out.block("\n\n      int f() {\n        return 1;\n\n      }\n   \n");
              out.close();
            }),
            "{\n  int f() {\n    return 1;\n\n  }\n}\n");
  // The first line stands behind the opening bracket.
  EXPECT_EQ(written([](CodeWriter &out) { out.block("if (x)\n      y();\n    z();"); }), "if (x)\n  y();\nz();\n");
  EXPECT_EQ(written([](CodeWriter &out) { out.block(" \n "); }), "");
}

TEST(CodeWriterTest, CommentsHaveASlashOnEachLine) {
  EXPECT_EQ(written([](CodeWriter &out) { out.comment("\n  one\n    two\n"); }), "/// one\n/// two\n");
}

TEST(CodeWriterTest, QuotedTextIsALiteral) {
  EXPECT_EQ(quoted(""), "\"\"");
  EXPECT_EQ(quoted("a\"b\\c\nd"), "\"a\\\"b\\\\c\\nd\"");
  EXPECT_EQ(quoted(llvm::StringRef("\0\x01" "7", 3)), "\"\\000\\0017\"");
  EXPECT_EQ(quoted("é"), "\"é\"");
}

TEST(CodeWriterTest, KeywordsAreNoIdentifiers) {
  EXPECT_EQ(identifier("class"), "class_");
  EXPECT_EQ(identifier("classes"), "classes");
}

} // namespace
