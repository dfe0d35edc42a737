//===- MemRefAccess.td - Loads, stores, copies, atomic updates and DMA --*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_MEMREF_ACCESS
#define STRATA_DIALECTS_MEMREF_ACCESS

include "dialects/arith/ArithBase.td"
include "dialects/memref/MemRefBase.td"

// An op that loads or stores one element and that mem2reg and sroa can handle.
class MemRef_AccessOp<string mnemonic, list<Trait> traits = []>
    : MemRef_Op<mnemonic, !listconcat(traits, [MemRefsNormalizable, DeclareOpInterfaceMethods<AlignmentAttrOpInterface>,
                                               MemRef_MovesCasts, DeclareOpInterfaceMethods<PromotableMemOpInterface>,
                                               DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>])> {
  code memRefDeclarations = [{
    ::mlir::Value getMemRef() { return getMemref(); }
    void setMemRef(::mlir::Value value) { getMemrefMutable().set(value); }
    ::mlir::MemRefType getMemRefType() { return ::llvm::cast<::mlir::MemRefType>(getMemref().getType()); }
  }];
  let extraClassDeclaration = memRefDeclarations;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def LoadOp : MemRef_AccessOp<"load", [MemRef_ElementTypeIs<"result", "result type matches element type of 'memref'">]> {
  let summary = "loads an element";
  let description = [{
    ```mlir
    func.func @copy(%from: memref<4x?xf32>, %to: memref<f32>, %i: index, %j: index) {
      %0 = memref.load %from[%i, %j] : memref<4x?xf32>
      memref.store %0, %to[] : memref<f32>
      return
    }
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "the reference to load from", [MemRead]>:$memref, Variadic<Index>:$indices,
                       DefaultValuedOptionalAttr<BoolAttr, "false">:$nontemporal, MemRef_Alignment:$alignment);
  let results = (outs AnyType:$result);
  let assemblyFormat = "$memref `[` $indices `]` attr-dict `:` type($memref)";
  let builders = [
    OpBuilder<(ins "::mlir::Value":$memref, "::mlir::ValueRange":$indices, CArg<"bool", "false">:$nontemporal,
                   CArg<"::llvm::MaybeAlign", "::llvm::MaybeAlign()">:$alignment), [{
      build($_builder, $_state, ::llvm::cast<::mlir::MemRefType>(memref.getType()).getElementType(), memref, indices,
            nontemporal, alignment);
    }]>,
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::Value":$memref, "::mlir::ValueRange":$indices,
                   CArg<"bool", "false">:$nontemporal,
                   CArg<"::llvm::MaybeAlign", "::llvm::MaybeAlign()">:$alignment), [{
      $_state.addOperands(memref);
      $_state.addOperands(indices);
      if (nontemporal)
        $_state.addAttribute("nontemporal", $_builder.getBoolAttr(true));
      if (alignment)
        $_state.addAttribute("alignment", $_builder.getI64IntegerAttr(alignment->value()));
      $_state.addTypes(resultType);
    }]>,
    OpBuilder<(ins "::mlir::TypeRange":$resultTypes, "::mlir::Value":$memref, "::mlir::ValueRange":$indices,
                   CArg<"bool", "false">:$nontemporal,
                   CArg<"::llvm::MaybeAlign", "::llvm::MaybeAlign()">:$alignment), [{
      build($_builder, $_state, resultTypes.front(), memref, indices, nontemporal, alignment);
    }]>
  ];
}

def MemRef_StoreOp
    : MemRef_AccessOp<"store", [MemRef_ElementTypeIs<"value", "type of 'value' matches element type of 'memref'">]> {
  let summary = "stores an element";
  let arguments = (ins AnyType:$value, Arg<AnyMemRef, "the reference to store to", [MemWrite]>:$memref,
                       Variadic<Index>:$indices, DefaultValuedOptionalAttr<BoolAttr, "false">:$nontemporal,
                       MemRef_Alignment:$alignment);
  let assemblyFormat = "$value `,` $memref `[` $indices `]` attr-dict `:` type($memref)";
  let builders = [
    OpBuilder<(ins "::mlir::Value":$valueToStore, "::mlir::Value":$memref, "::mlir::ValueRange":$indices,
                   CArg<"bool", "false">:$nontemporal,
                   CArg<"::llvm::MaybeAlign", "::llvm::MaybeAlign()">:$alignment), [{
      $_state.addOperands({valueToStore, memref});
      $_state.addOperands(indices);
      if (nontemporal)
        $_state.addAttribute("nontemporal", $_builder.getBoolAttr(true));
      if (alignment)
        $_state.addAttribute("alignment", $_builder.getI64IntegerAttr(alignment->value()));
    }]>,
    OpBuilder<(ins "::mlir::Value":$valueToStore, "::mlir::Value":$memref),
              "build($_builder, $_state, valueToStore, memref, ::mlir::ValueRange());">
  ];
  let extraClassDeclaration = memRefDeclarations # [{
    ::mlir::Value getValueToStore() { return getValue(); }
  }];
}

def CopyOp : MemRef_Op<"copy", [SameOperandsElementType, SameOperandsShape]> {
  let summary = "copies all elements of a memref to another";
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "the memref to copy from", [MemReadAt<0, FullEffect>]>:$source,
                       Arg<AnyRankedOrUnrankedMemRef, "the memref to copy to", [MemWriteAt<0, FullEffect>]>:$target);
  let assemblyFormat = "$source `,` $target attr-dict `:` type($source) `to` type($target)";
  let hasCanonicalizer = 1;
  let hasFolder = 1;
}

def MemRef_PrefetchOp : MemRef_Op<"prefetch"> {
  let summary = "announces an access to an element";
  let description = [{
    The locality hint ranges from 0, no reuse, to 3, frequent reuse soon.

    ```mlir
    func.func @soon(%m: memref<8xi32>, %i: index) {
      memref.prefetch %m[%i], read, locality<3>, data : memref<8xi32>
      return
    }
    ```
  }];
  // The write effect keeps the op from being erased as dead code.
  let arguments = (ins Arg<AnyMemRef, "prefetch address", [MemWrite]>:$memref, Variadic<Index>:$indices,
                       BoolAttr:$isWrite, ConfinedAttr<I32Attr, [IntMinValue<0>, IntMaxValue<3>]>:$localityHint,
                       BoolAttr:$isDataCache);
  let extraClassDeclaration = [{
    ::mlir::MemRefType getMemRefType() { return ::llvm::cast<::mlir::MemRefType>(getMemref().getType()); }
    static ::llvm::StringRef getLocalityHintAttrStrName() { return "localityHint"; }
    static ::llvm::StringRef getIsWriteAttrStrName() { return "isWrite"; }
    static ::llvm::StringRef getIsDataCacheAttrStrName() { return "isDataCache"; }
  }];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

//===-- Atomic updates -----------------------------------------------------===//

def AtomicRMWOp : MemRef_Op<"atomic_rmw", [MemRef_MovesCasts, AllTypesMatch<["value", "result"]>,
                                           MemRef_ElementTypeIs<"value",
                                                                "value type matches element type of memref">]> {
  let summary = "updates an element atomically";
  let description = "The result is the element before the update.";
  let arguments = (ins AtomicRMWKindAttr:$kind, AnyTypeOf<MemRef_AtomicTypes>:$value,
                       Arg<MemRefOf<MemRef_AtomicTypes>, "the reference to read from and write to",
                           [MemRead, MemWrite]>:$memref,
                       Variadic<Index>:$indices);
  let results = (outs AnyTypeOf<MemRef_AtomicTypes>:$result);
  let assemblyFormat = [{
    $kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` `->` type($result)
  }];
  let extraClassDeclaration = [{
    ::mlir::MemRefType getMemRefType() { return ::llvm::cast<::mlir::MemRefType>(getMemref().getType()); }
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def GenericAtomicRMWOp
    : MemRef_Op<"generic_atomic_rmw", [SingleBlockImplicitTerminator<"AtomicYieldOp">,
                                       MemRef_ElementTypeIs<"result",
                                                            "result type matches element type of memref">]> {
  let summary = "updates an element atomically with the result of a region";
  let description = [{
    The block argument is the current element; the terminator yields the new one. The region may be executed several
    times.

    ```mlir
    func.func @scale(%m: memref<8xf32>, %i: index, %by: f32) -> f32 {
      %0 = memref.generic_atomic_rmw %m[%i] : memref<8xf32> {
      ^bb0(%now: f32):
        %1 = arith.mulf %now, %by : f32
        memref.atomic_yield %1 : f32
      }
      return %0 : f32
    }
    ```
  }];
  let arguments = (ins Arg<MemRefOf<MemRef_AtomicTypes>, "the reference to read from and write to",
                           [MemRead, MemWrite]>:$memref,
                       Variadic<Index>:$indices);
  let results = (outs AnyTypeOf<MemRef_AtomicTypes>:$result);
  let regions = (region AnyRegion:$atomic_body);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$memref, "::mlir::ValueRange":$ivs)>];
  let extraClassDeclaration = [{
    /// Returns the block argument for the current element.
    ::mlir::Value getCurrentValue() { return getAtomicBody().front().getArgument(0); }
    ::mlir::MemRefType getMemRefType() { return ::llvm::cast<::mlir::MemRefType>(getMemref().getType()); }
  }];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def AtomicYieldOp : MemRef_Op<"atomic_yield", [HasParent<"GenericAtomicRMWOp">, Pure, Terminator, ReturnLike]> {
  let summary = "terminates memref.generic_atomic_rmw";
  let arguments = (ins AnyType:$result);
  let assemblyFormat = "$result attr-dict `:` type($result)";
  let hasVerifier = 1;
}

//===-- DMA ----------------------------------------------------------------===//

// dma_start has one variadic operand list: the ranks of the memrefs determine the number of indices.
def MemRef_DmaStartOp : MemRef_Op<"dma_start"> {
  let summary = "starts an asynchronous transfer between two memories";
  let description = [{
    Copies `numElements` elements from the source to the destination and signals completion in an element of the tag
    memref. The two optional operands are the stride between chunks and the number of elements per chunk.

    ```mlir
    func.func @transfer(%from: memref<64xf32>, %to: memref<64xf32, 1>, %tag: memref<1xi32>, %i: index, %n: index) {
      memref.dma_start %from[%i], %to[%i], %n, %tag[%i] : memref<64xf32>, memref<64xf32, 1>, memref<1xi32>
      memref.dma_wait %tag[%i], %n : memref<1xi32>
      return
    }
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$operands);
  let builders = [
    OpBuilder<(ins "::mlir::Value":$srcMemRef, "::mlir::ValueRange":$srcIndices, "::mlir::Value":$destMemRef,
                   "::mlir::ValueRange":$destIndices, "::mlir::Value":$numElements, "::mlir::Value":$tagMemRef,
                   "::mlir::ValueRange":$tagIndices, CArg<"::mlir::Value", "{}">:$stride,
                   CArg<"::mlir::Value", "{}">:$elementsPerStride)>
  ];
  let extraClassDeclaration = [{
    // Accessors of the memrefs and indices of the transfer. \pre The op is valid.
    ::mlir::Value getSrcMemRef() { return memrefAt(0); }
    ::mlir::Value getDstMemRef() { return memrefAt(getDstPosition()); }
    ::mlir::Value getTagMemRef() { return memrefAt(getTagPosition()); }
    ::mlir::OpOperand &getSrcMemRefMutable() { return getOperation()->getOpOperand(0); }
    ::mlir::OpOperand &getDstMemRefMutable() { return getOperation()->getOpOperand(getDstPosition()); }
    ::mlir::OpOperand &getTagMemRefMutable() { return getOperation()->getOpOperand(getTagPosition()); }
    unsigned getSrcMemRefRank() { return rankAt(0); }
    unsigned getDstMemRefRank() { return rankAt(getDstPosition()); }
    unsigned getTagMemRefRank() { return rankAt(getTagPosition()); }
    ::mlir::ValueRange getSrcIndices() { return indicesAt(0); }
    ::mlir::ValueRange getDstIndices() { return indicesAt(getDstPosition()); }
    ::mlir::ValueRange getTagIndices() { return indicesAt(getTagPosition()); }
    ::mlir::Value getNumElements() { return getOperation()->getOperand(getTagPosition() - 1); }
    unsigned getSrcMemorySpace() {
      return ::llvm::cast<::mlir::MemRefType>(getSrcMemRef().getType()).getMemorySpaceAsInt();
    }
    unsigned getDstMemorySpace() {
      return ::llvm::cast<::mlir::MemRefType>(getDstMemRef().getType()).getMemorySpaceAsInt();
    }
    // A memory space with a higher number is faster.
    bool isDestMemorySpaceFaster() { return getSrcMemorySpace() < getDstMemorySpace(); }
    bool isSrcMemorySpaceFaster() { return getDstMemorySpace() < getSrcMemorySpace(); }
    /// Returns the operand number of the memref in the faster memory space. \pre The memory spaces differ.
    unsigned getFasterMemPos() { return isSrcMemorySpaceFaster() ? 0 : getDstPosition(); }
    bool isStrided() { return getOperation()->getNumOperands() != getTagPosition() + 1 + getTagMemRefRank(); }
    /// Return the stride and the number of elements per stride; null if the transfer is not strided.
    ::mlir::Value getStride() { return fromEnd(2); }
    ::mlir::Value getNumElementsPerStride() { return fromEnd(1); }

  private:
    ::mlir::Value memrefAt(unsigned position) { return getOperation()->getOperand(position); }
    unsigned rankAt(unsigned position) {
      return ::llvm::cast<::mlir::MemRefType>(memrefAt(position).getType()).getRank();
    }
    unsigned getDstPosition() { return 1 + rankAt(0); }
    // The tag memref follows the operand for the number of elements.
    unsigned getTagPosition() { return getDstPosition() + 1 + rankAt(getDstPosition()) + 1; }
    ::mlir::ValueRange indicesAt(unsigned position) {
      return ::mlir::ValueRange(getOperation()->getOperands()).slice(position + 1, rankAt(position));
    }
    ::mlir::Value fromEnd(unsigned distance) {
      return isStrided() ? getOperation()->getOperand(getOperation()->getNumOperands() - distance) : ::mlir::Value();
    }

  public:
  }];
  let hasCustomAssemblyFormat = 1;
  let hasFolder = 1;
  let hasVerifier = 1;
}

def MemRef_DmaWaitOp : MemRef_Op<"dma_wait"> {
  let summary = "waits for the completion of a transfer";
  let arguments = (ins AnyMemRef:$tagMemRef, Variadic<Index>:$tagIndices, Index:$numElements);
  let assemblyFormat = "$tagMemRef `[` $tagIndices `]` `,` $numElements attr-dict `:` type($tagMemRef)";
  let extraClassDeclaration = [{
    unsigned getTagMemRefRank() { return ::llvm::cast<::mlir::MemRefType>(getTagMemRef().getType()).getRank(); }
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_MEMREF_ACCESS
