//===- Passes.h - Passes on affine loops -----------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The passes that Passes.td declares, with the command-line names of mlir-opt.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_AFFINE_TRANSFORMS_PASSES_H
#define STRATA_DIALECTS_AFFINE_TRANSFORMS_PASSES_H

#include "runtime/pass/PassRegistry.h"

namespace mlir::affine {

/// Creates a pass that fuses loop nests with the same iterations.
std::unique_ptr<Pass> createLoopFusionPass();
/// Creates a pass that replaces loads by stored or loaded values, and erases stores and allocations that are
/// not read.
std::unique_ptr<Pass> createAffineScalarReplacementPass();

// Defines registerAffinePasses(), which registers all passes for use in pipelines.
#define GEN_PASS_REGISTRATION
#include "dialects/affine/transforms/Passes.h.inc"

} // namespace mlir::affine

#endif // STRATA_DIALECTS_AFFINE_TRANSFORMS_PASSES_H
