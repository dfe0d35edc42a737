//===- AffineSlices.h - Slices of slices ----------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions that combine the offsets, sizes and strides of a slice with those of a slice or an access of its
// result: element i of a slice with offset o and stride s is element o + i * s of the source. They create
// affine.apply ops for values that are not constants. A producer may drop dimensions of size 1 of its result.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_AFFINE_AFFINESLICES_H
#define STRATA_DIALECTS_AFFINE_AFFINESLICES_H

#include "runtime/interfaces/OffsetSizeAndStrideInterface.h"
#include "runtime/ir/StaticValueUtils.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/SmallVector.h"

namespace mlir {
class OpBuilder;
class RewriterBase;
} // namespace mlir

namespace mlir::affine {

/// Computes the slice of the producer's source that a consumer takes of the producer's result. Dropped
/// dimensions keep the offset, size and stride of the producer. Fails if the consumer has another rank than
/// the producer's result.
LogicalResult mergeOffsetsSizesAndStrides(
    OpBuilder &builder, Location loc, llvm::ArrayRef<OpFoldResult> producerOffsets,
    llvm::ArrayRef<OpFoldResult> producerSizes, llvm::ArrayRef<OpFoldResult> producerStrides,
    const llvm::SmallBitVector &droppedProducerDims, llvm::ArrayRef<OpFoldResult> consumerOffsets,
    llvm::ArrayRef<OpFoldResult> consumerSizes, llvm::ArrayRef<OpFoldResult> consumerStrides,
    llvm::SmallVector<OpFoldResult> &combinedOffsets, llvm::SmallVector<OpFoldResult> &combinedSizes,
    llvm::SmallVector<OpFoldResult> &combinedStrides);
LogicalResult mergeOffsetsSizesAndStrides(OpBuilder &builder, Location loc,
                                          OffsetSizeAndStrideOpInterface producer,
                                          OffsetSizeAndStrideOpInterface consumer,
                                          const llvm::SmallBitVector &droppedProducerDims,
                                          llvm::SmallVector<OpFoldResult> &combinedOffsets,
                                          llvm::SmallVector<OpFoldResult> &combinedSizes,
                                          llvm::SmallVector<OpFoldResult> &combinedStrides);

/// Appends the indices in the source of a slice for indices in its result. `rankReducedDims` are the dropped
/// dimensions.
void resolveIndicesIntoOpWithOffsetsAndStrides(RewriterBase &rewriter, Location loc,
                                               llvm::ArrayRef<OpFoldResult> mixedSourceOffsets,
                                               llvm::ArrayRef<OpFoldResult> mixedSourceStrides,
                                               const llvm::SmallBitVector &rankReducedDims,
                                               llvm::ArrayRef<OpFoldResult> consumerIndices,
                                               llvm::SmallVectorImpl<Value> &resolvedIndices);
inline void resolveIndicesIntoOpWithOffsetsAndStrides(RewriterBase &rewriter, Location loc,
                                                      llvm::ArrayRef<OpFoldResult> mixedSourceOffsets,
                                                      llvm::ArrayRef<OpFoldResult> mixedSourceStrides,
                                                      const llvm::SmallBitVector &rankReducedDims,
                                                      ValueRange consumerIndices,
                                                      llvm::SmallVectorImpl<Value> &resolvedIndices) {
  resolveIndicesIntoOpWithOffsetsAndStrides(rewriter, loc, mixedSourceOffsets, mixedSourceStrides,
                                            rankReducedDims, getAsOpFoldResult(consumerIndices),
                                            resolvedIndices);
}

/// Appends the sizes of a slice of a slice: those of the source for dropped dimensions, those of the result
/// for others.
void resolveSizesIntoOpWithSizes(llvm::ArrayRef<OpFoldResult> sourceSizes,
                                 llvm::ArrayRef<OpFoldResult> destSizes,
                                 const llvm::SmallBitVector &rankReducedSourceDims,
                                 llvm::SmallVectorImpl<OpFoldResult> &resolvedSizes);

} // namespace mlir::affine

#endif // STRATA_DIALECTS_AFFINE_AFFINESLICES_H
