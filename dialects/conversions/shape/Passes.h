//===- Passes.h - Conversions of shape ------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The passes that Passes.td declares, with the command-line names of mlir-opt. Their patterns are in
// ShapeToStandard.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_SHAPE_PASSES_H
#define STRATA_DIALECTS_CONVERSIONS_SHAPE_PASSES_H

#include "runtime/pass/PassRegistry.h"

namespace mlir {

// Declares a create function and the options of each pass.
#define GEN_PASS_DECL
#include "dialects/conversions/shape/Passes.h.inc"

// Defines registerShapeConversionPasses(), which registers all passes for use in pipelines.
#define GEN_PASS_REGISTRATION
#include "dialects/conversions/shape/Passes.h.inc"

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_SHAPE_PASSES_H
