//===- FoldMemRefAliasOps.cpp - Accesses to the source of a view ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// There is a pattern for each kind of view, which is instantiated for each kind of access. Two functions are
// overloaded for the access ops: getMemRef() returns the accessed memref; rebuild() replaces the op by one
// with another memref and other indices.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/Affine.h"
#include "dialects/affine/AffineComposition.h"
#include "dialects/arith/ArithUtils.h"
#include "dialects/gpu/GPU.h"
#include "dialects/affine/AffineSlices.h"
#include "dialects/memref/transforms/MemRefUtils.h"
#include "dialects/memref/transforms/Passes.h"
#include "dialects/memref/transforms/Transforms.h"
#include "dialects/vector/Vector.h"
#include "runtime/rewrite/GreedyPatternRewriteDriver.h"

using namespace mlir;
using namespace mlir::memref;

namespace mlir::memref {
#define GEN_PASS_DEF_FOLDMEMREFALIASOPSPASS
#include "dialects/memref/transforms/Passes.h.inc"
} // namespace mlir::memref

//===----------------------------------------------------------------------===//
// Indices of the source
//===----------------------------------------------------------------------===//

void memref::resolveSourceIndicesExpandShape(Location loc, PatternRewriter &rewriter,
                                             ExpandShapeOp expandShapeOp, ValueRange indices,
                                             llvm::SmallVectorImpl<Value> &sourceIndices,
                                             bool startsInbounds) {
  llvm::SmallVector<OpFoldResult> sizes = expandShapeOp.getMixedOutputShape();
  for (const ReassociationIndices &group : expandShapeOp.getReassociationIndices()) {
    size_t first = group.front(), count = group.size();
    sourceIndices.push_back(count == 1 ? indices[first]
                                       : rewriter
                                             .create<affine::AffineLinearizeIndexOp>(
                                                 loc, indices.slice(first, count),
                                                 llvm::ArrayRef(sizes).slice(first, count), startsInbounds)
                                             .getResult());
  }
}

void memref::resolveSourceIndicesCollapseShape(Location loc, PatternRewriter &rewriter,
                                               CollapseShapeOp collapseShapeOp, ValueRange indices,
                                               llvm::SmallVectorImpl<Value> &sourceIndices) {
  MemRefType type = collapseShapeOp.getSrcType();
  llvm::SmallVector<ReassociationIndices, 4> groups = collapseShapeOp.getReassociationIndices();
  // The result has rank 0, so all source dimensions have size 1.
  if (groups.empty()) {
    sourceIndices.append(type.getRank(), rewriter.create<arith::ConstantIndexOp>(loc, 0));
    return;
  }
  llvm::SmallVector<OpFoldResult> sizes =
      type.hasStaticShape() ? getAsIndexOpFoldResult(rewriter.getContext(), type.getShape())
                            : rewriter.create<ExtractStridedMetadataOp>(loc, collapseShapeOp.getSrc())
                                  .getConstifiedMixedSizes();
  for (auto [index, group] : llvm::zip_equal(indices, groups)) {
    if (group.size() == 1) {
      sourceIndices.push_back(index);
      continue;
    }
    auto basis = llvm::ArrayRef(sizes).slice(group.front(), group.size());
    llvm::append_range(sourceIndices,
                       rewriter.create<affine::AffineDelinearizeIndexOp>(loc, index, basis).getResults());
  }
}

