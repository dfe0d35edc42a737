//===- AffineComposition.h - Maps applied to maps -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A map whose operands are results of affine.apply is another map of other operands. To simplify maps and
// sets with their operands, and to make ops on maps that are as simple as they can be. What an author starts
// with is makeComposedFoldedAffineApply.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_AFFINE_AFFINECOMPOSITION_H
#define STRATA_DIALECTS_AFFINE_AFFINECOMPOSITION_H

#include "dialects/affine/Affine.h"

namespace strata::affine {

/// The same map over fewer operands: each once, none that is not used, constants as numbers, symbols as
/// symbols.
void canonicalizeMapAndOperands(AffineMap *map, llvm::SmallVectorImpl<Value> *operands);
void canonicalizeSetAndOperands(IntegerSet *set, llvm::SmallVectorImpl<Value> *operands);

/// Puts the maps of affine.apply ops among the operands into the map, and does the same as above.
void composeAffineMapAndOperands(AffineMap *map, llvm::SmallVectorImpl<Value> *operands);
/// Until no operand is the result of an affine.apply that can be put in.
void fullyComposeAffineMapAndOperands(AffineMap *map, llvm::SmallVectorImpl<Value> *operands);

/// An op for a map with one result, over operands that are not results of affine.apply.
AffineApplyOp makeComposedAffineApply(OpBuilder &builder, Location loc, AffineMap map,
                                      llvm::ArrayRef<OpFoldResult> operands);
AffineApplyOp makeComposedAffineApply(OpBuilder &builder, Location loc, AffineExpr expr,
                                      llvm::ArrayRef<OpFoldResult> operands);
/// The same, where no op is made if the result is a number or an operand.
OpFoldResult makeComposedFoldedAffineApply(OpBuilder &builder, Location loc, AffineMap map,
                                           llvm::ArrayRef<OpFoldResult> operands);
OpFoldResult makeComposedFoldedAffineApply(OpBuilder &builder, Location loc, AffineExpr expr,
                                           llvm::ArrayRef<OpFoldResult> operands);
/// One for each result of the map.
llvm::SmallVector<OpFoldResult>
makeComposedFoldedMultiResultAffineApply(OpBuilder &builder, Location loc, AffineMap map,
                                         llvm::ArrayRef<OpFoldResult> operands);
/// The least, or the greatest, result of a map.
AffineMinOp makeComposedAffineMin(OpBuilder &builder, Location loc, AffineMap map,
                                  llvm::ArrayRef<OpFoldResult> operands);
OpFoldResult makeComposedFoldedAffineMin(OpBuilder &builder, Location loc, AffineMap map,
                                         llvm::ArrayRef<OpFoldResult> operands);
OpFoldResult makeComposedFoldedAffineMax(OpBuilder &builder, Location loc, AffineMap map,
                                         llvm::ArrayRef<OpFoldResult> operands);

/// The product of factors, a number if all are; null if one is null.
OpFoldResult computeProduct(Location loc, OpBuilder &builder, llvm::ArrayRef<OpFoldResult> factors);

} // namespace strata::affine

#endif // STRATA_DIALECTS_AFFINE_AFFINECOMPOSITION_H
