//===- LLVMIntrinsicsMemory.h - Intrinsics on memory ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The op classes of the llvm intrinsics that lowerings and passes on memory use: copies and fills of memory,
// lifetimes, invariants, the stack, variable arguments, prefetching, annotations, pointer masks, thread-local
// addresses, alias scopes, debug records, llvm.intr.assume and llvm.intr.ssa.copy. They are declared in
// LLVMIntrinsicsMemory.td, without its coroutines, and LLVMIntrinsics.td.
//
// For all intrinsics, see LLVMIntrinsics.h. LLVM.h has all ops.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_LLVMINTRINSICSMEMORY_H
#define STRATA_DIALECTS_LLVM_LLVMINTRINSICSMEMORY_H

#include "dialects/llvm/LLVMAttrs.h"
#include "dialects/llvm/LLVMInterfaces.h"
#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/interfaces/InferTypeOpInterface.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/ods/OperandRangeRange.h"

namespace mlir::LLVM {
// Tags that select the builders of llvm.intr.assume with operand bundles.
struct AssumeAlignTag {};
struct AssumeSeparateStorageTag {};
} // namespace mlir::LLVM

#define GET_OP_CLASSES
#include "dialects/llvm/LLVMMemoryIntrinsicOps.h.inc"

#endif // STRATA_DIALECTS_LLVM_LLVMINTRINSICSMEMORY_H
