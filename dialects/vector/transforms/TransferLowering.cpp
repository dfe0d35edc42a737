//===- TransferLowering.cpp - Lowering of transfers -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Lowers transfers to loads and stores if they are in bounds and their permutation map is a minor identity,
// with or without broadcast dimensions. Other maps are first simplified to such maps.
//
//===----------------------------------------------------------------------===//

#include "dialects/utils/IndexingUtils.h"
#include "dialects/vector/transforms/LoweringPatterns.h"
#include "dialects/vector/transforms/VectorLowering.h"
#include "runtime/ir/BuiltinTypeBuilders.h"

using namespace mlir;
using namespace mlir::vector;

namespace {

//===----------------------------------------------------------------------===//
// Permutation maps
//===----------------------------------------------------------------------===//

bool isBroadcast(AffineExpr result) { return llvm::isa<AffineConstantExpr>(result); }

/// Returns, for each vector dimension, the result number of its map dimension in a minor identity map.
/// Broadcast dimensions get the remaining numbers in order. Returns nullopt if the map uses a dimension that
/// is not one of the minor dimensions.
std::optional<llvm::SmallVector<int64_t>> getMinorPlaces(AffineMap map) {
  int64_t rank = map.getNumResults(), firstDim = static_cast<int64_t>(map.getNumDims()) - rank;
  llvm::SmallVector<int64_t> places(rank, -1);
  llvm::SmallVector<bool> isTaken(rank, false);
  for (auto [i, result] : llvm::enumerate(map.getResults())) {
    if (isBroadcast(result))
      continue;
    int64_t place = llvm::cast<AffineDimExpr>(result).getPosition() - firstDim;
    if (place < 0 || isTaken[place])
      return std::nullopt;
    places[i] = place;
    isTaken[place] = true;
  }
  for (int64_t &place : places) {
    if (place != -1)
      continue;
    place = llvm::find(isTaken, false) - isTaken.begin();
    isTaken[place] = true;
  }
  return places;
}

template <typename T>
llvm::SmallVector<T> reorder(llvm::ArrayRef<T> values, llvm::ArrayRef<int64_t> permutation) {
  return applyPermutation(values, permutation);
}

VectorType reorder(VectorType type, llvm::ArrayRef<int64_t> permutation) {
  return VectorType::get(reorder(type.getShape(), permutation), type.getElementType(),
                         reorder(type.getScalableDims(), permutation));
}

ArrayAttr reorder(ArrayAttr attr, llvm::ArrayRef<int64_t> permutation, OpBuilder &builder) {
  llvm::SmallVector<Attribute> values(attr.begin(), attr.end());
  return builder.getArrayAttr(reorder(llvm::ArrayRef<Attribute>(values), permutation));
}

AffineMapAttr reorder(AffineMap map, llvm::ArrayRef<int64_t> permutation) {
  return AffineMapAttr::get(
      AffineMap::get(map.getNumDims(), 0, reorder(map.getResults(), permutation), map.getContext()));
}

/// Replaces a permuted read by a read with a minor identity map and a transpose.
struct PermuteRead : MaskablePattern<TransferReadOp> {
  using MaskablePattern::MaskablePattern;
  FailureOr<Value> lower(TransferReadOp op, Value masking, PatternRewriter &rewriter) const override {
    AffineMap map = op.getPermutationMap();
    std::optional<llvm::SmallVector<int64_t>> places = getMinorPlaces(map);
    if (masking || op.getVectorType().getRank() == 0 || !places || isIdentityPermutation(*places))
      return failure();
    llvm::SmallVector<int64_t> inverse = invertPermutationVector(*places);
    Value read =
        rewriter.create<TransferReadOp>(op.getLoc(), reorder(op.getVectorType(), inverse), op.getBase(),
                                        op.getIndices(), reorder(map, inverse), op.getPadding(), op.getMask(),
                                        reorder(op.getInBoundsAttr(), inverse, rewriter));
    return Value(rewriter.create<TransposeOp>(op.getLoc(), read, *places));
  }
};

/// Replaces a read with leading broadcast dimensions by a read without them and a broadcast.
struct DropLeadingBroadcasts : MaskablePattern<TransferReadOp> {
  using MaskablePattern::MaskablePattern;
  FailureOr<Value> lower(TransferReadOp op, Value masking, PatternRewriter &rewriter) const override {
    AffineMap map = op.getPermutationMap();
    size_t numDropped = llvm::find_if_not(map.getResults(), isBroadcast) - map.getResults().begin();
    if (masking || numDropped == 0)
      return failure();
    VectorType type = op.getVectorType();
    auto readType = VectorType::get(type.getShape().drop_front(numDropped), type.getElementType(),
                                    type.getScalableDims().drop_front(numDropped));
    AffineMap readMap =
        AffineMap::get(map.getNumDims(), 0, map.getResults().drop_front(numDropped), map.getContext());
    llvm::SmallVector<Attribute> inBounds(op.getInBounds().begin() + numDropped, op.getInBounds().end());
    Value read = rewriter.create<TransferReadOp>(op.getLoc(), readType, op.getBase(), op.getIndices(),
                                                 AffineMapAttr::get(readMap), op.getPadding(), op.getMask(),
                                                 rewriter.getArrayAttr(inBounds));
    return Value(rewriter.create<BroadcastOp>(op.getLoc(), type, read));
  }
};

/// Base of patterns on writes. A write to memory has no result.
struct WritePattern : OpRewritePattern<TransferWriteOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(TransferWriteOp op, PatternRewriter &rewriter) const final {
    if (llvm::cast<MaskableOpInterface>(op.getOperation()).isMasked())
      return failure();
    Operation *write = lower(op, rewriter);
    if (!write)
      return failure();
    rewriter.replaceOp(op, write->getResults());
    return success();
  }
  /// Creates the replacement of a write; returns null if the pattern does not apply.
  virtual Operation *lower(TransferWriteOp op, PatternRewriter &rewriter) const = 0;
};

