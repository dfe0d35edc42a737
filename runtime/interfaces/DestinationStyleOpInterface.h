//===- DestinationStyleOpInterface.h - Results into operands --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Ops that say where their results go: operands (inits) that hold the old contents, or are the memory to
// write to. A view; see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_DESTINATIONSTYLEOPINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_DESTINATIONSTYLEOPINTERFACE_H

#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpView.h"

namespace strata {

class DestinationStyleOpInterface;

// What the methods of the interface have in common. The operand is one of the op's.
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

} // namespace strata

#include "runtime/interfaces/DestinationStyleOpInterface.h.inc"

#endif // STRATA_RUNTIME_INTERFACES_DESTINATIONSTYLEOPINTERFACE_H
