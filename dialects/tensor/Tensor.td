//===- Tensor.td - Tensors as a whole and their elements ---*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The ops of the tensor dialect by what they do: casts, sizes, elements, new tensors; then slices and reshapes in files
// of their own.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_TENSOR
#define STRATA_DIALECTS_TENSOR

include "dialects/tensor/TensorBase.td"
include "dialects/tensor/TensorReshapes.td"
include "dialects/tensor/TensorSlices.td"

//===-- Other types of the same elements -----------------------------------===//

defvar Tensor_Bits = TensorOf<[AnySignlessInteger, AnyUnsignedInteger, AnySignedInteger, AnyFloat]>;

def Tensor_BitcastOp : Tensor_Op<"bitcast", [DeclareOpInterfaceMethods<CastOpInterface>, Pure]> {
  let summary = "the same bits as elements of another type";
  let description = "Elements keep their width. A size that is not known may become known, and the other way round.";
  let arguments = (ins Tensor_Bits:$source);
  let results = (outs Tensor_Bits:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Tensor_CastOp : Tensor_Op<"cast", [DeclareOpInterfaceMethods<CastOpInterface>, Tensor_NamesResult, Pure]> {
  let summary = "the same tensor with other sizes known";
  let description = [{
    Sizes that are known in both types are equal. If a size turns out to be another one when it runs, what happens is
    undefined.

    ```mlir
    func.func @forget(%t: tensor<4x?xf32>) -> tensor<*xf32> {
      %0 = tensor.cast %t : tensor<4x?xf32> to tensor<?x8xf32>
      %1 = tensor.cast %0 : tensor<?x8xf32> to tensor<*xf32>
      return %1 : tensor<*xf32>
    }
    ```
  }];
  let arguments = (ins AnyTensor:$source);
  let results = (outs AnyTensor:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

//===-- Sizes --------------------------------------------------------------===//

def Tensor_DimOp : Tensor_Op<"dim", [Tensor_NamesResult, DeclareOpInterfaceMethods<ConditionallySpeculatable>,
                                     NoMemoryEffect, DeclareOpInterfaceMethods<ShapedDimOpInterface>,
                                     DeclareOpInterfaceMethods<InferIntRangeInterface,
                                                               ["inferResultRangesFromOptional"]>]> {
  let summary = "one size of a tensor";
  let description = "What a dimension gives that the tensor has not is undefined.";
  let arguments = (ins AnyNon0RankedOrUnrankedTensor:$source, Index:$index);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $source `,` $index `:` type($source)";
  let builders = [OpBuilder<(ins "::mlir::Value":$source, "int64_t":$index)>];
  let extraClassDeclaration = [{
    /// None where the dimension is no constant.
    ::std::optional<int64_t> getConstantIndex();
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Tensor_RankOp : Tensor_Op<"rank", [Tensor_NamesResult, Pure]> {
  let summary = "the number of dimensions of a tensor";
  let arguments = (ins AnyTensor:$tensor);
  let results = (outs Index);
  let assemblyFormat = "$tensor attr-dict `:` type($tensor)";
  let hasFolder = 1;
}

//===-- Elements -----------------------------------------------------------===//

defvar Tensor_ElementType = "::llvm::cast<::mlir::TensorType>($_self).getElementType()";

def Tensor_ExtractOp : Tensor_Op<"extract", [Tensor_NamesResult, Pure,
                                             TypesMatchWith<"result type matches element type of tensor", "tensor",
                                                            "result", Tensor_ElementType>]> {
  let summary = "one element of a tensor";
  let arguments = (ins AnyRankedTensor:$tensor, Variadic<Index>:$indices);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$tensor `[` $indices `]` attr-dict `:` type($tensor)";
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Tensor_InsertOp : Tensor_Op<"insert", [Tensor_NamesResult, DestinationStyleOpInterface, Pure,
                                           TypesMatchWith<"result type matches type of dest", "dest", "result",
                                                          "$_self">,
                                           TypesMatchWith<"scalar type matches element type of dest", "dest", "scalar",
                                                          Tensor_ElementType>]> {
  let summary = "a tensor with one element replaced";
  let description = [{
    ```mlir
    func.func @second_first(%t: tensor<?xf32>) -> tensor<?xf32> {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %0 = tensor.extract %t[%c1] : tensor<?xf32>
      %1 = tensor.insert %0 into %t[%c0] : tensor<?xf32>
      return %1 : tensor<?xf32>
    }
    ```
  }];
  let arguments = (ins AnyType:$scalar, AnyRankedTensor:$dest, Variadic<Index>:$indices);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)";
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getDestMutable(); }
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

//===-- New tensors --------------------------------------------------------===//

def Tensor_EmptyOp : Tensor_Op<"empty", [Pure, Tensor_ReifiesShape]> {
  let summary = "a tensor of which only the sizes matter";
  let description = [{
    Its elements are not to be read: it is where other operations put their results. There is one operand for each size
    that the type does not know.
  }];
  let arguments = (ins Variadic<Index>:$dynamicSizes);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "`(`$dynamicSizes`)` attr-dict `:` type($result)";
  let builders = [
    OpBuilder<(ins "::llvm::ArrayRef<int64_t>":$staticShape, "::mlir::Type":$elementType,
                   CArg<"::mlir::Attribute", "{}">:$encoding)>,
    OpBuilder<(ins "::llvm::ArrayRef<int64_t>":$staticShape, "::mlir::Type":$elementType,
                   "::mlir::ValueRange":$dynamicSizes, CArg<"::mlir::Attribute", "{}">:$encoding)>,
    OpBuilder<(ins "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes, "::mlir::Type":$elementType,
                   CArg<"::mlir::Attribute", "{}">:$encoding)>
  ];
  let extraClassDeclaration = [{
    ::mlir::RankedTensorType getType() { return ::llvm::cast<::mlir::RankedTensorType>(getResult().getType()); }
    // Numbers where they are known, else operands.
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedSizes();
    /// \pre The size is not known.
    ::mlir::Value getDynamicSize(unsigned dimension);
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def Tensor_FromElementsOp : Tensor_Op<"from_elements", [Tensor_NamesResult, Pure,
                                                        RangedTypesMatchWith<"operand types match result element type",
                                                                             "result", "elements",
                                                                             "::strata::tensor::getElementTypes($_self)">
                                                        ]> {
  let summary = "a tensor of all its elements, in row-major order";
  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = "$elements attr-dict `:` type($result)";
  // Of rank 1.
  let builders = [OpBuilder<(ins "::mlir::ValueRange":$elements)>];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Tensor_SplatOp : Tensor_Op<"splat", [Tensor_NamesResult, Tensor_ReifiesShape, Pure,
                                         TypesMatchWith<"operand type matches element type of result", "aggregate",
                                                        "input", Tensor_ElementType>]> {
  let summary = "a tensor of equal elements";
  let arguments = (ins AnyType:$input, Variadic<Index>:$dynamicSizes);
  let results = (outs AnyRankedTensor:$aggregate);
  let assemblyFormat = "$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)";
  let builders = [
    OpBuilder<(ins "::mlir::Value":$element, "::mlir::Type":$aggregateType,
                   CArg<"::mlir::ValueRange", "{}">:$dynamicSizes)>,
    OpBuilder<(ins "::mlir::Value":$element, "::llvm::ArrayRef<int64_t>":$staticShape,
                   CArg<"::mlir::ValueRange", "{}">:$dynamicSizes)>,
    OpBuilder<(ins "::mlir::Value":$element, "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes)>
  ];
  let extraClassDeclaration = Tensor_RankedAccessors<["Aggregate"]>.declaration;
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Tensor_GenerateOp : Tensor_Op<"generate", [Tensor_NamesResult, RecursiveMemoryEffects, Tensor_ReifiesShape,
                                               SingleBlockImplicitTerminator<"::strata::tensor::YieldOp">]> {
  let summary = "a tensor whose elements a region computes";
  let description = [{
    The region is given the indices of an element, and runs once for each, in any order.

    ```mlir
    func.func @line(%n: index) -> tensor<?xindex> {
      %0 = tensor.generate %n {
      ^bb0(%i: index):
        tensor.yield %i : index
      } : tensor<?xindex>
      return %0 : tensor<?xindex>
    }
    ```
  }];
  let arguments = (ins Variadic<Index>:$dynamicExtents);
  let results = (outs AnyRankedTensor:$result);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$dynamicExtents $body attr-dict `:` type($result)";
  let builders = [
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::ValueRange":$dynamicExtents,
                   "::llvm::function_ref<void(::mlir::OpBuilder &, ::mlir::Location, ::mlir::ValueRange)>":$bodyBuilder)>
  ];
  let extraClassDeclaration = [{
    ::mlir::RankedTensorType getType() { return ::llvm::cast<::mlir::RankedTensorType>(getResult().getType()); }
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let hasCanonicalizer = 1;
}

def Tensor_YieldOp : Tensor_Op<"yield", [Pure, ReturnLike, Terminator, ParentOneOf<["GenerateOp", "PadOp"]>]> {
  let summary = "ends a region with the element that it computes";
  let arguments = (ins AnyType:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
  let builders = [OpBuilder<(ins), "/* To be completed by who makes it. */">];
}

#endif // STRATA_DIALECTS_TENSOR
