//===- VectorInterfaces.cpp - Ops on vectors ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/VectorInterfaces.h"

using namespace mlir;

std::optional<llvm::SmallVector<int64_t, 4>> detail::getShapeForUnroll(Operation *op) {
  auto type =
      op->getNumResults() == 1 ? llvm::dyn_cast<VectorType>(op->getResult(0).getType()) : VectorType();
  if (!type)
    return std::nullopt;
  return llvm::SmallVector<int64_t, 4>(type.getShape());
}

bool detail::isTransferBroadcastDim(AffineMap map, unsigned dim) {
  auto constant = llvm::dyn_cast<AffineConstantExpr>(map.getResult(dim));
  return constant && constant.getValue() == 0;
}

bool detail::hasTransferBroadcastDim(AffineMap map) {
  for (unsigned dim = 0; dim != map.getNumResults(); ++dim)
    if (isTransferBroadcastDim(map, dim))
      return true;
  return false;
}

llvm::SmallVector<int64_t> mlir::detail::getTransferChunk(AffineMap map, VectorType type) {
  llvm::SmallVector<int64_t> sizes(map.getNumDims(), 1);
  for (auto [size, result] : llvm::zip_equal(type.getShape(), map.getResults()))
    if (auto dim = llvm::dyn_cast<AffineDimExpr>(result))
      sizes[dim.getPosition()] = size;
  return sizes;
}

#include "runtime/interfaces/VectorInterfaces.cpp.inc"
