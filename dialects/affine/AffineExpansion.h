//===- AffineExpansion.h - Affine maps as arith ops -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops of the arith dialect that compute affine expressions.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_AFFINE_AFFINEEXPANSION_H
#define STRATA_DIALECTS_AFFINE_AFFINEEXPANSION_H

#include "runtime/ir/AffineMap.h"
#include "runtime/ir/Builders.h"
#include <optional>

namespace mlir::affine {

/// Creates ops that compute an expression on indices. Returns null, after an error, if the expression divides
/// by a constant that is not positive.
Value expandAffineExpr(OpBuilder &builder, Location loc, AffineExpr expr, ValueRange dimValues,
                       ValueRange symbolValues);
/// Creates ops that compute the results of a map. \p operands are the dimensions, then the symbols. Returns
/// nullopt if expandAffineExpr() fails for a result.
std::optional<llvm::SmallVector<Value, 8>> expandAffineMap(OpBuilder &builder, Location loc,
                                                           AffineMap affineMap, ValueRange operands);
// Create ops that compute the largest or the smallest result of a map. Return null if expandAffineExpr()
// fails for a result. \pre The map has a result.
Value expandAffineMax(OpBuilder &builder, Location loc, AffineMap map, ValueRange operands);
Value expandAffineMin(OpBuilder &builder, Location loc, AffineMap map, ValueRange operands);

} // namespace mlir::affine

#endif // STRATA_DIALECTS_AFFINE_AFFINEEXPANSION_H
