//===- VerificationUtils.h - Verification of several dialects --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Verifies properties that ops of several dialects have.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_VERIFICATIONUTILS_H
#define STRATA_DIALECTS_UTILS_VERIFICATIONUTILS_H

#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Operation.h"

namespace mlir {

/// Verifies that \p dynamicSizes has one value for each dynamic size of the type.
LogicalResult verifyDynamicDimensionCount(Operation *op, ShapedType type, ValueRange dynamicSizes);

} // namespace mlir

#endif // STRATA_DIALECTS_UTILS_VERIFICATIONUTILS_H
