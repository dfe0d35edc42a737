//===- CommonTypeConstraints.td - Constraints on types -----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Constraints on operand and result types. Diagnostics end with a summary ("operand #0 must be ..."), so
// summaries must complete that sentence.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_COMMONTYPECONSTRAINTS
#define STRATA_DEFS_COMMONTYPECONSTRAINTS

include "mlir/IR/Constraints.td"
include "mlir/IR/DialectBase.td"

//===-- Type constraints ---------------------------------------------------===//

// `builderCall`, if not empty, builds the only type that satisfies the constraint.
class Type<Pred condition, string descr = "", string cppType = "::mlir::Type">
    : TypeConstraint<condition, descr, cppType> {
  string description = "";
  string builderCall = "";
}

class DialectType<Dialect d, Pred condition, string descr = "", string cppType = "::mlir::Type">
    : Type<condition, descr, cppType> {
  Dialect dialect = d;
}

class TypeAlias<Type t, string summary = t.summary> : Type<t.predicate, summary, t.cppType> {
  let description = t.description;
  let builderCall = t.builderCall;
}

// Mix-in for a constraint that exactly one type satisfies.
class BuildableType<code builder> {
  code builderCall = builder;
}

// Mix-in that makes a constraint buildable if `type` is buildable.
class SameBuildabilityAs<Type type, code builder> {
  code builderCall = !if(!empty(type.builderCall), "", builder);
}

//===-- Arity --------------------------------------------------------------===//

class Variadic<Type type> : TypeConstraint<type.predicate, "variadic of " # type.summary, type.cppType> {
  Type baseType = type;
  int minSize = 0;
}

// A variadic group of lists; the named i32 array attribute of the op stores the sizes of the lists.
class VariadicOfVariadic<Type type, string variadicSegmentAttrName> : Variadic<type> {
  string segmentAttrName = variadicSegmentAttrName;
}

class Optional<Type type> : TypeConstraint<type.predicate, type.summary, type.cppType> {
  Type baseType = type;
}

//===-- Combining constraints ----------------------------------------------===//

class AnyTypeOf<list<Type> allowedTypeList, string summary = "", string cppType = "::mlir::Type">
    : Type<Or<!foreach(one, allowedTypeList, one.predicate)>,
           !if(!empty(summary), !interleave(!foreach(one, allowedTypeList, one.summary), " or "), summary),
           cppType> {
  list<Type> allowedTypes = allowedTypeList;
}

class AllOfType<list<Type> allowedTypeList, string summary = "", string cppType = "::mlir::Type">
    : Type<And<!foreach(one, allowedTypeList, one.predicate)>,
           !if(!empty(summary), !interleave(!foreach(one, allowedTypeList, one.summary), " and "), summary),
           cppType> {
  list<Type> allowedTypes = allowedTypeList;
}

class ConfinedType<Type type, list<Pred> predicates, string summary = "", string cppType = type.cppType>
    : Type<And<!listconcat([type.predicate], predicates)>, summary, cppType> {
  Type baseType = type;
  list<Pred> predicateList = predicates;
}

//===-- Any type, none, index ----------------------------------------------===//

def AnyType : Type<TruePred, "any type">;

def NoneType : Type<CPred<"::llvm::isa<::mlir::NoneType>($_self)">, "none type", "::mlir::NoneType">,
               BuildableType<"$_builder.getType<::mlir::NoneType>()">;

def Index : Type<CPred<"::llvm::isa<::mlir::IndexType>($_self)">, "index", "::mlir::IndexType">,
            BuildableType<"$_builder.getIndexType()">;

//===-- Integers -----------------------------------------------------------===//

def AnyInteger : Type<CPred<"::llvm::isa<::mlir::IntegerType>($_self)">, "integer", "::mlir::IntegerType">;
def AnySignlessInteger : Type<CPred<"$_self.isSignlessInteger()">, "signless integer", "::mlir::IntegerType">;
def AnySignedInteger : Type<CPred<"$_self.isSignedInteger()">, "signed integer">;
def AnyUnsignedInteger : Type<CPred<"$_self.isUnsignedInteger()">, "unsigned integer">;
def AnySignlessIntegerOrIndex : Type<CPred<"$_self.isSignlessIntOrIndex()">, "signless integer or index">;

