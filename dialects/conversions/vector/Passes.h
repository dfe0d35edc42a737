//===- Passes.h - Conversions of vector -----------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The pass that Passes.td declares. Its name on the command line is that of mlir-opt.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_VECTOR_PASSES_H
#define STRATA_DIALECTS_CONVERSIONS_VECTOR_PASSES_H

#include "dialects/conversions/vector/VectorToSCF.h"
#include "runtime/pass/PassRegistry.h"

namespace mlir {

#define GEN_PASS_DECL
#include "dialects/conversions/vector/Passes.h.inc"

/// Creates the pass that lowers transfers and vector.print to loops (VectorToSCF.h).
std::unique_ptr<Pass> createConvertVectorToSCFPass(const VectorTransferToSCFOptions &options = {});

// Defines registerVectorConversionPasses(), which registers the pass of Passes.td.
#define GEN_PASS_REGISTRATION
#include "dialects/conversions/vector/Passes.h.inc"

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_VECTOR_PASSES_H
