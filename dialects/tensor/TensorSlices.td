//===- TensorSlices.td - Slices of tensors -----------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Slices by offsets, sizes and strides, padding, gather and scatter, and concatenation. A list of static and dynamic
// values has an attribute with all entries, in which kDynamic marks those that are operands.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_TENSOR_SLICES
#define STRATA_DIALECTS_TENSOR_SLICES

include "dialects/tensor/TensorBase.td"

//===-- Slices by offsets, sizes and strides -------------------------------===//

class Tensor_SliceOp<string mnemonic, list<Trait> traits> : Tensor_Op<mnemonic, traits> {
  code sliceDeclaration = [{
    ::mlir::OperandRange getDynamicSizes() { return getSizes(); }
    ::llvm::SmallVector<::mlir::Range, 8> getOrCreateRanges(::mlir::OpBuilder &builder, ::mlir::Location loc) {
      return ::mlir::getOrCreateRanges(*this, builder, loc);
    }
    /// Returns the dimensions of size 1 that the rank-reduced type drops.
    ::llvm::SmallBitVector getDroppedDims();
  }];
}

defvar Tensor_SliceNumbers = (ins Variadic<Index>:$offsets, Variadic<Index>:$sizes, Variadic<Index>:$strides,
                                  DenseI64ArrayAttr:$static_offsets, DenseI64ArrayAttr:$static_sizes,
                                  DenseI64ArrayAttr:$static_strides);

// Builders of a slice op that take offsets, sizes and strides as OpFoldResults, as values, or as one list of ranges.
// `before` are the parameters that precede them. The first form is defined in C++ and called by the others.
class Tensor_SliceBuilders<dag before, string beforeNames> {
  defvar attrs = (ins CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs);
  list<OpBuilder> mixed = [
    OpBuilder<!con(before, (ins "::llvm::ArrayRef<::mlir::OpFoldResult>":$offsets,
                                "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes,
                                "::llvm::ArrayRef<::mlir::OpFoldResult>":$strides), attrs)>
  ];
  list<OpBuilder> all = !listconcat(mixed, [
    OpBuilder<!con(before, (ins "::mlir::ValueRange":$offsets, "::mlir::ValueRange":$sizes,
                                "::mlir::ValueRange":$strides), attrs),
              "build($_builder, $_state, " # beforeNames # [{,
                    ::mlir::getAsOpFoldResult(offsets), ::mlir::getAsOpFoldResult(sizes),
                    ::mlir::getAsOpFoldResult(strides), attrs);}]>,
    OpBuilder<!con(before, (ins "::llvm::ArrayRef<::mlir::Range>":$ranges), attrs),
              "auto [offsets, sizes, strides] = ::mlir::tensor::splitRanges(ranges); "
              "build($_builder, $_state, " # beforeNames # ", offsets, sizes, strides, attrs);">
  ]);
}

