//===- OpMistakesTest.cpp - Errors in ops ---------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

TEST(OpMistakesTest, NameMissing) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : Op<T_Dialect, ?>;
)td"),
              ElementsAre("2:5: error: 'A_Op' needs a value for its field 'opName'"));
}

TEST(OpMistakesTest, NameIsEmpty) {
  EXPECT_THAT(
      diagnose(R"td(
def A_Op : T_Op<"">;
)td"),
      ElementsAre("2:5: error: '' is not a name for an op: it takes visible characters other than '\"'"));
}

TEST(OpMistakesTest, BuilderParameterWithOpenBracket) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let builders = [OpBuilder<(ins "":$x, "f(":$y, CArg<"int", "}">:$z)>]; }
)td"),
              ElementsAre("2:58: error: C++ of parameter 0: it has no type",
                          "2:67: error: C++ of parameter 1: '(' is never closed",
                          "2:88: error: C++ of parameter 2: '}' closes nothing"));
}

TEST(OpMistakesTest, BuildersWithTheSameParameters) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let builders = [OpBuilder<(ins "int":$x)>, OpBuilder<(ins "int":$y)>]; }
)td"),
              ElementsAre("2:67: error: two builders of 'A_Op' have the same parameters",
                          "2:40: note: the other builder is here"));
}

TEST(OpMistakesTest, FormatAndCustomFormat) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let assemblyFormat = "attr-dict"; let hasCustomAssemblyFormat = 1; }
)td"),
              ElementsAre("2:62: warning: 'A_Op' has an assemblyFormat: hasCustomAssemblyFormat is ignored"));
}

TEST(OpMistakesTest, BuilderWithAnUnknownPlaceholder) {
  EXPECT_THAT(
      diagnose(R"td(
def A_Op : T_Op<"a"> { let builders = [OpBuilder<(ins "int":$x), "use($_bulider, $x);">]; }
)td"),
      ElementsAre(
          "2:40: warning: '$_bulider' is not a placeholder here; known are: $_builder, $_state, $_ctxt, "
          "$_get",
          "2:40: note: did you mean '$_builder'?",
          "2:40: warning: '$x' is not a placeholder here; known are: $_builder, $_state, $_ctxt, $_get"));
}

TEST(OpMistakesTest, NameWithASpace) {
  EXPECT_THAT(
      diagnose(R"td(
def A_Op : T_Op<"a b">;
)td"),
      ElementsAre("2:18: error: 'a b' is not a name for an op: it takes visible characters other than '\"'"));
}

TEST(OpMistakesTest, NameThatNeedsQuotes) {
  for (const char *name : {"a-b", "a#b", "a..b", ".a", "a:b/c"}) {
    std::string text = std::string("\ndef A_Op : T_Op<\"") + name + "\">;\n";
    EXPECT_THAT(diagnose(text),
                ElementsAre(std::string("2:18: warning: '") + name +
                            "' is only readable in quotes, in the generic form: other names "
                            "take letters, digits, '_', '$' and '.', and '.' only in between"));
  }
}

TEST(OpMistakesTest, NamesThatHideAccessorsOfEveryOp) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let arguments = (ins I32:$context, I32Attr:$loc); }
)td"),
              IsEmpty());
}

TEST(OpMistakesTest, DialectMissing) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : Op<?, "a">;
)td"),
              ElementsAre("2:5: error: 'A_Op' needs a value for its field 'opDialect'"));
}

TEST(OpMistakesTest, ClassNameIsACppKeyword) {
  EXPECT_THAT(diagnose(R"td(
def A_class : T_Op<"a">;
)td"),
              ElementsAre("2:5: error: the C++ class of op 'a' would be called 'class'"));
}

TEST(OpMistakesTest, NamespaceWithDots) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let cppNamespace = "a.b"; }
)td"),
              ElementsAre("2:28: error: 'a.b' is not a C++ namespace"));
}

TEST(OpMistakesTest, ArgumentsAreAnOutsList) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let arguments = (outs I32:$x); }
)td"),
              ElementsAre("2:28: error: field 'arguments' must be (ins ...), but is (outs ...)"));
}

TEST(OpMistakesTest, ArgumentIsAString) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let arguments = (ins "I32":$x); }
)td"),
              ElementsAre("2:51: error: \"I32\" is no constraint; 'arguments' lists constraints with names"));
}

