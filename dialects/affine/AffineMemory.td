//===- AffineMemory.td - Memory accesses with affine indices --*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_AFFINE_MEMORY
#define STRATA_DIALECTS_AFFINE_MEMORY

include "dialects/affine/AffineBase.td"

class AffineLoadOpBase<string mnemonic, list<Trait> traits = []>
    : Affine_Op<mnemonic, !listconcat(traits, [DeclareOpInterfaceMethods<AffineReadOpInterface>,
                                               DeclareOpInterfaceMethods<AffineMapAccessInterface>,
                                               MemRefsNormalizable])> {
  let arguments = (ins Arg<AnyMemRef, "the reference to load from", [MemRead]>:$memref, Variadic<Index>:$indices,
                       AffineMapAttr:$map);
  code extraClassDeclarationBase = [{
    unsigned getMemRefOperandIndex() { return 0; }
    void setMemRef(::mlir::Value value) { getOperation()->setOperand(0, value); }
    ::mlir::AffineMapAttr getAffineMapAttr() { return getMapAttr(); }
    static ::llvm::StringRef getMapAttrStrName() { return "map"; }
  }];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

class AffineStoreOpBase<string mnemonic, TypeConstraint valueType, list<Trait> traits = []>
    : Affine_Op<mnemonic, !listconcat(traits, [DeclareOpInterfaceMethods<AffineWriteOpInterface>,
                                               DeclareOpInterfaceMethods<AffineMapAccessInterface>,
                                               MemRefsNormalizable])> {
  let arguments = (ins valueType:$value, Arg<AnyMemRef, "the reference to store to", [MemWrite]>:$memref,
                       Variadic<Index>:$indices, AffineMapAttr:$map);
  code extraClassDeclarationBase = [{
    unsigned getStoredValOperandIndex() { return 0; }
    unsigned getMemRefOperandIndex() { return 1; }
    void setMemRef(::mlir::Value value) { getOperation()->setOperand(1, value); }
    ::mlir::AffineMapAttr getAffineMapAttr() { return getMapAttr(); }
    static ::llvm::StringRef getMapAttrStrName() { return "map"; }
  }];
  let skipDefaultBuilders = 1;
  let builders = [
    // The first builder takes one index per dimension, the second a map and its operands.
    OpBuilder<(ins "::mlir::Value":$valueToStore, "::mlir::Value":$memref, "::mlir::ValueRange":$indices)>,
    OpBuilder<(ins "::mlir::Value":$valueToStore, "::mlir::Value":$memref, "::mlir::AffineMap":$map,
                   "::mlir::ValueRange":$mapOperands)>
  ];
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def AffineLoadOp : AffineLoadOpBase<"load"> {
  let summary = "loads an element at affine indices";
  let description = [{
    The operands in an index expression are dimensions, unless they are marked by `symbol(...)`.

    ```mlir
    func.func @shifted(%m: memref<100x100xf32>, %n: index) {
      affine.for %i = 0 to 90 {
        %0 = affine.load %m[%i + 3, symbol(%n) * 2] : memref<100x100xf32>
        affine.store %0, %m[%i, %i mod 8] : memref<100x100xf32>
      }
      return
    }
    ```
  }];
  let results = (outs AnyType:$result);
  let builders = [
    // Builds the op from a map and its full operand list: the memref, followed by the operands of the map.
    OpBuilder<(ins "::mlir::AffineMap":$map, "::mlir::ValueRange":$operands)>,
    OpBuilder<(ins "::mlir::Value":$memref, CArg<"::mlir::ValueRange", "{}">:$indices)>,
    OpBuilder<(ins "::mlir::Value":$memref, "::mlir::AffineMap":$map, "::mlir::ValueRange":$mapOperands)>
  ];
  let extraClassDeclaration = extraClassDeclarationBase;
  let hasFolder = 1;
}

def AffineStoreOp : AffineStoreOpBase<"store", AnyType> {
  let summary = "stores an element at affine indices";
  let extraClassDeclaration = extraClassDeclarationBase;
  let hasFolder = 1;
}

def AffineVectorLoadOp : AffineLoadOpBase<"vector_load"> {
  let summary = "loads a vector of adjacent elements at affine indices";
  let description = [{
    ```mlir
    func.func @copy(%from: memref<100xf32>, %to: memref<100xf32>) {
      affine.for %i = 0 to 100 step 8 {
        %0 = affine.vector_load %from[%i] : memref<100xf32>, vector<8xf32>
        affine.vector_store %0, %to[%i] : memref<100xf32>, vector<8xf32>
      }
      return
    }
    ```
  }];
  let results = (outs AnyVectorOfNonZeroRank:$result);
  let builders = [
    OpBuilder<(ins "::mlir::VectorType":$resultType, "::mlir::AffineMap":$map, "::mlir::ValueRange":$operands)>,
    OpBuilder<(ins "::mlir::VectorType":$resultType, "::mlir::Value":$memref,
                   CArg<"::mlir::ValueRange", "{}">:$indices)>,
    OpBuilder<(ins "::mlir::VectorType":$resultType, "::mlir::Value":$memref, "::mlir::AffineMap":$map,
                   "::mlir::ValueRange":$mapOperands)>
  ];
  let extraClassDeclaration = extraClassDeclarationBase # [{
    ::mlir::VectorType getVectorType() { return ::llvm::cast<::mlir::VectorType>(getResult().getType()); }
  }];
}

