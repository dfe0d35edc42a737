//===- StaticValueFolding.h - Operands that are numbers -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Offsets, sizes and strides are operands where they are not known. These make numbers of operands that have
// become known: in a list, and as a pattern for ops of OffsetSizeAndStrideOpInterface.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_STATICVALUEFOLDING_H
#define STRATA_DIALECTS_UTILS_STATICVALUEFOLDING_H

#include "runtime/interfaces/OffsetSizeAndStrideInterface.h"
#include "runtime/rewrite/PatternMatch.h"

namespace strata {

/// Replaces values by the constants that they are; fails if nothing changes. What would be no valid number in
/// the attribute stays an operand: negative ones if asked so, and always the number that stands for "not
/// known".
LogicalResult foldDynamicIndexList(llvm::SmallVectorImpl<OpFoldResult> &results, bool onlyNonNegative = false,
                                   bool onlyNonZero = false);
inline LogicalResult foldDynamicOffsetSizeList(llvm::SmallVectorImpl<OpFoldResult> &offsetsOrSizes) {
  return foldDynamicIndexList(offsetsOrSizes, /*onlyNonNegative=*/true);
}
inline LogicalResult foldDynamicStrideList(llvm::SmallVectorImpl<OpFoldResult> &strides) {
  return foldDynamicIndexList(strides, /*onlyNonNegative=*/false, /*onlyNonZero=*/true);
}

/// The numbers of a list, ShapedType::kDynamic for values; constants count as numbers.
llvm::SmallVector<int64_t> getStaticValues(llvm::ArrayRef<OpFoldResult> results);

/// Makes numbers of offsets, sizes and strides that are constants, unless the op would be wrong then.
/// \tparam ResultTypeFn  gives the new result type, or null for none, of the op and the new lists.
/// \tparam CastOpFunc    puts the new op where the old one was.
template <typename OpT, typename ResultTypeFn, typename CastOpFunc>
struct OpWithOffsetSizesAndStridesConstantArgumentFolder final : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    llvm::SmallVector<OpFoldResult> offsets = op.getMixedOffsets(), sizes = op.getMixedSizes(),
                                    strides = op.getMixedStrides();
    // One kind after the other: the first that changes is enough, the next round sees to the others.
    if (failed(foldDynamicOffsetSizeList(offsets)) && failed(foldDynamicOffsetSizeList(sizes)) &&
        failed(foldDynamicStrideList(strides)))
      return failure();
    if (!verifyInBoundsSlice(llvm::cast<ShapedType>(op.getSource().getType()).getShape(), offsets, sizes,
                             strides)
             .isValid)
      return failure();
    auto resultType = ResultTypeFn()(op, offsets, sizes, strides);
    if (!resultType)
      return failure();
    auto folded =
        rewriter.template create<OpT>(op.getLoc(), resultType, op.getSource(), offsets, sizes, strides);
    CastOpFunc()(rewriter, op, folded);
    return success();
  }
};

} // namespace strata

#endif // STRATA_DIALECTS_UTILS_STATICVALUEFOLDING_H
