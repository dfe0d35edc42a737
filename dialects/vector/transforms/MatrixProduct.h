//===- MatrixProduct.h - Contractions that are matrix products -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Recognizes a vector.contract that is a product of matrices, in any order of their dimensions. Used by the
// lowerings to dot products, outer products and matrix intrinsics.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_TRANSFORMS_MATRIXPRODUCT_H
#define STRATA_DIALECTS_VECTOR_TRANSFORMS_MATRIXPRODUCT_H

#include "dialects/vector/Vector.h"
#include <optional>

namespace mlir::vector {

/// A contraction that is a product of a matrix and a matrix or vector. A parallel iterator of `lhs` iterates
/// over the rows of the result. If `rhs` is a matrix, its parallel iterator iterates over the columns.
struct MatrixProduct {
  Value lhs, rhs;
  bool isLhsReducedFirst = false; ///< Dimension 0 of lhs is reduced, not dimension 1.
  bool isRhsReducedFirst = false; ///< Dimension 0 of the matrix rhs is reduced; false if rhs is a vector.
  bool isReductionFirst = false;  ///< The first iterator is the reduction.

  /// True if rhs is a matrix.
  bool isMatrix() const { return llvm::cast<VectorType>(rhs.getType()).getRank() == 2; }

  /// Returns the operands of the product; nullopt if the contraction is not one.
  static std::optional<MatrixProduct> match(ContractionOp op);
};

/// Creates the transpose of a matrix.
Value makeTransposed(OpBuilder &builder, Location loc, Value matrix);

} // namespace mlir::vector

#endif // STRATA_DIALECTS_VECTOR_TRANSFORMS_MATRIXPRODUCT_H
