//===- SPIRVBarrierOps.td - Barriers -----------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_BARRIEROPS
#define STRATA_DIALECTS_SPIRV_BARRIEROPS

include "dialects/spirv/SPIRVBase.td"

def SPIRV_ControlBarrierOp : SPIRV_Op<"ControlBarrier"> {
  let summary = "waits until all invocations of the execution scope reach the barrier";
  let arguments = (ins SPIRV_ScopeAttr:$execution_scope, SPIRV_ScopeAttr:$memory_scope,
                       SPIRV_MemorySemanticsAttr:$memory_semantics);
  let assemblyFormat = "$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict";
  let hasVerifier = 1;
}

def SPIRV_MemoryBarrierOp : SPIRV_Op<"MemoryBarrier"> {
  let summary = "orders memory accesses";
  let arguments = (ins SPIRV_ScopeAttr:$memory_scope, SPIRV_MemorySemanticsAttr:$memory_semantics);
  let assemblyFormat = "$memory_scope `,` $memory_semantics attr-dict";
  let hasVerifier = 1;
}

#endif // STRATA_DIALECTS_SPIRV_BARRIEROPS
