//===- AffineIndexing.h - Arithmetic on indices ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions that create affine ops for index computations: quotients and remainders, conversions between a
// linear index and one index per dimension, and sums and products of values. Divisors, sizes and factors
// become symbols: they must be valid symbols where the ops are created. Results are attributes or existing
// values where possible.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_AFFINE_AFFINEINDEXING_H
#define STRATA_DIALECTS_AFFINE_AFFINEINDEXING_H

#include "runtime/ir/AffineExpr.h"
#include "runtime/ir/OpFoldResult.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/LogicalResult.h"

namespace mlir {
class ImplicitLocOpBuilder;
class OpBuilder;
} // namespace mlir

namespace mlir::affine {

/// A quotient, rounded toward negative infinity, and its remainder.
struct DivModValue {
  Value quotient;
  Value remainder;
};
DivModValue getDivMod(OpBuilder &builder, Location loc, Value lhs, Value rhs);

/// Splits a linear index into one index per dimension. `basis` are the sizes of all dimensions, or, if \p
/// hasOuterBound is false, of all but the first one; the size of the first dimension is not used. Fails if
/// there is no dimension.
llvm::FailureOr<llvm::SmallVector<Value>> delinearizeIndex(OpBuilder &builder, Location loc,
                                                           Value linearIndex,
                                                           llvm::ArrayRef<OpFoldResult> basis,
                                                           bool hasOuterBound = true);
llvm::FailureOr<llvm::SmallVector<Value>> delinearizeIndex(OpBuilder &builder, Location loc,
                                                           Value linearIndex, llvm::ArrayRef<Value> basis,
                                                           bool hasOuterBound = true);

/// Computes the linear index from one index per dimension, at least one. `basis` are the sizes of all
/// dimensions, or of all but the first one.
OpFoldResult linearizeIndex(OpBuilder &builder, Location loc, llvm::ArrayRef<OpFoldResult> multiIndex,
                            llvm::ArrayRef<OpFoldResult> basis);
OpFoldResult linearizeIndex(llvm::ArrayRef<OpFoldResult> multiIndex, llvm::ArrayRef<OpFoldResult> basis,
                            ImplicitLocOpBuilder &builder);

/// An expression, and the operand that it stands for: a dimension or symbol with its value.
struct AffineValueExpr {
  explicit AffineValueExpr(AffineExpr e) : e(e) {}
  /// Sets the operand.
  AffineValueExpr bind(Value operand) { return bind(OpFoldResult(operand)); }
  AffineValueExpr bind(OpFoldResult operand) {
    v = operand;
    return *this;
  }
  operator AffineExpr() const { return e; }
  operator OpFoldResult() const { return v; }

  AffineExpr e;
  OpFoldResult v;
};

/// Creates affine.apply, affine.min and affine.max ops at one location. The expressions of the two operands
/// of a function have different positions: one dimension and one symbol, or two of them.
struct AffineBuilder {
  AffineBuilder(OpBuilder &builder, Location loc) : builder(builder), loc(loc) {}

  OpFoldResult add(AffineValueExpr lhs, AffineValueExpr rhs) { return apply(lhs.e + rhs.e, lhs, rhs); }
  OpFoldResult sub(AffineValueExpr lhs, AffineValueExpr rhs) { return apply(lhs.e - rhs.e, lhs, rhs); }
  OpFoldResult mul(AffineValueExpr lhs, AffineValueExpr rhs) { return apply(lhs.e * rhs.e, lhs, rhs); }
  OpFoldResult floor(AffineValueExpr lhs, AffineValueExpr rhs) {
    return apply(lhs.e.floorDiv(rhs.e), lhs, rhs);
  }
  OpFoldResult ceil(AffineValueExpr lhs, AffineValueExpr rhs) {
    return apply(lhs.e.ceilDiv(rhs.e), lhs, rhs);
  }
  // The least or the greatest of several values, at least one.
  OpFoldResult min(llvm::ArrayRef<OpFoldResult> values);
  OpFoldResult max(llvm::ArrayRef<OpFoldResult> values);

private:
  /// Applies an expression of two operands. The operand of a dimension comes before that of a symbol.
  OpFoldResult apply(AffineExpr expr, const AffineValueExpr &lhs, const AffineValueExpr &rhs);

  OpBuilder &builder;
  Location loc;
};

} // namespace mlir::affine

#endif // STRATA_DIALECTS_AFFINE_AFFINEINDEXING_H
