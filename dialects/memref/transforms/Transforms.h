//===- Transforms.h - Patterns on memrefs ---------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The patterns of the passes in Passes.h, for use in other passes.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_MEMREF_TRANSFORMS_TRANSFORMS_H
#define STRATA_DIALECTS_MEMREF_TRANSFORMS_TRANSFORMS_H

namespace mlir {
class MemRefType;
class RewritePatternSet;
} // namespace mlir

namespace mlir::memref {

/// Adds the pattern that replaces memref.reshape to a ranked memref by memref.reinterpret_cast.
void populateExpandOpsPatterns(RewritePatternSet &patterns);

/// Adds patterns that make loads and stores through views access the source of the view, and that merge
/// subviews.
void populateFoldMemRefAliasOpPatterns(RewritePatternSet &patterns);

/// Adds patterns that replace dimensions of the results of ops with ReifyRankedShapedTypeOpInterface.
void populateResolveRankedShapedTypeResultDimsPatterns(RewritePatternSet &patterns);

/// Adds patterns that replace subviews and reshapes by memref.reinterpret_cast of the base buffer, and
/// those that resolve memref.extract_strided_metadata of other views and of allocations.
void populateExpandStridedMetadataPatterns(RewritePatternSet &patterns);
/// Adds patterns that resolve memref.extract_strided_metadata of views and allocations, and keep the views.
void populateResolveExtractStridedMetadataPatterns(RewritePatternSet &patterns);

/// Adds the pattern that expands memref.realloc.
/// \param emitDeallocs if false, the old memory is not freed.
void populateExpandReallocPatterns(RewritePatternSet &patterns, bool emitDeallocs = true);

} // namespace mlir::memref

namespace mlir::affine {

/// Returns the type with the identity layout whose elements are those of \p memrefType at the positions that
/// its layout map computes. Returns \p memrefType itself if a size is dynamic or the results of the map are
/// not bounded by constants.
MemRefType normalizeMemRefType(MemRefType memrefType);

} // namespace mlir::affine

#endif // STRATA_DIALECTS_MEMREF_TRANSFORMS_TRANSFORMS_H
