//===- LLVMOpsMemory.td - Allocation, addresses, loads and stores -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_OPS_MEMORY
#define STRATA_DIALECTS_LLVM_OPS_MEMORY

include "dialects/llvm/LLVMOpBase.td"
include "mlir/Interfaces/MemorySlotInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ViewLikeInterface.td"

def LLVM_AllocaOp : LLVM_Op<"alloca", [DeclareOpInterfaceMethods<PromotableAllocationOpInterface>,
                                       DeclareOpInterfaceMethods<DestructurableAllocationOpInterface>]> {
  let summary = "allocates memory on the stack";
  let llvmInstName = "Alloca";
  let description = [{
    The memory holds `arraySize` elements of the element type and is freed when the function returns.

    ```mlir
    llvm.func @one() {
      %size = llvm.mlir.constant(1 : i64) : i64
      %0 = llvm.alloca %size x f32 {alignment = 8 : i64} : (i64) -> !llvm.ptr
      llvm.return
    }
    ```
  }];
  let arguments = (ins AnySignlessInteger:$arraySize, OptionalAttr<I64Attr>:$alignment, TypeAttr:$elem_type,
                       UnitAttr:$inalloca);
  let results = (outs Res<LLVM_AnyPointer, "", [MemAlloc<AutomaticAllocationScopeResource>]>:$res);
  let builders = [OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::Type":$elementType, "::mlir::Value":$arraySize,
                                 CArg<"unsigned", "0">:$alignment), [{
    build($_builder, $_state, resultType, arraySize,
          alignment ? $_builder.getI64IntegerAttr(alignment) : ::mlir::IntegerAttr(), elementType, false);
  }]>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

def LLVM_GEPOp : LLVM_Op<"getelementptr", [Pure, DeclareOpInterfaceMethods<PromotableOpInterface>,
                                           DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>,
                                           DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
                                           DeclareOpInterfaceMethods<ViewLikeOpInterface>]> {
  let summary = "computes the address of a part of an object in memory";
  let llvmInstName = "GetElementPtr";
  let description = [{
    The first index counts elements of type `elem_type`; each further index selects a part of the array, vector or struct
    that the indices before it denote. An index is a constant or a value; a struct takes constants only. The flags
    `inbounds`, `nusw` and `nuw` state which overflows of the address computation do not occur; `inbounds` implies `nusw`.

    ```mlir
    llvm.func @parts(%p: !llvm.ptr, %i: i64) {
      %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
      %1 = llvm.getelementptr inbounds|nuw %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
      llvm.return
    }
    ```
  }];
  let arguments = (ins LLVM_ScalarOrVectorOf<LLVM_AnyPointer>:$base,
                       Variadic<LLVM_ScalarOrVectorOf<AnySignlessInteger>>:$dynamicIndices,
                       DenseI32ArrayAttr:$rawConstantIndices, TypeAttr:$elem_type, GEPNoWrapFlagsProp:$noWrapFlags);
  let results = (outs LLVM_ScalarOrVectorOf<LLVM_AnyPointer>:$res);
  let assemblyFormat = [{
    ($noWrapFlags^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict
    `:` functional-type(operands, results) `,` $elem_type
  }];
  let skipDefaultBuilders = 1;
  let builders = [
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::Type":$elementType, "::mlir::Value":$basePtr,
                   "::mlir::ValueRange":$indices,
                   CArg<"::mlir::LLVM::GEPNoWrapFlags", "::mlir::LLVM::GEPNoWrapFlags::none">:$noWrapFlags,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attributes)>,
    OpBuilder<(ins "::mlir::Type":$resultType, "::mlir::Type":$elementType, "::mlir::Value":$basePtr,
                   "::llvm::ArrayRef<::mlir::LLVM::GEPArg>":$indices,
                   CArg<"::mlir::LLVM::GEPNoWrapFlags", "::mlir::LLVM::GEPNoWrapFlags::none">:$noWrapFlags,
                   CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$attributes)>
  ];
  let extraClassDeclaration = [{
    /// The entry of `rawConstantIndices` that stands for the next operand of `dynamicIndices`.
    static constexpr int32_t kDynamicIndex = ::std::numeric_limits<int32_t>::min();

    /// Returns all indices in order, constants and values.
    ::mlir::LLVM::GEPIndicesAdaptor<::mlir::ValueRange> getIndices();
  }];
  let hasFolder = 1;
  let hasVerifier = 1;
}

def LLVM_LoadOp : LLVM_MemAccessOpBase<"load", [DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
                                                DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
                                                DeclareOpInterfaceMethods<PromotableMemOpInterface>,
                                                DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>,
                                                DeclareOpInterfaceMethods<DereferenceableOpInterface>]> {
  let summary = "loads a value from memory";
  let llvmInstName = "Load";
  let description = [{
    An atomic load has an ordering, an alignment and a pointer, integer or floating-point type.

    ```mlir
    llvm.func @loads(%p: !llvm.ptr) {
      %0 = llvm.load volatile %p : !llvm.ptr -> f32
      %1 = llvm.load %p {nontemporal} : !llvm.ptr -> f32
      %2 = llvm.load %p atomic monotonic {alignment = 8 : i64} : !llvm.ptr -> i64
      llvm.return
    }
    ```
  }];
  dag args = (ins LLVM_AnyPointer:$addr, OptionalAttr<I64Attr>:$alignment, UnitAttr:$volatile_, UnitAttr:$nontemporal,
                  UnitAttr:$invariant, UnitAttr:$invariantGroup,
                  DefaultValuedAttr<AtomicOrdering, "::mlir::LLVM::AtomicOrdering::not_atomic">:$ordering,
                  OptionalAttr<StrAttr>:$syncscope, OptionalAttr<LLVM_DereferenceableAttr>:$dereferenceable);
  let arguments = !con(args, aliasAttrs);
  let results = (outs LLVM_LoadableType:$res);
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
    (`invariant` $invariant^)? (`invariant_group` $invariantGroup^)? (`dereferenceable` `` $dereferenceable^)?
    attr-dict `:` qualified(type($addr)) `->` type($res)
  }];
  let builders = [OpBuilder<(ins "::mlir::Type":$type, "::mlir::Value":$addr, CArg<"unsigned", "0">:$alignment,
                                 CArg<"bool", "false">:$isVolatile, CArg<"bool", "false">:$isNonTemporal,
                                 CArg<"bool", "false">:$isInvariant, CArg<"bool", "false">:$isInvariantGroup,
                                 CArg<"::mlir::LLVM::AtomicOrdering",
                                      "::mlir::LLVM::AtomicOrdering::not_atomic">:$ordering,
                                 CArg<"::llvm::StringRef", "::llvm::StringRef()">:$syncscope)>];
  let hasVerifier = 1;
}

