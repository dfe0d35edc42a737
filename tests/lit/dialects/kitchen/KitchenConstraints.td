//===- KitchenConstraints.td - Each predefined constraint --*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// One op for each predefined type and attribute constraint, and one op for each constraint class with sample
// arguments. constraints.test applies each of them to a list of types and attributes.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_TESTS_KITCHEN_CONSTRAINTS
#define STRATA_TESTS_KITCHEN_CONSTRAINTS

include "tests/lit/dialects/kitchen/KitchenTypes.td"

class K_TypeOp<string name, TypeConstraint constraint> : K_Op<"type." # name> {
  let arguments = (ins constraint:$x);
}
class K_AttrOp<string name, Attr constraint> : K_Op<"attr." # name> {
  let arguments = (ins constraint:$a);
}
// A type constraint that consists of one predicate.
class K_Holds<Pred pred, string words> : Type<pred, words>;

//===-- Types, by name -----------------------------------------------------===//

foreach c = [
    AnyType, NoneType, Index, FunctionType, GraphType, AnyTuple, AnyComplex, AnyShaped, AnyInteger, AnyI1, AnyI8,
    AnyI16, AnyI32, AnyI64, AnySignlessInteger, I1, I8, I16, I32, I64, I128, AnySignedInteger, SI1, SI8, SI16, SI32,
    SI64, AnyUnsignedInteger, UI1, UI8, UI16, UI32, UI64, AnySignlessIntegerOrIndex, AnyFloat, F16, F32, F64, F80,
    F128, BF16, TF32, F8E4M3FN, F8E5M2, F8E4M3, F8E4M3FNUZ, F8E4M3B11FNUZ, F8E5M2FNUZ, F8E3M4, F8E8M0FNU, F6E2M3FN,
    F6E3M2FN, F4E2M1FN, AnyVectorOfNonZeroRank, AnyFixedVectorOfNonZeroRank, AnyVectorOfAnyRank,
    AnyFixedVectorOfAnyRank, AnyScalableVectorOfAnyRank, AnyTensor, AnyRankedTensor, AnyNon0RankedTensor,
    AnyUnrankedTensor, AnyNon0RankedOrUnrankedTensor, AnyStaticShapeTensor, I1Tensor, I8Tensor, I16Tensor, I32Tensor,
    I64Tensor, IndexTensor, BF16Tensor, F16Tensor, F32Tensor, F64Tensor, AnyMemRef, AnyUnrankedMemRef,
    AnyNon0RankedMemRef, AnyRankedOrUnrankedMemRef, AnyNon0RankedOrUnrankedMemRef, AnyStaticShapeMemRef,
    AnyStridedMemRef, I1MemRef, I8MemRef, I16MemRef, I32MemRef, I64MemRef, BF16MemRef, F16MemRef, F32MemRef,
    F64MemRef, BoolLike, SignlessIntegerLike, SignlessIntegerOrIndexLike, FloatLike, SignlessIntegerOrFloatLike,
    SignlessIntegerOrIndexOrFloatLike] in
  def K_Type_ # c : K_TypeOp<!cast<string>(c), c>;

// Predicates that describe kinds of types.
foreach p = [
    IsVectorOfNonZeroRankTypePred, IsFixedVectorOfNonZeroRankTypePred, IsVectorOfAnyRankTypePred,
    IsFixedVectorOfAnyRankTypePred, IsVectorTypeWithAnyDimScalablePred, IsVectorTypeWithOnlyTrailingDimScalablePred,
    IsVectorTypeWithAllDimsScalablePred, IsTensorTypePred, IsMemRefTypePred, IsTensorOrMemRefTypePred,
    IsUnrankedMemRefTypePred, IsUnrankedTensorTypePred, IsRankedTensorTypePred, IsBaseMemRefTypePred,
    IsShapedTypePred, HasStaticShapePred, IsTupleTypePred, HasValueSemanticsPred, HasRankPred, HasStridesPred] in
  def K_Pred_ # p : K_TypeOp<!cast<string>(p), K_Holds<p, "a type with " # !cast<string>(p)>>;

//===-- Types, by class ----------------------------------------------------===//

