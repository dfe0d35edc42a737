//===- ParallelCombiningOpInterface.cpp - Ends of parallel loops ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/ParallelCombiningOpInterface.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Region.h"

using namespace strata;

LogicalResult detail::verifyInParallelOpInterface(Operation *op) {
  if (op->getNumRegions() != 1)
    return op->emitError("expected single region op");
  if (!op->getRegion(0).hasOneBlock())
    return op->emitError("expected single block op region");
  return success();
}

#include "runtime/interfaces/ParallelCombiningOpInterface.cpp.inc"