def LLVM_StoreOp : LLVM_MemAccessOpBase<"store", [DeclareOpInterfaceMethods<DestructurableAccessorOpInterface>,
                                                  DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
                                                  DeclareOpInterfaceMethods<PromotableMemOpInterface>,
                                                  DeclareOpInterfaceMethods<SafeMemorySlotAccessOpInterface>]> {
  let summary = "stores a value to memory";
  let llvmInstName = "Store";
  let description = [{
    An atomic store has an ordering, an alignment and a pointer, integer or floating-point type.

    ```mlir
    llvm.func @stores(%x: f32, %n: i64, %p: !llvm.ptr) {
      llvm.store volatile %x, %p : f32, !llvm.ptr
      llvm.store %x, %p {nontemporal} : f32, !llvm.ptr
      llvm.store %n, %p atomic monotonic {alignment = 8 : i64} : i64, !llvm.ptr
      llvm.return
    }
    ```
  }];
  dag args = (ins LLVM_LoadableType:$value, LLVM_AnyPointer:$addr, OptionalAttr<I64Attr>:$alignment,
                  UnitAttr:$volatile_, UnitAttr:$nontemporal, UnitAttr:$invariantGroup,
                  DefaultValuedAttr<AtomicOrdering, "::mlir::LLVM::AtomicOrdering::not_atomic">:$ordering,
                  OptionalAttr<StrAttr>:$syncscope);
  let arguments = !con(args, aliasAttrs);
  let assemblyFormat = [{
    (`volatile` $volatile_^)? $value `,` $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)?
    (`invariant_group` $invariantGroup^)? attr-dict `:` type($value) `,` qualified(type($addr))
  }];
  let builders = [OpBuilder<(ins "::mlir::Value":$value, "::mlir::Value":$addr, CArg<"unsigned", "0">:$alignment,
                                 CArg<"bool", "false">:$isVolatile, CArg<"bool", "false">:$isNonTemporal,
                                 CArg<"bool", "false">:$isInvariantGroup,
                                 CArg<"::mlir::LLVM::AtomicOrdering",
                                      "::mlir::LLVM::AtomicOrdering::not_atomic">:$ordering,
                                 CArg<"::llvm::StringRef", "::llvm::StringRef()">:$syncscope)>];
  let hasVerifier = 1;
}

def LLVM_VaArgOp : LLVM_Op<"va_arg"> {
  let summary = "reads the next variadic argument";
  let llvmInstName = "VAArg";
  let description = "The operand points to the list of arguments, which the op advances.";
  let arguments = (ins LLVM_AnyPointer:$arg);
  let results = (outs LLVM_Type:$res);
  let assemblyFormat = "$arg attr-dict `:` functional-type($arg, $res)";
  let builders = [LLVM_OneResultOpBuilder];
}

#endif // STRATA_DIALECTS_LLVM_OPS_MEMORY
