//===- RankReduction.cpp - Rank-reduced shapes ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/utils/RankReduction.h"

using namespace mlir;

std::optional<llvm::SmallDenseSet<unsigned>>
mlir::computeRankReductionMask(llvm::ArrayRef<int64_t> originalShape, llvm::ArrayRef<int64_t> reducedShape,
                               bool matchDynamic) {
  llvm::SmallDenseSet<unsigned> unused;
  size_t next = 0;
  for (size_t i = 0, e = originalShape.size(); i != e; ++i) {
    int64_t size = originalShape[i];
    auto mayBe = [&](int64_t other) {
      return size == other || (matchDynamic && (ShapedType::isDynamic(size) || ShapedType::isDynamic(other)));
    };
    if (next < reducedShape.size() && mayBe(reducedShape[next])) {
      ++next;
      continue;
    }
    if (size != 1 && !(matchDynamic && ShapedType::isDynamic(size)))
      return std::nullopt;
    unused.insert(i);
  }
  if (next != reducedShape.size())
    return std::nullopt;
  return unused;
}

SliceVerificationResult mlir::isRankReducedType(ShapedType originalType, ShapedType candidateReducedType) {
  if (originalType == candidateReducedType)
    return SliceVerificationResult::Success;
  llvm::ArrayRef<int64_t> original = originalType.getShape(), reduced = candidateReducedType.getShape();
  if (reduced.size() > original.size())
    return SliceVerificationResult::RankTooLarge;
  if (!computeRankReductionMask(original, reduced))
    return SliceVerificationResult::SizeMismatch;
  if (originalType.getElementType() != candidateReducedType.getElementType())
    return SliceVerificationResult::ElemTypeMismatch;
  return SliceVerificationResult::Success;
}
