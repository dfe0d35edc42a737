//===- LoadedDefsTest.cpp - Types, attributes and enums from .td ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/generator/load/LoadFixture.h"

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

/// Loads a type `!d.p<...>` with one parameter and an op that accepts any type.
LoadFixture withParameter(llvm::StringRef parameter) {
  return LoadFixture(
      ("\ndef M : I32EnumAttr<\"M\", \"\", [I32EnumAttrCase<\"one\", 1>]> { let cppNamespace = \"::d\"; }\n"
       "def P : D_Type<\"P\"> { let mnemonic = \"p\"; let parameters = (ins " +
       parameter + ":$v); let assemblyFormat = \"`<` $v `>`\"; }\n")
          .str());
}
std::string typeOf(LoadFixture &ir, llvm::StringRef type) {
  return ir.roundtrip(("\"builtin.unrealized_conversion_cast\"() : () -> " + type).str());
}
std::string shown(llvm::StringRef type) { return ("%0 = unrealized_conversion_cast to " + type).str(); }

TEST(LoadedDefsTest, ParametersOfEachKind) {
  struct Case {
    llvm::StringRef parameter, text;
  };
  for (Case c : {Case{"\"bool\"", "!d.p<true>"},
                 {"\"int8_t\"", "!d.p<-128>"},
                 {"\"unsigned\"", "!d.p<4294967295>"},
                 {"\"uint64_t\"", "!d.p<18446744073709551615>"},
                 {"\"int64_t\"", "!d.p<-9223372036854775808>"},
                 {"\"double\"", "!d.p<2.500000e+00>"},
                 {"StringRefParameter<>", "!d.p<\"a b\">"},
                 {"\"::mlir::Type\"", "!d.p<i32>"},
                 {"\"::mlir::IntegerType\"", "!d.p<i32>"},
                 {"\"::mlir::Attribute\"", "!d.p<[1, unit]>"},
                 {"\"::mlir::StringAttr\"", "!d.p<\"x\">"},
                 {"ArrayRefParameter<\"int64_t\">", "!d.p<1, -2, 3>"},
                 {"ArrayRefParameter<\"::mlir::Type\">", "!d.p<i1, !d.p<i2>>"},
                 {"ArrayRefParameter<\"::mlir::Attribute\">", "!d.p<1 : i32, \"a\">"},
                 {"EnumParameter<M>", "!d.p<one>"}}) {
    LoadFixture ir = withParameter(c.parameter);
    EXPECT_THAT(ir.diagnostics(), IsEmpty()) << c.parameter.str();
    EXPECT_EQ(typeOf(ir, c.text), shown(c.text)) << c.parameter.str();
  }
}

TEST(LoadedDefsTest, InterfacesWithoutMethodsNeedNoCpp) {
  LoadFixture ir("\ninclude \"mlir/IR/BuiltinTypeInterfaces.td\"\n"
                 "def P : D_Type<\"P\", [VectorElementTypeInterface]> { let mnemonic = \"p\"; }\n");
  EXPECT_THAT(ir.diagnostics(), IsEmpty());
  EXPECT_EQ(typeOf(ir, "vector<2x!d.p>"), shown("vector<2x!d.p>"));
}

TEST(LoadedDefsTest, InterfacesWithMethodsNeedCpp) {
  LoadFixture ir("\ndef I : TypeInterface<\"I\"> {\n  let cppNamespace = \"::d\";\n"
                 "  let methods = [InterfaceMethod<\"\", \"int\", \"size\">];\n}\n"
                 "def P : D_Type<\"P\", [I]> { let mnemonic = \"p\"; }\n");
  EXPECT_THAT(ir.diagnostics(),
              ElementsAre(::testing::HasSubstr("the implementation of I of 'd.p' needs compiled C++")));
}

TEST(LoadedDefsTest, ParameterValuesOfTheWrongKindAreErrors) {
  struct Case {
    llvm::StringRef parameter, text;
  };
  for (Case c : {Case{"\"int8_t\"", "!d.p<128>"},
                 {"\"unsigned\"", "!d.p<-1>"},
                 {"\"bool\"", "!d.p<2>"},
                 {"\"::mlir::IntegerType\"", "!d.p<f32>"},
                 {"\"::mlir::StringAttr\"", "!d.p<unit>"},
                 {"EnumParameter<M>", "!d.p<two>"},
                 {"ArrayRefParameter<\"int64_t\">", "!d.p<a>"}}) {
    LoadFixture ir = withParameter(c.parameter);
    EXPECT_THAT(typeOf(ir, c.text), ::testing::StartsWith("error: ")) << c.text.str();
  }
}

TEST(LoadedDefsTest, OptionalParametersWithDefaults) {
  LoadFixture ir(R"td(
def P : D_Type<"P"> { let mnemonic = "p";
  let parameters = (ins "int":$a, DefaultValuedParameter<"int", "1 << 3">:$b, OptionalParameter<"::mlir::Type">:$c,
    DefaultValuedParameter<"::mlir::Type", "::mlir::IntegerType::get($_ctxt, 7)">:$e);
  let assemblyFormat = "`<` struct(params) `>`"; }
)td");
  EXPECT_THAT(ir.diagnostics(), IsEmpty());
  EXPECT_EQ(typeOf(ir, "!d.p<a = 1>"), shown("!d.p<a = 1>"));
  EXPECT_EQ(typeOf(ir, "!d.p<e = i7, b = 8, a = 1>"), shown("!d.p<a = 1>"));
  EXPECT_EQ(typeOf(ir, "!d.p<a = 1, b = 9, c = i1, e = i8>"), shown("!d.p<a = 1, b = 9, c = i1, e = i8>"));
}