def K_TypeClass_AnyTypeOf : K_TypeOp<"class.AnyTypeOf", AnyTypeOf<[I32, F32]>>;
def K_TypeClass_AllOfType : K_TypeOp<"class.AllOfType", AllOfType<[AnyShaped, AnyTensor]>>;
def K_TypeClass_ConfinedType : K_TypeOp<"class.ConfinedType", ConfinedType<AnyInteger, [CPred<"$_self.getIntOrFloatBitWidth() > 7">], "wide integer">>;
def K_TypeClass_AnyI : K_TypeOp<"class.AnyI", AnyI<5>>;
def K_TypeClass_AnyIntOfWidths : K_TypeOp<"class.AnyIntOfWidths", AnyIntOfWidths<[8, 16]>>;
def K_TypeClass_SignlessIntOfWidths : K_TypeOp<"class.SignlessIntOfWidths", SignlessIntOfWidths<[8, 16]>>;
def K_TypeClass_SignedIntOfWidths : K_TypeOp<"class.SignedIntOfWidths", SignedIntOfWidths<[8, 16]>>;
def K_TypeClass_UnsignedIntOfWidths : K_TypeOp<"class.UnsignedIntOfWidths", UnsignedIntOfWidths<[8, 16]>>;
def K_TypeClass_FloatOfWidths : K_TypeOp<"class.FloatOfWidths", FloatOfWidths<[16, 64]>>;
def K_TypeClass_Complex : K_TypeOp<"class.Complex", Complex<F32>>;
def K_TypeClass_OpaqueType : K_TypeOp<"class.OpaqueType", OpaqueType<"some", "thing", "opaque thing">>;
def K_TypeClass_ContainerType : K_TypeOp<"class.ContainerType", ContainerType<AnyInteger, IsTensorTypePred, "::llvm::cast<::mlir::TensorType>($_self).getElementType()", "a tensor">>;
def K_TypeClass_ShapedContainerType : K_TypeOp<"class.ShapedContainerType", ShapedContainerType<[I32], IsTensorTypePred, "tensor by class">>;
def K_TypeClass_MixedContainerType : K_TypeOp<"class.MixedContainerType", MixedContainerType<I32, IsTupleTypePred, "::llvm::cast<::mlir::TupleType>($_self).getTypes()", "tuple by class">>;
def K_TypeClass_ValueSemanticsContainerOf : K_TypeOp<"class.ValueSemanticsContainerOf", ValueSemanticsContainerOf<[I32]>>;
def K_TypeClass_TypeOrValueSemanticsContainer : K_TypeOp<"class.TypeOrValueSemanticsContainer", TypeOrValueSemanticsContainer<F32, "f32-like">>;
def K_TypeClass_TupleOf : K_TypeOp<"class.TupleOf", TupleOf<[I32]>>;
def K_TypeClass_NestedTupleOf : K_TypeOp<"class.NestedTupleOf", NestedTupleOf<[I32, F32]>>;
def K_TypeClass_VectorOfNonZeroRankOf : K_TypeOp<"class.VectorOfNonZeroRankOf", VectorOfNonZeroRankOf<[F32]>>;
def K_TypeClass_FixedVectorOfNonZeroRankOf : K_TypeOp<"class.FixedVectorOfNonZeroRankOf", FixedVectorOfNonZeroRankOf<[F32]>>;
def K_TypeClass_VectorOfAnyRankOf : K_TypeOp<"class.VectorOfAnyRankOf", VectorOfAnyRankOf<[F32]>>;
def K_TypeClass_FixedVectorOfAnyRank : K_TypeOp<"class.FixedVectorOfAnyRank", FixedVectorOfAnyRank<[F32]>>;
def K_TypeClass_ScalableVectorOfAnyRank : K_TypeOp<"class.ScalableVectorOfAnyRank", ScalableVectorOfAnyRank<[F32]>>;
def K_TypeClass_VectorWithTrailingDimScalableOf : K_TypeOp<"class.VectorWithTrailingDimScalableOf", VectorWithTrailingDimScalableOf<[F32]>>;
def K_TypeClass_VectorOfRank : K_TypeOp<"class.VectorOfRank", VectorOfRank<[1, 2]>>;
def K_TypeClass_FixedVectorOfRank : K_TypeOp<"class.FixedVectorOfRank", FixedVectorOfRank<[1]>>;
def K_TypeClass_ScalableVectorOfRank : K_TypeOp<"class.ScalableVectorOfRank", ScalableVectorOfRank<[1]>>;
def K_TypeClass_VectorOfRankAndType : K_TypeOp<"class.VectorOfRankAndType", VectorOfRankAndType<[1], [F32]>>;
def K_TypeClass_FixedVectorOfRankAndType : K_TypeOp<"class.FixedVectorOfRankAndType", FixedVectorOfRankAndType<[1], [F32]>>;
def K_TypeClass_VectorOfLength : K_TypeOp<"class.VectorOfLength", VectorOfLength<[4]>>;
def K_TypeClass_VectorOfMinLength : K_TypeOp<"class.VectorOfMinLength", VectorOfMinLength<4>>;
def K_TypeClass_VectorOfMaxLength : K_TypeOp<"class.VectorOfMaxLength", VectorOfMaxLength<4>>;
def K_TypeClass_FixedVectorOfLength : K_TypeOp<"class.FixedVectorOfLength", FixedVectorOfLength<[4]>>;
def K_TypeClass_ScalableVectorOfLength : K_TypeOp<"class.ScalableVectorOfLength", ScalableVectorOfLength<[4]>>;
def K_TypeClass_VectorOfLengthAndType : K_TypeOp<"class.VectorOfLengthAndType", VectorOfLengthAndType<[4], [F32]>>;
def K_TypeClass_VectorOfMinMaxLengthAndType : K_TypeOp<"class.VectorOfMinMaxLengthAndType", VectorOfMinMaxLengthAndType<3, 5, [F32]>>;
def K_TypeClass_FixedVectorOfShapeAndType : K_TypeOp<"class.FixedVectorOfShapeAndType", FixedVectorOfShapeAndType<[2, 3], F32>>;
def K_TypeClass_FixedVectorOfLengthAndType : K_TypeOp<"class.FixedVectorOfLengthAndType", FixedVectorOfLengthAndType<[4], [F32]>>;
def K_TypeClass_ScalableVectorOfLengthAndType : K_TypeOp<"class.ScalableVectorOfLengthAndType", ScalableVectorOfLengthAndType<[4], [F32]>>;
def K_TypeClass_ScalableVectorOfRankAndLengthAndType : K_TypeOp<"class.ScalableVectorOfRankAndLengthAndType", ScalableVectorOfRankAndLengthAndType<[1], [4], [F32]>>;
def K_TypeClass_ShapedTypeWithNthDimOfSize : K_TypeOp<"class.ShapedTypeWithNthDimOfSize", ShapedTypeWithNthDimOfSize<-1, [3, 4]>>;
def K_TypeClass_VectorWithTrailingDimScalableOfSizeAndType : K_TypeOp<"class.VectorWithTrailingDimScalableOfSizeAndType", VectorWithTrailingDimScalableOfSizeAndType<[4], [F32]>>;
def K_TypeClass_TensorOf : K_TypeOp<"class.TensorOf", TensorOf<[I32, F32]>>;
def K_TypeClass_RankedTensorOf : K_TypeOp<"class.RankedTensorOf", RankedTensorOf<[F32]>>;
def K_TypeClass_UnrankedTensorOf : K_TypeOp<"class.UnrankedTensorOf", UnrankedTensorOf<[F32]>>;
def K_TypeClass_Non0RankedTensorOf : K_TypeOp<"class.Non0RankedTensorOf", Non0RankedTensorOf<[F32]>>;
def K_TypeClass_TensorRankOf : K_TypeOp<"class.TensorRankOf", TensorRankOf<[AnyType], [1, 3]>>;
def K_TypeClass_0DTensorOf : K_TypeOp<"class.0DTensorOf", 0DTensorOf<[F32]>>;
def K_TypeClass_1DTensorOf : K_TypeOp<"class.1DTensorOf", 1DTensorOf<[F32]>>;
def K_TypeClass_2DTensorOf : K_TypeOp<"class.2DTensorOf", 2DTensorOf<[F32]>>;
def K_TypeClass_3DTensorOf : K_TypeOp<"class.3DTensorOf", 3DTensorOf<[F32]>>;
def K_TypeClass_4DTensorOf : K_TypeOp<"class.4DTensorOf", 4DTensorOf<[F32]>>;
def K_TypeClass_StaticShapeTensorOf : K_TypeOp<"class.StaticShapeTensorOf", StaticShapeTensorOf<[F32]>>;
def K_TypeClass_TensorOrMemRef : K_TypeOp<"class.TensorOrMemRef", TensorOrMemRef<[F32]>>;
def K_TypeClass_MemRefOf : K_TypeOp<"class.MemRefOf", MemRefOf<[F32]>>;
def K_TypeClass_UnrankedMemRefOf : K_TypeOp<"class.UnrankedMemRefOf", UnrankedMemRefOf<[F32]>>;
def K_TypeClass_RankedOrUnrankedMemRefOf : K_TypeOp<"class.RankedOrUnrankedMemRefOf", RankedOrUnrankedMemRefOf<[F32]>>;
def K_TypeClass_Non0RankedMemRefOf : K_TypeOp<"class.Non0RankedMemRefOf", Non0RankedMemRefOf<[F32]>>;
def K_TypeClass_MemRefRankOf : K_TypeOp<"class.MemRefRankOf", MemRefRankOf<[F32], [1, 2]>>;
def K_TypeClass_StaticShapeMemRefOf : K_TypeOp<"class.StaticShapeMemRefOf", StaticShapeMemRefOf<[F32]>>;
def K_TypeClass_StridedMemRefOf : K_TypeOp<"class.StridedMemRefOf", StridedMemRefOf<[F32]>>;
def K_TypeClass_StridedMemRefRankOf : K_TypeOp<"class.StridedMemRefRankOf", StridedMemRefRankOf<[F32], [1]>>;
def K_TypeClass_AnyStridedMemRefOfRank : K_TypeOp<"class.AnyStridedMemRefOfRank", AnyStridedMemRefOfRank<2>>;
def K_TypeClass_TypeAlias : K_TypeOp<"class.TypeAlias", TypeAlias<AnyFloat, "a float by another name">>;
def K_PredClass_HasAnyRankOfPred : K_TypeOp<"class.HasAnyRankOfPred", K_Holds<And<[HasRankPred, HasAnyRankOfPred<[1, 2]>]>, "a type with HasAnyRankOfPred">>;
def K_PredClass_HasRankGreaterOrEqualPred : K_TypeOp<"class.HasRankGreaterOrEqualPred", K_Holds<And<[HasRankPred, HasRankGreaterOrEqualPred<2>]>, "a type with HasRankGreaterOrEqualPred">>;
def K_PredClass_IsVectorOfRankPred : K_TypeOp<"class.IsVectorOfRankPred", K_Holds<And<[IsVectorOfAnyRankTypePred, IsVectorOfRankPred<[1]>]>, "a type with IsVectorOfRankPred">>;
def K_PredClass_IsFixedVectorOfRankPred : K_TypeOp<"class.IsFixedVectorOfRankPred", K_Holds<And<[IsVectorOfAnyRankTypePred, IsFixedVectorOfRankPred<[1]>]>, "a type with IsFixedVectorOfRankPred">>;
def K_PredClass_IsScalableVectorOfRankPred : K_TypeOp<"class.IsScalableVectorOfRankPred", K_Holds<And<[IsVectorOfAnyRankTypePred, IsScalableVectorOfRankPred<[1]>]>, "a type with IsScalableVectorOfRankPred">>;
def K_PredClass_IsVectorOfLengthPred : K_TypeOp<"class.IsVectorOfLengthPred", K_Holds<And<[IsVectorOfAnyRankTypePred, IsVectorOfLengthPred<[4]>]>, "a type with IsVectorOfLengthPred">>;
def K_PredClass_IsVectorOfMinLengthPred : K_TypeOp<"class.IsVectorOfMinLengthPred", K_Holds<And<[IsVectorOfAnyRankTypePred, IsVectorOfMinLengthPred<4>]>, "a type with IsVectorOfMinLengthPred">>;
def K_PredClass_IsVectorOfMaxLengthPred : K_TypeOp<"class.IsVectorOfMaxLengthPred", K_Holds<And<[IsVectorOfAnyRankTypePred, IsVectorOfMaxLengthPred<4>]>, "a type with IsVectorOfMaxLengthPred">>;
def K_PredClass_IsFixedVectorOfLengthPred : K_TypeOp<"class.IsFixedVectorOfLengthPred", K_Holds<And<[IsVectorOfAnyRankTypePred, IsFixedVectorOfLengthPred<[4]>]>, "a type with IsFixedVectorOfLengthPred">>;
def K_PredClass_IsScalableVectorOfLengthPred : K_TypeOp<"class.IsScalableVectorOfLengthPred", K_Holds<And<[IsVectorOfAnyRankTypePred, IsScalableVectorOfLengthPred<[4]>]>, "a type with IsScalableVectorOfLengthPred">>;
def K_PredClass_IsNthDimSizeIsOneOfPred : K_TypeOp<"class.IsNthDimSizeIsOneOfPred", K_Holds<And<[HasRankPred, IsNthDimSizeIsOneOfPred<0, [2, 4]>]>, "a type with IsNthDimSizeIsOneOfPred">>;
def K_PredClass_IsVectorOfShape : K_TypeOp<"class.IsVectorOfShape", K_Holds<And<[IsVectorOfAnyRankTypePred, IsVectorOfShape<[2, 3]>]>, "a type with IsVectorOfShape">>;