namespace {

//===----------------------------------------------------------------------===//
// Access ops
//===----------------------------------------------------------------------===//

// Return the memref that an op accesses.
template <typename OpT>
Value getMemRef(OpT op) {
  if constexpr (requires { op.getBase(); })
    return op.getBase();
  else if constexpr (requires { op.getMemref(); })
    return op.getMemref();
  else if constexpr (requires { op.getSrcMemref(); })
    return op.getSrcMemref();
  else
    return op.getDstMemref();
}

// Replace an access. \p nontemporal is the attribute of the new op.
void rebuild(LoadOp op, Value memref, ValueRange indices, bool, PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<LoadOp>(op, memref, indices, op.getNontemporal());
}
void rebuild(StoreOp op, Value memref, ValueRange indices, bool, PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<StoreOp>(op, op.getValue(), memref, indices, op.getNontemporal());
}
void rebuild(vector::LoadOp op, Value memref, ValueRange indices, bool nontemporal,
             PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<vector::LoadOp>(op, op.getType(), memref, indices, nontemporal);
}
void rebuild(vector::StoreOp op, Value memref, ValueRange indices, bool nontemporal,
             PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<vector::StoreOp>(op, op.getValueToStore(), memref, indices, nontemporal);
}
void rebuild(vector::MaskedLoadOp op, Value memref, ValueRange indices, bool, PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<vector::MaskedLoadOp>(op, op.getType(), memref, indices, op.getMask(),
                                                    op.getPassThru());
}
void rebuild(vector::MaskedStoreOp op, Value memref, ValueRange indices, bool, PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<vector::MaskedStoreOp>(op, memref, indices, op.getMask(), op.getValueToStore());
}
void rebuild(gpu::SubgroupMmaLoadMatrixOp op, Value memref, ValueRange indices, bool,
             PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<gpu::SubgroupMmaLoadMatrixOp>(op, op.getType(), memref, indices,
                                                            op.getLeadDimensionAttr(), op.getTransposeAttr());
}
void rebuild(gpu::SubgroupMmaStoreMatrixOp op, Value memref, ValueRange indices, bool,
             PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<gpu::SubgroupMmaStoreMatrixOp>(
      op, op.getSrc(), memref, indices, op.getLeadDimensionAttr(), op.getTransposeAttr());
}
void rebuild(vector::TransferReadOp op, Value memref, ValueRange indices, AffineMap map,
             PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<vector::TransferReadOp>(op, op.getVectorType(), memref, indices,
                                                      AffineMapAttr::get(map), op.getPadding(), op.getMask(),
                                                      op.getInBoundsAttr());
}
void rebuild(vector::TransferWriteOp op, Value memref, ValueRange indices, AffineMap map,
             PatternRewriter &rewriter) {
  rewriter.replaceOpWithNewOp<vector::TransferWriteOp>(
      op, op.getVector(), memref, indices, AffineMapAttr::get(map), op.getMask(), op.getInBoundsAttr());
}

/// True if the op accesses a single element, so that its indices are within bounds.
template <typename OpT>
constexpr bool accessesElement = std::is_same_v<OpT, LoadOp> || std::is_same_v<OpT, StoreOp>;

/// Returns false if the vector of a vector.load or vector.store has a higher rank than the memref type.
template <typename OpT>
bool isValidFor(OpT op, MemRefType type) {
  if constexpr (std::is_same_v<OpT, vector::LoadOp> || std::is_same_v<OpT, vector::StoreOp>)
    return op.getVectorType().getRank() <= type.getRank();
  else
    return true;
}

/// Returns true if the op has the attribute `nontemporal`.
template <typename OpT>
bool isNontemporal(OpT op) {
  if constexpr (requires { op.getNontemporal(); })
    return op.getNontemporal();
  else
    return false;
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

template <typename OpT>
struct AccessOfSubView : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    auto view = getMemRef(op).template getDefiningOp<SubViewOp>();
    if (!view)
      return rewriter.notifyMatchFailure(op, "the memref is no subview");
    constexpr bool isTransfer =
        std::is_same_v<OpT, vector::TransferReadOp> || std::is_same_v<OpT, vector::TransferWriteOp>;
    // Reject transfers that may be out of bounds: an element out of bounds of the view may be in bounds of
    // the source.
    if constexpr (isTransfer)
      if (op.hasOutOfBoundsDim() || !view.hasUnitStride())
        return rewriter.notifyMatchFailure(op, "a dimension is out of bounds or has a stride");
    llvm::SmallVector<Value> indices;
    llvm::SmallBitVector dropped = view.getDroppedDims();
    affine::resolveIndicesIntoOpWithOffsetsAndStrides(
        rewriter, op.getLoc(), view.getMixedOffsets(), view.getMixedStrides(), dropped,
        getAsOpFoldResult(ValueRange(op.getIndices())), indices);
    if constexpr (isTransfer)
      rebuild(op, view.getSource(), indices, expandMap(op.getPermutationMap(), dropped), rewriter);
    else
      rebuild(op, view.getSource(), indices, /*nontemporal=*/false, rewriter);
    return success();
  }

private:
  /// Converts a map over the dimensions of the view to a map over those of the source. \p dropped marks the
  /// dimensions of the source that the view does not have.
  static AffineMap expandMap(AffineMap map, const llvm::SmallBitVector &dropped) {
    llvm::SmallVector<AffineExpr> kept;
    for (unsigned i = 0; i != dropped.size(); ++i)
      if (!dropped.test(i))
        kept.push_back(getAffineDimExpr(i, map.getContext()));
    return map.replaceDimsAndSymbols(kept, {}, dropped.size(), 0);
  }
};

template <typename OpT>
struct AccessOfExpandShape : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    auto view = getMemRef(op).template getDefiningOp<ExpandShapeOp>();
    if (!view || !isValidFor(op, view.getSrcType()))
      return failure();
    llvm::SmallVector<Value> indices;
    resolveSourceIndicesExpandShape(op.getLoc(), rewriter, view, op.getIndices(), indices,
                                    accessesElement<OpT>);
    rebuild(op, view.getViewSource(), indices, isNontemporal(op), rewriter);
    return success();
  }
};

