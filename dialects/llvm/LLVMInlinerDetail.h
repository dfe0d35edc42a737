//===- LLVMInlinerDetail.h - Steps of inlining ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions that LLVMInliner.cpp and LLVMInlinerAliases.cpp share. Internal to the llvm dialect.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_LLVMINLINERDETAIL_H
#define STRATA_DIALECTS_LLVM_LLVMINLINERDETAIL_H

#include "dialects/llvm/LLVM.h"

namespace mlir::LLVM {

/// The inlined blocks, in order.
using InlinedBlocks = llvm::iterator_range<Region::iterator>;

namespace detail {

/// Returns a copy of an argument with `noalias` that updateAliasScopes() recognizes and removes. It is
/// created directly before the call.
Value markNoAlias(OpBuilder &builder, Operation *call, Value argument);
/// Updates the alias scopes and access groups of inlined memory accesses.
void updateAliasScopes(CallOp call, InlinedBlocks blocks);

} // namespace detail
} // namespace mlir::LLVM

#endif // STRATA_DIALECTS_LLVM_LLVMINLINERDETAIL_H
