//===- ChecksTest.cpp - Conflicts between records -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;
using ::testing::ElementsAre;

namespace {

TEST(ChecksTest, TwoOpsWithOneName) {
  EXPECT_THAT(
      diagnose(R"td(
def A_Op : T_Op<"a">;
def B_Op : T_Op<"a">;
)td"),
      ElementsAre("3:5: error: op 't.a' is declared twice", "2:5: note: the other declaration is here"));
}

TEST(ChecksTest, TwoOpsWithOneClass) {
  EXPECT_THAT(diagnose(R"td(
def X_AOp : T_Op<"a">;
def Y_AOp : T_Op<"b">;
)td"),
              ElementsAre("3:5: error: the C++ class of op 't.b' is '::t::AOp', and so is that of op 't.a'",
                          "2:5: note: the other declaration is here"));
}

TEST(ChecksTest, TwoTypesWithOneName) {
  EXPECT_THAT(
      diagnose(R"td(
def A : T_Type<"A"> { let mnemonic = "a"; }
def B : T_Type<"B"> { let mnemonic = "a"; }
)td"),
      ElementsAre("3:5: error: type 't.a' is declared twice", "2:5: note: the other declaration is here"));
}

TEST(ChecksTest, OpAndTypeWithOneClass) {
  EXPECT_THAT(
      diagnose(R"td(
def A : T_Type<"A"> { let mnemonic = "a"; }
def T_AType : T_Op<"b">;
)td"),
      ElementsAre("3:5: error: the C++ class of op 't.b' is '::t::AType', and so is that of type 't.a'",
                  "2:5: note: the other declaration is here"));
}

TEST(ChecksTest, OperandsWithOneAccessor) {
  EXPECT_THAT(
      diagnose(R"td(
def A_Op : T_Op<"a"> { let arguments = (ins I32:$foo_bar, I32:$fooBar); }
)td"),
      ElementsAre("2:63: error: 'foo_bar' and 'fooBar' of 't.a' would both be read with getFooBar()"));
}

TEST(ChecksTest, AttributeWithTheAccessorOfAnother) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let arguments = (ins I32Attr:$foo, I32:$foo_attr); }
)td"),
              ElementsAre("2:53: error: 'foo_attr' and 'foo' of 't.a' would both be read with getFooAttr()"));
}

TEST(ChecksTest, ParametersWithOneAccessor) {
  EXPECT_THAT(diagnose(R"td(
def A : T_Type<"A"> { let mnemonic = "a"; let parameters = (ins "int":$a_b, "int":$aB); let assemblyFormat = "$a_b $aB"; }
)td"),
              ElementsAre("2:83: error: 'a_b' and 'aB' of 't.a' would both be read with getAB()"));
}

TEST(ChecksTest, OperandNamedOperation) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let arguments = (ins I32:$operation); }
)td"),
              ElementsAre("2:49: error: 'operation' cannot be the name of an operand: every generated class "
                          "has a getOperation() of its own"));
}

TEST(ChecksTest, ParameterNamedContext) {
  EXPECT_THAT(diagnose(R"td(
def A : T_Type<"A"> { let mnemonic = "a"; let parameters = (ins "int":$context); let assemblyFormat = "$context"; }
)td"),
              ElementsAre("2:71: error: 'context' cannot be the name of a parameter: every generated class "
                          "has a getContext() of its own"));
}

TEST(ChecksTest, TwoDialectsWithOneName) {
  EXPECT_THAT(
      diagnose("\ndef D : Dialect { let name = \"t\"; let cppNamespace = \"::d\"; }", {.allDialects = true}),
      ElementsAre("2:5: error: two dialects are called 't'", "prelude: note: the other declaration is here"));
}

constexpr llvm::StringLiteral kinds[] = {
#define STRATA_DIAGNOSTIC_KIND(Name) #Name,
#include "generator/check/DiagnosticKinds.def"
};

[[maybe_unused]] ::testing::Environment *const environment =
    ::testing::AddGlobalTestEnvironment(new KindsEnvironment(kinds));

} // namespace
