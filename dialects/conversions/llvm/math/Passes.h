//===- Passes.h - Lowering of math and complex to llvm --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The passes that Passes.td declares. Their names on the command line are those of mlir-opt.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_MATH_PASSES_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_MATH_PASSES_H

#include "dialects/complex/Complex.h"
#include "runtime/pass/PassRegistry.h"

namespace mlir {

#define GEN_PASS_DECL
#include "dialects/conversions/llvm/math/Passes.h.inc"

// Defines registerMathToLLVMPasses(), which registers all passes of Passes.td.
#define GEN_PASS_REGISTRATION
#include "dialects/conversions/llvm/math/Passes.h.inc"

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_MATH_PASSES_H
