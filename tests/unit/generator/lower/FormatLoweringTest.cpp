//===- FormatLoweringTest.cpp - Lowering of assembly formats -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/lower/LoweredModel.h"
#include "llvm/ADT/StringExtras.h"
#include "tests/unit/generator/model/FormatFixture.h"

using namespace mlir;

namespace {

/// Returns the dump of the lowered format, or the first diagnostic.
std::string lower(llvm::StringRef members, llvm::StringRef traits, llvm::StringRef format) {
  ModelFixture fixture(opWithFormat(members, traits, format));
  if (!fixture.isGood())
    return fixture.diagnostics().front();
  auto model = FormatModel::check(fixture.op("x"), fixture.context());
  if (failed(model))
    return fixture.diagnostics().front();
  std::string text;
  llvm::raw_string_ostream os(text);
  lowerFormat(*model).dump(os);
  return text;
}

/// Returns the printed literals and white space of a format; other printed elements are shown as 'x'.
std::string spacing(llvm::StringRef members, llvm::StringRef format) {
  ModelFixture fixture(opWithFormat(members, "[]", format));
  auto model = FormatModel::check(fixture.op("x"), fixture.context());
  if (failed(model))
    return fixture.diagnostics().front();
  CompiledFormat program = lowerFormat(*model);
  std::string text;
  for (const FormatInst &inst : program.code) {
    bool isDict = inst.op == FormatOp::AttrDict || inst.op == FormatOp::AttrDictKeyword;
    if (inst.flags & FormatFlag::SpaceBefore && !isDict)
      text += ' ';
    if (inst.op == FormatOp::Literal || inst.op == FormatOp::OilistClause)
      text += program.strings[inst.index];
    else if (inst.op == FormatOp::Space)
      text += ' ';
    else if (inst.op == FormatOp::NewLine)
      text += '\n';
    else if (inst.op < FormatOp::OptionalBegin && !isDict && !(inst.flags & FormatFlag::PresenceOnly))
      text += 'x';
  }
  return text;
}

constexpr llvm::StringLiteral binary =
    "let arguments = (ins AnyType:$lhs, AnyType:$rhs); let results = (outs AnyType:$result);\n";

TEST(FormatLoweringTest, BinaryOp) {
  EXPECT_EQ(lower(binary, "[SameOperandsAndResultType]", "$lhs `,` $rhs attr-dict `:` type($result)"),
            "0: Operand 0 [SpaceBefore]\n"
            "1: Literal ','\n"
            "2: Operand 1 [SpaceBefore]\n"
            "3: AttrDict [SpaceBefore]\n"
            "4: Literal ':' [SpaceBefore]\n"
            "5: ResultType 0 [SpaceBefore]\n"
            "operand 0: SameAs Result 0\n"
            "operand 1: SameAs Result 0\n"
            "result 0: Parsed\n"
            "bound:\n");
}

TEST(FormatLoweringTest, OptionalGroupHasAnchorAndEnd) {
  EXPECT_EQ(lower("let arguments = (ins Variadic<I32>:$a, OptionalAttr<I32Attr>:$v);\n", "[]",
                  "(`(` $a^ `)`)? (`v` $v^)? attr-dict"),
            "0: OptionalBegin Operand 0 -> 4\n"
            "1: Literal '('\n"
            "2: Operand 0\n"
            "3: Literal ')'\n"
            "4: OptionalEnd\n"
            "5: OptionalBegin Attribute 0 -> 8\n"
            "6: Literal 'v' [SpaceBefore]\n"
            "7: Attribute 0 [SpaceBefore]\n"
            "8: OptionalEnd\n"
            "9: AttrDict [SpaceBefore]\n"
            "operand 0: Buildable\n"
            "bound: 0\n");
}

TEST(FormatLoweringTest, ElseGroup) {
  EXPECT_EQ(lower("let arguments = (ins Optional<I32>:$a);\n", "[]", "(`none`) : (`some` $a^)? attr-dict"),
            "0: OptionalBegin Operand 0 -> 2 [Inverted]\n"
            "1: Literal 'none' [SpaceBefore]\n"
            "2: OptionalElse -> 5\n"
            "3: Literal 'some' [SpaceBefore]\n"
            "4: Operand 0 [SpaceBefore]\n"
            "5: OptionalEnd\n"
            "6: AttrDict [SpaceBefore]\n"
            "operand 0: Buildable\n"
            "bound:\n");
}

TEST(FormatLoweringTest, UnitAttributeAfterALiteralIsPresenceOnly) {
  constexpr llvm::StringLiteral unit = "let arguments = (ins UnitAttr:$u);\n";
  EXPECT_EQ(lower(unit, "[]", "(`fast` $u^)? attr-dict"), "0: OptionalBegin Attribute 0 -> 3\n"
                                                          "1: Literal 'fast' [SpaceBefore]\n"
                                                          "2: Attribute 0 [PresenceOnly]\n"
                                                          "3: OptionalEnd\n"
                                                          "4: AttrDict [SpaceBefore]\n"
                                                          "bound: 0\n");
  // A unit attribute that is the only element of its group is printed as an attribute.
  EXPECT_EQ(lower(unit, "[]", "($u^)? attr-dict"), "0: OptionalBegin Attribute 0 -> 2\n"
                                                   "1: Attribute 0 [SpaceBefore|FirstOfGroup]\n"
                                                   "2: OptionalEnd\n"
                                                   "3: AttrDict [SpaceBefore]\n"
                                                   "bound: 0\n");
}

TEST(FormatLoweringTest, OilistIsAChainOfClauses) {
  EXPECT_EQ(lower("let arguments = (ins UnitAttr:$u, OptionalAttr<I32Attr>:$v);\n", "[]",
                  "oilist(`u` $u | `v` `(` $v `)`) attr-dict"),
            "0: OilistBegin -> 7\n"
            "1: OilistClause 'u' -> 3 [SpaceBefore]\n"
            "2: Attribute 0 [PresenceOnly]\n"
            "3: OilistClause 'v' -> 7 [SpaceBefore]\n"
            "4: Literal '('\n"
            "5: Attribute 1 [Optional]\n"
            "6: Literal ')'\n"
            "7: OilistEnd\n"
            "8: AttrDict [SpaceBefore]\n"
            "bound: 0 1\n");
}

TEST(FormatLoweringTest, CustomDirectivesKeepTheirArguments) {
  EXPECT_EQ(lower("let arguments = (ins AnyType:$a, I32Attr:$v, OptionalAttr<I32Attr>:$o);\n"
                  "let regions = (region AnyRegion:$g);\n",
                  "[]", "$a `:` custom<F>($v, type($a), ref($a), \\\"1\\\", $g) (custom<G>($o)^)? attr-dict"),
            "0: Operand 0 [SpaceBefore]\n"
            "1: Literal ':' [SpaceBefore]\n"
            "2: Custom F(attribute 0, operand type 0, ref operand 0, \"1\", region 0) [SpaceBefore]\n"
            "3: OptionalBegin Custom 1 -> 5\n"
            "4: Custom G(attribute 1) anchor optional [SpaceBefore|FirstOfGroup]\n"
            "5: OptionalEnd\n"
            "6: AttrDict [SpaceBefore]\n"
            "operand 0: Parsed\n"
            "bound: 0 1\n");
}

TEST(FormatLoweringTest, OperandsResultsRegionsAndSuccessorsDirectives) {
  EXPECT_EQ(lower("let arguments = (ins AnyType:$a, I32Attr:$v); let results = (outs AnyType:$r);\n"
                  "let regions = (region AnyRegion:$g); let successors = (successor AnySuccessor:$s);\n",
                  "[]", "prop-dict operands regions successors attr-dict functional-type(operands, results)"),
            "0: PropDict [SpaceBefore]\n"
            "1: AllOperands [SpaceBefore]\n"
            "2: AllRegions [SpaceBefore]\n"
            "3: AllSuccessors [SpaceBefore]\n"
            "4: AttrDict [SpaceBefore]\n"
            "5: FunctionalType all all [SpaceBefore]\n"
            "operand 0: Parsed\n"
            "result 0: Parsed\n"
            "bound:\n");
}

TEST(FormatLoweringTest, SegmentSizesAreBoundAfterDeclaredAttributes) {
  EXPECT_THAT(lower("let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b, I32Attr:$v, I32Attr:$w);\n",
                    "[AttrSizedOperandSegments]", "$a `;` $b"),
              ::testing::HasSubstr("expected valid literal"));
  EXPECT_THAT(lower("let arguments = (ins Variadic<I32>:$a, Variadic<I32>:$b, I32Attr:$v, I32Attr:$w);\n",
                    "[AttrSizedOperandSegments]", "$a `:` $b `:` $w attr-dict"),
              ::testing::HasSubstr("bound: 1 2\n"));
}

TEST(FormatLoweringTest, TypeTransformIsKept) {
  EXPECT_THAT(
      lower(binary,
            "[TypesMatchWith<\"x\", \"lhs\", \"rhs\", \"f($_self)\">, AllTypesMatch<[\"lhs\", \"result\"]>]",
            "$lhs $rhs attr-dict `:` type($lhs)"),
      ::testing::HasSubstr("operand 1: Transform Operand 0 by f($_self)\nresult 0: SameAs Operand 0\n"));
}

TEST(FormatLoweringTest, WhitespaceEqualsThatOfMlirTblgen) {
  constexpr llvm::StringLiteral m =
      "let arguments = (ins I32Attr:$a, I32Attr:$b, UnitAttr:$u, OptionalAttr<I32Attr>:$o);\n";
  EXPECT_EQ(spacing(m, "attr-dict"), "");
  EXPECT_EQ(spacing(m, "$a attr-dict"), " x");
  EXPECT_EQ(spacing(m, "`word` $a attr-dict"), " word x");
  EXPECT_EQ(spacing(m, "`(` $a `)` attr-dict"), "(x)");
  EXPECT_EQ(spacing(m, "`[` $a `,` $b `]` attr-dict"), "[x, x]");
  EXPECT_EQ(spacing(m, "`<` $a `:` $b `>` attr-dict"), "<x : x>");
  EXPECT_EQ(spacing(m, "$a `->` $b attr-dict"), " x -> x");
  EXPECT_EQ(spacing(m, "$a `=` `->` $b attr-dict"), " x = -> x");
  EXPECT_EQ(spacing(m, "`:` `(` `)` `(` attr-dict"), " : () (");
  EXPECT_EQ(spacing(m, "`word` `(` `word` attr-dict"), " word(word");
  EXPECT_EQ(spacing(m, "`=` `{` `}` `,` attr-dict"), " = {},");
  EXPECT_EQ(spacing(m, "`a` `` `b` `` $a attr-dict"), " abx");
  EXPECT_EQ(spacing(m, "$a ` ` `(` ` ` $b attr-dict"), " x (  x");
  EXPECT_EQ(spacing(m, "`x` `\\\\n` `y` `{` `\\\\n` $a attr-dict"), " x\n y{\nx");
  EXPECT_EQ(spacing(m, "$a (`fast` $u^)? `` (`[` $o^ `]`)? attr-dict"), " x fast[x]");
  EXPECT_EQ(spacing(m, "attr-dict `,` oilist(`u` $u | `o` $o)"), ", u o x");
}

//===----------------------------------------------------------------------===//
// Formats of types and attributes
//===----------------------------------------------------------------------===//

std::string lowerDef(llvm::StringRef parameters, llvm::StringRef format) {
  ModelFixture fixture(("def T_X : T_Attr<\"X\"> { let mnemonic = \"x\"; let parameters = (ins " +
                        parameters + "); let assemblyFormat = \"" + format + "\"; }\n")
                           .str());
  if (!fixture.isGood())
    return fixture.diagnostics().front();
  auto model = DefFormatModel::check(*fixture.models().attributes().front(), fixture.context());
  if (failed(model))
    return fixture.diagnostics().front();
  std::string text;
  llvm::raw_string_ostream os(text);
  lowerDefFormat(*model).dump(os);
  return text;
}

constexpr llvm::StringLiteral two = "\"int\":$a, OptionalParameter<\"int\">:$b";

TEST(FormatLoweringTest, TypeAndAttributeParameters) {
  EXPECT_EQ(lowerDef(two, "`<` $a (`,` $b^)? `>`"), "0: Literal '<'\n"
                                                    "1: Parameter 0\n"
                                                    "2: OptionalBegin Parameter 1 -> 5\n"
                                                    "3: Literal ','\n"
                                                    "4: Parameter 1 [SpaceBefore|Optional]\n"
                                                    "5: OptionalEnd\n"
                                                    "6: Literal '>'\n");
  EXPECT_EQ(lowerDef(two, "`<` params `>`"), "0: Literal '<'\n1: AllParameters\n2: Literal '>'\n");
}

TEST(FormatLoweringTest, StructIsAChainOfFields) {
  EXPECT_EQ(lowerDef(two, "`<` struct(params) `>`"), "0: Literal '<'\n"
                                                     "1: StructBegin -> 4\n"
                                                     "2: StructField 0 -> 3\n"
                                                     "3: StructField 1 -> 4\n"
                                                     "4: StructEnd\n"
                                                     "5: Literal '>'\n");
  EXPECT_EQ(lowerDef(two, "`<` struct($b, custom<F>($a)) `>`"), "0: Literal '<'\n"
                                                                "1: StructBegin -> 5\n"
                                                                "2: StructField 1 -> 3\n"
                                                                "3: StructField 0 -> 5\n"
                                                                "4: Custom F(parameter 0)\n"
                                                                "5: StructEnd\n"
                                                                "6: Literal '>'\n");
}

TEST(FormatLoweringTest, OptionalGroupIsAnchoredByParametersOfAStruct) {
  EXPECT_EQ(lowerDef(two, "`<` $a (`,` struct($b)^)? `>`"), "0: Literal '<'\n"
                                                            "1: Parameter 0\n"
                                                            "2: OptionalBegin AllParameters 4 -> 7\n"
                                                            "3: Literal ','\n"
                                                            "4: StructBegin -> 6 [SpaceBefore]\n"
                                                            "5: StructField 1 -> 6\n"
                                                            "6: StructEnd\n"
                                                            "7: OptionalEnd\n"
                                                            "8: Literal '>'\n");
}

TEST(FormatLoweringTest, WhitespaceInTypeAndAttributeFormats) {
  constexpr llvm::StringLiteral plain = "\"int\":$a, \"int\":$b";
  EXPECT_EQ(lowerDef(plain, "`(` ` ` $a `(` `` $b"), "0: Literal '('\n"
                                                     "1: Space\n"
                                                     "2: Parameter 0\n"
                                                     "3: Literal '('\n"
                                                     "4: Parameter 1\n");
  EXPECT_EQ(lowerDef(plain, "`x` `\\\\n` `y` ` ` $a $b"), "0: Literal 'x' [SpaceBefore]\n"
                                                          "1: NewLine\n"
                                                          "2: Literal 'y'\n"
                                                          "3: Space\n"
                                                          "4: Parameter 0 [SpaceBefore]\n"
                                                          "5: Parameter 1 [SpaceBefore]\n");
}

TEST(FormatLoweringTest, LoweredModelHasTheFormatsOfItsOps) {
  ModelFixture fixture("def A : T_Op<\"a\"> { let assemblyFormat = \"attr-dict\"; }\ndef B : T_Op<\"b\">;\n");
  DiagnosticEngine diags;
  auto lowered = lowerModel(fixture.mutableModels(), diags);
  ASSERT_TRUE(succeeded(lowered));
  EXPECT_NE((*lowered)->format(fixture.op("a")), nullptr);
  EXPECT_EQ((*lowered)->format(fixture.op("b")), nullptr);
  std::string text;
  llvm::raw_string_ostream os(text);
  (*lowered)->dump(os);
  EXPECT_EQ(text, "format of t.a\n0: AttrDict [SpaceBefore]\nbound:\n");
}

TEST(FormatLoweringTest, PropertySlotsFollowAttributeSlots) {
  EXPECT_EQ(lower("let arguments = (ins I64Prop:$n, StrAttr:$s, UnitProp:$u, OptionalProp<I64Prop>:$o);",
                  "[]", "$n $s (`u` $u^)? ($o^)? attr-dict"),
            "0: Attribute 1 [SpaceBefore]\n"
            "1: Attribute 0 [SpaceBefore]\n"
            "2: OptionalBegin Attribute 2 -> 5\n"
            "3: Literal 'u' [SpaceBefore]\n"
            "4: Attribute 2 [PresenceOnly]\n"
            "5: OptionalEnd\n"
            "6: OptionalBegin Attribute 3 -> 8\n"
            "7: Attribute 3 [SpaceBefore|FirstOfGroup]\n"
            "8: OptionalEnd\n"
            "9: AttrDict [SpaceBefore]\n"
            "bound: 0 1 2 3\n");
}

TEST(FormatLoweringTest, NestedOperandGroupsAndTypeRanges) {
  EXPECT_EQ(lower("let arguments = (ins VariadicOfVariadic<I32, \"z\">:$v, DenseI32ArrayAttr:$z);", "[]",
                  "$v `:` type($v) attr-dict"),
            "0: OperandLists 0 sizes 0 [SpaceBefore]\n"
            "1: Literal ':' [SpaceBefore]\n"
            "2: OperandTypeLists 0 sizes 0 [SpaceBefore]\n"
            "3: AttrDict [SpaceBefore]\n"
            "operand 0: Parsed\n"
            "bound: 0\n");
  EXPECT_EQ(lower("let arguments = (ins AnyType:$f, Variadic<AnyType>:$v);",
                  "[RangedTypesMatchWith<\"s\", \"f\", \"v\", \"types($_self)\">]",
                  "$f $v attr-dict `:` type($f)"),
            "0: Operand 0 [SpaceBefore]\n"
            "1: Operand 1 [SpaceBefore]\n"
            "2: AttrDict [SpaceBefore]\n"
            "3: Literal ':' [SpaceBefore]\n"
            "4: OperandType 0 [SpaceBefore]\n"
            "operand 0: Parsed\n"
            "operand 1: TransformRange Operand 0 by types($_self)\n"
            "bound:\n");
}

} // namespace
