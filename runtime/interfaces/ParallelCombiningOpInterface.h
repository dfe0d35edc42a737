//===- ParallelCombiningOpInterface.h - What iterations give --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A parallel loop ends with an op (InParallelOpInterface) whose region holds ops that put what one iteration
// has computed into what all of them share (ParallelCombiningOpInterface). Views; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_PARALLELCOMBININGOPINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_PARALLELCOMBININGOPINTERFACE_H

#include "runtime/ir/Block.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpView.h"

namespace strata::detail {
/// One region of one block.
LogicalResult verifyInParallelOpInterface(Operation *op);
} // namespace strata::detail

#include "runtime/interfaces/ParallelCombiningOpInterface.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_PARALLELCOMBININGOPINTERFACE_H
