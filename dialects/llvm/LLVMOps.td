//===- LLVMOps.td - Ops other than arithmetic and intrinsics -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Includes the ops of the llvm dialect for memory, control flow, calls, functions and globals, constants, atomic accesses
// and properties of the module. Arithmetic is in LLVMArith.td, intrinsics are in LLVMIntrinsics.td.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_OPS
#define STRATA_DIALECTS_LLVM_OPS

include "dialects/llvm/LLVMOpsAtomic.td"
include "dialects/llvm/LLVMOpsCalls.td"
include "dialects/llvm/LLVMOpsConstants.td"
include "dialects/llvm/LLVMOpsControlFlow.td"
include "dialects/llvm/LLVMOpsFunctions.td"
include "dialects/llvm/LLVMOpsGlobals.td"
include "dialects/llvm/LLVMOpsMemory.td"

#endif // STRATA_DIALECTS_LLVM_OPS
