//===- Passes.h - Lowering of vector to llvm ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The passes that Passes.td declares, with the command-line names of mlir-opt.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_VECTOR_PASSES_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_VECTOR_PASSES_H

#include "dialects/vector/transforms/VectorTransforms.h"
#include "runtime/pass/PassRegistry.h"

namespace mlir {

// Declares ConvertVectorToLLVMPassOptions and createConvertVectorToLLVMPass(options), which creates the pass
// that lowers vector ops; see VectorToLLVM.h.
#define GEN_PASS_DECL
#include "dialects/conversions/llvm/vector/Passes.h.inc"

// registerVectorToLLVMPasses() registers all of these passes.
#define GEN_PASS_REGISTRATION
#include "dialects/conversions/llvm/vector/Passes.h.inc"

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_VECTOR_PASSES_H
