//===- Passes.h - Transformations of vectors ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The passes that Passes.td declares. Their names on the command line are those of mlir-opt; their patterns
// are in LoweringPatterns.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_TRANSFORMS_PASSES_H
#define STRATA_DIALECTS_VECTOR_TRANSFORMS_PASSES_H

#include "dialects/func/Func.h"
#include "dialects/vector/transforms/VectorTransforms.h"
#include "runtime/pass/PassRegistry.h"

namespace mlir::vector {

// Declares the options of the passes, and createLowerVectorMultiReduction(options) and
// createLowerVectorToFromElementsToShuffleTree().
#define GEN_PASS_DECL
#include "dialects/vector/transforms/Passes.h.inc"

/// Creates the pass that replaces vector.mask of transfers and gathers by ops with a mask operand.
std::unique_ptr<Pass> createLowerVectorMaskPass();
/// Creates the pass that lowers vector.multi_reduction.
std::unique_ptr<Pass> createLowerVectorMultiReductionPass(
    VectorMultiReductionLowering lowering = VectorMultiReductionLowering::InnerParallel);

// Defines registerVectorPasses(), which registers all of these passes.
#define GEN_PASS_REGISTRATION
#include "dialects/vector/transforms/Passes.h.inc"

} // namespace mlir::vector

#endif // STRATA_DIALECTS_VECTOR_TRANSFORMS_PASSES_H
