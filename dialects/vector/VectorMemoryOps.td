//===- VectorMemoryOps.td - Loads and stores of vectors ----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Loads and stores that map to machine instructions: contiguous, masked, gather and scatter.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_MEMORYOPS
#define STRATA_DIALECTS_VECTOR_MEMORYOPS

include "dialects/vector/VectorBase.td"
include "mlir/Interfaces/ViewLikeInterface.td"

class Vector_MemoryOp<string mnemonic, list<Trait> traits = []>
    : Vector_Op<mnemonic, !listconcat(traits, [DeclareOpInterfaceMethods<MemorySpaceCastConsumerOpInterface>,
                                               DeclareOpInterfaceMethods<AlignmentAttrOpInterface>])> {
  let hasVerifier = 1;
  let extraClassDefinition = Vector_BubbleDownCasts;
}

// Declarations of accessors for the types of operands and results. An op uses those for the operands and results that it
// has.
defvar Vector_MemRefAccess = "::mlir::MemRefType getMemRefType() { return getBase().getType(); }\n";
defvar Vector_ShapedAccess = "::mlir::ShapedType getBaseType() { return getBase().getType(); }\n";
defvar Vector_MaskAccess = "::mlir::VectorType getMaskVectorType() { return getMask().getType(); }\n";
defvar Vector_PassThruAccess = "::mlir::VectorType getPassThruVectorType() { return getPassThru().getType(); }\n";
defvar Vector_IndexAccess = "::mlir::VectorType getIndexVectorType() { return getIndices().getType(); }\n";
defvar Vector_ResultAccess = "::mlir::VectorType getVectorType() { return getResult().getType(); }\n";
defvar Vector_StoredAccess = "::mlir::VectorType getVectorType() { return getValueToStore().getType(); }\n";

defvar Vector_Alignment = OptionalAttr<IntValidAlignment<I64Attr>>;
defvar Vector_AlignmentArg = CArg<"::llvm::MaybeAlign", "::llvm::MaybeAlign()">;
defvar Vector_Temporal = DefaultValuedOptionalAttr<BoolAttr, "false">;
defvar Vector_AlignmentOf = "::mlir::vector::detail::getAlignmentAttr($_builder, alignment)";

//===-- Contiguous accesses ------------------------------------------------===//

