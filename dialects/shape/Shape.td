//===- Shape.td - Ops of the shape dialect -----------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops without regions: sizes, shapes and constraints on them.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SHAPE
#define STRATA_DIALECTS_SHAPE

include "dialects/shape/ShapeBase.td"
include "dialects/shape/ShapeRegionOps.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/CastInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

//===-- Sizes --------------------------------------------------------------===//

def Shape_ConstSizeOp : Shape_Op<"const_size", [ConstantLike, Pure,
                                                DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let summary = "a constant size";
  let description = [{
    ```mlir
    %0 = shape.const_size 10
    ```
  }];
  let arguments = (ins IndexAttr:$value);
  let results = (outs Shape_SizeType:$result);
  let builders = [OpBuilder<(ins "int64_t":$value), [{
    build($_builder, $_state, $_builder.getIndexAttr(value));
  }]>];
  let assemblyFormat = "$value attr-dict";
  let hasFolder = 1;
}

class Shape_SizeBinaryOp<string mnemonic, list<Trait> traits>
    : Shape_Op<mnemonic, !listconcat(traits, [Pure, InferTypeOpAdaptorWithIsCompatible])> {
  let description = "The result can be an error if an operand can.";
  let arguments = (ins Shape_SizeOrIndexType:$lhs, Shape_SizeOrIndexType:$rhs);
  let results = (outs Shape_SizeOrIndexType:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}
def Shape_AddOp : Shape_SizeBinaryOp<"add", [Commutative]> { let summary = "the sum of two sizes"; }
def Shape_MulOp : Shape_SizeBinaryOp<"mul", [Commutative]> { let summary = "the product of two sizes"; }
def Shape_DivOp : Shape_SizeBinaryOp<"div", []> { let summary = "the quotient of two sizes, rounded down"; }

class Shape_MinMaxOp<string mnemonic> : Shape_Op<mnemonic, [Commutative, Pure, InferTypeOpAdaptorWithIsCompatible]> {
  let description = "The result is an error if the operands are shapes of different ranks.";
  let arguments = (ins Shape_ShapeOrSizeType:$lhs, Shape_ShapeOrSizeType:$rhs);
  let results = (outs Shape_ShapeOrSizeType:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";
  let hasFolder = 1;
}
def Shape_MaxOp : Shape_MinMaxOp<"max"> { let summary = "the maximum of two sizes, or of the sizes of two shapes"; }
def Shape_MinOp : Shape_MinMaxOp<"min"> { let summary = "the minimum of two sizes, or of the sizes of two shapes"; }

def Shape_IndexToSizeOp : Shape_Op<"index_to_size", [Pure]> {
  let summary = "converts an index to a size";
  let arguments = (ins Index:$arg);
  let results = (outs Shape_SizeType:$result);
  let assemblyFormat = "$arg attr-dict";
  let hasFolder = 1;
}

def Shape_SizeToIndexOp : Shape_Op<"size_to_index", [DeclareOpInterfaceMethods<CastOpInterface>, Pure]> {
  let summary = "converts a size to an index; undefined for an error";
  let arguments = (ins Shape_SizeOrIndexType:$arg);
  let results = (outs Index:$result);
  let assemblyFormat = "$arg attr-dict `:` type($arg)";
  let hasFolder = 1;
}

//===-- Shapes -------------------------------------------------------------===//

def Shape_ConstShapeOp : Shape_Op<"const_shape", [ConstantLike, Pure, InferTypeOpAdaptorWithIsCompatible]> {
  let summary = "a constant shape";
  let description = [{
    ```mlir
    %0 = shape.const_shape [1, 2, 3] : !shape.shape
    %1 = shape.const_shape [4, 5, 6] : tensor<3xindex>
    ```
  }];
  let arguments = (ins IndexElementsAttr:$shape);
  let results = (outs Shape_ShapeOrExtentTensorType:$result);
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def Shape_BroadcastOp : Shape_Op<"broadcast", [Commutative, Pure]> {
  let summary = "returns the shape of an element-wise op on operands of the given shapes";
  let description = [{
    Shorter shapes are extended by leading sizes of 1. In each dimension all sizes other than 1 must be equal.
  }];
  let arguments = (ins Variadic<Shape_ShapeOrExtentTensorType>:$shapes, OptionalAttr<StrAttr>:$error);
  let results = (outs Shape_ShapeOrExtentTensorType:$result);
  let assemblyFormat = "$shapes attr-dict `:` type($shapes) `->` type($result)";
  let builders = [OpBuilder<(ins "::mlir::Type":$result, "::mlir::Value":$lhs, "::mlir::Value":$rhs,
                                 "::mlir::StringAttr":$error), [{
    ::mlir::Value shapes[] = {lhs, rhs};
    build($_builder, $_state, result, ::mlir::ValueRange(shapes), error);
  }]>];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

// An op on any number of shapes.
class Shape_ComparisonOp<string mnemonic, list<Trait> traits, Type result>
    : Shape_Op<mnemonic, !listconcat([Commutative], traits)> {
  let arguments = (ins Variadic<Shape_ShapeOrExtentTensorType>:$shapes);
  let results = (outs result:$result);
  let assemblyFormat = "$shapes attr-dict `:` type($shapes)";
}
defvar Shape_TwoShapesBuilder = OpBuilder<(ins "::mlir::Value":$lhs, "::mlir::Value":$rhs), [{
  ::mlir::Value shapes[] = {lhs, rhs};
  build($_builder, $_state, ::mlir::ValueRange(shapes));
}]>;

def Shape_ShapeEqOp : Shape_ComparisonOp<"shape_eq", [Pure], I1> {
  let summary = "tests whether all shapes are equal";
  let builders = [Shape_TwoShapesBuilder];
  let hasFolder = 1;
}
def Shape_IsBroadcastableOp : Shape_ComparisonOp<"is_broadcastable", [], I1> {
  let summary = "tests whether the shapes can be broadcast to a common shape";
  let builders = [Shape_TwoShapesBuilder];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Shape_FromExtentsOp : Shape_Op<"from_extents", [Pure]> {
  let summary = "creates a shape from sizes";
  let arguments = (ins Variadic<Shape_SizeOrIndexType>:$extents);
  let results = (outs Shape_ShapeType:$shape);
  let assemblyFormat = "$extents attr-dict `:` type($extents)";
  let hasFolder = 1;
}
def Shape_FromExtentTensorOp : Shape_Op<"from_extent_tensor", [Pure]> {
  let summary = "creates a shape from an extent tensor";
  let arguments = (ins 1DTensorOf<[Index]>:$input);
  let results = (outs Shape_ShapeType:$result);
  let assemblyFormat = "$input attr-dict `:` type($input)";
}
def Shape_ToExtentTensorOp : Shape_Op<"to_extent_tensor", [DeclareOpInterfaceMethods<CastOpInterface>, Pure]> {
  let summary = "converts a shape to an extent tensor; undefined for an error";
  let arguments = (ins Shape_ShapeOrExtentTensorType:$input);
  let results = (outs IndexTensor:$result);
  let assemblyFormat = "$input attr-dict `:` type($input) `->` type($result)";
  let hasFolder = 1;
}

def Shape_RankOp : Shape_Op<"rank", [Pure, InferTypeOpAdaptorWithIsCompatible]> {
  let summary = "returns the rank of a shape";
  let arguments = (ins Shape_ShapeOrExtentTensorType:$shape);
  let results = (outs Shape_SizeOrIndexType:$rank);
  let assemblyFormat = "$shape attr-dict `:` type($shape) `->` type($rank)";
  let hasVerifier = 1;
  let hasFolder = 1;
}
def Shape_NumElementsOp : Shape_Op<"num_elements", [Pure, InferTypeOpAdaptorWithIsCompatible]> {
  let summary = "returns the product of the sizes of a shape";
  let arguments = (ins Shape_ShapeOrExtentTensorType:$shape);
  let results = (outs Shape_SizeOrIndexType:$result);
  let assemblyFormat = "$shape attr-dict `:` type($shape) `->` type($result)";
  let hasVerifier = 1;
  let hasFolder = 1;
}
def Shape_GetExtentOp : Shape_Op<"get_extent", [Pure, InferTypeOpAdaptorWithIsCompatible]> {
  let summary = "returns one size of a shape";
  let arguments = (ins Shape_ShapeOrExtentTensorType:$shape, Shape_SizeOrIndexType:$dim);
  let results = (outs Shape_SizeOrIndexType:$extent);
  let assemblyFormat = "$shape `,` $dim attr-dict `:` type($shape) `,` type($dim) `->` type($extent)";
  let builders = [OpBuilder<(ins "::mlir::Value":$shape, "int64_t":$dim)>];
  let extraClassDeclaration = [{
    /// Returns the value of the operand `dim`; nullopt if it is not constant.
    ::std::optional<int64_t> getConstantDim();
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}
def Shape_DimOp : Shape_Op<"dim", [Pure, InferTypeOpAdaptorWithIsCompatible]> {
  let summary = "returns one size of a value";
  let description = "Equivalent to `shape.get_extent` of `shape.shape_of`.";
  let arguments = (ins AnyShaped:$value, Shape_SizeOrIndexType:$index);
  let results = (outs Shape_SizeOrIndexType:$extent);
  let assemblyFormat = "$value `,` $index attr-dict `:` type($value) `,` type($index) `->` type($extent)";
  let extraClassDeclaration = [{
    /// Returns the value of the operand `index`; nullopt if it is not constant.
    ::std::optional<int64_t> getConstantIndex();
  }];
  let hasFolder = 1;
}

def Shape_ConcatOp : Shape_Op<"concat", [Pure]> {
  let summary = "concatenates two shapes";
  let arguments = (ins Shape_ShapeOrExtentTensorType:$lhs, Shape_ShapeOrExtentTensorType:$rhs);
  let results = (outs Shape_ShapeOrExtentTensorType:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs) `,` type($rhs) `->` type($result)";
  let hasFolder = 1;
}
def Shape_SplitAtOp : Shape_Op<"split_at", [Pure]> {
  let summary = "splits a shape at an index";
  let description = "A negative index counts from the end.";
  let arguments = (ins Shape_ShapeOrExtentTensorType:$operand, Shape_SizeOrIndexType:$index);
  let results = (outs Shape_ShapeOrExtentTensorType:$head, Shape_ShapeOrExtentTensorType:$tail);
  let hasFolder = 1;
}
def Shape_MeetOp : Shape_Op<"meet", [Commutative, InferTypeOpAdaptorWithIsCompatible]> {
  let summary = "combines the information on two equal shapes or sizes";
  let description = "The result is an error if the operands cannot be equal; `error` is its message.";
  let arguments = (ins Shape_AnyShapeOrSizeType:$arg0, Shape_AnyShapeOrSizeType:$arg1, OptionalAttr<StrAttr>:$error);
  let results = (outs Shape_AnyShapeOrSizeType:$result);
  let assemblyFormat = [{
    $arg0 `,` $arg1 (`,` `error` `=` $error^)? attr-dict `:` type($arg0) `,` type($arg1) `->` type($result)
  }];
}
def Shape_AnyOp : Shape_Op<"any", [Commutative, Pure]> {
  let summary = "returns one of several equal shapes";
  let arguments = (ins Variadic<Shape_ShapeOrExtentTensorType>:$inputs);
  let results = (outs Shape_ShapeOrExtentTensorType:$result);
  let assemblyFormat = "$inputs attr-dict `:` type($inputs) `->` type($result)";
  let hasFolder = 1;
}
def Shape_DebugPrintOp : Shape_Op<"debug_print"> {
  let summary = "prints a shape or size and returns it";
  let arguments = (ins Shape_ShapeOrSizeType:$input);
  let results = (outs Shape_ShapeOrSizeType:$output);
}

//===-- Values and their shapes --------------------------------------------===//

// As in MLIR, the diagnostic text of `value_shape` is empty.
def Shape_ShapedOrValueShapeType
    : AnyTypeOf<[AnyShaped, Shape_ValueShapeType], AnyShaped.summary # " or ">;
def Shape_SizesOrValueShapeType
    : AnyTypeOf<[1DTensorOf<[AnyInteger, Index]>, Shape_ValueShapeType],
                1DTensorOf<[AnyInteger, Index]>.summary # " or ">;

def Shape_ShapeOfOp : Shape_Op<"shape_of", [Pure, InferTypeOpAdaptorWithIsCompatible]> {
  let summary = "returns the shape of a value";
  let arguments = (ins Shape_ShapedOrValueShapeType:$arg);
  let results = (outs Shape_ShapeOrExtentTensorType:$result);
  let assemblyFormat = "$arg attr-dict `:` type($arg) `->` type($result)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}
def Shape_ValueOfOp : Shape_Op<"value_of", [Pure]> {
  let summary = "returns the value of a value_shape";
  let arguments = (ins Shape_ValueShapeType:$arg);
  let results = (outs AnyShaped:$result);
  let assemblyFormat = "$arg attr-dict `:` type($result)";
}
def Shape_ValueAsShapeOp : Shape_Op<"value_as_shape", [Pure]> {
  let summary = "interprets the elements of a value as a shape";
  let arguments = (ins Shape_SizesOrValueShapeType:$arg);
  let results = (outs Shape_ShapeOrExtentTensorType:$result);
  let assemblyFormat = "$arg attr-dict `:` type($arg) `->` type($result)";
}
def Shape_WithOp : Shape_Op<"with_shape", [Pure]> {
  let summary = "combines a value and a shape";
  let arguments = (ins Shape_ShapedOrValueShapeType:$operand, Shape_ShapeOrExtentTensorType:$shape);
  let results = (outs Shape_ValueShapeType:$result);
  let assemblyFormat = "operands attr-dict `:` type($operand) `,` type($shape)";
}

//===-- Witnesses ----------------------------------------------------------===//

def Shape_ConstWitnessOp : Shape_Op<"const_witness", [ConstantLike, Pure]> {
  let summary = "a witness that always or never passes";
  let arguments = (ins BoolAttr:$passing);
  let results = (outs Shape_WitnessType:$result);
  let assemblyFormat = "$passing attr-dict";
  let hasFolder = 1;
}
def Shape_CstrBroadcastableOp : Shape_ComparisonOp<"cstr_broadcastable", [], Shape_WitnessType> {
  let summary = "requires that the shapes can be broadcast to a common shape";
  let builders = [Shape_TwoShapesBuilder];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}
def Shape_CstrEqOp : Shape_ComparisonOp<"cstr_eq", [], Shape_WitnessType> {
  let summary = "requires that all shapes are equal";
  let hasFolder = 1;
}
def Shape_CstrRequireOp : Shape_Op<"cstr_require"> {
  let summary = "requires that a condition holds";
  let arguments = (ins I1:$pred, StrAttr:$msg);
  let results = (outs Shape_WitnessType:$result);
  let assemblyFormat = "$pred `,` $msg attr-dict";
  let hasFolder = 1;
}
def Shape_AssumingAllOp : Shape_Op<"assuming_all", [Commutative, Pure]> {
  let summary = "combines witnesses";
  let arguments = (ins Variadic<Shape_WitnessType>:$inputs);
  let results = (outs Shape_WitnessType:$result);
  let assemblyFormat = "$inputs attr-dict";
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

#endif // STRATA_DIALECTS_SHAPE