template <typename OpT>
struct AccessOfCollapseShape : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter &rewriter) const override {
    auto view = getMemRef(op).template getDefiningOp<CollapseShapeOp>();
    if (!view || !isValidFor(op, view.getSrcType()))
      return failure();
    llvm::SmallVector<Value> indices;
    resolveSourceIndicesCollapseShape(op.getLoc(), rewriter, view, op.getIndices(), indices);
    rebuild(op, view.getViewSource(), indices, isNontemporal(op), rewriter);
    return success();
  }
};

/// Replaces a read from an expand_shape by a read from its source. Each dimension of the vector must be the
/// innermost dimension of its group, so that consecutive elements of the view are consecutive in the source.
struct TransferReadOfExpandShape : OpRewritePattern<vector::TransferReadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(vector::TransferReadOp op, PatternRewriter &rewriter) const override {
    auto view = Value(op.getBase()).getDefiningOp<ExpandShapeOp>();
    if (!view || !op.getPermutationMap().isMinorIdentity() || op.hasOutOfBoundsDim())
      return failure();
    llvm::SmallVector<ReassociationIndices, 4> groups = view.getReassociationIndices();
    size_t vectorRank = op.getVectorType().getRank();
    if (vectorRank > groups.size())
      return rewriter.notifyMatchFailure(op, "the vector has a larger rank than the source");
    for (size_t i = 1; i < vectorRank; ++i)
      if (groups[groups.size() - i].size() != 1)
        return rewriter.notifyMatchFailure(op, "the vector has several dimensions of a group");
    llvm::SmallVector<Value> indices;
    resolveSourceIndicesExpandShape(op.getLoc(), rewriter, view, op.getIndices(), indices,
                                    /*startsInbounds=*/false);
    auto map = AffineMap::getMinorIdentityMap(groups.size(), vectorRank, op.getContext());
    rebuild(op, view.getViewSource(), indices, map, rewriter);
    return success();
  }
};

/// Merges a subview of a subview with unit strides.
struct SubViewOfSubView : OpRewritePattern<SubViewOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(SubViewOp op, PatternRewriter &rewriter) const override {
    auto producer = op.getSource().getDefiningOp<SubViewOp>();
    if (!producer || !producer.hasUnitStride() || !op.hasUnitStride())
      return failure();
    AffineExpr sum = rewriter.getAffineSymbolExpr(0) + rewriter.getAffineSymbolExpr(1);
    llvm::SmallVector<OpFoldResult> offsets = producer.getMixedOffsets(), sizes = producer.getMixedSizes(),
                                    strides = producer.getMixedStrides(), innerOffsets = op.getMixedOffsets(),
                                    innerSizes = op.getMixedSizes();
    llvm::SmallBitVector dropped = producer.getDroppedDims();
    for (size_t i = 0, next = 0; i != offsets.size(); ++i) {
      if (dropped.test(i))
        continue;
      offsets[i] =
          affine::makeComposedFoldedAffineApply(rewriter, op.getLoc(), sum, {offsets[i], innerOffsets[next]});
      sizes[i] = innerSizes[next++];
    }
    rewriter.replaceOpWithNewOp<SubViewOp>(op, op.getType(), producer.getSource(), offsets, sizes, strides);
    return success();
  }
};

class FoldMemRefAliasOps : public memref::impl::FoldMemRefAliasOpsPassBase<FoldMemRefAliasOps> {
public:
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateFoldMemRefAliasOpPatterns(patterns);
    (void)applyPatternsGreedily(getOperation(), std::move(patterns));
  }
};

} // namespace

/// Adds the patterns for an access through each kind of view.
template <typename... OpT>
static void addAccessPatterns(RewritePatternSet &patterns) {
  patterns.add<AccessOfSubView<OpT>..., AccessOfExpandShape<OpT>..., AccessOfCollapseShape<OpT>...>(
      patterns.getContext());
}

void memref::populateFoldMemRefAliasOpPatterns(RewritePatternSet &patterns) {
  addAccessPatterns<LoadOp, StoreOp, vector::LoadOp, vector::StoreOp, vector::MaskedLoadOp,
                    vector::MaskedStoreOp>(patterns);
  patterns.add<AccessOfSubView<vector::TransferReadOp>, AccessOfSubView<vector::TransferWriteOp>,
               AccessOfSubView<gpu::SubgroupMmaLoadMatrixOp>, AccessOfSubView<gpu::SubgroupMmaStoreMatrixOp>,
               TransferReadOfExpandShape, SubViewOfSubView>(patterns.getContext());
}
