//===- DestinationStyleOpInterface.h - Destination-passing style -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of ops in destination-passing style: their init operands are tensors that the results start
// from, or memrefs that the op writes to. A view class; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_DESTINATIONSTYLEOPINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_DESTINATIONSTYLEOPINTERFACE_H

#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpView.h"

namespace mlir {

class DestinationStyleOpInterface;

// Implementations of methods of DestinationStyleOpInterface. `operand` must be an operand of the op.
namespace detail {
bool isDpsInit(const MutableOperandRange &inits, OpOperand *operand);
llvm::SmallVector<OpOperand *> getDpsInputOperands(Operation *op, const MutableOperandRange &inits);
llvm::SmallVector<Value> getDpsInputs(Operation *op, const MutableOperandRange &inits);
bool isDpsScalar(OpOperand *operand);
OpResult getTiedDpsResult(Operation *op, const MutableOperandRange &inits, OpOperand *operand);
bool hasPureBufferSemantics(Operation *op);
bool hasPureTensorSemantics(Operation *op);
LogicalResult verifyDestinationStyleOpInterface(DestinationStyleOpInterface op);
} // namespace detail

} // namespace mlir

#include "runtime/interfaces/DestinationStyleOpInterface.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_DESTINATIONSTYLEOPINTERFACE_H
