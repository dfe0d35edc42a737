//===- MemRefUtils.h - Indices of the source of a view --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Creates ops that convert the indices of an element of a view to the indices of the same element of the
// view's source.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_MEMREF_TRANSFORMS_MEMREFUTILS_H
#define STRATA_DIALECTS_MEMREF_TRANSFORMS_MEMREFUTILS_H

#include "dialects/memref/MemRef.h"

namespace mlir {
class PatternRewriter;

namespace memref {

/// Appends the source indices for an expand_shape to \p sourceIndices.
/// \param startsInbounds True if the indices are known to be within bounds.
void resolveSourceIndicesExpandShape(Location loc, PatternRewriter &rewriter, ExpandShapeOp expandShapeOp,
                                     ValueRange indices, llvm::SmallVectorImpl<Value> &sourceIndices,
                                     bool startsInbounds);
/// Appends the source indices for a collapse_shape to \p sourceIndices.
void resolveSourceIndicesCollapseShape(Location loc, PatternRewriter &rewriter,
                                       CollapseShapeOp collapseShapeOp, ValueRange indices,
                                       llvm::SmallVectorImpl<Value> &sourceIndices);

} // namespace memref

namespace affine {

/// Appends the source indices for a view with offsets and strides to \p resolvedIndices: offset + index *
/// stride.
/// \param rankReducedDims Source dimensions that the view drops. \p consumerIndices has no index for them.
void resolveIndicesIntoOpWithOffsetsAndStrides(RewriterBase &rewriter, Location loc,
                                               llvm::ArrayRef<OpFoldResult> mixedSourceOffsets,
                                               llvm::ArrayRef<OpFoldResult> mixedSourceStrides,
                                               const llvm::SmallBitVector &rankReducedDims,
                                               llvm::ArrayRef<OpFoldResult> consumerIndices,
                                               llvm::SmallVectorImpl<Value> &resolvedIndices);

} // namespace affine
} // namespace mlir

#endif // STRATA_DIALECTS_MEMREF_TRANSFORMS_MEMREFUTILS_H
