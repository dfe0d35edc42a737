//===- SpecWriterTest.cpp - Pieces that all descriptors have --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/SpecWriter.h"
#include "tests/unit/generator/model/ModelFixture.h"

using namespace strata;

namespace {

TEST(SpecWriterTest, FillsInWholeNames) {
  Replacements replacements = {{"_self", "type"}, {"0", "first"}, {"a", "x"}};
  EXPECT_EQ(fillIn("$_self.f($0, $a)", replacements), "type.f(first, x)");
  EXPECT_EQ(fillIn("$ab + $a_b + $10", replacements), "$ab + $a_b + $10");
  EXPECT_EQ(fillIn("$a$a $", replacements), "xx $");
  EXPECT_EQ(fillIn("", replacements), "");
}

TEST(SpecWriterTest, WhatIsFilledInIsNotFilledInAgain) {
  EXPECT_EQ(fillIn("$a", {{"a", "$b"}, {"b", "c"}}), "$b");
}

TEST(SpecWriterTest, TablesHaveOneEntryALine) {
  std::string text;
  llvm::raw_string_ostream os(text);
  CodeWriter out(os);
  EXPECT_EQ(emitTable(out, "int", "numbers", {"1", "2"}), "numbers");
  EXPECT_EQ(text, "static constexpr int numbers[] = {\n  1,\n  2,\n};\n");
}

TEST(SpecWriterTest, AnEmptyTableIsNotWritten) {
  std::string text;
  llvm::raw_string_ostream os(text);
  CodeWriter out(os);
  EXPECT_EQ(emitTable(out, "int", "numbers", {}), "{}");
  EXPECT_EQ(text, "");
}

TEST(SpecWriterTest, PlacesAreThoseOfTheDeclaration) {
  ModelFixture fixture("def A_Op : T_Op<\"a\">;\n", {});
  unsigned line = llvm::StringRef(ModelFixture::prelude).count('\n') + 1;
  EXPECT_EQ(specLoc(fixture.op("a").loc(), fixture.models()),
            ("{\"test.td\", " + llvm::Twine(line) + ", 5}").str());
  EXPECT_EQ(specLoc(llvm::SMLoc(), fixture.models()), "{}");
}

} // namespace
