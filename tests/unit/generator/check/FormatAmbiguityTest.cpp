//===- FormatAmbiguityTest.cpp - Ambiguous assembly formats ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/check/FormatAmbiguity.h"
#include "tests/unit/generator/model/FormatFixture.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

constexpr llvm::StringLiteral members =
    "let arguments = (ins OptionalAttr<AnyAttr>:$any, OptionalAttr<I32Attr>:$int, UnitAttr:$u, "
    "UnitAttr:$w);\n"
    "let results = (outs AnyType:$r); let regions = (region AnyRegion:$body);\n";

std::vector<std::string> check(llvm::StringRef format) {
  ModelFixture fixture(opWithFormat(members, "[]", format));
  auto model = FormatModel::check(fixture.op("x"), fixture.context());
  bool isClear = succeeded(model) && succeeded(checkFormatAmbiguity(*model, fixture.context().diags()));
  EXPECT_EQ(isClear, llvm::none_of(fixture.diagnostics(), [](const std::string &line) {
              return llvm::StringRef(line).contains(": error: ");
            }));
  std::vector<std::string> texts;
  for (llvm::StringRef line : fixture.diagnostics())
    texts.push_back(line.split(": ").second.split(": ").second.str());
  return texts;
}

TEST(FormatAmbiguityTest, AttrDictBeforeRegionIsAmbiguous) {
  EXPECT_THAT(check("`:` type($r) attr-dict $body"),
              ElementsAre("format ambiguity caused by `attr-dict` directive followed by region `body`",
                          "try using `attr-dict-with-keyword` instead", "for example: t.x : i32 {} ..."));
  EXPECT_THAT(check("`:` type($r) attr-dict (`u` $u^)? $body"),
              ElementsAre("format ambiguity caused by `attr-dict` directive followed by region `body`",
                          "try using `attr-dict-with-keyword` instead", "for example: t.x : i32 {} ..."));
  EXPECT_THAT(check("`:` type($r) attr-dict-with-keyword $body"), IsEmpty());
  EXPECT_THAT(check("$body attr-dict `:` type($r)"), IsEmpty());
  EXPECT_THAT(check("attr-dict `:` type($r) $body"), IsEmpty());
}

TEST(FormatAmbiguityTest, ColonAfterAnyAttributeStartsItsType) {
  EXPECT_THAT(
      check("$body $any attr-dict `:` type($r)"),
      ElementsAre("format ambiguity caused by `:` literal found after attribute `any` which does not have a "
                  "buildable type",
                  "it follows here", "for example: t.x {} unit : ..."));
  EXPECT_THAT(check("$body ($any^)? (`u` $u^)? attr-dict `:` type($r)").size(), 3u);
  EXPECT_THAT(check("$body $any `to` attr-dict `:` type($r)"), IsEmpty());
  EXPECT_THAT(check("$body $int attr-dict `:` type($r)"), IsEmpty());
}

TEST(FormatAmbiguityTest, GroupThatStartsLikeTheNextElement) {
  EXPECT_THAT(
      check("$body (`a` $int^)? `a` attr-dict `:` type($r)"),
      ElementsAre(
          "format ambiguity: the optional group starts with `a`, and so does what may follow when it is "
          "absent",
          "it follows here", "for example: t.x {} a ..."));
  EXPECT_THAT(check("$body (`a` $int^)? (`b` $u^)? (`a` $w^)? attr-dict `:` type($r)").size(), 3u);
  EXPECT_THAT(check("$body (`a` $int^) : (`a` `b`)? attr-dict `:` type($r)").size(), 3u);
  EXPECT_THAT(check("$body (`a` $int^)? `b` `a` attr-dict `:` type($r)"), IsEmpty());
}

TEST(FormatAmbiguityTest, ClausesOfAnOilistWithEqualKeywords) {
  EXPECT_THAT(check("$body oilist(`a` $u | `b` $w | `a` $int) attr-dict `:` type($r)"),
              ElementsAre("format ambiguity: two clauses of the oilist start with `a`",
                          "the other clause is here", "for example: t.x {} a ..."));
  EXPECT_THAT(check("$body oilist(`a` $u | `b` $w) attr-dict `:` type($r)"), IsEmpty());
}

std::vector<std::string> checkType(llvm::StringRef parameters, llvm::StringRef format) {
  ModelFixture fixture(("def A : T_Type<\"A\"> { let mnemonic = \"a\"; let parameters = (ins " + parameters +
                        "); let assemblyFormat = \"" + format + "\"; }\n")
                           .str());
  auto model = DefFormatModel::check(*fixture.models().types().front(), fixture.context());
  (void)(succeeded(model) && succeeded(checkFormatAmbiguity(*model, fixture.context().diags())));
  std::vector<std::string> texts;
  for (llvm::StringRef line : fixture.diagnostics())
    texts.push_back(line.split(": ").second.split(": ").second.str());
  return texts;
}

TEST(FormatAmbiguityTest, ListAndStructParametersConsumeAComma) {
  llvm::StringRef two = "\"int\":$a, OptionalParameter<\"int\">:$b";
  EXPECT_THAT(checkType(two, "`<` struct($a, $b) `,` `x` `>`"),
              ElementsAre("`struct` directive with optional parameters cannot be followed by a comma literal",
                          "it follows here", "for example: !t.a<a = 1, b = 1, ..."));
  EXPECT_THAT(checkType(two, "`<` struct(params) `;` `x` `>`").size(), 1u); // ';' is no literal of formats.
  EXPECT_THAT(checkType("\"int\":$a, \"int\":$b", "`<` struct(params) `,` `x` `>`"), IsEmpty());
  llvm::StringRef list = "ArrayRefParameter<\"int\">:$a, \"int\":$b";
  EXPECT_THAT(
      checkType(list, "`<` $a `,` $b `>`"),
      ElementsAre("format ambiguity: the list `a` takes the `,` that follows for one between its elements",
                  "it follows here", "for example: !t.a<1, ..."));
  EXPECT_THAT(checkType(list, "`<` $b `,` $a `>`"), IsEmpty());
}

TEST(FormatAmbiguityTest, GroupOfATypeThatStartsLikeTheNextElement) {
  llvm::StringRef two = "OptionalParameter<\"int\">:$a, OptionalParameter<\"int\">:$b";
  EXPECT_THAT(
      checkType(two, "`<` (`of` $a^)? (`of` $b^)? `>`"),
      ElementsAre(
          "format ambiguity: the optional group starts with `of`, and so does what may follow when it is "
          "absent",
          "it follows here", "for example: !t.a<of ..."));
  EXPECT_THAT(checkType(two, "`<` (`of` $a^)? (`in` $b^)? `>`"), IsEmpty());
  // Not ambiguous: in the else part the anchor $a is not empty, so the part cannot start with `]`.
  EXPECT_THAT(checkType("OptionalArrayRefParameter<\"int\">:$a", "`[` (`]`) : ($a^ `]`)?"), IsEmpty());
}

} // namespace
