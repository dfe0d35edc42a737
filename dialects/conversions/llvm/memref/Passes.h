//===- Passes.h - Conversion of memref to llvm ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The pass that Passes.td declares. Its name on the command line is that of mlir-opt; its patterns are in
// MemRefToLLVM.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_MEMREF_PASSES_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_MEMREF_PASSES_H

#include "runtime/pass/PassRegistry.h"

namespace mlir {

// Declares FinalizeMemRefToLLVMConversionPassOptions and createFinalizeMemRefToLLVMConversionPass(options).
#define GEN_PASS_DECL
#include "dialects/conversions/llvm/memref/Passes.h.inc"

// Defines registerMemRefToLLVMPasses(), which registers the pass of Passes.td.
#define GEN_PASS_REGISTRATION
#include "dialects/conversions/llvm/memref/Passes.h.inc"

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_MEMREF_PASSES_H
