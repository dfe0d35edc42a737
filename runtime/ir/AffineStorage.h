//===- AffineStorage.h - How expressions, maps and sets are stored -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Private to runtime/ir. The uniquer holds these beside types and attributes, whose first word is a pointer
// to what the context knows of their kind; here it is one of the tags, so that nothing is taken for something
// else.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_AFFINESTORAGE_H
#define STRATA_RUNTIME_IR_AFFINESTORAGE_H

#include "runtime/ir/AffineExpr.h"

namespace strata::detail {

struct AffineTag {
  char unused;
};
extern const AffineTag affineExprTag, affineMapTag, integerSetTag;

/// Whatever a question about a whole expression needs is worked out once, from the operands, when it is made.
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
    int64_t value; ///< Of a constant; else the position.
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

} // namespace strata::detail

#endif // STRATA_RUNTIME_IR_AFFINESTORAGE_H
