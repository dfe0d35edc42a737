//===- PatternModelTest.cpp - Valid and invalid patterns ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/PatternModel.h"
#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

namespace {

/// The ops that the patterns use, on one line.
constexpr llvm::StringLiteral ops =
    "def AddOp : T_Op<\"add\"> { let arguments = (ins AnyType:$lhs, AnyType:$rhs); let results = (outs "
    "AnyType:$r); } "
    "def NegOp : T_Op<\"neg\"> { let arguments = (ins AnyType:$in); let results = (outs AnyType:$r); } "
    "def AttrOp : T_Op<\"attr\"> { let arguments = (ins AnyType:$in, I32Attr:$value); let results = (outs "
    "AnyType:$r); } "
    "def SumOp : T_Op<\"sum\"> { let arguments = (ins Variadic<AnyType>:$in); let results = (outs "
    "AnyType:$r); } "
    "def TwoOp : T_Op<\"two\"> { let arguments = (ins AnyType:$in); let results = (outs AnyType:$r, "
    "AnyType:$s); } "
    "def SinkOp : T_Op<\"sink\"> { let arguments = (ins AnyType:$in); } "
    "def PropOp : T_Op<\"prop\"> { let arguments = (ins I32Prop:$p); } "
    "def LongOp : T_Op<\"long\"> { let arguments = (ins I64Prop:$p); } "
    "def KindA : I32EnumAttrCase<\"A\", 0>; def Kind : I32EnumAttr<\"Kind\", \"\", [KindA]>; "
    "def KindOp : T_Op<\"kind\"> { let arguments = (ins AnyType:$in, Kind:$kind); let results = (outs "
    "AnyType:$r); } "
    "def One : ConstantAttr<I32Attr, \"1\">; "
    "def Native : NativeCodeCall<\"f($0)\">; def Native2 : NativeCodeCall<\"f($0, $1)\">; "
    "def Two : NativeCodeCall<\"g($0)\", 2>; "
    "def Same : Constraint<CPred<\"$0 == $1\">, \"same\">;\n";

std::vector<std::string> check(llvm::StringRef text) {
  ModelFixture fixture((ops + text).str());
  if (fixture.isGood())
    (void)PatternModel::checkAll(fixture.mutableModels(), fixture.context());
  // Line 1 holds the ops; patterns start on line 2.
  return fixture.diagnostics();
}

TEST(PatternModelTest, AcceptsAllFormsOfPatterns) {
  EXPECT_THAT(
      check("def : Pat<(AddOp $a, $b), (AddOp $b, $a)>;\n"
            "def : Pat<(KindOp $a, KindA), (KindOp $a, KindA)>;\n"
            "def : Pat<(AddOp:$root (NegOp:$inner $a), $_), (AddOp $inner, $a), [(Same $root, $a)]>;\n"
            "def : Pat<(AttrOp $a, I32Attr:$v), (AttrOp $a, (Native $v))>;\n"
            "def : Pat<(AttrOp $a, One), (AttrOp (NegOp $a), One)>;\n"
            "def : Pat<(NegOp (NegOp $a)), (replaceWithValue $a), [(HasNoUseOf $a)]>;\n"
            "def : Pat<(AddOp (either (NegOp $a), I32:$b)), (AddOp $a, $b), [(AnyType $a)]>;\n"
            "def : Pat<(SumOp (variadic $a, $b)), (SumOp (variadic $b, $a))>;\n"
            "def : Pat<(SumOp $all), (SumOp $all)>;\n"
            "def : Pat<(NegOp (TwoOp:$two $a)), (AddOp $two__0, $two__1)>;\n"
            "def : Pattern<(TwoOp $a), [(NegOp:$n $a), (AddOp $n, $n)], [], [(SinkOp $n)]>;\n"
            "def : Pat<(TwoOp $a), (TwoOp $a, (location \"here\", $a))>;\n"
            "def : Pat<(NegOp $a), (NegOp (NegOp $a, (returnType $a)), (location $a))>;\n"
            "def : Pat<(NegOp $a), (NegOp (NegOp $a, (returnType \"$_builder.getI32Type()\")))>;\n"
            "def : Pat<(NegOp (ConstantLikeMatcher AnyAttr:$v)), (AttrOp (Native $v), One)>;\n"
            "def : Pat<(NegOp (Native2 $a, I32:$b)), (AddOp $a, $b)>;\n"
            "def : Pattern<(TwoOp $a), [(Two:$t $a), (AddOp $t__1, $t__0), (AddOp $t__0, $t__1)]>;\n"
            "def : Pat<(PropOp $p), (PropOp $p), [(Same $p, $p)]>;\n"
            "def : Pat<(PropOp ConstantProp<I32Prop, \"1\">), (PropOp ConstantProp<I32Prop, \"2\">)>;\n"
            "def : Pat<(PropOp ConfinedProp<I32Prop, CPred<\"$_self > 1\">>:$p), (PropOp (Native $p))>;\n"),
      IsEmpty());
}

TEST(PatternModelTest, BenefitIsTheNumberOfSourceOpsPlusTheAddedBenefit) {
  ModelFixture fixture((ops +
                        "def A : Pat<(AddOp (NegOp $a), (NegOp $b)), (AddOp $a, $b)>;\n"
                        "def B : Pat<(AddOp $a, $b), (AddOp $b, $a), [], [], (addBenefit 10)>;\n"
                        "def C : Pat<(AddOp (NegOp $a), $b), (AddOp $b, $a), [], [], (addBenefit -1)>;\n")
                           .str());
  auto patterns = PatternModel::checkAll(fixture.mutableModels(), fixture.context());
  ASSERT_TRUE(succeeded(patterns));
  ASSERT_EQ(patterns->size(), 3u);
  EXPECT_EQ((*patterns)[0]->benefit(), 3u);
  EXPECT_EQ((*patterns)[1]->benefit(), 11u);
  EXPECT_EQ((*patterns)[2]->benefit(), 1u);
}

TEST(PatternModelTest, AnonymousPatternsAreNumbered) {
  ModelFixture fixture((ops + "def : Pat<(AddOp $a, $b), (AddOp $b, $a)>;\n"
                              "def Named : Pat<(NegOp $a), (NegOp $a)>;\n"
                              "def : Pat<(SinkOp $a), (SinkOp $a)>;\n")
                           .str());
  auto patterns = PatternModel::checkAll(fixture.mutableModels(), fixture.context());
  ASSERT_TRUE(succeeded(patterns));
  EXPECT_EQ((*patterns)[0]->name(), "GeneratedConvert0");
  EXPECT_EQ((*patterns)[1]->name(), "Named");
  EXPECT_EQ((*patterns)[2]->name(), "GeneratedConvert1");
}

struct Mistake {
  const char *pattern;
  const char *expected; ///< The first diagnostic; line 2 is the pattern's.
};

constexpr Mistake mistakes[] = {
    {"def : Pattern<?, []>;", "2:1: error: the source of a pattern must be an op: (SomeOp ...)"},
    {"def : Pat<(One $a), (AddOp $b, $a)>;", "2:12: error: 'One' is no op"},
    {"def : Pat<(AddOp $a), (NegOp $a)>;",
     "2:12: error: op 't.add' argument number mismatch: 1 in the pattern vs. 2 in its definition"},
    {"def : Pat<(NegOp $a), (NegOp $a, $a)>;",
     "2:24: error: op 't.neg' argument number mismatch: 2 in the pattern vs. 1 in its definition"},
    {"def : Pat<(NegOp $a), (NegOp $value)>;", "2:30: error: name 'value' is not bound"},
    {"def : Pat<(NegOp $a), (NegOp $a), [(Same $a, $c)]>;", "2:46: error: name 'c' is not bound"},
    {"def : Pat<(NegOp:$x (NegOp:$x $a)), (NegOp $a)>;", "2:28: error: name 'x' is already bound"},
    {"def : Pat<(AttrOp $a, $a), (NegOp $a)>;", "2:23: error: name 'a' is already bound"},
    {"def : Pat<(AttrOp $a, (NegOp $b)), (NegOp $a)>;",
     "2:24: error: 'value' of 't.attr' is an attribute: an op cannot stand here"},
    {"def : Pat<(NegOp (SinkOp $a)), (NegOp $a)>;",
     "2:19: error: 't.sink' has 0 results: an op inside a source needs one at least"},
    {"def : Pat<(NegOp I32Attr:$a), (NegOp $a)>;",
     "2:18: error: I32Attr cannot be matched against operand 'in' of 't.neg'"},
    {"def : Pat<(AttrOp $a, I32:$b), (NegOp $a)>;",
     "2:23: error: I32 cannot be matched against attribute 'value' of 't.attr'"},
    {"def : Pat<(AttrOp $a, \"1\"), (NegOp $a)>;",
     "2:24: error: a string cannot be an argument; use a ConstantAttr or a NativeCodeCall"},
    {"def : Pat<(AttrOp $a, 1), (NegOp $a)>;",
     "2:1: error: 1 cannot be matched against attribute 'value' of 't.attr'"},
    {"def : Pat<(PropOp $a), (SinkOp $a)>;",
     "2:32: error: 'a' is a property, but operand 'in' of 't.sink' is expected"},
    {"def : Pat<(PropOp (Native $a)), (PropOp $a)>;",
     "2:20: error: property 'p' of 't.prop' cannot be matched by C++; use a ConfinedProp"},
    {"def : Pat<(PropOp I64Prop:$a), (PropOp $a)>;",
     "2:19: error: I64Prop cannot be matched against property 'p' of 't.prop'"},
    {"def : Pat<(PropOp One), (PropOp $a)>;",
     "2:19: error: One cannot be matched against property 'p' of 't.prop'"},
    {"def : Pat<(PropOp $_), (PropOp One)>;",
     "2:32: error: One cannot be matched against property 'p' of 't.prop'"},
    {"def : Pat<(PropOp $a), (LongOp $a)>;",
     "2:32: error: 'a' is a property of another kind, but property 'p' of 't.long' is expected"},
    {"def : Pat<(AttrOp $a, $v), (PropOp $v)>;",
     "2:36: error: 'v' is an attribute, but property 'p' of 't.prop' is expected"},
    {"def : Pat<(PropOp $p), (PropOp (PropOp $p))>;",
     "2:33: error: 'PropOp' is an op, but property 'p' of 't.prop' is expected"},
    {"def : Pattern<(PropOp $p), [(Native:$n $p), (PropOp $n)]>;",
     "2:53: error: 'n' is the result of a NativeCodeCall, but property 'p' of 't.prop' is expected"},
    {"def : Pat<(AddOp (either $a)), (NegOp $a)>;",
     "2:12: error: op 't.add' argument number mismatch: 1 in the pattern vs. 2 in its definition"},
    {"def : Pat<(AddOp (either $a), $b), (NegOp $a)>;",
     "2:19: error: 'either' takes two arguments, but there are 1"},
    {"def : Pat<(AttrOp (either $a, $b)), (NegOp $a)>;",
     "2:20: error: 'either' takes operands, and 'value' is none"},
    {"def : Pat<(NegOp (variadic $a)), (NegOp $a)>;",
     "2:19: error: 'variadic' matches a variadic operand, and 'in' is none"},
    {"def : Pat<(NegOp $a), (NegOp (variadic $a))>;",
     "2:31: error: 'variadic' builds a variadic operand, and 'in' is none"},
    {"def : Pat<(NegOp (Native \"s\")), (NegOp $a)>;",
     "2:27: error: a NativeCodeCall in a source defines values and attributes: \"s\" is neither a name nor a "
     "constraint"},
    {"def : Pat<(NegOp (Native2 $a, I32Attr:$b)), (AddOp $a, $b)>;",
     "2:56: error: 'b' is an attribute, but operand 'rhs' of 't.add' is expected"},
    {"def : Pat<(NegOp (Native2 $a, $b)), (AttrOp $a, $b)>;",
     "2:49: error: 'b' is a value, but attribute 'value' of 't.attr' is expected"},
    {"def : Pattern<(NegOp $a), [(Two:$t $a), (NegOp $t__2)]>;", "2:48: error: 't' has no part 2"},
    {"def : Pat<(NegOp $a), (NegOp (Native2 $a))>;",
     "2:31: error: '$1' in the C++ of 'f($0, $1)' stands for no argument: "
     "there are 1"},
    {"def : Pat<(NegOp $a), (NegOp (NativeCodeCall<\"f($0\"> $a))>;",
     "2:31: error: C++ of 'f($0': '(' is never closed"},
    {"def : Pat<(NegOp $a), (NegOp (NativeCodeCall<\"f($_bulider, $0)\"> $a))>;",
     "2:31: error: '$_bulider' in the C++ of 'f($_bulider, $0)' stands for no argument: there are 1"},
    {"def : Pat<(AttrOp $a, $v), (NegOp $v)>;",
     "2:35: error: 'v' is an attribute, but operand 'in' of 't.neg' is expected"},
    {"def : Pat<(AttrOp $a, $v), (AttrOp $a, $a)>;",
     "2:40: error: 'a' is a value, but attribute 'value' of 't.attr' is expected"},
    {"def : Pat<(AttrOp $a, $v), (AttrOp $a, (NegOp $a))>;",
     "2:41: error: 'NegOp' is an op, but attribute 'value' of 't.attr' is expected"},
    {"def : Pat<(NegOp $a), (NegOp I32)>;", "2:30: error: 'I32' is a constraint: nothing can be built from "
                                            "it; use a ConstantAttr or a NativeCodeCall"},
    {"def : Pat<(NegOp $a), (NegOp $_)>;", "2:30: error: an argument of 't.neg' is missing: specify it"},
    {"def : Pat<(NegOp (TwoOp:$t $a)), (NegOp $t__2)>;", "2:41: error: 't' has no part 2"},
    {"def : Pat<(NegOp $a), (NegOp (location \"x\"), $a)>;",
     "2:24: error: 'location' must come after all arguments"},
    {"def : Pat<(NegOp $a), (NegOp $a, (location \"x\"), (location \"y\"))>;",
     "2:51: error: there is another 'location' already"},
    {"def : Pat<(NegOp $a), (NegOp $a, (location))>;",
     "2:35: error: 'location' takes a text, or names of ops, or both with the text first"},
    {"def : Pat<(NegOp $a), (NegOp (NegOp $a, (returnType $a, $a)))>;",
     "2:42: error: 't.neg' has 1 results, but 'returnType' gives 2 types"},
    {"def : Pat<(NegOp $a), (NegOp $a, (returnType $a))>;",
     "2:24: error: 'returnType' cannot be given to an op that replaces the root: its types are the root's"},
    {"def : Pat<(NegOp $a), (replaceWithValue $a, $a)>;",
     "2:24: error: 'replaceWithValue' takes one name, but there are "
     "2 arguments"},
    {"def : Pat<(NegOp $a), (SinkOp $a)>;",
     "2:1: error: the result patterns give 0 values, but 't.neg' has 1 results to be replaced"},
    {"def : Pattern<(NegOp $a), []>;", "2:1: error: expected at least one result pattern"},
    {"def : Pat<(TwoOp $a), (NegOp $a)>;",
     "2:1: error: the result patterns give 1 values, but 't.two' has 2 results to be replaced"},
    {"def : Pat<(NegOp $a), (NegOp $a), [], [], (addBenefit \"x\")>;",
     "2:44: error: the benefit must be (addBenefit n) with a total of 0 to 65535, but is (addBenefit \"x\")"},
    {"def : Pat<(NegOp $a), (NegOp $a), [], [], (addBenefit -7)>;",
     "2:44: error: the benefit must be (addBenefit n) with a total of 0 to 65535, but is -6"},
    {"def : Pat<(NegOp $a), (NegOp $a), [(One $a)]>;",
     "2:37: error: 'One' is an attribute constraint: write it in the source, before the name"},
    {"def : Pat<(NegOp $a), (NegOp $a), [(NegOp $a)]>;",
     "2:37: error: 'NegOp' is no constraint that a pattern can ask for"},
    {"def : Pat<(NegOp $a), (NegOp $a), [(Same One, $a)]>;", "2:42: error: a constraint takes names: $x"},
    {"def : Pat<(NegOp $a), (NegOp $a), [(I32 $a, $a)]>;",
     "2:37: error: 'I32' takes one name, but there are 2"},
};

TEST(PatternMistakesTest, ErrorsAreReportedAtTheirWord) {
  for (const Mistake &mistake : mistakes) {
    std::vector<std::string> found = check(mistake.pattern);
    ASSERT_FALSE(found.empty()) << mistake.pattern;
    EXPECT_EQ(found.front(), mistake.expected) << mistake.pattern;
  }
}

TEST(PatternMistakesTest, SuggestsASimilarName) {
  std::vector<std::string> found = check("def : Pat<(NegOp $input), (NegOp $imput)>;");
  EXPECT_THAT(found.back(), HasSubstr("2:34: note: did you mean 'input'?"));
}

TEST(PatternMistakesTest, TooManyArgumentsPointAtTheDeclaration) {
  EXPECT_THAT(check("def : Pat<(AddOp $a), (NegOp $a)>;").back(), HasSubstr("1:5: note: declared here"));
}

TEST(PatternMistakesTest, NestingAndAlternativesAreBounded) {
  std::string deep = "$a", wide = "$a";
  for (unsigned i = 0; i != 200; ++i)
    deep = "(NegOp " + deep + ")";
  for (unsigned i = 0; i != 7; ++i)
    wide = "(AddOp (either " + wide + ", $b" + std::to_string(i) + "))";
  EXPECT_THAT(check("def : Pat<" + deep + ", (NegOp $a)>;").back(),
              HasSubstr("the pattern is nested too deeply: 64 levels are the maximum"));
  EXPECT_THAT(check("def : Pat<" + wide + ", (NegOp $a)>;").back(),
              HasSubstr("'either' can be used 6 times in one pattern at most"));
}

TEST(PatternMistakesTest, SizeIsBounded) {
  std::string wide = "$a";
  for (unsigned i = 0; i != 5000; ++i)
    wide += ", $a";
  EXPECT_THAT(check("def : Pat<(NegOp $a), (SumOp (variadic " + wide + "))>;"),
              ElementsAre("2:1: error: the pattern is too large: 4096 arguments are the maximum"));
}

constexpr llvm::StringLiteral kinds[] = {
#define STRATA_DIAGNOSTIC_KIND(Name) #Name,
#include "generator/model/PatternKinds.def"
};

[[maybe_unused]] ::testing::Environment *const environment =
    ::testing::AddGlobalTestEnvironment(new KindsEnvironment(kinds));

} // namespace
