//===- Broadcast.cpp - Broadcast semantics of shapes ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Broadcast.h"

using namespace mlir;

/// Returns the broadcast of two dimension sizes, or nullopt if they are incompatible.
static std::optional<int64_t> broadcastSize(int64_t a, int64_t b) {
  if (a == b || b == 1)
    return a;
  if (a == 1)
    return b;
  bool isUnknownA = ShapedType::isDynamic(a), isUnknownB = ShapedType::isDynamic(b);
  if (!isUnknownA && !isUnknownB)
    return std::nullopt;
  return isUnknownA ? b : a;
}

bool OpTrait::util::getBroadcastedShape(llvm::ArrayRef<int64_t> shape1, llvm::ArrayRef<int64_t> shape2,
                                        llvm::SmallVectorImpl<int64_t> &result) {
  llvm::ArrayRef<int64_t> longer = shape1.size() >= shape2.size() ? shape1 : shape2;
  llvm::ArrayRef<int64_t> shorter = shape1.size() >= shape2.size() ? shape2 : shape1;
  result.assign(longer.begin(), longer.end());
  size_t missing = longer.size() - shorter.size();
  for (auto [index, size] : llvm::enumerate(shorter)) {
    std::optional<int64_t> both = broadcastSize(result[missing + index], size);
    if (!both) {
      result.clear();
      return false;
    }
    result[missing + index] = *both;
  }
  return true;
}

Type OpTrait::util::getBroadcastedType(Type type1, Type type2, Type elementType) {
  Type element1 = getElementTypeOrSelf(type1), element2 = getElementTypeOrSelf(type2);
  if (!elementType && element1 != element2)
    return {};
  elementType = elementType ? elementType : element1;
  bool hasTensor = llvm::isa<TensorType>(type1) || llvm::isa<TensorType>(type2);
  bool hasVector = llvm::isa<VectorType>(type1) || llvm::isa<VectorType>(type2);
  if (hasTensor && hasVector)
    return {};
  if (llvm::isa<UnrankedTensorType>(type1) || llvm::isa<UnrankedTensorType>(type2))
    return UnrankedTensorType::get(elementType);
  auto shapeOf = [](Type type) {
    auto shaped = llvm::dyn_cast<ShapedType>(type);
    return shaped && shaped.hasRank() ? shaped.getShape() : llvm::ArrayRef<int64_t>();
  };
  llvm::SmallVector<int64_t, 4> shape;
  if (!getBroadcastedShape(shapeOf(type1), shapeOf(type2), shape))
    return {};
  if (hasTensor)
    return RankedTensorType::get(shape, elementType);
  return hasVector ? Type(VectorType::get(shape, elementType)) : elementType;
}
