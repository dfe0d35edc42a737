//===- ReshapePatterns.h - Patterns on pairs of reshapes ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Rewrite patterns and folds for dialects with a collapse_shape and an expand_shape op, such as memref and
// tensor. Both ops have getSrc(), getSrcType(), getResultType() and getReassociationIndices(); the expand op
// also has getMixedOutputShape(). The computations on reassociations are in ReshapeUtils.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_UTILS_RESHAPEPATTERNS_H
#define STRATA_DIALECTS_UTILS_RESHAPEPATTERNS_H

#include "dialects/utils/ReshapeUtils.h"
#include "runtime/rewrite/PatternMatch.h"

namespace mlir {

namespace detail {
/// For collapse(expand(x)): returns the reassociation between the source of the expansion and the result of
/// the collapse. nullopt if there is none.
/// \param higherRank, lowerRank the reassociations of the two ops. `higherRank` belongs to the expansion if x
/// has a higher rank than the result, else to the collapse; `lowerRank` belongs to the other op.
std::optional<llvm::SmallVector<ReassociationIndices>>
composeCollapseOfExpand(llvm::ArrayRef<ReassociationIndices> higherRank,
                        llvm::ArrayRef<ReassociationIndices> lowerRank);
/// For expand(collapse(x)): returns the reassociation that collapses the shape of x to the shape of the
/// result; nullopt if there is none. \pre The rank of x is greater than that of the result.
std::optional<llvm::SmallVector<ReassociationIndices>>
composeExpandOfCollapse(llvm::ArrayRef<ReassociationIndices> sourceReassociation,
                        llvm::ArrayRef<ReassociationIndices> resultReassociation,
                        llvm::ArrayRef<int64_t> sourceShape, llvm::ArrayRef<int64_t> resultShape);
/// Returns the sizes of the result of a collapse of the given sizes; creates multiplications for dynamic
/// sizes.
llvm::SmallVector<OpFoldResult> collapseSizes(OpBuilder &builder, Location loc,
                                              llvm::ArrayRef<ReassociationIndices> reassociation,
                                              llvm::ArrayRef<OpFoldResult> sizes);
} // namespace detail

/// Folds a reshape op in three cases: to its source if source and result have the same type; to a reshaped
/// constant if the source is constant; to x if the op restores the type of x in reshape(inverse-reshape(x)).
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
  // With several dynamic sizes, equal types do not imply equal shapes. collapse(expand(x)) with the same
  // reassociation always restores the shape; expand(collapse(x)) does if each group has at most one dynamic
  // size.
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

/// The kind of reshape that ComposeReassociativeReshapeOps is instantiated for.
enum class ReshapeOpKind { kExpand, kCollapse };

/// Merges two consecutive expansions or two consecutive collapses.
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
    auto replace = [&](auto... outputShape) {
      rewriter.template replaceOpWithNewOp<ReshapeOpT>(op, resultType, Value(before.getSrc()), *reassociation,
                                                       outputShape...);
    };
    if constexpr (opKind == ReshapeOpKind::kExpand)
      replace(op.getMixedOutputShape());
    else
      replace();
    return success();
  }
};

/// collapse(expand(x)) → a single collapse, expansion or cast of x, depending on the ranks.
/// \tparam DimOpT, TensorT unused; they are part of the interface.
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

/// expand(collapse(x)) → a single expansion or collapse of x, depending on the ranks.
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

/// Adds the patterns that compose an expansion with the reshape that defines its source.
template <typename ExpandOpT, typename CollapseOpT, typename CastOpT>
void addExpandShapeCompositions(RewritePatternSet &patterns) {
  patterns.add<ComposeReassociativeReshapeOps<ExpandOpT, ReshapeOpKind::kExpand>>(patterns.getContext());
  patterns.add<ComposeExpandOfCollapseOp<ExpandOpT, CollapseOpT, CastOpT>>(patterns.getContext());
}

/// Adds the patterns that compose a collapse with the reshape that defines its source.
template <typename CollapseOpT, typename ExpandOpT, typename CastOpT, typename DimOpT, typename ShapedT>
void addCollapseShapeCompositions(RewritePatternSet &patterns) {
  patterns.add<ComposeReassociativeReshapeOps<CollapseOpT, ReshapeOpKind::kCollapse>>(patterns.getContext());
  patterns.add<ComposeCollapseOfExpandOp<CollapseOpT, ExpandOpT, CastOpT, DimOpT, ShapedT>>(
      patterns.getContext());
}

} // namespace mlir

#endif // STRATA_DIALECTS_UTILS_RESHAPEPATTERNS_H
