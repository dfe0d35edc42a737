//===- ConstraintMistakesTest.cpp - Errors in constraints -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;
using ::testing::Contains;
using ::testing::ElementsAre;

namespace {

TEST(ConstraintMistakesTest, DefaultValueWithAnUnknownPlaceholder) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let arguments = (ins DefaultValuedAttr<I32Attr, "$_bulider.f()">:$x); }
)td"),
              ElementsAre("2:45: warning: '$_bulider' is not a placeholder here; known are: $_self, $_op, "
                          "$_builder, $_ctxt, $0"));
}

TEST(ConstraintMistakesTest, ExpressionThatTableGenCannotResolve) {
  EXPECT_THAT(diagnose(R"td(
class Unset<string text> : Attr<TruePred, "unset"> {
  string prefix = ?;
  let constBuilderCall = !if(!eq(prefix, "x"), text, "");
}
def A_Op : T_Op<"a"> { let arguments = (ins Unset<"text">:$x); }
)td"),
              ::testing::IsEmpty());
}

TEST(ConstraintMistakesTest, PredicateWithOpenBracket) {
  EXPECT_THAT(diagnose(R"td(
def Bad : Type<CPred<"f($_self">, "bad">;
)td"),
              ElementsAre("2:16: error: C++ in a predicate: '(' is never closed, in 'f($_self'"));
}

TEST(ConstraintMistakesTest, PredicateWithStrayBracket) {
  EXPECT_THAT(diagnose(R"td(
def Bad : Type<CPred<"f($_self))">, "bad">;
)td"),
              ElementsAre("2:16: error: C++ in a predicate: ')' closes nothing, in 'f($_self))'"));
}

TEST(ConstraintMistakesTest, PredicateWithOpenString) {
  EXPECT_THAT(diagnose(R"td(
def Bad : Type<CPred<"f(\"x)">, "bad">;
)td"),
              ElementsAre("2:16: error: C++ in a predicate: string without an end, in 'f(\"x)'"));
}

TEST(ConstraintMistakesTest, PredicateWithUnknownPlaceholder) {
  EXPECT_THAT(
      diagnose(R"td(
def Bad : Type<CPred<"$_slef.isF32()">, "bad">;
)td"),
      ElementsAre(
          "2:16: error: '$_slef' is not a placeholder here; known are: $_self, $_op, $_builder, $_ctxt",
          "2:16: note: did you mean '$_self'?"));
}

TEST(ConstraintMistakesTest, PlaceholderInSubstitution) {
  EXPECT_THAT(
      diagnose(R"td(
def Bad : Type<SubstLeaves<"$_self", "$_elem", CPred<"$_self.isF32()">>, "bad">;
)td"),
      ElementsAre(
          "2:5: error: '$_elem' is not a placeholder here; known are: $_self, $_op, $_builder, $_ctxt"));
}

TEST(ConstraintMistakesTest, PredicateOfUnknownKind) {
  EXPECT_THAT(diagnose(R"td(
def Odd : Pred;
def Bad : Type<Odd, "bad">;
)td"),
              ElementsAre("2:5: error: 'Odd' is not a predicate that the generator knows"));
}

TEST(ConstraintMistakesTest, NegationWithTwoChildren) {
  EXPECT_THAT(diagnose(R"td(
def Bad : Type<CombinedPred<PredCombinerNot, [CPred<"1">, CPred<"2">]>, "bad">;
)td"),
              ElementsAre("2:16: error: a predicate of this kind combines exactly one other, not 2"));
}

TEST(ConstraintMistakesTest, PredicateMissing) {
  EXPECT_THAT(diagnose(R"td(
def Bad : TypeConstraint<?, "bad">;
)td"),
              ElementsAre("2:5: error: 'Bad' needs a value for its field 'predicate'"));
}

TEST(ConstraintMistakesTest, InvalidFunctionName) {
  EXPECT_THAT(diagnose(R"td(
def Bad : Type<TruePred, "bad"> { let cppFunctionName = "a-b"; }
)td"),
              ElementsAre("2:39: error: 'a-b' is not a C++ function name"));
}

TEST(ConstraintMistakesTest, BuilderCallWithOpenBracket) {
  EXPECT_THAT(diagnose(R"td(
def Bad : Type<TruePred, "bad">, BuildableType<"f(">;
)td"),
              ElementsAre("2:5: error: C++ in field 'builderCall': '(' is never closed"));
}

TEST(ConstraintMistakesTest, SubstitutionWithoutChild) {
  EXPECT_THAT(diagnose(R"td(
def Empty : SubstLeaves<"a", "b", CPred<"1">> { let children = []; }
def Bad : Type<Empty, "bad">;
)td"),
              ElementsAre("2:5: error: a predicate of this kind combines exactly one other, not 0"));
}

