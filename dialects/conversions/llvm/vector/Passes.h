//===- Passes.h - Lowering of vector to llvm ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The pass that Passes.td declares. Its name on the command line is that of mlir-opt; its patterns are in
// VectorToLLVM.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_VECTOR_PASSES_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_VECTOR_PASSES_H

#include "dialects/vector/transforms/VectorTransforms.h"
#include "runtime/pass/PassRegistry.h"

namespace mlir {

// Declares ConvertVectorToLLVMPassOptions and createConvertVectorToLLVMPass(options).
#define GEN_PASS_DECL
#include "dialects/conversions/llvm/vector/Passes.h.inc"

// Defines registerVectorToLLVMPasses(), which registers the pass of Passes.td.
#define GEN_PASS_REGISTRATION
#include "dialects/conversions/llvm/vector/Passes.h.inc"

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_VECTOR_PASSES_H