/// Replaces a permuted write by a transpose and a write with a minor identity map.
struct PermuteWrite : WritePattern {
  using WritePattern::WritePattern;
  Operation *lower(TransferWriteOp op, PatternRewriter &rewriter) const override {
    AffineMap map = op.getPermutationMap();
    std::optional<llvm::SmallVector<int64_t>> places = getMinorPlaces(map);
    if (op.getVectorType().getRank() == 0 || !places || isIdentityPermutation(*places))
      return nullptr;
    llvm::SmallVector<int64_t> inverse = invertPermutationVector(*places);
    Value vector = rewriter.create<TransposeOp>(op.getLoc(), op.getVector(), inverse);
    return rewriter.create<TransferWriteOp>(op.getLoc(), vector, op.getBase(), op.getIndices(),
                                            reorder(map, inverse), op.getMask(),
                                            reorder(op.getInBoundsAttr(), inverse, rewriter));
  }
};

/// Adds dimensions of size 1 to the written vector, for the base dimensions that the map does not use.
struct AddSkippedDims : WritePattern {
  using WritePattern::WritePattern;
  Operation *lower(TransferWriteOp op, PatternRewriter &rewriter) const override {
    AffineMap map = op.getPermutationMap();
    if (op.getVectorType().getRank() == 0)
      return nullptr;
    unsigned numDims = map.getNumDims(), first = numDims;
    llvm::SmallVector<bool> isUsed(numDims, false);
    for (AffineExpr result : map.getResults()) {
      unsigned dim = llvm::cast<AffineDimExpr>(result).getPosition();
      isUsed[dim] = true;
      first = std::min(first, dim);
    }
    llvm::SmallVector<AffineExpr> results;
    for (unsigned dim = first; dim != numDims; ++dim)
      if (!isUsed[dim])
        results.push_back(getAffineDimExpr(dim, op.getContext()));
    unsigned numAdded = results.size();
    if (numAdded == 0)
      return nullptr;
    llvm::append_range(results, map.getResults());
    Location loc = op.getLoc();
    Value vector = addUnitDims(op.getVector(), numAdded, loc, rewriter), mask = op.getMask();
    if (mask)
      mask = orderMask(addUnitDims(mask, numAdded, loc, rewriter), llvm::ArrayRef(isUsed).drop_front(first),
                       numAdded, loc, rewriter);
    llvm::SmallVector<Attribute> inBounds(numAdded, rewriter.getBoolAttr(true));
    llvm::append_range(inBounds, op.getInBounds());
    auto newMap = AffineMapAttr::get(AffineMap::get(numDims, 0, results, op.getContext()));
    return rewriter.create<TransferWriteOp>(loc, vector, op.getBase(), op.getIndices(), newMap, mask,
                                            rewriter.getArrayAttr(inBounds));
  }

private:
  static Value addUnitDims(Value vector, unsigned count, Location loc, OpBuilder &builder) {
    auto type = llvm::cast<VectorType>(vector.getType());
    llvm::SmallVector<int64_t> shape(count, 1);
    llvm::SmallVector<bool> scalable(count, false);
    llvm::append_range(shape, type.getShape());
    llvm::append_range(scalable, type.getScalableDims());
    return builder.create<BroadcastOp>(loc, VectorType::get(shape, type.getElementType(), scalable), vector);
  }

