//===- FormatMistakesTest.cpp - Errors in assembly formats ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "tests/unit/generator/model/FormatFixture.h"

using namespace mlir;
using ::testing::ElementsAre;

namespace {

struct Mistake {
  const char *format;
  /// The first diagnostic, with the offset of its character.
  const char *expected;
};

/// An op with all kinds of members; each line has one error.
constexpr Mistake mistakes[] = {
#define REST " $a $b $os $opt $g $s attr-dict type($b) type($r) type($ro)"
    // Characters and tokens.
    {"$a ! attr-dict", "3: error: '!' cannot occur in an assembly format"},
    {"$a `x", "3: error: unexpected end of format in literal: expected '`'"},
    {"custom<F>(\\\"x)", "10: error: unexpected end of format in string: expected '\"'"},
    {"$ a", "0: error: expected a variable name after '$'"},
    {"$1", "0: error: expected a variable name after '$'"},
    {"`|`",
     "0: error: expected valid literal but got '|': a literal is a keyword or one of _ : , = < > ( ) [ ] { } "
     "? + - * -> ..."},
    {"`::`",
     "0: error: expected valid literal but got '::': a literal is a keyword or one of _ : , = < > ( ) [ ] { "
     "} ? + - * -> ..."},
    {"`a b`",
     "0: error: expected valid literal but got 'a b': a literal is a keyword or one of _ : , = < > ( ) [ ] "
     "{ } ? + - * -> ..."},
    // Grammar.
    {"$a )", "3: error: expected a directive, a literal, a variable or an optional group, but found ')'"},
    {"$a typ($b)", "3: error: 'typ' is not a directive of op formats"},
    {"$a ^", "3: error: '^' marks the anchor of an optional group: there is no enclosing group"},
    {"type $a", "5: error: expected '(' after 'type', but found $a"},
    {"type($a", "7: error: expected ')', but found the end of the format"},
    {"type(`x`)", "5: error: `x` cannot be used as the argument of 'type'"},
    {"type(type($a))", "5: error: 'type' cannot be used as the argument of 'type'"},
    {"functional-type($a)", "18: error: expected ',', but found ')'"},
    {"(functional-type(operands, results))?",
     "1: error: 'functional-type' cannot be used in an optional group"},
    {"custom<>($a)", "7: error: expected the name of a custom directive, but found '>'"},
    {"custom<F>()",
     "10: error: expected a directive, a literal, a variable or an optional group, but found ')'"},
    {"custom<F>(`x`)", "10: error: `x` cannot be used as an argument of a custom directive"},
    {"custom<F>($a, \\\"f(\\\")", "14: error: C++ of an argument: '(' is never closed"},
    {"custom<F>(operands)", "10: error: 'operands' cannot be used as an argument of a custom directive"},
    {"custom<F>(custom<G>($a))", "10: error: 'custom' cannot be used as an argument of a custom directive"},
    {"ref($a)", "0: error: 'ref' cannot be used at the top level of a format"},
    {"results", "0: error: 'results' cannot be used at the top level of a format"},
    {"params", "0: error: 'params' is not a directive of op formats"},
    {"qualified(attr-dict)", "10: error: 'attr-dict' cannot be used as the argument of 'qualified'"},
    {"qualified(`x`)", "10: error: `x` cannot be used as the argument of 'qualified'"},
    {"oilist($a)", "7: error: expected a literal that starts the clause of the oilist, but found $a"},
    {"(oilist(`x` $u))?", "1: error: 'oilist' cannot be used in an optional group"},
    {"(attr-dict)?", "1: error: 'attr-dict' cannot be used in an optional group"},
    {"()?", "0: error: the optional group is empty"},
    {"($u^) : ()?", "8: error: the other half of the optional group is empty"},
    {"($u^)", "5: error: expected '?' that ends the optional group, but found the end of the format"},
    {"(`x` $u)?", "0: error: optional group has no anchor element: mark the one that decides with '^'"},
    {"($u^ $ov^)?", "8: error: only one element can be marked as the anchor of an optional group"},
    // Name resolution.
    {"$aa" REST,
     "0: error: '$aa' refers to no operand, result, attribute, property, region or successor of 't.x'"},
    {"$r" REST, "0: error: result 'r' can only be used in 'type(...)' or 'functional-type(...)'"},
    {"type($v)" REST, "5: error: 'type' needs an operand or a result, but 'v' is an attribute"},
    {"type($g)" REST, "5: error: 'type' needs an operand or a result, but 'g' is a region"},
    {"qualified($a) $b $os $opt $g $s attr-dict",
     "10: error: only attributes and types can be 'qualified', not "
     "operand 'a'"},
    {"custom<F>(ref($v))" REST,
     "14: error: 'ref' needs something that is bound before it, and attribute 'v' is not"},
    {"custom<F>(ref(type($b)))" REST,
     "19: error: 'ref' needs something that is bound before it, and the type of 'b' is not"},
    {"functional-type($a, $b)" REST,
     "20: error: 'functional-type' takes operands and results, but 'b' is an operand"},
    // Completeness and duplicate bindings.
    {"$a" REST, "3: error: operand 'a' is already bound"},
    {"$v $v" REST, "3: error: attribute 'v' is already bound"},
    {"operands" REST, "9: error: operand 'a' is already bound"},
    {"regions" REST, "23: error: region 'g' is already bound"},
    {"attr-dict" REST, "31: error: directive 'attr-dict' is already bound"},
    {"type($b)" REST, "45: error: the type of operand 'b' is already bound"},
    {"$a $b $os $g $s attr-dict type($b) type($r) type($ro)",
     "53: error: operand 'opt' is not bound: it is missing in the format"},
    {"operands $s attr-dict type($b) type($r) type($ro)",
     "49: error: region 'g' is not bound: it is missing in the format"},
    {"operands regions attr-dict type($b) type($r) type($ro)",
     "54: error: successor 's' is not bound: it is missing in the format"},
    {"operands regions successors type($b) type($r) type($ro)",
     "55: error: 'attr-dict' directive not found in the format"},
    {"operands prop-dict regions successors type($b) type($r) type($ro)",
     "9: error: 'prop-dict' needs an 'attr-dict' as well"},
    {"operands regions successors attr-dict type($r) type($ro)",
     "56: error: type of operand #1, named 'b', is not buildable and a buildable type cannot be inferred"},
    {"operands regions successors attr-dict type($b) type($r)",
     "55: error: type of result #1, named 'ro', is not buildable and a buildable type cannot be inferred"},
    // Optional groups.
    {"(`x` $a^)?" REST,
     "5: error: only variable length operands can be used in an optional group: 'a' must always be present"},
    {"(`x` type($r)^)? attr-dict",
     "10: error: only variable length results can be used in an optional group: 'r' must always be present"},
    {"(`x` $s^)? attr-dict", "5: error: a successor cannot be used in an optional group"},
    {"(`x` $v^)?" REST, "5: error: attribute 'v' cannot anchor an optional group: it does not determine "
                        "whether the group is present"},
    {"(`x`^ $v)?" REST, "1: error: literal 'x' cannot anchor an optional group: it does not determine "
                        "whether the group is present"},
    {"(type($ro)^)? attr-dict",
     "1: error: first parsable element of an optional group must be a literal, a variable "
     "or a custom directive"},
    {"oilist(`x` $a) attr-dict", "11: error: only variable length operands can be used in a clause of an "
                                 "oilist: 'a' must always be present"},
    {"oilist(`x` $v) attr-dict",
     "11: error: only optional attributes can be used in a clause of an oilist: 'v' must always be present"},
#undef REST
};

TEST(FormatMistakesTest, ErrorsAreReportedAtTheirCharacter) {
  for (const Mistake &mistake : mistakes) {
    std::vector<std::string> found = formatMistakes(everything, sized, mistake.format);
    ASSERT_FALSE(found.empty()) << mistake.format;
    EXPECT_EQ(found.front(), mistake.expected) << mistake.format;
  }
}

TEST(FormatMistakesTest, SuggestsASimilarDirective) {
  EXPECT_THAT(formatMistakes("", "[]", "atr-dict"),
              ElementsAre("0: error: 'atr-dict' is not a directive of op formats",
                          "0: note: did you mean 'attr-dict'?"));
}

TEST(FormatMistakesTest, DuplicateBindingNotesTheFirstOne) {
  EXPECT_THAT(formatMistakes("let arguments = (ins I32:$input);\n", "[]", "$input attr-dict $input"),
              ElementsAre("17: error: operand 'input' is already bound", "0: note: bound here"));
}

TEST(FormatMistakesTest, UnknownTypeNotesHowToSpecifyIt) {
  EXPECT_THAT(
      formatMistakes("let arguments = (ins AnyType:$input);\n", "[]", "$input attr-dict"),
      ElementsAre(
          "16: error: type of operand #0, named 'input', is not buildable and a buildable type cannot "
          "be inferred",
          "-: note: add 'type($input)' to the format, or a type constraint like AllTypesMatch to the "
          "op"));
}

TEST(FormatMistakesTest, NestingIsBounded) {
  std::string deep;
  for (unsigned i = 0; i != 100'000; ++i)
    deep += "(";
  std::vector<std::string> found = formatMistakes("", "[]", deep);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found.front(),
            "64: error: groups and directives are nested too deeply: 64 levels are the maximum");
}

TEST(FormatMistakesTest, LengthIsBounded) {
  std::string longFormat;
  for (unsigned i = 0; i != 100'000; ++i)
    longFormat += "`x`";
  EXPECT_THAT(formatMistakes("", "[]", longFormat),
              ElementsAre("24576: error: the format is too long: 8192 elements are the maximum"));
}

TEST(FormatMistakesTest, LocatesCharactersInCodeAndConcatenatedStrings) {
  EXPECT_THAT(diagnose("def T_AOp : T_Op<\"a\"> {\n"
                       "  let assemblyFormat = [{\n"
                       "    attr-dict\n"
                       "    nothing\n"
                       "  }];\n"
                       "}\n"),
              ElementsAre());
  auto check = [](llvm::StringRef text) {
    ModelFixture fixture(text);
    (void)FormatModel::check(fixture.op("a"), fixture.context());
    return fixture.diagnostics().empty() ? std::string() : fixture.diagnostics().front();
  };
  EXPECT_EQ(check("def T_AOp : T_Op<\"a\"> {\n"
                  "  let assemblyFormat = [{\n"
                  "    attr-dict\n"
                  "    nothing\n"
                  "  }];\n"
                  "}\n"),
            "4:5: error: 'nothing' is not a directive of op formats");
  EXPECT_EQ(check("def T_AOp : T_Op<\"a\"> {\n"
                  "  let assemblyFormat = \"attr-dict \" // a comment\n"
                  "                       \"`x` nothing\";\n"
                  "}\n"),
            "3:29: error: 'nothing' is not a directive of op formats");
  EXPECT_EQ(check("def T_AOp : T_Op<\"a\"> {\n"
                  "  let assemblyFormat = \"attr-dict \" # \"nothing\";\n"
                  "}\n"),
            "2:40: error: 'nothing' is not a directive of op formats");
}

TEST(FormatMistakesTest, FormatOfAClassNotesTheOp) {
  ModelFixture fixture("class Base<string m> : T_Op<m> { let assemblyFormat = \"`x`\"; }\n"
                       "def T_AOp : Base<\"a\">;\n");
  (void)FormatModel::check(fixture.op("a"), fixture.context());
  EXPECT_THAT(fixture.diagnostics(),
              ElementsAre("1:59: error: 'attr-dict' directive not found in the format",
                          "1:59: note: it holds the attributes that the format does not name",
                          "2:5: note: in the format of 't.a'"));
}

//===------------------------------------------------------------------------===//
// Types and attributes
//===------------------------------------------------------------------------===//

std::string defMistake(llvm::StringRef parameters, llvm::StringRef format) {
  ModelFixture fixture(("def T_X : T_Attr<\"X\"> { let mnemonic = \"x\"; let parameters = (ins " +
                        parameters + ");\n  let assemblyFormat = \"" + format + "\";\n}\n")
                           .str());
  if (!fixture.isGood())
    return "the model is wrong: " + fixture.diagnostics().front();
  (void)DefFormatModel::check(*fixture.models().attributes().front(), fixture.context());
  return fixture.diagnostics().empty() ? std::string() : fixture.diagnostics().front();
}

TEST(FormatMistakesTest, FormatsOfTypesAndAttributes) {
  constexpr llvm::StringLiteral two = "\"int\":$a, OptionalParameter<\"int\">:$b";
  EXPECT_EQ(defMistake(two, "$a $b"), "");
  EXPECT_EQ(defMistake(two, "$a"), "2:27: error: format is missing reference to parameter: b");
  EXPECT_EQ(defMistake(two, "$a $b $a"), "2:31: error: duplicate parameter 'a'");
  EXPECT_EQ(defMistake(two, "params $a"), "2:32: error: duplicate parameter 'a'");
  EXPECT_EQ(defMistake(two, "$c params"), "2:25: error: 't.x' has no parameter named 'c'");
  EXPECT_EQ(defMistake(two, "($a^)? $b"),
            "2:26: error: parameters in an optional group must be optional, and 'a' is not");
  EXPECT_EQ(defMistake(two, "$a (`x`^ $b)?"), "2:29: error: literal 'x' cannot anchor an optional group: it "
                                              "does not determine whether the group is present");
  EXPECT_EQ(defMistake(two, "custom<F>($a, ref($b)) $b"),
            "2:43: error: 'ref' needs something that is bound before it, and parameter 'b' is not");
  EXPECT_EQ(defMistake(two, "params attr-dict"),
            "2:32: error: 'attr-dict' is not a directive of type and attribute formats");
  EXPECT_EQ(defMistake(two, "struct(`x`)"), "2:32: error: `x` cannot be used as an argument of 'struct'");
  EXPECT_EQ(defMistake(two, "$a (($b^)?)?"),
            "2:28: error: optional group has no anchor element: mark the one that "
            "decides with '^'");
  EXPECT_EQ(defMistake("", "params"), "");
}

//===------------------------------------------------------------------------===//
// All diagnostic kinds
//===------------------------------------------------------------------------===//

constexpr llvm::StringLiteral kinds[] = {
#define STRATA_DIAGNOSTIC_KIND(Name) #Name,
#include "generator/model/FormatKinds.def"
};

[[maybe_unused]] ::testing::Environment *const environment =
    ::testing::AddGlobalTestEnvironment(new KindsEnvironment(kinds));

} // namespace
