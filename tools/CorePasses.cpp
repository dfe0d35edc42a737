//===- CorePasses.cpp - Passes of scalars and control flow ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/transforms/Passes.h"
#include "dialects/conversions/Passes.h"
#include "tools/DialectGroups.h"

using namespace mlir;

void mlir::registerCorePasses() {
  arith::registerArithPasses();
  registerConversionPasses();
}
