//===- VectorElementOps.td - Elements and slices of vectors -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that extract elements and slices from vectors, insert them, or build vectors from elements.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_ELEMENTOPS
#define STRATA_DIALECTS_VECTOR_ELEMENTOPS

include "dialects/vector/VectorBase.td"

//===-- One position -------------------------------------------------------===//

def Vector_ExtractOp
    : Vector_Op<"extract", [Pure, Vector_InferIntRange, Vector_SameElementType<"operand and result", 0, 0>,
                            InferTypeOpAdaptorWithIsCompatible]> {
  let summary = "extracts the element or subvector at a position";
  let description = [{
    Each index is an integer or an operand. An index of -1 makes the result poison.

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
    // Extracts the element of a vector of rank 0.
    OpBuilder<(ins "::mlir::Value":$source), "build($_builder, $_state, source, ::llvm::ArrayRef<int64_t>());">,
    OpBuilder<(ins "::mlir::Value":$source, "int64_t":$position),
              "build($_builder, $_state, source, ::llvm::ArrayRef<int64_t>(position));">,
    OpBuilder<(ins "::mlir::Value":$source, "::mlir::OpFoldResult":$position),
              "build($_builder, $_state, source, ::llvm::ArrayRef<::mlir::OpFoldResult>(position));">,
    OpBuilder<(ins "::mlir::Value":$source, "::llvm::ArrayRef<int64_t>":$position), [{
      build($_builder, $_state, source, ::mlir::ValueRange(), $_builder.getDenseI64ArrayAttr(position));
    }]>,
    OpBuilder<(ins "::mlir::Value":$source, "::llvm::ArrayRef<::mlir::OpFoldResult>":$position)>
  ];
  let extraClassDeclaration = [{
    /// A static index with this value makes the result poison.
    static constexpr int64_t kPoisonIndex = -1;
    ::mlir::VectorType getSourceVectorType() { return getSource().getType(); }
    /// Returns static indices as attributes and dynamic ones as values.
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
  let summary = "inserts an element or subvector at a position";
  let description = [{
    Each index is an integer or an operand. An index of -1 makes the result poison.

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
    // Inserts into a vector of rank 0.
    OpBuilder<(ins "::mlir::Value":$valueToStore, "::mlir::Value":$dest),
              "build($_builder, $_state, valueToStore, dest, ::llvm::ArrayRef<int64_t>());">,
    OpBuilder<(ins "::mlir::Value":$valueToStore, "::mlir::Value":$dest, "int64_t":$position),
              "build($_builder, $_state, valueToStore, dest, ::llvm::ArrayRef<int64_t>(position));">,
    OpBuilder<(ins "::mlir::Value":$valueToStore, "::mlir::Value":$dest, "::mlir::OpFoldResult":$position),
              "build($_builder, $_state, valueToStore, dest, ::llvm::ArrayRef<::mlir::OpFoldResult>(position));">,
    OpBuilder<(ins "::mlir::Value":$valueToStore, "::mlir::Value":$dest, "::llvm::ArrayRef<int64_t>":$position), [{
      build($_builder, $_state, dest.getType(), valueToStore, dest, ::mlir::ValueRange(),
            $_builder.getDenseI64ArrayAttr(position));
    }]>,
    OpBuilder<(ins "::mlir::Value":$valueToStore, "::mlir::Value":$dest,
                   "::llvm::ArrayRef<::mlir::OpFoldResult>":$position)>
  ];
  let extraClassDeclaration = [{
    /// A static index with this value makes the result poison.
    static constexpr int64_t kPoisonIndex = -1;
    ::mlir::Type getValueToStoreType() { return ::mlir::Value(getValueToStore()).getType(); }
    ::mlir::VectorType getDestVectorType() { return getDest().getType(); }
    /// Returns static indices as attributes and dynamic ones as values.
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedPosition();
    unsigned getNumIndices() { return getStaticPosition().size(); }
    bool hasDynamicPosition() { return !getDynamicPosition().empty(); }
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

//===-- Strided slices -----------------------------------------------------===//

def Vector_ExtractStridedSliceOp
    : Vector_Op<"extract_strided_slice", [Pure, Vector_SameElementType<"operand and result", 0, 0>]> {
  let summary = "extracts a slice of the same rank";
  let description = [{
    Offsets, sizes and strides apply to the leading dimensions; the remaining dimensions are taken as a whole. All
    strides must be 1.

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
    /// Appends the offsets to `results`.
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
  let summary = "inserts a slice";
  let description = [{
    There is one offset for each dimension of the destination, and one stride for each dimension of the slice, which
    corresponds to the trailing dimensions of the destination. All strides must be 1.

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

//===-- Slices of scalable vectors -----------------------------------------===//

def Vector_ScalableInsertOp
    : Vector_Op<"scalable.insert", [Pure, AllElementTypesMatch<["valueToStore", "dest"]>,
                                    AllTypesMatch<["dest", "result"]>,
                                    PredOpTrait<"position is a multiple of the source length.",
                                                CPred<"::mlir::vector::detail::isMultipleOfLength($pos.getInt(), "
                                                      "$valueToStore.getType())">>]> {
  let summary = "inserts a slice into a scalable vector";
  let description = [{
    If the slice is scalable, the position is multiplied by `vscale`.

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
                                                 CPred<"::mlir::vector::detail::isMultipleOfLength($pos.getInt(), "
                                                       "$result.getType())">>]> {
  let summary = "extracts a slice of a scalable vector";
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

// The types of the results `elements` are inferred in C++. The op has only the predicate of this trait, because the
// parser that the generator creates for the trait itself would infer these types, too.
defvar Vector_ElementsOfSource = ShapedTypeMatchesElementCountAndTypes<"source", "elements">;

def Vector_ToElementsOp
    : Vector_Op<"to_elements", [InferTypeOpAdaptor, Pure,
                                PredOpTrait<Vector_ElementsOfSource.summary, Vector_ElementsOfSource.predicate>]> {
  let summary = "returns all elements of a vector in row-major order";
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
  let summary = "builds a vector from elements in row-major order";
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
  let summary = "the vector [0, 1, 2, ...]";
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
