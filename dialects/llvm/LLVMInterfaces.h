//===- LLVMInterfaces.h - Op interfaces of the llvm dialect ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The op interfaces of LLVMInterfaces.td: flags, metadata of memory accesses, intrinsics.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_LLVMINTERFACES_H
#define STRATA_DIALECTS_LLVM_LLVMINTERFACES_H

#include "dialects/llvm/LLVMAttrs.h"
#include "runtime/ir/OpView.h"

namespace mlir {
class LLVMTypeConverter;
class RewriterBase;

namespace LLVM::detail {
// Verifiers of the interfaces.
LogicalResult verifyAccessGroupOpInterface(Operation *op);
LogicalResult verifyAliasAnalysisOpInterface(Operation *op);
LogicalResult verifyDereferenceableOpInterface(Operation *op);
} // namespace LLVM::detail
} // namespace mlir

#include "dialects/llvm/LLVMOpInterfaces.h.inc"

#endif // STRATA_DIALECTS_LLVM_LLVMINTERFACES_H
