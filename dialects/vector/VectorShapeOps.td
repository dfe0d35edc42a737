//===- VectorShapeOps.td - Changes of the shape of vectors -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that replicate, permute or regroup the elements of whole vectors.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_SHAPEOPS
#define STRATA_DIALECTS_VECTOR_SHAPEOPS

include "dialects/vector/VectorBase.td"

def Vector_BroadcastOp
    : Vector_Op<"broadcast", [Pure, Vector_Unroll, Vector_InferIntRange,
                              Vector_SameElementType<"source operand and result", 0, 0>]> {
  let summary = "replicates a scalar or vector into a larger vector";
  let description = [{
    New dimensions are added as leading dimensions; dimensions of size 1 may be stretched.

    ```mlir
    func.func @spread(%x: f32) -> vector<4x16xf32> {
      %0 = vector.broadcast %x : f32 to vector<16xf32>
      %1 = vector.broadcast %0 : vector<16xf32> to vector<4x16xf32>
      return %1 : vector<4x16xf32>
    }
    ```
  }];
  let arguments = (ins AnyType:$source);
  let results = (outs AnyVectorOfAnyRank:$vector);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($vector)";
  let extraClassDeclaration = [{
    ::mlir::Type getSourceType() { return ::mlir::Value(getSource()).getType(); }
    ::mlir::VectorType getResultVectorType() { return getVector().getType(); }
    /// Returns the result dimensions that stretch a source dimension of size 1.
    ::llvm::SetVector<int64_t> computeBroadcastedUnitDims();
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_ShapeCastOp : Vector_Op<"shape_cast", [Pure, Vector_Unroll, Vector_InferIntRange]> {
  let summary = "casts a vector to another shape with the same elements in the same order";
  let description = [{
    Source and result have the same number of elements and of scalable dimensions.

    ```mlir
    func.func @flatten(%v: vector<4x8xf32>) -> vector<32xf32> {
      %0 = vector.shape_cast %v : vector<4x8xf32> to vector<32xf32>
      return %0 : vector<32xf32>
    }
    ```
  }];
  let arguments = (ins AnyVectorOfAnyRank:$source);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($result)";
  let extraClassDeclaration = [{
    ::mlir::VectorType getSourceVectorType() { return getSource().getType(); }
    ::mlir::VectorType getResultVectorType() { return getResult().getType(); }
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_BitCastOp : Vector_Op<"bitcast", [Pure, AllRanksMatch<["source", "result"]>]> {
  let summary = "casts a vector to elements of another width with the same bits";
  let description = [{
    Only the last dimension changes its size.

    ```mlir
    func.func @halves(%v: vector<5x2xi32>) -> vector<5x4xi16> {
      %0 = vector.bitcast %v : vector<5x2xi32> to vector<5x4xi16>
      return %0 : vector<5x4xi16>
    }
    ```
  }];
  let arguments = (ins AnyVectorOfAnyRank:$source);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($result)";
  let extraClassDeclaration = [{
    ::mlir::VectorType getSourceVectorType() { return getSource().getType(); }
    ::mlir::VectorType getResultVectorType() { return getResult().getType(); }
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Vector_TransposeOp
    : Vector_Op<"transpose", [Pure, Vector_InferIntRange, Vector_Unroll,
                              Vector_SameElementType<"operand and result", 0, 0>]> {
  let summary = "permutes the dimensions of a vector";
  let description = [{
    Dimension `i` of the result is dimension `permutation[i]` of the operand.

    ```mlir
    func.func @turn(%v: vector<2x3xf32>) -> vector<3x2xf32> {
      %0 = vector.transpose %v, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
      return %0 : vector<3x2xf32>
    }
    ```
  }];
  let arguments = (ins AnyVectorOfAnyRank:$vector, DenseI64ArrayAttr:$permutation);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = "$vector `,` $permutation attr-dict `:` type($vector) `to` type($result)";
  let builders = [OpBuilder<(ins "::mlir::Value":$vector, "::llvm::ArrayRef<int64_t>":$permutation)>];
  let extraClassDeclaration = [{
    ::mlir::VectorType getSourceVectorType() { return getVector().getType(); }
    ::mlir::VectorType getResultVectorType() { return getResult().getType(); }
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_ShuffleOp
    : Vector_Op<"shuffle", [Pure, Vector_SameElementType<"first operand v1 and result", 0, 0>,
                            Vector_SameElementType<"second operand v2 and result", 0, 1>, InferTypeOpAdaptor]> {
  let summary = "selects rows of two vectors";
  let description = [{
    A row is a subvector along the first dimension. The mask numbers the rows of the first vector, followed by those of
    the second; -1 selects a poison row. A vector of rank 0 is a single row.

    ```mlir
    func.func @pick(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<3xf32> {
      %0 = vector.shuffle %a, %b [0, 4, -1] : vector<4xf32>, vector<4xf32>
      return %0 : vector<3xf32>
    }
    ```
  }];
  let arguments = (ins AnyFixedVectorOfAnyRank:$v1, AnyFixedVectorOfAnyRank:$v2, DenseI64ArrayAttr:$mask);
  let results = (outs AnyVectorOfNonZeroRank:$vector);
  let assemblyFormat = "operands $mask attr-dict `:` type(operands)";
  let extraClassDeclaration = [{
    /// The mask value that selects a poison row.
    static constexpr int64_t kPoisonIndex = -1;
    ::mlir::VectorType getV1VectorType() { return getV1().getType(); }
    ::mlir::VectorType getV2VectorType() { return getV2().getType(); }
    ::mlir::VectorType getResultVectorType() { return getVector().getType(); }
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_InterleaveOp
    : Vector_Op<"interleave", [Pure, AllTypesMatch<["lhs", "rhs"]>,
                               TypesMatchWith<"type of 'result' is double the width of the inputs", "lhs", "result",
                                              "::mlir::vector::detail::getInterleavedType($_self)">]> {
  let summary = "interleaves the elements of two vectors";
  let description = [{
    The elements alternate along the last dimension, which has twice the size in the result.

    ```mlir
    func.func @zip(%a: vector<6x3xf32>, %b: vector<6x3xf32>) -> vector<6x6xf32> {
      %0 = vector.interleave %a, %b : vector<6x3xf32> -> vector<6x6xf32>
      return %0 : vector<6x6xf32>
    }
    ```
  }];
  let arguments = (ins AnyVectorOfAnyRank:$lhs, AnyVectorOfAnyRank:$rhs);
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat = "$lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)";
  let extraClassDeclaration = [{
    ::mlir::VectorType getSourceVectorType() { return getLhs().getType(); }
    ::mlir::VectorType getResultVectorType() { return getResult().getType(); }
  }];
}

def Vector_DeinterleaveOp
    : Vector_Op<"deinterleave",
                [Pure,
                 PredOpTrait<"the trailing dimension of the source vector has an even number of elements",
                             CPred<"::llvm::cast<::mlir::VectorType>($source.getType()).getShape().back() % 2 == 0">>,
                 TypesMatchWith<"the trailing dimension of the results is half the width of source trailing "
                                "dimension", "source", "res1",
                                "::mlir::vector::detail::getDeinterleavedType($_self)">,
                 AllTypesMatch<["res1", "res2"]>]> {
  let summary = "separates the elements with even and odd indices";
  let description = [{
    The indices are those of the last dimension, whose size must be even.

    ```mlir
    func.func @unzip(%v: vector<2x[8]xi8>) -> vector<2x[4]xi8> {
      %even, %odd = vector.deinterleave %v : vector<2x[8]xi8> -> vector<2x[4]xi8>
      return %odd : vector<2x[4]xi8>
    }
    ```
  }];
  let arguments = (ins AnyVectorOfNonZeroRank:$source);
  let results = (outs AnyVectorOfNonZeroRank:$res1, AnyVectorOfNonZeroRank:$res2);
  let assemblyFormat = "$source attr-dict `:` type($source) `->` type($res1)";
  let extraClassDeclaration = [{
    ::mlir::VectorType getSourceVectorType() { return getSource().getType(); }
    ::mlir::VectorType getResultVectorType() { return getRes1().getType(); }
  }];
}

#endif // STRATA_DIALECTS_VECTOR_SHAPEOPS
