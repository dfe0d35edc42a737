//===- MemRefToLLVMDetail.h - Groups of patterns --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions that add the patterns of the source files in this folder. Private to this folder.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_MEMREF_MEMREFTOLLVMDETAIL_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_MEMREF_MEMREFTOLLVMDETAIL_H

#include "dialects/conversions/llvm/common/Pattern.h"
#include "dialects/llvm/LLVMOps.h"
#include "dialects/memref/MemRef.h"

namespace mlir::memref {

/// Adds patterns for allocation and deallocation, globals and allocation scopes.
void populateAllocationToLLVM(const LLVMTypeConverter &converter, RewritePatternSet &patterns,
                              SymbolTableCollection *symbolTables);
/// Adds patterns for loads, stores, atomic updates, prefetches and assumptions.
void populateAccessToLLVM(const LLVMTypeConverter &converter, RewritePatternSet &patterns);
/// Adds patterns for casts, views, dimensions and ranks.
void populateViewsToLLVM(const LLVMTypeConverter &converter, RewritePatternSet &patterns);
/// Adds the pattern for memref.reshape.
void populateReshapeToLLVM(const LLVMTypeConverter &converter, RewritePatternSet &patterns);
/// Adds the pattern for memref.copy.
void populateCopyToLLVM(const LLVMTypeConverter &converter, RewritePatternSet &patterns,
                        SymbolTableCollection *symbolTables);

/// Creates an integer constant whose attribute has type `index`.
inline Value makeIndexConstant(OpBuilder &builder, Location loc, Type type, int64_t value) {
  return builder.create<LLVM::ConstantOp>(loc, type, builder.getIndexAttr(value));
}

} // namespace mlir::memref

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_MEMREF_MEMREFTOLLVMDETAIL_H
