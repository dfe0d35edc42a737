//===- AffineStorage.h - Storage of affine expressions, maps and sets -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Private to runtime/ir. The context's uniquer contains these storages as well as those of types and
// attributes. The first word of every storage identifies its kind: a pointer to an AbstractType or
// AbstractAttribute, or to one of the tags below.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_AFFINESTORAGE_H
#define STRATA_RUNTIME_IR_AFFINESTORAGE_H

#include "runtime/ir/AffineExpr.h"

namespace mlir::detail {

/// The address of a tag identifies a kind of storage.
struct AffineTag {
  char unused;
};
extern const AffineTag affineExprTag, affineMapTag, integerSetTag;

/// Storage of an expression. Properties of the whole expression are computed once, when the storage is
/// created, from the operands.
struct alignas(8) AffineExprStorage {
  const AffineTag *tag;
  MLIRContext *context;
  AffineExprKind kind;
  bool isSymbolicOrConstant, isPureAffine;
  uint32_t depth;
  uint64_t largestKnownDivisor;
  union {
    struct {
      const AffineExprStorage *lhs, *rhs;
    };
    int64_t value; ///< The value of a constant, or the position of a dimension or symbol.
  };
};

struct alignas(8) AffineMapStorage {
  const AffineTag *tag;
  MLIRContext *context;
  unsigned numDims, numSymbols;
  llvm::ArrayRef<AffineExpr> results;
};

struct alignas(8) IntegerSetStorage {
  const AffineTag *tag;
  MLIRContext *context;
  unsigned numDims, numSymbols;
  llvm::ArrayRef<AffineExpr> constraints;
  llvm::ArrayRef<bool> eqFlags;
};

} // namespace mlir::detail

#endif // STRATA_RUNTIME_IR_AFFINESTORAGE_H
