//===- TensorSlices.td - Parts of tensors ------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Parts by offsets, sizes and strides, by lists of coordinates, and with borders. Numbers are in attributes, and operands
// stand where an attribute says that a number is not known.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_TENSOR_SLICES
#define STRATA_DIALECTS_TENSOR_SLICES

include "dialects/tensor/TensorBase.td"

//===-- By offsets, sizes and strides --------------------------------------===//

class Tensor_SliceOp<string mnemonic, list<Trait> traits> : Tensor_Op<mnemonic, traits> {
  code sliceDeclaration = [{
    ::mlir::OperandRange getDynamicSizes() { return getSizes(); }
    ::llvm::SmallVector<::mlir::Range, 8> getOrCreateRanges(::mlir::OpBuilder &builder, ::mlir::Location loc) {
      return ::mlir::getOrCreateRanges(*this, builder, loc);
    }
    /// Dimensions of size 1 that the smaller type has not.
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
              "auto [offsets, sizes, strides] = ::strata::tensor::splitRanges(ranges); "
              "build($_builder, $_state, " # beforeNames # ", offsets, sizes, strides, attrs);">
  ]);
}

def Tensor_ExtractSliceOp : Tensor_SliceOp<"extract_slice", [Tensor_NamesResult, Tensor_ReifiesShape,
                                                             AttrSizedOperandSegments, Pure,
                                                             OffsetSizeAndStrideOpInterface]> {
  let summary = "a part of a tensor";
  let description = [{
    The result may leave dimensions of size 1 out.

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
    /// The type of such a part, with all dimensions.
    static ::mlir::RankedTensorType inferResultType(::mlir::RankedTensorType sourceType,
                                                    ::llvm::ArrayRef<int64_t> staticSizes);
    static ::mlir::RankedTensorType inferResultType(::mlir::RankedTensorType sourceType,
                                                    ::llvm::ArrayRef<::mlir::OpFoldResult> sizes);
    /// The same without as many of the first dimensions of size 1 as are too many.
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
  let summary = "a tensor with a part replaced";
  let description = "What is put in may leave dimensions of size 1 out.";
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
  let summary = "puts what one iteration computes into a shared tensor";
  let description = [{
    Iterations that put something into the same elements race.

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
    /// The result of the loop that the shared tensor becomes. \pre In verified IR.
    ::mlir::OpResult getTiedOpResult();
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

//===-- With borders -------------------------------------------------------===//

def Tensor_PadOp : Tensor_Op<"pad", [Tensor_NamesResult, Tensor_ReifiesShape, AttrSizedOperandSegments, Pure,
                                     SingleBlockImplicitTerminator<"::strata::tensor::YieldOp">]> {
  let summary = "a tensor with a border";
  let description = [{
    Below and above the tensor so many elements are put in each dimension. The region computes them from their indices.
    With `nofold` the operation stays where there is no border to be put.

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
  // Without a result type it is inferred.
  let builders = [
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::Value":$source, "::llvm::ArrayRef<int64_t>":$staticLow,
                   "::llvm::ArrayRef<int64_t>":$staticHigh, "::mlir::ValueRange":$low, "::mlir::ValueRange":$high,
                   CArg<"bool", "false">:$nofold, CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::Value":$source,
                   "::llvm::ArrayRef<::mlir::OpFoldResult>":$low, "::llvm::ArrayRef<::mlir::OpFoldResult>":$high,
                   CArg<"bool", "false">:$nofold, CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>,
    // The region yields a value from outside.
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::Value":$source,
                   "::llvm::ArrayRef<::mlir::OpFoldResult>":$low, "::llvm::ArrayRef<::mlir::OpFoldResult>":$high,
                   "::mlir::Value":$constantPadValue, CArg<"bool", "false">:$nofold,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>
  ];
  let extraClassDeclaration = Tensor_RankedAccessors<["Source", "Result"]>.declaration # [{
    static ::llvm::StringRef getStaticLowAttrStrName() { return "static_low"; }
    static ::llvm::StringRef getStaticHighAttrStrName() { return "static_high"; }
    /// The type with these borders. \param resultShape  sizes that are known from elsewhere. Null where a list has not
    /// the length of the rank.
    static ::mlir::RankedTensorType inferResultType(::mlir::RankedTensorType sourceType,
                                                    ::llvm::ArrayRef<int64_t> staticLow,
                                                    ::llvm::ArrayRef<int64_t> staticHigh,
                                                    ::llvm::ArrayRef<int64_t> resultShape = {});
    /// What all elements of the border are: a constant or a value from outside the region; null if they differ.
    ::mlir::Value getConstantPaddingValue();
    // Numbers where they are known, else operands.
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedLowPad();
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedHighPad();
    // Whether there surely is no border on that side.
    bool hasZeroLowPad();
    bool hasZeroHighPad();
    /// Dimensions that may have a border.
    ::llvm::SmallBitVector getPaddedDims();
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

//===-- By coordinates -----------------------------------------------------===//

defvar Tensor_Coordinates = RankedTensorOf<[AnySignlessIntegerOrIndex]>;

def Tensor_GatherOp : Tensor_Op<"gather", [Tensor_NamesResult, Pure]> {
  let summary = "the slices at given coordinates";
  let description = [{
    The last dimension of the coordinates has one number for each dimension in `gather_dims`; the result has the others,
    then the source with those dimensions of size 1, or left out. `unique` promises that no coordinates come twice.

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
    /// \pre The coordinates have a rank of 1 at least, the dimensions are the source's.
    static ::mlir::RankedTensorType inferResultType(::mlir::RankedTensorType sourceType,
                                                    ::mlir::RankedTensorType indicesType,
                                                    ::llvm::ArrayRef<int64_t> gatherDims, bool rankReduced);
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def Tensor_ScatterOp : Tensor_Op<"scatter", [Tensor_NamesResult, Pure]> {
  let summary = "a tensor with the slices at given coordinates replaced";
  let description = "The opposite of `tensor.gather`; no coordinates may come twice, and `unique` has to say so.";
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

//===-- One behind the other -----------------------------------------------===//

def Tensor_ConcatOp : Tensor_Op<"concat", [Pure, Tensor_NamesResult, Tensor_ReifiesShape]> {
  let summary = "tensors behind each other along a dimension";
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
  // The result type is inferred.
  let builders = [OpBuilder<(ins "int64_t":$dim, "::mlir::ValueRange":$inputs)>];
  let extraClassDeclaration = Tensor_RankedAccessors<["Result"]>.declaration # [{
    /// \pre There are inputs, all of one rank, greater than the dimension.
    static ::mlir::RankedTensorType inferResultType(int64_t dim, ::mlir::TypeRange inputTypes);
    int64_t getRank() { return getResultType().getRank(); }
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

#endif // STRATA_DIALECTS_TENSOR_SLICES
