//===- AffineSlices.cpp - Slices of slices --------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/affine/AffineSlices.h"
#include "dialects/affine/Affine.h"
#include "dialects/affine/AffineComposition.h"
#include "dialects/arith/ArithUtils.h"
#include "runtime/rewrite/PatternMatch.h"

using namespace mlir;
using namespace mlir::affine;

/// Computes offset + index * stride.
static OpFoldResult getPosition(OpBuilder &builder, Location loc, OpFoldResult offset, OpFoldResult index,
                                OpFoldResult stride) {
  AffineExpr s0 = builder.getAffineSymbolExpr(0), s1 = builder.getAffineSymbolExpr(1),
             s2 = builder.getAffineSymbolExpr(2);
  return makeComposedFoldedAffineApply(builder, loc, s0 + s1 * s2, {offset, index, stride});
}

LogicalResult affine::mergeOffsetsSizesAndStrides(
    OpBuilder &builder, Location loc, llvm::ArrayRef<OpFoldResult> producerOffsets,
    llvm::ArrayRef<OpFoldResult> producerSizes, llvm::ArrayRef<OpFoldResult> producerStrides,
    const llvm::SmallBitVector &droppedProducerDims, llvm::ArrayRef<OpFoldResult> consumerOffsets,
    llvm::ArrayRef<OpFoldResult> consumerSizes, llvm::ArrayRef<OpFoldResult> consumerStrides,
    llvm::SmallVector<OpFoldResult> &combinedOffsets, llvm::SmallVector<OpFoldResult> &combinedSizes,
    llvm::SmallVector<OpFoldResult> &combinedStrides) {
  size_t rank = producerOffsets.size();
  if (consumerOffsets.size() + droppedProducerDims.count() != rank)
    return failure();
  combinedOffsets.assign(producerOffsets.begin(), producerOffsets.end());
  combinedSizes.assign(producerSizes.begin(), producerSizes.end());
  combinedStrides.assign(producerStrides.begin(), producerStrides.end());
  size_t next = 0;
  for (size_t i = 0; i != rank; ++i) {
    if (droppedProducerDims.test(i))
      continue;
    combinedOffsets[i] =
        getPosition(builder, loc, producerOffsets[i], consumerOffsets[next], producerStrides[i]);
    combinedSizes[i] = consumerSizes[next];
    combinedStrides[i] = computeProduct(loc, builder, {producerStrides[i], consumerStrides[next]});
    ++next;
  }
  return success();
}

LogicalResult affine::mergeOffsetsSizesAndStrides(OpBuilder &builder, Location loc,
                                                  OffsetSizeAndStrideOpInterface producer,
                                                  OffsetSizeAndStrideOpInterface consumer,
                                                  const llvm::SmallBitVector &droppedProducerDims,
                                                  llvm::SmallVector<OpFoldResult> &combinedOffsets,
                                                  llvm::SmallVector<OpFoldResult> &combinedSizes,
                                                  llvm::SmallVector<OpFoldResult> &combinedStrides) {
  return mergeOffsetsSizesAndStrides(
      builder, loc, producer.getMixedOffsets(), producer.getMixedSizes(), producer.getMixedStrides(),
      droppedProducerDims, consumer.getMixedOffsets(), consumer.getMixedSizes(), consumer.getMixedStrides(),
      combinedOffsets, combinedSizes, combinedStrides);
}

void affine::resolveIndicesIntoOpWithOffsetsAndStrides(RewriterBase &rewriter, Location loc,
                                                       llvm::ArrayRef<OpFoldResult> mixedSourceOffsets,
                                                       llvm::ArrayRef<OpFoldResult> mixedSourceStrides,
                                                       const llvm::SmallBitVector &rankReducedDims,
                                                       llvm::ArrayRef<OpFoldResult> consumerIndices,
                                                       llvm::SmallVectorImpl<Value> &resolvedIndices) {
  size_t next = 0;
  for (size_t i = 0, e = mixedSourceOffsets.size(); i != e; ++i) {
    // The index in a dropped dimension is 0.
    OpFoldResult position = mixedSourceOffsets[i];
    if (!rankReducedDims.test(i))
      position = getPosition(rewriter, loc, position, consumerIndices[next++], mixedSourceStrides[i]);
    resolvedIndices.push_back(getValueOrCreateConstantIndexOp(rewriter, loc, position));
  }
}

void affine::resolveSizesIntoOpWithSizes(llvm::ArrayRef<OpFoldResult> sourceSizes,
                                         llvm::ArrayRef<OpFoldResult> destSizes,
                                         const llvm::SmallBitVector &rankReducedSourceDims,
                                         llvm::SmallVectorImpl<OpFoldResult> &resolvedSizes) {
  size_t next = 0;
  for (size_t i = 0, e = sourceSizes.size(); i != e; ++i)
    resolvedSizes.push_back(rankReducedSourceDims.test(i) ? sourceSizes[i] : destSizes[next++]);
}
