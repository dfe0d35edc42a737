//===- ControlFlowInterfaces.cpp - Branches and selections ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/support/Diagnostics.h"

using namespace strata;

LogicalResult detail::verifyBranchSuccessorOperands(Operation *op) {
  auto branch = llvm::cast<BranchOpInterface>(op);
  for (unsigned i = 0, e = op->getNumSuccessors(); i != e; ++i) {
    SuccessorOperands operands = branch.getSuccessorOperands(i);
    // Segments that are themselves wrong are for the op's verifier to tell.
    MutableOperandRange forwarded = operands.getMutableForwardedOperands();
    if (forwarded.end() > op->getOpOperands().end())
      return success();
    Block *successor = op->getSuccessor(i);
    if (operands.size() != successor->getNumArguments())
      return op->emitError() << "branch has " << operands.size() << " operands for successor #" << i
                             << ", but target block has " << successor->getNumArguments();
    for (unsigned j = operands.getProducedOperandCount(); j != operands.size(); ++j)
      if (operands[j].getType() != successor->getArgument(j).getType())
        return op->emitError() << "type mismatch for bb argument #" << j << " of successor #" << i;
  }
  return success();
}