def AffineVectorStoreOp : AffineStoreOpBase<"vector_store", AnyVectorOfNonZeroRank> {
  let summary = "stores a vector of adjacent elements at affine indices";
  let extraClassDeclaration = extraClassDeclarationBase # [{
    ::mlir::VectorType getVectorType() { return ::llvm::cast<::mlir::VectorType>(getValue().getType()); }
  }];
}

def AffinePrefetchOp : Affine_Op<"prefetch", [DeclareOpInterfaceMethods<AffineMapAccessInterface>,
                                              MemRefsNormalizable]> {
  let summary = "announces an access to an element at affine indices";
  let description = [{
    The locality hint ranges from 0, no reuse soon, to 3, keep in the nearest cache.

    ```mlir
    func.func @soon(%m: memref<100xf32>) {
      affine.for %i = 0 to 90 {
        affine.prefetch %m[%i + 5], read, locality<3>, data : memref<100xf32>
      }
      return
    }
    ```
  }];
  let arguments = (ins AnyMemRef:$memref, Variadic<Index>:$indices, BoolAttr:$isWrite,
                       ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>:$localityHint, BoolAttr:$isDataCache,
                       AffineMapAttr:$map);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$memref, "::mlir::AffineMap":$map, "::llvm::ArrayRef<::mlir::Value>":$mapOperands,
                   "bool":$isWrite, "unsigned":$localityHint, "bool":$isDataCache)>
  ];
  let extraClassDeclaration = [{
    ::mlir::Value getMemRef() { return getMemref(); }
    ::mlir::MemRefType getMemRefType() { return ::llvm::cast<::mlir::MemRefType>(getMemref().getType()); }
    ::mlir::AffineMap getAffineMap() { return getMap(); }
    ::mlir::AffineMapAttr getAffineMapAttr() { return getMapAttr(); }
    ::mlir::OperandRange getMapOperands() { return getIndices(); }
    static ::llvm::StringRef getMapAttrStrName() { return "map"; }
    static ::llvm::StringRef getLocalityHintAttrStrName() { return "localityHint"; }
    static ::llvm::StringRef getIsWriteAttrStrName() { return "isWrite"; }
    static ::llvm::StringRef getIsDataCacheAttrStrName() { return "isDataCache"; }
  }];
  let hasFolder = 1;
  let hasCanonicalizer = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

//===-- DMA ----------------------------------------------------------------===//

