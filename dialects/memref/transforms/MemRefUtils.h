//===- MemRefUtils.h - Indices of the source of a view --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that compute the indices of an element in the source of a view from its indices in the view.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_MEMREF_TRANSFORMS_MEMREFUTILS_H
#define STRATA_DIALECTS_MEMREF_TRANSFORMS_MEMREFUTILS_H

#include "dialects/memref/MemRef.h"

namespace mlir {
class PatternRewriter;

namespace memref {

/// Appends the indices in the source of an expand_shape.
/// \param startsInbounds the indices are known to be within bounds.
void resolveSourceIndicesExpandShape(Location loc, PatternRewriter &rewriter, ExpandShapeOp expandShapeOp,
                                     ValueRange indices, llvm::SmallVectorImpl<Value> &sourceIndices,
                                     bool startsInbounds);
/// Appends the indices in the source of a collapse_shape.
void resolveSourceIndicesCollapseShape(Location loc, PatternRewriter &rewriter,
                                       CollapseShapeOp collapseShapeOp, ValueRange indices,
                                       llvm::SmallVectorImpl<Value> &sourceIndices);

} // namespace memref

namespace affine {

/// Appends the indices in the source of a view with the given offsets and strides: offset + index * stride.
/// \param rankReducedDims the dimensions of the source that the view drops; they have no index.
void resolveIndicesIntoOpWithOffsetsAndStrides(RewriterBase &rewriter, Location loc,
                                               llvm::ArrayRef<OpFoldResult> mixedSourceOffsets,
                                               llvm::ArrayRef<OpFoldResult> mixedSourceStrides,
                                               const llvm::SmallBitVector &rankReducedDims,
                                               llvm::ArrayRef<OpFoldResult> consumerIndices,
                                               llvm::SmallVectorImpl<Value> &resolvedIndices);

} // namespace affine
} // namespace mlir

#endif // STRATA_DIALECTS_MEMREF_TRANSFORMS_MEMREFUTILS_H