// The predicate combiners.
def K_EvenWidth : CPred<"$_self.getIntOrFloatBitWidth() % 2 == 0">;
def K_PredAnd : K_TypeOp<"pred.And", K_Holds<And<[AnyInteger.predicate, K_EvenWidth]>, "an even integer">>;
def K_PredOr : K_TypeOp<"pred.Or", K_Holds<Or<[I1.predicate, F32.predicate]>, "i1 or f32">>;
def K_PredNeg : K_TypeOp<"pred.Neg", K_Holds<Neg<AnyInteger.predicate>, "no integer">>;
def K_PredTrue : K_TypeOp<"pred.True", K_Holds<TruePred, "anything">>;
def K_PredSubst : K_TypeOp<"pred.SubstLeaves", K_Holds<And<[IsShapedTypePred,
    SubstLeaves<"$_self", "::llvm::cast<::mlir::ShapedType>($_self).getElementType()", I32.predicate>]>, "of i32">>;
def K_PredConcat : K_TypeOp<"pred.Concat", K_Holds<Concat<"!(", AnyFloat.predicate, ")">, "no float">>;

//===-- Attributes ---------------------------------------------------------===//

foreach c = [
    AnyAttr, LocationAttr, BoolAttr, IndexAttr, APIntAttr, AnyI1Attr, AnyI8Attr, AnyI16Attr, AnyI32Attr, AnyI64Attr,
    I1Attr, I8Attr, I16Attr, I32Attr, I64Attr, SI1Attr, SI8Attr, SI16Attr, SI32Attr, SI64Attr, UI1Attr, UI8Attr,
    UI16Attr, UI32Attr, UI64Attr, F32Attr, F64Attr, StrAttr, SymbolNameAttr, TypeAttr, UnitAttr, DictionaryAttr,
    AffineMapAttr, IntegerSetAttr, SymbolRefAttr, FlatSymbolRefAttr, ElementsAttr, IndexElementsAttr,
    AnyIntElementsAttr, AnyI32ElementsAttr, AnyI64ElementsAttr, I32ElementsAttr, I64ElementsAttr, F64ElementsAttr,
    StringElementsAttr, DenseBoolArrayAttr, DenseI8ArrayAttr, DenseI16ArrayAttr, DenseI32ArrayAttr, DenseI64ArrayAttr,
    DenseF32ArrayAttr, DenseF64ArrayAttr, ArrayAttr, LocationArrayAttr, AffineMapArrayAttr, BoolArrayAttr,
    I32ArrayAttr, I64ArrayAttr, F32ArrayAttr, F64ArrayAttr, StrArrayAttr, TypeArrayAttr, SymbolRefArrayAttr,
    FlatSymbolRefArrayAttr, I64SmallVectorArrayAttr, IndexListArrayAttr, DictArrayAttr] in
  def K_Attr_ # c : K_AttrOp<!cast<string>(c), c>;