// Integers of one width: AnyI of any signedness, I signless, SI signed, UI unsigned.
class AnyI<int width> : Type<CPred<"$_self.isInteger(" # width # ")">, width # "-bit integer"> {
  int bitwidth = width;
}
class I<int width>
    : Type<CPred<"$_self.isSignlessInteger(" # width # ")">, width # "-bit signless integer", "::mlir::IntegerType">,
      BuildableType<"$_builder.getIntegerType(" # width # ")"> {
  int bitwidth = width;
}
class SI<int width>
    : Type<CPred<"$_self.isSignedInteger(" # width # ")">, width # "-bit signed integer", "::mlir::IntegerType">,
      BuildableType<"$_builder.getIntegerType(" # width # ", /*isSigned=*/true)"> {
  int bitwidth = width;
}
class UI<int width>
    : Type<CPred<"$_self.isUnsignedInteger(" # width # ")">, width # "-bit unsigned integer", "::mlir::IntegerType">,
      BuildableType<"$_builder.getIntegerType(" # width # ", /*isSigned=*/false)"> {
  int bitwidth = width;
}

foreach width = [1, 8, 16, 32, 64] in {
  def AnyI # width : AnyI<width>;
  def I # width : I<width>;
  def SI # width : SI<width>;
  def UI # width : UI<width>;
}
def I128 : I<128>;

// Integers of one of several widths.
class AnyIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, AnyI<w>), !interleave(widths, "/") # "-bit integer", "::mlir::IntegerType">;
class SignlessIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, I<w>), !interleave(widths, "/") # "-bit signless integer">;
class SignedIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, SI<w>), !interleave(widths, "/") # "-bit signed integer">;
class UnsignedIntOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, UI<w>), !interleave(widths, "/") # "-bit unsigned integer">;

//===-- Floats -------------------------------------------------------------===//

def AnyFloat : Type<CPred<"::llvm::isa<::mlir::FloatType>($_self)">, "floating-point", "::mlir::FloatType">;

class F<int width> : Type<CPred<"$_self.isF" # width # "()">, width # "-bit float", "::mlir::FloatType">,
                     BuildableType<"$_builder.getF" # width # "Type()"> {
  int bitwidth = width;
}
foreach width = [16, 32, 64, 80, 128] in
  def F # width : F<width>;

class FloatOfWidths<list<int> widths>
    : AnyTypeOf<!foreach(w, widths, F<w>), !interleave(widths, "/") # "-bit float">;

// Floating-point formats with special names: the spelling and the C++ class.
class _NamedFloat<string spelling, string cppClass>
    : Type<CPred<"::llvm::isa<::mlir::" # cppClass # ">($_self)">, spelling # " type">,
      BuildableType<"$_builder.getType<::mlir::" # cppClass # ">()">;

def BF16 : _NamedFloat<"bfloat16", "BFloat16Type">;
def TF32 : _NamedFloat<"tf32", "FloatTF32Type">;
foreach format = ["8E3M4", "8E4M3", "8E4M3B11FNUZ", "8E4M3FN", "8E4M3FNUZ", "8E5M2", "8E5M2FNUZ", "8E8M0FNU",
                  "6E2M3FN", "6E3M2FN", "4E2M1FN"] in
  def F # format : _NamedFloat<"f" # format, "Float" # format # "Type">;

//===-- Complex, opaque, function ------------------------------------------===//

def AnyComplex : Type<CPred<"::llvm::isa<::mlir::ComplexType>($_self)">, "complex-type", "::mlir::ComplexType">;

class Complex<Type elType>
    : ConfinedType<AnyComplex,
                   [SubstLeaves<"$_self", "::llvm::cast<::mlir::ComplexType>($_self).getElementType()",
                                elType.predicate>],
                   "complex type with " # elType.summary # " elements", "::mlir::ComplexType">,
      SameBuildabilityAs<elType, "::mlir::ComplexType::get(" # elType.builderCall # ")"> {
  Type elementType = elType;
}

class OpaqueType<string dialect, string name, string summary>
    : Type<CPred<"isOpaqueTypeWithName($_self, \"" # dialect # "\", \"" # name # "\")">, summary,
           "::mlir::OpaqueType">,
      BuildableType<"::mlir::OpaqueType::get($_builder.getStringAttr(\"" # dialect # "\"), \"" # name # "\")">;

def FunctionType : Type<CPred<"::llvm::isa<::mlir::FunctionType>($_self)">, "function type", "::mlir::FunctionType">;
def GraphType : Type<CPred<"::llvm::isa<::mlir::GraphType>($_self)">, "graph type", "::mlir::GraphType">;

