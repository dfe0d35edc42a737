//===- VectorMemorySpaces.h - Memory before a cast ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Private to dialects/vector.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_VECTOR_VECTORMEMORYSPACES_H
#define STRATA_DIALECTS_VECTOR_VECTORMEMORYSPACES_H

#include "runtime/interfaces/MemOpInterfaces.h"

namespace strata::vector {

/// An op takes the memory from before a cast of its space: changed in place, with the same results.
inline FailureOr<std::optional<llvm::SmallVector<Value>>> takeBeforeCast(OpOperand &base) {
  MemorySpaceCastOpInterface cast = getPromotableMemorySpaceCast(base);
  if (!cast)
    return failure();
  base.set(cast.getSourcePtr());
  return std::optional<llvm::SmallVector<Value>>();
}

} // namespace strata::vector

#endif // STRATA_DIALECTS_VECTOR_VECTORMEMORYSPACES_H
