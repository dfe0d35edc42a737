//===- SPIRVMemoryOps.td - Memory accesses -----------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVMEMORYOPS
#define STRATA_DIALECTS_SPIRV_SPIRVMEMORYOPS

include "dialects/spirv/SPIRVBase.td"
include "mlir/Interfaces/AlignmentAttrInterface.td"

def SPIRV_VariableOp : SPIRV_Op<"Variable"> {
  let summary = "declares a function-local variable";
  let description = "`%0 = spirv.Variable init(%constant) : !spirv.ptr<f32, Function>`";
  let arguments = (ins SPIRV_StorageClassAttr:$storage_class, Optional<AnyType>:$initializer);
  let results = (outs SPIRV_AnyPtr:$pointer);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let extraClassDeclaration = availability # [{
    ::mlir::spirv::PointerType getPointerType() { return ::llvm::cast<::mlir::spirv::PointerType>(getType()); }
    ::mlir::Type getPointeeType() { return getPointerType().getPointeeType(); }
  }];
}

def SPIRV_LoadOp : SPIRV_Op<"Load", [DeclareOpInterfaceMethods<AlignmentAttrOpInterface>]> {
  let summary = "loads a value from a pointer";
  let description = "`%0 = spirv.Load \"Function\" %p [\"Aligned\", 4] : f32`";
  let arguments = (ins SPIRV_AnyPtr:$ptr, OptionalAttr<SPIRV_MemoryAccessAttr>:$memory_access,
                       OptionalAttr<IntValidAlignment<I32Attr>>:$alignment);
  let results = (outs SPIRV_Type:$value);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$ptr, CArg<"::mlir::spirv::MemoryAccessAttr", "{}">:$memoryAccess,
                                 CArg<"::mlir::IntegerAttr", "{}">:$alignment), [{
    build($_builder, $_state, ::llvm::cast<::mlir::spirv::PointerType>(ptr.getType()).getPointeeType(), ptr,
          memoryAccess, alignment);
  }]>];
}

def SPIRV_StoreOp : SPIRV_Op<"Store", [DeclareOpInterfaceMethods<AlignmentAttrOpInterface>]> {
  let summary = "stores a value to a pointer";
  let description = "`spirv.Store \"Function\" %p, %x [\"Volatile\"] : f32`";
  let arguments = (ins SPIRV_AnyPtr:$ptr, SPIRV_Type:$value, OptionalAttr<SPIRV_MemoryAccessAttr>:$memory_access,
                       OptionalAttr<IntValidAlignment<I32Attr>>:$alignment);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$ptr, "::mlir::Value":$value,
                                 CArg<"::llvm::ArrayRef<::mlir::NamedAttribute>", "{}">:$namedAttrs), [{
    $_state.addOperands(ptr);
    $_state.addOperands(value);
    $_state.addAttributes(namedAttrs);
  }]>];
}

def SPIRV_CopyMemoryOp : SPIRV_Op<"CopyMemory", [DeclareOpInterfaceMethods<AlignmentAttrOpInterface>]> {
  let summary = "copies the pointee of one pointer to another";
  let description = [{
    The target precedes the source. The memory access of the target is also that of the source if the source has none:
    `spirv.CopyMemory "Function" %to, "Uniform" %from ["Aligned", 4], ["Volatile"] : f32`.
  }];
  let arguments = (ins SPIRV_AnyPtr:$target, SPIRV_AnyPtr:$source, OptionalAttr<SPIRV_MemoryAccessAttr>:$memory_access,
                       OptionalAttr<IntValidAlignment<I32Attr>>:$alignment,
                       OptionalAttr<SPIRV_MemoryAccessAttr>:$source_memory_access,
                       OptionalAttr<IntValidAlignment<I32Attr>>:$source_alignment);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

//===-- Access chains ------------------------------------------------------===//

def SPIRV_AccessChainOp : SPIRV_Op<"AccessChain", [Pure]> {
  let summary = "computes a pointer to a constituent of a composite";
  let arguments = (ins SPIRV_AnyPtr:$base_ptr, Variadic<SPIRV_Integer>:$indices);
  let results = (outs SPIRV_AnyPtr:$component_ptr);
  let assemblyFormat = [{
    $base_ptr `[` $indices `]` attr-dict `:` type($base_ptr) `,` type($indices) `->` type(results)
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$basePtr, "::mlir::ValueRange":$indices)>];
}

class SPIRV_PtrAccessChain<string mnemonic> : SPIRV_Op<mnemonic, [Pure]> {
  let arguments = (ins SPIRV_AnyPtr:$base_ptr, SPIRV_Integer:$element, Variadic<SPIRV_Integer>:$indices);
  let results = (outs SPIRV_AnyPtr:$result);
  let assemblyFormat = [{
    $base_ptr `[` $element ($indices^)? `]` attr-dict `:` type($base_ptr) `,` type($element) (`,` type($indices)^)? `->`
    type($result)
  }];
  let hasVerifier = 1;
  let builders = [OpBuilder<(ins "::mlir::Value":$basePtr, "::mlir::Value":$element, "::mlir::ValueRange":$indices)>];
}
def SPIRV_PtrAccessChainOp : SPIRV_PtrAccessChain<"PtrAccessChain"> {
  let summary = "computes a pointer to a constituent of an element of an array";
}
def SPIRV_InBoundsPtrAccessChainOp : SPIRV_PtrAccessChain<"InBoundsPtrAccessChain"> {
  let summary = "computes a pointer to a constituent of an element of an array, which is in bounds";
}

#endif // STRATA_DIALECTS_SPIRV_SPIRVMEMORYOPS
