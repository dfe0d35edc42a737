//===- Passes.h - Passes on arith ops -------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The passes that Passes.td declares, with the command-line names of mlir-opt.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_ARITH_TRANSFORMS_PASSES_H
#define STRATA_DIALECTS_ARITH_TRANSFORMS_PASSES_H

#include "runtime/pass/PassRegistry.h"

namespace mlir {

/// Creates a pass that replaces values with a singleton integer range by constants, and removes redundant
/// remainders.
std::unique_ptr<Pass> createIntRangeOptimizationsPass();
/// Creates a pass that narrows integer ops to the bit widths given by its option, where the ranges permit it.
std::unique_ptr<Pass> createIntRangeNarrowingPass();

// Defines registerArithPasses(), which registers all passes for use in pipelines.
#define GEN_PASS_REGISTRATION
#include "dialects/arith/transforms/Passes.h.inc"

} // namespace mlir

#endif // STRATA_DIALECTS_ARITH_TRANSFORMS_PASSES_H