def AffineDmaStartOp : Affine_Op<"dma_start", [DeclareOpInterfaceMethods<AffineMapAccessInterface,
                                                                         ["getAffineMapAttrForMemRef"]>,
                                               DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
                                               MemRefsNormalizable]> {
  let summary = "starts an asynchronous transfer between two memories";
  let description = [{
    An `affine.dma_wait` on the same element of the tag memref waits for the completion. The operands are the source,
    the destination and the tag, each followed by the operands of its map, then the number of elements. The two optional
    operands are the stride and the number of elements per stride in the slower memory, which is the one with the lower
    memory space. The maps are discardable attributes: `src_map`, `dst_map` and `tag_map`.

    ```mlir
    func.func @fetch(%from: memref<40x128xf32>, %to: memref<2x1024xf32, 1>, %tag: memref<1xi32, 2>, %n: index) {
      affine.for %i = 0 to 30 {
        affine.dma_start %from[%i + 3, 0], %to[0, %i], %tag[0], %n
            : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32, 2>
        affine.dma_wait %tag[0], %n : memref<1xi32, 2>
      }
      return
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$dmaOperands);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "::mlir::Value":$srcMemRef, "::mlir::AffineMap":$srcMap, "::mlir::ValueRange":$srcIndices,
                   "::mlir::Value":$destMemRef, "::mlir::AffineMap":$dstMap, "::mlir::ValueRange":$destIndices,
                   "::mlir::Value":$tagMemRef, "::mlir::AffineMap":$tagMap, "::mlir::ValueRange":$tagIndices,
                   "::mlir::Value":$numElements, CArg<"::mlir::Value", "nullptr">:$stride,
                   CArg<"::mlir::Value", "nullptr">:$elementsPerStride)>
  ];
  // All accessors of affine.dma_start have the precondition that the op is valid.
  let extraClassDeclaration = [{
    static ::llvm::StringRef getSrcMapAttrStrName() { return "src_map"; }
    static ::llvm::StringRef getDstMapAttrStrName() { return "dst_map"; }
    static ::llvm::StringRef getTagMapAttrStrName() { return "tag_map"; }

    // Accessors of the source memref, its map and its indices.
    unsigned getSrcMemRefOperandIndex() { return 0; }
    ::mlir::Value getSrcMemRef() { return getMemRefAt(getSrcMemRefOperandIndex()).get(); }
    ::mlir::OpOperand &getSrcMemRefMutable() { return getMemRefAt(getSrcMemRefOperandIndex()); }
    ::mlir::MemRefType getSrcMemRefType() { return ::llvm::cast<::mlir::MemRefType>(getSrcMemRef().getType()); }
    unsigned getSrcMemRefRank() { return getSrcMemRefType().getRank(); }
    ::mlir::AffineMapAttr getSrcMapAttr() { return getMapNamed(getSrcMapAttrStrName()); }
    ::mlir::AffineMap getSrcMap() { return getSrcMapAttr().getValue(); }
    ::mlir::OperandRange getSrcIndices() { return getIndicesOf(getSrcMemRefOperandIndex(), getSrcMap()); }
    unsigned getSrcMemorySpace() { return getSrcMemRefType().getMemorySpaceAsInt(); }

    // Accessors of the destination memref, its map and its indices.
    unsigned getDstMemRefOperandIndex();
    ::mlir::Value getDstMemRef() { return getMemRefAt(getDstMemRefOperandIndex()).get(); }
    ::mlir::OpOperand &getDstMemRefMutable() { return getMemRefAt(getDstMemRefOperandIndex()); }
    ::mlir::MemRefType getDstMemRefType() { return ::llvm::cast<::mlir::MemRefType>(getDstMemRef().getType()); }
    unsigned getDstMemRefRank() { return getDstMemRefType().getRank(); }
    ::mlir::AffineMapAttr getDstMapAttr() { return getMapNamed(getDstMapAttrStrName()); }
    ::mlir::AffineMap getDstMap() { return getDstMapAttr().getValue(); }
    ::mlir::OperandRange getDstIndices() { return getIndicesOf(getDstMemRefOperandIndex(), getDstMap()); }
    unsigned getDstMemorySpace() { return getDstMemRefType().getMemorySpaceAsInt(); }

    // Accessors of the tag memref, in which the transfer signals its completion.
    unsigned getTagMemRefOperandIndex();
    ::mlir::Value getTagMemRef() { return getMemRefAt(getTagMemRefOperandIndex()).get(); }
    ::mlir::OpOperand &getTagMemRefMutable() { return getMemRefAt(getTagMemRefOperandIndex()); }
    ::mlir::MemRefType getTagMemRefType() { return ::llvm::cast<::mlir::MemRefType>(getTagMemRef().getType()); }
    unsigned getTagMemRefRank() { return getTagMemRefType().getRank(); }
    ::mlir::AffineMapAttr getTagMapAttr() { return getMapNamed(getTagMapAttrStrName()); }
    ::mlir::AffineMap getTagMap() { return getTagMapAttr().getValue(); }
    ::mlir::OperandRange getTagIndices() { return getIndicesOf(getTagMemRefOperandIndex(), getTagMap()); }

    // Accessors of the number of transferred elements and of the stride.
    ::mlir::Value getNumElements() { return getOperation()->getOperand(getNumElementsOperandIndex()); }
    bool isStrided() { return getOperation()->getNumOperands() != getNumElementsOperandIndex() + 1; }
    /// Return the stride and the number of elements per stride; null if the transfer is not strided.
    ::mlir::Value getStride();
    ::mlir::Value getNumElementsPerStride();

    // A memory space with a higher number is faster.
    bool isDestMemorySpaceFaster() { return getSrcMemorySpace() < getDstMemorySpace(); }
    bool isSrcMemorySpaceFaster() { return getDstMemorySpace() < getSrcMemorySpace(); }
    /// Returns the operand number of the memref in the faster memory space. \pre The memory spaces differ.
    unsigned getFasterMemPos() { return isSrcMemorySpaceFaster() ? 0 : getDstMemRefOperandIndex(); }

  private:
    ::mlir::OpOperand &getMemRefAt(unsigned index) { return getOperation()->getOpOperand(index); }
    ::mlir::AffineMapAttr getMapNamed(::llvm::StringRef name);
    ::mlir::OperandRange getIndicesOf(unsigned memRefIndex, ::mlir::AffineMap map);
    unsigned getNumElementsOperandIndex();

  public:
  }];
  let hasFolder = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def AffineDmaWaitOp : Affine_Op<"dma_wait", [DeclareOpInterfaceMethods<AffineMapAccessInterface,
                                                                       ["getAffineMapAttrForMemRef"]>,
                                             MemRefsNormalizable]> {
  let summary = "waits for the completion of a transfer";
  let description = [{
    The tag identifies the transfer; see `affine.dma_start`. The map of the tag is the attribute `tag_map`.
  }];
  let arguments = (ins Variadic<AnyType>:$dmaOperands);
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "::mlir::Value":$tagMemRef, "::mlir::AffineMap":$tagMap, "::mlir::ValueRange":$tagIndices,
                   "::mlir::Value":$numElements)>
  ];
  // All accessors of affine.dma_wait have the precondition that the op is valid.
  let extraClassDeclaration = [{
    static ::llvm::StringRef getTagMapAttrStrName() { return "tag_map"; }
    ::mlir::Value getTagMemRef() { return getOperation()->getOperand(0); }
    ::mlir::OpOperand &getTagMemRefMutable() { return getOperation()->getOpOperand(0); }
    ::mlir::MemRefType getTagMemRefType() { return ::llvm::cast<::mlir::MemRefType>(getTagMemRef().getType()); }
    unsigned getTagMemRefRank() { return getTagMemRefType().getRank(); }
    ::mlir::AffineMapAttr getTagMapAttr();
    ::mlir::AffineMap getTagMap() { return getTagMapAttr().getValue(); }
    ::mlir::OperandRange getTagIndices();
    ::mlir::Value getNumElements();
  }];
  let hasFolder = 1;
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_AFFINE_MEMORY
