//===- FormatAmbiguityTest.cpp - Formats that a parser cannot follow -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/check/FormatAmbiguity.h"
#include "tests/unit/generator/model/FormatFixture.h"

using namespace strata;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

constexpr llvm::StringLiteral members =
    "let arguments = (ins OptionalAttr<AnyAttr>:$any, OptionalAttr<I32Attr>:$int, UnitAttr:$u, UnitAttr:$w);\n"
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

TEST(FormatAmbiguityTest, ADictionaryBeforeARegionLooksLikeTheRegion) {
  EXPECT_THAT(check("`:` type($r) attr-dict $body"),
              ElementsAre("format ambiguity caused by `attr-dict` directive followed by region `body`",
                          "try using `attr-dict-with-keyword` instead"));
  EXPECT_THAT(check("`:` type($r) attr-dict (`u` $u^)? $body"),
              ElementsAre("format ambiguity caused by `attr-dict` directive followed by region `body`",
                          "try using `attr-dict-with-keyword` instead"));
  EXPECT_THAT(check("`:` type($r) attr-dict-with-keyword $body"), IsEmpty());
  EXPECT_THAT(check("$body attr-dict `:` type($r)"), IsEmpty());
  EXPECT_THAT(check("attr-dict `:` type($r) $body"), IsEmpty());
}

TEST(FormatAmbiguityTest, AColonBehindAnyAttributeStartsItsType) {
  EXPECT_THAT(check("$body $any attr-dict `:` type($r)"),
              ElementsAre("format ambiguity caused by `:` literal found after attribute `any` which does not have a "
                          "buildable type",
                          "it follows here"));
  EXPECT_THAT(check("$body ($any^)? (`u` $u^)? attr-dict `:` type($r)").size(), 2u);
  EXPECT_THAT(check("$body $any `to` attr-dict `:` type($r)"), IsEmpty());
  EXPECT_THAT(check("$body $int attr-dict `:` type($r)"), IsEmpty());
}

TEST(FormatAmbiguityTest, AGroupMustNotStartLikeWhatFollowsIt) {
  EXPECT_THAT(check("$body (`a` $int^)? `a` attr-dict `:` type($r)"),
              ElementsAre("format ambiguity: the optional group starts with `a`, and so does what may follow when it is "
                          "absent",
                          "it follows here"));
  EXPECT_THAT(check("$body (`a` $int^)? (`b` $u^)? (`a` $w^)? attr-dict `:` type($r)").size(), 2u);
  EXPECT_THAT(check("$body (`a` $int^) : (`a` `b`)? attr-dict `:` type($r)").size(), 2u);
  EXPECT_THAT(check("$body (`a` $int^)? `b` `a` attr-dict `:` type($r)"), IsEmpty());
}

TEST(FormatAmbiguityTest, ClausesOfAnOilistStartDifferently) {
  EXPECT_THAT(check("$body oilist(`a` $u | `b` $w | `a` $int) attr-dict `:` type($r)"),
              ElementsAre("format ambiguity: two clauses of the oilist start with `a`", "the other clause is here"));
  EXPECT_THAT(check("$body oilist(`a` $u | `b` $w) attr-dict `:` type($r)"), IsEmpty());
}

} // namespace