TEST(ConstraintMistakesTest, PropertyWithoutType) {
  EXPECT_THAT(diagnose(R"td(
def Bad : Property<>;
)td"),
              ElementsAre("2:5: error: property 'Bad' has no C++ type"));
}

TEST(ConstraintMistakesTest, PropertyThatDecoratesItself) {
  EXPECT_EQ(diagnose(R"td(
def Bad : Property<"int"> { let baseProperty = Bad; }
def T_AOp : T_Op<"a"> { let arguments = (ins Bad:$x); }
)td")
                .size(),
            1u);
}

TEST(ConstraintMistakesTest, PropertyWithOpenBracket) {
  EXPECT_THAT(diagnose(R"td(
def Bad : Property<"R"> { let printer = "f($_printer, $_storage"; }
)td"),
              ElementsAre("2:31: error: C++ in field 'printer': '(' is never closed"));
}

TEST(ConstraintMistakesTest, PropertyWithUnknownPlaceholder) {
  EXPECT_THAT(diagnose(R"td(
def Bad : Property<"R"> { let printer = "f($_parser, $_storage)"; }
)td"),
              ElementsAre("2:31: error: '$_parser' is not a placeholder in 'printer'; known are: $_storage, "
                          "$_printer, $_ctxt"));
}

TEST(ConstraintMistakesTest, DeprecatedPropertyIsUsed) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let arguments = (ins I32Property:$x); }
)td"),
              ElementsAre("2:45: warning: 'I32Property' is deprecated: use I32Prop"));
}

TEST(ConstraintMistakesTest, DeprecationActionIsConfigurable) {
  const char *text = R"td(
def A_Op : T_Op<"a"> { let arguments = (ins I32Property:$x); }
)td";
  EXPECT_THAT(diagnose(text, {.onDeprecated = DeprecatedAction::None}), ::testing::IsEmpty());
  EXPECT_THAT(diagnose(text, {.onDeprecated = DeprecatedAction::Error}),
              ElementsAre("2:45: error: 'I32Property' is deprecated: use I32Prop"));
}

TEST(ConstraintMistakesTest, DecorationsNestedTooDeeply) {
  std::string text = "\ndefvar a0 = I32Attr;\n";
  for (int i = 1; i < 300; ++i)
    text += "defvar a" + std::to_string(i) + " = DefaultValuedAttr<a" + std::to_string(i - 1) + ", \"1\">;\n";
  text += "def A_Op : T_Op<\"a\"> { let arguments = (ins a299:$x); }\n";
  EXPECT_THAT(diagnose(text),
              Contains(::testing::HasSubstr(
                  "'DefaultValuedAttr' is made of declarations that are nested more than 200 deep")));
}

TEST(ConstraintMistakesTest, PredicatesNestedTooDeeply) {
  std::string text = "\ndef P0 : Neg<CPred<\"f()\">>;\n";
  for (int i = 1; i < 300; ++i)
    text += "def P" + std::to_string(i) + " : Neg<P" + std::to_string(i - 1) + ">;\n";
  text += "def Bad : Type<P299, \"bad\">;\n";
  EXPECT_THAT(diagnose(text), ElementsAre("51:5: error: predicates are nested more than 250 deep"));
}

TEST(ConstraintMistakesTest, TypeConstraintUsedAsAttribute) {
  ModelFixture fixture("\ndef A_Op : T_Op<\"a\"> { let arguments = (ins I32Attr:$x); }");
  ModelContext &context = fixture.context();
  const llvm::Record &attribute = fixture.op("a").attributes()[0].constraint().record();
  EXPECT_EQ(getOrCheckTypeConstraint(fixture.mutableModels(), attribute, context), nullptr);
  EXPECT_THAT(
      fixture.diagnostics(),
      ElementsAre("<strata>/mlir/IR/CommonAttrConstraints.td: error: 'I32Attr' is not a type constraint"));
}

TEST(ConstraintMistakesTest, AttributeConstraintUsedAsType) {
  ModelFixture fixture("\ndef A_Op : T_Op<\"a\"> { let arguments = (ins I32:$x); }");
  ModelContext &context = fixture.context();
  const llvm::Record &type = fixture.op("a").operands()[0].constraint().record();
  EXPECT_EQ(getOrCheckAttrConstraint(fixture.mutableModels(), type, context), nullptr);
  EXPECT_THAT(
      fixture.diagnostics(),
      ElementsAre("<strata>/mlir/IR/CommonTypeConstraints.td: error: 'I32' is not an attribute constraint"));
}

} // namespace
