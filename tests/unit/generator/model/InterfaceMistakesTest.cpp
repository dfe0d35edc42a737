//===- InterfaceMistakesTest.cpp - Errors in interfaces -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

TEST(InterfaceMistakesTest, InvalidName) {
  EXPECT_THAT(diagnose(R"td(
def I : OpInterface<"a b">;
)td"),
              ElementsAre("2:5: error: 'a b' is not a C++ name for an interface"));
}

TEST(InterfaceMistakesTest, WithoutNames) {
  EXPECT_THAT(diagnose(R"td(
def I : OpInterface<"">;
def J : OpInterface<"J"> {
  let methods = [InterfaceMethod<"", "void", "">, StaticInterfaceMethod<"", " ", "f">];
}
)td"),
              ElementsAre("2:5: error: '' is not a C++ name for an interface",
                          "4:18: error: '' is not a C++ name for a method",
                          "4:51: error: method 'f' has no return type"));
}

TEST(InterfaceMistakesTest, MethodNameIsAKeyword) {
  EXPECT_THAT(diagnose(R"td(
def I : OpInterface<"I"> { let methods = [InterfaceMethod<"", "void", "class">]; }
)td"),
              ElementsAre("2:43: error: 'class' is not a C++ name for a method"));
}

TEST(InterfaceMistakesTest, DuplicateMethod) {
  EXPECT_THAT(diagnose(R"td(
def I : OpInterface<"I"> { let methods = [InterfaceMethod<"", "void", "f">, InterfaceMethod<"d", "int", "f">]; }
)td"),
              ElementsAre("2:77: error: interface 'I' has two methods 'f' with the same parameters"));
}

TEST(InterfaceMistakesTest, MethodBodyWithOpenBrace) {
  EXPECT_THAT(diagnose(R"td(
def I : OpInterface<"I"> { let methods = [InterfaceMethod<"", "void", "f", (ins), "{">]; }
)td"),
              ElementsAre("2:43: error: C++ of method 'f': '{' is never closed"));
}

TEST(InterfaceMistakesTest, UnknownStrataAnswers) {
  EXPECT_THAT(
      diagnose(R"td(
def I : OpInterface<"I"> {
  let strataAnswers = "nowhere";
}
)td"),
      ElementsAre(
          "3:7: error: 'nowhere' is none of functions, descriptor, descriptor-unless-declared, methods"));
}

TEST(InterfaceMistakesTest, MethodListOfADeclaration) {
  EXPECT_THAT(diagnose(R"td(
def I : OpInterface<"I"> { let methods = [InterfaceMethod<"", "void", "first">]; }
def O : T_Op<"o", [DeclareOpInterfaceMethods<I, ["frist"]>]>;
)td"),
              ElementsAre("3:20: warning: interface 'I' has no method 'frist'; nothing is declared for it",
                          "3:20: note: did you mean 'first'?"));
}

TEST(InterfaceMistakesTest, TypeInterfaceOnAnOp) {
  EXPECT_THAT(diagnose(R"td(
def I : TypeInterface<"I">;
def O : T_Op<"o", [I]>;
)td"),
              ElementsAre("3:20: error: 'I' is a trait of types and not of ops"));
}

TEST(InterfaceMistakesTest, DeclaresMethodsOfAnotherKind) {
  EXPECT_THAT(diagnose(R"td(
def I : TypeInterface<"I">;
def O : T_Op<"o", [DeclareOpInterfaceMethods<I>]>;
)td"),
              ElementsAre(HasSubstr("expected type OpInterface")));
}

TEST(InterfaceMistakesTest, UnbalancedCppOfTheTrait) {
  EXPECT_THAT(diagnose(R"td(
def I : OpInterface<"I"> {
  let extraTraitClassDeclaration = "int f(;";
}
)td"),
              ElementsAre("3:7: error: C++ in field 'extraTraitClassDeclaration': '(' is never closed"));
}

TEST(InterfaceMistakesTest, UnbalancedCppOfTheInterface) {
  EXPECT_THAT(diagnose(R"td(
def I : OpInterface<"I"> {
  let methods = [InterfaceMethod<"d", "in(t", "f">];
  let extraClassDeclaration = "{";
}
)td"),
              ElementsAre("4:7: error: C++ in field 'extraClassDeclaration': '{' is never closed",
                          "3:18: error: C++ of method 'f': '(' is never closed"));
}

} // namespace
