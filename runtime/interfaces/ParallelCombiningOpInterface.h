//===- ParallelCombiningOpInterface.h - Ends of parallel loops -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interfaces of the terminator of a parallel loop (InParallelOpInterface) and of the ops in its region
// (ParallelCombiningOpInterface), which combine the results of one iteration into the shared results of the
// loop. View classes; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_PARALLELCOMBININGOPINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_PARALLELCOMBININGOPINTERFACE_H

#include "runtime/ir/Block.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpView.h"

namespace mlir::detail {
/// Verifies that the op has one region with one block.
LogicalResult verifyInParallelOpInterface(Operation *op);
} // namespace mlir::detail

#include "runtime/interfaces/ParallelCombiningOpInterface.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_PARALLELCOMBININGOPINTERFACE_H