def Tensor_ExtractSliceOp : Tensor_SliceOp<"extract_slice", [Tensor_NamesResult, Tensor_ReifiesShape,
                                                             AttrSizedOperandSegments, Pure,
                                                             OffsetSizeAndStrideOpInterface]> {
  let summary = "extracts a slice of a tensor";
  let description = [{
    The result type may drop dimensions of size 1 (rank reduction).

    ```mlir
    func.func @row(%t: tensor<8x16xf32>, %i: index) -> tensor<16xf32> {
      %0 = tensor.extract_slice %t[%i, 0] [1, 16] [1, 1] : tensor<8x16xf32> to tensor<16xf32>
      return %0 : tensor<16xf32>
    }
    ```
  }];
  let arguments = !con((ins AnyRankedTensor:$source), Tensor_SliceNumbers);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)
  }];
  let builders = !listconcat(
      Tensor_SliceBuilders<(ins "::mlir::Value":$source), "source">.all,
      Tensor_SliceBuilders<(ins "::mlir::RankedTensorType":$resultType, "::mlir::Value":$source),
                           "resultType, source">.all);
  let extraClassDeclaration = Tensor_RankedAccessors<["Source", "Result"]>.declaration # sliceDeclaration # [{
    ::mlir::RankedTensorType getType() { return getResultType(); }
    ::std::array<unsigned, 3> getArrayAttrMaxRanks() {
      unsigned rank = getSourceType().getRank();
      return {rank, rank, rank};
    }
    static unsigned getOffsetSizeAndStrideStartOperandIndex() { return 1; }
    /// Returns the type of a slice that drops no dimensions.
    static ::mlir::RankedTensorType inferResultType(::mlir::RankedTensorType sourceType,
                                                    ::llvm::ArrayRef<int64_t> staticSizes);
    static ::mlir::RankedTensorType inferResultType(::mlir::RankedTensorType sourceType,
                                                    ::llvm::ArrayRef<::mlir::OpFoldResult> sizes);
    /// Returns the type of a slice of rank `resultRank`, which drops leading dimensions of size 1 first.
    static ::mlir::RankedTensorType
    inferCanonicalRankReducedResultType(unsigned resultRank, ::mlir::RankedTensorType sourceType,
                                        ::llvm::ArrayRef<int64_t> staticSizes);
    static ::mlir::RankedTensorType
    inferCanonicalRankReducedResultType(unsigned resultRank, ::mlir::RankedTensorType sourceType,
                                        ::llvm::ArrayRef<::mlir::OpFoldResult> sizes);
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Tensor_InsertSliceOp : Tensor_SliceOp<"insert_slice", [Tensor_NamesResult, Tensor_ReifiesShape,
                                                           AttrSizedOperandSegments, DestinationStyleOpInterface, Pure,
                                                           OffsetSizeAndStrideOpInterface,
                                                           TypesMatchWith<"expected result type to match dest type",
                                                                          "dest", "result", "$_self">]> {
  let summary = "inserts a slice into a copy of a tensor";
  let description = "The type of the inserted tensor may drop dimensions of size 1 (rank reduction).";
  let arguments = !con((ins AnyRankedTensor:$source, AnyRankedTensor:$dest), Tensor_SliceNumbers);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:`
    type($source) `into` type($dest)
  }];
  let builders = Tensor_SliceBuilders<(ins "::mlir::Value":$source, "::mlir::Value":$dest), "source, dest">.all;
  let extraClassDeclaration = Tensor_RankedAccessors<["Source", "Dest", "Result"]>.declaration # sliceDeclaration # [{
    ::mlir::RankedTensorType getType() { return getResultType(); }
    ::std::array<unsigned, 3> getArrayAttrMaxRanks() {
      unsigned rank = getDestType().getRank();
      return {rank, rank, rank};
    }
    static unsigned getOffsetSizeAndStrideStartOperandIndex() { return 2; }
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getDestMutable(); }
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Tensor_ParallelInsertSliceOp : Tensor_SliceOp<"parallel_insert_slice",
                                                  [AttrSizedOperandSegments, OffsetSizeAndStrideOpInterface,
                                                   DeclareOpInterfaceMethods<ParallelCombiningOpInterface>]> {
  let summary = "inserts the slice that an iteration of a parallel loop computes into a shared tensor";
  let description = [{
    The result is undefined for elements that several iterations insert.

    ```mlir
    func.func @copy(%t: tensor<8xf32>, %o: tensor<8xf32>) -> tensor<8xf32> {
      %0 = scf.forall (%i) in (8) shared_outs(%s = %o) -> tensor<8xf32> {
        %1 = tensor.extract_slice %t[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %1 into %s[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
        }
      }
      return %0 : tensor<8xf32>
    }
    ```
  }];
  let arguments = !con((ins AnyRankedTensor:$source, AnyRankedTensor:$dest), Tensor_SliceNumbers);
  let assemblyFormat = [{
    $source `into` $dest `` custom<DynamicIndexList>($offsets, $static_offsets)
    custom<DynamicIndexList>($sizes, $static_sizes) custom<DynamicIndexList>($strides, $static_strides) attr-dict `:`
    type($source) `into` type($dest)
  }];
  let builders = Tensor_SliceBuilders<(ins "::mlir::Value":$source, "::mlir::Value":$dest), "source, dest">.all;
  let extraClassDeclaration = Tensor_RankedAccessors<["Source", "Dest"]>.declaration # sliceDeclaration # [{
    ::mlir::Type yieldedType() { return getDest().getType(); }
    ::mlir::InParallelOpInterface getParallelCombiningParent();
    ::std::array<unsigned, 3> getArrayAttrMaxRanks() {
      unsigned rank = getDestType().getRank();
      return {rank, rank, rank};
    }
    static unsigned getOffsetSizeAndStrideStartOperandIndex() { return 2; }
    /// Returns the loop result that corresponds to the shared tensor. \pre The op is verified.
    ::mlir::OpResult getTiedOpResult();
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

//===-- Padding ------------------------------------------------------------===//

def Tensor_PadOp : Tensor_Op<"pad", [Tensor_NamesResult, Tensor_ReifiesShape, AttrSizedOperandSegments, Pure,
                                     SingleBlockImplicitTerminator<"::mlir::tensor::YieldOp">]> {
  let summary = "pads a tensor";
  let description = [{
    `low` and `high` are the numbers of elements that are added before and after each dimension. The region computes an
    added element from its indices. With `nofold`, the op is not folded if there is no padding.

    ```mlir
    func.func @border(%t: tensor<?x2xf32>, %n: index, %zero: f32) -> tensor<?x4xf32> {
      %0 = tensor.pad %t low[0, 1] high[%n, 1] {
      ^bb0(%i: index, %j: index):
        tensor.yield %zero : f32
      } : tensor<?x2xf32> to tensor<?x4xf32>
      return %0 : tensor<?x4xf32>
    }
    ```
  }];
  let arguments = (ins AnyRankedTensor:$source, Variadic<Index>:$low, Variadic<Index>:$high,
                       DenseI64ArrayAttr:$static_low, DenseI64ArrayAttr:$static_high, UnitAttr:$nofold);
  let results = (outs AnyRankedTensor:$result);
  let regions = (region SizedRegion<1>:$region);
  let assemblyFormat = [{
    $source (`nofold` $nofold^)? `low` `` custom<DynamicIndexList>($low, $static_low)
    `high` `` custom<DynamicIndexList>($high, $static_high) $region attr-dict `:` type($source) `to` type($result)
  }];
  // If the result type is null, it is inferred.
  let builders = [
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::Value":$source, "::llvm::ArrayRef<int64_t>":$staticLow,
                   "::llvm::ArrayRef<int64_t>":$staticHigh, "::mlir::ValueRange":$low, "::mlir::ValueRange":$high,
                   CArg<"bool", "false">:$nofold, CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::Value":$source,
                   "::llvm::ArrayRef<::mlir::OpFoldResult>":$low, "::llvm::ArrayRef<::mlir::OpFoldResult>":$high,
                   CArg<"bool", "false">:$nofold, CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>,
    // Builds a region that yields a value defined outside of it.
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::Value":$source,
                   "::llvm::ArrayRef<::mlir::OpFoldResult>":$low, "::llvm::ArrayRef<::mlir::OpFoldResult>":$high,
                   "::mlir::Value":$constantPadValue, CArg<"bool", "false">:$nofold,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>
  ];
  let extraClassDeclaration = Tensor_RankedAccessors<["Source", "Result"]>.declaration # [{
    static ::llvm::StringRef getStaticLowAttrStrName() { return "static_low"; }
    static ::llvm::StringRef getStaticHighAttrStrName() { return "static_high"; }
    /// Returns the padded type; null if the length of a list differs from the rank.
    /// \param resultShape the sizes of dimensions that cannot be inferred; empty for dynamic ones.
    static ::mlir::RankedTensorType inferResultType(::mlir::RankedTensorType sourceType,
                                                    ::llvm::ArrayRef<int64_t> staticLow,
                                                    ::llvm::ArrayRef<int64_t> staticHigh,
                                                    ::llvm::ArrayRef<int64_t> resultShape = {});
    /// Returns the value of all added elements, if it is a constant or defined outside of the region; else null.
    ::mlir::Value getConstantPaddingValue();
    // Return static padding as attributes and dynamic padding as values.
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedLowPad();
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedHighPad();
    // Return true if the low or high padding, respectively, is known to be 0 in all dimensions.
    bool hasZeroLowPad();
    bool hasZeroHighPad();
    /// Returns the dimensions whose padding is not known to be 0.
    ::llvm::SmallBitVector getPaddedDims();
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

//===-- Gather and scatter -------------------------------------------------===//

defvar Tensor_Coordinates = RankedTensorOf<[AnySignlessIntegerOrIndex]>;

def Tensor_GatherOp : Tensor_Op<"gather", [Tensor_NamesResult, Pure]> {
  let summary = "gathers slices at given coordinates";
  let description = [{
    The last dimension of `indices` contains the coordinates of a slice: one index for each dimension in `gather_dims`.
    The shape of the result consists of the other dimensions of `indices`, followed by those of the source, in which
    the gathered dimensions have size 1 or are dropped. `unique` asserts that all coordinates differ.

    ```mlir
    func.func @rows(%t: tensor<4x8xf32>, %at: tensor<5x1xindex>) -> tensor<5x8xf32> {
      %0 = tensor.gather %t[%at] gather_dims([0]) unique : (tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<5x8xf32>
      return %0 : tensor<5x8xf32>
    }
    ```
  }];
  let arguments = (ins AnyRankedTensor:$source, Tensor_Coordinates:$indices, DenseI64ArrayAttr:$gather_dims,
                       UnitAttr:$unique);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `[` $indices `]` `gather_dims` `(` $gather_dims `)` (`unique` $unique^)? attr-dict `:`
    functional-type(operands, results)
  }];
  let extraClassDeclaration = Tensor_RankedAccessors<["Source", "Indices", "Result"]>.declaration # [{
    /// Returns the result type. With `rankReduced`, the gathered dimensions are dropped.
    /// \pre `indicesType` has at least rank 1, and the gather dimensions exist in the source.
    static ::mlir::RankedTensorType inferResultType(::mlir::RankedTensorType sourceType,
                                                    ::mlir::RankedTensorType indicesType,
                                                    ::llvm::ArrayRef<int64_t> gatherDims, bool rankReduced);
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Tensor_ScatterOp : Tensor_Op<"scatter", [Tensor_NamesResult, Pure]> {
  let summary = "scatters slices to given coordinates of a copy of a tensor";
  let description = "The inverse of `tensor.gather`. All coordinates must differ, which `unique` must assert.";
  let arguments = (ins AnyRankedTensor:$source, AnyRankedTensor:$dest, Tensor_Coordinates:$indices,
                       DenseI64ArrayAttr:$scatter_dims, UnitAttr:$unique);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `into` $dest `[` $indices `]` `scatter_dims` `(` $scatter_dims `)` (`unique` $unique^)? attr-dict `:`
    functional-type(operands, results)
  }];
  let extraClassDeclaration = Tensor_RankedAccessors<["Dest", "Indices", "Source", "Result"]>.declaration;
  let hasVerifier = 1;
}

//===-- Concatenation ------------------------------------------------------===//

def Tensor_ConcatOp : Tensor_Op<"concat", [Pure, Tensor_NamesResult, Tensor_ReifiesShape]> {
  let summary = "concatenates tensors along a dimension";
  let description = [{
    ```mlir
    func.func @both(%a: tensor<2x?xf32>, %b: tensor<3x?xf32>) -> tensor<5x?xf32> {
      %0 = tensor.concat dim(0) %a, %b : (tensor<2x?xf32>, tensor<3x?xf32>) -> tensor<5x?xf32>
      return %0 : tensor<5x?xf32>
    }
    ```
  }];
  let arguments = (ins I64Attr:$dim, Variadic<AnyRankedTensor>:$inputs);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = "`dim` `(` $dim `)` $inputs attr-dict `:` functional-type(operands, results)";
  // Builds the op with an inferred result type.
  let builders = [OpBuilder<(ins "int64_t":$dim, "::mlir::ValueRange":$inputs)>];
  let extraClassDeclaration = Tensor_RankedAccessors<["Result"]>.declaration # [{
    /// Returns the result type. \pre There is at least one input, all have the same rank, and it is greater than `dim`.
    static ::mlir::RankedTensorType inferResultType(int64_t dim, ::mlir::TypeRange inputTypes);
    int64_t getRank() { return getResultType().getRank(); }
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

#endif // STRATA_DIALECTS_TENSOR_SLICES
