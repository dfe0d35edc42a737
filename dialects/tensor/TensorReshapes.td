//===- TensorReshapes.td - Reshapes --------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that change the shape of a tensor and keep its elements in row-major order.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_TENSOR_RESHAPES
#define STRATA_DIALECTS_TENSOR_RESHAPES

include "dialects/tensor/TensorBase.td"

def Tensor_ReshapeOp : Tensor_Op<"reshape", [Tensor_NamesResult, Pure]> {
  let summary = "reshapes a tensor to a shape given by a tensor";
  let arguments = (ins AnyTensor:$source, TensorRankOf<[AnySignlessInteger, Index], [1]>:$shape);
  let results = (outs AnyTensor:$result);
  let assemblyFormat = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)";
  let extraClassDeclaration = [{
    ::mlir::TensorType getResultType() { return ::llvm::cast<::mlir::TensorType>(getResult().getType()); }
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

// The reassociation attribute lists, for each dimension of the type with the smaller rank, the adjacent dimensions of
// the other type that correspond to it.
class Tensor_ReassociativeReshapeOp<string mnemonic>
    : Tensor_Op<mnemonic, [Tensor_NamesResult, Pure]>, Results<(outs AnyTensor:$result)> {
  code reassociationDeclaration = Tensor_RankedAccessors<["Src", "Result"]>.declaration # [{
    static ::llvm::StringRef getReassociationAttrStrName() { return "reassociation"; }
    // Return the reassociation in other representations; see ReshapeUtils.h.
    ::llvm::SmallVector<::mlir::AffineMap, 4> getReassociationMaps();
    ::llvm::SmallVector<::mlir::ReassociationExprs, 4> getReassociationExprs();
    ::llvm::SmallVector<::mlir::ReassociationIndices, 4> getReassociationIndices();
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Tensor_ExpandShapeOp : Tensor_ReassociativeReshapeOp<"expand_shape"> {
  let summary = "splits dimensions into several adjacent ones";
  let description = [{
    ```mlir
    func.func @rows(%t: tensor<?xf32>, %n: index) -> tensor<?x4xf32> {
      %0 = tensor.expand_shape %t [[0, 1]] output_shape [%n, 4] : tensor<?xf32> into tensor<?x4xf32>
      return %0 : tensor<?x4xf32>
    }
    ```
  }];
  let arguments = (ins AnyTensor:$src, IndexListArrayAttr:$reassociation, Variadic<Index>:$output_shape,
                       DenseI64ArrayAttr:$static_output_shape);
  let assemblyFormat = [{
    $src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:`
    type($src) `into` type($result)
  }];
  let builders = [
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::Value":$src,
                   "::llvm::ArrayRef<::mlir::ReassociationIndices>":$reassociation,
                   "::llvm::ArrayRef<::mlir::OpFoldResult>":$outputShape)>,
    // Creates ops that compute the dynamic result sizes. \pre Each reassociation group has at most one dynamic size.
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::Value":$src,
                   "::llvm::ArrayRef<::mlir::ReassociationIndices>":$reassociation)>
  ];
  let extraClassDeclaration = reassociationDeclaration # [{
    /// Returns the source dimension whose group contains a result dimension.
    int64_t getCorrespondingSourceDim(int64_t resultDim);
    /// Returns static sizes as attributes and dynamic ones as values.
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedOutputShape();
    /// Computes the sizes of an expanded type from those of the source; creates ops for dynamic sizes. Fails if a group
    /// has more than one dynamic size.
    static ::mlir::FailureOr<::llvm::SmallVector<::mlir::OpFoldResult>>
    inferOutputShape(::mlir::OpBuilder &builder, ::mlir::Location loc, ::mlir::RankedTensorType expandedType,
                     ::llvm::ArrayRef<::mlir::ReassociationIndices> reassociation,
                     ::llvm::ArrayRef<::mlir::OpFoldResult> inputShape);
  }];
}

def Tensor_CollapseShapeOp : Tensor_ReassociativeReshapeOp<"collapse_shape"> {
  let summary = "merges adjacent dimensions";
  let description = [{
    ```mlir
    func.func @flat(%t: tensor<?x4xf32>) -> tensor<?xf32> {
      %0 = tensor.collapse_shape %t [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
      return %0 : tensor<?xf32>
    }
    ```
  }];
  let arguments = (ins AnyTensor:$src, IndexListArrayAttr:$reassociation);
  let assemblyFormat = "$src $reassociation attr-dict `:` type($src) `into` type($result)";
  let builders = [
    OpBuilder<(ins "::mlir::Value":$src, "::llvm::ArrayRef<::mlir::ReassociationIndices>":$reassociation,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::Value":$src,
                   "::llvm::ArrayRef<::mlir::ReassociationIndices>":$reassociation,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>
  ];
  let extraClassDeclaration = reassociationDeclaration # [{
    /// Returns the type after a collapse, without encoding. \pre The groups contain all dimensions of `type`, in order.
    static ::mlir::RankedTensorType inferCollapsedType(::mlir::RankedTensorType type,
                                                       ::llvm::ArrayRef<::mlir::ReassociationIndices> reassociation);
  }];
}

#endif // STRATA_DIALECTS_TENSOR_RESHAPES
