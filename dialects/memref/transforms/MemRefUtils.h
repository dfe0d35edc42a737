//===- MemRefUtils.h - Views and sources of memrefs -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Creates ops that convert the indices of an element of a view to the indices of the same element of the
// view's source, and finds the sources of views. Views with offsets and strides: AffineSlices.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_MEMREF_TRANSFORMS_MEMREFUTILS_H
#define STRATA_DIALECTS_MEMREF_TRANSFORMS_MEMREFUTILS_H

#include "dialects/memref/MemRef.h"

namespace mlir {
class PatternRewriter;
class RewriterBase;

using MemrefValue = TypedValue<BaseMemRefType>;

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

/// True if the shape is static and the strides are those of the row-major order.
bool isStaticShapeAndContiguousRowMajor(MemRefType type);

/// Return the row-major strides of a shape, innermost last: for each dimension the product of the sizes of
/// the dimensions after it. The products of constants are attributes; otherwise creates ops.
llvm::SmallVector<OpFoldResult> computeSuffixProductIRBlock(Location loc, OpBuilder &builder,
                                                            llvm::ArrayRef<OpFoldResult> sizes);
inline llvm::SmallVector<OpFoldResult> computeStridesIRBlock(Location loc, OpBuilder &builder,
                                                             llvm::ArrayRef<OpFoldResult> sizes) {
  return computeSuffixProductIRBlock(loc, builder, sizes);
}

/// Returns the source of a chain of memref.cast, and of subviews with zero offsets and unit strides: a memref
/// with the same first element and the same distances of elements.
MemrefValue skipFullyAliasingOperations(MemrefValue source);
/// True if both are the same memref, apart from ops that skipFullyAliasingOperations() skips.
inline bool isSameViewOrTrivialAlias(MemrefValue a, MemrefValue b) {
  return skipFullyAliasingOperations(a) == skipFullyAliasingOperations(b);
}
/// Returns the source of a chain of views of any kind (ViewLikeOpInterface).
MemrefValue skipViewLikeOps(MemrefValue source);

/// Erases allocations in `parentOp` that are never read, with their views, stores and deallocations.
void eraseDeadAllocAndStores(RewriterBase &rewriter, Operation *parentOp);

} // namespace memref
} // namespace mlir

#endif // STRATA_DIALECTS_MEMREF_TRANSFORMS_MEMREFUTILS_H
