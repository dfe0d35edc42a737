//===- Transforms.h - Patterns on memrefs ---------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The patterns of the passes in Passes.h, for use in other passes.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_MEMREF_TRANSFORMS_TRANSFORMS_H
#define STRATA_DIALECTS_MEMREF_TRANSFORMS_TRANSFORMS_H

#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {
class MemRefType;
class RewritePatternSet;
class RewriterBase;
} // namespace mlir

namespace mlir::memref {

class AllocOp;
class AllocaOp;
class DeallocOp;

/// Adds the pattern that replaces memref.reshape to a ranked memref by memref.reinterpret_cast.
void populateExpandOpsPatterns(RewritePatternSet &patterns);

/// Adds patterns that replace an access to a view by an access to the source of the view, and that merge
/// subviews of subviews.
void populateFoldMemRefAliasOpPatterns(RewritePatternSet &patterns);

/// Adds patterns that replace memref.dim and tensor.dim of op results by the sizes that
/// ReifyRankedShapedTypeOpInterface returns.
void populateResolveRankedShapedTypeResultDimsPatterns(RewritePatternSet &patterns);

/// Adds patterns that replace subviews and reshapes by memref.reinterpret_cast of the base buffer, and the
/// patterns of populateResolveExtractStridedMetadataPatterns().
void populateExpandStridedMetadataPatterns(RewritePatternSet &patterns);
/// Adds patterns that replace memref.extract_strided_metadata of a view or an allocation by the computed
/// metadata. The views are not changed.
void populateResolveExtractStridedMetadataPatterns(RewritePatternSet &patterns);

/// Adds the pattern that expands memref.realloc.
/// \param emitDeallocs Frees the old memory after it is copied.
void populateExpandReallocPatterns(RewritePatternSet &patterns, bool emitDeallocs = true);

/// Replaces memref.alloc by memref.alloca, and erases its memref.dealloc. Returns a null op, and changes
/// nothing, if the block of the allocation has no dealloc of it or if `filter` returns false.
AllocaOp allocToAlloca(RewriterBase &rewriter, AllocOp alloc,
                       llvm::function_ref<bool(AllocOp, DeallocOp)> filter = nullptr);

} // namespace mlir::memref

namespace mlir::affine {

/// Converts a layout map to a shape: returns a type with identity layout that has an element at each position
/// that the layout map of \p memrefType computes. Returns \p memrefType itself if a size is dynamic or a
/// result of the map has no constant bounds.
MemRefType normalizeMemRefType(MemRefType memrefType);

} // namespace mlir::affine

#endif // STRATA_DIALECTS_MEMREF_TRANSFORMS_TRANSFORMS_H
