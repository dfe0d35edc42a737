//===- ReshapePatterns.h - Reshapes of reshapes ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Patterns and folds for dialects with a pair of ops that put dimensions together and take them apart, as
// memref and tensor have: collapse ops with getSrc(), getSrcType(), getResultType(),
// getReassociationIndices(); expand ops also with getMixedOutputShape(). What they compute is in
// ReshapeUtils.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_RESHAPEPATTERNS_H
#define STRATA_DIALECTS_UTILS_RESHAPEPATTERNS_H

#include "dialects/utils/ReshapeUtils.h"
#include "runtime/rewrite/PatternMatch.h"

namespace strata {

namespace detail {
/// For a collapse of an expansion: which dimensions of the larger of both ranks outside make up one of the
/// smaller.
std::optional<llvm::SmallVector<ReassociationIndices>>
composeCollapseOfExpand(llvm::ArrayRef<ReassociationIndices> higherRank,
                        llvm::ArrayRef<ReassociationIndices> lowerRank);
/// For an expansion of a collapse whose source has the larger rank: from its dimensions to those of the
/// result.
std::optional<llvm::SmallVector<ReassociationIndices>>
composeExpandOfCollapse(llvm::ArrayRef<ReassociationIndices> sourceReassociation,
                        llvm::ArrayRef<ReassociationIndices> resultReassociation,
                        llvm::ArrayRef<int64_t> sourceShape, llvm::ArrayRef<int64_t> resultShape);
/// The sizes after putting together those of an expansion; makes multiplications.
llvm::SmallVector<OpFoldResult> collapseSizes(OpBuilder &builder, Location loc,
                                              llvm::ArrayRef<ReassociationIndices> reassociation,
                                              llvm::ArrayRef<OpFoldResult> sizes);
} // namespace detail

/// What a reshape gives without an op: its source if the type is the same, a constant with other sizes, or
/// the source of the reshape before that it undoes.
template <typename ReshapeOpT, typename InverseReshapeOpT>
OpFoldResult foldReshapeOp(ReshapeOpT op, llvm::ArrayRef<Attribute> operands) {
  if (op.getSrcType() == op.getResultType())
    return Value(op.getSrc());
  if (auto elements = llvm::dyn_cast_or_null<DenseElementsAttr>(operands.front()))
    return elements.reshape(llvm::cast<ShapedType>(op.getResult().getType()));
  auto before = op.getSrc().template getDefiningOp<InverseReshapeOpT>();
  if (!before || before.getSrcType() != op.getResultType())
    return {};
  if (llvm::count_if(op.getResultType().getShape(), ShapedType::isDynamic) < 2)
    return Value(before.getSrc());
  // What was taken apart is sure to be the same again; what was put together, if a group has one unknown size
  // at most.
  constexpr bool isExpand = requires { op.getMixedOutputShape(); };
  auto reassociation = op.getReassociationIndices();
  if (before.getReassociationIndices() != reassociation)
    return {};
  auto isKnown = [&](const ReassociationIndices &group) {
    return llvm::count_if(group, [&](int64_t dim) { return op.getResultType().isDynamicDim(dim); }) < 2;
  };
  return !isExpand || llvm::all_of(reassociation, isKnown) ? OpFoldResult(Value(before.getSrc()))
                                                           : OpFoldResult();
}

enum class ReshapeOpKind { kExpand, kCollapse };

/// Two of a kind in a row.
template <typename ReshapeOpT, ReshapeOpKind opKind>
struct ComposeReassociativeReshapeOps : OpRewritePattern<ReshapeOpT> {
  using OpRewritePattern<ReshapeOpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(ReshapeOpT op, PatternRewriter &rewriter) const override {
    auto before = op.getSrc().template getDefiningOp<ReshapeOpT>();
    if (!before)
      return failure();
    Type resultType = op.getResultType();
    if (hasNonIdentityLayout(before.getSrc().getType()) || hasNonIdentityLayout(op.getSrc().getType()) ||
        hasNonIdentityLayout(resultType))
      return failure();
    auto reassociation = composeReassociationIndices(before.getReassociationIndices(),
                                                     op.getReassociationIndices(), rewriter.getContext());
    if (!reassociation)
      return failure();
    if constexpr (opKind == ReshapeOpKind::kExpand)
      rewriter.template replaceOpWithNewOp<ReshapeOpT>(op, resultType, Value(before.getSrc()), *reassociation,
                                                       op.getMixedOutputShape());
    else
      rewriter.template replaceOpWithNewOp<ReshapeOpT>(op, resultType, Value(before.getSrc()),
                                                       *reassociation);
    return success();
  }
};

/// A collapse of an expansion is one or the other, or only a cast.
/// \tparam DimOpT, TensorT  as in MLIR; not asked.
template <typename CollapseOpT, typename ExpandOpT, typename CastOpT, typename DimOpT, typename TensorT>
struct ComposeCollapseOfExpandOp : OpRewritePattern<CollapseOpT> {
  using OpRewritePattern<CollapseOpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(CollapseOpT op, PatternRewriter &rewriter) const override {
    auto expand = op.getSrc().template getDefiningOp<ExpandOpT>();
    if (!expand)
      return failure();
    ShapedType sourceType = expand.getSrcType(), resultType = op.getResultType();
    if (hasNonIdentityLayout(op.getSrc().getType()) || hasNonIdentityLayout(sourceType) ||
        hasNonIdentityLayout(resultType))
      return failure();
    int64_t sourceRank = sourceType.getRank(), resultRank = resultType.getRank();
    if (sourceType == resultType)
      return failure();
    auto higher = expand.getReassociationIndices(), lower = op.getReassociationIndices();
    if (sourceRank <= resultRank)
      std::swap(higher, lower);
    auto reassociation = detail::composeCollapseOfExpand(higher, lower);
    if (!reassociation)
      return failure();
    Value source = expand.getSrc();
    if (sourceRank > resultRank)
      rewriter.template replaceOpWithNewOp<CollapseOpT>(op, Type(resultType), source, *reassociation);
    else if (sourceRank < resultRank)
      rewriter.template replaceOpWithNewOp<ExpandOpT>(op, Type(resultType), source, *reassociation,
                                                      detail::collapseSizes(rewriter, op.getLoc(),
                                                                            op.getReassociationIndices(),
                                                                            expand.getMixedOutputShape()));
    else
      rewriter.template replaceOpWithNewOp<CastOpT>(op, Type(resultType), source);
    return success();
  }
};

/// An expansion of a collapse is one or the other.
template <typename ExpandOpT, typename CollapseOpT, typename CastOpT>
struct ComposeExpandOfCollapseOp : OpRewritePattern<ExpandOpT> {
  using OpRewritePattern<ExpandOpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(ExpandOpT op, PatternRewriter &rewriter) const override {
    auto collapse = op.getSrc().template getDefiningOp<CollapseOpT>();
    if (!collapse)
      return failure();
    ShapedType sourceType = collapse.getSrcType(), resultType = op.getResultType();
    if (hasNonIdentityLayout(op.getSrc().getType()) || hasNonIdentityLayout(sourceType) ||
        hasNonIdentityLayout(resultType))
      return failure();
    int64_t sourceRank = sourceType.getRank(), resultRank = resultType.getRank();
    if (sourceRank == resultRank)
      return failure();
    auto before = collapse.getReassociationIndices(), after = op.getReassociationIndices();
    Value source = collapse.getSrc();
    if (sourceRank > resultRank) {
      auto reassociation =
          detail::composeExpandOfCollapse(before, after, sourceType.getShape(), resultType.getShape());
      if (!reassociation)
        return failure();
      rewriter.template replaceOpWithNewOp<CollapseOpT>(op, Type(resultType), source, *reassociation);
      return success();
    }
    auto reassociation =
        detail::composeExpandOfCollapse(after, before, resultType.getShape(), sourceType.getShape());
    if (!reassociation)
      return failure();
    rewriter.template replaceOpWithNewOp<ExpandOpT>(op, Type(resultType), source, *reassociation,
                                                    op.getMixedOutputShape());
    return success();
  }
};

} // namespace strata

#endif // STRATA_DIALECTS_UTILS_RESHAPEPATTERNS_H
