//===- MemRefViews.td - Memory seen otherwise --------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_MEMREF_VIEWS
#define STRATA_DIALECTS_MEMREF_VIEWS

include "dialects/memref/MemRefBase.td"

//===-- Asking -------------------------------------------------------------===//

def MemRef_DimOp
    : MemRef_Op<"dim", [MemRef_NamesResult, MemRefsNormalizable, ConditionallySpeculatable, NoMemoryEffect,
                        ShapedDimOpInterface,
                        DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRangesFromOptional"]>]> {
  let summary = "a size";
  let arguments = (ins AnyNon0RankedOrUnrankedMemRef:$source, Index:$index);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $source `,` $index `:` type($source)";
  let builders = [OpBuilder<(ins "::mlir::Value":$source, "int64_t":$index)>];
  let extraClassDeclaration = [{
    /// None if it is no constant.
    ::std::optional<int64_t> getConstantIndex();
    ::mlir::Value getShapedValue() { return getSource(); }
    ::mlir::OpFoldResult getDimension() { return ::mlir::Value(getIndex()); }
    /// Only a size that is there may be asked for ahead of time.
    ::mlir::Speculation::Speculatability getSpeculatability();
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def MemRef_RankOp : MemRef_Op<"rank", [Pure]> {
  let summary = "how many sizes there are";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$memref);
  let results = (outs Index);
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
  let hasFolder = 1;
}

def MemRef_ExtractAlignedPointerAsIndexOp
    : MemRef_Op<"extract_aligned_pointer_as_index", [MemRef_NamesResult, Pure, SameVariadicResultSize]> {
  let summary = "the pointer as a number";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs Index:$aligned_pointer);
  let assemblyFormat = "$source `:` type($source) `->` type(results) attr-dict";
}

def MemRef_ExtractStridedMetadataOp
    : MemRef_Op<"extract_strided_metadata", [MemRef_NamesResult, Pure, SameVariadicResultSize, ViewLikeOpInterface,
                                             InferTypeOpAdaptor]> {
  let summary = "takes a memref apart: the memory, offset, sizes and strides";
  let description = [{
    ```mlir
    func.func @strides(%m: memref<4x?xf32, strided<[?, 1], offset: ?>>) -> (index, index) {
      %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
          : memref<4x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
      return %strides#0, %strides#1 : index, index
    }
    ```
  }];
  let arguments = (ins AnyStridedMemRef:$source);
  let results = (outs AnyStridedMemRefOfRank<0>:$base_buffer, Index:$offset, Variadic<Index>:$sizes,
                      Variadic<Index>:$strides);
  let assemblyFormat = "$source `:` type($source) `->` type(results) attr-dict";
  let extraClassDeclaration = [{
    // Numbers where the source type or a constant says them, else the results.
    ::llvm::SmallVector<::mlir::OpFoldResult> getConstifiedMixedSizes();
    ::llvm::SmallVector<::mlir::OpFoldResult> getConstifiedMixedStrides();
    ::mlir::OpFoldResult getConstifiedMixedOffset();
    ::mlir::Value getViewSource() { return getSource(); }
  }];
  let hasFolder = 1;
}

//===-- Saying more of it --------------------------------------------------===//

def AssumeAlignmentOp
    : MemRef_Op<"assume_alignment", [MemRef_NamesResult, Pure, ViewLikeOpInterface, SameOperandsAndResultType,
                                     MemRef_MovesCasts,
                                     DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                                                               ["reifyDimOfResult"]>]> {
  let summary = "says how the memory is aligned";
  let arguments = (ins AnyMemRef:$memref, ConfinedAttr<I32Attr, [IntPositive]>:$alignment);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = "$memref `,` $alignment attr-dict `:` type($memref)";
  let extraClassDeclaration = [{
    ::mlir::MemRefType getType() { return ::llvm::cast<::mlir::MemRefType>(getResult().getType()); }
    ::mlir::Value getViewSource() { return getMemref(); }
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def DistinctObjectsOp
    : MemRef_Op<"distinct_objects", [Pure, DistinctObjectsTrait, DeclareOpInterfaceMethods<InferTypeOpInterface>]> {
  let summary = "says that memrefs have no element in common";
  let arguments = (ins Variadic<AnyMemRef>:$operands);
  let results = (outs Variadic<AnyMemRef>:$results);
  let assemblyFormat = "$operands attr-dict `:` type($operands)";
  let hasVerifier = 1;
}

//===-- Casts --------------------------------------------------------------===//

// That shapes, and for the second element types, are the same is part of which types can be cast, whose message
// comes first: no traits ask again.

def MemRef_CastOp
    : MemRef_Op<"cast", [DeclareOpInterfaceMethods<CastOpInterface>, MemRef_NamesResult, MemRef_MovesCasts,
                         MemRefsNormalizable, Pure, ViewLikeOpInterface]> {
  let summary = "says more, or less, of sizes and layout in the type";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs AnyRankedOrUnrankedMemRef:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let extraClassDeclaration = [{
    /// Whether ops that take the result may as well take the source: its type says more.
    static bool canFoldIntoConsumerOp(CastOp castOp);
    ::mlir::Value getViewSource() { return getSource(); }
  }];
  let hasFolder = 1;
}

def MemRef_MemorySpaceCastOp
    : MemRef_Op<"memory_space_cast", [DeclareOpInterfaceMethods<CastOpInterface>, MemRef_NamesResult,
                                      MemorySpaceCastOpInterface, MemRefsNormalizable, Pure,
                                      ViewLikeOpInterface]> {
  let summary = "the same memory in another memory space";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs AnyRankedOrUnrankedMemRef:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let extraClassDeclaration = [{
    ::mlir::Value getViewSource() { return getSource(); }
    ::mlir::TypedValue<::mlir::PtrLikeTypeInterface> getSourcePtr();
    ::mlir::TypedValue<::mlir::PtrLikeTypeInterface> getTargetPtr();
    bool isValidMemorySpaceCast(::mlir::PtrLikeTypeInterface tgt, ::mlir::PtrLikeTypeInterface src);
    ::mlir::MemorySpaceCastOpInterface
    cloneMemorySpaceCastOp(::mlir::OpBuilder &builder, ::mlir::PtrLikeTypeInterface tgt,
                           ::mlir::TypedValue<::mlir::PtrLikeTypeInterface> src);
    /// Only casts to the generic space, which says nothing, may be moved behind users.
    bool isSourcePromotable();
  }];
  let hasFolder = 1;
}

//===-- Parts --------------------------------------------------------------===//

class MemRef_OpWithOffsetSizesAndStrides<string mnemonic, list<Trait> traits = []>
    : MemRef_Op<mnemonic, !listconcat(traits, [MemRef_NamesResult, MemRef_MovesCasts, AttrSizedOperandSegments, Pure,
                                               OffsetSizeAndStrideOpInterface])> {
  code rangeDeclarations = [{
    ::mlir::MemRefType getType() { return ::llvm::cast<::mlir::MemRefType>(getResult().getType()); }
    ::mlir::OperandRange getDynamicSizes() { return getSizes(); }
    static unsigned getOffsetSizeAndStrideStartOperandIndex() { return 1; }
    ::llvm::SmallVector<::mlir::Range, 8> getOrCreateRanges(::mlir::OpBuilder &builder, ::mlir::Location loc) {
      return ::mlir::getOrCreateRanges(::mlir::OffsetSizeAndStrideOpInterface(getOperation()), builder, loc);
    }
  }];
}

def MemRef_ReinterpretCastOp
    : MemRef_OpWithOffsetSizesAndStrides<"reinterpret_cast", [MemRefsNormalizable, ViewLikeOpInterface]> {
  let summary = "other sizes and strides for the same memory";
  let description = [{
    ```mlir
    func.func @transposed(%m: memref<*xf32>, %n: index) -> memref<?x4xf32, strided<[1, ?]>> {
      %0 = memref.reinterpret_cast %m to offset: [0], sizes: [%n, 4], strides: [1, %n]
          : memref<*xf32> to memref<?x4xf32, strided<[1, ?]>>
      return %0 : memref<?x4xf32, strided<[1, ?]>>
    }
    ```
  }];
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "", []>:$source, Variadic<Index>:$offsets,
                       Variadic<Index>:$sizes, Variadic<Index>:$strides, DenseI64ArrayAttr:$static_offsets,
                       DenseI64ArrayAttr:$static_sizes, DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyStridedMemRef:$result);
  let assemblyFormat = [{
    $source `to` `offset` `` `:` custom<DynamicIndexList>($offsets, $static_offsets)
    `` `,` `sizes` `` `:` custom<DynamicIndexList>($sizes, $static_sizes)
    `` `,` `strides` `` `:` custom<DynamicIndexList>($strides, $static_strides)
    attr-dict `:` type($source) `to` type($result)
  }];
  let builders = [
    OpBuilder<(ins "::mlir::MemRefType":$resultType, "::mlir::Value":$source, "::mlir::OpFoldResult":$offset,
                   "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes, "::llvm::ArrayRef<::mlir::OpFoldResult>":$strides,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>,
    // The result type follows from the others.
    OpBuilder<(ins "::mlir::Value":$source, "::mlir::OpFoldResult":$offset,
                   "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes, "::llvm::ArrayRef<::mlir::OpFoldResult>":$strides,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "::mlir::MemRefType":$resultType, "::mlir::Value":$source, "int64_t":$offset,
                   "::llvm::ArrayRef<int64_t>":$sizes, "::llvm::ArrayRef<int64_t>":$strides,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "::mlir::MemRefType":$resultType, "::mlir::Value":$source, "::mlir::Value":$offset,
                   "::mlir::ValueRange":$sizes, "::mlir::ValueRange":$strides,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>
  ];
  let extraClassDeclaration = rangeDeclarations # [{
    ::mlir::Value getViewSource() { return getSource(); }
    unsigned getResultRank() { return getType().getRank(); }
    ::std::array<unsigned, 3> getArrayAttrMaxRanks() { return {1, getResultRank(), getResultRank()}; }
    // Numbers where the result type or a constant says them.
    ::llvm::SmallVector<::mlir::OpFoldResult> getConstifiedMixedSizes();
    ::llvm::SmallVector<::mlir::OpFoldResult> getConstifiedMixedStrides();
    ::mlir::OpFoldResult getConstifiedMixedOffset();
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def SubViewOp
    : MemRef_OpWithOffsetSizesAndStrides<"subview", [DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
  let summary = "a part of a memref";
  let description = [{
    In each dimension, so many elements from an offset on, a stride apart. The result may leave out dimensions of size 1.

    ```mlir
    func.func @row(%m: memref<8x16xf32>, %i: index) -> memref<16xf32, strided<[1], offset: ?>> {
      %0 = memref.subview %m[%i, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32, strided<[1], offset: ?>>
      return %0 : memref<16xf32, strided<[1], offset: ?>>
    }
    ```
  }];
  let arguments = (ins AnyMemRef:$source, Variadic<Index>:$offsets, Variadic<Index>:$sizes, Variadic<Index>:$strides,
                       DenseI64ArrayAttr:$static_offsets, DenseI64ArrayAttr:$static_sizes,
                       DenseI64ArrayAttr:$static_strides);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = [{
    $source `` custom<DynamicIndexList>($offsets, $static_offsets) custom<DynamicIndexList>($sizes, $static_sizes)
    custom<DynamicIndexList>($strides, $static_strides) attr-dict `:` type($source) `to` type($result)
  }];
  // A result type that is not given, or null, follows from the others.
  let builders = [
    OpBuilder<(ins "::mlir::Value":$source, "::llvm::ArrayRef<::mlir::OpFoldResult>":$offsets,
                   "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes, "::llvm::ArrayRef<::mlir::OpFoldResult>":$strides,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "::mlir::MemRefType":$resultType, "::mlir::Value":$source,
                   "::llvm::ArrayRef<::mlir::OpFoldResult>":$offsets, "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes,
                   "::llvm::ArrayRef<::mlir::OpFoldResult>":$strides,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "::mlir::Value":$source, "::llvm::ArrayRef<int64_t>":$offsets, "::llvm::ArrayRef<int64_t>":$sizes,
                   "::llvm::ArrayRef<int64_t>":$strides,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "::mlir::MemRefType":$resultType, "::mlir::Value":$source, "::llvm::ArrayRef<int64_t>":$offsets,
                   "::llvm::ArrayRef<int64_t>":$sizes, "::llvm::ArrayRef<int64_t>":$strides,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "::mlir::Value":$source, "::mlir::ValueRange":$offsets, "::mlir::ValueRange":$sizes,
                   "::mlir::ValueRange":$strides, CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "::mlir::MemRefType":$resultType, "::mlir::Value":$source, "::mlir::ValueRange":$offsets,
                   "::mlir::ValueRange":$sizes, "::mlir::ValueRange":$strides,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>
  ];
  let extraClassDeclaration = rangeDeclarations # [{
    ::mlir::MemRefType getSourceType() { return ::llvm::cast<::mlir::MemRefType>(getSource().getType()); }
    ::std::array<unsigned, 3> getArrayAttrMaxRanks() {
      unsigned rank = getSourceType().getRank();
      return {rank, rank, rank};
    }
    /// The type of a part, with all dimensions; ShapedType::kDynamic is a number that is not known.
    /// \pre The source is strided.
    static ::mlir::MemRefType inferResultType(::mlir::MemRefType sourceMemRefType,
                                              ::llvm::ArrayRef<int64_t> staticOffsets,
                                              ::llvm::ArrayRef<int64_t> staticSizes,
                                              ::llvm::ArrayRef<int64_t> staticStrides);
    static ::mlir::MemRefType inferResultType(::mlir::MemRefType sourceMemRefType,
                                              ::llvm::ArrayRef<::mlir::OpFoldResult> offsets,
                                              ::llvm::ArrayRef<::mlir::OpFoldResult> sizes,
                                              ::llvm::ArrayRef<::mlir::OpFoldResult> strides);
    /// The same with only the dimensions of a shape. \pre The shape is the part's without some 1.
    static ::mlir::MemRefType inferRankReducedResultType(::llvm::ArrayRef<int64_t> resultShape,
                                                         ::mlir::MemRefType sourceMemRefType,
                                                         ::llvm::ArrayRef<int64_t> staticOffsets,
                                                         ::llvm::ArrayRef<int64_t> staticSizes,
                                                         ::llvm::ArrayRef<int64_t> staticStrides);
    static ::mlir::MemRefType inferRankReducedResultType(::llvm::ArrayRef<int64_t> resultShape,
                                                         ::mlir::MemRefType sourceMemRefType,
                                                         ::llvm::ArrayRef<::mlir::OpFoldResult> offsets,
                                                         ::llvm::ArrayRef<::mlir::OpFoldResult> sizes,
                                                         ::llvm::ArrayRef<::mlir::OpFoldResult> strides);
    /// Which dimensions of the source the result leaves out.
    ::llvm::SmallBitVector getDroppedDims();
    /// All of a memref, without dimensions of size 1 that the shape does not have. The memref itself if it has none.
    static ::mlir::FailureOr<::mlir::Value> rankReduceIfNeeded(::mlir::OpBuilder &builder, ::mlir::Location loc,
                                                               ::mlir::Value value,
                                                               ::llvm::ArrayRef<int64_t> desiredShape);
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def MemRef_ViewOp : MemRef_Op<"view", [MemRef_NamesResult, MemRef_MovesCasts,
                                       DeclareOpInterfaceMethods<ViewLikeOpInterface>, Pure]> {
  let summary = "elements of some type, and sizes, for bytes";
  let description = [{
    ```mlir
    func.func @floats(%bytes: memref<2048xi8>, %at: index, %n: index) -> memref<?x4xf32> {
      %0 = memref.view %bytes[%at][%n] : memref<2048xi8> to memref<?x4xf32>
      return %0 : memref<?x4xf32>
    }
    ```
  }];
  let arguments = (ins MemRefRankOf<[I8], [1]>:$source, Index:$byte_shift, Variadic<Index>:$sizes);
  let results = (outs AnyMemRef);
  let assemblyFormat =
      "$source `[` $byte_shift `]` `` `[` $sizes `]` attr-dict `:` type($source) `to` type(results)";
  let extraClassDeclaration = [{
    ::mlir::MemRefType getType() { return ::llvm::cast<::mlir::MemRefType>(getOperation()->getResult(0).getType()); }
    ::mlir::OperandRange getDynamicSizes() { return getSizes(); }
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedSizes() {
      return ::mlir::getMixedValues(getType().getShape(), getSizes(), getContext());
    }
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===-- Other sizes --------------------------------------------------------===//

def MemRef_ReshapeOp : MemRef_Op<"reshape", [MemRef_NamesResult, MemRef_MovesCasts, Pure, ViewLikeOpInterface]> {
  let summary = "other sizes, which are read from a memref";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source,
                       Arg<MemRefRankOf<[AnySignlessInteger, Index], [1]>, "dynamically-sized shape",
                           [MemRead]>:$shape);
  let results = (outs AnyRankedOrUnrankedMemRef:$result);
  let assemblyFormat = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)";
  let builders = [OpBuilder<(ins "::mlir::MemRefType":$resultType, "::mlir::Value":$operand, "::mlir::Value":$shape),
                            "build($_builder, $_state, ::mlir::Type(resultType), operand, shape);">];
  let extraClassDeclaration = [{
    ::mlir::MemRefType getType() { return ::llvm::cast<::mlir::MemRefType>(getResult().getType()); }
    ::mlir::Value getViewSource() { return getSource(); }
  }];
  let hasVerifier = 1;
}

class MemRef_ReassociativeReshapeOp<string mnemonic, list<Trait> traits = []>
    : MemRef_Op<mnemonic, !listconcat([MemRef_NamesResult, MemRef_MovesCasts, Pure, ViewLikeOpInterface], traits)> {
  let results = (outs AnyStridedMemRef:$result);
  code reshapeDeclarations = [{
    ::llvm::SmallVector<::mlir::AffineMap, 4> getReassociationMaps();
    ::llvm::SmallVector<::mlir::ReassociationExprs, 4> getReassociationExprs();
    ::llvm::SmallVector<::mlir::ReassociationIndices, 4> getReassociationIndices() {
      return ::mlir::getReassociationIndices(getReassociationAttr());
    }
    ::mlir::MemRefType getSrcType() { return ::llvm::cast<::mlir::MemRefType>(getSrc().getType()); }
    ::mlir::MemRefType getResultType() { return ::llvm::cast<::mlir::MemRefType>(getResult().getType()); }
    ::mlir::Value getViewSource() { return getSrc(); }
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def MemRef_ExpandShapeOp
    : MemRef_ReassociativeReshapeOp<"expand_shape", [DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                                                                              ["reifyResultShapes"]>]> {
  let summary = "takes dimensions apart";
  let description = [{
    ```mlir
    func.func @expand(%m: memref<?x32xf32>, %n: index) -> memref<?x5x32xf32> {
      %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%n, 5, 32] : memref<?x32xf32> into memref<?x5x32xf32>
      return %0 : memref<?x5x32xf32>
    }
    ```
  }];
  let arguments = (ins AnyStridedMemRef:$src, IndexListArrayAttr:$reassociation, Variadic<Index>:$output_shape,
                       DenseI64ArrayAttr:$static_output_shape);
  let assemblyFormat = [{
    $src $reassociation `output_shape` custom<DynamicIndexList>($output_shape, $static_output_shape) attr-dict `:`
    type($src) `into` type($result)
  }];
  // Sizes that are not given follow from those before; a shape instead of a type is laid out as the source is.
  let builders = [
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::Value":$src,
                   "::llvm::ArrayRef<::mlir::ReassociationIndices>":$reassociation,
                   "::llvm::ArrayRef<::mlir::OpFoldResult>":$outputShape)>,
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::Value":$src,
                   "::llvm::ArrayRef<::mlir::ReassociationIndices>":$reassociation)>,
    OpBuilder<(ins "::llvm::ArrayRef<int64_t>":$resultShape, "::mlir::Value":$src,
                   "::llvm::ArrayRef<::mlir::ReassociationIndices>":$reassociation)>,
    OpBuilder<(ins "::llvm::ArrayRef<int64_t>":$resultShape, "::mlir::Value":$src,
                   "::llvm::ArrayRef<::mlir::ReassociationIndices>":$reassociation,
                   "::llvm::ArrayRef<::mlir::OpFoldResult>":$outputShape)>
  ];
  let extraClassDeclaration = reshapeDeclarations # [{
    /// The type of a shape, laid out as the source is. Fails if the source is not strided.
    static ::mlir::FailureOr<::mlir::MemRefType>
    computeExpandedType(::mlir::MemRefType srcType, ::llvm::ArrayRef<int64_t> resultShape,
                        ::llvm::ArrayRef<::mlir::ReassociationIndices> reassociation);
    static ::mlir::FailureOr<::llvm::SmallVector<::mlir::OpFoldResult>>
    inferOutputShape(::mlir::OpBuilder &builder, ::mlir::Location loc, ::mlir::MemRefType expandedType,
                     ::llvm::ArrayRef<::mlir::ReassociationIndices> reassociation,
                     ::llvm::ArrayRef<::mlir::OpFoldResult> inputShape);
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedOutputShape() {
      return ::mlir::getMixedValues(getStaticOutputShape(), getOutputShape(), getContext());
    }
  }];
}

def MemRef_CollapseShapeOp : MemRef_ReassociativeReshapeOp<"collapse_shape"> {
  let summary = "puts dimensions together";
  let arguments = (ins AnyStridedMemRef:$src, IndexListArrayAttr:$reassociation);
  let assemblyFormat = "$src $reassociation attr-dict `:` type($src) `into` type($result)";
  let builders = [
    OpBuilder<(ins "::mlir::Value":$src, "::llvm::ArrayRef<::mlir::ReassociationIndices>":$reassociation,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>,
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::Value":$src,
                   "::llvm::ArrayRef<::mlir::ReassociationIndices>":$reassociation,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>
  ];
  let extraClassDeclaration = reshapeDeclarations # [{
    /// Whether dimensions that are put together surely follow each other in memory.
    static bool isGuaranteedCollapsible(::mlir::MemRefType srcType,
                                        ::llvm::ArrayRef<::mlir::ReassociationIndices> reassociation);
    /// The type of the result. \pre They may be put together.
    static ::mlir::MemRefType computeCollapsedType(::mlir::MemRefType srcType,
                                                   ::llvm::ArrayRef<::mlir::ReassociationIndices> reassociation);
  }];
}

def MemRef_TransposeOp : MemRef_Op<"transpose", [MemRef_NamesResult, MemRef_MovesCasts, Pure]> {
  let summary = "dimensions in another order";
  let description = [{
    ```mlir
    func.func @transpose(%m: memref<4x8xf32>) -> memref<8x4xf32, strided<[1, 8]>> {
      %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x8xf32> to memref<8x4xf32, strided<[1, 8]>>
      return %0 : memref<8x4xf32, strided<[1, 8]>>
    }
    ```
  }];
  let arguments = (ins AnyStridedMemRef:$in, AffineMapAttr:$permutation);
  let results = (outs AnyStridedMemRef);
  let builders = [OpBuilder<(ins "::mlir::Value":$in, "::mlir::AffineMapAttr":$permutation,
                                 CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attrs)>];
  let extraClassDeclaration = [{
    static ::llvm::StringRef getPermutationAttrStrName() { return "permutation"; }
  }];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_MEMREF_VIEWS