TEST(OpMistakesTest, ArgumentIsARegion) {
  EXPECT_THAT(
      diagnose(R"td(
def A_Op : T_Op<"a"> { let arguments = (ins AnyRegion:$x); }
)td"),
      ElementsAre("2:55: error: 'AnyRegion' is a region constraint: it cannot be an argument of an op"));
}

TEST(OpMistakesTest, ArgumentIsATrait) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let arguments = (ins I32:$x, Pure:$y); }
)td"),
              ElementsAre("2:58: error: 'Pure' is a trait: it cannot be an argument of an op"));
}

TEST(OpMistakesTest, ArgumentWithoutStorage) {
  EXPECT_THAT(
      diagnose(R"td(
def A_Op : T_Op<"a"> { let arguments = (ins IntPositive:$x); }
)td"),
      ElementsAre("2:57: error: 'IntPositive' is only a condition on attributes: use it in a ConfinedAttr"));
}

TEST(OpMistakesTest, ResultIsAnAttribute) {
  EXPECT_THAT(
      diagnose(R"td(
def A_Op : T_Op<"a"> { let results = (outs I32Attr:$x); }
)td"),
      ElementsAre("2:52: error: 'I32Attr' is an attribute constraint: a result needs a type constraint"));
}

TEST(OpMistakesTest, RegionIsAType) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let regions = (region AnyType:$x); }
)td"),
              ElementsAre("2:54: error: 'AnyType' is a type constraint: a region needs a region constraint"));
}

TEST(OpMistakesTest, SuccessorIsARegion) {
  EXPECT_THAT(
      diagnose(R"td(
def A_Op : T_Op<"a"> { let successors = (successor AnyRegion:$x); }
)td"),
      ElementsAre(
          "2:62: error: 'AnyRegion' is a region constraint: a successor needs a successor constraint"));
}

TEST(OpMistakesTest, AttributeWithoutName) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let arguments = (ins I32:$x, I32Attr); }
)td"),
              ElementsAre("2:28: error: attribute 0 of 'A_Op' needs a name"));
}

TEST(OpMistakesTest, PropertyWithoutName) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let arguments = (ins I64Prop); }
)td"),
              ElementsAre("2:28: error: property 0 of 'A_Op' needs a name"));
}

TEST(OpMistakesTest, TwoOperandsWithOneName) {
  EXPECT_THAT(
      diagnose(R"td(
def A_Op : T_Op<"a"> { let arguments = (ins I32:$x, I32:$y, I64:$x); }
)td"),
      ElementsAre("2:65: error: 'x' names an operand and another of 'A_Op'", "2:49: note: first used here"));
}

TEST(OpMistakesTest, OperandAndResultWithOneName) {
  EXPECT_THAT(
      diagnose(R"td(
def A_Op : T_Op<"a"> { let arguments = (ins I32:$x); let results = (outs I32:$x); }
)td"),
      ElementsAre("2:78: error: 'x' names an operand and a result of 'A_Op'", "2:49: note: first used here"));
}

TEST(OpMistakesTest, OperandAndAttributeWithOneName) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let arguments = (ins I32:$x, I32Attr:$x); }
)td"),
              ElementsAre("2:61: error: 'x' names an operand and an attribute of 'A_Op'",
                          "2:49: note: first used here"));
}

TEST(OpMistakesTest, ResultAndRegionWithOneName) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let results = (outs I32:$body); let regions = (region AnyRegion:$body); }
)td"),
              ElementsAre("2:88: error: 'body' names a result and a region of 'A_Op'",
                          "2:48: note: first used here"));
}

TEST(OpMistakesTest, ReportsSeveralErrorsInOneRun) {
  EXPECT_THAT(
      diagnose(R"td(
def A_Op : T_Op<"a"> { let arguments = (ins IntPositive:$x, I32Attr); let results = (outs I32Attr:$z); }
)td"),
      ElementsAre("2:57: error: 'IntPositive' is only a condition on attributes: use it in a ConfinedAttr",
                  "2:28: error: attribute 0 of 'A_Op' needs a name",
                  "2:99: error: 'I32Attr' is an attribute constraint: a result needs a type constraint"));
}

TEST(OpMistakesTest, VariadicRegionNotLast) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let regions = (region VariadicRegion<AnyRegion>:$x, AnyRegion:$y); }
)td"),
              ElementsAre("2:72: error: region 'x' is variadic, but not the last"));
}

TEST(OpMistakesTest, VariadicSuccessorNotLast) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let successors = (successor VariadicSuccessor<AnySuccessor>:$x, AnySuccessor:$y); }
)td"),
              ElementsAre("2:84: error: successor 'x' is variadic, but not the last"));
}