def Vector_LoadOp : Vector_MemoryOp<"load", [Vector_Unroll]> {
  let summary = "loads a vector of consecutive elements from memory";
  let description = [{
    The behavior of an access beyond the bounds of the memref is defined by the target.

    ```mlir
    func.func @load(%m: memref<100x100xf32>, %i: index) -> vector<8xf32> {
      %0 = vector.load %m[%i, %i] {alignment = 32} : memref<100x100xf32>, vector<8xf32>
      return %0 : vector<8xf32>
    }
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "the reference to load from", [MemRead]>:$base, Variadic<Index>:$indices,
                       Vector_Temporal:$nontemporal, Vector_Alignment:$alignment);
  let results = (outs AnyVectorOfAnyRank:$result);
  let assemblyFormat = "$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)";
  let builders = [
    OpBuilder<(ins "::mlir::VectorType":$resultType, "::mlir::Value":$base, "::mlir::ValueRange":$indices,
                   CArg<"bool", "false">:$nontemporal, Vector_AlignmentArg:$alignment),
              !strconcat("build($_builder, $_state, resultType, base, indices, nontemporal, ",
                         Vector_AlignmentOf, ");")>,
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, "::mlir::Value":$base, "::mlir::ValueRange":$indices,
                   CArg<"bool", "false">:$nontemporal, Vector_AlignmentArg:$alignment),
              !strconcat("build($_builder, $_state, resultTypes, base, indices, nontemporal, ",
                         Vector_AlignmentOf, ");")>
  ];
  let extraClassDeclaration = !strconcat(Vector_MemRefAccess, Vector_ResultAccess);
  let hasFolder = 1;
}

def Vector_StoreOp : Vector_MemoryOp<"store", [Vector_Unroll]> {
  let summary = "stores a vector to consecutive elements in memory";
  let description = [{
    ```mlir
    func.func @store(%v: vector<8xf32>, %m: memref<100x100xf32>, %i: index) {
      vector.store %v, %m[%i, %i] : memref<100x100xf32>, vector<8xf32>
      return
    }
    ```
  }];
  let arguments = (ins AnyVectorOfAnyRank:$valueToStore,
                       Arg<AnyMemRef, "the reference to store to", [MemWrite]>:$base, Variadic<Index>:$indices,
                       Vector_Temporal:$nontemporal, Vector_Alignment:$alignment);
  let assemblyFormat = "$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)";
  let builders = [
    OpBuilder<(ins "::mlir::Value":$valueToStore, "::mlir::Value":$base, "::mlir::ValueRange":$indices,
                   CArg<"bool", "false">:$nontemporal, Vector_AlignmentArg:$alignment),
              !strconcat("build($_builder, $_state, valueToStore, base, indices, nontemporal, ",
                         Vector_AlignmentOf, ");")>
  ];
  let extraClassDeclaration = !strconcat(Vector_MemRefAccess, Vector_StoredAccess);
  let hasFolder = 1;
}

//===-- Masked contiguous accesses -----------------------------------------===//

def Vector_MaskedLoadOp : Vector_MemoryOp<"maskedload"> {
  let summary = "loads the elements whose mask bit is set; the others are those of a pass-through vector";
  let description = [{
    ```mlir
    func.func @load(%m: memref<?xf32>, %i: index, %mask: vector<8xi1>, %v: vector<8xf32>) -> vector<8xf32> {
      %0 = vector.maskedload %m[%i], %mask, %v : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
      return %0 : vector<8xf32>
    }
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "", [MemRead]>:$base, Variadic<Index>:$indices,
                       VectorOfNonZeroRankOf<[I1]>:$mask, AnyVectorOfNonZeroRank:$pass_thru,
                       Vector_Alignment:$alignment);
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru)
    `into` type($result)
  }];
  let builders = [
    OpBuilder<(ins "::mlir::VectorType":$resultType, "::mlir::Value":$base, "::mlir::ValueRange":$indices,
                   "::mlir::Value":$mask, "::mlir::Value":$passthrough, Vector_AlignmentArg:$alignment),
              !strconcat("build($_builder, $_state, resultType, base, indices, mask, passthrough, ",
                         Vector_AlignmentOf, ");")>,
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, "::mlir::Value":$base, "::mlir::ValueRange":$indices,
                   "::mlir::Value":$mask, "::mlir::Value":$passthrough, Vector_AlignmentArg:$alignment),
              !strconcat("build($_builder, $_state, resultTypes, base, indices, mask, passthrough, ",
                         Vector_AlignmentOf, ");")>
  ];
  let extraClassDeclaration = !strconcat(Vector_MemRefAccess, Vector_MaskAccess, Vector_PassThruAccess,
                                         Vector_ResultAccess);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_MaskedStoreOp : Vector_MemoryOp<"maskedstore"> {
  let summary = "stores the elements whose mask bit is set";
  let description = [{
    ```mlir
    func.func @store(%m: memref<?xf32>, %i: index, %mask: vector<8xi1>, %v: vector<8xf32>) {
      vector.maskedstore %m[%i], %mask, %v : memref<?xf32>, vector<8xi1>, vector<8xf32>
      return
    }
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "", [MemWrite]>:$base, Variadic<Index>:$indices,
                       VectorOfNonZeroRankOf<[I1]>:$mask, AnyVectorOfNonZeroRank:$valueToStore,
                       Vector_Alignment:$alignment);
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:`
    type($base) `,` type($mask) `,` type($valueToStore)
  }];
  let builders = [
    OpBuilder<(ins "::mlir::Value":$base, "::mlir::ValueRange":$indices, "::mlir::Value":$mask,
                   "::mlir::Value":$valueToStore, Vector_AlignmentArg:$alignment),
              !strconcat("build($_builder, $_state, base, indices, mask, valueToStore, ", Vector_AlignmentOf, ");")>
  ];
  let extraClassDeclaration = !strconcat(Vector_MemRefAccess, Vector_MaskAccess, Vector_StoredAccess);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_ExpandLoadOp : Vector_MemoryOp<"expandload"> {
  let summary = "loads consecutive elements from memory into the elements whose mask bit is set";
  let description = [{
    ```mlir
    func.func @load(%m: memref<?xf32>, %i: index, %mask: vector<8xi1>, %v: vector<8xf32>) -> vector<8xf32> {
      %0 = vector.expandload %m[%i], %mask, %v : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
      return %0 : vector<8xf32>
    }
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "", [MemRead]>:$base, Variadic<Index>:$indices,
                       FixedVectorOfNonZeroRankOf<[I1]>:$mask, AnyVectorOfNonZeroRank:$pass_thru,
                       Vector_Alignment:$alignment);
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:` type($base) `,` type($mask) `,` type($pass_thru)
    `into` type($result)
  }];
  let builders = [
    OpBuilder<(ins "::mlir::VectorType":$resultType, "::mlir::Value":$base, "::mlir::ValueRange":$indices,
                   "::mlir::Value":$mask, "::mlir::Value":$passthrough, Vector_AlignmentArg:$alignment),
              !strconcat("build($_builder, $_state, resultType, base, indices, mask, passthrough, ",
                         Vector_AlignmentOf, ");")>
  ];
  let extraClassDeclaration = !strconcat(Vector_MemRefAccess, Vector_MaskAccess, Vector_PassThruAccess,
                                         Vector_ResultAccess);
  let hasCanonicalizer = 1;
}

def Vector_CompressStoreOp : Vector_MemoryOp<"compressstore"> {
  let summary = "stores the elements whose mask bit is set to consecutive elements in memory";
  let description = [{
    ```mlir
    func.func @store(%m: memref<?xf32>, %i: index, %mask: vector<8xi1>, %v: vector<8xf32>) {
      vector.compressstore %m[%i], %mask, %v : memref<?xf32>, vector<8xi1>, vector<8xf32>
      return
    }
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "", [MemWrite]>:$base, Variadic<Index>:$indices,
                       FixedVectorOfNonZeroRankOf<[I1]>:$mask, AnyVectorOfNonZeroRank:$valueToStore,
                       Vector_Alignment:$alignment);
  let assemblyFormat = [{
    $base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:`
    type($base) `,` type($mask) `,` type($valueToStore)
  }];
  let builders = [
    OpBuilder<(ins "::mlir::Value":$base, "::mlir::ValueRange":$indices, "::mlir::Value":$mask,
                   "::mlir::Value":$valueToStore, Vector_AlignmentArg:$alignment),
              !strconcat("build($_builder, $_state, base, indices, mask, valueToStore, ", Vector_AlignmentOf, ");")>
  ];
  let extraClassDeclaration = !strconcat(Vector_MemRefAccess, Vector_MaskAccess, Vector_StoredAccess);
  let hasCanonicalizer = 1;
}

//===-- Gather and scatter -------------------------------------------------===//

def Vector_GatherOp
    : Vector_MemoryOp<"gather", [DeclareOpInterfaceMethods<MaskableOpInterface>, Vector_Unroll]> {
  let summary = "loads elements at a vector of indices; masked-off elements are those of a pass-through vector";
  let description = [{
    Each index is added to the last offset.

    ```mlir
    func.func @pick(%m: memref<?xf32>, %i: index, %places: vector<8xi32>, %mask: vector<8xi1>, %v: vector<8xf32>)
        -> vector<8xf32> {
      %0 = vector.gather %m[%i] [%places], %mask, %v
          : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
      return %0 : vector<8xf32>
    }
    ```
  }];
  let arguments = (ins Arg<TensorOrMemRef<[AnyType]>, "", [MemRead]>:$base, Variadic<Index>:$offsets,
                       VectorOfNonZeroRankOf<[AnyInteger, Index]>:$indices, VectorOfNonZeroRankOf<[I1]>:$mask,
                       AnyVectorOfNonZeroRank:$pass_thru, Vector_Alignment:$alignment);
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let assemblyFormat = [{
    $base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict `:`
    type($base) `,` type($indices) `,` type($mask) `,` type($pass_thru) `into` type($result)
  }];
  let builders = [
    OpBuilder<(ins "::mlir::VectorType":$resultType, "::mlir::Value":$base, "::mlir::ValueRange":$indices,
                   "::mlir::Value":$index_vec, "::mlir::Value":$mask, "::mlir::Value":$passthrough,
                   Vector_AlignmentArg:$alignment),
              !strconcat("build($_builder, $_state, resultType, base, indices, index_vec, mask, "
                         "passthrough, ",
                         Vector_AlignmentOf, ");")>
  ];
  let extraClassDeclaration = !strconcat(Vector_ShapedAccess, Vector_IndexAccess, Vector_MaskAccess,
                                         Vector_PassThruAccess, Vector_ResultAccess);
  let hasCanonicalizer = 1;
}

def Vector_ScatterOp : Vector_MemoryOp<"scatter"> {
  let summary = "stores the elements whose mask bit is set at a vector of indices";
  let description = [{
    If several elements are stored at the same index, the last one takes effect. If the base is a tensor, the result is
    the updated tensor.

    ```mlir
    func.func @put(%m: memref<?xf32>, %i: index, %places: vector<8xi32>, %mask: vector<8xi1>, %v: vector<8xf32>) {
      vector.scatter %m[%i] [%places], %mask, %v : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
      return
    }
    ```
  }];
  let arguments = (ins Arg<TensorOrMemRef<[AnyType]>, "", [MemWrite]>:$base, Variadic<Index>:$offsets,
                       VectorOfNonZeroRankOf<[AnyInteger, Index]>:$indices, VectorOfNonZeroRankOf<[I1]>:$mask,
                       AnyVectorOfNonZeroRank:$valueToStore, Vector_Alignment:$alignment);
  let results = (outs Optional<AnyRankedTensor>:$result);
  let assemblyFormat = [{
    $base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore attr-dict `:`
    type($base) `,` type($indices) `,` type($mask) `,` type($valueToStore) (`->` type($result)^)?
  }];
  let builders = [
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::Value":$base, "::mlir::ValueRange":$indices,
                   "::mlir::Value":$index_vec, "::mlir::Value":$mask, "::mlir::Value":$valueToStore,
                   Vector_AlignmentArg:$alignment),
              !strconcat("build($_builder, $_state, resultType, base, indices, index_vec, mask, "
                         "valueToStore, ",
                         Vector_AlignmentOf, ");")>
  ];
  let extraClassDeclaration = !strconcat(Vector_ShapedAccess, Vector_IndexAccess, Vector_MaskAccess,
                                         Vector_StoredAccess);
  let hasCanonicalizer = 1;
}

//===-- Memrefs of vectors -------------------------------------------------===//

def Vector_TypeCastOp : Vector_Op<"type_cast", [Pure, ViewLikeOpInterface]> {
  let summary = "views a memref of scalars as a memref of one vector";
  let description = [{
    ```mlir
    func.func @view(%m: memref<5x4x3xf32>) -> memref<vector<5x4x3xf32>> {
      %0 = vector.type_cast %m : memref<5x4x3xf32> to memref<vector<5x4x3xf32>>
      return %0 : memref<vector<5x4x3xf32>>
    }
    ```
  }];
  let arguments = (ins StaticShapeMemRefOf<[AnyType]>:$memref);
  let results = (outs AnyMemRef:$result);
  let assemblyFormat = "$memref attr-dict `:` type($memref) `to` type($result)";
  // The result type has rank 0; its vector elements have all dimensions of the source.
  let builders = [OpBuilder<(ins "::mlir::Value":$source)>];
  let extraClassDeclaration = [{
    ::mlir::MemRefType getMemRefType() { return getMemref().getType(); }
    ::mlir::MemRefType getResultMemRefType() { return getResult().getType(); }
    ::mlir::Value getViewSource() { return getMemref(); }
  }];
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_VECTOR_MEMORYOPS
