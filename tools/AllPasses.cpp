//===- AllPasses.cpp - Registers all passes -------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/transforms/Passes.h"
#include "dialects/conversions/affine/Passes.h"
#include "runtime/transforms/Passes.h"
#include "tools/DialectGroups.h"
#include "tools/InitAllPasses.h"

void mlir::registerAllPasses() {
  registerTransformsPasses();
  registerCorePasses();
  affine::registerAffinePasses();
  registerAffineConversionPasses();
}