TEST(OpMistakesTest, DefaultValueIsEmpty) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let arguments = (ins DefaultValuedAttr<I32Attr, "">:$x); }
)td"),
              ElementsAre("2:76: warning: attribute 'x' has an empty default value: it has none"));
}

TEST(OpMistakesTest, DefaultValueCannotBeBuilt) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let arguments = (ins DefaultValuedAttr<AnyI32Attr, "1">:$x); }
)td"),
              ElementsAre("2:80: error: attribute 'x' has a default value, but 'AnyI32Attr' has no "
                          "constBuilderCall to build it with"));
}

TEST(OpMistakesTest, DerivedAttributeWithoutConversion) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { DerivedAttr size = DerivedAttr<"int", "return 1;">; }
)td"),
              ElementsAre("2:36: warning: derived attribute 'size' has no code that makes it an attribute; "
                          "it is an accessor only"));
}

TEST(OpMistakesTest, SkippedDefaultBuildersWithoutDeclaredBuilders) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let skipDefaultBuilders = 1; }
)td"),
              ElementsAre("2:28: error: 'A_Op' has skipDefaultBuilders set but declares no builder"));
}

TEST(OpMistakesTest, CanonicalizerAndCanonicalizeMethod) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let hasCanonicalizer = 1; let hasCanonicalizeMethod = 1; }
)td"),
              ElementsAre("2:54: warning: 'A_Op' has both hasCanonicalizer and hasCanonicalizeMethod; the "
                          "method is made into the only pattern"));
}

TEST(OpMistakesTest, ExtraDeclarationWithOpenBrace) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let extraClassDeclaration = "int f() {"; }
)td"),
              ElementsAre("2:28: error: C++ in field 'extraClassDeclaration': '{' is never closed"));
}

TEST(OpMistakesTest, BuilderParameterIsAnOperand) {
  EXPECT_THAT(
      diagnose(R"td(
def A_Op : T_Op<"a"> { let builders = [OpBuilder<(ins I32:$x)>]; }
)td"),
      ElementsAre(
          "2:59: error: parameter 0 of 'OpBuilder' must be a C++ type in quotes or a CArg, but is I32"));
}

TEST(OpMistakesTest, BuilderParametersNamedTwice) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let builders = [OpBuilder<(ins "int":$x, "int":$x)>]; }
)td"),
              ElementsAre("2:61: error: 'x' names two parameters"));
}

TEST(OpMistakesTest, BuilderParameterIsAKeyword) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let builders = [OpBuilder<(ins "int":$class)>]; }
)td"),
              ElementsAre("2:61: error: 'class' cannot name a C++ parameter"));
}

TEST(OpMistakesTest, BuilderDefaultBeforePlainParameter) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let builders = [OpBuilder<(ins CArg<"int", "1">:$x, "int":$y)>]; }
)td"),
              ElementsAre("2:82: error: parameter 'y' needs a default value: one before it has one"));
}

TEST(OpMistakesTest, BuilderBodyWithOpenBracket) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let builders = [OpBuilder<(ins "int":$x), "f(x;">]; }
)td"),
              ElementsAre("2:40: error: C++ of a builder: '(' is never closed"));
}

TEST(OpMistakesTest, BuilderBodyWithUnnamedParameter) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let builders = [OpBuilder<(ins "int"), "f();">]; }
)td"),
              ElementsAre("2:40: error: parameter 0 of a builder with a body needs a name"));
}

TEST(OpMistakesTest, ErrorInAClassNotesTheOp) {
  EXPECT_THAT(
      diagnose(R"td(
class Bad<string m> : T_Op<m> { let results = (outs I32Attr:$x); }
def A_Op : Bad<"a">;
)td"),
      ElementsAre("2:61: error: 'I32Attr' is an attribute constraint: a result needs a type constraint",
                  "3:5: note: while checking op 't.a'"));
}

TEST(OpMistakesTest, ParametersOfBuilderAreAnOutsList) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let builders = [OpBuilder<(outs "int":$x)>]; }
)td"),
              ElementsAre("2:40: error: a list of C++ parameters must be (ins ...), but is (outs ...)"));
}

TEST(OpMistakesTest, AttributeInTheBodyStartsWithADigit) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { DerivedAttr 0size = DerivedAttr<"int", "return 1;", "f($_self)">; }
)td"),
              ElementsAre("2:36: error: '0size' is not a name for an attribute: it must be an identifier"));
}

} // namespace
