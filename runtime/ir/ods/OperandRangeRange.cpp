//===- OperandRangeRange.cpp - Operands in lists of lists -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/ods/OperandRangeRange.h"
#include "runtime/ir/BuiltinAttributes.h"

using namespace mlir;

llvm::ArrayRef<int32_t> detail::listSizes(Attribute sizes) {
  auto array = llvm::dyn_cast_or_null<DenseI32ArrayAttr>(sizes);
  return array ? array.asArrayRef() : llvm::ArrayRef<int32_t>();
}

OperandRangeRange OperandRange::split(detail::DenseArrayOf<int32_t> sizes) const {
  return OperandRangeRange(*this, sizes);
}