def K_AttrClass_AnyAttrOf : K_AttrOp<"class.AnyAttrOf", AnyAttrOf<[I32Attr, StrAttr]>>;
def K_TypedByClass
    : TypedAttrBase<I32, "IntegerAttr", CPred<"::llvm::isa<::mlir::IntegerAttr>($_self)">, "typed by class"> {
  let returnType = "::llvm::APInt";
}
def K_AttrClass_TypedAttrBase : K_AttrOp<"class.TypedAttrBase", K_TypedByClass>;
def K_AttrClass_AnyIntegerAttrBase : K_AttrOp<"class.AnyIntegerAttrBase", AnyIntegerAttrBase<AnyI<5>, "five bits">>;
def K_AttrClass_SignlessIntegerAttrBase : K_AttrOp<"class.SignlessIntegerAttrBase", SignlessIntegerAttrBase<I<5>, "five signless bits">>;
def K_AttrClass_SignedIntegerAttrBase : K_AttrOp<"class.SignedIntegerAttrBase", SignedIntegerAttrBase<SI<5>, "five signed bits">>;
def K_AttrClass_UnsignedIntegerAttrBase : K_AttrOp<"class.UnsignedIntegerAttrBase", UnsignedIntegerAttrBase<UI<5>, "five unsigned bits">>;
def K_AttrClass_TypedSignlessIntegerAttrBase : K_AttrOp<"class.TypedSignlessIntegerAttrBase", TypedSignlessIntegerAttrBase<I<7>, "int8_t", "seven signless bits">>;
def K_AttrClass_TypedSignedIntegerAttrBase : K_AttrOp<"class.TypedSignedIntegerAttrBase", TypedSignedIntegerAttrBase<SI<7>, "int8_t", "seven signed bits">>;
def K_AttrClass_TypedUnsignedIntegerAttrBase : K_AttrOp<"class.TypedUnsignedIntegerAttrBase", TypedUnsignedIntegerAttrBase<UI<7>, "uint8_t", "seven unsigned bits">>;
def K_AttrClass_FloatAttrBase : K_AttrOp<"class.FloatAttrBase", FloatAttrBase<F16, "half float">>;
def K_AttrClass_StringBasedAttr : K_AttrOp<"class.StringBasedAttr", StringBasedAttr<CPred<"::llvm::isa<::mlir::StringAttr>($_self)">, "string by class">>;
def K_AttrClass_TypedStrAttr : K_AttrOp<"class.TypedStrAttr", TypedStrAttr<I32>>;
def K_AttrClass_TypeAttrBase : K_AttrOp<"class.TypeAttrBase", TypeAttrBase<"::mlir::IntegerType", "integer type by class", CPred<"::llvm::isa<::mlir::IntegerType>($_self)">>>;
def K_AttrClass_TypeAttrOf : K_AttrOp<"class.TypeAttrOf", TypeAttrOf<I32>>;
def K_AttrClass_DictionaryAttrBase : K_AttrOp<"class.DictionaryAttrBase", DictionaryAttrBase<CPred<"::llvm::isa<::mlir::DictionaryAttr>($_self)">, "dictionary by class">>;
def K_AttrClass_ArrayAttrBase : K_AttrOp<"class.ArrayAttrBase", ArrayAttrBase<CPred<"::llvm::isa<::mlir::ArrayAttr>($_self)">, "array by class">>;
def K_AttrClass_TypedArrayAttrBase : K_AttrOp<"class.TypedArrayAttrBase", TypedArrayAttrBase<StrAttr, "strings by class">>;
def K_AttrClass_ElementsAttrBase : K_AttrOp<"class.ElementsAttrBase", ElementsAttrBase<CPred<"::llvm::isa<::mlir::DenseElementsAttr>($_self)">, "elements by class">>;
def K_AttrClass_IntElementsAttrBase : K_AttrOp<"class.IntElementsAttrBase", IntElementsAttrBase<CPred<"true">, "integer elements by class">>;
def K_AttrClass_IntElementsAttrOf : K_AttrOp<"class.IntElementsAttrOf", IntElementsAttrOf<16>>;
def K_AttrClass_SignlessIntElementsAttr : K_AttrOp<"class.SignlessIntElementsAttr", SignlessIntElementsAttr<16>>;
def K_AttrClass_RankedSignlessIntElementsAttr : K_AttrOp<"class.RankedSignlessIntElementsAttr", RankedSignlessIntElementsAttr<32, [2]>>;
def K_AttrClass_RankedI32ElementsAttr : K_AttrOp<"class.RankedI32ElementsAttr", RankedI32ElementsAttr<[2]>>;
def K_AttrClass_RankedI64ElementsAttr : K_AttrOp<"class.RankedI64ElementsAttr", RankedI64ElementsAttr<[2]>>;
def K_AttrClass_FloatElementsAttr : K_AttrOp<"class.FloatElementsAttr", FloatElementsAttr<32>>;
def K_AttrClass_RankedFloatElementsAttr : K_AttrOp<"class.RankedFloatElementsAttr", RankedFloatElementsAttr<32, [2]>>;
def K_AttrClass_RankedF32ElementsAttr : K_AttrOp<"class.RankedF32ElementsAttr", RankedF32ElementsAttr<[2]>>;
def K_AttrClass_RankedF64ElementsAttr : K_AttrOp<"class.RankedF64ElementsAttr", RankedF64ElementsAttr<[2]>>;
def K_AttrClass_DenseArrayAttrBase : K_AttrOp<"class.DenseArrayAttrBase", DenseArrayAttrBase<"DenseI32ArrayAttr", "int32_t", "i32 by class">>;
def K_AttrClass_IntValidAlignment : K_AttrOp<"class.IntValidAlignment", IntValidAlignment<I32Attr>>;

