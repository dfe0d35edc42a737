//===- PredicateModelTest.cpp - Tests of predicate models -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "tests/unit/generator/model/ModelFixture.h"

using namespace mlir;

namespace {

/// Returns the C++ text of the predicate of a type constraint.
std::string predicateOf(llvm::StringRef constraint) {
  ModelFixture fixture(("\ndef A_Op : T_Op<\"a\"> { let arguments = (ins " + constraint + ":$x); }").str());
  return fixture.op("a").operands()[0].constraint().predicate().cppText();
}

TEST(PredicateModelTest, AnythingIsTrue) { EXPECT_EQ(predicateOf("AnyType"), "(true)"); }

TEST(PredicateModelTest, LeafKeepsItsText) {
  EXPECT_EQ(predicateOf("I32"), "($_self.isSignlessInteger(32))");
}

TEST(PredicateModelTest, SubstitutionIsAppliedToLeaves) {
  EXPECT_EQ(predicateOf("TensorOf<[F32]>"),
            "((::llvm::isa<::mlir::TensorType>($_self)) && "
            "(::llvm::cast<::mlir::ShapedType>($_self).getElementType().isF32()))");
}

TEST(PredicateModelTest, InnerSubstitutionIsAppliedFirst) {
  EXPECT_EQ(predicateOf(
                "Type<SubstLeaves<\"$_self\", \"outer($_self)\", SubstLeaves<\"$_self\", \"inner($_self)\", "
                "CPred<\"f($_self)\">>>, \"x\">"),
            "(f(inner(outer($_self))))");
}

TEST(PredicateModelTest, AndOrAreSimplifiedForTrue) {
  EXPECT_EQ(predicateOf("TensorOf<[AnyType]>"), "(::llvm::isa<::mlir::TensorType>($_self))");
  EXPECT_EQ(predicateOf("AnyTypeOf<[I32, AnyType]>"), "(true)");
}

TEST(PredicateModelTest, EmptyOrIsFalse) { EXPECT_EQ(predicateOf("AnyTypeOf<[]>"), "(false)"); }

TEST(PredicateModelTest, NestedAndIsFlat) {
  ModelFixture fixture(R"td(
def A_Op : T_Op<"a"> {
  let arguments = (ins Type<And<[CPred<"a">, And<[CPred<"b">, CPred<"c">]>]>, "x">:$x);
}
)td");
  EXPECT_EQ(fixture.op("a").operands()[0].constraint().predicate().children().size(), 3u);
}

TEST(PredicateModelTest, DoubleNegationIsRemoved) {
  EXPECT_EQ(predicateOf("Type<Neg<Neg<CPred<\"f($_self)\">>>, \"x\">"), "(f($_self))");
  EXPECT_EQ(predicateOf("Type<Neg<CPred<\"f($_self)\">>, \"x\">"), "(!(f($_self)))");
}

TEST(PredicateModelTest, ConcatenationBecomesOneLeaf) {
  EXPECT_EQ(predicateOf("TupleOf<[I32]>"),
            "((::llvm::isa<::mlir::TupleType>($_self)) && "
            "(::llvm::all_of(::llvm::cast<::mlir::TupleType>($_self).getTypes(), [](::mlir::Type element) "
            "{ return element && ((element.isSignlessInteger(32))); })))");
}

TEST(PredicateModelTest, CommonConstraintsAreEvaluable) {
  ModelFixture fixture(R"td(
def IntArrayNthElemInRangeAttr : ConfinedAttr<I64ArrayAttr, [IntArrayNthElemInRange<1, 2, 3>]>;
def A_Op : T_Op<"a"> {
  let arguments = (ins AnyVectorOfAnyRank:$a, StaticShapeMemRefOf<[F32]>:$b, VectorOfRankAndType<[1, 2], [I1]>:$c,
                       SignlessIntegerLike:$d, Complex<F64>:$e, VectorOfLengthAndType<[4, 8], [F32]>:$f,
                       ShapedTypeWithNthDimOfSize<-1, [2]>:$g, TupleOf<[Index]>:$h,
                       I64ArrayAttr:$i, ConfinedAttr<I32Attr, [IntNonNegative, IntIsOneOf<[1, 2]>]>:$j,
                       ConfinedAttr<ArrayAttr, [ArrayMinCount<2>]>:$k, TypeAttrOf<AnyInteger>:$l,
                       ConfinedAttr<DenseI64ArrayAttr, [DenseArrayStrictlyPositive<DenseI64ArrayAttr>]>:$m,
                       ConfinedAttr<DenseI64ArrayAttr, [DenseArrayStrictlySorted<DenseI64ArrayAttr>]>:$n,
                       RankedF32ElementsAttr<[2, 2]>:$o, IntArrayNthElemInRangeAttr:$p);
}
)td");
  EXPECT_EQ(fixture.diagnostics(), std::vector<std::string>());
}

TEST(PredicateModelTest, EveryPredicateOfTheVocabularyThatAnOpUsesIsEvaluable) {
  ModelFixture fixture(R"td(
def A_Op : T_Op<"a"> {
  let arguments = (ins AnyShaped:$a, AnyStridedMemRef:$b, BoolLike:$c, FloatLike:$d, BF16:$e,
                       AnyScalableVectorOfAnyRank:$f, VectorWithTrailingDimScalableOf<[F32]>:$g,
                       SymbolRefAttr:$h, F64ElementsAttr:$i, StrArrayAttr:$j, BoolAttr:$k, UnitAttr:$l);
}
)td");
  for (const OperandModel &operand : fixture.op("a").operands())
    EXPECT_TRUE(operand.constraint().predicate().isEvaluable()) << operand.name().str();
  for (const AttributeModel &attribute : fixture.op("a").attributes())
    EXPECT_TRUE(attribute.constraint().predicate().isEvaluable()) << attribute.name().str();
}

} // namespace
