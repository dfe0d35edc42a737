//===- LLVMIntrinsics.h - The intrinsics of the llvm dialect --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The op classes of LLVMIntrinsics*.td: arithmetic and mathematical functions, vectors, vector predication,
// masked memory accesses, matrices, coroutines and, by LLVMIntrinsicsMemory.h, memory.
//
// For other ops, see LLVMOps.h. LLVM.h has all ops.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_LLVMINTRINSICS_H
#define STRATA_DIALECTS_LLVM_LLVMINTRINSICS_H

#include "dialects/llvm/LLVMIntrinsicsMemory.h"

#define GET_OP_CLASSES
#include "dialects/llvm/LLVMIntrinsicOps.h.inc"

#endif // STRATA_DIALECTS_LLVM_LLVMINTRINSICS_H
