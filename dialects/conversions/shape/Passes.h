//===- Passes.h - Conversions of shape ------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The passes that Passes.td declares. Their names on the command line are those of mlir-opt; their patterns
// are in ShapeToStandard.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_SHAPE_PASSES_H
#define STRATA_DIALECTS_CONVERSIONS_SHAPE_PASSES_H

#include "runtime/pass/PassRegistry.h"

namespace mlir {

// Declares the create function and the options of each pass.
#define GEN_PASS_DECL
#include "dialects/conversions/shape/Passes.h.inc"

// Defines registerShapeConversionPasses(), which registers all passes of Passes.td.
#define GEN_PASS_REGISTRATION
#include "dialects/conversions/shape/Passes.h.inc"

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_SHAPE_PASSES_H
