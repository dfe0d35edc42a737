//===- Bufferization.h - The bufferization dialect ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The bufferization dialect: the op classes of Bufferization.td, and the names of its attributes on ops of
// other dialects (BufferizationDialect::kWritableAttrName and others). Ops are views; see
// runtime/ir/OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_BUFFERIZATION_BUFFERIZATION_H
#define STRATA_DIALECTS_BUFFERIZATION_BUFFERIZATION_H

#include "dialects/memref/MemRef.h"
#include "dialects/tensor/Tensor.h"
#include "runtime/interfaces/SubsetOpInterface.h"

namespace mlir::bufferization {
/// Returns true if a tensor and a memref have the same shape and element type; else emits an error at `op`.
bool haveMatchingTypes(Operation *op, Value tensor, Value buffer);
} // namespace mlir::bufferization

#include "dialects/bufferization/BufferizationDialect.h.inc"
#define GET_OP_CLASSES
#include "dialects/bufferization/BufferizationOps.h.inc"

#endif // STRATA_DIALECTS_BUFFERIZATION_BUFFERIZATION_H
