//===- Passes.h - From dialect to dialect ---------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Passes that convert the ops of one dialect to those of another. Flags are mlir-opt's. Declared in
// Passes.td.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_PASSES_H
#define STRATA_DIALECTS_CONVERSIONS_PASSES_H

#include "runtime/pass/PassRegistry.h"

namespace strata {

/// Makes blocks and branches of loops and conditions; see SCFToControlFlow.h.
std::unique_ptr<Pass> createSCFToControlFlowPass();

/// Makes loops and conditions of blocks and branches; see ControlFlowToSCF.h.
std::unique_ptr<Pass> createLiftControlFlowToSCFPass();

// registerConversionPasses() makes all of them known to pipelines.
#define GEN_PASS_REGISTRATION
#include "dialects/conversions/Passes.h.inc"

} // namespace strata

#endif // STRATA_DIALECTS_CONVERSIONS_PASSES_H
