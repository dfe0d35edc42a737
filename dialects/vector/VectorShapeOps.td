//===- VectorShapeOps.td - The same elements otherwise -----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that repeat, reorder or regroup whole vectors.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_SHAPEOPS
#define STRATA_DIALECTS_VECTOR_SHAPEOPS

include "dialects/vector/VectorBase.td"

def Vector_BroadcastOp
    : Vector_Op<"broadcast", [Pure, Vector_Unroll, Vector_InferIntRange,
                              Vector_SameElementType<"source operand and result", 0, 0>]> {
  let summary = "repeats a scalar or a vector to a larger vector";
  let description = [{
    New dimensions come in front; dimensions of size 1 may be stretched.

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
    /// The dimensions of the result in which a source of size 1 is stretched.
    ::llvm::SetVector<int64_t> computeBroadcastedUnitDims();
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_ShapeCastOp : Vector_Op<"shape_cast", [Pure, Vector_Unroll, Vector_InferIntRange]> {
  let summary = "the same elements, in the same order, as a vector of another shape";
  let description = [{
    As many elements, and as many scalable dimensions.

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
  let summary = "the same bits as elements of another width";
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
  let summary = "the dimensions in another order";
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
  let summary = "picks rows out of two vectors";
  let description = [{
    Rows are counted through both, from the first row of the first; -1 is a row of poison. Vectors of rank 0 are one
    row each.

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
    /// A row of poison.
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
                                              "::strata::vector::detail::getInterleavedType($_self)">]> {
  let summary = "the elements of two vectors by turns";
  let description = [{
    Along the last dimension, which is twice as large then.

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
                                "::strata::vector::detail::getDeinterleavedType($_self)">,
                 AllTypesMatch<["res1", "res2"]>]> {
  let summary = "the elements at even and those at odd places, apart";
  let description = [{
    Of the last dimension, which must be even.

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
