//===- Passes.h - Lowering to llvm ----------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The passes that Passes.td declares, with the command-line names of mlir-opt.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_PASSES_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_PASSES_H

#include "runtime/pass/PassRegistry.h"

namespace mlir {

class DialectRegistry;

#define GEN_PASS_DECL
#include "dialects/conversions/llvm/Passes.h.inc"

// registerLLVMConversionPasses() registers all of these passes.
#define GEN_PASS_REGISTRATION
#include "dialects/conversions/llvm/Passes.h.inc"

/// Adds the patterns of arith, cf, func, index and ub to the pass convert-to-llvm.
void registerConvertToLLVMInterfaces(DialectRegistry &registry);
/// Has no effect: the pass convert-to-llvm loads the dialects whose ops its patterns create.
void registerConvertToLLVMDependentDialectLoading(DialectRegistry &registry);

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_PASSES_H