// Constraints in the second argument of ConfinedAttr.
def K_Confined_IntNEQValue : K_AttrOp<"confined.IntNEQValue", ConfinedAttr<APIntAttr, [IntNEQValue<2>]>>;
def K_Confined_IntMinValue : K_AttrOp<"confined.IntMinValue", ConfinedAttr<APIntAttr, [IntMinValue<2>]>>;
def K_Confined_IntMaxValue : K_AttrOp<"confined.IntMaxValue", ConfinedAttr<APIntAttr, [IntMaxValue<2>]>>;
def K_Confined_IntNonNegative : K_AttrOp<"confined.IntNonNegative", ConfinedAttr<APIntAttr, [IntNonNegative]>>;
def K_Confined_IntPositive : K_AttrOp<"confined.IntPositive", ConfinedAttr<APIntAttr, [IntPositive]>>;
def K_Confined_IntPowerOf2 : K_AttrOp<"confined.IntPowerOf2", ConfinedAttr<APIntAttr, [IntPowerOf2]>>;
def K_Confined_IntPositivePowerOf2 : K_AttrOp<"confined.IntPositivePowerOf2", ConfinedAttr<APIntAttr, [IntPositivePowerOf2]>>;
def K_Confined_IntIsOneOf : K_AttrOp<"confined.IntIsOneOf", ConfinedAttr<APIntAttr, [IntIsOneOf<[2, 4]>]>>;
def K_Confined_ArrayMinCount : K_AttrOp<"confined.ArrayMinCount", ConfinedAttr<ArrayAttr, [ArrayMinCount<2>]>>;
def K_Confined_ArrayMaxCount : K_AttrOp<"confined.ArrayMaxCount", ConfinedAttr<ArrayAttr, [ArrayMaxCount<2>]>>;
def K_Confined_ArrayCount : K_AttrOp<"confined.ArrayCount", ConfinedAttr<ArrayAttr, [ArrayCount<2>]>>;
def K_Confined_DenseArrayCount : K_AttrOp<"confined.DenseArrayCount", ConfinedAttr<DenseI32ArrayAttr, [DenseArrayCount<2>]>>;
def K_Confined_DenseArrayMaxCt : K_AttrOp<"confined.DenseArrayMaxCt", ConfinedAttr<DenseI32ArrayAttr, [DenseArrayMaxCt<2>]>>;
def K_Confined_DenseArrayMinCt : K_AttrOp<"confined.DenseArrayMinCt", ConfinedAttr<DenseI32ArrayAttr, [DenseArrayMinCt<2>]>>;
def K_Confined_DenseArrayStrictlyPositive : K_AttrOp<"confined.DenseArrayStrictlyPositive", ConfinedAttr<DenseI32ArrayAttr, [DenseArrayStrictlyPositive<DenseI32ArrayAttr>]>>;
def K_Confined_DenseArrayNonNegative : K_AttrOp<"confined.DenseArrayNonNegative", ConfinedAttr<DenseI32ArrayAttr, [DenseArrayNonNegative<DenseI32ArrayAttr>]>>;
def K_Confined_DenseArraySorted : K_AttrOp<"confined.DenseArraySorted", ConfinedAttr<DenseI32ArrayAttr, [DenseArraySorted<DenseI32ArrayAttr>]>>;
def K_Confined_DenseArrayStrictlySorted : K_AttrOp<"confined.DenseArrayStrictlySorted", ConfinedAttr<DenseI32ArrayAttr, [DenseArrayStrictlySorted<DenseI32ArrayAttr>]>>;
def K_Confined_IntArrayNthElemEq : K_AttrOp<"confined.IntArrayNthElemEq", ConfinedAttr<ArrayAttr, [IntArrayNthElemEq<1, 2>]>>;
def K_Confined_IntArrayNthElemMinValue : K_AttrOp<"confined.IntArrayNthElemMinValue", ConfinedAttr<ArrayAttr, [IntArrayNthElemMinValue<1, 2>]>>;
def K_Confined_IntArrayNthElemMaxValue : K_AttrOp<"confined.IntArrayNthElemMaxValue", ConfinedAttr<ArrayAttr, [IntArrayNthElemMaxValue<1, 2>]>>;
def K_Confined_IntArrayNthElemInRange : K_AttrOp<"confined.IntArrayNthElemInRange", ConfinedAttr<ArrayAttr, [IntArrayNthElemInRange<1, 1, 3>]>>;
def K_Confined_ConstantAttr : K_AttrOp<"confined.ConstantAttr", ConfinedAttr<AnyAttr, [ConstantAttr<I32Attr, "2">]>>;
def K_Confined_ConstantStrAttr : K_AttrOp<"confined.ConstantStrAttr", ConfinedAttr<AnyAttr, [ConstantStrAttr<StrAttr, "a">]>>;
def K_Confined_ConstF32Attr : K_AttrOp<"confined.ConstF32Attr", ConfinedAttr<AnyAttr, [ConstF32Attr<"1.0">]>>;
def K_Confined_ConstBoolAttrTrue : K_AttrOp<"confined.ConstBoolAttrTrue", ConfinedAttr<AnyAttr, [ConstBoolAttrTrue]>>;
def K_Confined_ConstBoolAttrFalse : K_AttrOp<"confined.ConstBoolAttrFalse", ConfinedAttr<AnyAttr, [ConstBoolAttrFalse]>>;
def K_Confined_ConstUnitAttr : K_AttrOp<"confined.ConstUnitAttr", ConfinedAttr<AnyAttr, [ConstUnitAttr]>>;
def K_Confined_ConstantEnumCase : K_AttrOp<"confined.ConstantEnumCase", ConfinedAttr<AnyAttr, [ConstantEnumCase<K_Color, "sky-blue">]>>;
def K_Confined_IsNullAttr : K_AttrOp<"confined.IsNullAttr", ConfinedAttr<AnyAttr, [IsNullAttr]>>;
def K_Confined_AllAttrOf : K_AttrOp<"confined.AllAttrOf", ConfinedAttr<APIntAttr, [AllAttrOf<[IntMinValue<2>, IntMaxValue<3>]>]>>;

#endif // STRATA_TESTS_KITCHEN_CONSTRAINTS
