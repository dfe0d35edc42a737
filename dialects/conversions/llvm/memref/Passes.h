//===- Passes.h - Conversion of memref to llvm ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The pass that Passes.td declares, with the command-line name of mlir-opt. Its patterns are in
// MemRefToLLVM.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_MEMREF_PASSES_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_MEMREF_PASSES_H

#include "runtime/pass/PassRegistry.h"

namespace mlir {

// Declares FinalizeMemRefToLLVMConversionPassOptions and createFinalizeMemRefToLLVMConversionPass().
#define GEN_PASS_DECL
#include "dialects/conversions/llvm/memref/Passes.h.inc"

// registerMemRefToLLVMPasses() registers the pass.
#define GEN_PASS_REGISTRATION
#include "dialects/conversions/llvm/memref/Passes.h.inc"

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_MEMREF_PASSES_H
