//===- ShapedDimRange.h - What a size may be ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The bounds of what an op of ShapedDimOpInterface gives, for its InferIntRangeInterface. Pure functions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_SHAPEDDIMRANGE_H
#define STRATA_DIALECTS_UTILS_SHAPEDDIMRANGE_H

#include "runtime/interfaces/ConstantIntRanges.h"
#include "runtime/interfaces/ShapedOpInterfaces.h"

namespace strata::intrange {

/// A size that is known, or what all sizes have in common that the dimension may choose.
/// \param dim  the bounds of the dimension.
ConstantIntRanges inferShapedDimOpInterface(ShapedDimOpInterface op, const IntegerValueRange &dim);

} // namespace strata::intrange

#endif // STRATA_DIALECTS_UTILS_SHAPEDDIMRANGE_H
