//===- VerificationUtils.cpp - Verification of several dialects -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/utils/VerificationUtils.h"
#include "runtime/ir/Diagnostics.h"

using namespace mlir;

LogicalResult mlir::verifyDynamicDimensionCount(Operation *op, ShapedType type, ValueRange dynamicSizes) {
  if (int64_t(dynamicSizes.size()) == type.getNumDynamicDims())
    return success();
  return op->emitOpError("incorrect number of dynamic sizes, has ")
         << dynamicSizes.size() << ", expected " << type.getNumDynamicDims();
}
