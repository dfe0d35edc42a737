//===- FormatModelTest.cpp - Tests of op formats --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "tests/unit/generator/model/FormatFixture.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

/// Returns the type sources as text ("Parsed", "SameAs operand 0"), operands first.
std::vector<std::string> sources(llvm::StringRef members, llvm::StringRef traits, llvm::StringRef format) {
  ModelFixture fixture(opWithFormat(members, traits, format));
  auto model = FormatModel::check(fixture.op("x"), fixture.context());
  if (failed(model))
    return fixture.diagnostics();
  std::vector<std::string> result;
  auto add = [&](const FormatTypeSource &source) {
    static constexpr const char *names[] = {"Parsed", "Buildable", "SameAs", "Transform", "Inferred"};
    std::string text = names[unsigned(source.kind)];
    if (source.kind == FormatTypeSource::Kind::SameAs || source.kind == FormatTypeSource::Kind::Transform)
      text += (source.from.kind == MemberRef::Kind::Operand  ? " operand "
               : source.from.kind == MemberRef::Kind::Result ? " result "
                                                             : " attribute ") +
              std::to_string(source.from.index);
    result.push_back(text);
  };
  for (const FormatTypeSource &source : model->operandTypes())
    add(source);
  for (const FormatTypeSource &source : model->resultTypes())
    add(source);
  return result;
}

constexpr llvm::StringLiteral binary =
    "let arguments = (ins AnyType:$lhs, AnyType:$rhs); let results = (outs AnyType:$result);\n";

TEST(FormatModelTest, TypeInTheFormatIsParsed) {
  EXPECT_THAT(sources(binary, "[]", "operands attr-dict `:` functional-type(operands, results)"),
              ElementsAre("Parsed", "Parsed", "Parsed"));
}

TEST(FormatModelTest, SameOperandsAndResultTypeDerivesAllTypesFromOne) {
  EXPECT_THAT(sources(binary, "[SameOperandsAndResultType]", "$lhs `,` $rhs attr-dict `:` type($result)"),
              ElementsAre("SameAs result 0", "SameAs result 0", "Parsed"));
  EXPECT_THAT(sources(binary, "[SameOperandsAndResultType]", "$lhs `,` $rhs attr-dict `:` type($lhs)"),
              ElementsAre("Parsed", "SameAs operand 0", "SameAs operand 0"));
}

TEST(FormatModelTest, AllTypesMatchDerivesTypesOfItsMembersOnly) {
  EXPECT_THAT(sources(binary, "[AllTypesMatch<[\"lhs\", \"rhs\"]>]",
                      "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($result)"),
              ElementsAre("Parsed", "SameAs operand 0", "Parsed"));
}

TEST(FormatModelTest, TypedAttributeDeterminesTheResultType) {
  EXPECT_THAT(sources("let arguments = (ins AnyAttr:$value); let results = (outs AnyType:$result);\n",
                      "[AllTypesMatch<[\"value\", \"result\"]>]", "attr-dict $value"),
              ElementsAre("SameAs attribute 0"));
}

TEST(FormatModelTest, TypesMatchWithIsAppliedOnceInOneDirection) {
  constexpr llvm::StringLiteral traits = "[TypesMatchWith<\"x\", \"lhs\", \"rhs\", \"$_self\">, "
                                         "TypesMatchWith<\"y\", \"rhs\", \"result\", \"$_self\">]";
  EXPECT_THAT(sources(binary, traits, "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($result)"),
              ElementsAre("Parsed", "Transform operand 0", "Parsed"));
  EXPECT_THAT(sources(binary, traits, "$lhs `,` $rhs attr-dict `:` type($rhs) `,` type($result)").front(),
              ::testing::HasSubstr("type of operand #0, named 'lhs', is not buildable"));
  EXPECT_THAT(sources(binary, traits, "$lhs `,` $rhs attr-dict `:` type($lhs)").front(),
              ::testing::HasSubstr("type of result #0, named 'result', is not buildable"));
}

