//===- Passes.h - Passes on memrefs ---------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The passes that Passes.td declares. Their names on the command line are those of mlir-opt; their patterns
// are in Transforms.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_MEMREF_TRANSFORMS_PASSES_H
#define STRATA_DIALECTS_MEMREF_TRANSFORMS_PASSES_H

#include "runtime/pass/PassRegistry.h"

namespace mlir::memref {

// Declares the create function and the options of each pass.
#define GEN_PASS_DECL
#include "dialects/memref/transforms/Passes.h.inc"

// Defines registerMemRefPasses(), which registers all of these passes.
#define GEN_PASS_REGISTRATION
#include "dialects/memref/transforms/Passes.h.inc"

} // namespace mlir::memref

#endif // STRATA_DIALECTS_MEMREF_TRANSFORMS_PASSES_H
