//===- Passes.h - Passes on llvm ops --------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The passes that Passes.td declares. Their names on the command line are those of mlir-opt.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TRANSFORMS_PASSES_H
#define STRATA_DIALECTS_LLVM_TRANSFORMS_PASSES_H

#include "dialects/llvm/LLVMAttrs.h"
#include "runtime/pass/PassRegistry.h"

namespace mlir::LLVM {

// Declares the create function and the options of each pass.
#define GEN_PASS_DECL
#include "dialects/llvm/transforms/Passes.h.inc"

// Defines registerLLVMPasses(), which registers all passes of Passes.td.
#define GEN_PASS_REGISTRATION
#include "dialects/llvm/transforms/Passes.h.inc"

} // namespace mlir::LLVM

#endif // STRATA_DIALECTS_LLVM_TRANSFORMS_PASSES_H
