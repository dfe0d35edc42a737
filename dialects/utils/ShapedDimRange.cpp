//===- ShapedDimRange.cpp - Integer ranges of dimension sizes -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/utils/ShapedDimRange.h"
#include "runtime/ir/BuiltinTypes.h"

using namespace mlir;
using llvm::APInt;

ConstantIntRanges intrange::inferShapedDimOpInterface(ShapedDimOpInterface op, const IntegerValueRange &dim) {
  unsigned width = ConstantIntRanges::getStorageBitwidth(op->getResult(0).getType());
  ConstantIntRanges anySize =
      ConstantIntRanges::fromSigned(APInt::getZero(width), APInt::getSignedMaxValue(width));
  auto type = llvm::cast<ShapedType>(op.getShapedValue().getType());
  if (!type.hasRank())
    return anySize;
  int64_t first = 0, last = type.getRank() - 1;
  if (!dim.isUninitialized()) {
    first = std::max(first, dim.getValue().smin().getSExtValue());
    last = std::min(last, dim.getValue().smax().getSExtValue());
  }
  IntegerValueRange result;
  for (int64_t i = first; i <= last; ++i) {
    int64_t size = type.getDimSize(i);
    ConstantIntRanges range =
        ShapedType::isDynamic(size) ? anySize : ConstantIntRanges::constant(APInt(width, size, true, true));
    result = IntegerValueRange::join(result, range);
  }
  return result.isUninitialized() ? anySize : result.getValue();
}
