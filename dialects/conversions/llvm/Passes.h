//===- Passes.h - Lowering to llvm ----------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The passes that Passes.td declares. Their names on the command line are those of mlir-opt.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_PASSES_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_PASSES_H

#include "runtime/pass/PassRegistry.h"

namespace mlir {

class DialectRegistry;

#define GEN_PASS_DECL
#include "dialects/conversions/llvm/Passes.h.inc"

// Defines registerLLVMConversionPasses(), which registers all passes of Passes.td.
#define GEN_PASS_REGISTRATION
#include "dialects/conversions/llvm/Passes.h.inc"

/// Registers extensions by which the pass convert-to-llvm obtains the patterns of arith, cf, func, index and
/// ub.
void registerConvertToLLVMInterfaces(DialectRegistry &registry);
/// Does nothing; for compatibility with MLIR. The pass convert-to-llvm itself loads the dialects whose ops it
/// creates.
void registerConvertToLLVMDependentDialectLoading(DialectRegistry &registry);

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_PASSES_H
