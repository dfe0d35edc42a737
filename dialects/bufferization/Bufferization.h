//===- Bufferization.h - From tensors to memory ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The bufferization dialect: the op classes of Bufferization.td, and the names of the attributes that other
// dialects' ops may carry (BufferizationDialect::kWritableAttrName and its kin).
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_BUFFERIZATION_BUFFERIZATION_H
#define STRATA_DIALECTS_BUFFERIZATION_BUFFERIZATION_H

#include "dialects/memref/MemRef.h"
#include "dialects/tensor/Tensor.h"
#include "runtime/interfaces/SubsetOpInterface.h"

namespace strata::bufferization {
/// Whether a tensor and its memory have one shape and one type of elements; says at the op what they have
/// not.
bool haveMatchingTypes(Operation *op, Value tensor, Value buffer);
} // namespace strata::bufferization

#include "dialects/bufferization/BufferizationDialect.h.inc"
#define GET_OP_CLASSES
#include "dialects/bufferization/BufferizationOps.h.inc"

#endif // STRATA_DIALECTS_BUFFERIZATION_BUFFERIZATION_H
