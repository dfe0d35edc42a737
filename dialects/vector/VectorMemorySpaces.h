//===- VectorMemorySpaces.h - Folding of memory space casts ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Private to dialects/vector. The implementation of MemorySpaceCastConsumerOpInterface for ops with one
// memory operand.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_VECTORMEMORYSPACES_H
#define STRATA_DIALECTS_VECTOR_VECTORMEMORYSPACES_H

#include "runtime/interfaces/MemOpInterfaces.h"

namespace mlir::vector {

/// If `base` is the result of a memory space cast that can be folded into its user, replaces the operand by
/// the source of the cast. Returns an empty list of replacement values, since the results of the op do not
/// change; fails if there is no such cast.
inline FailureOr<std::optional<llvm::SmallVector<Value>>> foldMemorySpaceCast(OpOperand &base) {
  MemorySpaceCastOpInterface cast = getPromotableMemorySpaceCast(base);
  if (!cast)
    return failure();
  base.set(cast.getSourcePtr());
  return std::optional<llvm::SmallVector<Value>>();
}

} // namespace mlir::vector

#endif // STRATA_DIALECTS_VECTOR_VECTORMEMORYSPACES_H
