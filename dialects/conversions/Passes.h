//===- Passes.h - Conversion passes ---------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Passes that convert ops of one dialect to another, declared in Passes.td. The pass names are those of
// mlir-opt.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_PASSES_H
#define STRATA_DIALECTS_CONVERSIONS_PASSES_H

#include "runtime/pass/PassRegistry.h"

namespace mlir {

// Declares SCFToControlFlowPassOptions, and createSCFToControlFlowPass(options), which creates the pass that
// lowers scf ops to branches; see SCFToControlFlow.h.
#define GEN_PASS_DECL
#include "dialects/conversions/Passes.h.inc"

/// Creates the pass that lifts branches to scf ops; see ControlFlowToSCF.h.
std::unique_ptr<Pass> createLiftControlFlowToSCFPass();

// registerConversionPasses() registers all passes of Passes.td.
#define GEN_PASS_REGISTRATION
#include "dialects/conversions/Passes.h.inc"

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_PASSES_H
