//===- GPUMemoryOps.td - Memory of devices -----------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_GPU_MEMORYOPS
#define STRATA_DIALECTS_GPU_MEMORYOPS

include "dialects/gpu/GPUBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def GPU_AllocOp : GPU_Op<"alloc", [GPU_AsyncOpInterface, AttrSizedOperandSegments]> {
  let summary = "allocates a buffer in device memory";
  let arguments = (ins Variadic<GPU_AsyncToken>:$asyncDependencies, Variadic<Index>:$dynamicSizes,
                       Variadic<Index>:$symbolOperands, UnitAttr:$hostShared);
  let results = (outs Res<AnyMemRef, "", [MemAllocAt<0, FullEffect>]>:$memref, Optional<GPU_AsyncToken>:$asyncToken);
  let assemblyFormat = [{
    custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) (` ` `host_shared` $hostShared^)? ` `
    `(` $dynamicSizes `)` (`` `[` $symbolOperands^ `]`)? attr-dict `:` type($memref)
  }];
  let extraClassDeclaration = [{
    ::mlir::MemRefType getType() { return ::llvm::cast<::mlir::MemRefType>(getMemref().getType()); }
  }];
  let hasVerifier = 1;
}
def GPU_DeallocOp : GPU_Op<"dealloc", [GPU_AsyncOpInterface]> {
  let summary = "deallocates a buffer in device memory";
  let arguments = (ins Variadic<GPU_AsyncToken>:$asyncDependencies,
                       Arg<AnyMemRef, "", [MemFreeAt<0, FullEffect>]>:$memref);
  let results = (outs Optional<GPU_AsyncToken>:$asyncToken);
  let assemblyFormat = [{
    custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $memref attr-dict `:` type($memref)
  }];
}
def GPU_MemcpyOp : GPU_Op<"memcpy", [GPU_AsyncOpInterface]> {
  let summary = "copies a buffer to another";
  let arguments = (ins Variadic<GPU_AsyncToken>:$asyncDependencies,
                       Arg<AnyMemRef, "", [MemWriteAt<0, FullEffect>]>:$dst,
                       Arg<AnyMemRef, "", [MemReadAt<0, FullEffect>]>:$src);
  let results = (outs Optional<GPU_AsyncToken>:$asyncToken);
  let assemblyFormat = [{
    custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst `,` $src `:` type($dst) `,` type($src)
    attr-dict
  }];
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}
def GPU_MemsetOp : GPU_Op<"memset", [GPU_AsyncOpInterface, AllElementTypesMatch<["dst", "value"]>]> {
  let summary = "fills a buffer with a value";
  let arguments = (ins Variadic<GPU_AsyncToken>:$asyncDependencies,
                       Arg<AnyMemRef, "", [MemWriteAt<0, FullEffect>]>:$dst, Arg<AnyType, "">:$value);
  let results = (outs Optional<GPU_AsyncToken>:$asyncToken);
  let assemblyFormat = [{
    custom<AsyncDependencies>(type($asyncToken), $asyncDependencies) $dst `,` $value `:` type($dst) `,` type($value)
    attr-dict
  }];
}
def GPU_HostRegisterOp : GPU_Op<"host_register"> {
  let summary = "registers a host buffer for access from the device";
  let arguments = (ins AnyUnrankedMemRef:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
def GPU_HostUnregisterOp : GPU_Op<"host_unregister"> {
  let summary = "unregisters a host buffer";
  let arguments = (ins AnyUnrankedMemRef:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}
def GPU_SetDefaultDeviceOp : GPU_Op<"set_default_device", [MemoryEffects<[MemWrite]>]> {
  let summary = "selects the default device of the following ops";
  let arguments = (ins I32:$devIndex);
  let assemblyFormat = "attr-dict $devIndex";
}
def GPU_DynamicSharedMemoryOp : GPU_Op<"dynamic_shared_memory", [Pure]> {
  let summary = "returns the dynamic shared memory, whose size is an operand of the launch";
  let results = (outs Arg<MemRefRankOf<[I8], [1]>>:$resultMemref);
  let assemblyFormat = "attr-dict `:` type($resultMemref)";
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_GPU_MEMORYOPS
