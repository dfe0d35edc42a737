//===- Passes.h - Conversion of bufferization -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The pass that Passes.td declares. Its name on the command line is that of mlir-opt.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_BUFFERIZATION_PASSES_H
#define STRATA_DIALECTS_CONVERSIONS_BUFFERIZATION_PASSES_H

#include "runtime/pass/PassRegistry.h"

namespace mlir {

// Declares createConvertBufferizationToMemRefPass().
#define GEN_PASS_DECL
#include "dialects/conversions/bufferization/Passes.h.inc"

// Defines registerBufferizationConversionPasses(), which registers the pass of Passes.td.
#define GEN_PASS_REGISTRATION
#include "dialects/conversions/bufferization/Passes.h.inc"

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_BUFFERIZATION_PASSES_H