//===-- Types with elements ------------------------------------------------===//

// `elementTypeCall` is the C++ expression for the element type of the container $_self.
class ContainerType<Type etype, Pred containerPred, code elementTypeCall, string descr,
                    string cppType = "::mlir::Type">
    : Type<And<[containerPred, SubstLeaves<"$_self", elementTypeCall, etype.predicate>]>,
           descr # " of " # etype.summary # " values", cppType>;

class ShapedContainerType<list<Type> allowedTypes, Pred containerPred, string descr,
                          string cppType = "::mlir::Type">
    : ContainerType<AnyTypeOf<allowedTypes>, containerPred,
                    "::llvm::cast<::mlir::ShapedType>($_self).getElementType()", descr, cppType>;

// Tests on container types.
class _IsA<string cppClass> : CPred<"::llvm::isa<::mlir::" # cppClass # ">($_self)">;
class _AsShaped<string test> : CPred<"::llvm::cast<::mlir::ShapedType>($_self)." # test>;
class _AsVector<string test> : CPred<"::llvm::cast<::mlir::VectorType>($_self)." # test>;

def IsShapedTypePred         : _IsA<"ShapedType">;
def IsTensorTypePred         : _IsA<"TensorType">;
def IsRankedTensorTypePred   : _IsA<"RankedTensorType">;
def IsUnrankedTensorTypePred : _IsA<"UnrankedTensorType">;
def IsBaseMemRefTypePred     : _IsA<"BaseMemRefType">;
def IsMemRefTypePred         : _IsA<"MemRefType">;
def IsUnrankedMemRefTypePred : _IsA<"UnrankedMemRefType">;
def IsTensorOrMemRefTypePred : CPred<"::llvm::isa<::mlir::TensorType, ::mlir::MemRefType>($_self)">;
def IsTupleTypePred          : _IsA<"TupleType">;

// These tests apply to any type: a type that is not shaped has no rank.
def HasRankPred           : And<[IsShapedTypePred, _AsShaped<"hasRank()">]>;
def HasStaticShapePred    : And<[IsShapedTypePred, _AsShaped<"hasStaticShape()">]>;
def HasValueSemanticsPred : CPred<"$_self.hasTrait<::mlir::ValueSemantics>()">;
def HasStridesPred        : And<[IsMemRefTypePred, CPred<"::llvm::cast<::mlir::MemRefType>($_self).isStrided()">]>;

