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

namespace mlir::arith {

// Declares ArithIntRangeNarrowingOptions, createArithIntRangeNarrowing(options) and
// createArithIntRangeOpts().
#define GEN_PASS_DECL
#include "dialects/arith/transforms/Passes.h.inc"

/// Creates a pass that replaces values with a singleton integer range by constants, and removes redundant
/// remainders.
std::unique_ptr<Pass> createIntRangeOptimizationsPass();

// Defines registerArithPasses(), which registers all passes for use in pipelines.
#define GEN_PASS_REGISTRATION
#include "dialects/arith/transforms/Passes.h.inc"

} // namespace mlir::arith

#endif // STRATA_DIALECTS_ARITH_TRANSFORMS_PASSES_H
