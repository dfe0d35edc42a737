//===- SpecWriterTest.cpp - Tests of descriptor tables -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/SpecWriter.h"
#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;

namespace {

TEST(SpecWriterTest, SubstitutesWholePlaceholders) {
  Replacements replacements = {{"_self", "type"}, {"0", "first"}, {"a", "x"}};
  EXPECT_EQ(fillIn("$_self.f($0, $a)", replacements), "type.f(first, x)");
  EXPECT_EQ(fillIn("$ab + $a_b + $10", replacements), "$ab + $a_b + $10");
  EXPECT_EQ(fillIn("$a$a $", replacements), "xx $");
  EXPECT_EQ(fillIn("", replacements), "");
}

TEST(SpecWriterTest, SubstitutionIsNotRecursive) { EXPECT_EQ(fillIn("$a", {{"a", "$b"}, {"b", "c"}}), "$b"); }

TEST(SpecWriterTest, TablesHaveOneEntryPerLine) {
  std::string text;
  llvm::raw_string_ostream os(text);
  CodeWriter out(os);
  EXPECT_EQ(emitTable(out, "int", "numbers", {"1", "2"}), "numbers");
  EXPECT_EQ(text, "static constexpr int numbers[] = {\n    1,\n    2,\n};\n");
}

TEST(SpecWriterTest, TableGroupIsOneConstant) {
  std::string text;
  llvm::raw_string_ostream os(text);
  CodeWriter out(os);
  TableGroup group("tables");
  EXPECT_EQ(group.add("int", "numbers", {"1", "2"}), "tables.numbers");
  EXPECT_EQ(group.add("int", "others", {}), "{}");
  EXPECT_EQ(group.addStruct("::S", "s", {".x = tables.numbers"}), "tables.s");
  group.emit(out);
  EXPECT_EQ(
      text,
      "static constexpr struct {\n  int numbers[2];\n  ::S s;\n} tables = {\n    .numbers = {\n        1,\n"
      "        2,\n    },\n    .s = {\n        .x = tables.numbers,\n    },\n};\n");
}

TEST(SpecWriterTest, EmptyTableGroupIsNotEmitted) {
  std::string text;
  llvm::raw_string_ostream os(text);
  CodeWriter out(os);
  TableGroup("tables").emit(out);
  EXPECT_EQ(text, "");
}

TEST(SpecWriterTest, PointerAndReferenceMarksPrecedeTheName) {
  EXPECT_EQ(declarator("int", "x"), "int x");
  EXPECT_EQ(declarator("const A *", "x"), "const A *x");
  EXPECT_EQ(declarator("A&", "x"), "A &x");
  EXPECT_EQ(declarator("A * &", "x"), "A *&x");
}

TEST(SpecWriterTest, EmptyTableIsNotEmitted) {
  std::string text;
  llvm::raw_string_ostream os(text);
  CodeWriter out(os);
  EXPECT_EQ(emitTable(out, "int", "numbers", {}), "{}");
  EXPECT_EQ(text, "");
}

TEST(SpecWriterTest, SpecLocationsAreThoseOfTheDeclaration) {
  ModelFixture fixture("def A_Op : T_Op<\"a\">;\n", {});
  unsigned line = llvm::StringRef(ModelFixture::prelude).count('\n') + 1;
  EXPECT_EQ(specLoc(fixture.op("a").loc(), fixture.models()),
            ("{\"test.td\", " + llvm::Twine(line) + ", 5}").str());
  EXPECT_EQ(specLoc(llvm::SMLoc(), fixture.models()), "{}");
}

} // namespace
