//===- TypeUtilities.cpp - Compatibility of shapes and lists of types -----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/TypeUtilities.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;

llvm::SmallVector<Type, 10> mlir::getFlattenedTypes(TupleType tuple) {
  llvm::SmallVector<Type, 10> types;
  tuple.getFlattenedTypes(types);
  return types;
}

LogicalResult mlir::verifyCompatibleShape(llvm::ArrayRef<int64_t> shape1, llvm::ArrayRef<int64_t> shape2) {
  if (shape1.size() != shape2.size())
    return failure();
  return success(llvm::all_of(llvm::zip_equal(shape1, shape2), [](auto sizes) {
    auto [size1, size2] = sizes;
    return size1 == size2 || ShapedType::isDynamic(size1) || ShapedType::isDynamic(size2);
  }));
}

LogicalResult mlir::verifyCompatibleShape(Type type1, Type type2) {
  auto shaped1 = llvm::dyn_cast<ShapedType>(type1), shaped2 = llvm::dyn_cast<ShapedType>(type2);
  if (!shaped1 || !shaped2)
    return success(!shaped1 && !shaped2);
  if (!shaped1.hasRank() || !shaped2.hasRank())
    return success();
  auto vector1 = llvm::dyn_cast<VectorType>(type1), vector2 = llvm::dyn_cast<VectorType>(type2);
  if (vector1 && vector2 && vector1.getScalableDims() != vector2.getScalableDims())
    return failure();
  return verifyCompatibleShape(shaped1.getShape(), shaped2.getShape());
}

LogicalResult mlir::verifyCompatibleDims(llvm::ArrayRef<int64_t> dims) {
  int64_t known = ShapedType::kDynamic;
  for (int64_t size : dims) {
    if (ShapedType::isDynamic(size))
      continue;
    if (!ShapedType::isDynamic(known) && size != known)
      return failure();
    known = size;
  }
  return success();
}

LogicalResult mlir::verifyCompatibleShapes(TypeRange types) {
  llvm::SmallVector<ShapedType> shaped;
  for (Type type : types)
    if (auto one = llvm::dyn_cast<ShapedType>(type))
      shaped.push_back(one);
  if (shaped.empty())
    return success();
  if (shaped.size() != types.size())
    return failure();
  for (ShapedType one : shaped)
    if (failed(verifyCompatibleShape(shaped.front(), one)))
      return failure();
  // Compare the sizes of all shapes for each dimension. Comparing with the first shape, as above, does not
  // suffice, because its sizes may be dynamic.
  llvm::erase_if(shaped, [](ShapedType one) { return !one.hasRank(); });
  if (shaped.empty())
    return success();
  for (int64_t dim = 0, rank = shaped.front().getRank(); dim != rank; ++dim) {
    llvm::SmallVector<int64_t> sizes;
    for (ShapedType one : shaped) {
      if (one.getRank() != rank)
        return failure();
      sizes.push_back(one.getDimSize(dim));
    }
    if (failed(verifyCompatibleDims(sizes)))
      return failure();
  }
  return success();
}

LogicalResult mlir::verifyCompatibleShapes(TypeRange types1, TypeRange types2) {
  if (types1.size() != types2.size())
    return failure();
  for (auto [type1, type2] : llvm::zip_equal(types1, types2))
    if (failed(verifyCompatibleShape(type1, type2)))
      return failure();
  return success();
}

llvm::SmallVector<Type> mlir::insertTypesInto(TypeRange oldTypes, llvm::ArrayRef<unsigned> indices,
                                              TypeRange newTypes) {
  assert(indices.size() == newTypes.size() && "expected an index for each type");
  llvm::SmallVector<Type> types;
  size_t next = 0;
  for (size_t i = 0, e = oldTypes.size(); i <= e; ++i) {
    for (; next != indices.size() && indices[next] == i; ++next)
      types.push_back(newTypes[next]);
    if (i != e)
      types.push_back(oldTypes[i]);
  }
  return types;
}

llvm::SmallVector<Type> mlir::filterTypesOut(TypeRange types, const llvm::BitVector &indices) {
  llvm::SmallVector<Type> kept;
  for (size_t i = 0, e = types.size(); i != e; ++i)
    if (!indices.test(i))
      kept.push_back(types[i]);
  return kept;
}
