//===- TraitMistakesTest.cpp - Errors in traits of ops --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;
using ::testing::ElementsAre;

namespace {

TEST(TraitMistakesTest, TwoVariadicsWithoutSizeTrait) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let arguments = (ins Variadic<I32>:$x, Optional<I32>:$y); }
)td"),
              ElementsAre("2:5: error: 'A_Op' has 2 operand groups of variable size; it needs "
                          "AttrSizedOperandSegments (or SameVariadicOperandSize, if they have equal sizes)"));
}

TEST(TraitMistakesTest, TwoVariadicResultsWithoutSizeTrait) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let results = (outs Variadic<I32>:$x, Variadic<I32>:$y); }
)td"),
              ElementsAre("2:5: error: 'A_Op' has 2 result groups of variable size; it needs "
                          "AttrSizedResultSegments (or SameVariadicResultSize, if they have equal sizes)"));
}

TEST(TraitMistakesTest, BothSizeTraits) {
  EXPECT_THAT(
      diagnose(R"td(
def A_Op : T_Op<"a", [AttrSizedOperandSegments, SameVariadicOperandSize]> { let arguments = (ins Variadic<I32>:$x, Variadic<I32>:$y); }
)td"),
      ElementsAre(
          "2:49: error: 'A_Op' cannot have both AttrSizedOperandSegments and SameVariadicOperandSize"));
}

TEST(TraitMistakesTest, SegmentAttributeDeclaredByHand) {
  EXPECT_THAT(
      diagnose(R"td(
def A_Op : T_Op<"a", [AttrSizedOperandSegments]> { let arguments = (ins Variadic<I32>:$x, DenseI32ArrayAttr:$operandSegmentSizes); }
)td"),
      ElementsAre(
          "2:109: error: 'operandSegmentSizes' is the attribute that trait AttrSizedOperandSegments adds"));
}

TEST(TraitMistakesTest, ListSizesAttributeMissing) {
  EXPECT_THAT(
      diagnose(R"td(
def A_Op : T_Op<"a"> { let arguments = (ins VariadicOfVariadic<I32, "sizes">:$x); }
)td"),
      ElementsAre(
          "2:78: error: operand 'x' takes its group sizes from 'sizes', which is no attribute of 'A_Op'"));
}

TEST(TraitMistakesTest, ListSizesAttributeIsNoArray) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a"> { let arguments = (ins VariadicOfVariadic<I32, "sizes">:$x, I32Attr:$sizes); }
)td"),
              ElementsAre("2:90: error: attribute 'sizes' has group sizes: it must be a DenseI32ArrayAttr"));
}

TEST(TraitMistakesTest, DependentTraitMissing) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a", [Scalarizable]>;
)td"),
              ElementsAre("2:23: error: trait 'Scalarizable' needs trait 'Elementwise' before it"));
}

TEST(TraitMistakesTest, DependentTraitTooLate) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a", [Scalarizable, Elementwise]>;
)td"),
              ElementsAre("2:23: error: trait 'Scalarizable' needs trait 'Elementwise' before it"));
}

TEST(TraitMistakesTest, TypeTraitOnAnOp) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a", [MutableType]>;
)td"),
              ElementsAre("2:23: error: 'MutableType' is a trait of types and not of ops"));
}

TEST(TraitMistakesTest, OpTraitOnAType) {
  EXPECT_THAT(diagnose(R"td(
def A : T_Type<"A", [Terminator]> { let mnemonic = "a"; }
)td"),
              ElementsAre("2:22: error: 'Terminator' is a trait of ops and not of types"));
}

TEST(TraitMistakesTest, OpInterfaceOnAType) {
  EXPECT_THAT(diagnose(R"td(
def A : T_Type<"A", [Symbol]> { let mnemonic = "a"; }
)td"),
              ElementsAre("2:22: error: 'Symbol' is a trait of ops and not of types"));
}

TEST(TraitMistakesTest, TraitOfUnknownKind) {
  EXPECT_THAT(diagnose(R"td(
def Strange : Trait;
def A_Op : T_Op<"a", [Strange]>;
)td"),
              ElementsAre("3:23: error: 'Strange' is not a kind of trait that the generator knows"));
}

TEST(TraitMistakesTest, ParentIsNotACppClass) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a", [HasParent<"func.func">]>;
)td"),
              ElementsAre("2:23: error: 'func.func' is not the C++ class of an op"));
}

TEST(TraitMistakesTest, TraitWithInvalidName) {
  EXPECT_THAT(diagnose(R"td(
def Strange : NativeOpTrait<"a b">;
def A_Op : T_Op<"a", [Strange]>;
)td"),
              ElementsAre("3:23: error: 'a b' is not the name of a C++ trait"));
}

TEST(TraitMistakesTest, TraitCodeWithOpenBrace) {
  EXPECT_THAT(diagnose(R"td(
def Strange : NativeOpTrait<"Strange", [], "void f() {">;
def A_Op : T_Op<"a", [Strange]>;
)td"),
              ElementsAre("2:5: error: C++ of trait 'Strange': '{' is never closed"));
}

