//===- DefMistakesTest.cpp - Errors in types and attributes ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;
using ::testing::ElementsAre;

namespace {

TEST(DefMistakesTest, FormatWithoutMnemonic) {
  EXPECT_THAT(diagnose(R"td(
def A : T_Type<"A"> { let typeName = "t.a"; let assemblyFormat = ""; }
)td"),
              ElementsAre("2:49: error: 'A' has an assembly format but no mnemonic"));
}

TEST(DefMistakesTest, NoMnemonicAndNoName) {
  EXPECT_THAT(diagnose(R"td(
def A : T_Type<"A">;
)td"),
              ElementsAre("2:5: error: 'A' has no mnemonic: set 'typeName' by hand"));
}

TEST(DefMistakesTest, MnemonicWithASpace) {
  EXPECT_THAT(
      diagnose(R"td(
def A : T_Type<"A"> { let mnemonic = "a b"; }
)td"),
      ElementsAre("2:27: error: 'a b' is not a mnemonic: it takes visible characters other than '\"'"));
}

TEST(DefMistakesTest, MnemonicWithADash) {
  EXPECT_THAT(
      diagnose(R"td(
def A : T_Type<"A"> { let mnemonic = "a-b"; }
)td"),
      ElementsAre(
          "2:27: warning: mnemonic 'a-b' is not readable: it takes letters, digits, '_', '$' and '.'"));
}

TEST(DefMistakesTest, EnumAttributeWithoutMnemonic) {
  ModelFixture fixture(R"td(
include "mlir/IR/EnumAttr.td"
def E : I32Enum<"E", "", [I32EnumCase<"A", 0>]> { let cppNamespace = "::t"; }
def A : EnumAttr<T_Dialect, E>;
)td");
  EXPECT_EQ(fixture.models().attributes().front()->name(), "t.");
}

TEST(DefMistakesTest, BothFormats) {
  EXPECT_THAT(diagnose(R"td(
def A : T_Type<"A"> { let mnemonic = "a"; let assemblyFormat = ""; let hasCustomAssemblyFormat = 1; }
)td"),
              ElementsAre("2:72: error: 'A' has both assemblyFormat and hasCustomAssemblyFormat"));
}

TEST(DefMistakesTest, ParametersWithoutFormat) {
  EXPECT_THAT(diagnose(R"td(
def A : T_Type<"A"> { let mnemonic = "a"; let parameters = (ins "int":$x); }
)td"),
              ElementsAre("2:5: error: 'A' has parameters and a mnemonic; it needs an assemblyFormat or "
                          "hasCustomAssemblyFormat"));
}

TEST(DefMistakesTest, FormatWithoutAccessors) {
  EXPECT_THAT(diagnose(R"td(
def A : T_Type<"A"> { let mnemonic = "a"; let parameters = (ins "int":$x); let assemblyFormat = "$x"; let genAccessors = 0; }
)td"),
              ElementsAre("2:107: error: the assemblyFormat of 'A' needs genAccessors"));
}

TEST(DefMistakesTest, InvalidClassName) {
  EXPECT_THAT(diagnose(R"td(
def A : T_Type<"A b"> { let mnemonic = "a"; }
)td"),
              ElementsAre("2:5: error: 'A bType' is not a C++ class name"));
}

TEST(DefMistakesTest, TwoParametersOfOneName) {
  EXPECT_THAT(diagnose(R"td(
def A : T_Type<"A"> { let mnemonic = "a"; let parameters = (ins "int":$x, "int":$x); let assemblyFormat = "$x"; }
)td"),
              ElementsAre("2:81: error: 'A' has two parameters 'x'"));
}

TEST(DefMistakesTest, ParameterWithoutName) {
  EXPECT_THAT(diagnose(R"td(
def A : T_Type<"A"> { let mnemonic = "a"; let parameters = (ins "int"); let assemblyFormat = ""; }
)td"),
              ElementsAre("2:47: error: parameter 0 of 'A' needs a name"));
}

TEST(DefMistakesTest, ParameterIsAKeyword) {
  EXPECT_THAT(diagnose(R"td(
def A : T_Type<"A"> { let mnemonic = "a"; let parameters = (ins "int":$class); let assemblyFormat = "$class"; }
)td"),
              ElementsAre("2:71: error: 'class' cannot name a parameter: it is used as a C++ name"));
}

TEST(DefMistakesTest, ParameterIsAPredicate) {
  EXPECT_THAT(diagnose(R"td(
def A : T_Type<"A"> { let mnemonic = "a"; let parameters = (ins IsShapedTypePred:$x); let assemblyFormat = "$x"; }
)td"),
              ElementsAre("2:82: error: parameter 'x' must be a C++ type in quotes or a parameter record, "
                          "not IsShapedTypePred"));
}

TEST(DefMistakesTest, ParameterWithoutType) {
  EXPECT_THAT(diagnose(R"td(
def A : T_Type<"A"> { let mnemonic = "a"; let parameters = (ins "":$x); let assemblyFormat = "$x"; }
)td"),
              ElementsAre("2:68: error: parameter 'x' has no C++ type"));
}

TEST(DefMistakesTest, ParametersAreAnOutsList) {
  EXPECT_THAT(diagnose(R"td(
def A : T_Type<"A"> { let mnemonic = "a"; let parameters = (outs "int":$x); let assemblyFormat = ""; }
)td"),
              ElementsAre("2:47: error: the parameters of 'A' must be (ins ...), but are (outs ...)"));
}

TEST(DefMistakesTest, SelfTypeOfAType) {
  EXPECT_THAT(diagnose(R"td(
def A : T_Type<"A"> { let mnemonic = "a"; let parameters = (ins AttributeSelfTypeParameter<"">:$x); let assemblyFormat = "$x"; }
)td"),
              ElementsAre("2:96: error: 'A' is a type: only an attribute has a self type"));
}

TEST(DefMistakesTest, TwoSelfTypes) {
  EXPECT_THAT(diagnose(R"td(
def A : T_Attr<"A"> { let mnemonic = "a"; let parameters = (ins AttributeSelfTypeParameter<"">:$x, AttributeSelfTypeParameter<"">:$y); let assemblyFormat = "$x $y"; }
)td"),
              ElementsAre("2:47: error: 'A' has two self types"));
}

TEST(DefMistakesTest, ParameterPrinterWithUnknownPlaceholder) {
  EXPECT_THAT(diagnose(R"td(
def P : AttrParameter<"int", ""> { let printer = "$_printer << $_slef"; }
def A : T_Attr<"A"> { let mnemonic = "a"; let parameters = (ins P:$x); let assemblyFormat = "$x"; }
)td"),
              ElementsAre("3:67: error: '$_slef' is not a placeholder in field 'printer'; known are: "
                          "$_printer, $_self, $_ctxt"));
}

TEST(DefMistakesTest, ParameterParserWithOpenBracket) {
  EXPECT_THAT(diagnose(R"td(
def P : AttrParameter<"int", ""> { let parser = "f("; }
def A : T_Attr<"A"> { let mnemonic = "a"; let parameters = (ins P:$x); let assemblyFormat = "$x"; }
)td"),
              ElementsAre("3:67: error: C++ in field 'parser' of parameter 'x': '(' is never closed"));
}

TEST(DefMistakesTest, ExtraDefinitionWithOpenBrace) {
  EXPECT_THAT(diagnose(R"td(
def A : T_Attr<"A"> { let mnemonic = "a"; let extraClassDefinition = "{"; }
)td"),
              ElementsAre("2:47: error: C++ in field 'extraClassDefinition' of 'A': '{' is never closed"));
}

} // namespace