  /// Transposes a mask to the order of the base dimensions. The added dimensions of size 1 are the leading
  /// dimensions of `mask`.
  static Value orderMask(Value mask, llvm::ArrayRef<bool> isUsed, unsigned numAdded, Location loc,
                         OpBuilder &builder) {
    int64_t nextAdded = 0, nextUsed = numAdded;
    llvm::SmallVector<int64_t> permutation;
    for (bool used : isUsed)
      permutation.push_back(used ? nextUsed++ : nextAdded++);
    return builder.create<TransposeOp>(loc, mask, permutation);
  }
};

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

/// Returns the memref of a transfer that can become a load or store; null otherwise.
template <typename OpT>
MemRefType getContiguousBase(OpT op, std::optional<unsigned> maxRank) {
  VectorType type = op.getVectorType();
  auto base = llvm::dyn_cast<MemRefType>(op.getBase().getType());
  if (!base || (maxRank && type.getRank() > *maxRank) || op.hasOutOfBoundsDim() ||
      llvm::cast<MaskableOpInterface>(op.getOperation()).isMasked())
    return nullptr;
  auto vectorElement = llvm::dyn_cast<VectorType>(base.getElementType());
  if (vectorElement ? vectorElement != type : base.getElementType() != type.getElementType())
    return nullptr;
  return base.isLastDimUnitStride() || vectorElement ? base : MemRefType();
}

struct ReadToLoad : OpRewritePattern<TransferReadOp> {
  ReadToLoad(MLIRContext *context, std::optional<unsigned> maxRank, PatternBenefit benefit)
      : OpRewritePattern(context, benefit), maxRank(maxRank) {}

  LogicalResult matchAndRewrite(TransferReadOp op, PatternRewriter &rewriter) const override {
    AffineMap map = op.getPermutationMap();
    std::optional<llvm::SmallVector<int64_t>> places = getMinorPlaces(map);
    if (!getContiguousBase(op, maxRank) || !places || !isIdentityPermutation(*places))
      return failure();
    Location loc = op.getLoc();
    VectorType type = op.getVectorType(), loadType = type;
    for (auto [dim, result] : llvm::enumerate(map.getResults()))
      if (isBroadcast(result))
        loadType = VectorType::Builder(loadType).setDim(dim, 1);
    if (loadType.isScalable() && loadType != type)
      return failure();
    Value value;
    if (Value mask = op.getMask()) {
      if (mask.getType() !=
          VectorType::get(loadType.getShape(), rewriter.getI1Type(), loadType.getScalableDims()))
        return rewriter.notifyMatchFailure(op, "the mask lacks broadcast dimensions");
      Value fill = rewriter.create<BroadcastOp>(loc, loadType, op.getPadding());
      value = rewriter.create<MaskedLoadOp>(loc, loadType, op.getBase(), op.getIndices(), mask, fill);
    } else {
      value = rewriter.create<LoadOp>(loc, loadType, op.getBase(), op.getIndices());
    }
    if (loadType != type)
      value = rewriter.create<BroadcastOp>(loc, type, value);
    rewriter.replaceOp(op, ValueRange(value));
    return success();
  }

private:
  std::optional<unsigned> maxRank;
};

struct WriteToStore : OpRewritePattern<TransferWriteOp> {
  WriteToStore(MLIRContext *context, std::optional<unsigned> maxRank, PatternBenefit benefit)
      : OpRewritePattern(context, benefit), maxRank(maxRank) {}

  LogicalResult matchAndRewrite(TransferWriteOp op, PatternRewriter &rewriter) const override {
    if (!getContiguousBase(op, maxRank) || !op.getPermutationMap().isMinorIdentity())
      return failure();
    if (Value mask = op.getMask())
      rewriter.replaceOpWithNewOp<MaskedStoreOp>(op, op.getBase(), op.getIndices(), mask, op.getVector());
    else
      rewriter.replaceOpWithNewOp<StoreOp>(op, op.getVector(), op.getBase(), op.getIndices());
    return success();
  }

private:
  std::optional<unsigned> maxRank;
};

} // namespace

void vector::populateVectorTransferLoweringPatterns(RewritePatternSet &patterns,
                                                    std::optional<unsigned> maxTransferRank,
                                                    PatternBenefit benefit) {
  patterns.add<ReadToLoad, WriteToStore>(patterns.getContext(), maxTransferRank, benefit);
}

void vector::populateVectorTransferPermutationMapLoweringPatterns(RewritePatternSet &patterns,
                                                                  PatternBenefit benefit) {
  patterns.add<PermuteRead, PermuteWrite, DropLeadingBroadcasts, AddSkippedDims>(patterns.getContext(),
                                                                                 benefit);
}