TEST(LoadedDefsTest, PredicatesReadParametersOfLoadedTypes) {
  LoadFixture ir(R"td(
def P : D_Type<"P"> { let mnemonic = "p"; let parameters = (ins "unsigned":$bit_width, "::mlir::Type":$inner);
  let assemblyFormat = "`<` $bit_width `,` $inner `>`"; }
def Wide : TypeConstraint<CPred<"::llvm::isa<::d::PType>($_self) && "
  "::llvm::cast<::d::PType>($_self).getBitWidth() > 8 && ::llvm::cast<::d::PType>($_self).getInner().isF32()">,
  "a wide one">;
def AOp : D_Op<"a"> { let arguments = (ins Wide:$x); let assemblyFormat = "$x attr-dict `:` type($x)"; }
)td");
  EXPECT_THAT(ir.diagnostics(), IsEmpty());
  EXPECT_EQ(ir.roundtrip(
                "%0 = \"builtin.unrealized_conversion_cast\"() : () -> !d.p<9, f32>\nd.a %0 : !d.p<9, f32>"),
            "%0 = unrealized_conversion_cast to !d.p<9, f32>\nd.a %0 : !d.p<9, f32>");
  EXPECT_EQ(ir.roundtrip(
                "%0 = \"builtin.unrealized_conversion_cast\"() : () -> !d.p<8, f32>\nd.a %0 : !d.p<8, f32>"),
            "error: 'd.a' op operand #0 must be a wide one, but got '!d.p<8, f32>'");
}

TEST(LoadedDefsTest, UnknownAccessorsNeedCpp) {
  LoadFixture ir(R"td(
def P : D_Type<"P"> { let mnemonic = "p"; let parameters = (ins "unsigned":$w); let assemblyFormat = "`<` $w `>`"; }
def Odd : TypeConstraint<CPred<"::llvm::cast<::d::PType>($_self).getWeight() == 3">, "odd">;
def AOp : D_Op<"a"> { let arguments = (ins Odd:$x); }
)td");
  EXPECT_THAT(
      ir.diagnostics(),
      ElementsAre("3:5: warning: the type constraint 'Odd' needs compiled C++ and is left out of the loaded "
                  "dialect: a call of 'getWeight' cannot be evaluated"));
}

TEST(LoadedDefsTest, AttributesWithAndWithoutFormat) {
  LoadFixture ir(R"td(
def S : D_Attr<"S"> { let mnemonic = "s"; let parameters = (ins StringRefParameter<>:$name, "int":$n);
  let assemblyFormat = "`<` $name `:` $n `>`"; }
def N : D_Attr<"N"> { let mnemonic = "n"; }
def AOp : D_Op<"a"> { let arguments = (ins S:$s, OptionalAttr<N>:$n);
  let assemblyFormat = "$s (`and` $n^)? attr-dict"; }
)td");
  EXPECT_THAT(ir.diagnostics(), IsEmpty());
  EXPECT_EQ(ir.roundtrip("d.a <\"x\" : 3> {x = #d.n}"), "d.a <\"x\" : 3> {x = #d.n}");
  EXPECT_EQ(ir.roundtrip("\"d.a\"() {s = #d.n} : () -> ()"),
            "error: 'd.a' op attribute 's' failed to satisfy constraint: S");
}

TEST(LoadedDefsTest, Enums) {
  LoadFixture ir(R"td(
def M : I32EnumAttr<"M", "a method", [I32EnumAttrCase<"one", 1>, I32EnumAttrCase<"two", 2, "the-two">]> {
  let cppNamespace = "::d"; }
def F : I32BitEnumAttr<"F", "flags", [I32BitEnumAttrCaseNone<"none">, I32BitEnumAttrCaseBit<"a", 0>,
  I32BitEnumAttrCaseBit<"b", 1>]> { let cppNamespace = "::d"; let separator = ", "; }
def E : I32EnumAttr<"E", "", [I32EnumAttrCase<"x", 0>, I32EnumAttrCase<"y", 1>]> {
  let cppNamespace = "::d"; let genSpecializedAttr = 0; }
def EA : EnumAttr<D_Dialect, E, "e"> { let assemblyFormat = "`<` $value `>`"; }
def AOp : D_Op<"a"> { let arguments = (ins M:$m, DefaultValuedAttr<F, "::d::F::none">:$f, OptionalAttr<EA>:$e);
  let assemblyFormat = "$m (`flags` $f^)? (`e` $e^)? attr-dict"; }
)td");
  EXPECT_THAT(ir.diagnostics(), IsEmpty());
  EXPECT_EQ(ir.roundtrip("d.a one"), "d.a one");
  EXPECT_EQ(ir.roundtrip("d.a \"the-two\" flags \"a, b\" e <y>"), "d.a \"the-two\" flags \"a, b\" e <y>");
  EXPECT_EQ(ir.roundtrip("\"d.a\"() {m = 3 : i32} : () -> ()"),
            "error: 'd.a' op attribute 'm' failed to satisfy constraint: a method");
}

} // namespace
