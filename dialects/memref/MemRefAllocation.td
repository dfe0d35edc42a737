//===- MemRefAllocation.td - Allocations and global memory --*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_MEMREF_ALLOCATION
#define STRATA_DIALECTS_MEMREF_ALLOCATION

include "dialects/memref/MemRefBase.td"

class MemRef_AllocLikeOp<string mnemonic, Resource resource, list<Trait> traits = []>
    : MemRef_Op<mnemonic, !listconcat([AttrSizedOperandSegments, DeclareOpInterfaceMethods<AlignmentAttrOpInterface>,
                                       MemRef_NamesResult], traits)> {
  let arguments = (ins Variadic<Index>:$dynamicSizes, Variadic<Index>:$symbolOperands, MemRef_Alignment:$alignment);
  let results = (outs Res<AnyMemRef, "", [MemAlloc<resource, 0, FullEffect>]>:$memref);
  let assemblyFormat = "`(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)";
  let builders = [
    OpBuilder<(ins "::mlir::MemRefType":$memrefType, CArg<"::mlir::IntegerAttr", "{}">:$alignment),
              "build($_builder, $_state, memrefType, ::mlir::ValueRange(), ::mlir::ValueRange(), alignment);">,
    OpBuilder<(ins "::mlir::MemRefType":$memrefType, "::mlir::ValueRange":$dynamicSizes,
                   CArg<"::mlir::IntegerAttr", "{}">:$alignment),
              "build($_builder, $_state, memrefType, dynamicSizes, ::mlir::ValueRange(), alignment);">,
    OpBuilder<(ins "::mlir::MemRefType":$memrefType, "::mlir::ValueRange":$dynamicSizes,
                   "::mlir::ValueRange":$symbolOperands, CArg<"::mlir::IntegerAttr", "{}">:$alignment),
              "build($_builder, $_state, ::mlir::Type(memrefType), dynamicSizes, symbolOperands, alignment);">,
    // Builds the allocation of a memref with the given sizes and the identity layout.
    OpBuilder<(ins "::llvm::ArrayRef<::mlir::OpFoldResult>":$sizes, "::mlir::Type":$elementType,
                   CArg<"::mlir::Attribute", "{}">:$memorySpace), [{
      ::llvm::SmallVector<int64_t> shape;
      ::llvm::SmallVector<::mlir::Value> dynamicSizes;
      ::mlir::dispatchIndexOpFoldResults(sizes, dynamicSizes, shape);
      auto type = ::mlir::MemRefType::get(shape, elementType, ::mlir::MemRefLayoutAttrInterface(), memorySpace);
      build($_builder, $_state, type, dynamicSizes);
    }]>
  ];
  let extraClassDeclaration = [{
    static ::llvm::StringRef getAlignmentAttrStrName() { return "alignment"; }
    ::mlir::MemRefType getType() { return ::llvm::cast<::mlir::MemRefType>(getMemref().getType()); }
    /// Returns all sizes, static and dynamic.
    ::llvm::SmallVector<::mlir::OpFoldResult> getMixedSizes() {
      return ::mlir::getMixedValues(getType().getShape(), getDynamicSizes(), getContext());
    }
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def MemRef_AllocOp : MemRef_AllocLikeOp<"alloc", DefaultResource> {
  let summary = "allocates memory until memref.dealloc";
  let description = [{
    The operands in parentheses are the dynamic sizes, those in brackets the symbols of the layout map.

    ```mlir
    func.func @buffer(%n: index) -> memref<8x?xf32> {
      %0 = memref.alloc(%n) {alignment = 64 : i64} : memref<8x?xf32>
      return %0 : memref<8x?xf32>
    }
    ```
  }];
}

def MemRef_AllocaOp : MemRef_AllocLikeOp<"alloca", AutomaticAllocationScopeResource,
                                         [DeclareOpInterfaceMethods<PromotableAllocationOpInterface>,
                                          DeclareOpInterfaceMethods<DestructurableAllocationOpInterface>]> {
  let summary = "allocates memory until the end of the enclosing allocation scope";
}

def MemRef_ReallocOp : MemRef_Op<"realloc", [DeclareOpInterfaceMethods<AlignmentAttrOpInterface>]> {
  let summary = "reallocates memory with another size";
  let description = "The source is freed and must not be used afterwards. Both memrefs have rank 1.";
  let arguments = (ins Arg<MemRefRankOf<[AnyType], [1]>, "", [MemFreeAt<0, FullEffect>]>:$source,
                       Optional<Index>:$dynamicResultSize, MemRef_Alignment:$alignment);
  let results = (outs Res<MemRefRankOf<[AnyType], [1]>, "", [MemAlloc<DefaultResource, 1, FullEffect>]>);
  let assemblyFormat =
      "$source (`(` $dynamicResultSize^ `)`)? attr-dict `:` type($source) `to` type(results)";
  let builders = [
    OpBuilder<(ins "::mlir::MemRefType":$resultType, "::mlir::Value":$source,
                   CArg<"::mlir::Value", "{}">:$dynamicResultSize),
              "build($_builder, $_state, resultType, source, dynamicResultSize, ::mlir::IntegerAttr());">
  ];
  let extraClassDeclaration = [{
    ::mlir::MemRefType getType() { return ::llvm::cast<::mlir::MemRefType>(getOperation()->getResult(0).getType()); }
  }];
  let hasCanonicalizer = 1;
  let hasVerifier = 1;
}

def MemRef_DeallocOp : MemRef_Op<"dealloc", [MemRefsNormalizable]> {
  let summary = "frees memory";
  let arguments = (ins Arg<AnyRankedOrUnrankedMemRef, "", [MemFreeAt<0, FullEffect>]>:$memref);
  let assemblyFormat = "$memref attr-dict `:` type($memref)";
  let hasFolder = 1;
}

def MemRef_AllocaScopeOp
    : MemRef_Op<"alloca_scope", [AutomaticAllocationScope, DeclareOpInterfaceMethods<RegionBranchOpInterface>,
                                 SingleBlockImplicitTerminator<"AllocaScopeReturnOp">, RecursiveMemoryEffects,
                                 NoRegionArguments]> {
  let summary = "delimits the lifetime of memref.alloca ops in its region";
  let results = (outs Variadic<AnyType>:$results);
  let regions = (region SizedRegion<1>:$bodyRegion);
  let hasCustomAssemblyFormat = 1;
  let hasCanonicalizer = 1;
}

def MemRef_AllocaScopeReturnOp
    : MemRef_Op<"alloca_scope.return", [HasParent<"AllocaScopeOp">, Pure, ReturnLike, Terminator]> {
  let summary = "terminates memref.alloca_scope";
  let arguments = (ins Variadic<AnyType>:$results);
  let assemblyFormat = "attr-dict ($results^ `:` type($results))?";
  let builders = [OpBuilder<(ins), "(void)$_builder, (void)$_state;">];
}

//===-- Global memory ------------------------------------------------------===//

def MemRef_TypeAttr : TypeAttrBase<"::mlir::MemRefType", "memref type attribute"> {
  let constBuilderCall = "::mlir::TypeAttr::get($0)";
}

def MemRef_GlobalOp : MemRef_Op<"global", [Symbol, DeclareOpInterfaceMethods<AlignmentAttrOpInterface>]> {
  let summary = "declares or defines a named memref";
  let description = [{
    Without an initial value the op is a declaration; `uninitialized` defines memory with undefined contents.

    ```mlir
    memref.global "private" constant @ones : memref<2xf32> = dense<1.0>
    func.func @first(%i: index) -> f32 {
      %0 = memref.get_global @ones : memref<2xf32>
      %1 = memref.load %0[%i] : memref<2xf32>
      return %1 : f32
    }
    ```
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$sym_visibility, MemRef_TypeAttr:$type,
                       OptionalAttr<AnyAttr>:$initial_value, UnitAttr:$constant, MemRef_Alignment:$alignment);
  let assemblyFormat = [{
    ($sym_visibility^)? (`constant` $constant^)? $sym_name `:`
    custom<GlobalMemrefOpTypeAndInitialValue>($type, $initial_value) attr-dict
  }];
  let extraClassDeclaration = [{
    bool isExternal() { return !getInitialValueAttr(); }
    bool isUninitialized() { return ::llvm::isa_and_nonnull<::mlir::UnitAttr>(getInitialValueAttr()); }
    /// Returns the initial value of a constant global, otherwise null.
    ::mlir::ElementsAttr getConstantInitValue();
  }];
  let hasVerifier = 1;
}

def MemRef_GetGlobalOp : MemRef_Op<"get_global", [Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "returns the memref of a memref.global";
  let arguments = (ins FlatSymbolRefAttr:$name);
  let results = (outs AnyStaticShapeMemRef:$result);
  let assemblyFormat = "$name `:` type($result) attr-dict";
}

#endif // STRATA_DIALECTS_MEMREF_ALLOCATION
