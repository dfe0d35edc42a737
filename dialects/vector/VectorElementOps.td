//===- VectorElementOps.td - Parts of vectors --------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that take elements and parts out of vectors, put them in, or put vectors together of them.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_ELEMENTOPS
#define STRATA_DIALECTS_VECTOR_ELEMENTOPS

include "dialects/vector/VectorBase.td"

//===-- At a position ------------------------------------------------------===//

def Vector_ExtractOp
    : Vector_Op<"extract", [Pure, Vector_InferIntRange, Vector_SameElementType<"operand and result", 0, 0>,
                            InferTypeOpAdaptorWithIsCompatible]> {
  let summary = "an element, or a vector of fewer dimensions, at a position";
  let description = [{
    Each index is a number or an operand; -1 says that the result is poison.

    ```mlir
    func.func @pick(%v: vector<4x8x16xf32>, %i: index) -> vector<16xf32> {
      %0 = vector.extract %v[2, %i] : vector<16xf32> from vector<4x8x16xf32>
      return %0 : vector<16xf32>
    }
    ```
  }];
  let arguments = (ins AnyVectorOfAnyRank:$source, Variadic<Index>:$dynamic_position,
                       DenseI64ArrayAttr:$static_position);
  let results = (outs AnyType:$result);
  let assemblyFormat = [{
    $source `` custom<DynamicIndexList>($dynamic_position, $static_position)
    attr-dict `:` type($result) `from` type($source)
  }];
  let builders = [
    // The element of a vector of rank 0.
    OpBuilder<(ins "::mlir::Value":$source)>,
    OpBuilder<(ins "::mlir::Value":$source, "int64_t":$position)>,
    OpBuilder<(ins "::mlir::Value":$source, "::mlir::OpFoldResult":$position)>,
    OpBuilder<(ins "::mlir::Value":$source, "::llvm::ArrayRef<int64_t>":$position)>,
    OpBuilder<(ins "::mlir::Value":$source, "::llvm::ArrayRef<::mlir::OpFoldResult>":$position)>
  ];
  let extraClassDeclaration = [{
    /// An index that makes poison.
    static constexpr int64_t kPoisonIndex = -1;
    ::mlir::VectorType getSourceVectorType() { return getSource().getType(); }
    /// Numbers where they are known, else values.
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedPosition();
    unsigned getNumIndices() { return getStaticPosition().size(); }
    bool hasDynamicPosition() { return !getDynamicPosition().empty(); }
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_InsertOp
    : Vector_Op<"insert", [Pure, Vector_InferIntRange, Vector_SameElementType<"source operand and result", 0, 0>,
                           AllTypesMatch<["dest", "result"]>]> {
  let summary = "a vector with another element, or part of fewer dimensions, at a position";
  let description = [{
    Each index is a number or an operand; -1 says that the result is poison.

    ```mlir
    func.func @put(%x: f32, %v: vector<4x8xf32>, %i: index) -> vector<4x8xf32> {
      %0 = vector.insert %x, %v [2, %i] : f32 into vector<4x8xf32>
      return %0 : vector<4x8xf32>
    }
    ```
  }];
  let arguments = (ins AnyType:$valueToStore, AnyVectorOfAnyRank:$dest, Variadic<Index>:$dynamic_position,
                       DenseI64ArrayAttr:$static_position);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = [{
    $valueToStore `,` $dest custom<DynamicIndexList>($dynamic_position, $static_position)
    attr-dict `:` type($valueToStore) `into` type($dest)
  }];
  let builders = [
    // Into a vector of rank 0.
    OpBuilder<(ins "::mlir::Value":$valueToStore, "::mlir::Value":$dest)>,
    OpBuilder<(ins "::mlir::Value":$valueToStore, "::mlir::Value":$dest, "int64_t":$position)>,
    OpBuilder<(ins "::mlir::Value":$valueToStore, "::mlir::Value":$dest, "::mlir::OpFoldResult":$position)>,
    OpBuilder<(ins "::mlir::Value":$valueToStore, "::mlir::Value":$dest, "::llvm::ArrayRef<int64_t>":$position)>,
    OpBuilder<(ins "::mlir::Value":$valueToStore, "::mlir::Value":$dest,
                   "::llvm::ArrayRef<::mlir::OpFoldResult>":$position)>
  ];
  let extraClassDeclaration = [{
    /// An index that makes poison.
    static constexpr int64_t kPoisonIndex = -1;
    ::mlir::Type getValueToStoreType() { return ::mlir::Value(getValueToStore()).getType(); }
    ::mlir::VectorType getDestVectorType() { return getDest().getType(); }
    /// Numbers where they are known, else values.
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedPosition();
    unsigned getNumIndices() { return getStaticPosition().size(); }
    bool hasDynamicPosition() { return !getDynamicPosition().empty(); }
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

//===-- Parts as large in every dimension as is said -----------------------===//

def Vector_ExtractStridedSliceOp
    : Vector_Op<"extract_strided_slice", [Pure, Vector_SameElementType<"operand and result", 0, 0>]> {
  let summary = "a part of as many dimensions";
  let description = [{
    Offsets, sizes and strides are of the first dimensions; of the others all is taken. Strides are 1.

    ```mlir
    func.func @part(%v: vector<4x8x16xf32>) -> vector<2x4x16xf32> {
      %0 = vector.extract_strided_slice %v {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]}
          : vector<4x8x16xf32> to vector<2x4x16xf32>
      return %0 : vector<2x4x16xf32>
    }
    ```
  }];
  let arguments = (ins AnyVectorOfNonZeroRank:$source, I64ArrayAttr:$offsets, I64ArrayAttr:$sizes,
                       I64ArrayAttr:$strides);
  let results = (outs AnyVectorOfNonZeroRank);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type(results)";
  let builders = [OpBuilder<(ins "::mlir::Value":$source, "::llvm::ArrayRef<int64_t>":$offsets,
                                 "::llvm::ArrayRef<int64_t>":$sizes, "::llvm::ArrayRef<int64_t>":$strides)>];
  let extraClassDeclaration = [{
    ::mlir::VectorType getSourceVectorType() { return getSource().getType(); }
    ::mlir::VectorType getResultVectorType() { return ::llvm::cast<::mlir::VectorType>((*this)->getResultTypes()[0]); }
    /// Appended.
    void getOffsets(::llvm::SmallVectorImpl<int64_t> &results);
    bool hasNonUnitStrides();
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_InsertStridedSliceOp
    : Vector_Op<"insert_strided_slice", [Pure, Vector_SameElementType<"operand #0 and result", 0, 0>,
                                         AllTypesMatch<["dest", "result"]>]> {
  let summary = "a vector with another part";
  let description = [{
    An offset for each dimension, a stride, which is 1, for each of the part's, which are the last ones.

    ```mlir
    func.func @put(%part: vector<2x4xf32>, %v: vector<16x4x8xf32>) -> vector<16x4x8xf32> {
      %0 = vector.insert_strided_slice %part, %v {offsets = [0, 0, 2], strides = [1, 1]}
          : vector<2x4xf32> into vector<16x4x8xf32>
      return %0 : vector<16x4x8xf32>
    }
    ```
  }];
  let arguments = (ins AnyVectorOfNonZeroRank:$valueToStore, AnyVectorOfNonZeroRank:$dest, I64ArrayAttr:$offsets,
                       I64ArrayAttr:$strides);
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat = "$valueToStore `,` $dest attr-dict `:` type($valueToStore) `into` type($dest)";
  let builders = [OpBuilder<(ins "::mlir::Value":$valueToStore, "::mlir::Value":$dest,
                                 "::llvm::ArrayRef<int64_t>":$offsets, "::llvm::ArrayRef<int64_t>":$strides)>];
  let extraClassDeclaration = [{
    ::mlir::VectorType getSourceVectorType() { return getValueToStore().getType(); }
    ::mlir::VectorType getDestVectorType() { return getDest().getType(); }
    bool hasNonUnitStrides();
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

//===-- Parts of scalable vectors ------------------------------------------===//

def Vector_ScalableInsertOp
    : Vector_Op<"scalable.insert", [Pure, AllElementTypesMatch<["valueToStore", "dest"]>,
                                    AllTypesMatch<["dest", "result"]>,
                                    PredOpTrait<"position is a multiple of the source length.",
                                                CPred<"::strata::vector::detail::isMultipleOfLength($pos.getInt(), "
                                                      "$valueToStore.getType())">>]> {
  let summary = "a scalable vector with another part";
  let description = [{
    A position in a part that is scalable is multiplied as the vector is.

    ```mlir
    func.func @put(%part: vector<4xf32>, %v: vector<[16]xf32>) -> vector<[16]xf32> {
      %0 = vector.scalable.insert %part, %v[8] : vector<4xf32> into vector<[16]xf32>
      return %0 : vector<[16]xf32>
    }
    ```
  }];
  let arguments = (ins VectorOfRank<[1]>:$valueToStore, ScalableVectorOfRank<[1]>:$dest, I64Attr:$pos);
  let results = (outs ScalableVectorOfRank<[1]>:$result);
  let assemblyFormat = [{
    $valueToStore `,` $dest `[` $pos `]` attr-dict `:` type($valueToStore) `into` type($dest)
  }];
  let extraClassDeclaration = [{
    ::mlir::VectorType getSourceVectorType() { return getValueToStore().getType(); }
    ::mlir::VectorType getDestVectorType() { return getDest().getType(); }
  }];
}

def Vector_ScalableExtractOp
    : Vector_Op<"scalable.extract", [Pure, AllElementTypesMatch<["source", "result"]>,
                                     PredOpTrait<"position is a multiple of the result length.",
                                                 CPred<"::strata::vector::detail::isMultipleOfLength($pos.getInt(), "
                                                       "$result.getType())">>]> {
  let summary = "a part of a scalable vector";
  let description = [{
    ```mlir
    func.func @part(%v: vector<[16]xf32>) -> vector<4xf32> {
      %0 = vector.scalable.extract %v[8] : vector<4xf32> from vector<[16]xf32>
      return %0 : vector<4xf32>
    }
    ```
  }];
  let arguments = (ins ScalableVectorOfRank<[1]>:$source, I64Attr:$pos);
  let results = (outs VectorOfRank<[1]>:$result);
  let assemblyFormat = "$source `[` $pos `]` attr-dict `:` type($result) `from` type($source)";
  let extraClassDeclaration = [{
    ::mlir::VectorType getSourceVectorType() { return getSource().getType(); }
    ::mlir::VectorType getResultVectorType() { return getResult().getType(); }
  }];
}

//===-- All elements -------------------------------------------------------===//

// The elements are results here: how many there are is inferred, and the relation only verified.
defvar Vector_ElementsOfSource = ShapedTypeMatchesElementCountAndTypes<"source", "elements">;

def Vector_ToElementsOp
    : Vector_Op<"to_elements", [InferTypeOpAdaptor, Pure,
                                PredOpTrait<Vector_ElementsOfSource.summary, Vector_ElementsOfSource.predicate>]> {
  let summary = "all elements of a vector";
  let description = [{
    ```mlir
    func.func @sum(%v: vector<2xf32>) -> f32 {
      %0:2 = vector.to_elements %v : vector<2xf32>
      %1 = arith.addf %0#0, %0#1 : f32
      return %1 : f32
    }
    ```
  }];
  let arguments = (ins AnyVectorOfAnyRank:$source);
  let results = (outs Variadic<AnyType>:$elements);
  let assemblyFormat = "$source attr-dict `:` type($source)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_FromElementsOp
    : Vector_Op<"from_elements", [Pure, ShapedTypeMatchesElementCountAndTypes<"dest", "elements">]> {
  let summary = "a vector of these elements";
  let description = [{
    ```mlir
    func.func @pair(%a: f32, %b: f32) -> vector<1x2xf32> {
      %0 = vector.from_elements %a, %b : vector<1x2xf32>
      return %0 : vector<1x2xf32>
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$elements);
  let results = (outs AnyFixedVectorOfAnyRank:$dest);
  let assemblyFormat = "$elements attr-dict `:` type($dest)";
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_StepOp : Vector_Op<"step", [Pure, Vector_UnrollAsResult, Vector_InferIntRange]> {
  let summary = "0, 1, 2 and so on";
  let description = [{
    ```mlir
    func.func @lanes() -> vector<[4]xindex> {
      %0 = vector.step : vector<[4]xindex>
      return %0 : vector<[4]xindex>
    }
    ```
  }];
  let results = (outs VectorOfRankAndType<[1], [Index]>:$result);
  let assemblyFormat = "attr-dict `:` type($result)";
  let hasCanonicalizer = 1;
}

#endif // STRATA_DIALECTS_VECTOR_ELEMENTOPS
