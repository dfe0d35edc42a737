//===- ParallelCombiningOpInterface.cpp - Ends of parallel loops ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/ParallelCombiningOpInterface.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Region.h"

using namespace mlir;

LogicalResult detail::verifyInParallelOpInterface(Operation *op) {
  bool hasOneRegion = op->getNumRegions() == 1;
  if (hasOneRegion && op->getRegion(0).hasOneBlock())
    return success();
  return op->emitError(hasOneRegion ? "expected single block op region" : "expected single region op");
}

#include "runtime/interfaces/ParallelCombiningOpInterface.cpp.inc"
