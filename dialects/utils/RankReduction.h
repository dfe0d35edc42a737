//===- RankReduction.h - Rank-reduced shapes ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Pure functions on shapes that differ from others only in dropped dimensions of size 1 (rank reduction).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_RANKREDUCTION_H
#define STRATA_DIALECTS_UTILS_RANKREDUCTION_H

#include "runtime/ir/BuiltinTypes.h"
#include "llvm/ADT/DenseSet.h"
#include <optional>

namespace mlir {

/// Returns the dimensions of `originalShape` that `reducedShape` drops; nullopt if it is not a rank
/// reduction. If several dimensions of size 1 can be dropped, the first ones are kept.
/// \param matchDynamic if true, a dynamic size matches any size.
std::optional<llvm::SmallDenseSet<unsigned>> computeRankReductionMask(llvm::ArrayRef<int64_t> originalShape,
                                                                      llvm::ArrayRef<int64_t> reducedShape,
                                                                      bool matchDynamic = false);

/// The result of isRankReducedType(): success, or the reason why a type is not a rank reduction.
enum class SliceVerificationResult {
  Success,
  RankTooLarge,
  SizeMismatch,
  ElemTypeMismatch,
  // Reasons that only apply to memrefs.
  MemSpaceMismatch,
  LayoutMismatch
};
/// Checks that `candidateReducedType` is `originalType` or a rank reduction of it. Compares shapes and
/// element types only.
SliceVerificationResult isRankReducedType(ShapedType originalType, ShapedType candidateReducedType);

} // namespace mlir

#endif // STRATA_DIALECTS_UTILS_RANKREDUCTION_H
