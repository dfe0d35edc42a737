//===- LLVM.h - The llvm dialect ------------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The llvm dialect: the types, attributes, interfaces and op classes of LLVM.td.
//
// A part of it takes less time to compile. For types only, see LLVMTypes.h; for types and attributes,
// LLVMAttrs.h; for the class of the dialect, LLVMDialect.h; for ops other than intrinsics, LLVMOps.h; for
// intrinsics, LLVMIntrinsics.h and LLVMIntrinsicsMemory.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_LLVM_H
#define STRATA_DIALECTS_LLVM_LLVM_H

#include "dialects/llvm/LLVMIntrinsics.h"
#include "dialects/llvm/LLVMOps.h"

#endif // STRATA_DIALECTS_LLVM_LLVM_H
