//===- ReshapePatterns.cpp - Patterns on pairs of reshapes ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/utils/ReshapePatterns.h"
#include "dialects/arith/Arith.h"
#include "runtime/ir/StaticValueUtils.h"

using namespace mlir;

std::optional<llvm::SmallVector<ReassociationIndices>>
detail::composeCollapseOfExpand(llvm::ArrayRef<ReassociationIndices> higherRank,
                                llvm::ArrayRef<ReassociationIndices> lowerRank) {
  llvm::SmallVector<ReassociationIndices> composed;
  size_t next = 0;
  for (const ReassociationIndices &indices : lowerRank) {
    ReassociationIndices &list = composed.emplace_back();
    if (indices.empty())
      return std::nullopt;
    while (next != higherRank.size()) {
      if (higherRank[next].empty())
        return std::nullopt;
      int64_t last = higherRank[next].back();
      // Fail if a group of `higherRank` extends beyond the end of the group of `lowerRank`.
      if (last > indices.back())
        return std::nullopt;
      list.push_back(next++);
      if (last == indices.back())
        break;
    }
  }
  return composed;
}

std::optional<llvm::SmallVector<ReassociationIndices>>
detail::composeExpandOfCollapse(llvm::ArrayRef<ReassociationIndices> sourceReassociation,
                                llvm::ArrayRef<ReassociationIndices> resultReassociation,
                                llvm::ArrayRef<int64_t> sourceShape, llvm::ArrayRef<int64_t> resultShape) {
  if (sourceReassociation.empty())
    return getReassociationIndicesForCollapse(sourceShape, resultShape);
  llvm::SmallVector<ReassociationIndices> composed;
  for (auto [source, result] : llvm::zip(sourceReassociation, resultReassociation)) {
    if (source.empty() || result.empty())
      return std::nullopt;
    llvm::ArrayRef<int64_t> sourceSizes = sourceShape.slice(source.front(), source.size()),
                            resultSizes = resultShape.slice(result.front(), result.size());
    if (sourceSizes.size() == resultSizes.size()) {
      if (sourceSizes != resultSizes || llvm::count_if(sourceSizes, ShapedType::isDynamic) >= 2)
        return std::nullopt;
      for (int64_t index : source)
        composed.push_back({index});
      continue;
    }
    auto inner = getReassociationIndicesForCollapse(sourceSizes, resultSizes);
    if (!inner)
      return std::nullopt;
    for (ReassociationIndices &indices : *inner) {
      for (int64_t &index : indices)
        index += source.front();
      composed.push_back(indices);
    }
  }
  return composed;
}

llvm::SmallVector<OpFoldResult> detail::collapseSizes(OpBuilder &builder, Location loc,
                                                      llvm::ArrayRef<ReassociationIndices> reassociation,
                                                      llvm::ArrayRef<OpFoldResult> sizes) {
  llvm::SmallVector<OpFoldResult> result;
  auto multiply = [&](Value a, Value b) -> Value { return builder.create<arith::MulIOp>(loc, a, b); };
  for (const ReassociationIndices &indices : reassociation) {
    uint64_t known = 1; // Wraps on overflow.
    Value product;
    for (int64_t index : indices) {
      if (std::optional<int64_t> number = getConstantIntValue(sizes[index]))
        known *= uint64_t(*number);
      else
        product = product ? multiply(product, sizes[index].getValue()) : sizes[index].getValue();
    }
    IntegerAttr number = builder.getIndexAttr(int64_t(known));
    if (!product) {
      result.push_back(number);
      continue;
    }
    if (known != 1)
      product = multiply(product, builder.create<arith::ConstantOp>(loc, TypedAttr(number.getImpl())));
    result.push_back(product);
  }
  return result;
}
