//===- Passes.h - Conversions of affine -----------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The passes that Passes.td declares, with the command-line names of mlir-opt.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_AFFINE_PASSES_H
#define STRATA_DIALECTS_CONVERSIONS_AFFINE_PASSES_H

#include "runtime/pass/PassRegistry.h"

namespace mlir {

// Declares createLowerAffinePass(), which creates the pass that lowers affine ops; see AffineToStandard.h.
#define GEN_PASS_DECL
#include "dialects/conversions/affine/Passes.h.inc"

// registerAffineConversionPasses() registers all passes of Passes.td.
#define GEN_PASS_REGISTRATION
#include "dialects/conversions/affine/Passes.h.inc"

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_AFFINE_PASSES_H
