//===- MemRefViews.td - Queries, casts and views -----------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_MEMREF_VIEWS
#define STRATA_DIALECTS_MEMREF_VIEWS

include "dialects/memref/MemRefBase.td"

//===-- Queries ------------------------------------------------------------===//

def MemRef_DimOp
    : MemRef_Op<"dim", [MemRef_NamesResult, MemRefsNormalizable, ConditionallySpeculatable, NoMemoryEffect,
                        ShapedDimOpInterface,
                        DeclareOpInterfaceMethods<InferIntRangeInterface, ["inferResultRangesFromOptional"]>]> {
  let summary = "returns the size of a dimension";
  let arguments = (ins AnyNon0RankedOrUnrankedMemRef:$source, Index:$index);
  let results = (outs Index:$result);
  let assemblyFormat = "attr-dict $source `,` $index `:` type($source)";
  let builders = [OpBuilder<(ins "::mlir::Value":$source, "int64_t":$index)>];
  let extraClassDeclaration = [{
    /// Returns the index, or nullopt if it is not constant.
    ::std::optional<int64_t> getConstantIndex();
    ::mlir::Value getShapedValue() { return getSource(); }
    ::mlir::OpFoldResult getDimension() { return ::mlir::Value(getIndex()); }
    /// Speculatable only if the index is a constant within bounds.
    ::mlir::Speculation::Speculatability getSpeculatability();
  }];
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def MemRef_RankOp : MemRef_Op<"rank", [Pure]> {
  let summary = "returns the number of dimensions";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$memref);
  let results = (outs Index);
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
  let hasFolder = 1;
}

def MemRef_ExtractAlignedPointerAsIndexOp
    : MemRef_Op<"extract_aligned_pointer_as_index", [MemRef_NamesResult, Pure, SameVariadicResultSize]> {
  let summary = "returns the aligned pointer as an index";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs Index:$aligned_pointer);
  let assemblyFormat = "$source `:` type($source) `->` type(results) attr-dict";
}

def MemRef_ExtractStridedMetadataOp
    : MemRef_Op<"extract_strided_metadata", [MemRef_NamesResult, Pure, SameVariadicResultSize, ViewLikeOpInterface,
                                             InferTypeOpAdaptor]> {
  let summary = "splits a memref into base buffer, offset, sizes and strides";
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
    // Return sizes, strides and offset of the source: an attribute where the source type is static or the op
    // result is constant, otherwise the op result.
    ::llvm::SmallVector<::mlir::OpFoldResult> getConstifiedMixedSizes();
    ::llvm::SmallVector<::mlir::OpFoldResult> getConstifiedMixedStrides();
    ::mlir::OpFoldResult getConstifiedMixedOffset();
    ::mlir::Value getViewSource() { return getSource(); }
  }];
  let hasFolder = 1;
}

//===-- Assumptions --------------------------------------------------------===//

def AssumeAlignmentOp
    : MemRef_Op<"assume_alignment", [MemRef_NamesResult, Pure, ViewLikeOpInterface, SameOperandsAndResultType,
                                     MemRef_MovesCasts,
                                     DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
                                                               ["reifyDimOfResult"]>]> {
  let summary = "states the alignment of the memory";
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
  let summary = "states that memrefs do not overlap";
  let arguments = (ins Variadic<AnyMemRef>:$operands);
  let results = (outs Variadic<AnyMemRef>:$results);
  let assemblyFormat = "$operands attr-dict `:` type($operands)";
  let hasVerifier = 1;
}

//===-- Casts --------------------------------------------------------------===//

// The cast ops have no traits for equal shapes and element types: areCastCompatible() checks these, and its
// diagnostic must be emitted first.

def MemRef_CastOp
    : MemRef_Op<"cast", [DeclareOpInterfaceMethods<CastOpInterface>, MemRef_NamesResult, MemRef_MovesCasts,
                         MemRefsNormalizable, Pure, ViewLikeOpInterface]> {
  let summary = "adds or drops static information of the memref type";
  let arguments = (ins AnyRankedOrUnrankedMemRef:$source);
  let results = (outs AnyRankedOrUnrankedMemRef:$dest);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($dest)";
  let extraClassDeclaration = [{
    /// True if a consumer of the result can use the source instead: the cast only drops static information.
    static bool canFoldIntoConsumerOp(CastOp castOp);
    ::mlir::Value getViewSource() { return getSource(); }
  }];
  let hasFolder = 1;
}