TEST(TraitMistakesTest, UnknownTraitIsReportedByTableGen) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a", [Purr]>;
)td"),
              ElementsAre("2:23: error: Variable not defined: 'Purr'", "2:23: note: did you mean 'Pure'?"));
}

TEST(TraitMistakesTest, SameTypeWithoutOperands) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a", [SameOperandsAndResultType]> { let results = (outs I32:$x); }
)td"),
              ElementsAre("2:23: error: trait 'SameOperandsAndResultType' is for an op with an operand, "
                          "which 'A_Op' is not"));
}

TEST(TraitMistakesTest, ConstantWithOperands) {
  EXPECT_THAT(
      diagnose(R"td(
def A_Op : T_Op<"a", [ConstantLike]> { let arguments = (ins I32:$x); let results = (outs I32:$y); let hasFolder = 1; }
)td"),
      ElementsAre("2:23: error: trait 'ConstantLike' is for an op with no operands, which 'A_Op' is not"));
}

TEST(TraitMistakesTest, ConstantWithoutFolder) {
  EXPECT_THAT(
      diagnose(R"td(
def A_Op : T_Op<"a", [ConstantLike]> { let results = (outs I32:$y); }
)td"),
      ElementsAre(
          "2:23: warning: 'A_Op' is ConstantLike but has no folder: its value is not visible to folders"));
}

TEST(TraitMistakesTest, InvolutionWithTwoOperands) {
  EXPECT_THAT(
      diagnose(R"td(
def A_Op : T_Op<"a", [Involution]> { let arguments = (ins I32:$x, I32:$y); let results = (outs I32:$z); }
)td"),
      ElementsAre(
          "2:23: error: trait 'Involution' is for an op with exactly one operand, which 'A_Op' is not"));
}

TEST(TraitMistakesTest, SingleBlockWithoutRegion) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a", [SingleBlock]>;
)td"),
              ElementsAre("2:23: warning: trait 'SingleBlock' has no effect on 'A_Op', which has no region"));
}

TEST(TraitMistakesTest, UnknownNameInAllTypesMatch) {
  EXPECT_THAT(
      diagnose(R"td(
def A_Op : T_Op<"a", [AllTypesMatch<["left", "rihgt"]>]> { let arguments = (ins I32:$left, I32:$right); }
)td"),
      ElementsAre("2:47: error: 'rihgt' is not a member of 'A_Op'", "2:47: note: did you mean 'right'?"));
}

TEST(TraitMistakesTest, RegionInAllTypesMatch) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a", [AllTypesMatch<["x", "body"]>]> { let arguments = (ins I32:$x); let regions = (region AnyRegion:$body); }
)td"),
              ElementsAre("2:44: error: 'body' has no type: it is a region of 'A_Op'"));
}

TEST(TraitMistakesTest, OneNameInAllTypesMatch) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a", [AllTypesMatch<["x"]>]> { let arguments = (ins I32:$x); }
)td"),
              ElementsAre("2:23: warning: 'AllTypesMatch' has no effect: it needs at least two names"));
}

TEST(TraitMistakesTest, UnknownNameInTypesMatchWith) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a", [TypesMatchWith<"w", "x", "z", "$_self">]> { let arguments = (ins I32:$x); }
)td"),
              ElementsAre("2:49: error: 'z' is not a member of 'A_Op'"));
}

TEST(TraitMistakesTest, TransformerWithOpenBracket) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a", [TypesMatchWith<"w", "x", "y", "f($_self">]> { let arguments = (ins I32:$x, I32:$y); }
)td"),
              ElementsAre("2:23: error: C++ of the transformer: '(' is never closed"));
}

TEST(TraitMistakesTest, UnknownNameInPredicate) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a", [PredOpTrait<"w", CPred<"$lsh == $rhs">>]> { let arguments = (ins I32:$lhs, I32:$rhs); }
)td"),
              ElementsAre("2:40: error: '$lsh' is not a placeholder here; known are: $_op, $_self, "
                          "$_builder, $_ctxt, $lhs, $rhs",
                          "2:40: note: did you mean '$lhs'?"));
}

TEST(TraitMistakesTest, UnknownMethodOfInterface) {
  EXPECT_THAT(diagnose(R"td(
def A_Op : T_Op<"a", [DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultName"]>]>;
)td"),
              ElementsAre("2:23: warning: interface 'OpAsmOpInterface' has no method 'getAsmResultName'; "
                          "nothing is declared for it",
                          "2:23: note: did you mean 'getAsmResultNames'?"));
}

TEST(TraitMistakesTest, SegmentNameOnResults) {
  EXPECT_THAT(
      diagnose(R"td(
def A_Op : T_Op<"a", [AttrSizedResultSegments, SameVariadicResultSize]> { let results = (outs Variadic<I32>:$x, Variadic<I32>:$y); }
)td"),
      ElementsAre("2:48: error: 'A_Op' cannot have both AttrSizedResultSegments and SameVariadicResultSize"));
}

} // namespace
