//===- PatternLoweringTest.cpp - Lowering of rewrite patterns ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/lower/LoweredModel.h"
#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

namespace {

constexpr llvm::StringLiteral ops =
    "def AddOp : T_Op<\"add\", [SameOperandsAndResultType]> { let arguments = (ins AnyType:$lhs, "
    "AnyType:$rhs); "
    "let results = (outs AnyType:$r); } "
    "def NegOp : T_Op<\"neg\", [SameOperandsAndResultType]> { let arguments = (ins AnyType:$in); "
    "let results = (outs AnyType:$r); } "
    "def CastOp : T_Op<\"cast\"> { let arguments = (ins AnyType:$in); let results = (outs AnyType:$r); } "
    "def AttrOp : T_Op<\"attr\"> { let arguments = (ins AnyType:$in, I32Attr:$v, OptionalAttr<I32Attr>:$o); "
    "let results = (outs AnyType:$r); } "
    "def SumOp : T_Op<\"sum\"> { let arguments = (ins Variadic<AnyType>:$in); let results = (outs "
    "AnyType:$r); } "
    "def TwoOp : T_Op<\"two\"> { let arguments = (ins AnyType:$in); let results = (outs AnyType:$r, "
    "AnyType:$s); } "
    "def SinkOp : T_Op<\"sink\"> { let arguments = (ins AnyType:$in); } "
    "def One : ConstantAttr<I32Attr, \"1\">; "
    "def Call : NativeCodeCall<\"f($0)\">; "
    "def Same : Constraint<CPred<\"$0 == $1\">, \"same\">;\n";

std::vector<std::string> lowerAll(llvm::StringRef patterns) {
  ModelFixture fixture((ops + patterns).str());
  if (!fixture.isGood())
    return fixture.diagnostics();
  std::vector<std::string> result;
  DiagnosticEngine diags;
  diags.registerHandler([&](Diagnostic &diag) {
    ModelFixture::seenKinds().insert(diag.getKind().str());
    result.push_back(diag.str());
    for (const auto &note : diag.getNotes()) {
      ModelFixture::seenKinds().insert(note.getKind().str());
      result.push_back(note.str());
    }
    return success();
  });
  auto lowered = lowerModel(fixture.mutableModels(), diags);
  if (failed(lowered))
    return result;
  for (const CompiledPattern &pattern : (*lowered)->patterns()) {
    std::string text;
    llvm::raw_string_ostream os(text);
    pattern.dump(os);
    result.push_back(text);
  }
  return result;
}

std::string lower(llvm::StringRef pattern) {
  std::vector<std::string> all = lowerAll(("def P : " + pattern + ";\n").str());
  return all.empty() ? std::string() : all.front();
}

TEST(PatternLoweringTest, StructureIsMatchedBeforeAttributesAndConditions) {
  EXPECT_EQ(lower("Pat<(AddOp (AttrOp $a, One, $o), (NegOp I32:$a)), (AddOp $a, $a), [(Same $a, $o)]>"),
            "P: t.add, benefit 3, 11 registers\n"
            " match\n"
            "  %1 = Operand %0 0\n"
            "  %2 = DefiningOp %1\n"
            "  OpName %2 't.attr'\n"
            "  %3 = Operand %2 0\n"
            "  %4 = Operand %0 1\n"
            "  %5 = DefiningOp %4\n"
            "  OpName %5 't.neg'\n"
            "  %6 = Operand %5 0\n"
            "  %7 = Attribute %2 0\n"
            "  %8 = Attribute %2 1 optional\n"
            "  AttrEquals %7 1\n"
            "  TypeConstraint %6 I32\n"
            "  Same %3 %6\n"
            "  Native 'Same'(%3, %8)\n"
            " rewrite\n"
            "  %9 = Create 't.add'(%3, %3) -> Inferred\n"
            "  %10 = Result %9 0\n"
            "  Replace %0 %10\n");
}

TEST(PatternLoweringTest, UnusedOperandsAreNotMatched) {
  EXPECT_EQ(lower("Pat<(AddOp $_, $b), (NegOp $b)>"), "P: t.add, benefit 1, 4 registers\n"
                                                      " match\n"
                                                      "  %1 = Operand %0 1\n"
                                                      " rewrite\n"
                                                      "  %2 = Create 't.neg'(%1) -> Inferred\n"
                                                      "  %3 = Result %2 0\n"
                                                      "  Replace %0 %3\n");
}

TEST(PatternLoweringTest, ReplaceWithValueReplacesTheRoot) {
  EXPECT_EQ(lower("Pat<(NegOp (NegOp $a)), (replaceWithValue $a), [(HasNoUseOf $a)]>"),
            "P: t.neg, benefit 2, 4 registers\n"
            " match\n"
            "  %1 = Operand %0 0\n"
            "  %2 = DefiningOp %1\n"
            "  OpName %2 't.neg'\n"
            "  %3 = Operand %2 0\n"
            "  NoUse %3\n"
            " rewrite\n"
            "  Replace %0 %3\n");
}

TEST(PatternLoweringTest, ResultTypesAreThoseOfTheRootUnlessInferred) {
  EXPECT_THAT(lower("Pat<(NegOp $a), (CastOp $a)>"), HasSubstr("Create 't.cast'(%1) -> Replaced 0+1\n"));
  EXPECT_THAT(lower("Pattern<(TwoOp $a), [(CastOp $a), (CastOp $a)]>"),
              HasSubstr("  %2 = Create 't.cast'(%1) -> Replaced 0+1\n"
                        "  %3 = Result %2 0\n"
                        "  %4 = Create 't.cast'(%1) -> Replaced 1+1\n"
                        "  %5 = Result %4 0\n"
                        "  %6 = Concat(%3, %5)\n"
                        "  Replace %0 %6\n"));
  EXPECT_THAT(lower("Pat<(NegOp $a), (NegOp (CastOp $a, (returnType $a)))>"),
              HasSubstr("Create 't.cast'(%1) -> Explicit(%1)\n"));
  EXPECT_THAT(lower("Pat<(NegOp $a), (NegOp (CastOp $a, (returnType \"t()\")))>"),
              HasSubstr("  %2 = Native 't()'()\n  %3 = Create 't.cast'(%1) -> Explicit(%2)\n"));
}

TEST(PatternLoweringTest, NestedOpWithUnknownResultTypesIsAnError) {
  EXPECT_THAT(
      lowerAll("def P : Pat<(NegOp $a), (NegOp (CastOp $a))>;\n"),
      ElementsAre("the result types of 't.cast' do not follow from its arguments",
                  "specify them with (returnType ...), or let 't.cast' implement InferTypeOpInterface"));
}

TEST(PatternLoweringTest, AuxiliaryOpsAndPartsOfResults) {
  EXPECT_EQ(lower("Pattern<(NegOp (TwoOp:$two $a)), [(SinkOp $two__1), (AddOp $two__0, $two__1)], [], "
                  "[(SinkOp $a)]>"),
            "P: t.neg, benefit 2, 10 registers\n"
            " match\n"
            "  %1 = Operand %0 0\n"
            "  %2 = DefiningOp %1\n"
            "  OpName %2 't.two'\n"
            "  %3 = Operand %2 0\n"
            " rewrite\n"
            "  %4 = Result %2 1\n"
            "  %5 = Create 't.sink'(%4) -> Inferred\n"
            "  %6 = Result %2 0\n"
            "  %7 = Create 't.add'(%6, %4) -> Inferred\n"
            "  %8 = Result %7 0\n"
            "  %9 = Create 't.sink'(%3) -> Inferred\n"
            "  Replace %0 %8\n");
}

TEST(PatternLoweringTest, RootWithoutResultsIsErased) {
  EXPECT_THAT(lower("Pattern<(SinkOp $a), []>"), HasSubstr(" rewrite\n  Erase %0\n"));
}

TEST(PatternLoweringTest, VariadicOperandsAreMatchedAndCreated) {
  EXPECT_EQ(lower("Pat<(SumOp (variadic $a, (NegOp $b))), (SumOp (variadic $b, $a))>"),
            "P: t.sum, benefit 2, 9 registers\n"
            " match\n"
            "  %1 = Operand %0 0\n"
            "  Count %1 2\n"
            "  %2 = Element %1 0\n"
            "  %3 = Element %1 1\n"
            "  %4 = DefiningOp %3\n"
            "  OpName %4 't.neg'\n"
            "  %5 = Operand %4 0\n"
            " rewrite\n"
            "  %6 = Concat(%5, %2)\n"
            "  %7 = Create 't.sum'(%6) -> Replaced 0+1\n"
            "  %8 = Result %7 0\n"
            "  Replace %0 %8\n");
}

TEST(PatternLoweringTest, EitherIsLoweredToTwoPatterns) {
  std::vector<std::string> both = lowerAll("def P : Pat<(AddOp (either (NegOp $a), $b)), (AddOp $a, $b)>;\n");
  ASSERT_EQ(both.size(), 2u);
  EXPECT_THAT(both[0], StartsWith("P: t.add, benefit 2"));
  EXPECT_THAT(both[0], HasSubstr("  %1 = Operand %0 0\n  %2 = DefiningOp %1\n"));
  EXPECT_THAT(both[1], StartsWith("P_1: t.add, benefit 2"));
  EXPECT_THAT(both[1], HasSubstr("  %1 = Operand %0 0\n  %2 = Operand %0 1\n  %3 = DefiningOp %2\n"));
}

TEST(PatternLoweringTest, NativeMatchersBindTheirResults) {
  EXPECT_EQ(lower("Pat<(NegOp (ConstantLikeMatcher AnyAttr:$v)), (AttrOp (NegOp $x), (Call $v), $v)>"),
            "name 'x' is not bound");
  EXPECT_EQ(lower("Pat<(AddOp $x, (ConstantLikeMatcher I32Attr:$v)), (AttrOp $x, (Call $v), $v)>"),
            "P: t.add, benefit 1, 8 registers\n"
            " match\n"
            "  %1 = Operand %0 0\n"
            "  %2 = Operand %0 1\n"
            "  %3 = DefiningOp %2\n"
            "  %4 = Native 'ConstantLikeMatcher'(%3)\n"
            "  AttrConstraint %4 I32Attr\n"
            " rewrite\n"
            "  %5 = Native 'Call'(%4)\n"
            "  %6 = Create 't.attr'(%1) {0 = %5, 1 = %4} -> Replaced 0+1\n"
            "  %7 = Result %6 0\n"
            "  Replace %0 %7\n");
}

TEST(PatternLoweringTest, NativeMatchersBindSeveralResults) {
  EXPECT_EQ(
      lower(
          "Pat<(NegOp (NativeCodeCall<\"f($_self, $0, $1, $2)\"> $x, $_, I32Attr:$v)), (AttrOp $x, $v, $v)>"),
      "P: t.neg, benefit 1, 8 registers\n"
      " match\n"
      "  %1 = Operand %0 0\n"
      "  %2 = DefiningOp %1\n"
      "  %3 = Native 'f($_self, $0, $1, $2)'(%2)\n"
      "  %4 = Element %3 0\n"
      "  %5 = Element %3 2\n"
      "  AttrConstraint %5 I32Attr\n"
      " rewrite\n"
      "  %6 = Create 't.attr'(%4) {0 = %5, 1 = %5} -> Replaced 0+1\n"
      "  %7 = Result %6 0\n"
      "  Replace %0 %7\n");
}

TEST(PatternLoweringTest, NativeCallsReturnSeveralValues) {
  EXPECT_EQ(lower("Pattern<(NegOp $a), [(NativeCodeCall<\"g($0)\", 2>:$t $a), (AddOp $t__1, $t__0)]>"),
            "P: t.neg, benefit 1, 7 registers\n"
            " match\n"
            "  %1 = Operand %0 0\n"
            " rewrite\n"
            "  %2 = Native 'g($0)'(%1)\n"
            "  %3 = ResultAt %2 1\n"
            "  %4 = ResultAt %2 0\n"
            "  %5 = Create 't.add'(%3, %4) -> Inferred\n"
            "  %6 = Result %5 0\n"
            "  Replace %0 %6\n");
}

TEST(PatternLoweringTest, LocationsAreNamedOrFused) {
  EXPECT_THAT(lower("Pat<(NegOp:$n $a), (NegOp $a, (location \"here\", $n))>"),
              HasSubstr("  %2 = Location 'here'(%0)\n  %3 = Create 't.neg'(%1) -> Inferred at %2\n"));
}

TEST(PatternLoweringTest, NativeCallsHaveTypedParameters) {
  ModelFixture fixture((ops +
                        "def P : Pat<(AttrOp:$op (SumOp $all), $v, $_), (AttrOp (NativeCodeCall<\"g($0, $1, "
                        "$2)\"> $op, $all, $v), $v, $v)>;\n")
                           .str());
  ASSERT_TRUE(fixture.isGood());
  DiagnosticEngine diags;
  auto lowered = lowerModel(fixture.mutableModels(), diags);
  ASSERT_TRUE(succeeded(lowered));
  const CompiledPattern &pattern = (*lowered)->patterns().front();
  ASSERT_EQ(pattern.natives.size(), 1u);
  std::vector<std::string> types;
  for (const CompiledNative::Param &param : pattern.natives.front().params)
    types.push_back(param.cppType);
  EXPECT_THAT(types, ElementsAre("::mlir::Value", "::mlir::ValueRange", "::mlir::IntegerAttr"));
  EXPECT_THAT(pattern.generatedOps, ElementsAre("t.attr"));
  EXPECT_THAT(pattern.matchedOps, ElementsAre(0, 2));
}

TEST(PatternLoweringTest, PatternsOfOneRootShareAPrefix) {
  std::vector<std::string> two = lowerAll("def A : Pat<(AddOp (NegOp $a), $b), (AddOp $b, $a)>;\n"
                                          "def B : Pat<(AddOp (NegOp $a), (NegOp $b)), (AddOp $b, $a)>;\n");
  constexpr llvm::StringLiteral common = " match\n"
                                         "  %1 = Operand %0 0\n"
                                         "  %2 = DefiningOp %1\n"
                                         "  OpName %2 't.neg'\n"
                                         "  %3 = Operand %2 0\n"
                                         "  %4 = Operand %0 1\n";
  EXPECT_THAT(two[0], HasSubstr(common.str()));
  EXPECT_THAT(two[1], HasSubstr(common.str()));
}

//===----------------------------------------------------------------------===//
// Coverage of diagnostic kinds
//===----------------------------------------------------------------------===//

constexpr llvm::StringLiteral kinds[] = {
#define STRATA_DIAGNOSTIC_KIND(Name) #Name,
#include "generator/lower/DiagnosticKinds.def"
};

[[maybe_unused]] ::testing::Environment *const environment =
    ::testing::AddGlobalTestEnvironment(new KindsEnvironment(kinds));

} // namespace