def MemRef_MemorySpaceCastOp
    : MemRef_Op<"memory_space_cast", [DeclareOpInterfaceMethods<CastOpInterface>, MemRef_NamesResult,
                                      MemorySpaceCastOpInterface, MemRefsNormalizable, Pure,
                                      ViewLikeOpInterface]> {
  let summary = "changes the memory space of a memref";
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
    /// True for a cast to the default memory space. Only such casts are moved after their users.
    bool isSourcePromotable();
  }];
  let hasFolder = 1;
}

//===-- Views with offsets, sizes and strides -------------------------------===//

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
  let summary = "reinterprets memory with another offset, sizes and strides";
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
    // This builder infers the result type.
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
    // Return sizes, strides and offset: an attribute where the result type is static or the operand is
    // constant, otherwise the operand.
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
  let summary = "selects elements of a memref by offsets, sizes and strides";
  let description = [{
    In each dimension, the result has `size` elements of the source, starting at `offset` and `stride` elements apart.
    The result may drop dimensions of size 1 (rank reduction).

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
  // Builders without a result type, or with a null one, infer it.
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
    /// Returns the result type without rank reduction. ShapedType::kDynamic marks a dynamic value.
    /// \pre The source has a strided layout.
    static ::mlir::MemRefType inferResultType(::mlir::MemRefType sourceMemRefType,
                                              ::llvm::ArrayRef<int64_t> staticOffsets,
                                              ::llvm::ArrayRef<int64_t> staticSizes,
                                              ::llvm::ArrayRef<int64_t> staticStrides);
    static ::mlir::MemRefType inferResultType(::mlir::MemRefType sourceMemRefType,
                                              ::llvm::ArrayRef<::mlir::OpFoldResult> offsets,
                                              ::llvm::ArrayRef<::mlir::OpFoldResult> sizes,
                                              ::llvm::ArrayRef<::mlir::OpFoldResult> strides);
    /// Returns the result type with the shape \p resultShape. \pre The shape is that of the result without
    /// some dimensions of size 1.
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
    /// Returns the source dimensions that the result type drops.
    ::llvm::SmallBitVector getDroppedDims();
    /// Returns a subview of all elements of \p value with the shape \p desiredShape, which drops dimensions
    /// of size 1; \p value itself if the shapes are equal. Fails if the shape cannot be obtained this way.
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
  let summary = "views bytes as elements of a given type and shape";
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

//===-- Reshapes -----------------------------------------------------------===//

def MemRef_ReshapeOp : MemRef_Op<"reshape", [MemRef_NamesResult, MemRef_MovesCasts, Pure, ViewLikeOpInterface]> {
  let summary = "changes the shape to one that is stored in a memref";
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
  let summary = "splits dimensions";
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
  // An omitted output shape is inferred from the sizes of the source. The builders with a shape instead of a
  // type infer the layout.
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
    /// Returns the type of the expanded memref, which has the shape \p resultShape. Fails if the source has
    /// no strided layout.
    static ::mlir::FailureOr<::mlir::MemRefType>
    computeExpandedType(::mlir::MemRefType srcType, ::llvm::ArrayRef<int64_t> resultShape,
                        ::llvm::ArrayRef<::mlir::ReassociationIndices> reassociation);
    /// Returns the sizes of the result; fails if a reassociation group has several dynamic sizes.
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
  let summary = "merges dimensions";
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
    /// True if the dimensions of each group are known to be contiguous in memory.
    static bool isGuaranteedCollapsible(::mlir::MemRefType srcType,
                                        ::llvm::ArrayRef<::mlir::ReassociationIndices> reassociation);
    /// Returns the result type; null if the dimensions of a group are known to be non-contiguous.
    static ::mlir::MemRefType computeCollapsedType(::mlir::MemRefType srcType,
                                                   ::llvm::ArrayRef<::mlir::ReassociationIndices> reassociation);
  }];
}

def MemRef_TransposeOp : MemRef_Op<"transpose", [MemRef_NamesResult, MemRef_MovesCasts, Pure]> {
  let summary = "permutes dimensions";
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
