//===- VectorMemoryOps.td - Loads and stores of vectors ----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What machines can do: loads and stores, of all elements or under a mask, at one place or at many.
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

// Types of members that several ops have, each if it has the member.
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
defvar Vector_AlignmentOf = "::strata::vector::detail::getAlignmentAttr($_builder, alignment)";

//===-- At one place -------------------------------------------------------===//

def Vector_LoadOp : Vector_MemoryOp<"load", [Vector_Unroll]> {
  let summary = "a vector from memory";
  let description = [{
    All of it is in memory: what is beyond the bounds of the memref is as the machine has it.

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
                         Vector_AlignmentOf, ");")>
  ];
  let extraClassDeclaration = !strconcat(Vector_MemRefAccess, Vector_ResultAccess);
  let hasFolder = 1;
}

def Vector_StoreOp : Vector_MemoryOp<"store", [Vector_Unroll]> {
  let summary = "a vector to memory";
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

//===-- At one place, under a mask -----------------------------------------===//

def Vector_MaskedLoadOp : Vector_MemoryOp<"maskedload"> {
  let summary = "elements from memory where a mask is set, else those of another vector";
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
                         Vector_AlignmentOf, ");")>
  ];
  let extraClassDeclaration = !strconcat(Vector_MemRefAccess, Vector_MaskAccess, Vector_PassThruAccess,
                                         Vector_ResultAccess);
  let hasFolder = 1;
  let hasCanonicalizer = 1;
}

def Vector_MaskedStoreOp : Vector_MemoryOp<"maskedstore"> {
  let summary = "elements to memory where a mask is set";
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
  let summary = "elements that follow each other in memory, to where a mask is set";
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
  let summary = "the elements where a mask is set, one after the other to memory";
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

//===-- At many places -----------------------------------------------------===//

def Vector_GatherOp
    : Vector_MemoryOp<"gather", [DeclareOpInterfaceMethods<MaskableOpInterface>, Vector_Unroll]> {
  let summary = "elements from many places where a mask is set, else those of another vector";
  let description = [{
    The vector of indices is added to the last offset.

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
  let summary = "elements to many places where a mask is set";
  let description = [{
    Where two elements go to one place, the last one stays. With a tensor, the tensor that was written to is the
    result.

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

//===-- Memory seen as vectors ---------------------------------------------===//

def Vector_TypeCastOp : Vector_Op<"type_cast", [Pure, ViewLikeOpInterface]> {
  let summary = "memory of scalars seen as one vector";
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
  // All dimensions become those of the vector.
  let builders = [OpBuilder<(ins "::mlir::Value":$source)>];
  let extraClassDeclaration = [{
    ::mlir::MemRefType getMemRefType() { return getMemref().getType(); }
    ::mlir::MemRefType getResultMemRefType() { return getResult().getType(); }
    ::mlir::Value getViewSource() { return getMemref(); }
  }];
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_VECTOR_MEMORYOPS
