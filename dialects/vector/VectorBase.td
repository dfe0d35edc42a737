//===- VectorBase.td - Definitions that the vector ops share -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The dialect, its enums and enum attributes, and classes and traits that several op files use.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_BASE
#define STRATA_DIALECTS_VECTOR_BASE

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/Interfaces/AlignmentAttrInterface.td"
include "mlir/Interfaces/InferIntRangeInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/MemOpInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/VectorInterfaces.td"
include "dialects/vector/VectorMaskInterfaces.td"

def Vector_Dialect : Dialect {
  let name = "vector";
  let cppNamespace = "::mlir::vector";
  let summary = "Operations on vectors of any rank: shapes, elements, reductions, masks and memory accesses";
  let description = [{
    Ops on vectors of any rank, some of whose dimensions may be scalable, before they are lowered to the vectors of a
    target. Elementwise arithmetic is in the dialects `arith` and `math`.
  }];
  // Folders create constants and poison.
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::ub::UBDialect"];
  let hasConstantMaterializer = 1;
  let useDefaultAttributePrinterParser = 1;
}

class Vector_Op<string mnemonic, list<Trait> traits = []> : Op<Vector_Dialect, mnemonic, traits>;

//===-- Enums --------------------------------------------------------------===//

let cppNamespace = "::mlir::vector", genSpecializedAttr = 0 in {

def CombiningKind
    : I32EnumAttr<"CombiningKind", "Kind of combining function for contractions and reductions", [
          I32EnumAttrCase<"ADD", 0, "add">, I32EnumAttrCase<"MUL", 1, "mul">, I32EnumAttrCase<"MINUI", 2, "minui">,
          I32EnumAttrCase<"MINSI", 3, "minsi">, I32EnumAttrCase<"MINNUMF", 4, "minnumf">,
          I32EnumAttrCase<"MAXUI", 5, "maxui">, I32EnumAttrCase<"MAXSI", 6, "maxsi">,
          I32EnumAttrCase<"MAXNUMF", 7, "maxnumf">, I32EnumAttrCase<"AND", 8, "and">, I32EnumAttrCase<"OR", 9, "or">,
          I32EnumAttrCase<"XOR", 10, "xor">, I32EnumAttrCase<"MAXIMUMF", 12, "maximumf">,
          I32EnumAttrCase<"MINIMUMF", 11, "minimumf">]>;

def Vector_IteratorType : I32EnumAttr<"IteratorType", "Iterator type", [
    I32EnumAttrCase<"parallel", 0>, I32EnumAttrCase<"reduction", 1>]>;

def PrintPunctuation : I32EnumAttr<"PrintPunctuation", "Punctuation for separating vectors or vector elements", [
    I32EnumAttrCase<"NoPunctuation", 0, "no_punctuation">, I32EnumAttrCase<"NewLine", 1, "newline">,
    I32EnumAttrCase<"Comma", 2, "comma">, I32EnumAttrCase<"Open", 3, "open">, I32EnumAttrCase<"Close", 4, "close">]>;

} // cppNamespace

def Vector_CombiningKindAttr : EnumAttr<Vector_Dialect, CombiningKind, "kind"> {
  let assemblyFormat = "`<` $value `>`";
}
def Vector_IteratorTypeEnum : EnumAttr<Vector_Dialect, Vector_IteratorType, "iterator_type"> {
  let assemblyFormat = "`<` $value `>`";
}
def Vector_PrintPunctuation : EnumAttr<Vector_Dialect, PrintPunctuation, "punctuation"> {
  let assemblyFormat = "`<` $value `>`";
}

// The summary is part of a diagnostic, in MLIR's wording.
def Vector_IteratorTypeArrayAttr
    : TypedArrayAttrBase<Vector_IteratorTypeEnum, "Iterator type should be an enum.">;

//===-- Traits -------------------------------------------------------------===//

defvar Vector_InferIntRange = DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRanges"]>;

// The op can be unrolled into smaller ops; its class defines getShapeForUnroll().
defvar Vector_Unroll = DeclareOpInterfaceMethods<VectorUnrollOpInterface, ["getShapeForUnroll"]>;
// The op can be unrolled; the shape to unroll is that of the result (the default implementation).
defvar Vector_UnrollAsResult = VectorUnrollOpInterface;

// The definition of MemorySpaceCastConsumerOpInterface::bubbleDownCasts for ops with one operand `base`.
defvar Vector_BubbleDownCasts = [{
  ::mlir::FailureOr<::std::optional<::llvm::SmallVector<::mlir::Value>>>
  $cppClass::bubbleDownCasts(::mlir::OpBuilder &) {
    return ::mlir::vector::foldMemorySpaceCast(getBaseMutable());
  }
}];

// The result and the operand with the given numbers have the same element type.
class Vector_SameElementType<string who, int result, int operand>
    : PredOpTrait<who # " have same element type", TCresVTEtIsSameAsOpBase<result, operand>>;

#endif // STRATA_DIALECTS_VECTOR_BASE