class HasAnyRankOfPred<list<int> ranks>
    : And<[HasRankPred, Or<!foreach(rank, ranks, _AsShaped<"getRank() == " # rank>)>]>;
class HasRankGreaterOrEqualPred<int rank> : And<[HasRankPred, _AsShaped<"getRank() >= " # rank>]>;

// The minimum rank for which dimension `value` exists; -1 is the last dimension.
class NormalizeIndex<int value> {
  int ret = !if(!lt(value, 0), !sub(0, value), !add(value, 1));
}

class IsNthDimSizeIsOneOfPred<int n, list<int> allowedSizes>
    : And<[HasRankPred, _AsShaped<"getRank() >= " # NormalizeIndex<n>.ret>,
           CPred<"::llvm::is_contained(::llvm::ArrayRef<int64_t>({" # !interleave(allowedSizes, ", ") # "}), "
                 "::llvm::cast<::mlir::ShapedType>($_self).getDimSize(" #
                 !if(!lt(n, 0), "::llvm::cast<::mlir::ShapedType>($_self).getRank() + " # n, "" # n) # "))">]>;

class ShapedTypeWithNthDimOfSize<int n, list<int> allowedSizes>
    : Type<IsNthDimSizeIsOneOfPred<n, allowedSizes>,
           " with dim " # n # " having a size of {" # !interleave(allowedSizes, ", ") # "}", "::mlir::ShapedType">;

def AnyShaped : ShapedContainerType<[AnyType], IsShapedTypePred, "shaped", "::mlir::ShapedType">;

class ValueSemanticsContainerOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, HasValueSemanticsPred, "container with value semantics">;

//===-- Vectors ------------------------------------------------------------===//

def IsVectorOfAnyRankTypePred         : _IsA<"VectorType">;
def IsVectorOfNonZeroRankTypePred     : And<[IsVectorOfAnyRankTypePred, _AsVector<"getRank() > 0">]>;
def IsFixedVectorOfAnyRankTypePred    : And<[IsVectorOfAnyRankTypePred, Neg<_AsVector<"isScalable()">>]>;
def IsFixedVectorOfNonZeroRankTypePred
    : And<[IsVectorOfNonZeroRankTypePred, Neg<_AsVector<"isScalable()">>]>;
def IsVectorTypeWithAnyDimScalablePred : And<[IsVectorOfAnyRankTypePred, _AsVector<"isScalable()">]>;
def IsVectorTypeWithAllDimsScalablePred : And<[IsVectorOfAnyRankTypePred, _AsVector<"allDimsScalable()">]>;
def IsVectorTypeWithOnlyTrailingDimScalablePred
    : And<[IsVectorOfNonZeroRankTypePred, _AsVector<"getScalableDims().back()">,
           CPred<"!::llvm::is_contained(::llvm::cast<::mlir::VectorType>($_self).getScalableDims().drop_back(), true)">]>;

class IsVectorOfRankPred<list<int> allowedRanks>
    : And<[IsVectorOfNonZeroRankTypePred, Or<!foreach(r, allowedRanks, _AsVector<"getRank() == " # r>)>]>;
class IsFixedVectorOfRankPred<list<int> allowedRanks>
    : And<[IsFixedVectorOfAnyRankTypePred, Or<!foreach(r, allowedRanks, _AsVector<"getRank() == " # r>)>]>;
class IsScalableVectorOfRankPred<list<int> allowedRanks>
    : And<[IsVectorTypeWithAnyDimScalablePred, Or<!foreach(r, allowedRanks, _AsVector<"getRank() == " # r>)>]>;

class IsVectorOfLengthPred<list<int> allowedLengths>
    : And<[IsVectorOfNonZeroRankTypePred, Or<!foreach(n, allowedLengths, _AsVector<"getNumElements() == " # n>)>]>;
class IsFixedVectorOfLengthPred<list<int> allowedLengths>
    : And<[IsFixedVectorOfAnyRankTypePred, Or<!foreach(n, allowedLengths, _AsVector<"getNumElements() == " # n>)>]>;
class IsScalableVectorOfLengthPred<list<int> allowedLengths>
    : And<[IsVectorTypeWithAnyDimScalablePred, Or<!foreach(n, allowedLengths, _AsVector<"getNumElements() == " # n>)>]>;
class IsVectorOfMinLengthPred<int minLength>
    : And<[IsVectorOfNonZeroRankTypePred, _AsVector<"getNumElements() >= " # minLength>]>;
class IsVectorOfMaxLengthPred<int maxLength>
    : And<[IsVectorOfNonZeroRankTypePred, _AsVector<"getNumElements() <= " # maxLength>]>;
class IsVectorOfShape<list<int> shape>
    : _AsVector<"getShape() == ::llvm::ArrayRef<int64_t>({" # !interleave(shape, ", ") # "})">;

// Constraints on the element type.
class VectorOfAnyRankOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsVectorOfAnyRankTypePred, "vector", "::mlir::VectorType">;
class VectorOfNonZeroRankOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsVectorOfNonZeroRankTypePred, "vector", "::mlir::VectorType">;
class FixedVectorOfAnyRank<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsFixedVectorOfAnyRankTypePred, "fixed-length vector", "::mlir::VectorType">;
class FixedVectorOfNonZeroRankOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsFixedVectorOfNonZeroRankTypePred, "fixed-length vector",
                          "::mlir::VectorType">;
class ScalableVectorOfAnyRank<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsVectorTypeWithAnyDimScalablePred, "scalable vector", "::mlir::VectorType">;
class VectorWithTrailingDimScalableOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsVectorTypeWithOnlyTrailingDimScalablePred, "trailing scalable vector",
                          "::mlir::VectorType">;

// Constraints on the rank and the number of elements. Their summaries continue that of an element type.
class VectorOfRank<list<int> allowedRanks>
    : Type<IsVectorOfRankPred<allowedRanks>, " of ranks " # !interleave(allowedRanks, "/"), "::mlir::VectorType">;
class FixedVectorOfRank<list<int> allowedRanks>
    : Type<IsFixedVectorOfRankPred<allowedRanks>, " of ranks " # !interleave(allowedRanks, "/"), "::mlir::VectorType">;
class ScalableVectorOfRank<list<int> allowedRanks>
    : Type<IsScalableVectorOfRankPred<allowedRanks>, " of ranks " # !interleave(allowedRanks, "/"),
           "::mlir::VectorType">;
class VectorOfLength<list<int> allowedLengths>
    : Type<IsVectorOfLengthPred<allowedLengths>, " of length " # !interleave(allowedLengths, "/"),
           "::mlir::VectorType">;
class FixedVectorOfLength<list<int> allowedLengths>
    : Type<IsFixedVectorOfLengthPred<allowedLengths>, " of length " # !interleave(allowedLengths, "/"),
           "::mlir::VectorType">;
class ScalableVectorOfLength<list<int> allowedLengths>
    : Type<IsScalableVectorOfLengthPred<allowedLengths>, " of length " # !interleave(allowedLengths, "/"),
           "::mlir::VectorType">;
class VectorOfMinLength<int minLength>
    : Type<IsVectorOfMinLengthPred<minLength>, " of at least length " # minLength, "::mlir::VectorType">;
class VectorOfMaxLength<int maxLength>
    : Type<IsVectorOfMaxLengthPred<maxLength>, " of at most length " # maxLength, "::mlir::VectorType">;

// Constraints on the element type and on the shape.
class _Both<Type a, Type b, string cppType = "::mlir::VectorType">
    : AllOfType<[a, b], a.summary # b.summary, cppType>;

class VectorOfRankAndType<list<int> allowedRanks, list<Type> allowedTypes>
    : _Both<VectorOfNonZeroRankOf<allowedTypes>, VectorOfRank<allowedRanks>>;
class FixedVectorOfRankAndType<list<int> allowedRanks, list<Type> allowedTypes>
    : _Both<FixedVectorOfAnyRank<allowedTypes>, FixedVectorOfRank<allowedRanks>>;
class VectorOfLengthAndType<list<int> allowedLengths, list<Type> allowedTypes>
    : _Both<VectorOfNonZeroRankOf<allowedTypes>, VectorOfLength<allowedLengths>>;
class FixedVectorOfLengthAndType<list<int> allowedLengths, list<Type> allowedTypes>
    : _Both<FixedVectorOfAnyRank<allowedTypes>, FixedVectorOfLength<allowedLengths>>;
class ScalableVectorOfLengthAndType<list<int> allowedLengths, list<Type> allowedTypes>
    : _Both<ScalableVectorOfAnyRank<allowedTypes>, ScalableVectorOfLength<allowedLengths>>;
class VectorOfMinMaxLengthAndType<int minLength, int maxLength, list<Type> allowedTypes>
    : AllOfType<[VectorOfNonZeroRankOf<allowedTypes>, VectorOfMinLength<minLength>, VectorOfMaxLength<maxLength>],
                VectorOfNonZeroRankOf<allowedTypes>.summary # VectorOfMinLength<minLength>.summary #
                    VectorOfMaxLength<maxLength>.summary,
                "::mlir::VectorType">;
class ScalableVectorOfRankAndLengthAndType<list<int> allowedRanks, list<int> allowedLengths, list<Type> allowedTypes>
    : AllOfType<[ScalableVectorOfRank<allowedRanks>, ScalableVectorOfLength<allowedLengths>,
                 ScalableVectorOfAnyRank<allowedTypes>],
                ScalableVectorOfAnyRank<allowedTypes>.summary # ScalableVectorOfRank<allowedRanks>.summary #
                    ScalableVectorOfLength<allowedLengths>.summary,
                "::mlir::VectorType">;
class VectorWithTrailingDimScalableOfSizeAndType<list<int> allowedTrailingSizes, list<Type> allowedTypes>
    : _Both<VectorWithTrailingDimScalableOf<allowedTypes>, ShapedTypeWithNthDimOfSize<-1, allowedTrailingSizes>>;

class FixedVectorOfShapeAndType<list<int> shape, Type elType>
    : ShapedContainerType<[elType], And<[IsFixedVectorOfAnyRankTypePred, IsVectorOfShape<shape>]>,
                          "vector<" # !interleave(shape, "x") # "x" # elType # ">", "::mlir::VectorType">,
      BuildableType<"::mlir::VectorType::get({" # !interleave(shape, ", ") # "}, " # elType.builderCall # ")">;

def AnyVectorOfAnyRank          : VectorOfAnyRankOf<[AnyType]>;
def AnyVectorOfNonZeroRank      : VectorOfNonZeroRankOf<[AnyType]>;
def AnyFixedVectorOfAnyRank     : FixedVectorOfAnyRank<[AnyType]>;
def AnyFixedVectorOfNonZeroRank : FixedVectorOfNonZeroRankOf<[AnyType]>;
def AnyScalableVectorOfAnyRank  : ScalableVectorOfAnyRank<[AnyType]>;

//===-- Tensors ------------------------------------------------------------===//

class TensorOf<list<Type> allowedTypes, list<Pred> preds = [], string summary = "tensor">
    : ShapedContainerType<allowedTypes, And<!listconcat([IsTensorTypePred], preds)>, summary, "::mlir::TensorType">;
class RankedTensorOf<list<Type> allowedTypes, list<Pred> preds = [], string summary = "ranked tensor">
    : ShapedContainerType<allowedTypes, And<!listconcat([IsRankedTensorTypePred], preds)>, summary,
                          "::mlir::RankedTensorType">;
class UnrankedTensorOf<list<Type> allowedTypes, list<Pred> preds = [], string summary = "unranked tensor">
    : ShapedContainerType<allowedTypes, And<!listconcat([IsUnrankedTensorTypePred], preds)>, summary,
                          "::mlir::UnrankedTensorType">;

class Non0RankedTensorOf<list<Type> allowedTypes>
    : TensorOf<allowedTypes, [HasRankGreaterOrEqualPred<1>], "non-0-ranked.tensor">;
class TensorRankOf<list<Type> allowedTypes, list<int> ranks>
    : RankedTensorOf<allowedTypes, [HasAnyRankOfPred<ranks>],
                     !interleave(!foreach(rank, ranks, rank # "D"), "/") # " tensor">;
class StaticShapeTensorOf<list<Type> allowedTypes>
    : RankedTensorOf<allowedTypes, [HasStaticShapePred], "statically shaped tensor">;
class 0DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [0]>;
class 1DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [1]>;
class 2DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [2]>;
class 3DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [3]>;
class 4DTensorOf<list<Type> allowedTypes> : TensorRankOf<allowedTypes, [4]>;

def AnyTensor            : TensorOf<[AnyType]>;
def AnyRankedTensor      : RankedTensorOf<[AnyType]>;
def AnyUnrankedTensor    : UnrankedTensorOf<[AnyType]>;
def AnyNon0RankedTensor  : Non0RankedTensorOf<[AnyType]>;
def AnyStaticShapeTensor : StaticShapeTensorOf<[AnyType]>;
def AnyNon0RankedOrUnrankedTensor
    : AnyTypeOf<[AnyUnrankedTensor, AnyNon0RankedTensor], "non-0-ranked or unranked tensor", "::mlir::TensorType">;

//===-- Memrefs ------------------------------------------------------------===//

class MemRefOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsMemRefTypePred, "memref", "::mlir::MemRefType">;
class UnrankedMemRefOf<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsUnrankedMemRefTypePred, "unranked.memref", "::mlir::UnrankedMemRefType">;
class RankedOrUnrankedMemRefOf<list<Type> allowedTypes, list<Pred> preds = [],
                               string summary = "ranked or unranked memref">
    : ShapedContainerType<allowedTypes, And<!listconcat([IsBaseMemRefTypePred], preds)>, summary,
                          "::mlir::BaseMemRefType">;

class Non0RankedMemRefOf<list<Type> allowedTypes>
    : ConfinedType<MemRefOf<allowedTypes>, [HasRankGreaterOrEqualPred<1>],
                   "non-0-ranked." # MemRefOf<allowedTypes>.summary, "::mlir::MemRefType">;
class MemRefRankOf<list<Type> allowedTypes, list<int> ranks>
    : ConfinedType<MemRefOf<allowedTypes>, [HasAnyRankOfPred<ranks>],
                   !interleave(!foreach(rank, ranks, rank # "D"), "/") # " " # MemRefOf<allowedTypes>.summary,
                   "::mlir::MemRefType">;
class StaticShapeMemRefOf<list<Type> allowedTypes>
    : ConfinedType<MemRefOf<allowedTypes>, [HasStaticShapePred],
                   "statically shaped " # MemRefOf<allowedTypes>.summary, "::mlir::MemRefType">;
class StridedMemRefOf<list<Type> allowedTypes>
    : ConfinedType<MemRefOf<allowedTypes>, [HasStridesPred], "strided " # MemRefOf<allowedTypes>.summary>;
class StridedMemRefRankOf<list<Type> allowedTypes, list<int> ranks>
    : ConfinedType<MemRefOf<allowedTypes>, [HasAnyRankOfPred<ranks>],
                   !interleave(!foreach(rank, ranks, rank # "D"), "/") # " " # MemRefOf<allowedTypes>.summary>;

def AnyMemRef                 : MemRefOf<[AnyType]>;
def AnyUnrankedMemRef         : UnrankedMemRefOf<[AnyType]>;
def AnyRankedOrUnrankedMemRef : RankedOrUnrankedMemRefOf<[AnyType]>;
def AnyNon0RankedMemRef       : Non0RankedMemRefOf<[AnyType]>;
def AnyStaticShapeMemRef      : StaticShapeMemRefOf<[AnyType]>;
def AnyStridedMemRef          : StridedMemRefOf<[AnyType]>;
def AnyNon0RankedOrUnrankedMemRef : AnyTypeOf<[AnyUnrankedMemRef, AnyNon0RankedMemRef]>;

class AnyStridedMemRefOfRank<int rank>
    : AllOfType<[AnyStridedMemRef, MemRefRankOf<[AnyType], [rank]>],
                AnyStridedMemRef.summary # " of rank " # rank>;

// Defines a constraint for each element type: I1Tensor to IndexTensor, and I1MemRef to F64MemRef.
foreach element = [I1, I8, I16, I32, I64, BF16, F16, F32, F64, Index] in
  def element # "Tensor" : TensorOf<[element]>;
foreach element = [I1, I8, I16, I32, I64, BF16, F16, F32, F64] in
  def element # "MemRef" : MemRefOf<[element]>;

class TensorOrMemRef<list<Type> allowedTypes>
    : ShapedContainerType<allowedTypes, IsTensorOrMemRefTypePred, "Tensor or MemRef", "::mlir::ShapedType">;

//===-- Tuples -------------------------------------------------------------===//

// Every element type satisfies the constraint; element types may differ.
class MixedContainerType<Type etype, Pred containerPred, code elementTypesCall, string descr>
    : Type<And<[containerPred,
                Concat<"::llvm::all_of(" # elementTypesCall # ", [](::mlir::Type element) { return element && (",
                       SubstLeaves<"$_self", "element", etype.predicate>, "); })">]>,
           descr # " with any combination of " # etype.summary # " values"> {
  Type elementType = etype;
  code getElementTypesCall = elementTypesCall;
}

class TupleOf<list<Type> allowedTypes>
    : MixedContainerType<AnyTypeOf<allowedTypes>, IsTupleTypePred,
                         "::llvm::cast<::mlir::TupleType>($_self).getTypes()", "tuple">;
class NestedTupleOf<list<Type> allowedTypes>
    : MixedContainerType<AnyTypeOf<allowedTypes>, IsTupleTypePred,
                         "getFlattenedTypes(::llvm::cast<::mlir::TupleType>($_self))", "nested tuple">;
def AnyTuple : Type<IsTupleTypePred, "tuple", "::mlir::TupleType">;

//===-- Scalars, and vectors or tensors of them ----------------------------===//

class TypeOrValueSemanticsContainer<Type allowedType, string name>
    : Type<Or<[allowedType.predicate, ValueSemanticsContainerOf<[allowedType]>.predicate]>, name>;

def BoolLike                   : TypeOrValueSemanticsContainer<I1, "bool-like">;
def FloatLike                  : TypeOrValueSemanticsContainer<AnyFloat, "floating-point-like">;
def SignlessIntegerLike        : TypeOrValueSemanticsContainer<AnySignlessInteger, "signless-integer">;
def SignlessIntegerOrIndexLike : TypeOrValueSemanticsContainer<AnySignlessIntegerOrIndex, "signless-integer-like">;

def SignlessIntegerOrFloatLike
    : TypeConstraint<Or<[SignlessIntegerLike.predicate, FloatLike.predicate]>,
                     "signless-integer-like or floating-point-like">;
def SignlessIntegerOrIndexOrFloatLike
    : TypeConstraint<Or<[SignlessIntegerOrIndexLike.predicate, FloatLike.predicate]>,
                     "signless-integer-or-index-like or floating-point-like">;

#endif // STRATA_DEFS_COMMONTYPECONSTRAINTS
