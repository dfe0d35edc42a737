//===- ShapedDimRange.h - Integer ranges of dimension sizes ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Pure functions that infer integer ranges for results of ops that implement ShapedDimOpInterface.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_SHAPEDDIMRANGE_H
#define STRATA_DIALECTS_UTILS_SHAPEDDIMRANGE_H

#include "runtime/interfaces/ConstantIntRanges.h"
#include "runtime/interfaces/ShapedOpInterfaces.h"

namespace mlir::intrange {

/// Returns the range of a dim op: the union of the sizes of the dimensions that `dim` may select. A dynamic
/// size is any non-negative signed value.
/// \param dim the range of the dimension operand.
ConstantIntRanges inferShapedDimOpInterface(ShapedDimOpInterface op, const IntegerValueRange &dim);

} // namespace mlir::intrange

#endif // STRATA_DIALECTS_UTILS_SHAPEDDIMRANGE_H
