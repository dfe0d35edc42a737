//===- LLVM.td - The llvm dialect --------------------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Includes all files of the dialect.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM
#define STRATA_DIALECTS_LLVM

include "dialects/llvm/LLVMArith.td"
include "dialects/llvm/LLVMAttrs.td"
include "dialects/llvm/LLVMEnums.td"
include "dialects/llvm/LLVMIntrinsics.td"
include "dialects/llvm/LLVMIntrinsicsMemory.td"
include "dialects/llvm/LLVMIntrinsicsVector.td"
include "dialects/llvm/LLVMOps.td"
include "dialects/llvm/LLVMTypes.td"

#endif // STRATA_DIALECTS_LLVM
