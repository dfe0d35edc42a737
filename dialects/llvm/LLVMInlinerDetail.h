//===- LLVMInlinerDetail.h - Steps of inlining ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions of the inliner, for LLVMInliner.cpp and LLVMInlinerAliases.cpp. Private to this folder.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_LLVMINLINERDETAIL_H
#define STRATA_DIALECTS_LLVM_LLVMINLINERDETAIL_H

#include "dialects/llvm/LLVMIntrinsicsMemory.h"
#include "dialects/llvm/LLVMOps.h"

namespace mlir::LLVM {

/// The inlined blocks in order.
using InlinedBlocks = llvm::iterator_range<Region::iterator>;

namespace detail {

/// Creates an llvm.intr.ssa.copy of a `noalias` argument directly before the call and returns its result. An
/// attribute marks the copy, so that updateAliasScopes() can find and remove it.
Value markNoAlias(OpBuilder &builder, Operation *call, Value argument);
/// Updates the alias scopes and access groups of inlined memory accesses after the blocks are inlined.
void updateAliasScopes(CallOp call, InlinedBlocks blocks);

} // namespace detail
} // namespace mlir::LLVM

#endif // STRATA_DIALECTS_LLVM_LLVMINLINERDETAIL_H