TEST(FormatModelTest, BuildableTypesAreNotParsed) {
  EXPECT_THAT(sources("let arguments = (ins I32:$a, Variadic<Index>:$b); let results = (outs I1:$r);\n", "[]",
                      "$a $b attr-dict"),
              ElementsAre("Buildable", "Buildable", "Buildable"));
  EXPECT_THAT(sources("let results = (outs Variadic<I1>:$r);\n", "[]", "attr-dict").front(),
              ::testing::HasSubstr("type of result #0, named 'r', is not buildable"));
}

TEST(FormatModelTest, InferenceDeterminesAllResultTypesOrNone) {
  EXPECT_THAT(sources("let results = (outs AnyType:$r, I32:$s);\n",
                      "[DeclareOpInterfaceMethods<InferTypeOpInterface>]", "attr-dict"),
              ElementsAre("Inferred", "Inferred"));
}

TEST(FormatModelTest, AcceptsAllElements) {
  EXPECT_THAT(
      formatMistakes(
          everything, sized,
          "$a `,` $b (`[` $os^ `]`)? (`opt` `(` $opt^ `)`) : (`none` `` ` ` `\\\\n`)? custom<F>($v, "
          "ref($a), ref(type($b)), \\\"42\\\", type($r)) $g $s oilist(`ov` $ov | `u` $u | `dv` `=` $dv) "
          "attr-dict-with-keyword type($ro)"),
      ElementsAre("105: error: 'ref' needs something that is bound before it, and the type of 'b' is not"));
  EXPECT_THAT(
      formatMistakes(
          everything, sized,
          "$a `,` $b `:` type($b) (`[` $os^ `]`)? (`opt` `(` $opt^ `)`) : (`none` `` ` ` `\\\\n`)? "
          "custom<F>($v, ref($a), ref(type($b)), \\\"42\\\", type($r)) $g $s oilist(`ov` $ov | `u` $u | "
          "`dv` `=` $dv) attr-dict-with-keyword type($ro)"),
      IsEmpty());
  EXPECT_THAT(formatMistakes(
                  everything, sized,
                  "prop-dict `{` operands `}` qualified($v) regions successors attr-dict `:` type(operands) "
                  "`->` type(results)"),
              IsEmpty());
}

TEST(FormatModelTest, WarnsAboutAPropertyThatIsNotPrinted) {
  llvm::StringRef members = "let arguments = (ins I64Prop:$n, UnitProp:$u);\n";
  EXPECT_THAT(
      formatMistakes(members, "[]", "$n attr-dict"),
      ElementsAre(
          "12: warning: property 'u' is in no part of the format: it has its default value after parsing"));
  EXPECT_THAT(formatMistakes(members, "[]", "$n prop-dict attr-dict"), IsEmpty());
}

TEST(FormatModelTest, OnlyOptionallyParsablePropertiesAnchorGroups) {
  EXPECT_THAT(formatMistakes("let arguments = (ins I64Prop:$n);\n", "[]", "(`n` $n^)? attr-dict").size(), 1u);
  EXPECT_THAT(
      formatMistakes("let arguments = (ins OptionalProp<I64Prop>:$n);\n", "[]", "(`n` $n^)? attr-dict"),
      IsEmpty());
  EXPECT_THAT(formatMistakes("let arguments = (ins DefaultValuedProp<Property<\"X\">, \"x\">:$n);\n", "[]",
                             "(`n` $n^)? attr-dict")
                  .size(),
              1u);
}

TEST(FormatModelTest, AttributesInTheFormatAreBound) {
  ModelFixture fixture(opWithFormat("let arguments = (ins I32Attr:$a, I32Attr:$b);\n", "[]", "$b attr-dict"));
  auto model = FormatModel::check(fixture.op("x"), fixture.context());
  ASSERT_TRUE(succeeded(model));
  EXPECT_FALSE(model->isBound(0));
  EXPECT_TRUE(model->isBound(1));
}

} // namespace
