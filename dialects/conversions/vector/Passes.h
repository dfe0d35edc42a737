//===- Passes.h - Conversions of vector -----------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The passes that Passes.td declares, with the command-line names of mlir-opt.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_VECTOR_PASSES_H
#define STRATA_DIALECTS_CONVERSIONS_VECTOR_PASSES_H

#include "dialects/conversions/vector/VectorToSCF.h"
#include "runtime/pass/PassRegistry.h"

namespace mlir {

#define GEN_PASS_DECL
#include "dialects/conversions/vector/Passes.h.inc"

/// Creates the pass that lowers transfers to loops; see VectorToSCF.h.
std::unique_ptr<Pass> createConvertVectorToSCFPass(const VectorTransferToSCFOptions &options = {});

// registerVectorConversionPasses() registers all of these passes.
#define GEN_PASS_REGISTRATION
#include "dialects/conversions/vector/Passes.h.inc"

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_VECTOR_PASSES_H
