//===- Passes.h - Passes that know arith ----------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Flags are mlir-opt's. Declared in Passes.td.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_ARITH_TRANSFORMS_PASSES_H
#define STRATA_DIALECTS_ARITH_TRANSFORMS_PASSES_H

#include "runtime/pass/PassRegistry.h"

namespace strata {

/// Replaces integers that can only be one number, and takes out remainders that change nothing.
std::unique_ptr<Pass> createIntRangeOptimizationsPass();
/// Computes with fewer bits where no value needs more; the widths are its option.
std::unique_ptr<Pass> createIntRangeNarrowingPass();

// registerArithPasses() makes all of them known to pipelines.
#define GEN_PASS_REGISTRATION
#include "dialects/arith/transforms/Passes.h.inc"

} // namespace strata

#endif // STRATA_DIALECTS_ARITH_TRANSFORMS_PASSES_H
