//===- AffineComposition.h - Composition of affine maps -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Composes maps with the maps of affine.apply ops that define their operands, simplifies maps and sets
// together with their operands, and creates ops with composed maps. Most clients need
// makeComposedFoldedAffineApply().
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_AFFINE_AFFINECOMPOSITION_H
#define STRATA_DIALECTS_AFFINE_AFFINECOMPOSITION_H

#include "dialects/affine/Affine.h"

namespace mlir::affine {

/// Simplifies the map and its operands: drops duplicate and unused operands, replaces constant symbols by
/// constants, and turns dimensions that are valid symbols into symbols.
void canonicalizeMapAndOperands(AffineMap *map, llvm::SmallVectorImpl<Value> *operands);
/// Simplifies a set and its operands like canonicalizeMapAndOperands().
void canonicalizeSetAndOperands(IntegerSet *set, llvm::SmallVectorImpl<Value> *operands);

/// Composes the map with the maps of affine.apply ops among its operands, transitively, and canonicalizes the
/// result.
void composeAffineMapAndOperands(AffineMap *map, llvm::SmallVectorImpl<Value> *operands);
/// Composes until no operand is the result of an affine.apply that can be composed.
void fullyComposeAffineMapAndOperands(AffineMap *map, llvm::SmallVectorImpl<Value> *operands);

/// Creates an affine.apply of a map with one result, composed with the affine.apply ops among its operands.
AffineApplyOp makeComposedAffineApply(OpBuilder &builder, Location loc, AffineMap map,
                                      llvm::ArrayRef<OpFoldResult> operands);
AffineApplyOp makeComposedAffineApply(OpBuilder &builder, Location loc, AffineExpr expr,
                                      llvm::ArrayRef<OpFoldResult> operands);
/// Returns the result of makeComposedAffineApply() as an attribute if it is constant and as an operand if the
/// map is an identity; creates an op otherwise.
OpFoldResult makeComposedFoldedAffineApply(OpBuilder &builder, Location loc, AffineMap map,
                                           llvm::ArrayRef<OpFoldResult> operands);
OpFoldResult makeComposedFoldedAffineApply(OpBuilder &builder, Location loc, AffineExpr expr,
                                           llvm::ArrayRef<OpFoldResult> operands);
/// Calls makeComposedFoldedAffineApply() for each result of the map.
llvm::SmallVector<OpFoldResult>
makeComposedFoldedMultiResultAffineApply(OpBuilder &builder, Location loc, AffineMap map,
                                         llvm::ArrayRef<OpFoldResult> operands);
/// Create affine.min or affine.max of a composed map; the folded variants return a constant or an existing
/// value where possible.
AffineMinOp makeComposedAffineMin(OpBuilder &builder, Location loc, AffineMap map,
                                  llvm::ArrayRef<OpFoldResult> operands);
OpFoldResult makeComposedFoldedAffineMin(OpBuilder &builder, Location loc, AffineMap map,
                                         llvm::ArrayRef<OpFoldResult> operands);
OpFoldResult makeComposedFoldedAffineMax(OpBuilder &builder, Location loc, AffineMap map,
                                         llvm::ArrayRef<OpFoldResult> operands);

/// Returns the product of the factors, an attribute if all are constant; null if a factor is null.
OpFoldResult computeProduct(Location loc, OpBuilder &builder, llvm::ArrayRef<OpFoldResult> factors);

} // namespace mlir::affine

#endif // STRATA_DIALECTS_AFFINE_AFFINECOMPOSITION_H
