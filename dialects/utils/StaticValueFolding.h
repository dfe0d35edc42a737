//===- StaticValueFolding.h - Constant operands to attributes -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Folding of dynamic offsets, sizes and strides that are constants into static ones: for a list, and as a
// rewrite pattern for ops that implement OffsetSizeAndStrideOpInterface.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_STATICVALUEFOLDING_H
#define STRATA_DIALECTS_UTILS_STATICVALUEFOLDING_H

#include "runtime/interfaces/OffsetSizeAndStrideInterface.h"
#include "runtime/rewrite/PatternMatch.h"

namespace mlir {

/// Replaces the values in \p results that are constants by attributes; fails if nothing is replaced. A
/// constant stays a value if it is ShapedType::kDynamic, negative (with `onlyNonNegative`) or zero (with
/// `onlyNonZero`).
LogicalResult foldDynamicIndexList(llvm::SmallVectorImpl<OpFoldResult> &results, bool onlyNonNegative = false,
                                   bool onlyNonZero = false);
/// Folds constants in a list of offsets or sizes, except negative ones.
inline LogicalResult foldDynamicOffsetSizeList(llvm::SmallVectorImpl<OpFoldResult> &offsetsOrSizes) {
  return foldDynamicIndexList(offsetsOrSizes, /*onlyNonNegative=*/true);
}
/// Folds constants in a list of strides, except zeros.
inline LogicalResult foldDynamicStrideList(llvm::SmallVectorImpl<OpFoldResult> &strides) {
  return foldDynamicIndexList(strides, /*onlyNonNegative=*/false, /*onlyNonZero=*/true);
}

/// Returns the elements of the list as integers, with ShapedType::kDynamic for elements that are not
/// constant.
llvm::SmallVector<int64_t> getStaticValues(llvm::ArrayRef<OpFoldResult> results);

/// Rewrites an op so that constant offsets, sizes and strides are attributes instead of operands. Fails if
/// the slice would then be out of bounds.
/// \tparam ResultTypeFn a functor that returns the new result type from the op and the new lists; if it
/// returns null, the op is not rewritten.
/// \tparam CastOpFunc a functor that replaces the old op by the new one.
template <typename OpT, typename ResultTypeFn, typename CastOpFunc>
struct OpWithOffsetSizesAndStridesConstantArgumentFolder final : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    llvm::SmallVector<OpFoldResult> offsets = op.getMixedOffsets(), sizes = op.getMixedSizes(),
                                    strides = op.getMixedStrides();
    // Fold the first list that has constants: offsets, sizes or strides. The greedy driver applies the
    // pattern again to the new op, which folds the other lists.
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
    CastOpFunc replace;
    replace(rewriter, op,
            rewriter.template create<OpT>(op.getLoc(), resultType, op.getSource(), offsets, sizes, strides));
    return success();
  }
};

} // namespace mlir

#endif // STRATA_DIALECTS_UTILS_STATICVALUEFOLDING_H
