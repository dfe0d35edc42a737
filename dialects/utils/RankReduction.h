//===- RankReduction.h - Dimensions of size 1 -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Shapes that are others without some of their dimensions of size 1, and why they are not. Pure functions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_RANKREDUCTION_H
#define STRATA_DIALECTS_UTILS_RANKREDUCTION_H

#include "runtime/ir/BuiltinTypes.h"
#include "llvm/ADT/DenseSet.h"
#include <optional>

namespace strata {

/// Which dimensions of the original shape are missing in the reduced one; none if it is not a reduction. The
/// first ones are kept where there is a choice.
/// \param matchDynamic  a size that is not known may stand for any other.
std::optional<llvm::SmallDenseSet<unsigned>> computeRankReductionMask(llvm::ArrayRef<int64_t> originalShape,
                                                                      llvm::ArrayRef<int64_t> reducedShape,
                                                                      bool matchDynamic = false);

enum class SliceVerificationResult {
  Success,
  RankTooLarge,
  SizeMismatch,
  ElemTypeMismatch,
  // Of memrefs only.
  MemSpaceMismatch,
  LayoutMismatch
};
SliceVerificationResult isRankReducedType(ShapedType originalType, ShapedType candidateReducedType);

} // namespace strata

#endif // STRATA_DIALECTS_UTILS_RANKREDUCTION_H
