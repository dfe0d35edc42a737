//===- Tensor.td - The tensor dialect ----------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Casts, queries of sizes, access to elements, and ops that create tensors. Slices are in TensorSlices.td, reshapes in
// TensorReshapes.td.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_TENSOR
#define STRATA_DIALECTS_TENSOR

include "dialects/tensor/TensorBase.td"
include "dialects/tensor/TensorReshapes.td"
include "dialects/tensor/TensorSlices.td"

//===-- Casts --------------------------------------------------------------===//

defvar Tensor_Bits = TensorOf<[AnySignlessInteger, AnyUnsignedInteger, AnySignedInteger, AnyFloat]>;

def Tensor_BitcastOp : Tensor_Op<"bitcast", [DeclareOpInterfaceMethods<CastOpInterface>, Pure]> {
  let summary = "casts the elements to another type of the same width";
  let description = "The bits of each element are unchanged. Static sizes may become dynamic and vice versa.";
  let arguments = (ins Tensor_Bits:$source);
  let results = (outs Tensor_Bits:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Tensor_CastOp : Tensor_Op<"cast", [DeclareOpInterfaceMethods<CastOpInterface>, Tensor_NamesResult, Pure]> {
  let summary = "casts a tensor to a type with other static sizes";
  let description = [{
    Sizes that are static in both types are equal. The behavior is undefined if a size differs at run time from the
    static size in the result type.

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
  let summary = "returns the size of one dimension";
  let description = "The behavior is undefined if the dimension is out of bounds.";
  let arguments = (ins AnyNon0RankedOrUnrankedTensor:$source, Index:$index);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $source `,` $index `:` type($source)";
  let builders = [OpBuilder<(ins "::mlir::Value":$source, "int64_t":$index)>];
  let extraClassDeclaration = [{
    /// Returns the dimension if it is a constant, else nullopt.
    ::std::optional<int64_t> getConstantIndex();
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Tensor_RankOp : Tensor_Op<"rank", [Tensor_NamesResult, Pure]> {
  let summary = "returns the rank of a tensor";
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
  let summary = "extracts an element";
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
  let summary = "inserts an element into a copy of a tensor";
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

//===-- Creation of tensors ------------------------------------------------===//

def Tensor_EmptyOp : Tensor_Op<"empty", [Pure, Tensor_ReifiesShape]> {
  let summary = "creates a tensor with unspecified contents";
  let description = [{
    The result serves as the destination of other ops; its elements must not be read. There is one operand for each
    dynamic size.
  }];
  let arguments = (ins Variadic<Index>:$dynamicSizes);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "`(`$dynamicSizes`)` attr-dict `:` type($result)";
  let builders = [
    OpBuilder<(ins "::llvm::ArrayRef<int64_t>":$staticShape, "::mlir::Type":$elementType,
                   CArg<"::mlir::Attribute", "{}">:$encoding),
              "build($_builder, $_state, staticShape, elementType, ::mlir::ValueRange(), encoding);">,
    OpBuilder<(ins "::llvm::ArrayRef<int64_t>":$staticShape, "::mlir::Type":$elementType,
                   "::mlir::ValueRange":$dynamicSizes, CArg<"::mlir::Attribute", "{}">:$encoding), [{
      ::mlir::Type type = ::mlir::RankedTensorType::get(staticShape, elementType, encoding);
      build($_builder, $_state, type, dynamicSizes);
    }]>,
    OpBuilder<(ins "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes, "::mlir::Type":$elementType,
                   CArg<"::mlir::Attribute", "{}">:$encoding)>
  ];
  let extraClassDeclaration = [{
    ::mlir::RankedTensorType getType() { return ::llvm::cast<::mlir::RankedTensorType>(getResult().getType()); }
    /// Returns static sizes as attributes and dynamic ones as values.
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedSizes();
    /// Returns the size operand of a dimension. \pre The dimension is dynamic.
    ::mlir::Value getDynamicSize(unsigned dimension);
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def Tensor_FromElementsOp : Tensor_Op<"from_elements", [Tensor_NamesResult, Pure,
                                                        RangedTypesMatchWith<"operand types match result element type",
                                                                             "result", "elements",
                                                                             "::mlir::tensor::getElementTypes($_self)">
                                                        ]> {
  let summary = "builds a tensor from its elements in row-major order";
  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs AnyStaticShapeTensor:$result);
  let assemblyFormat = "$elements attr-dict `:` type($result)";
  // Builds the op with an inferred result type of rank 1.
  let builders = [OpBuilder<(ins "::mlir::ValueRange":$elements)>];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Tensor_SplatOp : Tensor_Op<"splat", [Tensor_NamesResult, Tensor_ReifiesShape, Pure,
                                         TypesMatchWith<"operand type matches element type of result", "aggregate",
                                                        "input", Tensor_ElementType>]> {
  let summary = "creates a tensor whose elements are all equal";
  let arguments = (ins AnyType:$input, Variadic<Index>:$dynamicSizes);
  let results = (outs AnyRankedTensor:$aggregate);
  let assemblyFormat = "$input (`[` $dynamicSizes^ `]`)? attr-dict `:` type($aggregate)";
  let builders = [
    OpBuilder<(ins "::mlir::Value":$element, "::mlir::Type":$aggregateType,
                   CArg<"::mlir::ValueRange", "{}">:$dynamicSizes),
              "build($_builder, $_state, aggregateType, element, dynamicSizes);">,
    OpBuilder<(ins "::mlir::Value":$element, "::llvm::ArrayRef<int64_t>":$staticShape,
                   CArg<"::mlir::ValueRange", "{}">:$dynamicSizes), [{
      ::mlir::Type type = ::mlir::RankedTensorType::get(staticShape, element.getType());
      build($_builder, $_state, type, element, dynamicSizes);
    }]>,
    OpBuilder<(ins "::mlir::Value":$element, "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes)>
  ];
  let extraClassDeclaration = Tensor_RankedAccessors<["Aggregate"]>.declaration;
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Tensor_GenerateOp : Tensor_Op<"generate", [Tensor_NamesResult, RecursiveMemoryEffects, Tensor_ReifiesShape,
                                               SingleBlockImplicitTerminator<"::mlir::tensor::YieldOp">]> {
  let summary = "creates a tensor whose elements are computed by a region";
  let description = [{
    The region is executed once for each element, in any order. Its arguments are the indices of the element.

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
  let summary = "terminates a region and yields the computed element";
  let arguments = (ins AnyType:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
  let builders = [OpBuilder<(ins), "/* The caller adds the operand. */">];
}

#endif // STRATA_DIALECTS_TENSOR
